/** Goes one square along a rank or file, then one square outwards diagonally, if the square between is empty; captures the same way.

 `afsW` (xbetza) on 3 by 3 squares; by guarded masks, 1024 bytes of tables.

 ```text
 . . .
 . @ .
 . . .
 @ the piece, on b2
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 3 3\" width=\"66\" height=\"66\" role=\"img\"><title>Moves from b2</title><path d=\"M0 0.5h3M1 1.5h2M0 2.5h3\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h3v3h-3z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M1.2 1.2h.6v.6h-.6z\" fill=\"currentColor\"/><g fill=\"currentColor\" font-size=\".62\"></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
struct Mao;
const _: () = {
    use ::betza::__private as betza;
    type Board = betza::Board<3, 3>;
    const TABLE_0: &betza::table::Aligned<
        [[[[betza::core::primitive::u64; 2]; 1]; 2]; 16],
    > = &betza::table::Aligned::read(
        *b"\x02\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0A\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    const TABLE_1: &betza::table::Aligned<
        [[[[betza::core::primitive::u64; 2]; 1]; 2]; 16],
    > = &betza::table::Aligned::read(
        *b"\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xA0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0@\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x88\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    impl Mao {
        /// The notation, as written.
        const NOTATION: &'static betza::core::primitive::str = "afsW";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        const CANONICAL: &'static betza::core::primitive::str = "afsW";
        /// The movement in plain English.
        const DESCRIPTION: &'static betza::core::primitive::str = "Goes one square along a rank or file, then one square outwards diagonally, if the square between is empty; captures the same way.";
        /// The piece in the middle of its board, drawn with letters.
        const DIAGRAM: &'static betza::core::primitive::str = ". . .\n. @ .\n. . .\n@ the piece, on b2";
        /// The kernels that answer for it.
        const STRATEGY: &'static betza::core::primitive::str = "guarded masks";
        /// The bytes of the tables that they read, for both colors.
        const TABLE_BYTES: betza::core::primitive::usize = 1024;
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
            betza::kernel::guarded(TABLE_0, from, occupied)
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
            let _ = color;
            let from = target;
            betza::kernel::guarded(TABLE_1, from, occupied)
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
    impl betza::Attacks for Mao {
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
            betza::kernel::critical_guarded(TABLE_1, from, men)
        }
    }
    impl<HostView> betza::Targets<HostView> for Mao
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
    impl<HostView> betza::Moves<HostView> for Mao
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
};
