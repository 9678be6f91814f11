::core::compile_error! {
    "[M0003] a notation is a string literal, not a byte or C string\nhelp: leave out the letter before the quotes"
}
/// A piece whose notation has mistakes.
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
pub(crate) struct Wrong;
const _: () = {
    use ::betza::__private as betza;
    type Board = betza::Board<10, 8>;
    impl Wrong {
        /// The notation, as written.
        pub(crate) const NOTATION: &'static betza::core::primitive::str = "";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub(crate) const CANONICAL: &'static betza::core::primitive::str = "";
        /// The movement in plain English.
        pub(crate) const DESCRIPTION: &'static betza::core::primitive::str = "";
        /// The piece in the middle of its board, drawn with letters.
        pub(crate) const DIAGRAM: &'static betza::core::primitive::str = "";
        /// The kernels that answer for it.
        pub(crate) const STRATEGY: &'static betza::core::primitive::str = "";
        /// The bytes of the tables that they read, for both colors.
        pub(crate) const TABLE_BYTES: betza::core::primitive::usize = 0;
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        pub(crate) fn attacks(
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
        pub(crate) const fn attacks_const(
            self,
            color: betza::Color,
            from: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            let _ = (color, from, occupied);
            betza::Bitboard::EMPTY
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        pub(crate) fn quiets(
            self,
            color: betza::Color,
            from: betza::Square<Board>,
            occupied: betza::Bitboard<Board>,
        ) -> betza::Bitboard<Board> {
            let _ = (color, from, occupied);
            betza::Bitboard::EMPTY
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        pub(crate) fn attackers(
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
        pub(crate) fn targets<HostView>(
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
        pub(crate) fn moves<HostView, HostSink>(
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
    impl betza::Attacks for Wrong {
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
            let _ = (color, target, occupied, men);
            betza::Bitboard::EMPTY
        }
    }
    impl<HostView> betza::Targets<HostView> for Wrong
    where
        HostView: betza::BoardView,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: betza::Color,
            from: betza::Square<HostView::Board>,
        ) -> betza::TargetSets<HostView::Board> {
            let _ = (view, color, from);
            betza::TargetSets {
                quiets: betza::Bitboard::EMPTY,
                captures: betza::Bitboard::EMPTY,
            }
        }
    }
    impl<HostView> betza::Moves<HostView> for Wrong
    where
        HostView: betza::BoardView,
    {
        #[inline]
        fn moves<HostSink: betza::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: betza::Color,
            from: betza::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> betza::core::ops::ControlFlow<()> {
            let _ = (view, color, from, sink);
            betza::core::ops::ControlFlow::Continue(())
        }
    }
};
