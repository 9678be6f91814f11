//! How does a program of legs look as a constant?

use super::{Paths, number};
use betza_notation::flat::{Flat, FlatEdge, FlatLeg, FlatMovement, FlatWay};
use betza_notation::pattern::{
    Act, Base, Castling, Class, Effect, Facts, Guard, Headings, Kinds, Lines, NullMove, Occupants,
    PartnerLanding, PartnerPlace, Place, Ring, Shade, Side, Taken, Test, Turn, When,
};
use core::ops::Range;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Writes programs and calls of them.
pub(super) struct Programs<'a> {
    paths: &'a Paths,
    /// The path of the runtime's `program` module.
    program: TokenStream,
}

impl<'a> Programs<'a> {
    pub(super) fn new(paths: &'a Paths) -> Self {
        let private = paths.private();
        Programs { paths, program: quote!(#private::program) }
    }

    /// The squares where `flat` ends, with `color`, `from` and `occupied` in scope.
    pub(super) fn reach(&self, flat: &Flat) -> TokenStream {
        let (program, constant, heads) =
            (&self.program, self.constant(flat), number(flat.heads.into()));
        quote!(#program::reach::<#heads, _>(#constant, color, from, occupied))
    }

    /// Hands the moves of `flat` to `sink`, with `scene` in scope.
    pub(super) fn run(&self, flat: &Flat) -> TokenStream {
        let (program, constant, heads) =
            (&self.program, self.constant(flat), number(flat.heads.into()));
        quote!(#program::run::<#heads, _, _, _>(#constant, &scene, sink))
    }

    /// Hands the moves of `flat` with effects to `sink`, with `scene` in scope; the squares of the others.
    pub(super) fn rest(&self, flat: &Flat) -> TokenStream {
        let (program, constant, heads) =
            (&self.program, self.constant(flat), number(flat.heads.into()));
        quote!(#program::rest::<#heads, _, _, _>(#constant, &scene, sink))
    }

    /// The squares of all moves of `flat`, which has no effects, with `scene` in scope.
    pub(super) fn squares(&self, flat: &Flat) -> TokenStream {
        let (program, constant, heads) =
            (&self.program, self.constant(flat), number(flat.heads.into()));
        quote!(#program::squares::<#heads, _, _>(#constant, &scene))
    }

    /// The scene of a piece that asks for what `facts` say, with `view`, `color` and `from` in scope.
    pub(super) fn scene(&self, facts: Facts) -> TokenStream {
        let (private, program) = (self.paths.private(), &self.program);
        let set = |asked: bool, answer: TokenStream| {
            if asked { answer } else { quote!(#private::Bitboard::EMPTY) }
        };
        let unmoved = set(facts.unmoved, quote!(view.unmoved()));
        let kinds =
            if facts.kinds { quote!(#program::KindsOf(view)) } else { quote!(#program::NoKinds) };
        let in_check = if facts.check { quote!(view.in_check()) } else { quote!(false) };
        let en_passant = set(facts.en_passant, quote!(view.en_passant()));
        let victim = if facts.en_passant {
            quote!(view.en_passant_victim())
        } else {
            quote!(#private::core::option::Option::None)
        };
        let own_sector = set(facts.sectors, quote!(view.own_sector(color)));
        let enemy_sector = set(facts.sectors, quote!(view.enemy_sector(color)));
        let light = set(facts.sectors, quote!(view.light_squares()));
        quote! {
            let scene = #program::Scene {
                color,
                from,
                own: view.own(),
                enemy: view.enemy(),
                unmoved: #unmoved,
                kinds: #kinds,
                in_check: #in_check,
                en_passant: #en_passant,
                victim: #victim,
                own_sector: #own_sector,
                enemy_sector: #enemy_sector,
                light: #light,
            };
        }
    }

    /// A reference to the program, made once.
    fn constant(&self, flat: &Flat) -> TokenStream {
        let program = &self.program;
        let movements = flat.movements.iter().map(|movement| self.movement(movement));
        let starts = flat.starts.iter().map(|start| {
            let (headings, leg) = (mask(start.headings), number(start.leg.index()));
            quote!(#program::Start { headings: #headings, leg: #leg })
        });
        let legs = flat.legs.iter().map(|leg| self.leg(leg));
        let landings = flat.landings.iter().map(|(on, effects)| {
            let (on, effects) = (self.class(*on), self.run_of(effects));
            quote!(#program::Landing { on: #on, effects: #effects })
        });
        let edges = flat.edges.iter().map(|edge| self.edge(edge));
        let effects = flat.effects.iter().map(|effect| self.effect(*effect));
        let guards = flat.guards.iter().map(|(guard, places)| self.guard(guard, places));
        let places = flat.places.iter().map(|place| self.place(*place));
        quote! {
            const {
                &#program::Program {
                    movements: &[#(#movements),*],
                    starts: &[#(#starts),*],
                    legs: &[#(#legs),*],
                    landings: &[#(#landings),*],
                    edges: &[#(#edges),*],
                    effects: &[#(#effects),*],
                    guards: &[#(#guards),*],
                    places: &[#(#places),*],
                }
            }
        }
    }

    fn run_of(&self, range: &Range<u16>) -> TokenStream {
        let (program, start, end) =
            (&self.program, number(range.start.into()), number(range.end.into()));
        quote!(#program::Run { start: #start, end: #end })
    }

    /// A limit, or none.
    fn limit(&self, limit: Option<u16>) -> TokenStream {
        let program = &self.program;
        match limit {
            Some(limit) => {
                let limit = Literal::u16_unsuffixed(limit);
                quote!(#limit)
            }
            None => quote!(#program::UNLIMITED),
        }
    }

    fn kinds(&self, kinds: Kinds) -> TokenStream {
        let private = self.paths.private();
        if kinds == Kinds::ALL {
            return quote!(#private::KindSet::ALL);
        }
        let bits = Literal::u32_unsuffixed(kinds.0 & 0x03FF_FFFF);
        quote!(#private::KindSet::from_bits(#bits))
    }

    fn movement(&self, movement: &FlatMovement) -> TokenStream {
        let program = &self.program;
        let guards = self.run_of(&movement.guards);
        match &movement.way {
            FlatWay::Legs { starts, taken, null } => {
                let (after, starts) = (self.run_of(&movement.after), self.run_of(starts));
                let vanishes = *taken == Taken::Vanishes;
                let passes = *null == NullMove::Passes;
                quote! {
                    #program::Movement::Walk {
                        guards: #guards,
                        after: #after,
                        starts: #starts,
                        vanishes: #vanishes,
                        passes: #passes,
                    }
                }
            }
            FlatWay::Castling(castling) => {
                let castling = self.castling(castling);
                quote!(#program::Movement::Castle { guards: #guards, castling: #castling })
            }
        }
    }

    fn castling(&self, castling: &Castling) -> TokenStream {
        let program = &self.program;
        let partner = castling.partner;
        let class = self.class(Class {
            occupants: Occupants::OWN,
            kinds: partner.kinds,
            unmoved: partner.unmoved == Some(true),
        });
        let partner_moved = partner.unmoved == Some(false);
        let files_from_edge = self.limit(match partner.place {
            PartnerPlace::Anywhere => None,
            PartnerPlace::FilesFromEdge(files) => Some(files),
        });
        let landing = match partner.landing {
            PartnerLanding::Behind { min } => {
                let min = number(min.into());
                quote!(#program::PartnerLanding::Behind(#min))
            }
            PartnerLanding::Steps { min, max } => {
                let (min, max) = (number(min.into()), number(max.into()));
                quote!(#program::PartnerLanding::Steps(#min, #max))
            }
        };
        let (headings, partner_headings) = (mask(castling.headings), mask(partner.headings));
        let (min, max) = (number(castling.min.into()), self.limit(castling.max));
        quote! {
            #program::Castling {
                headings: #headings,
                min: #min,
                max: #max,
                partner: #class,
                partner_moved: #partner_moved,
                files_from_edge: #files_from_edge,
                partner_headings: #partner_headings,
                landing: #landing,
            }
        }
    }

    fn leg(&self, flat: &FlatLeg) -> TokenStream {
        let program = &self.program;
        let leg = &flat.leg;
        let from_origin = leg.base == Base::Origin;
        let (ring, cycle) = (self.ring(leg.ring), self.cycle(&leg.cycle));
        let (wrap_files, wrap_ranks) = (leg.wrap.files, leg.wrap.ranks);
        let (min, max) = (number(flat.min.into()), self.limit(flat.max));
        let (guards, pass) = (self.run_of(&flat.guards), self.class(leg.pass));
        let (landings, edges) = (self.run_of(&flat.landings), self.run_of(&flat.edges));
        let head = match flat.head {
            Some(head) => {
                let head = number(head.into());
                quote!(#head)
            }
            None => quote!(#program::NO_HEAD),
        };
        quote! {
            #program::Leg {
                from_origin: #from_origin,
                ring: #ring,
                cycle: #cycle,
                wrap_files: #wrap_files,
                wrap_ranks: #wrap_ranks,
                min: #min,
                max: #max,
                guards: #guards,
                pass: #pass,
                landings: #landings,
                edges: #edges,
                head: #head,
            }
        }
    }

    fn ring(&self, ring: Ring) -> TokenStream {
        let program = &self.program;
        match ring {
            Ring::Grid(length) => {
                let length = number(length.into());
                quote!(#program::Ring::Grid(#length))
            }
            Ring::Oblique { short, long } => {
                let (short, long) = (number(short.into()), number(long.into()));
                quote!(#program::Ring::Oblique(#short, #long))
            }
            Ring::Anywhere => quote!(#program::Ring::Anywhere),
        }
    }

    fn cycle(&self, turns: &[u8]) -> TokenStream {
        let program = &self.program;
        if turns == [0] {
            return quote!(#program::Cycle::STRAIGHT);
        }
        let length = number(turns.len());
        let turns = (0..8).map(|k| number(turns.get(k).copied().unwrap_or(0).into()));
        quote!(#program::Cycle { turns: [#(#turns),*], length: #length })
    }

    fn class(&self, class: Class) -> TokenStream {
        let program = &self.program;
        let occupants = Literal::u8_unsuffixed(class.occupants.0);
        if class == Class::of(class.occupants) {
            return quote!(#program::Class::of(#occupants));
        }
        let (kinds, any_kind, unmoved) =
            (self.kinds(class.kinds), class.kinds == Kinds::ALL, class.unmoved);
        quote! {
            #program::Class { occupants: #occupants, kinds: #kinds, any_kind: #any_kind, unmoved: #unmoved }
        }
    }

    fn edge(&self, edge: &FlatEdge) -> TokenStream {
        let program = &self.program;
        let (on, effects, turn) =
            (self.class(edge.on), self.run_of(&edge.effects), turn(edge.turn));
        let leg = number(edge.leg.into());
        quote!(#program::Edge { on: #on, effects: #effects, turn: #turn, leg: #leg })
    }

    fn effect(&self, effect: Effect) -> TokenStream {
        let program = &self.program;
        let when = match effect.when {
            When::Always => quote!(#program::When::Always),
            When::AfterCapture => quote!(#program::When::AfterCapture),
            When::WithoutCapture => quote!(#program::When::WithoutCapture),
        };
        let act = match effect.act {
            Act::Take => quote!(#program::Act::Take),
            Act::TakeEnPassant => quote!(#program::Act::TakeEnPassant),
            Act::TakeSelf => quote!(#program::Act::TakeSelf),
            Act::Blast(radius) => {
                let radius = number(radius.into());
                quote!(#program::Act::Blast(#radius))
            }
            Act::Promote { on, to } => {
                let (on, to) = (self.lines(on), self.kinds(to));
                quote!(#program::Act::Promote(#on, #to))
            }
            Act::MarkCrossed => quote!(#program::Act::MarkCrossed),
            Act::Stay => quote!(#program::Act::Stay),
        };
        quote!(#program::Effect { when: #when, act: #act })
    }

    fn lines(&self, lines: Lines) -> TokenStream {
        let program = &self.program;
        match lines {
            Lines::Range { min, max } => {
                let (min, max) = (number(min.into()), self.limit(max));
                quote!(#program::Lines::Range(#min, #max))
            }
            Lines::Far => quote!(#program::Lines::Far),
        }
    }

    fn guard(&self, guard: &Guard, places: &Range<u16>) -> TokenStream {
        let program = &self.program;
        let plain = |negated: bool, test: TokenStream| quote!(#program::Guard { negated: #negated, test: #test });
        let negated = guard.negated;
        match &guard.test {
            Test::FirstMove => plain(negated, quote!(#program::Test::FirstMove)),
            Test::Color(Side::White) => plain(negated, quote!(#program::Test::White)),
            Test::Color(Side::Black) => plain(!negated, quote!(#program::Test::White)),
            Test::InCheck => plain(negated, quote!(#program::Test::InCheck)),
            Test::OwnSector => plain(negated, quote!(#program::Test::OwnSector)),
            Test::EnemySector => plain(negated, quote!(#program::Test::EnemySector)),
            Test::Shade(Shade::Light) => plain(negated, quote!(#program::Test::Light)),
            Test::Shade(Shade::Dark) => plain(!negated, quote!(#program::Test::Light)),
            Test::Line(lines) => {
                let lines = self.lines(*lines);
                plain(negated, quote!(#program::Test::Line(#lines)))
            }
            Test::Near(near) => {
                let (own, enemy, kinds, places) =
                    (near.own, near.enemy, self.kinds(near.kinds), self.run_of(places));
                plain(
                    negated,
                    quote!(#program::Test::Near { own: #own, enemy: #enemy, kinds: #kinds, places: #places }),
                )
            }
        }
    }

    fn place(&self, place: Place) -> TokenStream {
        let program = &self.program;
        match place {
            Place::Ray { ring, headings, min, max } => {
                let (ring, headings) = (self.ring(ring), mask(headings));
                let (min, max) = (number(min.into()), self.limit(max));
                quote!(#program::Place::Ray { ring: #ring, headings: #headings, min: #min, max: #max })
            }
            Place::Bent { headings, along, aside } => {
                let headings = mask(headings);
                let range = |(min, max): (u16, Option<u16>)| {
                    let (min, max) = (number(min.into()), self.limit(max));
                    quote!((#min, #max))
                };
                let (along, aside) = (range(along), range(aside));
                quote!(#program::Place::Bent { headings: #headings, along: #along, aside: #aside })
            }
            Place::Within(radius) => {
                let radius = self.limit(radius);
                quote!(#program::Place::Within(#radius))
            }
        }
    }
}

/// A mask of directions, in binary: bit 0 is forward, the others follow clockwise.
pub(super) fn mask(headings: Headings) -> TokenStream {
    let text = format!("0b{:08b}", headings.0);
    // Eight binary digits are a literal.
    text.parse().unwrap_or_default()
}

fn turn(turn: Turn) -> TokenStream {
    let masks = Headings::ALL.iter().map(|heading| mask(turn.after(heading)));
    quote!([#(#masks),*])
}
