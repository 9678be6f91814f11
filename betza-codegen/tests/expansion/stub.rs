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
impl Wrong {
    /// The notation, as written.
    pub(crate) const NOTATION: &'static ::betza::__private::core::primitive::str = "";
    /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
    /// written, where the printer has no words for it.
    pub(crate) const CANONICAL: &'static ::betza::__private::core::primitive::str = "";
    /// The movement in plain English.
    pub(crate) const DESCRIPTION: &'static ::betza::__private::core::primitive::str = "";
    /// The piece in the middle of its board, drawn with letters.
    pub(crate) const DIAGRAM: &'static ::betza::__private::core::primitive::str = "";
    /// The kernels that answer for it.
    pub(crate) const STRATEGY: &'static ::betza::__private::core::primitive::str = "";
    /// The bytes of the tables that they read, for both colors.
    pub(crate) const TABLE_BYTES: ::betza::__private::core::primitive::usize = 0;
    /// The squares on which an enemy could be captured by moving there from `from`.
    ///
    /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
    #[inline]
    #[must_use]
    pub(crate) fn attacks(
        self,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        self.attacks_const(color, from, occupied)
    }
    /// The same answer as `attacks`, for constants.
    #[inline]
    #[must_use]
    pub(crate) const fn attacks_const(
        self,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        let _ = (color, from, occupied);
        ::betza::__private::Bitboard::EMPTY
    }
    /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
    #[inline]
    #[must_use]
    pub(crate) fn quiets(
        self,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        let _ = (color, from, occupied);
        ::betza::__private::Bitboard::EMPTY
    }
    /// The squares from which it would attack `target`.
    #[inline]
    #[must_use]
    pub(crate) fn attackers(
        self,
        color: ::betza::__private::Color,
        target: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        self.attacks(color, target, occupied)
    }
    /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
    #[inline]
    #[must_use]
    pub(crate) fn targets<HostView>(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::TargetSets<::betza::__private::Board<10, 8>>
    where
        HostView: ::betza::__private::BoardView<
            Board = ::betza::__private::Board<10, 8>,
        >,
        Self: ::betza::__private::Targets<HostView>,
    {
        ::betza::__private::Targets::targets(self, view, color, from)
    }
    /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
    #[inline]
    pub(crate) fn moves<HostView, HostSink>(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        sink: &mut HostSink,
    ) -> ::betza::__private::core::ops::ControlFlow<()>
    where
        HostView: ::betza::__private::BoardView<
            Board = ::betza::__private::Board<10, 8>,
        >,
        HostSink: ::betza::__private::MoveSink<::betza::__private::Board<10, 8>>,
        Self: ::betza::__private::Moves<HostView>,
    {
        ::betza::__private::Moves::moves(self, view, color, from, sink)
    }
}
impl ::betza::__private::Attacks for Wrong {
    type Board = ::betza::__private::Board<10, 8>;
    #[inline]
    fn attacks(
        self,
        color: ::betza::__private::Color,
        square: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        self.attacks(color, square, occupied)
    }
    #[inline]
    fn quiets(
        self,
        color: ::betza::__private::Color,
        square: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        self.quiets(color, square, occupied)
    }
    #[inline]
    fn attackers(
        self,
        color: ::betza::__private::Color,
        square: ::betza::__private::Square<::betza::__private::Board<10, 8>>,
        occupied: ::betza::__private::Bitboard<::betza::__private::Board<10, 8>>,
    ) -> ::betza::__private::Bitboard<::betza::__private::Board<10, 8>> {
        self.attackers(color, square, occupied)
    }
}
impl<HostView> ::betza::__private::Targets<HostView> for Wrong
where
    HostView: ::betza::__private::BoardView,
{
    #[inline]
    fn targets(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<HostView::Board>,
    ) -> ::betza::__private::TargetSets<HostView::Board> {
        let _ = (view, color, from);
        ::betza::__private::TargetSets {
            quiets: ::betza::__private::Bitboard::EMPTY,
            captures: ::betza::__private::Bitboard::EMPTY,
        }
    }
}
impl<HostView> ::betza::__private::Moves<HostView> for Wrong
where
    HostView: ::betza::__private::BoardView,
{
    #[inline]
    fn moves<HostSink: ::betza::__private::MoveSink<HostView::Board>>(
        self,
        view: &HostView,
        color: ::betza::__private::Color,
        from: ::betza::__private::Square<HostView::Board>,
        sink: &mut HostSink,
    ) -> ::betza::__private::core::ops::ControlFlow<()> {
        let _ = (view, color, from, sink);
        ::betza::__private::core::ops::ControlFlow::Continue(())
    }
}
