/** Slides any number of squares along a rank or file; captures the same way.

 `R` (betza) on 9 by 10 squares; by folded lines + hyperbola quintessence, 11264 bytes of tables.

 ```text
 . . . . * . . . .
 . . . . * . . . .
 . . . . * . . . .
 . . . . * . . . .
 . . . . * . . . .
 * * * * @ * * * *
 . . . . * . . . .
 . . . . * . . . .
 . . . . * . . . .
 . . . . * . . . .
 @ the piece, on e5   * moves or captures
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 9 11\" width=\"198\" height=\"242\" role=\"img\"><title>Moves from e5</title><path d=\"M1 0.5h8M0 1.5h9M1 2.5h8M0 3.5h9M1 4.5h8M0 5.5h9M1 6.5h8M0 7.5h9M1 8.5h8M0 9.5h9\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h9v10h-9z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M4.2 5.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"*\" d=\"M4.5 0.5h0M4.5 1.5h0M4.5 2.5h0M4.5 3.5h0M4.5 4.5h0M0.5 5.5h0M1.5 5.5h0M2.5 5.5h0M3.5 5.5h0M5.5 5.5h0M6.5 5.5h0M7.5 5.5h0M8.5 5.5h0M4.5 6.5h0M4.5 7.5h0M4.5 8.5h0M4.5 9.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 10.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"10.72\">moves or captures</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
struct Rook;
const _: () = {
    use ::betza::__private as runtime;
    type Here = runtime::Board<9, 10>;
    impl Rook {
        /// The notation, as written.
        const NOTATION: &'static runtime::core::primitive::str = "R";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        const CANONICAL: &'static runtime::core::primitive::str = "R";
        /// The movement in plain English.
        const DESCRIPTION: &'static runtime::core::primitive::str = "Slides any number of squares along a rank or file; captures the same way.";
        /// The piece in the middle of its board, drawn with letters.
        const DIAGRAM: &'static runtime::core::primitive::str = ". . . . * . . . .\n. . . . * . . . .\n. . . . * . . . .\n. . . . * . . . .\n. . . . * . . . .\n* * * * @ * * * *\n. . . . * . . . .\n. . . . * . . . .\n. . . . * . . . .\n. . . . * . . . .\n@ the piece, on e5   * moves or captures";
        /// The kernels that answer for it.
        const STRATEGY: &'static runtime::core::primitive::str = "folded lines + hyperbola quintessence";
        /// The bytes of the tables that they read, for both colors.
        const TABLE_BYTES: runtime::core::primitive::usize = 11264;
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
            runtime::kernel::sparse_ride(
                    runtime::table::Ride::<128, 1, 2, 9, 10, 0, 1, 0b00010001>::sparse(),
                    from,
                    occupied,
                )
                .union(
                    runtime::kernel::folded_ride(
                        runtime::table::Ride::<
                            128,
                            1,
                            2,
                            9,
                            10,
                            0,
                            1,
                            0b01000100,
                        >::folded(),
                        from,
                        occupied,
                    ),
                )
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
            self.attacks(color, target, occupied)
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
    impl runtime::Attacks for Rook {
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
            runtime::kernel::critical_ride(
                runtime::table::Ride::<128, 2, 2, 9, 10, 0, 1, 0b01010101>::table(),
                from,
                men,
            )
        }
    }
    impl<HostView> runtime::Targets<HostView> for Rook
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
    impl<HostView> runtime::Moves<HostView> for Rook
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
