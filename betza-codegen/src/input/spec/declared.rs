//! On which board of the author's own does a piece stand?

use super::{Reader, is_sign};
use crate::board::{Board, Name, Shape, Sizes};
use crate::input::Fault;
use crate::input::size::size_of;
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

impl Reader {
    /// `Name(WxH)`, after the first word of the path.
    pub(super) fn declared(&mut self, first: Ident) -> Board {
        let (mut path, mut last) = (TokenStream::from(TokenTree::from(first.clone())), first);
        while let Some(colon) = self.next_sign(':') {
            path.extend([colon]);
            path.extend(self.next_sign(':'));
            if let Some(word) = self.next_word(|_| true) {
                path.extend([TokenTree::from(word.clone())]);
                last = word;
            }
        }
        let help = format!("a macro sees no size through a name: write it as in `on {last}(10x8)`");
        let named = |size| Some(Name { path, size });
        let shape = match self.tokens.next_if(|token| !is_sign(token, ',')) {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                let mut inner = Reader::new(super::flattened(group.stream()), group.span_close());
                let span = inner.here();
                let shape = inner.size(Sizes::Declared, &help).unwrap_or(Shape::CHESS);
                if let (Some(token), []) = (inner.tokens.next(), &inner.faults[..]) {
                    let what = format!("unexpected `{token}` after the size of the board");
                    inner.faults.push(Fault::new(token.span(), "M0006", &what, &help));
                }
                self.faults.append(&mut inner.faults);
                return Board { shape, name: named(span) };
            }
            Some(token) if size_of(&token).is_some() || matches!(token, TokenTree::Group(_)) => {
                let what = format!("the size of `{last}` stands in parentheses");
                let size = size_of(&token).unwrap_or(Shape { width: 10, height: 8 });
                let help = format!("write it as in `on {last}({}x{})`", size.width, size.height);
                self.faults.push(Fault::new(token.span(), "M0006", &what, &help));
                size_of(&token)
            }
            Some(_) | None => {
                let what = format!("the size of the board `{last}` is missing");
                self.faults.push(Fault::new(last.span(), "M0006", &what, &help));
                None
            }
        };
        // The stub stands on what looks like a type.
        let is_type = last.to_string().starts_with(|letter: char| letter.is_uppercase());
        let name = if is_type { named(last.span()) } else { None };
        Board { shape: shape.unwrap_or(Shape::CHESS), name }
    }
}
