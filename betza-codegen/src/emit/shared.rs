//! Which tables stand once, whoever reads them?
//!
//! Two functions of a piece, or two pieces of an army, often read the same numbers. They are written down once, in the
//! block that has the impls of a piece or of an army.

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
    content: Vec<u8>,
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
        self.once("TABLE_", ty, bytes, |name, bytes| {
            let value = value(Literal::byte_string(bytes));
            quote!(const #name: &#ty = &#value;)
        })
    }

    /// The table of this type that an expression makes of other tables, but not where a program is only checked: the
    /// runtime's constructors look at each row.
    pub(super) fn table_made_by(&self, ty: &TokenStream, value: &TokenStream) -> TokenStream {
        let private = self.private();
        let name = self.once("Table", ty, value.to_string().into_bytes(), |name, _| {
            quote! {
                struct #name;

                impl #private::table::Made for #name {
                    type Table = #ty;
                    const TABLE: &'static #ty = &#value;
                }
            }
        });
        quote!(#private::table::made::<#name>())
    }

    /// The name of a table by its type and what tells it from others of that type.
    fn once(
        &self,
        wanted: &str,
        ty: &TokenStream,
        content: Vec<u8>,
        item: impl FnOnce(&Ident, &[u8]) -> TokenStream,
    ) -> Ident {
        let mut tables = self.shared.0.borrow_mut();
        let ty = ty.to_string();
        let known = tables.iter().find(|table| table.ty == ty && table.content == content);
        if let Some(table) = known {
            return table.name.clone();
        }
        let name = self.name(&format!("{wanted}{}", tables.len()));
        let item = item(&name, &content);
        tables.push(Table { name: name.clone(), ty, content, item });
        name
    }

    /// The items of all tables since the last time.
    pub(super) fn take_tables(&self) -> TokenStream {
        self.shared.0.take().into_iter().map(|table| table.item).collect()
    }
}
