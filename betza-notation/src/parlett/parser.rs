// @generated from parlett.pest by `cargo xtask codegen`; do not edit.

pub(super) struct Grammar;
#[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rule {
    ///End-of-input
    EOI,
    r#WHITESPACE,
    r#piece,
    r#choice,
    r#chain,
    r#join,
    r#again,
    r#unopened,
    r#chain_end,
    r#leg_stop,
    r#leg_end,
    r#body_start,
    r#effect_start,
    r#leg,
    r#effect_leg,
    r#move_leg,
    r#prefix,
    r#flag,
    r#state,
    r#sector,
    r#lines,
    r#influence,
    r#place,
    r#owner,
    r#not,
    r#bracket,
    r#near_slash,
    r#near_radius,
    r#near_line,
    r#zero_place,
    r#move_follows,
    r#leg_start,
    r#lone,
    r#lone_influence,
    r#lone_slash,
    r#lone_line,
    r#lone_not,
    r#lone_letter,
    r#kind,
    r#second_kind,
    r#body,
    r#directed,
    r#offset,
    r#repeat,
    r#group,
    r#close,
    r#slash,
    r#radius,
    r#stay,
    r#line,
    r#effect,
    r#leg_effect,
    r#blast,
    r#lose,
    r#promote,
    r#when,
    r#bar,
    r#partner_state,
    r#letter,
    r#hop,
    r#direction,
    r#base,
    r#half,
    r#range,
    r#open,
    r#dash,
    r#number,
    r#signed,
    r#minus,
    r#over,
    r#within,
    r#zero,
    r#nothing,
    r#small,
    r#small_range,
    r#letters,
    r#capital,
    r#stray,
}
impl Rule {
    pub fn all_rules() -> &'static [Rule] {
        &[
            Rule::r#WHITESPACE,
            Rule::r#piece,
            Rule::r#choice,
            Rule::r#chain,
            Rule::r#join,
            Rule::r#again,
            Rule::r#unopened,
            Rule::r#chain_end,
            Rule::r#leg_stop,
            Rule::r#leg_end,
            Rule::r#body_start,
            Rule::r#effect_start,
            Rule::r#leg,
            Rule::r#effect_leg,
            Rule::r#move_leg,
            Rule::r#prefix,
            Rule::r#flag,
            Rule::r#state,
            Rule::r#sector,
            Rule::r#lines,
            Rule::r#influence,
            Rule::r#place,
            Rule::r#owner,
            Rule::r#not,
            Rule::r#bracket,
            Rule::r#near_slash,
            Rule::r#near_radius,
            Rule::r#near_line,
            Rule::r#zero_place,
            Rule::r#move_follows,
            Rule::r#leg_start,
            Rule::r#lone,
            Rule::r#lone_influence,
            Rule::r#lone_slash,
            Rule::r#lone_line,
            Rule::r#lone_not,
            Rule::r#lone_letter,
            Rule::r#kind,
            Rule::r#second_kind,
            Rule::r#body,
            Rule::r#directed,
            Rule::r#offset,
            Rule::r#repeat,
            Rule::r#group,
            Rule::r#close,
            Rule::r#slash,
            Rule::r#radius,
            Rule::r#stay,
            Rule::r#line,
            Rule::r#effect,
            Rule::r#leg_effect,
            Rule::r#blast,
            Rule::r#lose,
            Rule::r#promote,
            Rule::r#when,
            Rule::r#bar,
            Rule::r#partner_state,
            Rule::r#letter,
            Rule::r#hop,
            Rule::r#direction,
            Rule::r#base,
            Rule::r#half,
            Rule::r#range,
            Rule::r#open,
            Rule::r#dash,
            Rule::r#number,
            Rule::r#signed,
            Rule::r#minus,
            Rule::r#over,
            Rule::r#within,
            Rule::r#zero,
            Rule::r#nothing,
            Rule::r#small,
            Rule::r#small_range,
            Rule::r#letters,
            Rule::r#capital,
            Rule::r#stray,
        ]
    }
}
#[allow(clippy::all)]
impl ::pest::Parser<Rule> for Grammar {
    fn parse<'i>(
        rule: Rule,
        input: &'i str,
    ) -> ::core::result::Result<
        ::pest::iterators::Pairs<'i, Rule>,
        ::pest::error::Error<Rule>,
    > {
        mod rules {
            #![allow(clippy::upper_case_acronyms)]
            pub mod hidden {
                use super::super::Rule;
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn skip(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if state.atomicity() == ::pest::Atomicity::NonAtomic {
                        state.repeat(|state| super::visible::WHITESPACE(state))
                    } else {
                        Ok(state)
                    }
                }
            }
            pub mod visible {
                use super::super::Rule;
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#WHITESPACE(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { state.match_string(" ") },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#piece(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#piece,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#SOI(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { state.match_string("m=") })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#choice(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#unopened(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        self::r#ANY(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| { self::r#ANY(state) })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#EOI(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#choice(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#choice,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#chain(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string(",")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#chain(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string(",")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#chain(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#chain(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#chain,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#leg(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::r#join(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#leg(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        self::r#join(state)
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#leg(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#again(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#join(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#join,
                            |state| {
                                state
                                    .match_string(".")
                                    .or_else(|state| { state.match_string(";") })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .match_string("&")
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state.lookahead(false, |state| { self::r#chain_end(state) })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#again(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#again, |state| { state.match_string("&") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#unopened(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#unopened, |state| { state.match_string(")") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#chain_end(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .match_string(",")
                        .or_else(|state| { state.match_string(")") })
                        .or_else(|state| { self::r#EOI(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#leg_stop(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .match_string(".")
                        .or_else(|state| { state.match_string(";") })
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { self::r#chain_end(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#leg_end(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state.match_string("|").or_else(|state| { self::r#leg_stop(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#body_start(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    self::r#ASCII_DIGIT(state)
                        .or_else(|state| { state.match_string("n") })
                        .or_else(|state| { state.match_string("r") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { state.match_string("^") })
                        .or_else(|state| { state.match_string("-") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#effect_start(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .match_string("c")
                        .or_else(|state| { state.match_string("o") })
                        .or_else(|state| { state.match_string("A") })
                        .or_else(|state| { state.match_string("L") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#leg(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    self::r#effect_leg(state)
                        .or_else(|state| { self::r#move_leg(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#effect_leg(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#effect_leg,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#leg_effect(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.lookahead(true, |state| { self::r#leg_end(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#bar(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        self::r#stray(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| { self::r#stray(state) })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#move_leg(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#move_leg,
                            |state| {
                                state
                                    .lookahead(true, |state| { self::r#leg_stop(state) })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#prefix(state)
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| { self::r#prefix(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        self::r#lone(state)
                                                            .or_else(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .optional(|state| { self::r#kind(state) })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state.optional(|state| { self::r#second_kind(state) })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state.optional(|state| { self::r#body(state) })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .optional(|state| {
                                                                                                self::r#effect(state)
                                                                                                    .and_then(|state| {
                                                                                                        state
                                                                                                            .repeat(|state| {
                                                                                                                state
                                                                                                                    .sequence(|state| {
                                                                                                                        super::hidden::skip(state)
                                                                                                                            .and_then(|state| { self::r#effect(state) })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state.optional(|state| { self::r#bar(state) })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .optional(|state| {
                                                                        self::r#stray(state)
                                                                            .and_then(|state| {
                                                                                state
                                                                                    .repeat(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                super::hidden::skip(state)
                                                                                                    .and_then(|state| { self::r#stray(state) })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#prefix(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(false, |state| { self::r#body_start(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::r#flag(state)
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(false, |state| { self::r#zero_place(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::r#influence(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .lookahead(true, |state| { self::r#move_follows(state) })
                                                        })
                                                })
                                        })
                                        .or_else(|state| { self::r#state(state) })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    self::r#sector(state)
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .optional(|state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    state
                                                                                        .lookahead(false, |state| { state.match_string("!") })
                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                        .and_then(|state| { self::r#sector(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state
                                                                                        .repeat(|state| {
                                                                                            state
                                                                                                .sequence(|state| {
                                                                                                    super::hidden::skip(state)
                                                                                                        .and_then(|state| {
                                                                                                            state
                                                                                                                .sequence(|state| {
                                                                                                                    state
                                                                                                                        .lookahead(false, |state| { state.match_string("!") })
                                                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                                                        .and_then(|state| { self::r#sector(state) })
                                                                                                                })
                                                                                                        })
                                                                                                })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                })
                                        })
                                        .or_else(|state| { self::r#lines(state) })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#flag(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#flag,
                            |state| {
                                state
                                    .match_string("c")
                                    .or_else(|state| { state.match_string("o") })
                                    .or_else(|state| { state.match_string("a") })
                                    .or_else(|state| { state.match_string("e") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#state(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#state,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .match_string("i")
                                                    .or_else(|state| { state.match_string("h") })
                                                    .or_else(|state| { state.match_string("w") })
                                                    .or_else(|state| { state.match_string("b") })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#sector(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#sector,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .match_string("A")
                                                    .or_else(|state| { state.match_string("E") })
                                                    .or_else(|state| { state.match_string("W") })
                                                    .or_else(|state| { state.match_string("B") })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lines(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lines,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string("L")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::r#range(state) })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#bracket(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string("L") })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::r#range(state) })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(")") })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#influence(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#influence,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::r#bracket(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::r#owner(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .optional(|state| {
                                                                                                self::r#owner(state)
                                                                                                    .and_then(|state| {
                                                                                                        state
                                                                                                            .repeat(|state| {
                                                                                                                state
                                                                                                                    .sequence(|state| {
                                                                                                                        super::hidden::skip(state)
                                                                                                                            .and_then(|state| { self::r#owner(state) })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .or_else(|state| {
                                                                        state.lookahead(false, |state| { state.match_string("L") })
                                                                    })
                                                            })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::r#letters(state) })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::r#place(state) })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string(")") })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .lookahead(
                                                                        false,
                                                                        |state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    state
                                                                                        .match_string("L")
                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                        .and_then(|state| {
                                                                                            self::r#ASCII_DIGIT(state)
                                                                                                .or_else(|state| { state.match_string("n") })
                                                                                        })
                                                                                })
                                                                        },
                                                                    )
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::r#letters(state) })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::r#place(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#place(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    self::r#near_slash(state)
                        .or_else(|state| { self::r#near_radius(state) })
                        .or_else(|state| { self::r#near_line(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#owner(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#owner,
                            |state| {
                                state
                                    .match_string("a")
                                    .or_else(|state| { state.match_string("e") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#not(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#not, |state| { state.match_string("!") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#bracket(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#bracket, |state| { state.match_string("(") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#near_slash(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#near_slash,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#range(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#over(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#range(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#direction(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#near_radius(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#near_radius,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#range(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("r") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#near_line(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#near_line,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#range(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                self::r#direction(state)
                                                    .or_else(|state| {
                                                        state.lookahead(false, |state| { state.match_string("/") })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#zero_place(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| { self::r#not(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("(")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .optional(|state| {
                                                                            self::r#owner(state)
                                                                                .and_then(|state| {
                                                                                    state
                                                                                        .repeat(|state| {
                                                                                            state
                                                                                                .sequence(|state| {
                                                                                                    super::hidden::skip(state)
                                                                                                        .and_then(|state| { self::r#owner(state) })
                                                                                                })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            self::r#capital(state)
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .optional(|state| {
                                                                    self::r#capital(state)
                                                                        .and_then(|state| {
                                                                            state
                                                                                .repeat(|state| {
                                                                                    state
                                                                                        .sequence(|state| {
                                                                                            super::hidden::skip(state)
                                                                                                .and_then(|state| { self::r#capital(state) })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::r#nothing(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { state.match_string("/") })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#move_follows(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(
                                    false,
                                    |state| {
                                        state
                                            .sequence(|state| {
                                                self::r#leg_effect(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        self::r#effect(state)
                                                            .or_else(|state| { self::r#leg_end(state) })
                                                    })
                                            })
                                    },
                                )
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::r#leg_start(state) })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#leg_start(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .match_range('A'..'Z')
                        .or_else(|state| { self::r#ASCII_DIGIT(state) })
                        .or_else(|state| { state.match_string("n") })
                        .or_else(|state| { state.match_string("r") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { state.match_string("^") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("c") })
                        .or_else(|state| { state.match_string("o") })
                        .or_else(|state| { state.match_string("a") })
                        .or_else(|state| { state.match_string("e") })
                        .or_else(|state| { state.match_string("i") })
                        .or_else(|state| { state.match_string("h") })
                        .or_else(|state| { state.match_string("w") })
                        .or_else(|state| { state.match_string("b") })
                        .or_else(|state| { state.match_string("-") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lone(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(false, |state| { self::r#body_start(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::r#lone_influence(state)
                                        .or_else(|state| { self::r#lone_slash(state) })
                                        .or_else(|state| { self::r#lone_line(state) })
                                        .or_else(|state| { self::r#lone_not(state) })
                                        .or_else(|state| { self::r#lone_letter(state) })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lone_influence(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lone_influence,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .lookahead(
                                                true,
                                                |state| {
                                                    state
                                                        .match_string("!")
                                                        .or_else(|state| { self::r#capital(state) })
                                                },
                                            )
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#influence(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lone_slash(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lone_slash,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#letters(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#range(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#over(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lone_line(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lone_line,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("L") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lone_not(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#lone_not, |state| { state.match_string("!") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lone_letter(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#lone_letter, |state| { self::r#capital(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kind(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#kind,
                            |state| {
                                state
                                    .match_string("~")
                                    .or_else(|state| { state.match_string("^") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#second_kind(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#second_kind,
                            |state| {
                                state
                                    .match_string("~")
                                    .or_else(|state| { state.match_string("^") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#body(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .sequence(|state| {
                            state
                                .lookahead(true, |state| { self::r#directed(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::r#line(state) })
                        })
                        .or_else(|state| { self::r#offset(state) })
                        .or_else(|state| { self::r#repeat(state) })
                        .or_else(|state| { self::r#group(state) })
                        .or_else(|state| { self::r#slash(state) })
                        .or_else(|state| { self::r#radius(state) })
                        .or_else(|state| { self::r#stay(state) })
                        .or_else(|state| { self::r#line(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#directed(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .match_string("n")
                                .or_else(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .lookahead(false, |state| { state.match_string("0") })
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { self::r#ASCII_DIGIT(state) })
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .optional(|state| {
                                                                    self::r#ASCII_DIGIT(state)
                                                                        .and_then(|state| {
                                                                            state
                                                                                .repeat(|state| {
                                                                                    state
                                                                                        .sequence(|state| {
                                                                                            super::hidden::skip(state)
                                                                                                .and_then(|state| { self::r#ASCII_DIGIT(state) })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("-")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .match_string("n")
                                                                .or_else(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            self::r#ASCII_DIGIT(state)
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| {
                                                                                    state
                                                                                        .sequence(|state| {
                                                                                            state
                                                                                                .optional(|state| {
                                                                                                    self::r#ASCII_DIGIT(state)
                                                                                                        .and_then(|state| {
                                                                                                            state
                                                                                                                .repeat(|state| {
                                                                                                                    state
                                                                                                                        .sequence(|state| {
                                                                                                                            super::hidden::skip(state)
                                                                                                                                .and_then(|state| { self::r#ASCII_DIGIT(state) })
                                                                                                                        })
                                                                                                                })
                                                                                                        })
                                                                                                })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .match_string("*")
                                        .or_else(|state| { state.match_string("+") })
                                        .or_else(|state| { state.match_string("X") })
                                        .or_else(|state| { state.match_string(">") })
                                        .or_else(|state| { state.match_string("<") })
                                        .or_else(|state| { state.match_string("=") })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#offset(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#offset,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#signed(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(",") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#signed(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.lookahead(true, |state| { self::r#leg_end(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#repeat(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#repeat,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#range(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#kind(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#group(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#group(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#group,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("(")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#choice(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#close(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#close(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#close, |state| { state.match_string(")") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#slash(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#slash,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#range(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#over(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#range(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#direction(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#radius(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#radius,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#within(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#range(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                self::r#range(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::r#within(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#stay(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#stay,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#nothing(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.lookahead(false, |state| { state.match_string("-") })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#line(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#line,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#range(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#direction(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#effect(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(true, |state| { self::r#effect_start(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::r#blast(state)
                                        .or_else(|state| { self::r#lose(state) })
                                        .or_else(|state| { self::r#promote(state) })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#leg_effect(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(true, |state| { self::r#effect_start(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(
                                            false,
                                            |state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string("c")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::r#offset(state) })
                                                    })
                                            },
                                        )
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::r#blast(state)
                                        .or_else(|state| { self::r#lose(state) })
                                        .or_else(|state| { self::r#promote(state) })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#blast(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#blast,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#when(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("A") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#small(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("r") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lose(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lose,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("c")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#zero(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#promote(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#promote,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("L")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .lookahead(true, |state| { self::r#small_range(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#range(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#letters(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#when(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#when,
                            |state| {
                                state
                                    .match_string("c")
                                    .or_else(|state| { state.match_string("o") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#bar(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#bar,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("|")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#partner_state(state)
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| { self::r#partner_state(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#letter(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#partner_state(state)
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| { self::r#partner_state(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#hop(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#range(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#direction(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#partner_state(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#partner_state,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#not(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("i") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#letter(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#letter, |state| { self::r#capital(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#hop(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#hop, |state| { state.match_string("^") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#direction(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#direction,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#base(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#half(state) })
                                            })
                                    })
                                    .or_else(|state| { self::r#half(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#base(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#base,
                            |state| {
                                state
                                    .match_string("*")
                                    .or_else(|state| { state.match_string("+") })
                                    .or_else(|state| { state.match_string("X") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#half(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#half,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string(">")
                                                        .or_else(|state| { state.match_string("<") })
                                                        .or_else(|state| { state.match_string("=") })
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .match_string(">")
                                                                        .or_else(|state| { state.match_string("<") })
                                                                        .or_else(|state| { state.match_string("=") })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#range(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#range,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#open(state)
                                            .or_else(|state| { self::r#number(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#dash(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                self::r#open(state)
                                                                                    .or_else(|state| { self::r#number(state) })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#open(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#open, |state| { state.match_string("n") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#dash(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#dash, |state| { state.match_string("-") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#number(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#number,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::r#ASCII_DIGIT(state)
                                                        .and_then(|state| {
                                                            state.repeat(|state| { self::r#ASCII_DIGIT(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#signed(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#signed,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#minus(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#small(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#minus(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#minus, |state| { state.match_string("-") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#over(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#over, |state| { state.match_string("/") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#within(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#within, |state| { state.match_string("r") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#zero(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#zero,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("0")
                                                        .and_then(|state| {
                                                            state
                                                                .lookahead(false, |state| { self::r#ASCII_DIGIT(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#nothing(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#nothing,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("0")
                                                                .and_then(|state| {
                                                                    state.repeat(|state| { state.match_string("0") })
                                                                })
                                                        })
                                                        .and_then(|state| {
                                                            state
                                                                .lookahead(false, |state| { self::r#ASCII_DIGIT(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#small(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#small,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(true, |state| { self::r#ASCII_DIGIT(state) })
                                                        .and_then(|state| {
                                                            state.repeat(|state| { state.match_string("0") })
                                                        })
                                                        .and_then(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .optional(|state| { self::r#ASCII_DIGIT(state) })
                                                                        .and_then(|state| {
                                                                            state.optional(|state| { self::r#ASCII_DIGIT(state) })
                                                                        })
                                                                        .and_then(|state| {
                                                                            state.optional(|state| { self::r#ASCII_DIGIT(state) })
                                                                        })
                                                                })
                                                        })
                                                        .and_then(|state| {
                                                            state
                                                                .lookahead(false, |state| { self::r#ASCII_DIGIT(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#small_range(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .sequence(|state| {
                            state
                                .match_string("n")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { state.match_string("-") })
                                })
                        })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    self::r#small(state)
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("-")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .match_string("n")
                                                                .or_else(|state| { self::r#small(state) })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state.lookahead(false, |state| { state.match_string("-") })
                                                })
                                        })
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#letters(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#letters,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#capital(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#capital(state)
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| { self::r#capital(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#capital(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    let state = state.check_stack_limit()?;
                    state
                        .match_range('A'..'W')
                        .or_else(|state| { state.match_string("Y") })
                        .or_else(|state| { state.match_string("Z") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#stray(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#stray,
                            |state| {
                                self::r#group(state)
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .lookahead(false, |state| { self::r#leg_stop(state) })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::r#ANY(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn ANY(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.skip(1)
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn EOI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::EOI, |state| state.end_of_input())
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn SOI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.start_of_input()
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn ASCII_DIGIT(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.match_range('0'..'9')
                }
            }
            pub use self::visible::*;
        }
        ::pest::state(
            input,
            |state| {
                match rule {
                    Rule::r#WHITESPACE => rules::r#WHITESPACE(state),
                    Rule::r#piece => rules::r#piece(state),
                    Rule::r#choice => rules::r#choice(state),
                    Rule::r#chain => rules::r#chain(state),
                    Rule::r#join => rules::r#join(state),
                    Rule::r#again => rules::r#again(state),
                    Rule::r#unopened => rules::r#unopened(state),
                    Rule::r#chain_end => rules::r#chain_end(state),
                    Rule::r#leg_stop => rules::r#leg_stop(state),
                    Rule::r#leg_end => rules::r#leg_end(state),
                    Rule::r#body_start => rules::r#body_start(state),
                    Rule::r#effect_start => rules::r#effect_start(state),
                    Rule::r#leg => rules::r#leg(state),
                    Rule::r#effect_leg => rules::r#effect_leg(state),
                    Rule::r#move_leg => rules::r#move_leg(state),
                    Rule::r#prefix => rules::r#prefix(state),
                    Rule::r#flag => rules::r#flag(state),
                    Rule::r#state => rules::r#state(state),
                    Rule::r#sector => rules::r#sector(state),
                    Rule::r#lines => rules::r#lines(state),
                    Rule::r#influence => rules::r#influence(state),
                    Rule::r#place => rules::r#place(state),
                    Rule::r#owner => rules::r#owner(state),
                    Rule::r#not => rules::r#not(state),
                    Rule::r#bracket => rules::r#bracket(state),
                    Rule::r#near_slash => rules::r#near_slash(state),
                    Rule::r#near_radius => rules::r#near_radius(state),
                    Rule::r#near_line => rules::r#near_line(state),
                    Rule::r#zero_place => rules::r#zero_place(state),
                    Rule::r#move_follows => rules::r#move_follows(state),
                    Rule::r#leg_start => rules::r#leg_start(state),
                    Rule::r#lone => rules::r#lone(state),
                    Rule::r#lone_influence => rules::r#lone_influence(state),
                    Rule::r#lone_slash => rules::r#lone_slash(state),
                    Rule::r#lone_line => rules::r#lone_line(state),
                    Rule::r#lone_not => rules::r#lone_not(state),
                    Rule::r#lone_letter => rules::r#lone_letter(state),
                    Rule::r#kind => rules::r#kind(state),
                    Rule::r#second_kind => rules::r#second_kind(state),
                    Rule::r#body => rules::r#body(state),
                    Rule::r#directed => rules::r#directed(state),
                    Rule::r#offset => rules::r#offset(state),
                    Rule::r#repeat => rules::r#repeat(state),
                    Rule::r#group => rules::r#group(state),
                    Rule::r#close => rules::r#close(state),
                    Rule::r#slash => rules::r#slash(state),
                    Rule::r#radius => rules::r#radius(state),
                    Rule::r#stay => rules::r#stay(state),
                    Rule::r#line => rules::r#line(state),
                    Rule::r#effect => rules::r#effect(state),
                    Rule::r#leg_effect => rules::r#leg_effect(state),
                    Rule::r#blast => rules::r#blast(state),
                    Rule::r#lose => rules::r#lose(state),
                    Rule::r#promote => rules::r#promote(state),
                    Rule::r#when => rules::r#when(state),
                    Rule::r#bar => rules::r#bar(state),
                    Rule::r#partner_state => rules::r#partner_state(state),
                    Rule::r#letter => rules::r#letter(state),
                    Rule::r#hop => rules::r#hop(state),
                    Rule::r#direction => rules::r#direction(state),
                    Rule::r#base => rules::r#base(state),
                    Rule::r#half => rules::r#half(state),
                    Rule::r#range => rules::r#range(state),
                    Rule::r#open => rules::r#open(state),
                    Rule::r#dash => rules::r#dash(state),
                    Rule::r#number => rules::r#number(state),
                    Rule::r#signed => rules::r#signed(state),
                    Rule::r#minus => rules::r#minus(state),
                    Rule::r#over => rules::r#over(state),
                    Rule::r#within => rules::r#within(state),
                    Rule::r#zero => rules::r#zero(state),
                    Rule::r#nothing => rules::r#nothing(state),
                    Rule::r#small => rules::r#small(state),
                    Rule::r#small_range => rules::r#small_range(state),
                    Rule::r#letters => rules::r#letters(state),
                    Rule::r#capital => rules::r#capital(state),
                    Rule::r#stray => rules::r#stray(state),
                    Rule::EOI => rules::EOI(state),
                }
            },
        )
    }
}
