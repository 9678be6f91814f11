//! How is a castling said?

use super::motion::Phrase;
use super::numbers::{number, range, things};
use super::{directions, guards};
use crate::pattern::{Castling, Kinds, PartnerLanding, PartnerPlace};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// `castles: goes two squares sideways …`.
pub(super) fn castle(castling: &Castling) -> Phrase {
    let partner = castling.partner;
    let squares = range(castling.min, castling.max, "square");
    let along = directions::grid(castling.headings);
    let kind = if partner.kinds == Kinds::ALL {
        "the first man met there".to_string()
    } else {
        format!("an own {}, the first man met there", guards::kinds(partner.kinds))
    };
    let mut which = Vec::new();
    if partner.kinds == Kinds::ALL {
        which.push("an own one".to_string());
    }
    match partner.unmoved {
        Some(true) => which.push("not yet moved".to_string()),
        Some(false) => which.push("moved before".to_string()),
        None => {}
    }
    match partner.place {
        PartnerPlace::Anywhere => {}
        PartnerPlace::FilesFromEdge(0) => which.push("on the edge file".to_string()),
        PartnerPlace::FilesFromEdge(files) => {
            which.push(format!("{} from the edge file", things(files, "file")));
        }
    }
    let which = if which.is_empty() { which.concat() } else { format!(" ({})", which.join(", ")) };
    let limited = !castling.headings.iter().all(|h| partner.headings.contains(h.turned(4)));
    let partner_way = if limited {
        format!(" going {}", directions::grid(partner.headings))
    } else {
        String::new()
    };
    let landing = match partner.landing {
        PartnerLanding::Behind { min: 0 | 1 } => "lands next to it on its other side".to_string(),
        PartnerLanding::Behind { min } => {
            format!(
                "lands next to it on its other side, {} squares or more from where it stood",
                number(min)
            )
        }
        PartnerLanding::Steps { min, max } => {
            format!("goes {} past it", range(min, Some(max), "square"))
        }
    };
    Phrase::new(
        "castles:",
        format!("goes {squares} {along} towards {kind}{which}, who{partner_way} {landing}"),
    )
}
