//! Of what should the author of a text know, though it has a meaning?
//!
//! Naming the dialect settles how it reads letters, so what the dialects read differently is said only where none is
//! named; an idle letter is idle in any dialect.

use super::Lowering;
use super::modifiers::{self, Hop};
use super::term::Body;
use crate::betza::atoms::Class;
use crate::betza::directions::{self, is_direction};
use crate::betza::mistake::Mistake;
use crate::dialect::{Directions, Hoppers};
use crate::pattern::Headings;
use crate::reading::Named;
use crate::span::{Span, Spanned};
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;

type Word = (Spanned<char>, Option<Spanned<char>>);

/// Warns about the direction letters before a first leg, which choose `here`.
pub(super) fn of_directions(
    ctx: &mut Lowering,
    body: &Body,
    letters: &[Spanned<char>],
    here: Headings,
) {
    let signs = modifiers::signs(letters);
    let written: Vec<_> = letters.iter().copied().filter(|l| is_direction(l.node)).collect();
    let words = directions::words(ctx.switches.directions, body.class(), &signs);
    of_other_readings(ctx, body, &written, here);
    of_idle_letters(ctx, &written, &words);
    of_opposed_pairs(ctx, &words);
    of_parted_pairs(ctx, body, letters, &written, &words);
    match ctx.switches.directions {
        Directions::Narrow if body.class() == Class::Oblique => of_no_pairs(ctx, &written, &words),
        Directions::Pairs if body.class() != Class::Orthogonal => of_idle_pairs(ctx, &words),
        Directions::Sums | Directions::Narrow | Directions::Pairs => {}
    }
}

fn text(letters: &[Spanned<char>]) -> String {
    letters.iter().map(|letter| letter.node).collect()
}

/// Letters that choose other steps in xbetza (spec of Betza's notation, 13.1, 13.2 and 13.6).
fn of_other_readings(ctx: &mut Lowering, body: &Body, written: &[Spanned<char>], here: Headings) {
    let (Directions::Sums, Named::Assumed) = (ctx.switches.directions, ctx.named) else { return };
    let (Some(first), Some(last)) = (written.first(), written.last()) else { return };
    let signs = modifiers::signs(written);
    let elsewhere = directions::read(Directions::Narrow, body.class(), &signs).ok().flatten();
    let elsewhere = elsewhere.unwrap_or(Headings::NONE).intersection(body.own());
    if elsewhere == here {
        return;
    }
    let count = |set: Headings| set.0.count_ones();
    let (here, elsewhere) = (count(here), count(elsewhere));
    let (letters, atom) = (text(written), body.name.clone());
    let mistake = match body.class() {
        Class::Oblique => Mistake::WideObliqueLetter { letters, atom, here, elsewhere },
        Class::Compound => Mistake::OtherCompoundSet { letters, atom, here, elsewhere },
        // Read alike in both dialects.
        Class::Orthogonal | Class::Diagonal => return,
    };
    ctx.find(mistake, first.span.to(last.span));
}

/// `fv`, `sl`: a letter beside the sum that contains it (13.4).
fn of_idle_letters(ctx: &mut Lowering, written: &[Spanned<char>], words: &[Word]) {
    let holds = |sum: char, letter: char| match sum {
        'v' => matches!(letter, 'f' | 'b'),
        's' => matches!(letter, 'l' | 'r'),
        _ => false,
    };
    for pair in written.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let (letter, sum) = match (holds(b.node, a.node), holds(a.node, b.node)) {
            (true, _) => (a.node, b.node),
            (false, true) => (b.node, a.node),
            (false, false) => continue,
        };
        // Fairy-Stockfish pairs neither with the other; a letter that it pairs with a third one is another word.
        let is_single = |letter: Spanned<char>| words.contains(&(letter, None));
        if ctx.switches.directions == Directions::Pairs && !(is_single(a) && is_single(b)) {
            continue;
        }
        ctx.find(Mistake::IdleLetter { letter, sum }, a.span.to(b.span));
    }
}

/// `sF`: letters that choose every step, unless more is known about them.
pub(super) fn of_idle_directions(
    ctx: &mut Lowering,
    body: &Body,
    written: &[Spanned<char>],
    here: Headings,
) {
    let (Some(first), Some(last)) = (written.first(), written.last()) else { return };
    let span = first.span.to(last.span);
    let is_known = ctx
        .findings
        .iter()
        .any(|finding| finding.span.start < span.end && span.start < finding.span.end);
    // On an oblique atom it hangs on the dialect which letters are all of them.
    if here == body.own() && body.class() != Class::Oblique && !is_known {
        ctx.find(Mistake::IdleDirections { letters: text(written), atom: body.name.clone() }, span);
    }
}

/// `rlb`: a single letter before a pair that holds its opposite (13.5).
fn of_opposed_pairs(ctx: &mut Lowering, words: &[Word]) {
    let opposite = |letter: char| match letter {
        'f' => Some('b'),
        'b' => Some('f'),
        'l' => Some('r'),
        'r' => Some('l'),
        _ => None,
    };
    for two in words.windows(2) {
        let ((single, None), (a, Some(b))) = (two[0], two[1]) else { continue };
        let opposed = opposite(single.node);
        if opposed == Some(a.node) || opposed == Some(b.node) {
            let pair = text(&[a, b]);
            let span = single.span.to(b.span);
            ctx.find(Mistake::OpposedPair { single: single.node, pair }, span);
        }
    }
}

/// `fmrN`: other letters within a pair (13.5).
fn of_parted_pairs(
    ctx: &mut Lowering,
    body: &Body,
    letters: &[Spanned<char>],
    written: &[Spanned<char>],
    words: &[Word],
) {
    let mut in_place: Vec<&Spanned<char>> = letters.iter().collect();
    in_place.sort_by_key(|letter| letter.span);
    let between = |a: Span, b: Span| -> String {
        let first = in_place.partition_point(|letter| letter.span <= a);
        let last = in_place.partition_point(|letter| letter.span < b);
        in_place.get(first..last).unwrap_or(&[]).iter().map(|letter| letter.node).collect()
    };
    let pairs: BTreeSet<(Span, Span)> =
        words.iter().filter_map(|(first, second)| Some((first.span, (*second)?.span))).collect();
    let reading = ctx.switches.directions;
    for two in written.windows(2) {
        let (a, b) = (two[0], two[1]);
        let between = between(a.span, b.span);
        let pairs = pairs.contains(&(a.span, b.span));
        let would_pair = reading == Directions::Pairs
            && directions::is_word(reading, body.class(), a.node, b.node);
        if !between.is_empty() && (pairs || would_pair) {
            let pair = text(&[a, b]);
            ctx.find(Mistake::PartedPair { pair, between, pairs }, a.span.to(b.span));
        }
    }
}

/// `vs`, `sf`: v or s before a letter of the other axis is no pair in xbetza and xboard (13.3).
fn of_no_pairs(ctx: &mut Lowering, written: &[Spanned<char>], words: &[Word]) {
    let singles: BTreeSet<Span> =
        words.iter().filter(|(_, second)| second.is_none()).map(|(first, _)| first.span).collect();
    for two in written.windows(2) {
        let (a, b) = (two[0], two[1]);
        let other_axis = match a.node {
            'v' => "rls",
            's' => "fbv",
            _ => "",
        };
        if singles.contains(&a.span) && other_axis.contains(b.node) {
            ctx.find(Mistake::NoPair { letters: text(&[a, b]) }, a.span.to(b.span));
        }
    }
}

/// `vr`, `sf`: pairs that Fairy-Stockfish does not know (13.16).
fn of_idle_pairs(ctx: &mut Lowering, words: &[Word]) {
    for (a, b) in words {
        let Some(b) = b.filter(|b| matches!(a.node, 'v' | 's') && b.node != a.node) else {
            continue;
        };
        ctx.find(Mistake::IdlePair { letters: text(&[*a, b]) }, a.span.to(b.span));
    }
}

/// A later leg of a fourfold atom without a direction, at its `a` (13.14).
pub(super) fn of_no_direction(ctx: &mut Lowering, body: &Body, a: Span) {
    if ctx.named == Named::Assumed {
        ctx.find(Mistake::NoDirection { atom: body.name.clone() }, a);
    }
}

/// `z` and `q` on one later leg, which contradict each other: the programs' reading is that of `z`.
pub(super) fn of_two_turns(ctx: &mut Lowering, letters: &[Spanned<char>]) {
    let find = |letter: char| letters.iter().find(|written| written.node == letter);
    if let (Some(z), Some(q)) = (find('z'), find('q')) {
        let span = z.span.max(q.span);
        ctx.find(Mistake::TwoTurns, span);
    }
}

/// `i` and `e` where a program has rules of its own for them (13.16).
pub(super) fn of_own_rules(ctx: &mut Lowering, letters: &[Spanned<char>]) {
    if ctx.switches.hoppers == Hoppers::AlwaysRide {
        for letter in letters.iter().filter(|letter| matches!(letter.node, 'i' | 'e')) {
            ctx.find(Mistake::OwnRule { letter: letter.node }, letter.span);
        }
    }
}

/// A number that takes the place of `g` (13.12).
pub(super) fn of_number_for_hop(ctx: &mut Lowering, body: &Body, hop: Hop) {
    if let (Hop::Behind, Some(number @ (0 | 2..))) = (hop, body.number) {
        let (atom, number) = (body.name.clone(), number.to_string());
        ctx.find(Mistake::NumberForHop { atom, number }, body.atom);
    }
}

/// The directions of the riders and hoppers of a text, as far as they go on the grid.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RidesAndHops {
    rides: Headings,
    hops: Headings,
}

/// A hopper and a rider of one class in different directions, which share them in Fairy-Stockfish (13.16).
pub(super) fn of_shared_directions(
    ctx: &mut Lowering,
    body: &Body,
    hop: Option<Hop>,
    headings: Headings,
) {
    if ctx.switches.hoppers != Hoppers::AlwaysRide
        || !body.is_adjacent()
        || hop.is_none() && body.reach.is_one()
    {
        return;
    }
    let known = &mut ctx.rides_and_hops;
    let own = if hop.is_some() { &mut known.hops } else { &mut known.rides };
    *own = own.union(headings);
    let RidesAndHops { rides, hops } = *known;
    for (class, set) in
        [(Class::Orthogonal, Headings::ORTHOGONAL), (Class::Diagonal, Headings::DIAGONAL)]
    {
        let (rides, hops) = (rides.intersection(set), hops.intersection(set));
        let differ = !rides.is_empty() && !hops.is_empty() && rides != hops;
        if differ && !headings.intersection(set).is_empty() {
            ctx.find(Mistake::SharedDirections { class }, body.atom);
        }
    }
}

/// Written directions that select no step of a later part of a bracket.
pub(super) fn of_nothing_selected(ctx: &mut Lowering, body: &Body, letters: &[Spanned<char>]) {
    let written: Vec<_> = letters.iter().copied().filter(|l| is_direction(l.node)).collect();
    if let (Some(first), Some(last)) = (written.first(), written.last()) {
        let mistake = Mistake::NothingFollows { letters: text(&written), atom: body.name.clone() };
        ctx.find(mistake, first.span.to(last.span));
    }
}
