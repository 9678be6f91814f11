//! How does a board look as a type?

use super::{Paths, docs, levels, number};
use crate::board::{Board, Shape};
use crate::input::Declaration;
use crate::report;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

/// `board!(pub Name = WxH)`: a type without values of interest.
pub(crate) fn board(paths: &Paths, declaration: &Declaration) -> TokenStream {
    let Declaration { attributes, visibility, name, shape, faults } = declaration;
    let (private, faults) = (paths.outside(), report::faults(faults));
    let core = quote!(#private::core);
    let attributes = levels::sort(attributes);
    let docs = docs::after(&attributes.own, &docs::of_board(*shape));
    let (width, height, words) = (number(shape.width), number(shape.height), number(shape.words()));
    let cfgs = &attributes.cfgs;
    quote! {
        #faults

        #docs
        #[derive(
            #core::clone::Clone,
            #core::marker::Copy,
            #core::fmt::Debug,
            #core::default::Default,
            #core::cmp::PartialEq,
            #core::cmp::Eq,
            #core::cmp::PartialOrd,
            #core::cmp::Ord,
            #core::hash::Hash,
        )]
        #visibility struct #name;

        #cfgs
        impl #private::Declared for #name {}

        #cfgs
        impl #private::Geometry for #name {
            const WIDTH: #core::primitive::usize = #width;
            const HEIGHT: #core::primitive::usize = #height;
            type Words = [#core::primitive::u64; #words];
        }
    }
}

/// The size written at a use is that of the declaration: through the name no macro sees it.
pub(super) fn size_check(paths: &Paths, board: &Board) -> Option<TokenStream> {
    let (private, path) = (paths.private(), &board.name.as_ref()?.path);
    let Shape { width, height } = board.shape;
    let message = format!(
        "[M0006] `{}` is no board of {width}x{height} squares: write the size that `board!` gave it",
        path.to_string().replace(' ', ""),
    );
    let (width, height) = (number(width), number(height));
    let span = board.name.as_ref()?.size.resolved_at(Span::mixed_site());
    let same = quote! {
        <#path as #private::Geometry>::WIDTH == #width && <#path as #private::Geometry>::HEIGHT == #height
    };
    // With a path through `$crate` rustc would underline the whole call.
    Some(quote_spanned!(span=> const _: () = ::core::assert!(#same, #message);))
}
