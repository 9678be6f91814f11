/// Two men.
///
/// An army on 8 by 8 squares.
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
pub enum Army {
    /** Moves one square in any direction; captures the same way.

 `K` (betza) on 8 by 8 squares; by leap table, 512 bytes of tables.

 ```text
 . . . . . . . .
 . . . . . . . .
 . . . . . . . .
 . . * * * . . .
 . . * @ * . . .
 . . * * * . . .
 . . . . . . . .
 . . . . . . . .
 @ the piece, on d4   * moves or captures
 ```*/
    #[cfg_attr(
        doc,
        doc = "\n <div><svg viewBox=\"0 0 8 9\" width=\"176\" height=\"198\" role=\"img\"><title>Moves from d4</title><path d=\"M1 0.5h7M0 1.5h8M1 2.5h7M0 3.5h8M1 4.5h7M0 5.5h8M1 6.5h7M0 7.5h8\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h8v8h-8z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M3.2 4.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"*\" d=\"M2.5 3.5h0M3.5 3.5h0M4.5 3.5h0M2.5 4.5h0M4.5 4.5h0M2.5 5.5h0M3.5 5.5h0M4.5 5.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 8.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"8.72\">moves or captures</text></g></svg></div>"
    )]
    King,
    /** Slides any number of squares along a rank or file; captures the same way.

 `R` (betza) on 8 by 8 squares; by magic, 146076 bytes of tables.

 ```text
 . . . * . . . .
 . . . * . . . .
 . . . * . . . .
 . . . * . . . .
 * * * @ * * * *
 . . . * . . . .
 . . . * . . . .
 . . . * . . . .
 @ the piece, on d4   * moves or captures
 ```*/
    #[cfg_attr(
        doc,
        doc = "\n <div><svg viewBox=\"0 0 8 9\" width=\"176\" height=\"198\" role=\"img\"><title>Moves from d4</title><path d=\"M1 0.5h7M0 1.5h8M1 2.5h7M0 3.5h8M1 4.5h7M0 5.5h8M1 6.5h7M0 7.5h8\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h8v8h-8z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M3.2 4.2h.6v.6h-.6z\" fill=\"currentColor\"/><path data-mark=\"*\" d=\"M3.5 0.5h0M3.5 1.5h0M3.5 2.5h0M3.5 3.5h0M0.5 4.5h0M1.5 4.5h0M2.5 4.5h0M4.5 4.5h0M5.5 4.5h0M6.5 4.5h0M7.5 4.5h0M3.5 5.5h0M3.5 6.5h0M3.5 7.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 8.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"8.72\">moves or captures</text></g></svg></div>"
    )]
    Rook,
}
const _: () = {
    use ::betza::__private as __betza;
    type __Board = __betza::Board<8, 8>;
    #[derive(
        ::betza::__private::core::clone::Clone,
        ::betza::__private::core::marker::Copy,
        ::betza::__private::core::fmt::Debug,
        ::betza::__private::core::cmp::PartialEq,
        ::betza::__private::core::cmp::Eq,
        ::betza::__private::core::hash::Hash,
    )]
    struct King;
    impl King {
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
            let _ = (color, occupied);
            __betza::kernel::leap(
                const {
                    &__betza::table::leaps::<
                        64,
                        1,
                    >(8, 8, &[(0, 1, 0b01010101), (1, 1, 0b10101010)])
                },
                from,
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
    impl __betza::Attacks for King {
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
    impl<HostView> __betza::Targets<HostView> for King
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
    impl<HostView> __betza::Moves<HostView> for King
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
    #[derive(
        ::betza::__private::core::clone::Clone,
        ::betza::__private::core::marker::Copy,
        ::betza::__private::core::fmt::Debug,
        ::betza::__private::core::cmp::PartialEq,
        ::betza::__private::core::cmp::Eq,
        ::betza::__private::core::hash::Hash,
    )]
    struct Rook;
    impl Rook {
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
            let _ = color;
            __betza::kernel::slide_coded(__betza::table::ROOK_SLIDES, from, occupied)
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
                __betza::table::Ride::<64, 2, 1, 8, 8, 0, 1, 0b01010101>::TABLE,
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
    impl __betza::Attacks for Rook {
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
                __betza::table::Ride::<64, 2, 1, 8, 8, 0, 1, 0b01010101>::TABLE,
                from,
                men,
            )
        }
    }
    impl<HostView> __betza::Targets<HostView> for Rook
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
    impl<HostView> __betza::Moves<HostView> for Rook
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
    impl Army {
        /// All kinds of men, in the order of their definition.
        pub const ALL: [Army; 2] = [Army::King, Army::Rook];
        /// Their notations, as written.
        pub const NOTATIONS: [&'static __betza::core::primitive::str; 2] = ["K", "R"];
        /// The kinds as the printer writes them in Parlett's notation or Betza's, after the one they were written in;
        /// as written, where the printer has no words for one.
        pub const CANONICALS: [&'static __betza::core::primitive::str; 2] = ["K", "R"];
        /// Their movements in plain English.
        pub const DESCRIPTIONS: [&'static __betza::core::primitive::str; 2] = [
            "Moves one square in any direction; captures the same way.",
            "Slides any number of squares along a rank or file; captures the same way.",
        ];
        /// Each in the middle of the board, drawn with letters.
        pub const DIAGRAMS: [&'static __betza::core::primitive::str; 2] = [
            ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . * * * . . .\n. . * @ * . . .\n. . * * * . . .\n. . . . . . . .\n. . . . . . . .\n@ the piece, on d4   * moves or captures",
            ". . . * . . . .\n. . . * . . . .\n. . . * . . . .\n. . . * . . . .\n* * * @ * * * *\n. . . * . . . .\n. . . * . . . .\n. . . * . . . .\n@ the piece, on d4   * moves or captures",
        ];
        /// The kernels that answer for each.
        pub const STRATEGIES: [&'static __betza::core::primitive::str; 2] = [
            "leap table",
            "magic",
        ];
        /// The bytes of the tables that each reads, for both colors.
        pub const TABLE_BYTES: [__betza::core::primitive::usize; 2] = [512, 146076];
        /// The letter of this kind, in lower case.
        #[inline]
        #[must_use]
        pub const fn letter(self) -> __betza::core::primitive::char {
            match self {
                Army::King => 'k',
                Army::Rook => 'r',
            }
        }
        /// The kind that a letter names, whichever its case.
        #[inline]
        #[must_use]
        pub const fn from_letter(
            letter: __betza::core::primitive::char,
        ) -> __betza::core::option::Option<Self> {
            match letter {
                'k' | 'K' => __betza::core::option::Option::Some(Army::King),
                'r' | 'R' => __betza::core::option::Option::Some(Army::Rook),
                _ => __betza::core::option::Option::None,
            }
        }
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        pub fn attacks(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            match self {
                Army::King => King.attacks(color, from, occupied),
                Army::Rook => Rook.attacks(color, from, occupied),
            }
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        pub const fn attacks_const(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            match self {
                Army::King => King.attacks_const(color, from, occupied),
                Army::Rook => Rook.attacks_const(color, from, occupied),
            }
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        pub fn quiets(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            match self {
                Army::King => King.quiets(color, from, occupied),
                Army::Rook => Rook.quiets(color, from, occupied),
            }
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        pub fn attackers(
            self,
            color: __betza::Color,
            target: __betza::Square<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            match self {
                Army::King => King.attackers(color, target, occupied),
                Army::Rook => Rook.attackers(color, target, occupied),
            }
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        pub fn targets<HostView>(
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
        pub fn moves<HostView, HostSink>(
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
    impl __betza::Attacks for Army {
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
            match self {
                Army::King => {
                    __betza::Attacks::critical(King, color, target, occupied, men)
                }
                Army::Rook => {
                    __betza::Attacks::critical(Rook, color, target, occupied, men)
                }
            }
        }
        #[inline]
        fn reach(
            self,
            color: __betza::Color,
            from: __betza::Square<__Board>,
        ) -> __betza::Bitboard<__Board> {
            match self {
                Army::King => __betza::Attacks::reach(King, color, from),
                Army::Rook => __betza::Attacks::reach(Rook, color, from),
            }
        }
        #[inline]
        fn attacks_all(
            self,
            color: __betza::Color,
            men: __betza::Bitboard<__Board>,
            occupied: __betza::Bitboard<__Board>,
        ) -> __betza::Bitboard<__Board> {
            match self {
                Army::King => __betza::Attacks::attacks_all(King, color, men, occupied),
                Army::Rook => __betza::Attacks::attacks_all(Rook, color, men, occupied),
            }
        }
    }
    impl<HostView> __betza::Targets<HostView> for Army
    where
        HostView: __betza::BoardView<Board = __Board>,
        King: __betza::Targets<HostView>,
        Rook: __betza::Targets<HostView>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<HostView::Board>,
        ) -> __betza::TargetSets<HostView::Board> {
            match self {
                Army::King => King.targets(view, color, from),
                Army::Rook => Rook.targets(view, color, from),
            }
        }
    }
    impl<HostView> __betza::Moves<HostView> for Army
    where
        HostView: __betza::BoardView<Board = __Board>,
        King: __betza::Moves<HostView>,
        Rook: __betza::Moves<HostView>,
    {
        #[inline]
        fn moves<HostSink: __betza::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: __betza::Color,
            from: __betza::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> __betza::core::ops::ControlFlow<()> {
            match self {
                Army::King => King.moves(view, color, from, sink),
                Army::Rook => Rook.moves(view, color, from, sink),
            }
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: __betza::Color,
            target: __betza::Square<HostView::Board>,
        ) -> __betza::Bitboard<HostView::Board> {
            match self {
                Army::King => __betza::Moves::threatened(King, view, color, target),
                Army::Rook => __betza::Moves::threatened(Rook, view, color, target),
            }
        }
    }
};
