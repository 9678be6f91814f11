//! Which tables are shipped? Those of the rook and the bishop on 8x8, each answered by one look at the men that matter.
//!
//! `cargo xtask codegen` writes the bytes.

use super::slides::{coded_slides, slides};
use super::{Aligned, CodedSlides, Index, Slides, codes, groups};

static ROOK_CODES: [[u8; 2]; 98_304] = codes(include_bytes!("orthodox/rook.codes"));
static BISHOP_CODES: [[u8; 2]; 4608] = codes(include_bytes!("orthodox/bishop.codes"));
static ROOK_SETS: Aligned<[u64; 5125]> = Aligned::read(*include_bytes!("orthodox/rook.sets"));
static BISHOP_SETS: Aligned<[u64; 6842]> = Aligned::read(*include_bytes!("orthodox/bishop.sets"));

/// The rook by gathered bits.
pub const ROOK: &Index<64, 1, 1> = &Index::new(
    groups(
        &Aligned::read(*include_bytes!("orthodox/rook.groups")),
        &Aligned::read(*include_bytes!("orthodox/rook.starts")),
    ),
    &ROOK_CODES,
);

/// The bishop by gathered bits.
pub const BISHOP: &Index<64, 1, 1> = &Index::new(
    groups(
        &Aligned::read(*include_bytes!("orthodox/bishop.groups")),
        &Aligned::read(*include_bytes!("orthodox/bishop.starts")),
    ),
    &BISHOP_CODES,
);

/// The rook by a product.
pub const ROOK_SLIDES: &CodedSlides<64> = &CodedSlides::new(
    coded_slides(&Aligned::read(*include_bytes!("orthodox/rook.rows"))),
    include_bytes!("orthodox/rook.slides"),
    &ROOK_SETS.0,
);

/// The bishop by a product.
pub const BISHOP_SLIDES: &Slides<64> =
    &Slides::new(slides(&Aligned::read(*include_bytes!("orthodox/bishop.rows"))), &BISHOP_SETS.0);
