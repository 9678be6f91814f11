/** Without capturing, moves one square forwards. To capture (en passant too), moves one square diagonally forwards. As its first move, without capturing, moves exactly two squares forwards if the square between is empty; it may then be taken en passant where it crossed.

 `fmWfceFifmnD` (betza) on 2 by 4 squares; by groups + leap table, 512 bytes of tables.

 ```text
 i .
 o x
 @ .
 . .
 @ the piece, on a2   o moves only   i moves as its first move
 x captures only
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 9 7\" width=\"198\" height=\"154\" role=\"img\"><title>Moves from a2</title><path d=\"M1 0.5h1M0 1.5h2M1 2.5h1M0 3.5h2\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h2v4h-2z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M0.2 2.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"o\" d=\"M0.5 1.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".56\" stroke-linecap=\"round\"/><path d=\"M0.5 1.5h0\" stroke=\"var(--main-background-color,#fff)\" stroke-width=\".34\" stroke-linecap=\"round\"/><path data-legend=\"o\" d=\"M0.5 4.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".56\" stroke-linecap=\"round\"/><path d=\"M0.5 4.5h0\" stroke=\"var(--main-background-color,#fff)\" stroke-width=\".34\" stroke-linecap=\"round\"/><g data-mark=\"i\" fill=\"var(--link-color,#3873ad)\" font-size=\".8\" font-weight=\"bold\" text-anchor=\"middle\"><text x=\"0.5\" y=\"0.75\">i</text></g><g data-legend=\"i\" fill=\"var(--link-color,#3873ad)\" font-size=\".8\" font-weight=\"bold\" text-anchor=\"middle\"><text x=\"0.5\" y=\"5.75\">i</text></g><path data-mark=\"x\" d=\"M1.5 1.5m-.2-.2l.4.4m0-.4l-.4.4\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".14\" fill=\"none\"/><path data-legend=\"x\" d=\"M0.5 6.5m-.2-.2l.4.4m0-.4l-.4.4\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".14\" fill=\"none\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"4.72\">moves only</text><text x=\"1\" y=\"5.72\">moves as its first move</text><text x=\"1\" y=\"6.72\">captures only</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
pub struct Pawn;
const _: () = {
    use ::betza::__private as runtime;
    type Here = runtime::Board<2, 4>;
    const TABLE_0: &runtime::table::Aligned<
        [[[[runtime::core::primitive::u64; 1]; 2]; 1]; 8],
    > = &runtime::table::Aligned::read(
        *b"\x04\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0@\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    const TABLE_1: &runtime::table::Aligned<
        [[[[runtime::core::primitive::u64; 1]; 2]; 1]; 8],
    > = &runtime::table::Aligned::read(
        *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0",
    );
    impl Pawn {
        /// The notation, as written.
        pub const NOTATION: &'static runtime::core::primitive::str = "fmWfceFifmnD";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub const CANONICAL: &'static runtime::core::primitive::str = "fmWfceFifmnD";
        /// The movement in plain English.
        pub const DESCRIPTION: &'static runtime::core::primitive::str = "Without capturing, moves one square forwards. To capture (en passant too), moves one square diagonally forwards. As its first move, without capturing, moves exactly two squares forwards if the square between is empty; it may then be taken en passant where it crossed.";
        /// The piece in the middle of its board, drawn with letters.
        pub const DIAGRAM: &'static runtime::core::primitive::str = "i .\no x\n@ .\n. .\n@ the piece, on a2   o moves only   i moves as its first move\nx captures only";
        /// The kernels that answer for it.
        pub const STRATEGY: &'static runtime::core::primitive::str = "groups + leap table";
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
            let _ = occupied;
            runtime::kernel::leap(
                match color {
                    runtime::Color::White => {
                        runtime::table::Leap::<8, 1, 2, 4, 1, 1, 0b10000010>::table()
                    }
                    runtime::Color::Black => {
                        runtime::table::Leap::<8, 1, 2, 4, 1, 1, 0b00101000>::table()
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
                            runtime::table::Leap::<8, 1, 2, 4, 0, 1, 0b00000001>::table()
                        }
                        runtime::Color::Black => {
                            runtime::table::Leap::<8, 1, 2, 4, 0, 1, 0b00010000>::table()
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
            HostView: runtime::BoardView<Board = Here> + runtime::Unmoved
                + runtime::EnPassant,
            HostSink: runtime::MoveSink<Here>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl runtime::Attacks for Pawn {
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
                            &runtime::table::shifts::<2, 1>(2, 4, &[(-1, 1), (1, 1)])
                        }
                    }
                    runtime::Color::Black => {
                        const {
                            &runtime::table::shifts::<2, 1>(2, 4, &[(-1, -1), (1, -1)])
                        }
                    }
                },
                men,
            )
        }
    }
    impl<HostView> runtime::Moves<HostView> for Pawn
    where
        HostView: runtime::BoardView<Board = Here> + runtime::Unmoved
            + runtime::EnPassant,
    {
        #[inline]
        fn moves<HostSink: runtime::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()> {
            let occupied = view.occupied();
            if view.unmoved().contains(from) {
                runtime::kernel::marked(
                    match color {
                        runtime::Color::White => TABLE_0,
                        runtime::Color::Black => TABLE_1,
                    },
                    from,
                    occupied,
                    occupied.with(from).complement(),
                    sink,
                )?;
            }
            let mut plain = self
                .quiets(color, from, occupied)
                .union(self.attacks(color, from, occupied).intersection(view.enemy()));
            let targets = runtime::kernel::leap(
                    match color {
                        runtime::Color::White => {
                            runtime::table::Leap::<8, 1, 2, 4, 1, 1, 0b10000010>::table()
                        }
                        runtime::Color::Black => {
                            runtime::table::Leap::<8, 1, 2, 4, 1, 1, 0b00101000>::table()
                        }
                    },
                    from,
                )
                .intersection(view.en_passant())
                .difference(occupied);
            let untaken = runtime::kernel::en_passant(
                targets,
                view.en_passant_victim(),
                from,
                sink,
            )?;
            plain = plain.union(untaken);
            sink.group(runtime::Group {
                from,
                to: plain,
                effect: runtime::Effect::NONE,
            })
        }
    }
};
