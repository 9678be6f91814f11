//! How is a graph of legs drawn up, the last leg first?

use super::effects;
use super::sense::Took;
use crate::limits::MAX_LEGS;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{Act, Class, Effect, Guard, Headings, Leg, Reach, Ring};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// A graph on the way. Equal legs are one leg.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) sketches: Vec<Sketch>,
    numbers: BTreeMap<Sketch, usize>,
    /// What the labels stand for.
    pub(super) labels: Vec<Vec<Entry>>,
    label_of: BTreeMap<Vec<Entry>, Label>,
    /// Brackets drawn already, by the place of their choice and by what comes after them.
    pub(super) drawn: BTreeMap<(usize, Exits), Vec<Entry>>,
}

/// A leg whose ways on lead to labels.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Sketch {
    // In the order in which sketches tend to differ, since they are compared often.
    pub(super) onward: Vec<Onward>,
    pub(super) leg: Leg,
    pub(super) course: Course,
}

/// Which way the whole written leg went when this leg of the graph goes along a heading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Course {
    /// As the heading says.
    Straight,
    /// Diagonally: first along the heading turned by so many eighths, then along the heading.
    Bent(u8),
}

/// A way from a leg to what follows.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Onward {
    pub(super) to: Label,
    pub(super) steer: Steer,
    pub(super) on: Class,
    pub(super) effects: Vec<Effect>,
}

/// Which headings of what follows may be taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Steer {
    /// All of them.
    Freely,
    /// Those that lead outwards.
    Outwards,
    /// The heading so far turned by so many eighths, if it is one of them.
    Turned(u8),
}

/// A first leg and its headings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry {
    pub(super) headings: Headings,
    pub(super) leg: usize,
}

/// A name for entries, which may be given before they are known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Label(pub(super) usize);

/// What may come after a leg, by what the leg took.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Exits {
    pub(super) nothing: Exit,
    pub(super) hop: Exit,
    pub(super) landing: Exit,
    /// Only for a piece that may be removed before a repeat is complete.
    pub(super) loss: Option<Box<Loss>>,
}

/// What may come after a leg that removes the piece itself, which ends repeats.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Loss {
    /// Whether the move had captured when the leg began.
    pub(super) captured: bool,
    /// By what the leg took.
    pub(super) exits: [Exit; 3],
}

/// All ways out.
pub(super) type Exit = Vec<Way>;

/// One way out: what happens then, and where it leads.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Way {
    pub(super) effects: Vec<Effect>,
    pub(super) goes: Goes,
}

/// Where a way leads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Goes {
    /// The move ends.
    Ends,
    /// On to the legs of a label.
    On(Label, Steer),
}

impl Way {
    pub(super) fn ends(effects: Vec<Effect>) -> Self {
        Way { effects, goes: Goes::Ends }
    }

    pub(super) fn on(label: Label, steer: Steer) -> Self {
        Way { effects: Vec::new(), goes: Goes::On(label, steer) }
    }

    /// The same way with `effects` before its own.
    pub(super) fn after(&self, effects: &[Effect]) -> Self {
        Way { effects: [effects, &self.effects].concat(), goes: self.goes }
    }
}

impl Exits {
    pub(super) fn of(&self, took: Took) -> &Exit {
        match took {
            Took::Nothing => &self.nothing,
            Took::Hop => &self.hop,
            Took::Landing => &self.landing,
        }
    }

    pub(super) fn of_mut(&mut self, took: Took) -> &mut Exit {
        match took {
            Took::Nothing => &mut self.nothing,
            Took::Hop => &mut self.hop,
            Took::Landing => &mut self.landing,
        }
    }

    /// The same with `effects` before all others.
    pub(super) fn after(&self, effects: &[Effect]) -> Self {
        let happen = |exit: &Exit| exit.iter().map(|way| way.after(effects)).collect::<Exit>();
        let loss = self.loss.as_ref().map(|loss| {
            let exits = loss.exits.each_ref().map(happen);
            Box::new(Loss { captured: loss.captured, exits })
        });
        let mut after = Exits { loss, ..Exits::default() };
        for took in Took::ALL {
            *after.of_mut(took) = happen(self.if_lost_by(effects, took));
        }
        after
    }

    /// The ways out after `effects`, which may remove the piece.
    fn if_lost_by(&self, effects: &[Effect], took: Took) -> &Exit {
        match &self.loss {
            Some(loss) => {
                let captured = loss.captured || took != Took::Nothing;
                let lost = effects.iter().any(|effect| effects::removes(effect, captured));
                if lost { self.of_lost(took) } else { self.of(took) }
            }
            None => self.of(took),
        }
    }

    /// The ways out if the piece has been removed.
    pub(super) fn of_lost(&self, took: Took) -> &Exit {
        self.loss.as_ref().map_or_else(|| self.of(took), |loss| &loss.exits[took as usize])
    }

    /// Whether the rule of outward directions asks how the leg went.
    pub(super) fn look_back(&self) -> bool {
        let mut ways = Took::ALL.into_iter().flat_map(|took| self.of(took));
        ways.any(|way| matches!(way.goes, Goes::On(_, Steer::Outwards)))
    }
}

impl Sketch {
    pub(super) fn new(leg: Leg) -> Self {
        Sketch { leg, course: Course::Straight, onward: Vec::new() }
    }

    /// May be left by `exit` from empty squares.
    pub(super) fn quietly(mut self, exit: &Exit) -> Self {
        self.leave(Class::FREE, &[], exit);
        self
    }

    /// May be left by `exit` from squares of `victims`, which are taken.
    pub(super) fn taking(mut self, victims: Class, exit: &Exit) -> Self {
        self.leave(victims, &[Effect::always(Act::Take)], exit);
        self
    }

    fn leave(&mut self, on: Class, taking: &[Effect], exit: &Exit) {
        for way in exit {
            match way.goes {
                // Landing on a man takes it.
                Goes::Ends => {
                    let leg =
                        core::mem::replace(&mut self.leg, make::leg(Ring::Grid(0), Reach::ONE));
                    self.leg = leg.ends_with(on, way.effects.clone());
                }
                Goes::On(to, steer) => {
                    let effects = [taking, &way.effects].concat();
                    self.onward.push(Onward { on, effects, to, steer });
                }
            }
        }
    }

    /// Whether it leads nowhere at all.
    fn is_idle(&self) -> bool {
        self.leg.landings.is_empty() && self.leg.edges.is_empty() && self.onward.is_empty()
    }
}

impl Draft {
    /// The number of a leg; nothing if it leads nowhere.
    pub(super) fn add(&mut self, sketch: Sketch) -> Result<Option<usize>, TooManyLegs> {
        if sketch.is_idle() {
            return Ok(None);
        }
        if let Some(number) = self.numbers.get(&sketch) {
            return Ok(Some(*number));
        }
        // Legs that nothing leads to are dropped in the end, so a draft may be larger than a pattern.
        if self.sketches.len() >= 4 * MAX_LEGS {
            return Err(TooManyLegs);
        }
        let number = self.sketches.len();
        self.numbers.insert(sketch.clone(), number);
        self.sketches.push(sketch);
        Ok(Some(number))
    }

    /// The entries of one leg.
    pub(super) fn enter(
        &mut self,
        headings: Headings,
        sketch: Sketch,
    ) -> Result<Vec<Entry>, TooManyLegs> {
        let leg = self.add(sketch)?.filter(|_| !headings.is_empty());
        Ok(leg.map(|leg| Entry { headings, leg }).into_iter().collect())
    }

    /// A name for these entries.
    pub(super) fn label(&mut self, entries: Vec<Entry>) -> Label {
        if let Some(label) = self.label_of.get(&entries) {
            return *label;
        }
        let label = self.reserve();
        self.labels[label.0].clone_from(&entries);
        self.label_of.insert(entries, label);
        label
    }

    /// A name for entries that are not known yet.
    pub(super) fn reserve(&mut self) -> Label {
        self.labels.push(Vec::new());
        Label(self.labels.len() - 1)
    }

    /// The same entries under further guards.
    pub(super) fn guarded(
        &mut self,
        entries: Vec<Entry>,
        guards: &[Guard],
    ) -> Result<Vec<Entry>, TooManyLegs> {
        if guards.is_empty() {
            return Ok(entries);
        }
        let mut guarded = Vec::new();
        for Entry { headings, leg } in entries {
            let mut sketch = self.sketches[leg].clone();
            sketch.leg.guards.extend_from_slice(guards);
            guarded.extend(self.enter(headings, sketch)?);
        }
        Ok(guarded)
    }
}
