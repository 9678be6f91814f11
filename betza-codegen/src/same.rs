//! Are two notations one piece, and what is said if they are not?

use crate::input::{Fault, Pair, Spec};
use crate::report::{self, Findings};
use betza_notation::same::{Doubt, Sameness, same};
use proc_macro2::{Span, TokenStream};

/// Nothing if they are, an error if they are not; warnings about the texts in any case.
pub(crate) fn compare(pair: &Pair) -> TokenStream {
    let [first, second] = &pair.specs;
    let mut findings = Findings::default();
    findings.add_of_input(&pair.faults);
    let read = [first, second].map(|spec| {
        let text = spec.text.as_ref()?;
        let reading = betza_notation::read(spec.dialect, &text.value());
        findings.add_of_text(text, reading.as_ref().map_or_else(|all| all, |r| &r.warnings));
        reading.ok().map(|reading| reading.pattern)
    });
    [first, second].iter().for_each(|spec| findings.add_of_input(&spec.faults));
    if let ([Some(a), Some(b)], true) = (&read, findings.errors.is_empty()) {
        let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
        let answer = same(a, b, side(pair.board.width), side(pair.board.height));
        findings.errors.extend(verdict(pair, &answer));
    }
    let warnings = findings.warnings_as_item(&TokenStream::new());
    let errors = findings.errors;
    quote::quote!(#errors #warnings)
}

/// The error for an answer that is not the wanted one.
fn verdict(pair: &Pair, answer: &Sameness) -> TokenStream {
    let [first, second] = pair.specs.each_ref().map(named);
    let board = format!("{}x{}", pair.board.width, pair.board.height);
    let (code, what, help) = match answer {
        Sameness::Same(_) => return TokenStream::new(),
        Sameness::Different(difference) => {
            let position = difference.to_string();
            let (sentence, drawing) = position.split_once('\n').unwrap_or((&position, ""));
            let drawing: String = drawing.lines().map(|line| format!("\n | {line}")).collect();
            let what = format!(
                "{first} and {second} are different pieces on {board}: {sentence}{}\n |{drawing}\n |",
                place(pair),
            );
            ("M0012", what, "")
        }
        Sameness::NotProved(doubt) => {
            let why = match doubt {
                Doubt::TooMuchWork => {
                    "their paths are too many to compare, and no difference was found in the positions tried"
                }
                Doubt::TooManyKinds => "they ask for too many kinds of men",
                Doubt::Removals => "they remove men in ways that cannot be compared",
            };
            let what = format!(
                "whether {first} and {second} are the same piece on {board} is not proved: {why}{}",
                place(pair)
            );
            ("M0016", what, "compare them on a smaller board, or write both in the same way")
        }
    };
    report::faults(&[Fault::new(span(pair), code, &what, help)])
}

/// A notation in quotes, with the dialect if one was named.
fn named(spec: &Spec) -> String {
    let text = spec.text.as_ref().map(crate::literal::Text::value).unwrap_or_default();
    match spec.dialect {
        Some(dialect) => format!("`{dialect} \"{text}\"`"),
        None => format!("`{text}`"),
    }
}

/// Where the error stands: at the second notation.
fn span(pair: &Pair) -> Span {
    let text = pair.specs[1].text.as_ref();
    text.map_or_else(Span::call_site, |text| text.parts[0].token_at(0).span)
}

fn place(pair: &Pair) -> String {
    let Some(text) = &pair.specs[1].text else { return String::new() };
    let part = &text.parts[0];
    let (line, column) = part.line_and_column(0);
    format!("\n --> {}:{line}:{column}", part.token_at(0).span.file())
}
