//! Which tables stand once, whoever reads them?
//!
//! Two functions of a piece, or two pieces of an army, often read the same numbers. They are written down once for each
//! call of a macro, beside the impls that name them.

use super::Paths;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::cell::RefCell;

/// The tables of a call that have not been written down yet.
#[derive(Debug, Default)]
pub(super) struct Shared(RefCell<Vec<Table>>);

#[derive(Debug)]
struct Table {
    name: Ident,
    ty: String,
    bytes: Vec<u8>,
    item: TokenStream,
}

impl Paths {
    /// The name of the table of this type with these bytes, a constant reference; `value` makes it of the byte string.
    pub(super) fn table(
        &self,
        ty: &TokenStream,
        bytes: Vec<u8>,
        value: impl FnOnce(Literal) -> TokenStream,
    ) -> Ident {
        let mut tables = self.shared.0.borrow_mut();
        let ty_text = ty.to_string();
        let known = tables.iter().find(|table| table.ty == ty_text && table.bytes == bytes);
        if let Some(table) = known {
            return table.name.clone();
        }
        let name = self.name(&format!("TABLE_{}", tables.len()));
        let value = value(Literal::byte_string(&bytes));
        let item = quote!(const #name: &#ty = &#value;);
        tables.push(Table { name: name.clone(), ty: ty_text, bytes, item });
        name
    }

    /// The name of the table of this type that this expression makes.
    pub(super) fn table_of(&self, ty: &TokenStream, value: TokenStream) -> Ident {
        self.table(ty, value.to_string().into_bytes(), |_| value)
    }

    /// The items of all tables since the last time.
    pub(super) fn take_tables(&self) -> TokenStream {
        self.shared.0.take().into_iter().map(|table| table.item).collect()
    }
}
