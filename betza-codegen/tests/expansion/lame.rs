/** Goes one square along a rank or file, then one square outwards diagonally, if the square between is empty; captures the same way.

 `afsW` (xbetza) on 3 by 3 squares; by guarded masks, 1024 bytes of tables.

 ```text
 . . .
 . @ .
 . . .
 @ the piece, on b2
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 3 3\" width=\"66\" height=\"66\" role=\"img\"><title>Moves from b2</title><path d=\"M0 0.5h3M1 1.5h2M0 2.5h3\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h3v3h-3z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M1.2 1.2h.6v.6h-.6z\" fill=\"currentColor\"/><g fill=\"currentColor\" font-size=\".62\"></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
struct Mao;
const _: () = {
    use ::betza::__private as runtime;
    type Here = runtime::Board<3, 3>;
    const TABLE_0: &runtime::table::Aligned<
        [[[[runtime::core::primitive::u64; 2]; 1]; 2]; 16],
    > = &runtime::table::Aligned::read(
        *b"\x02\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0A\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    const TABLE_1: &runtime::table::Aligned<
        [[[[runtime::core::primitive::u64; 2]; 1]; 2]; 16],
    > = &runtime::table::Aligned::read(
        *b"\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xA0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0@\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x88\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    impl Mao {
        /// The notation, as written.
        const NOTATION: &'static runtime::core::primitive::str = "afsW";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        const CANONICAL: &'static runtime::core::primitive::str = "afsW";
        /// The movement in plain English.
        const DESCRIPTION: &'static runtime::core::primitive::str = "Goes one square along a rank or file, then one square outwards diagonally, if the square between is empty; captures the same way.";
        /// The piece in the middle of its board, drawn with letters.
        const DIAGRAM: &'static runtime::core::primitive::str = ". . .\n. @ .\n. . .\n@ the piece, on b2";
        /// The kernels that answer for it.
        const STRATEGY: &'static runtime::core::primitive::str = "guarded masks";
        /// The bytes of the tables that they read, for both colors.
        const TABLE_BYTES: runtime::core::primitive::usize = 1024;
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        fn attacks(
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
        const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = color;
            runtime::kernel::guarded(TABLE_0, from, occupied)
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        fn quiets(
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
        fn attackers(
            self,
            color: runtime::Color,
            target: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = color;
            let from = target;
            runtime::kernel::guarded(TABLE_1, from, occupied)
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        fn targets<HostView>(
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
        fn moves<HostView, HostSink>(
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
    impl runtime::Attacks for Mao {
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
            let _ = (color, occupied);
            let from = target;
            runtime::kernel::critical_guarded(TABLE_1, from, men)
        }
    }
    impl<HostView> runtime::Targets<HostView> for Mao
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
    impl<HostView> runtime::Moves<HostView> for Mao
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
