/** Moves one square in any direction, leaps two squares in any direction, or 1 by 2 squares (as a knight); captures the same way. Goes one square in any direction, capturing an enemy there or not, then back to its own square. Goes one square in any direction, capturing an enemy there, then one square in any direction but straight back; may capture again where it ends.

 `KNADcaKmcabK` (betza) on 8 by 8 squares; by groups + leap table, 1024 bytes of tables.

 It has no `attacks`: it takes elsewhere than where it arrives.

 ```text
 . . . . . . . .
 . . . . . . . .
 . * * * * * . .
 . * + + + * . .
 . * + @ + * . .
 . * + + + * . .
 . * * * * * . .
 . . . . . . . .
 @ the piece, on d4   + moves or captures, captures in passing
 * moves or captures
 ```*/
#[cfg_attr(
    doc,
    doc = "\n <div><svg viewBox=\"0 0 14 10\" width=\"308\" height=\"220\" role=\"img\"><title>Moves from d4</title><path d=\"M1 0.5h7M0 1.5h8M1 2.5h7M0 3.5h8M1 4.5h7M0 5.5h8M1 6.5h7M0 7.5h8\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/><path d=\"M0 0h8v8h-8z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/><path d=\"M3.2 4.2h.6v.6h-.6z\" fill=\"currentColor\"/><g data-mark=\"+\" fill=\"var(--link-color,#3873ad)\" font-size=\".8\" font-weight=\"bold\" text-anchor=\"middle\"><text x=\"2.5\" y=\"3.75\">+</text><text x=\"3.5\" y=\"3.75\">+</text><text x=\"4.5\" y=\"3.75\">+</text><text x=\"2.5\" y=\"4.75\">+</text><text x=\"4.5\" y=\"4.75\">+</text><text x=\"2.5\" y=\"5.75\">+</text><text x=\"3.5\" y=\"5.75\">+</text><text x=\"4.5\" y=\"5.75\">+</text></g><g data-legend=\"+\" fill=\"var(--link-color,#3873ad)\" font-size=\".8\" font-weight=\"bold\" text-anchor=\"middle\"><text x=\"0.5\" y=\"8.75\">+</text></g><path data-mark=\"*\" d=\"M1.5 2.5h0M2.5 2.5h0M3.5 2.5h0M4.5 2.5h0M5.5 2.5h0M1.5 3.5h0M5.5 3.5h0M1.5 4.5h0M5.5 4.5h0M1.5 5.5h0M5.5 5.5h0M1.5 6.5h0M2.5 6.5h0M3.5 6.5h0M4.5 6.5h0M5.5 6.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><path data-legend=\"*\" d=\"M0.5 9.5h0\" stroke=\"var(--link-color,#3873ad)\" stroke-width=\".5\" stroke-linecap=\"round\"/><g fill=\"currentColor\" font-size=\".62\"><text x=\"1\" y=\"8.72\">moves or captures, captures in passing</text><text x=\"1\" y=\"9.72\">moves or captures</text></g></svg></div>"
)]
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::hash::Hash,
)]
pub struct Lion;
const _: () = {
    use ::betza::__private as runtime;
    type Here = runtime::Board<8, 8>;
    impl Lion {
        /// The notation, as written.
        pub const NOTATION: &'static runtime::core::primitive::str = "KNADcaKmcabK";
        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        pub const CANONICAL: &'static runtime::core::primitive::str = "mcabKcaKKDAN";
        /// The movement in plain English.
        pub const DESCRIPTION: &'static runtime::core::primitive::str = "Moves one square in any direction, leaps two squares in any direction, or 1 by 2 squares (as a knight); captures the same way. Goes one square in any direction, capturing an enemy there or not, then back to its own square. Goes one square in any direction, capturing an enemy there, then one square in any direction but straight back; may capture again where it ends.";
        /// The piece in the middle of its board, drawn with letters.
        pub const DIAGRAM: &'static runtime::core::primitive::str = ". . . . . . . .\n. . . . . . . .\n. * * * * * . .\n. * + + + * . .\n. * + @ + * . .\n. * + + + * . .\n. * * * * * . .\n. . . . . . . .\n@ the piece, on d4   + moves or captures, captures in passing\n* moves or captures";
        /// The kernels that answer for it.
        pub const STRATEGY: &'static runtime::core::primitive::str = "groups + leap table";
        /// The bytes of the tables that they read, for both colors.
        pub const TABLE_BYTES: runtime::core::primitive::usize = 1024;
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
            HostSink: runtime::MoveSink<Here>,
        {
            runtime::Moves::moves(self, view, color, from, sink)
        }
    }
    impl<HostView> runtime::Moves<HostView> for Lion
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
            let _ = color;
            let occupied = view.occupied();
            runtime::kernel::locust(
                const {
                    &runtime::table::leaps::<
                        64,
                        1,
                    >(8, 8, &[(0, 1, 0b01010101), (1, 1, 0b10101010)])
                },
                const {
                    &runtime::table::leaps::<
                        64,
                        1,
                    >(8, 8, &[(0, 1, 0b01010101), (1, 1, 0b10101010)])
                },
                from,
                view.enemy(),
                view.own().without(from).complement(),
                sink,
            )?;
            let mut plain = runtime::kernel::leap(
                    const {
                        &runtime::table::leaps::<
                            64,
                            1,
                        >(
                            8,
                            8,
                            &[
                                (0, 1, 0b01010101),
                                (0, 2, 0b01010101),
                                (1, 1, 0b10101010),
                                (1, 2, 0b11111111),
                                (2, 2, 0b10101010),
                            ],
                        )
                    },
                    from,
                )
                .difference(view.own());
            plain = plain
                .union(
                    runtime::kernel::pass(
                        runtime::kernel::leap(
                                const {
                                    &runtime::table::leaps::<
                                        64,
                                        1,
                                    >(8, 8, &[(0, 1, 0b01010101), (1, 1, 0b10101010)])
                                },
                                from,
                            )
                            .intersection(occupied.without(from).complement()),
                        from,
                    ),
                );
            sink.group(runtime::Group {
                from,
                to: plain,
                effect: runtime::Effect::NONE,
            })
        }
    }
};
