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
    use ::betza::__private as runtime;
    type Here = runtime::Board<10, 8>;
    impl Wrong {
        /// The notation, as written.
        pub(crate) const NOTATION: &'static runtime::core::primitive::str = "";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub(crate) const CANONICAL: &'static runtime::core::primitive::str = "";
        /// The movement in plain English.
        pub(crate) const DESCRIPTION: &'static runtime::core::primitive::str = "";
        /// The piece in the middle of its board, drawn with letters.
        pub(crate) const DIAGRAM: &'static runtime::core::primitive::str = "";
        /// The kernels that answer for it.
        pub(crate) const STRATEGY: &'static runtime::core::primitive::str = "";
        /// The bytes of the tables that they read, for both colors.
        pub(crate) const TABLE_BYTES: runtime::core::primitive::usize = 0;
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        pub(crate) fn attacks(
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
        pub(crate) const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = (color, from, occupied);
            runtime::Bitboard::EMPTY
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        pub(crate) fn quiets(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = (color, from, occupied);
            runtime::Bitboard::EMPTY
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        pub(crate) fn attackers(
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
        pub(crate) fn targets<HostView>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
        ) -> runtime::TargetSets<Here>
        where
            HostView: runtime::BoardView<Board = Here>,
            Self: runtime::Targets<HostView>,
        {
            runtime::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        pub(crate) fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()>
        where
            HostView: runtime::BoardView<Board = Here>,
            Self: runtime::Moves<HostView>,
            HostSink: runtime::MoveSink<Here>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl runtime::Attacks for Wrong {
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
    }
    impl<HostView> runtime::Targets<HostView> for Wrong
    where
        HostView: runtime::BoardView,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
        ) -> runtime::TargetSets<HostView::Board> {
            let _ = (view, color, from);
            runtime::TargetSets {
                quiets: runtime::Bitboard::EMPTY,
                captures: runtime::Bitboard::EMPTY,
            }
        }
    }
    impl<HostView> runtime::Moves<HostView> for Wrong
    where
        HostView: runtime::BoardView,
    {
        #[inline]
        fn moves<HostSink: runtime::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()> {
            let _ = (view, color, from, sink);
            runtime::core::ops::ControlFlow::Continue(())
        }
    }
};
