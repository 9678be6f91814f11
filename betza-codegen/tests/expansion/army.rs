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
    use ::betza::__private as runtime;
    type Here = runtime::Board<8, 8>;
    #[derive(
        ::betza::__private::core::clone::Clone,
        ::betza::__private::core::marker::Copy,
        ::betza::__private::core::fmt::Debug,
        ::betza::__private::core::cmp::PartialEq,
        ::betza::__private::core::cmp::Eq,
        ::betza::__private::core::hash::Hash,
    )]
    struct KingMan;
    impl KingMan {
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        fn attacks(
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
        const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = (color, occupied);
            runtime::kernel::leap(
                const {
                    &runtime::table::leaps::<
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
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attacks(color, from, occupied).difference(occupied)
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        fn attackers(
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
        fn targets<HostView>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
        ) -> runtime::TargetSets<Here>
        where
            HostView: runtime::BoardView<Board = Here>,
        {
            runtime::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()>
        where
            HostView: runtime::BoardView<Board = Here>,
            HostSink: runtime::MoveSink<Here>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl runtime::Attacks for KingMan {
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
    impl<HostView> runtime::Targets<HostView> for KingMan
    where
        HostView: runtime::BoardView<Board = Here>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
        ) -> runtime::TargetSets<HostView::Board> {
            let occupied = view.occupied();
            let reach = self.attacks(color, from, occupied);
            let quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
            runtime::TargetSets {
                quiets,
                captures,
            }
        }
    }
    impl<HostView> runtime::Moves<HostView> for KingMan
    where
        HostView: runtime::BoardView<Board = Here>,
    {
        #[inline]
        fn moves<HostSink: runtime::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()> {
            let targets = runtime::Targets::targets(self, view, color, from);
            sink.group(runtime::Group {
                from,
                to: targets.quiets.union(targets.captures),
                effect: runtime::Effect::NONE,
            })
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: runtime::Color,
            target: runtime::Square<HostView::Board>,
        ) -> runtime::Bitboard<HostView::Board> {
            if !view.enemy().contains(target) {
                return runtime::Bitboard::EMPTY;
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
    struct RookMan;
    impl RookMan {
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        fn attacks(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = color;
            runtime::kernel::slide_coded(runtime::table::ROOK_SLIDES, from, occupied)
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            let _ = color;
            runtime::kernel::ride(
                runtime::table::Ride::<64, 2, 1, 8, 8, 0, 1, 0b01010101>::table(),
                from,
                occupied,
            )
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        fn quiets(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            self.attacks(color, from, occupied).difference(occupied)
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        fn attackers(
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
        fn targets<HostView>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
        ) -> runtime::TargetSets<Here>
        where
            HostView: runtime::BoardView<Board = Here>,
        {
            runtime::Targets::targets(self, view, color, from)
        }
        /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
        #[inline]
        fn moves<HostView, HostSink>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<Here>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()>
        where
            HostView: runtime::BoardView<Board = Here>,
            HostSink: runtime::MoveSink<Here>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl runtime::Attacks for RookMan {
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
            let _ = (color, occupied);
            let from = target;
            runtime::kernel::critical_ride(
                runtime::table::Ride::<64, 2, 1, 8, 8, 0, 1, 0b01010101>::table(),
                from,
                men,
            )
        }
    }
    impl<HostView> runtime::Targets<HostView> for RookMan
    where
        HostView: runtime::BoardView<Board = Here>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
        ) -> runtime::TargetSets<HostView::Board> {
            let occupied = view.occupied();
            let reach = self.attacks(color, from, occupied);
            let quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
            runtime::TargetSets {
                quiets,
                captures,
            }
        }
    }
    impl<HostView> runtime::Moves<HostView> for RookMan
    where
        HostView: runtime::BoardView<Board = Here>,
    {
        #[inline]
        fn moves<HostSink: runtime::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()> {
            let targets = runtime::Targets::targets(self, view, color, from);
            sink.group(runtime::Group {
                from,
                to: targets.quiets.union(targets.captures),
                effect: runtime::Effect::NONE,
            })
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: runtime::Color,
            target: runtime::Square<HostView::Board>,
        ) -> runtime::Bitboard<HostView::Board> {
            if !view.enemy().contains(target) {
                return runtime::Bitboard::EMPTY;
            }
            self.attackers(color, target, view.occupied()).intersection(view.own())
        }
    }
    impl Army {
        /// All kinds of men, in the order of their definition.
        pub const ALL: [Army; 2] = [Army::King, Army::Rook];
        /// Their notations, as written.
        pub const NOTATIONS: [&'static runtime::core::primitive::str; 2] = ["K", "R"];
        /// The kinds as the printer writes them in Parlett's notation or Betza's, after the one they were written in;
        /// as written, where the printer has no words for one.
        pub const CANONICALS: [&'static runtime::core::primitive::str; 2] = ["K", "R"];
        /// Their movements in plain English.
        pub const DESCRIPTIONS: [&'static runtime::core::primitive::str; 2] = [
            "Moves one square in any direction; captures the same way.",
            "Slides any number of squares along a rank or file; captures the same way.",
        ];
        /// Each in the middle of the board, drawn with letters.
        pub const DIAGRAMS: [&'static runtime::core::primitive::str; 2] = [
            ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . * * * . . .\n. . * @ * . . .\n. . * * * . . .\n. . . . . . . .\n. . . . . . . .\n@ the piece, on d4   * moves or captures",
            ". . . * . . . .\n. . . * . . . .\n. . . * . . . .\n. . . * . . . .\n* * * @ * * * *\n. . . * . . . .\n. . . * . . . .\n. . . * . . . .\n@ the piece, on d4   * moves or captures",
        ];
        /// The kernels that answer for each.
        pub const STRATEGIES: [&'static runtime::core::primitive::str; 2] = [
            "leap table",
            "magic",
        ];
        /// The bytes of the tables that each reads, for both colors.
        pub const TABLE_BYTES: [runtime::core::primitive::usize; 2] = [512, 146076];
        /// The letter of this kind, in lower case.
        #[inline]
        #[must_use]
        pub const fn letter(self) -> runtime::core::primitive::char {
            match self {
                Army::King => 'k',
                Army::Rook => 'r',
            }
        }
        /// The kind that a letter names, whichever its case.
        #[inline]
        #[must_use]
        pub const fn from_letter(
            letter: runtime::core::primitive::char,
        ) -> runtime::core::option::Option<Self> {
            match letter {
                'k' | 'K' => runtime::core::option::Option::Some(Army::King),
                'r' | 'R' => runtime::core::option::Option::Some(Army::Rook),
                _ => runtime::core::option::Option::None,
            }
        }
        /// The squares on which an enemy could be captured by moving there from `from`.
        ///
        /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
        #[inline]
        #[must_use]
        pub fn attacks(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            match self {
                Army::King => KingMan.attacks(color, from, occupied),
                Army::Rook => RookMan.attacks(color, from, occupied),
            }
        }
        /// The same answer as `attacks`, for constants.
        #[inline]
        #[must_use]
        pub const fn attacks_const(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            match self {
                Army::King => KingMan.attacks_const(color, from, occupied),
                Army::Rook => RookMan.attacks_const(color, from, occupied),
            }
        }
        /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
        #[inline]
        #[must_use]
        pub fn quiets(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            match self {
                Army::King => KingMan.quiets(color, from, occupied),
                Army::Rook => RookMan.quiets(color, from, occupied),
            }
        }
        /// The squares from which it would attack `target`.
        #[inline]
        #[must_use]
        pub fn attackers(
            self,
            color: runtime::Color,
            target: runtime::Square<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            match self {
                Army::King => KingMan.attackers(color, target, occupied),
                Army::Rook => RookMan.attackers(color, target, occupied),
            }
        }
        /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
        #[inline]
        #[must_use]
        pub fn targets<HostView>(
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
        pub fn moves<HostView, HostSink>(
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
    impl runtime::Attacks for Army {
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
            match self {
                Army::King => {
                    runtime::Attacks::critical(KingMan, color, target, occupied, men)
                }
                Army::Rook => {
                    runtime::Attacks::critical(RookMan, color, target, occupied, men)
                }
            }
        }
        #[inline]
        fn reach(
            self,
            color: runtime::Color,
            from: runtime::Square<Here>,
        ) -> runtime::Bitboard<Here> {
            match self {
                Army::King => runtime::Attacks::reach(KingMan, color, from),
                Army::Rook => runtime::Attacks::reach(RookMan, color, from),
            }
        }
        #[inline]
        fn attacks_all(
            self,
            color: runtime::Color,
            men: runtime::Bitboard<Here>,
            occupied: runtime::Bitboard<Here>,
        ) -> runtime::Bitboard<Here> {
            match self {
                Army::King => {
                    runtime::Attacks::attacks_all(KingMan, color, men, occupied)
                }
                Army::Rook => {
                    runtime::Attacks::attacks_all(RookMan, color, men, occupied)
                }
            }
        }
    }
    impl<HostView> runtime::Targets<HostView> for Army
    where
        HostView: runtime::BoardView<Board = Here>,
        KingMan: runtime::Targets<HostView>,
        RookMan: runtime::Targets<HostView>,
    {
        #[inline]
        fn targets(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
        ) -> runtime::TargetSets<HostView::Board> {
            match self {
                Army::King => runtime::Targets::targets(KingMan, view, color, from),
                Army::Rook => runtime::Targets::targets(RookMan, view, color, from),
            }
        }
    }
    impl<HostView> runtime::Moves<HostView> for Army
    where
        HostView: runtime::BoardView<Board = Here>,
        KingMan: runtime::Moves<HostView>,
        RookMan: runtime::Moves<HostView>,
    {
        #[inline]
        fn moves<HostSink: runtime::MoveSink<HostView::Board>>(
            self,
            view: &HostView,
            color: runtime::Color,
            from: runtime::Square<HostView::Board>,
            sink: &mut HostSink,
        ) -> runtime::core::ops::ControlFlow<()> {
            match self {
                Army::King => runtime::Moves::moves(KingMan, view, color, from, sink),
                Army::Rook => runtime::Moves::moves(RookMan, view, color, from, sink),
            }
        }
        #[inline]
        fn threatened(
            self,
            view: &HostView,
            color: runtime::Color,
            target: runtime::Square<HostView::Board>,
        ) -> runtime::Bitboard<HostView::Board> {
            match self {
                Army::King => runtime::Moves::threatened(KingMan, view, color, target),
                Army::Rook => runtime::Moves::threatened(RookMan, view, color, target),
            }
        }
    }
};
