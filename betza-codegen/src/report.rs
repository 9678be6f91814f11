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
    /// The mistakes of the macro's own input.
    pub(crate) fn of_input(found: &[Fault]) -> Self {
        Findings { errors: faults(found), warnings: Vec::new() }
    }

    /// The findings of a notation.
    pub(crate) fn of_text(text: &Text, findings: &[Diagnostic]) -> Self {
        let mut found = Findings::default();
        for finding in findings {
            let (message, span) = draw(text, finding);
            if finding.is_warning() {
                found.warnings.push(warning(finding, &message, span));
            } else {
                found.errors.extend(error(&message, span));
            }
        }
        found
    }
}

/// `compile_error!`s for mistakes in the macro's own input.
pub(crate) fn faults(faults: &[Fault]) -> TokenStream {
    faults.iter().map(|fault| error(&fault.message, fault.span)).collect()
}

/// Every token stands at `span`, but resolves names as the macro does; braces, because rustc wants them in item
/// position.
fn error(message: &str, span: Span) -> TokenStream {
    let span = span.resolved_at(Span::mixed_site());
    quote_spanned!(span=> ::core::compile_error! { #message })
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

/// The message of a finding, and the literal in which it stands.
fn draw(text: &Text, finding: &Diagnostic) -> (String, Span) {
    let (part, first) = text.part_at(finding.span.start);
    let shown = |place: Place| {
        let (start, end) =
            part.shown_range(place.start.saturating_sub(first), place.end.saturating_sub(first));
        Place::new(start, end)
    };
    let mut drawn = finding.clone();
    drawn.span = shown(finding.span);
    // A second place in another literal cannot be drawn below this one.
    drawn.also =
        finding.also.clone().filter(|(place, _)| core::ptr::eq(text.part_at(place.start).0, part));
    drawn.also = drawn.also.map(|(place, label)| (shown(place), label));
    let (line, column) = part.line_and_column(drawn.span.start);
    let place = format!("{}:{line}:{column}", part.span.file());
    (render(&drawn, &part.shown, 0, Origin::Place(&place)), part.span)
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
