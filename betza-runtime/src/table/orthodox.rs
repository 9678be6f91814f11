//! Which tables are shipped? Those of the rook and the bishop on 8x8, each answered by one look at the men that matter.
//!
//! `cargo xtask codegen` writes the bytes.

use super::slides::coded_slides;
use super::spread::spread_slides;
use super::{Aligned, CodedSlides, Index, SpreadSlides};

static ROOK_CODES: [u16; 98_304] = Aligned::read(*include_bytes!("orthodox/rook.codes")).0;
static BISHOP_CODES: [u16; 4608] = Aligned::read(*include_bytes!("orthodox/bishop.codes")).0;

/// The rook by gathered bits.
pub const ROOK: &Index<64, 1, 1> =
    &Index::new(Aligned::read(*include_bytes!("orthodox/rook.groups")).0, &ROOK_CODES);

/// The bishop by gathered bits.
pub const BISHOP: &Index<64, 1, 1> =
    &Index::new(Aligned::read(*include_bytes!("orthodox/bishop.groups")).0, &BISHOP_CODES);

/// The rook by a product.
pub const ROOK_SLIDES: &CodedSlides<64, 103_028, 5125> = &ROOK_BY_PRODUCT;

/// The bishop by two products.
pub const BISHOP_SLIDES: &SpreadSlides<64, 3876> = &BISHOP_BY_PRODUCTS;

// A constant would be written down in each unit of code that reads it.
static ROOK_BY_PRODUCT: CodedSlides<64, 103_028, 5125> = CodedSlides::new(
    coded_slides(&Aligned::read(*include_bytes!("orthodox/rook.rows"))),
    *include_bytes!("orthodox/rook.slides"),
    Aligned::read(*include_bytes!("orthodox/rook.sets")).0,
);
static BISHOP_BY_PRODUCTS: SpreadSlides<64, 3876> = SpreadSlides::new(
    spread_slides(&Aligned::read(*include_bytes!("orthodox/bishop.rows"))),
    Aligned::read(*include_bytes!("orthodox/bishop.slides")).0,
);
