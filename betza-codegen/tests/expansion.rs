//! Does the expansion read like hand-written code?
//!
//! `expansion/*.rs` are what the macros emit, printed as rustfmt would. They show the shape; whether the code is right
//! is a matter of other tests. `UPDATE_EXPECT=1 cargo test -p betza-codegen --test expansion` writes them anew.

use expect_test::expect_file;
use proc_macro2::TokenStream;
use std::path::Path;

fn check(name: &str, expand: fn(TokenStream) -> TokenStream, source: &str) {
    check_from("[::betza]", name, expand, source);
}

/// The same as it comes from a facade that says more of itself.
fn check_from(door: &str, name: &str, expand: fn(TokenStream) -> TokenStream, source: &str) {
    let tokens = expand(format!("{door} {source}").parse().expect("tokens"));
    let file = syn::parse2(tokens).expect("items");
    let printed = prettyplease::unparse(&file);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expansion").join(name);
    expect_file![path].assert_eq(&printed);
}

#[test]
fn a_knight() {
    check("knight.rs", betza_codegen::piece, "/// A jumper.\npub struct Knight = \"N\";");
}

#[test]
fn a_queen() {
    check("queen.rs", betza_codegen::piece, "struct Queen = \"Q\";");
}

#[test]
fn a_rook_whose_processor_is_found_when_the_program_runs() {
    check_from("[::betza detect]", "detected.rs", betza_codegen::piece, "struct Rook = \"R\";");
}

#[test]
fn a_leaper_has_nothing_to_find() {
    let from =
        |door| betza_codegen::piece(format!("{door} struct N = \"N\";").parse().expect("it"));
    assert_eq!(from("[::betza detect]").to_string(), from("[::betza]").to_string());
}

#[test]
fn a_pawn_on_a_board_of_two_words() {
    let source = "pub struct Sergeant = \"fmWfcF\" on 9x10, profile = size;";
    check("sergeant.rs", betza_codegen::piece, source);
}

#[test]
fn a_rook_on_a_board_of_two_words() {
    check("xiangqi_rook.rs", betza_codegen::piece, "struct Rook = \"R\" on 9x10;");
}

#[test]
fn a_queen_on_a_board_of_three_words_where_bits_are_gathered() {
    let gathering = |tokens: TokenStream| {
        let source = tokens.to_string().replacen("betza]", "betza bmi2]", 1);
        betza_codegen::piece(source.parse().expect("tokens"))
    };
    check("large_queen.rs", gathering, "struct Queen = \"Q\" on 12x12;");
}

#[test]
fn a_lion() {
    let source = "pub struct Lion = \"KNADcaKmcabK\", profile = size;";
    check("lion.rs", betza_codegen::piece, source);
}

#[test]
fn a_pawn_with_all_its_moves() {
    let source = "pub struct Pawn = \"fmWfceFifmnD\" on 2x4, profile = size;";
    check("pawn.rs", betza_codegen::piece, source);
}

#[test]
fn a_board_and_a_piece_on_it() {
    check("board.rs", betza_codegen::board, "/// A field.\npub Taikyoku = 36x36");
    let source = "struct General = \"WfF\" \"bR3\" on Taikyoku(36x36);";
    check("large.rs", betza_codegen::piece, source);
}

#[test]
fn an_army() {
    let source = "/// Two men.\npub enum Army { King 'k' = \"K\", Rook 'r' = \"R\" }";
    check("army.rs", betza_codegen::pieces, source);
}

#[test]
fn an_expression() {
    let in_a_function = |tokens| {
        let block = betza_codegen::piece(tokens);
        quote::quote!(fn piece() #block)
    };
    check("expression.rs", in_a_function, "\"vR\"");
}

#[test]
fn a_stub() {
    check("stub.rs", betza_codegen::piece, "pub(crate) struct Wrong = b\"N\" on 10x8;");
}

#[test]
fn a_lame_leaper() {
    check("lame.rs", betza_codegen::piece, "struct Mao = xbetza \"afsW\" on 3x3;");
}

#[test]
fn equal_tables_of_an_army_stand_once() {
    let tables = |men: &str| {
        let source = format!("[::betza] enum Army {{ {men} }}");
        let army = betza_codegen::pieces(source.parse().expect("tokens")).to_string();
        army.matches("const TABLE_").count()
    };
    let (mao, griffon) = ("Mao 'm' = xbetza \"afsW\",", "Griffon 'g' = betza \"t[FR]\",");
    let alone = tables(mao);
    assert!(alone > 0);
    assert_eq!(tables(&format!("{mao} Horse 'h' = xbetza \"afsW\",")), alone);
    assert!(tables(&format!("{mao} {griffon}")) > alone);
}
