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
    use ::betza::__private as __betza;
    type __Board = __betza::Board<10, 8>;
    impl Wrong {
        /// The notation, as written.
        pub(crate) const NOTATION: &'static __betza::core::primitive::str = "";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub(crate) const CANONICAL: &'static __betza::core::primitive::str = "";
        /// The movement in plain English.
        pub(crate) const DESCRIPTION: &'static __betza::core::primitive::str = "";
        /// The piece in the middle of its board, drawn with letters.
        pub(crate) const DIAGRAM: &'static __betza::core::primitive::str = "";
        /// The kernels that answer for it.
        pub(crate) const STRATEGY: &'static __betza::core::primitive::str = "";
        /// The bytes of the tables that they read, for both colors.
        pub(crate) const TABLE_BYTES: __betza::core::primitive::usize = 0;
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        pub(crate) fn attacks(
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
        pub(crate) const fn attacks_const(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            let _ = (color, from, occupied);
            __betza::Bitboard::EMPTY
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        pub(crate) fn quiets(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            let _ = (color, from, occupied);
            __betza::Bitboard::EMPTY
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        pub(crate) fn attackers(
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
        pub(crate) fn targets<HostView>(
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
        pub(crate) fn moves<HostView, HostSink>(
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
    impl __betza::Attacks for Wrong {
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
            let _ = (color, target, occupied, men);
            __betza::Bitboard::EMPTY
        }
    }
    impl<HostView> __betza::Targets<HostView> for Wrong
    where
        HostView: __betza::BoardView,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<HostView::Board>,
        ) -> __betza::TargetSets<HostView::Board> {
            let _ = (view, color, from);
            __betza::TargetSets {
                quiets: __betza::Bitboard::EMPTY,
                captures: __betza::Bitboard::EMPTY,
            }
        }
    }
    impl<HostView> __betza::Moves<HostView> for Wrong
    where
        HostView: __betza::BoardView,
    {
        #[inline]
        fn moves<HostSink: __betza::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> __betza::core::ops::ControlFlow<()> {
            let _ = (view, color, from, sink);
            __betza::core::ops::ControlFlow::Continue(())
        }
    }
};
