/** Slides up to three squares backwards; or moves one square forwards, sideways, or diagonally forwards. It captures the same way.

 `WfFbR3` (betza) on 36 by 36 squares; by steps, 0 bytes of tables.

 ```text
 . . . . .
 . * * * .
 . * @ * .
 . . * . .
 . . * . .
 . . * . .
 . . . . .
 @ the piece, on r18 of 36x36   * moves or captures
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 7 8\" width=\"154\" height=\"176\" role=\"img\"><title>Moves from r18 of 36x36</title><path d=\"M0 0.5h5M1 1.5h4M0 2.5h5M1 3.5h4M0 4.5h5M1 5.5h4M0 6.5h5\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h5v7h-5z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M2.2 2.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"*\" d=\"M1.5 1.5h0M2.5 1.5h0M3.5 1.5h0M1.5 2.5h0M3.5 2.5h0M2.5 3.5h0M2.5 4.5h0M2.5 5.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 7.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"7.72\">moves or captures</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
struct General;
const _: () = {
    use ::betza::__private as runtime;
    impl General {
        /// The notation, as written.
        const NOTATION: &'static runtime::core::primitive::str = "WfFbR3";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        const CANONICAL: &'static runtime::core::primitive::str = "bW3fsWfF";
        /// The movement in plain English.
        const DESCRIPTION: &'static runtime::core::primitive::str = "Slides up to three squares backwards; or moves one square forwards, sideways, or diagonally forwards. It captures the same way.";
        /// The piece in the middle of its board, drawn with letters.
        const DIAGRAM: &'static runtime::core::primitive::str = ". . . . .\n. * * * .\n. * @ * .\n. . * . .\n. . * . .\n. . * . .\n. . . . .\n@ the piece, on r18 of 36x36   * moves or captures";
        /// The kernels that answer for it.
        const STRATEGY: &'static runtime::core::primitive::str = "steps";
        /// The bytes of the tables that they read, for both colors.
        const TABLE_BYTES: runtime::core::primitive::usize = 0;
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        fn attacks(
            self,
            color: runtime::Color,
            from: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            self.attacks_const(color, from, occupied)
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            runtime::kernel::stride(
                    match color {
                        runtime::Color::White => {
                            &[(0, 1, 0b01000101), (1, 1, 0b10000010)]
                        }
                        runtime::Color::Black => {
                            &[(0, 1, 0b01010100), (1, 1, 0b00101000)]
                        }
                    },
                    from,
                )
                .union(
                    runtime::kernel::walk(
                        match color {
                            runtime::Color::White => {
                                &[
                                    runtime::table::Ray {
                                        dx: 0,
                                        dy: -1,
                                        limit: 3,
                                    },
                                ]
                            }
                            runtime::Color::Black => {
                                &[
                                    runtime::table::Ray {
                                        dx: 0,
                                        dy: 1,
                                        limit: 3,
                                    },
                                ]
                            }
                        },
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
            from: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            self.attacks(color, from, occupied).difference(occupied)
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        fn attackers(
            self,
            color: runtime::Color,
            target: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            self.attacks(color.other(), target, occupied)
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        fn targets<HostView>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Taikyoku>,
        ) -> runtime::TargetSets<Taikyoku>
        where
            HostView: runtime::BoardView<Board = Taikyoku>,
        {
            runtime::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Taikyoku>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()>
        where
            HostView: runtime::BoardView<Board = Taikyoku>,
            HostSink: runtime::MoveSink<Taikyoku>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl runtime::Attacks for General {
        type Board = Taikyoku;
        #[inline]
        fn attacks(
            self,
            color: runtime::Color,
            square: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            self.attacks(color, square, occupied)
        }
        #[inline]
        fn attackers(
            self,
            color: runtime::Color,
            square: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            self.attackers(color, square, occupied)
        }
        #[inline]
        fn critical(
            self,
            color: runtime::Color,
            target: runtime::Square<Taikyoku>,
            occupied: runtime::Bitboard<Taikyoku>,
            men: runtime::Bitboard<Taikyoku>,
        ) -> runtime::Bitboard<Taikyoku> {
            let _ = occupied;
            let (color, from) = (color.other(), target);
            runtime::kernel::critical_walk(
                match color {
                    runtime::Color::White => {
                        &[
                            runtime::table::Ray {
                                dx: 0,
                                dy: -1,
                                limit: 3,
                            },
                        ]
                    }
                    runtime::Color::Black => {
                        &[
                            runtime::table::Ray {
                                dx: 0,
                                dy: 1,
                                limit: 3,
                            },
                        ]
                    }
                },
                from,
                men,
            )
        }
    }
    impl<HostView> runtime::Targets<HostView> for General
    where
        HostView: runtime::BoardView<Board = Taikyoku>,
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
    impl<HostView> runtime::Moves<HostView> for General
    where
        HostView: runtime::BoardView<Board = Taikyoku>,
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
    const _: () = ::core::assert!(
        < Taikyoku as runtime::Geometry > ::WIDTH == 36 && < Taikyoku as
        runtime::Geometry > ::HEIGHT == 36,
        "[M0006] `Taikyoku` is no board of 36x36 squares: write the size that `board!` gave it"
    );
};
