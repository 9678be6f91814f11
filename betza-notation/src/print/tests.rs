use super::*;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;

fn pattern(dialect: Dialect, text: &str) -> Pattern {
    read(Some(dialect), text).unwrap_or_else(|findings| panic!("{text}: {findings:?}")).pattern
}

/// How many of `texts` print in a notation. What prints reads back to the same pattern.
fn share<'a>(
    texts: impl Iterator<Item = (Dialect, &'a str)>,
    dialect: Dialect,
) -> (usize, usize, Vec<String>) {
    let (mut printed, mut all, mut missing) = (0, 0, Vec::new());
    for (from, text) in texts {
        let Ok(reading) = read(Some(from), text) else { continue };
        all += 1;
        let result = match dialect {
            Dialect::Parlett => print_parlett(&reading.pattern),
            _ => print_betza(&reading.pattern),
        };
        match result {
            Ok(said) => {
                assert_eq!(pattern(dialect, &said), reading.pattern, "{text} printed as {said}");
                printed += 1;
            }
            Err(unsayable) => missing.push(format!("{text}: {}", unsayable.what)),
        }
    }
    (printed, all, missing)
}

#[test]
#[expect(clippy::print_stdout, reason = "what does not print is worth reading")]
fn equivalents_print_in_both_notations() {
    let table = include_str!("../../../tests/conformance/equivalents.tsv");
    let texts = || {
        table.lines().skip(1).flat_map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            [(Dialect::Parlett, columns[1]), (Dialect::Betza, columns[2])]
        })
    };
    let (parlett, all, missing) = share(texts(), Dialect::Parlett);
    println!("{parlett} of {all} in Parlett's notation; not {missing:#?}");
    let (betza, _, missing) = share(texts(), Dialect::Betza);
    println!("{betza} of {all} in Betza's notation; not {missing:#?}");
    // Parlett's double steps cannot be taken en passant and Betza's can, so three of each have no words.
    assert!(all - parlett <= 3 && all - betza <= 3, "{parlett} and {betza} of {all}");
}

/// Notations of the case files, each once.
fn notations(rows: &str) -> BTreeSet<&str> {
    rows.lines()
        .filter_map(|row| row.split_once("\"notation\": \"")?.1.split_once('"'))
        .map(|(notation, _)| notation)
        .collect()
}

/// The shares, in hundredths, only ever grow.
#[test]
#[expect(clippy::print_stdout, reason = "what does not print is worth reading")]
fn what_the_case_files_hold_prints_or_says_why_not() {
    let parlett = notations(include_str!("../../../tests/conformance/parlett.jsonl"));
    let betza = notations(include_str!("../../../tests/conformance/betza.jsonl"));
    // Of Betza's file, which holds some 800 notations, every fifth.
    let betza = betza.into_iter().step_by(5).collect();
    for (from, texts, shares) in
        [(Dialect::Parlett, &parlett, [90, 35]), (Dialect::Betza, &betza, [60, 90])]
    {
        for (to, least) in [Dialect::Parlett, Dialect::Betza].into_iter().zip(shares) {
            let (printed, all, missing) = share(texts.iter().map(|text| (from, *text)), to);
            println!("{from} to {to}: {printed} of {all}; not {missing:#?}");
            assert!(printed * 100 >= all * least, "{from} to {to}: {printed} of {all}");
        }
    }
}

#[test]
fn printed_texts_are_short() {
    let said = |text: &str| print_parlett(&read(None, text).unwrap().pattern).unwrap();
    assert_eq!(said("K"), "1*");
    assert_eq!(said("mRcB"), "on+,cnX");
    assert_eq!(said("t[FR]"), "1X.n+");
    assert_eq!(said("NN"), "n(~1/2)");
    assert_eq!(said("frF"), "1,1");
    let said = |text: &str| print_betza(&read(None, text).unwrap().pattern).unwrap();
    assert_eq!(said("n*"), "Q");
    assert_eq!(said("1<>,1X>"), "vWfF");
    assert_eq!(said("o1+&1X"), "afsW");
    assert_eq!(said("~1/2>"), "fsN");
    let refused = |text: &str| print_betza(&read(None, text).unwrap().pattern).unwrap_err();
    assert_eq!(refused("1>,L8Q").to_string(), "there are no words in `betza` for promotion");
}

#[test]
fn what_is_printed_quickly_is_the_same_piece() {
    let table = include_str!("../../../tests/conformance/equivalents.tsv");
    let mut printed = 0;
    for line in table.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        for (dialect, text) in [(Dialect::Parlett, columns[1]), (Dialect::Betza, columns[2])] {
            let piece = pattern(dialect, text);
            if let Some(said) = print_quickly(&piece, dialect, text) {
                assert_eq!(pattern(dialect, &said), piece, "{text} printed as {said}");
                printed += 1;
            }
        }
    }
    assert!(printed > 210, "{printed}");
}
