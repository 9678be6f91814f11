//! How many bytes do the tables of a piece have?

use crate::row::print_bytes;
use betza::{piece, pieces};

piece! {
    struct Knight = betza "N";
    struct Pawn = betza "fcF";
    struct Rook = betza "R";
    struct Bishop = betza "B";
    struct Queen = betza "Q";
    struct Cannon = xbetza "mRcpR";
    struct SmallRook = betza "R", profile = size;
    struct SmallBishop = betza "B", profile = size;
    struct SmallQueen = betza "Q", profile = size;
    struct SmallCannon = xbetza "mRcpR", profile = size;
    struct WideKnight = betza "N" on 10x10;
    struct WideRook = betza "R" on 10x10;
    struct WideBishop = betza "B" on 10x10;
    struct LargeRook = betza "R" on 12x12;
    struct LargeQueen = betza "Q" on 12x12;
}

pieces! {
    #[allow(dead_code, reason = "only its tables are asked about")]
    enum Six on 10x10 {
        King 'k' = betza "K",
        Queen 'q' = betza "Q",
        Rook 'r' = betza "R",
        Bishop 'b' = betza "B",
        Knight 'n' = betza "N",
        Cannon 'c' = xbetza "mRcpR",
    }
}

/// One piece of each family, in the profile that is chosen unless another is named, and in the smallest.
pub(crate) fn rows() {
    print_bytes("knight", "8x8", Knight::TABLE_BYTES, 512);
    print_bytes("pawn's captures", "8x8", Pawn::TABLE_BYTES, 2 * 512);
    print_bytes("rook", "8x8", Rook::TABLE_BYTES, 200 << 10);
    print_bytes("bishop", "8x8", Bishop::TABLE_BYTES, 12 << 10);
    print_bytes("queen", "8x8", Queen::TABLE_BYTES, 240 << 10);
    print_bytes("cannon", "8x8", Cannon::TABLE_BYTES, 400 << 10);
    print_bytes("rook, size", "8x8", SmallRook::TABLE_BYTES, 4 << 10);
    print_bytes("bishop, size", "8x8", SmallBishop::TABLE_BYTES, 4 << 10);
    print_bytes("queen, size", "8x8", SmallQueen::TABLE_BYTES, 4 << 10);
    print_bytes("cannon, size", "8x8", SmallCannon::TABLE_BYTES, 4 << 10);
    print_bytes("knight", "10x10", WideKnight::TABLE_BYTES, 2 << 10);
    print_bytes("rook", "10x10", WideRook::TABLE_BYTES, 25 << 10);
    print_bytes("bishop", "10x10", WideBishop::TABLE_BYTES, 25 << 10);
    print_bytes("rook", "12x12", LargeRook::TABLE_BYTES, 60 << 10);
    print_bytes("queen", "12x12", LargeQueen::TABLE_BYTES, 60 << 10);
    let six = Six::TABLE_BYTES.iter().sum();
    print_bytes("army of six", "10x10", six, 150 << 10);
}
