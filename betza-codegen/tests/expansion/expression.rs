fn piece() {
    /** Slides any number of squares forwards or backwards; captures the same way.

 `vR` (betza) on 8 by 8 squares; by obstruction difference, 1024 bytes of tables.

 ```text
 . . . * . . . .
 . . . * . . . .
 . . . * . . . .
 . . . * . . . .
 . . . @ . . . .
 . . . * . . . .
 . . . * . . . .
 . . . * . . . .
 @ the piece, on d4   * moves or captures
 ```*/
    #[derive(
        ::betza::__private::core::clone::Clone,
        ::betza::__private::core::marker::Copy,
        ::betza::__private::core::fmt::Debug,
        ::betza::__private::core::cmp::PartialEq,
        ::betza::__private::core::cmp::Eq,
        ::betza::__private::core::hash::Hash,
    )]
    struct Piece;
    impl Piece {
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
            self.attacks_const(color, from, occupied)
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
                ::betza::__private::table::Ride::<
                    64,
                    1,
                    1,
                    8,
                    8,
                    0,
                    1,
                    0b00010001,
                >::TABLE,
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
            HostView: ::betza::__private::BoardView<
                Board = ::betza::__private::Board<8, 8>,
            >,
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
            HostView: ::betza::__private::BoardView<
                Board = ::betza::__private::Board<8, 8>,
            >,
            HostSink: ::betza::__private::MoveSink<::betza::__private::Board<8, 8>>,
            Self: ::betza::__private::Moves<HostView>,
        {
            ::betza::__private::Moves::moves(self, view, color, from, sink)
        }
    }
    impl ::betza::__private::Attacks for Piece {
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
    }
    impl<HostView> ::betza::__private::Targets<HostView> for Piece
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
    impl<HostView> ::betza::__private::Moves<HostView> for Piece
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
    }
    Piece
}
