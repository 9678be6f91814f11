//! Which parameters does a body use?

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// `body` after a statement that uses the parameters it does not mention.
pub(super) fn using(parameters: &[&str], body: TokenStream) -> TokenStream {
    let is_idle = |name: &&&str| !mentions(&body, name);
    let idle: Vec<_> =
        parameters.iter().filter(is_idle).map(|name| format_ident!("{name}")).collect();
    match &idle[..] {
        [] => body,
        [one] => quote!(let _ = #one; #body),
        _ => quote!(let _ = (#(#idle),*); #body),
    }
}

/// Whether a word stands in `tokens`, outside of constants: tables are long, and mention no parameter.
pub(super) fn mentions(tokens: &TokenStream, word: &str) -> bool {
    let mut tokens = tokens.clone().into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(ident) if ident == word => return true,
            TokenTree::Ident(ident) if ident == "const" => {
                // `const { … }`, or `const NAME: … = …;`.
                let _ = tokens.find(|token| match token {
                    TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                    TokenTree::Punct(punct) => punct.as_char() == ';',
                    TokenTree::Ident(_) | TokenTree::Literal(_) => false,
                });
            }
            TokenTree::Group(group) if mentions(&group.stream(), word) => return true,
            TokenTree::Ident(_)
            | TokenTree::Group(_)
            | TokenTree::Punct(_)
            | TokenTree::Literal(_) => {}
        }
    }
    false
}
