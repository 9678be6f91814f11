//! What may a piece do on a square, and how is that said in a legend?

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// On what it hangs whether a piece may do something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// It never may.
    #[default]
    Never,
    /// On more than an empty board can show.
    AtTimes,
    /// On men who stand on the way.
    OverMen,
    /// On its not having moved before.
    FirstMove,
    /// On nothing but empty squares on the way.
    Always,
}

/// What a piece may do on one square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// Go there while it is empty.
    pub quiet: How,
    /// Capture an enemy there by going there.
    pub capture: How,
    /// Capture a man of its own side by going there.
    pub own: How,
    /// Castle to it.
    pub castle: How,
    /// Capture on it in passing, or without going anywhere.
    pub passing: How,
}

impl Mark {
    fn all(self) -> [How; 5] {
        [self.quiet, self.capture, self.own, self.castle, self.passing]
    }

    /// The sign that everybody expects for it, if there is one.
    pub(super) fn sign(self) -> Option<char> {
        use How::{Always, AtTimes, FirstMove, Never, OverMen};
        match self.all() {
            [Always, Always, Never, Never, Never] => Some('*'),
            [Always, Never, Never, Never, Never] => Some('o'),
            [Never, Always, Never, Never, Never] => Some('x'),
            [FirstMove, Never, Never, Never, Never] => Some('i'),
            [OverMen, OverMen, Never, Never, Never] => Some('^'),
            [AtTimes, AtTimes, Never, Never, Never] => Some('?'),
            [Never, Never, Never, _, Never] if self.castle != Never => Some('c'),
            [Never, Never, Never, Never, _] => Some('!'),
            _ => None,
        }
    }

    /// What the legend says of it: `moves only`, `captures over men`.
    pub(super) fn words(self) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut say = |what: &str, how: How| {
            let when = match how {
                How::Never => return,
                How::Always => "",
                How::FirstMove => " as its first move",
                How::OverMen => " over a man",
                How::AtTimes => " at times",
            };
            said.push(format!("{what}{when}"));
        };
        let Mark { quiet, capture, own, castle, passing } = self;
        if quiet == capture && own == capture {
            say("moves or captures either side", quiet);
        } else if quiet == capture {
            say("moves or captures", quiet);
            say("captures its own side", own);
        } else {
            say("moves", quiet);
            if own == capture {
                say("captures either side", own);
            } else {
                say("captures", capture);
                say("captures its own side", own);
            }
        }
        say("castles", castle);
        say("captures in passing", if passing == How::OverMen { How::Always } else { passing });
        let alone = said.len() == 1 && (quiet == How::Never) != (capture == How::Never);
        match &said[..] {
            [only] if alone && quiet.max(capture) == How::Always => format!("{only} only"),
            [] => "nothing".to_string(),
            _ => said.join(", "),
        }
    }
}

/// Those first that hang on least.
impl Ord for Mark {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        other.all().cmp(&self.all())
    }
}

impl PartialOrd for Mark {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
