/** Without capturing, moves one square forwards. To capture, moves one square diagonally forwards.

 `fmWfcF` (betza) on 9 by 10 squares; by leap table, 8192 bytes of tables.

 ```text
 . . . . . . . . .
 . . . . . . . . .
 . . . . . . . . .
 . . . . . . . . .
 . . . x o x . . .
 . . . . @ . . . .
 . . . . . . . . .
 . . . . . . . . .
 . . . . . . . . .
 . . . . . . . . .
 @ the piece, on e5   o moves only   x captures only
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 9 12\" width=\"198\" height=\"264\" role=\"img\"><title>Moves from e5</title><path d=\"M1 0.5h8M0 1.5h9M1 2.5h8M0 3.5h9M1 4.5h8M0 5.5h9M1 6.5h8M0 7.5h9M1 8.5h8M0 9.5h9\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h9v10h-9z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M4.2 5.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"o\" d=\"M4.5 4.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".56\" stroke-linecap=\"round\"/><path d=\"M4.5 4.5h0\" stroke=\"var(--main-background-color,#fff)\" stroke-width=\".34\" stroke-linecap=\"round\"/><path data-legend=\"o\" d=\"M0.5 10.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".56\" stroke-linecap=\"round\"/><path d=\"M0.5 10.5h0\" stroke=\"var(--main-background-color,#fff)\" stroke-width=\".34\" stroke-linecap=\"round\"/><path data-mark=\"x\" d=\"M3.5 4.5m-.2-.2l.4.4m0-.4l-.4.4M5.5 4.5m-.2-.2l.4.4m0-.4l-.4.4\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".14\" fill=\"none\"/><path data-legend=\"x\" d=\"M0.5 11.5m-.2-.2l.4.4m0-.4l-.4.4\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".14\" fill=\"none\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"10.72\">moves only</text><text x=\"1\" y=\"11.72\">captures only</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
pub struct Sergeant;
const _: () = {
    use ::betza::__private as runtime;
    type Here = runtime::Board<9, 10>;
    impl Sergeant {
        /// The notation, as written.
        pub const NOTATION: &'static runtime::core::primitive::str = "fmWfcF";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub const CANONICAL: &'static runtime::core::primitive::str = "fmWfcF";
        /// The movement in plain English.
        pub const DESCRIPTION: &'static runtime::core::primitive::str = "Without capturing, moves one square forwards. To capture, moves one square diagonally forwards.";
        /// The piece in the middle of its board, drawn with letters.
        pub const DIAGRAM: &'static runtime::core::primitive::str = ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . x o x . . .\n. . . . @ . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n@ the piece, on e5   o moves only   x captures only";
        /// The kernels that answer for it.
        pub const STRATEGY: &'static runtime::core::primitive::str = "leap table";
        /// The bytes of the tables that they read, for both colors.
        pub const TABLE_BYTES: runtime::core::primitive::usize = 8192;
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
            let _ = occupied;
            runtime::kernel::leap(
                match color {
                    runtime::Color::White => {
                        runtime::table::Leap::<128, 2, 9, 10, 1, 1, 0b10000010>::table()
                    }
                    runtime::Color::Black => {
                        runtime::table::Leap::<128, 2, 9, 10, 1, 1, 0b00101000>::table()
                    }
                },
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
            runtime::kernel::leap(
                    match color {
                        runtime::Color::White => {
                            runtime::table::Leap::<
                                128,
                                2,
                                9,
                                10,
                                0,
                                1,
                                0b00000001,
                            >::table()
                        }
                        runtime::Color::Black => {
                            runtime::table::Leap::<
                                128,
                                2,
                                9,
                                10,
                                0,
                                1,
                                0b00010000,
                            >::table()
                        }
                    },
                    from,
                )
                .difference(occupied)
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
            self.attacks(color.other(), target, occupied)
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
    impl runtime::Attacks for Sergeant {
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
        fn quiets(
            self,
            color: runtime::Color,
            square: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.quiets(color, square, occupied)
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
        #[inline]
        fn attacks_all(
            self,
            color: runtime::Color,
            men: runtime::Bitboard<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = occupied;
            runtime::kernel::leaps_of_all(
                match color {
                    runtime::Color::White => {
                        const {
                            &runtime::table::shifts::<2, 2>(9, 10, &[(-1, 1), (1, 1)])
                        }
                    }
                    runtime::Color::Black => {
                        const {
                            &runtime::table::shifts::<2, 2>(9, 10, &[(-1, -1), (1, -1)])
                        }
                    }
                },
                men,
            )
        }
    }
    impl<HostView> runtime::Targets<HostView> for Sergeant
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
            let quiets = self.quiets(color, from, occupied);
            let captures = self
                .attacks(color, from, occupied)
                .intersection(view.enemy());
            runtime::TargetSets {
                quiets,
                captures,
            }
        }
    }
    impl<HostView> runtime::Moves<HostView> for Sergeant
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
