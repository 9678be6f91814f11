//! What is refused, what is warned about, and where.

use super::*;
use crate::Diagnostic;
use crate::reading::Named;
use Dialect::{Betza, Fsf, XBetza, XBoard};

/// A text and the warnings about it: their codes and first characters.
type Row<'a> = (Dialect, &'a str, &'a [(&'a str, usize)]);

fn findings(dialect: Dialect, named: Named, text: &str) -> Vec<Diagnostic> {
    crate::betza::read(text, dialect, named).findings
}

/// Checks that the first error of each text has this code and begins at this character.
#[track_caller]
fn refused(rows: &[(Dialect, &str, &str, usize)]) {
    for (dialect, text, code, start) in rows {
        let found = findings(*dialect, Named::ByWord, text);
        let first = found.iter().find(|finding| !finding.is_warning());
        let first = first.map(|finding| (finding.code.0, finding.span.start));
        assert_eq!(first, Some((*code, *start)), "{dialect} {text}: {found:?}");
    }
}

/// Checks that each text is read, with these warnings.
#[track_caller]
fn warned(named: Named, rows: &[Row<'_>]) {
    for (dialect, text, expected) in rows {
        let found = findings(*dialect, named, text);
        let places: Vec<_> = found.iter().map(|f| (f.code.0, f.span.start)).collect();
        assert_eq!(places, *expected, "{dialect} {text}: {found:?}");
    }
}

#[test]
fn what_is_no_notation_is_refused_at_its_place() {
    refused(&[
        (XBetza, "   ", "B0001", 0),
        (XBetza, "fmWce", "B0003", 3),
        (XBetza, "[F?R", "B0004", 0),
        (XBetza, "F-R]", "B0002", 1),
        (XBetza, "fmW fF", "B0034", 3),
        (XBetza, "N😀", "B0002", 1),
        (XBetza, "Xyz", "B0005", 0),
        (XBetza, "wN", "B0008", 0),
        (XBetza, "R03", "B0006", 1),
        (XBetza, "R999", "B0006", 1),
        (XBetza, "NN3", "B0007", 2),
        (XBetza, "NNX", "B0007", 2),
        (XBetza, "RX", "B0031", 1),
        (XBetza, "(0,0)", "B0015", 0),
        (XBetza, "(1,2,3)", "B0023", 0),
    ]);
}

#[test]
fn letters_that_say_nothing_together_are_refused_at_the_later_one() {
    refused(&[
        (XBetza, "mfmW", "B0011", 2),
        (XBetza, "nnnD", "B0011", 2),
        (XBoard, "nnD", "B0011", 1),
        (XBetza, "njD", "B0025", 1),
        (XBetza, "pgR", "B0025", 1),
        (XBetza, "pnD", "B0025", 1),
        (XBetza, "maijR", "B0025", 3),
        (XBetza, "zpR", "B0025", 1),
        (XBetza, "zqN", "B0025", 1),
        (XBetza, "nW", "B0026", 0),
        (XBetza, "jW", "B0026", 0),
        (XBetza, "yajR", "B0026", 2),
        (XBetza, "zW", "B0027", 0),
        (XBetza, "zafR", "B0032", 0),
    ]);
}

#[test]
fn atoms_and_brackets_take_their_own_modifiers() {
    refused(&[
        (XBetza, "fU", "B0028", 0),
        (XBetza, "U3", "B0029", 1),
        (XBetza, "fO2", "B0028", 0),
        (XBetza, "O", "B0030", 0),
        (XBetza, "O12", "B0030", 1),
        (XBetza, "e[F?R]", "B0028", 0),
        (XBetza, "[F?gR]", "B0028", 3),
        (XBetza, "[pF?R]", "B0028", 1),
        (XBetza, "[W]", "B0022", 0),
        (XBetza, "[N-fR]", "B0033", 3),
        (XBetza, "(f)R", "B0024", 0),
        (XBetza, "(af)03R", "B0006", 4),
    ]);
}

#[test]
fn what_nobody_has_settled_is_refused() {
    refused(&[
        (XBetza, "tR", "B0016", 0),
        (XBetza, "mxK", "B0016", 1),
        (XBetza, "I", "B0016", 0),
        (XBetza, "W*", "B0016", 1),
        (XBetza, "@", "B0016", 0),
        (XBetza, "yR", "B0016", 0),
        (XBetza, "[WF]", "B0016", 0),
        (XBetza, "z(FW)", "B0016", 1),
    ]);
}

#[test]
fn each_dialect_has_its_own_letters() {
    refused(&[
        (Betza, "hW", "B0010", 0),
        (Betza, "fhK", "B0010", 1),
        (Betza, "vhN", "B0010", 1),
        (XBoard, "shN", "B0010", 1),
        (XBoard, "NN", "B0012", 0),
        (XBoard, "kK", "B0009", 0),
        (XBoard, "maifR", "B0009", 2),
        (XBoard, "zR", "B0009", 0),
        (XBoard, "[F?R]", "B0009", 0),
        (XBoard, "(1,2)", "B0009", 0),
        (XBoard, "WX", "B0009", 1),
        (Fsf, "FyafsF", "B0009", 1),
        (Fsf, "CC", "B0013", 0),
        (Fsf, "mD3", "B0013", 1),
        (Fsf, "pN", "B0009", 0),
        (Fsf, "nH", "B0009", 0),
        (Fsf, "O2", "B0009", 0),
        (Fsf, "U", "B0009", 0),
        (Fsf, "vrN", "B0014", 0),
    ]);
}

#[test]
fn all_mistakes_of_a_text_are_found() {
    let found = findings(XBetza, Named::ByWord, "wN fU R03");
    let codes: Vec<_> = found.iter().map(|finding| finding.code.0).collect();
    assert_eq!(codes, ["B0008", "B0034", "B0028", "B0034", "B0006"]);
}

#[test]
fn what_a_name_settles_is_said_only_without_one() {
    let texts = [("fN", "BW002"), ("sfN", "BW002"), ("fK", "BW003")];
    for (text, code) in texts {
        warned(Named::Assumed, &[(Betza, text, &[(code, 0)])]);
        warned(Named::ByWord, &[(Betza, text, &[])]);
    }
    warned(Named::Assumed, &[(Betza, "camF", &[("BW009", 1)]), (Betza, "camK", &[])]);
    warned(Named::ByWord, &[(XBetza, "camF", &[])]);
    warned(Named::Assumed, &[(Betza, "ffN", &[]), (Betza, "fhN", &[]), (Betza, "fW", &[])]);
}

#[test]
fn idle_and_misleading_letters_are_warned_of() {
    let rows: &[Row<'_>] = &[
        (XBetza, "vsN", &[("BW004", 0)]),
        (XBetza, "fvN", &[("BW006", 0)]),
        (XBetza, "slF", &[("BW006", 0)]),
        (XBetza, "rlbF", &[("BW007", 0)]),
        (Betza, "fbrN", &[("BW007", 0)]),
        (XBetza, "fmrN", &[("BW008", 0)]),
        (XBetza, "mRR", &[("BW010", 2)]),
        (XBetza, "afzqW", &[("BW018", 3)]),
        (XBetza, "[W?fsW]", &[("BW017", 3)]),
        (XBetza, "frW", &[]),
        (XBetza, "fmWfcF", &[]),
    ];
    warned(Named::ByWord, rows);
}

#[test]
fn what_fairy_stockfish_reads_otherwise_is_warned_of() {
    let rows: &[Row<'_>] = &[
        (Fsf, "F11", &[("BW005", 2)]),
        (Fsf, "fmrN", &[("BW008", 0)]),
        (Fsf, "KK", &[("BW011", 0)]),
        (Fsf, "fvrN", &[("BW012", 1)]),
        (Fsf, "fvN", &[("BW006", 0)]),
        (Fsf, "ifW", &[("BW013", 0)]),
        (Fsf, "feF", &[("BW013", 1)]),
        (Fsf, "nNN", &[("BW014", 0)]),
        (Fsf, "gR3", &[("BW015", 1)]),
        (Fsf, "fpBbB", &[("BW016", 4)]),
        (Fsf, "mRcpR", &[]),
    ];
    warned(Named::ByWord, rows);
}
