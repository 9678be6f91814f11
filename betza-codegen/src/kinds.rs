//! Do the letters that a notation asks for name pieces of its army?

use crate::input::Army;
use betza_notation::{Diagnostic, Dialect, letters_asked, x_as_kind};

/// The letters of an army.
pub(crate) struct Letters {
    /// In capitals; nothing if one of them is not known, because then no letter is known to be missing.
    known: Option<Vec<char>>,
}

impl Letters {
    /// Where there is no army any letter may name a kind of the host's.
    pub(crate) const ANY: Letters = Letters { known: None };

    /// The letters of `army`.
    pub(crate) fn of(army: &Army) -> Self {
        let letters = army.variants.iter().map(|variant| variant.letter);
        Letters { known: letters.map(|l| l.map(|l| l.to_ascii_uppercase())).collect() }
    }

    /// What is wrong with the letters of a text that was read.
    pub(crate) fn missing(&self, dialect: Dialect, text: &str) -> Vec<Diagnostic> {
        let Some(known) = &self.known else { return Vec::new() };
        let asked = letters_asked(dialect, text).into_iter();
        let missing = asked.filter(|(letter, _)| !known.contains(letter));
        let finding = |(letter, span)| {
            let what = format!("no piece of the army has the letter `{letter}`");
            let letters: Vec<String> = known.iter().map(|letter| format!("`{letter}`")).collect();
            let help = match &letters[..] {
                [only] => format!("its only letter is {only}"),
                letters => format!("its letters are {}", letters.join(", ")),
            };
            Diagnostic::new("M0014", span, what, "the letters of an army are its kinds".to_owned())
                .help(help)
        };
        missing.map(finding).collect()
    }

    /// What to say of a text that could not be read: `findings`, unless the reason is that a piece of the army is
    /// called X.
    pub(crate) fn or_x(&self, findings: Vec<Diagnostic>, text: &str) -> Vec<Diagnostic> {
        let has_x = self.known.as_ref().is_some_and(|known| known.contains(&'X'));
        let is_parlett = |finding: &Diagnostic| finding.code.0.starts_with('P');
        let Some(span) = x_as_kind(text).filter(|_| has_x && findings.iter().any(is_parlett))
        else {
            return findings;
        };
        let what = "`X` cannot name a kind in Parlett's notation".to_owned();
        let label = "here it is the diagonal direction".to_owned();
        let help = "give the piece of the army whose letter is `x` another letter";
        vec![Diagnostic::new("M0015", span, what, label).help(help)]
    }
}
