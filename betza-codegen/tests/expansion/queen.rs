/** Slides any number of squares in any direction; captures the same way.

 `Q` (betza) on 8 by 8 squares; by magic + spread magic, 156388 bytes of tables.

 ```text
 . . . * . . . *
 * . . * . . * .
 . * . * . * . .
 . . * * * . . .
 * * * @ * * * *
 . . * * * . . .
 . * . * . * . .
 * . . * . . * .
 @ the piece, on d4   * moves or captures
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 8 9\" width=\"176\" height=\"198\" role=\"img\"><title>Moves from d4</title><path d=\"M1 0.5h7M0 1.5h8M1 2.5h7M0 3.5h8M1 4.5h7M0 5.5h8M1 6.5h7M0 7.5h8\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h8v8h-8z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M3.2 4.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"*\" d=\"M3.5 0.5h0M7.5 0.5h0M0.5 1.5h0M3.5 1.5h0M6.5 1.5h0M1.5 2.5h0M3.5 2.5h0M5.5 2.5h0M2.5 3.5h0M3.5 3.5h0M4.5 3.5h0M0.5 4.5h0M1.5 4.5h0M2.5 4.5h0M4.5 4.5h0M5.5 4.5h0M6.5 4.5h0M7.5 4.5h0M2.5 5.5h0M3.5 5.5h0M4.5 5.5h0M1.5 6.5h0M3.5 6.5h0M5.5 6.5h0M0.5 7.5h0M3.5 7.5h0M6.5 7.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 8.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"8.72\">moves or captures</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
struct Queen;
impl Queen {
    /// The notation, as written.
    const NOTATION: &'static ::betza::__private::core::primitive::str = "Q";
    /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
    /// written, where the printer has no words for it.
    const CANONICAL: &'static ::betza::__private::core::primitive::str = "Q";
    /// The movement in plain English.
    const DESCRIPTION: &'static ::betza::__private::core::primitive::str = "Slides any number of squares in any direction; captures the same way.";
    /// The piece in the middle of its board, drawn with letters.
    const DIAGRAM: &'static ::betza::__private::core::primitive::str = ". . . * . . . *\n* . . * . . * .\n. * . * . * . .\n. . * * * . . .\n* * * @ * * * *\n. . * * * . . .\n. * . * . * . .\n* . . * . . * .\n@ the piece, on d4   * moves or captures";
    /// The kernels that answer for it.
    const STRATEGY: &'static ::betza::__private::core::primitive::str = "magic + spread magic";
    /// The bytes of the tables that they read, for both colors.
    const TABLE_BYTES: ::betza::__private::core::primitive::usize = 156388;
    /// The squares on which an enemy could be captured by moving there from `from`.
    ///
    /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
    #[inline]
    #[must_use]
    fn attacks(
        self,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        let _ = color;
        ::betza::__private::kernel::slide_coded(
                ::betza::__private::table::ROOK_SLIDES,
                from,
                occupied,
            )
            .union(
                ::betza::__private::kernel::slide_spread(
                    ::betza::__private::table::BISHOP_SLIDES,
                    from,
                    occupied,
                ),
            )
    }
    /// The same answer as `attacks`, for constants.
    #[inline]
    #[must_use]
    const fn attacks_const(
        self,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        let _ = color;
        ::betza::__private::kernel::ride(
            const {
                &::betza::__private::table::lines::<
                    64,
                    4,
                    1,
                >(
                    8,
                    8,
                    &[
                        ::betza::__private::table::Line {
                            dx: 0,
                            dy: 1,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                        ::betza::__private::table::Line {
                            dx: 1,
                            dy: 0,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                        ::betza::__private::table::Line {
                            dx: -1,
                            dy: 1,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                        ::betza::__private::table::Line {
                            dx: 1,
                            dy: 1,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                    ],
                )
            },
            from,
            occupied,
        )
    }
    /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
    #[inline]
    #[must_use]
    fn quiets(
        self,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        self.attacks(color, from, occupied).difference(occupied)
    }
    /// The squares from which it would attack `target`.
    #[inline]
    #[must_use]
    fn attackers(
        self,
        color: ::betza::__private::Color,
        target: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        self.attacks(color, target, occupied)
    }
    /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
    #[inline]
    #[must_use]
    fn targets<HostView>(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::TargetSets<::betza::__private::Board<8, 8>>
    where
        HostView: ::betza::__private::BoardView<Board = ::betza::__private::Board<8, 8>>,
        Self: ::betza::__private::Targets<HostView>,
    {
        ::betza::__private::Targets::targets(self, view, color, from)
    }
    /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
    #[inline]
    fn moves<HostView, HostSink>(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        sink: &mut HostSink,
    ) -> ::betza::__private::core::ops::ControlFlow<()>
    where
        HostView: ::betza::__private::BoardView<Board = ::betza::__private::Board<8, 8>>,
        HostSink: ::betza::__private::MoveSink<::betza::__private::Board<8, 8>>,
        Self: ::betza::__private::Moves<HostView>,
    {
        ::betza::__private::Moves::moves(self, view, color, from, sink)
    }
}
impl ::betza::__private::Attacks for Queen {
    type Board = ::betza::__private::Board<8, 8>;
    #[inline]
    fn attacks(
        self,
        color: ::betza::__private::Color,
        square: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        self.attacks(color, square, occupied)
    }
    #[inline]
    fn quiets(
        self,
        color: ::betza::__private::Color,
        square: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        self.quiets(color, square, occupied)
    }
    #[inline]
    fn attackers(
        self,
        color: ::betza::__private::Color,
        square: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        self.attackers(color, square, occupied)
    }
    #[inline]
    fn critical(
        self,
        color: ::betza::__private::Color,
        target: ::betza::__private::Square<::betza::__private::Board<8, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
        men: ::betza::__private::Bitboard<::betza::__private::Board<8, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<8, 8>> {
        let _ = (color, occupied);
        let from = target;
        ::betza::__private::kernel::critical_ride(
            const {
                &::betza::__private::table::lines::<
                    64,
                    4,
                    1,
                >(
                    8,
                    8,
                    &[
                        ::betza::__private::table::Line {
                            dx: 0,
                            dy: 1,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                        ::betza::__private::table::Line {
                            dx: 1,
                            dy: 0,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                        ::betza::__private::table::Line {
                            dx: -1,
                            dy: 1,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                        ::betza::__private::table::Line {
                            dx: 1,
                            dy: 1,
                            up: ::betza::__private::core::primitive::u16::MAX,
                            down: ::betza::__private::core::primitive::u16::MAX,
                        },
                    ],
                )
            },
            from,
            men,
        )
    }
}
impl<HostView> ::betza::__private::Targets<HostView> for Queen
where
    HostView: ::betza::__private::BoardView<Board = ::betza::__private::Board<8, 8>>,
{
    #[inline]
    fn targets(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<HostView::Board>,
    ) -> ::betza::__private::TargetSets<HostView::Board> {
        let occupied = view.occupied();
        let reach = self.attacks(color, from, occupied);
        let quiets = reach.difference(occupied);
        let captures = reach.intersection(view.enemy());
        ::betza::__private::TargetSets {
            quiets,
            captures,
        }
    }
}
impl<HostView> ::betza::__private::Moves<HostView> for Queen
where
    HostView: ::betza::__private::BoardView<Board = ::betza::__private::Board<8, 8>>,
{
    #[inline]
    fn moves<HostSink: ::betza::__private::MoveSink<HostView::Board>>(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<HostView::Board>,
        sink: &mut HostSink,
    ) -> ::betza::__private::core::ops::ControlFlow<()> {
        let targets = ::betza::__private::Targets::targets(self, view, color, from);
        sink.group(::betza::__private::Group {
            from,
            to: targets.quiets.union(targets.captures),
            effect: ::betza::__private::Effect::NONE,
        })
    }
    #[inline]
    fn threatened(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        target: ::betza::__private::Square<HostView::Board>,
    ) -> ::betza::__private::Bitboard<HostView::Board> {
        if !view.enemy().contains(target) {
            return ::betza::__private::Bitboard::EMPTY;
        }
        self.attackers(color, target, view.occupied()).intersection(view.own())
    }
}
