/// A jumper.
///
/** Leaps 1 by 2 squares (as a knight); captures the same way.

 `N` (betza) on 8 by 8 squares; by leap table, 512 bytes of tables.

 ```text
 . . . . . . . .
 . . . . . . . .
 . . * . * . . .
 . * . . . * . .
 . . . @ . . . .
 . * . . . * . .
 . . * . * . . .
 . . . . . . . .
 @ the piece, on d4   * moves or captures
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 8 9\" width=\"176\" height=\"198\" role=\"img\"><title>Moves from d4</title><path d=\"M1 0.5h7M0 1.5h8M1 2.5h7M0 3.5h8M1 4.5h7M0 5.5h8M1 6.5h7M0 7.5h8\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h8v8h-8z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M3.2 4.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"*\" d=\"M2.5 2.5h0M4.5 2.5h0M1.5 3.5h0M5.5 3.5h0M1.5 5.5h0M5.5 5.5h0M2.5 6.5h0M4.5 6.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 8.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"8.72\">moves or captures</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
pub struct Knight;
const _: () = {
    use ::betza::__private as runtime;
    type Here = runtime::Board<8, 8>;
    impl Knight {
        /// The notation, as written.
        pub const NOTATION: &'static runtime::core::primitive::str = "N";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub const CANONICAL: &'static runtime::core::primitive::str = "N";
        /// The movement in plain English.
        pub const DESCRIPTION: &'static runtime::core::primitive::str = "Leaps 1 by 2 squares (as a knight); captures the same way.";
        /// The piece in the middle of its board, drawn with letters.
        pub const DIAGRAM: &'static runtime::core::primitive::str = ". . . . . . . .\n. . . . . . . .\n. . * . * . . .\n. * . . . * . .\n. . . @ . . . .\n. * . . . * . .\n. . * . * . . .\n. . . . . . . .\n@ the piece, on d4   * moves or captures";
        /// The kernels that answer for it.
        pub const STRATEGY: &'static runtime::core::primitive::str = "leap table";
        /// The bytes of the tables that they read, for both colors.
        pub const TABLE_BYTES: runtime::core::primitive::usize = 512;
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        pub fn attacks(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attacks_const(color, from, occupied)
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        pub const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = (color, occupied);
            runtime::kernel::leap(
                runtime::table::Leap::<64, 1, 8, 8, 1, 2, 0b11111111>::table(),
                from,
            )
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        pub fn quiets(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attacks(color, from, occupied).difference(occupied)
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        pub fn attackers(
            self,
            color: runtime::Color,
            target: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attacks(color, target, occupied)
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        pub fn targets<HostView>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
        ) -> runtime::TargetSets<Here>
        where
            HostView: runtime::BoardView<Board = Here>,
        {
            runtime::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        pub fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()>
        where
            HostView: runtime::BoardView<Board = Here>,
            HostSink: runtime::MoveSink<Here>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl runtime::Attacks for Knight {
        type Board = Here;
        #[inline]
        fn attacks(
            self,
            color: runtime::Color,
            square: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attacks(color, square, occupied)
        }
        #[inline]
        fn attackers(
            self,
            color: runtime::Color,
            square: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attackers(color, square, occupied)
        }
        #[inline]
        fn critical(
            self,
            color: runtime::Color,
            target: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
            men: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = (color, target, occupied, men);
            runtime::Bitboard::EMPTY
        }
    }
    impl<HostView> runtime::Targets<HostView> for Knight
    where
        HostView: runtime::BoardView<Board = Here>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
        ) -> runtime::TargetSets<HostView::Board> {
            let occupied = view.occupied();
            let reach = self.attacks(color, from, occupied);
            let quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
            runtime::TargetSets {
                quiets,
                captures,
            }
        }
    }
    impl<HostView> runtime::Moves<HostView> for Knight
    where
        HostView: runtime::BoardView<Board = Here>,
    {
        #[inline]
        fn moves<HostSink: runtime::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()> {
            let targets = runtime::Targets::targets(self, view, color, from);
            sink.group(runtime::Group {
                from,
                to: targets.quiets.union(targets.captures),
                effect: runtime::Effect::NONE,
            })
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: runtime::Color,
            target: runtime::Square<HostView::Board>,
        ) -> runtime::Bitboard<HostView::Board> {
            if !view.enemy().contains(target) {
                return runtime::Bitboard::EMPTY;
            }
            self.attackers(color, target, view.occupied()).intersection(view.own())
        }
    }
};
