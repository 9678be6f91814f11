//! How is the size of a board written?

use super::Fault;
use crate::board::{Shape, Sizes};
use proc_macro2::TokenTree;

/// The size that a token looks like, be there such a board or not. `9x10` is one literal with an odd suffix, `0x8` a
/// hexadecimal number: what counts is the text.
pub(super) fn size_of(token: &TokenTree) -> Option<Shape> {
    let written = token.to_string();
    let (width, height) = written.split_once('x')?;
    Some(Shape { width: width.parse().ok()?, height: height.parse().ok()? })
}

/// The size that a token is; `help` is for what is none at all.
pub(super) fn read(token: &TokenTree, sizes: Sizes, help: &str) -> Result<Shape, Fault> {
    let (what, help) = match size_of(token) {
        Some(_) if has_leading_zero(token) => {
            let what = format!("`{token}` is not the size of a board");
            (what, "write width and height without leading zeros".to_owned())
        }
        Some(shape) if sizes.include(shape) => return Ok(shape),
        Some(shape) => {
            let Shape { width, height } = shape;
            (format!("there is no board of {width}x{height} squares"), range(shape, sizes))
        }
        None => (format!("`{token}` is not the size of a board"), help.to_owned()),
    };
    Err(Fault::new(token.span(), "M0006", &what, &help))
}

/// Which sizes there are instead of `shape`.
fn range(shape: Shape, sizes: Sizes) -> String {
    let Shape { width, height } = shape;
    let longest = sizes.longest_side();
    let range = format!("width and height go from 1 to {longest}");
    match sizes {
        Sizes::Plain if Sizes::Declared.include(shape) => {
            let on = format!("on Name({width}x{height})");
            format!(
                "{range}; declare a larger one by `board!(Name = {width}x{height})`, then `{on}`"
            )
        }
        Sizes::Plain | Sizes::Declared => range,
    }
}

/// Whether a size is written as `08x8`.
fn has_leading_zero(size: &TokenTree) -> bool {
    size.to_string().split('x').any(|side| side.len() > 1 && side.starts_with('0'))
}
