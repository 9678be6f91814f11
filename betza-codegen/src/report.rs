//! How does a finding reach the user of the macro?
//!
//! An error is a `compile_error!`, a warning a deprecated constant that is used once. Stable rustc underlines a whole
//! literal at best, so the message carries the exact place in the file and draws its own caret.

use crate::input::Fault;
use crate::literal::Text;
use betza_notation::{Diagnostic, Origin, Span as Place, render};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The tokens that tell what was found: errors and warnings of one piece, in order.
#[derive(Default)]
pub(crate) struct Findings {
    /// `compile_error!`s.
    pub(crate) errors: TokenStream,
    /// Warnings, each a constant's name, its definition and its use.
    pub(crate) warnings: Vec<Warning>,
}

/// A warning: the definition of a deprecated constant, and its name.
pub(crate) struct Warning {
    pub(crate) definition: TokenStream,
    pub(crate) name: Ident,
}

impl Findings {
    /// Adds the mistakes of the macro's own input.
    pub(crate) fn add_of_input(&mut self, found: &[Fault]) {
        self.errors.extend(faults(found));
    }

    /// Adds the findings of a notation.
    pub(crate) fn add_of_text(&mut self, text: &Text, findings: &[Diagnostic]) {
        for finding in findings {
            let (message, tokens) = draw(text, finding);
            if finding.is_warning() {
                self.warnings.push(warning(finding, &message, tokens.first));
            } else {
                self.errors.extend(error(&message, tokens));
            }
        }
    }
}

/// `compile_error!`s for mistakes in the macro's own input.
pub(crate) fn faults(faults: &[Fault]) -> TokenStream {
    faults.iter().map(|fault| error(&fault.message, Tokens::one(fault.span))).collect()
}

/// The tokens of the source that an error is about, from the first to the last.
#[derive(Clone, Copy)]
struct Tokens {
    first: Span,
    last: Span,
}

impl Tokens {
    fn one(span: Span) -> Self {
        Tokens { first: span, last: span }
    }
}

/// Every token stands where the source is wrong, but resolves names as the macro does; braces, because rustc wants them
/// in item position. rustc underlines from the path to the braces.
fn error(message: &str, tokens: Tokens) -> TokenStream {
    let [first, last] =
        [tokens.first, tokens.last].map(|span| span.resolved_at(Span::mixed_site()));
    let path = quote_spanned!(first=> ::core::compile_error!);
    let message = quote_spanned!(last=> { #message });
    quote!(#path #message)
}

fn warning(finding: &Diagnostic, message: &str, span: Span) -> Warning {
    let span = span.resolved_at(Span::mixed_site());
    let name = Ident::new(finding.code.0, span);
    let note = format!("\n{message}");
    let definition = quote_spanned! {span=>
        #[deprecated(note = #note)]
        const #name: () = ();
    };
    Warning { definition, name }
}

/// The message of a finding, and the tokens in which it stands.
fn draw(text: &Text, finding: &Diagnostic) -> (String, Tokens) {
    let (part, first) = text.part_at(finding.span.start);
    let shown = |place: Place| {
        let (start, end) =
            part.shown_range(place.start.saturating_sub(first), place.end.saturating_sub(first));
        Place::new(start, end)
    };
    let (line, column) = part.line_and_column(shown(finding.span).start);
    let first_token = part.token_at(shown(finding.span).start);
    let last_token =
        part.token_at(shown(finding.span).end.saturating_sub(1).max(first_token.start));
    let place = format!("{}:{line}:{column}", first_token.span.file());
    let excerpt = Excerpt::around(&part.shown, shown(finding.span));
    let mut drawn = finding.clone();
    drawn.span = excerpt.clip(shown(finding.span));
    // A second place in another literal or outside the excerpt cannot be drawn below this one.
    drawn.also = finding.also.clone().and_then(|(place, label)| {
        let is_here = core::ptr::eq(text.part_at(place.start).0, part);
        let place = shown(place);
        (is_here && excerpt.holds(place)).then(|| (excerpt.clip(place), label))
    });
    if let (None, Some(number)) = (&drawn.note, glued(&first_token.number)) {
        drawn.note =
            Some(format!("rustc reads `{number}` as one number, so all of it is underlined"));
    }
    let tokens = Tokens { first: first_token.span, last: last_token.span };
    (render(&drawn, &excerpt.text, 0, Origin::Place(&place)), tokens)
}

/// A number that holds more than digits.
fn glued(number: &Option<String>) -> Option<&str> {
    number.as_deref().filter(|number| number.chars().any(|c| !c.is_ascii_digit()))
}

/// The part of a literal that is drawn: of a long or multi-line one not all of it.
struct Excerpt {
    text: String,
    /// Where in the literal it starts and ends.
    place: Place,
    /// Characters before its first one in `text`.
    lead: usize,
}

impl Excerpt {
    const WIDTH: usize = 80;
    const BEFORE: usize = 50;

    fn around(literal: &str, place: Place) -> Self {
        let chars: Vec<char> = literal.chars().collect();
        let is_end = |c: &char| *c == '\n';
        let line_start =
            chars[..place.start].iter().rposition(is_end).map_or(0, |newline| newline + 1);
        let line_end = chars[place.start..]
            .iter()
            .position(is_end)
            .map_or(chars.len(), |newline| place.start + newline);
        // How far a later line is indented is no part of the notation.
        let indent = chars[line_start..place.start].iter().take_while(|c| c.is_whitespace());
        let line_start = if line_start > 0 { line_start + indent.count() } else { 0 };
        let (mut start, mut end) = (line_start, line_end);
        if end - start > Self::WIDTH {
            start = start.max(place.start.saturating_sub(Self::BEFORE));
            end = end.min(start + Self::WIDTH);
        }
        let mut text = String::new();
        let lead = usize::from(start > line_start);
        text.extend((start > line_start).then_some('…'));
        // A tab would move the caret.
        text.extend(chars[start..end].iter().map(|c| if c.is_control() { ' ' } else { *c }));
        text.extend((end < line_end).then_some('…'));
        Excerpt { text, place: Place::new(start, end), lead }
    }

    fn holds(&self, place: Place) -> bool {
        (self.place.start..self.place.end).contains(&place.start)
    }

    /// A place of the literal, counted in the excerpt.
    fn clip(&self, place: Place) -> Place {
        let within = |position: usize| {
            position.clamp(self.place.start, self.place.end) - self.place.start + self.lead
        };
        Place::new(within(place.start), within(place.end))
    }
}

impl Findings {
    /// The warnings, as an item beside the struct that they speak of.
    pub(crate) fn warnings_as_item(&self, attributes: &TokenStream) -> TokenStream {
        if self.warnings.is_empty() {
            return TokenStream::new();
        }
        let body = self.warnings_as_statements();
        quote! {
            #attributes
            const _: () = { #body };
        }
    }

    /// The warnings, inside the block of an expression.
    pub(crate) fn warnings_as_statements(&self) -> TokenStream {
        let statements = self.warnings.iter().map(|warning| {
            let Warning { definition, name } = warning;
            // Each in a block of its own: two warnings of one code have one name.
            quote! { { #definition let () = #name; } }
        });
        statements.collect()
    }
}
