fn piece() {
    use ::betza::__private as __betza;
    type __Board = __betza::Board<8, 8>;
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
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            self.attacks_const(color, from, occupied)
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        const fn attacks_const(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            let _ = color;
            __betza::kernel::ride(
                __betza::table::Ride::<64, 1, 1, 8, 8, 0, 1, 0b00010001>::TABLE,
                from,
                occupied,
            )
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        fn quiets(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            self.attacks(color, from, occupied).difference(occupied)
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        fn attackers(
            self,
            color: __betza::Color,
            target: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            self.attacks(color, target, occupied)
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        fn targets<HostView>(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<__Board>,
        ) -> __betza::TargetSets<__Board>
        where
            HostView: __betza::BoardView<Board = __Board>,
            Self: __betza::Targets<HostView>,
        {
            __betza::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            sink: &mut HostSink,
        ) -> __betza::core::ops::ControlFlow<()>
        where
            HostView: __betza::BoardView<Board = __Board>,
            HostSink: __betza::MoveSink<__Board>,
            Self: __betza::Moves<HostView>,
        {
            __betza::Moves::moves(self, view, color, from, sink)
        }
    }
    impl __betza::Attacks for Piece {
        type Board = __Board;
        #[inline]
        fn attacks(
            self,
            color: __betza::Color,
            square: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            self.attacks(color, square, occupied)
        }
        #[inline]
        fn quiets(
            self,
            color: __betza::Color,
            square: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            self.quiets(color, square, occupied)
        }
        #[inline]
        fn attackers(
            self,
            color: __betza::Color,
            square: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            self.attackers(color, square, occupied)
        }
        #[inline]
        fn critical(
            self,
            color: __betza::Color,
            target: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
            men: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            let _ = (color, occupied);
            let from = target;
            __betza::kernel::critical_ride(
                __betza::table::Ride::<64, 1, 1, 8, 8, 0, 1, 0b00010001>::TABLE,
                from,
                men,
            )
        }
    }
    impl<HostView> __betza::Targets<HostView> for Piece
    where
        HostView: __betza::BoardView<Board = __Board>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<HostView::Board>,
        ) -> __betza::TargetSets<HostView::Board> {
            let occupied = view.occupied();
            let reach = self.attacks(color, from, occupied);
            let quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
            __betza::TargetSets {
                quiets,
                captures,
            }
        }
    }
    impl<HostView> __betza::Moves<HostView> for Piece
    where
        HostView: __betza::BoardView<Board = __Board>,
    {
        #[inline]
        fn moves<HostSink: __betza::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> __betza::core::ops::ControlFlow<()> {
            let targets = __betza::Targets::targets(self, view, color, from);
            sink.group(__betza::Group {
                from,
                to: targets.quiets.union(targets.captures),
                effect: __betza::Effect::NONE,
            })
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: __betza::Color,
            target: __betza::Square<HostView::Board>,
        ) -> __betza::Bitboard<HostView::Board> {
            if !view.enemy().contains(target) {
                return __betza::Bitboard::EMPTY;
            }
            self.attackers(color, target, view.occupied()).intersection(view.own())
        }
    }
    Piece
}
