fn piece() {
    use ::betza::__private as betza;
    type Board = betza::Board<8, 8>;
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
            color: betza::Color,
            from: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            self.attacks_const(color, from, occupied)
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        const fn attacks_const(
            self,
            color: betza::Color,
            from: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            let _ = color;
            betza::kernel::ride(
                betza::table::Ride::<64, 1, 1, 8, 8, 0, 1, 0b00010001>::table(),
                from,
                occupied,
            )
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        fn quiets(
            self,
            color: betza::Color,
            from: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            self.attacks(color, from, occupied).difference(occupied)
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        fn attackers(
            self,
            color: betza::Color,
            target: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            self.attacks(color, target, occupied)
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        fn targets<HostView>(
            self,
            view: &HostView,
            color: betza::Color,
            from: betza::Square<Board>,
        ) -> betza::TargetSets<Board>
        where
            HostView: betza::BoardView<Board = Board>,
            Self: betza::Targets<HostView>,
        {
            betza::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: betza::Color,
            from: betza::Square<Board>,
            sink: &mut HostSink,
        ) -> betza::core::ops::ControlFlow<()>
        where
            HostView: betza::BoardView<Board = Board>,
            HostSink: betza::MoveSink<Board>,
            Self: betza::Moves<HostView>,
        {
            betza::Moves::moves(self, view, color, from, sink)
        }
    }
    impl betza::Attacks for Piece {
        type Board = Board;
        #[inline]
        fn attacks(
            self,
            color: betza::Color,
            square: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            self.attacks(color, square, occupied)
        }
        #[inline]
        fn quiets(
            self,
            color: betza::Color,
            square: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            self.quiets(color, square, occupied)
        }
        #[inline]
        fn attackers(
            self,
            color: betza::Color,
            square: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            self.attackers(color, square, occupied)
        }
        #[inline]
        fn critical(
            self,
            color: betza::Color,
            target: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
            men: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            let _ = (color, occupied);
            let from = target;
            betza::kernel::critical_ride(
                betza::table::Ride::<64, 1, 1, 8, 8, 0, 1, 0b00010001>::table(),
                from,
                men,
            )
        }
    }
    impl<HostView> betza::Targets<HostView> for Piece
    where
        HostView: betza::BoardView<Board = Board>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: betza::Color,
            from: betza::Square<HostView::Board>,
        ) -> betza::TargetSets<HostView::Board> {
            let occupied = view.occupied();
            let reach = self.attacks(color, from, occupied);
            let quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
            betza::TargetSets {
                quiets,
                captures,
            }
        }
    }
    impl<HostView> betza::Moves<HostView> for Piece
    where
        HostView: betza::BoardView<Board = Board>,
    {
        #[inline]
        fn moves<HostSink: betza::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: betza::Color,
            from: betza::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> betza::core::ops::ControlFlow<()> {
            let targets = betza::Targets::targets(self, view, color, from);
            sink.group(betza::Group {
                from,
                to: targets.quiets.union(targets.captures),
                effect: betza::Effect::NONE,
            })
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: betza::Color,
            target: betza::Square<HostView::Board>,
        ) -> betza::Bitboard<HostView::Board> {
            if !view.enemy().contains(target) {
                return betza::Bitboard::EMPTY;
            }
            self.attackers(color, target, view.occupied()).intersection(view.own())
        }
    }
    Piece
}
