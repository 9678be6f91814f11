//! Does the picture on a page of documentation show where its piece goes?
//!
//! `cargo doc` is run on this package, and the marked squares are read from its pages.

use betza::{Bitboard, Board, Color, Geometry, Square};
use host_documented::{Archbishop, Army, Griffon, Man, Pawn, Queen, Signs, Skirmisher};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The folder of the pages, written once for all tests.
fn pages() -> &'static Path {
    static PAGES: OnceLock<PathBuf> = OnceLock::new();
    PAGES.get_or_init(|| {
        // What has been built for the test need not be built again.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("..");
        let output = Command::new(env!("CARGO"))
            .args(["doc", "--quiet", "--offline", "--no-deps", "--lib", "--target-dir"])
            .arg(&target)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("RUSTDOCFLAGS", "-D warnings")
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        target.join("doc/host_documented")
    })
}

fn page(name: &str) -> String {
    let path = pages().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The squares that the first picture of `html` marks with `sign`, by column and row from its upper left corner.
fn marked(html: &str, sign: char) -> BTreeSet<(u16, u16)> {
    let svg =
        html.split_once("<svg").and_then(|(_, rest)| rest.split_once("</svg>")).expect("svg").0;
    let Some((_, part)) = svg.split_once(&format!("data-mark=\"{sign}\"")) else {
        return BTreeSet::new();
    };
    let path = part.split("d=\"").nth(1).and_then(|path| path.split('"').next()).expect("a path");
    let places = path.split('M').skip(1).map(|place| {
        let (x, y) = place.split_once(' ').expect("two numbers");
        let whole = |number: &str| number.split('.').next().and_then(|n| n.parse().ok());
        (whole(x).expect("a column"), whole(y).expect("a row"))
    });
    places.collect()
}

/// The same squares, where the whole board is drawn.
fn squares<G: Geometry>(html: &str, sign: char) -> Bitboard<G> {
    let (width, height) = (G::WIDTH as u16, G::HEIGHT as u16);
    let squares = marked(html, sign).into_iter().map(|(x, y)| {
        let index = usize::from((height - 1 - y) * width + x);
        Square::new(index).expect("a square of the board")
    });
    Bitboard::from_squares(&squares.collect::<Vec<Square<G>>>())
}

/// Dots are squares for both, rings for quiet moves alone, crosses for captures alone.
fn check<G: Geometry>(html: &str, attacks: Bitboard<G>, quiets: Bitboard<G>) {
    assert_eq!(squares::<G>(html, '*'), attacks.intersection(quiets));
    assert_eq!(squares::<G>(html, 'o'), quiets.difference(attacks));
    assert_eq!(squares::<G>(html, 'x'), attacks.difference(quiets));
}

macro_rules! check {
    ($piece:expr, $html:expr, $board:ty, $from:literal) => {{
        let from: Square<$board> = $from.parse().expect("a square");
        let attacks = $piece.attacks(Color::White, from, Bitboard::EMPTY);
        check::<$board>($html, attacks, $piece.quiets(Color::White, from, Bitboard::EMPTY));
    }};
}

#[test]
fn pictures_show_where_pieces_go() {
    check!(Skirmisher, &page("struct.Skirmisher.html"), Board<8, 8>, "d4");
    check!(Archbishop, &page("struct.Archbishop.html"), Board<8, 8>, "d4");
    check!(Queen, &page("struct.Queen.html"), Board<8, 8>, "d4");
    check!(Pawn, &page("struct.Pawn.html"), Board<8, 8>, "d4");
    check!(Man, &page("struct.Man.html"), Board<8, 8>, "d4");
    check!(Griffon, &page("struct.Griffon.html"), Board<16, 16>, "h8");
}

#[test]
fn each_kind_of_an_army_has_its_picture() {
    let html = page("enum.Army.html");
    for man in Army::ALL {
        let name = format!("id=\"variant.{man:?}\"");
        let (_, section) = html.split_once(&name).expect("a section");
        check!(man, section, Board<10, 8>, "e4");
    }
}

#[test]
fn the_words_of_the_author_come_first_and_notations_survive() {
    let html = page("struct.Signs.html");
    let places: Vec<usize> = [
        "Every sign of Parlett",
        "It captures the same way. Castles: goes",
        "<code>~1/2*, !A1&lt;W1&gt;, n(~2/2), 1=&lt;, ^n=|R^n=</code>",
        "@ the piece, on d4",
        "<div><svg ",
    ]
    .iter()
    .map(|text| html.find(text).unwrap_or_else(|| panic!("no {text:?} in {html}")))
    .collect();
    assert!(places.is_sorted(), "{places:?}");
    // What the index says of a piece without words of its author is what the piece does.
    let index = page("index.html");
    assert!(index.contains(Queen::DESCRIPTION) && !index.contains("<svg viewBox=\"0 0 8"));
}

#[test]
fn pictures_follow_the_theme() {
    let html = page("struct.Skirmisher.html");
    let svg = html.split_once("<svg viewBox").and_then(|(_, rest)| rest.split_once("</svg>"));
    let (svg, _) = svg.expect("svg");
    assert!(svg.contains("<title>Moves from d4</title>") && svg.contains("role=\"img\""));
    // Every color is the theme's, the text's, or a fallback.
    for color in ["stroke=\"", "fill=\""].iter().flat_map(|name| svg.split(name).skip(1)) {
        let color = color.split('"').next().unwrap_or_default();
        let follows = color.starts_with("var(--") || ["currentColor", "none"].contains(&color);
        assert!(follows, "{color}");
    }
    // No ids: several pictures share a page.
    assert!(!svg.contains(" id="));
}

#[test]
fn constants_say_what_the_page_says() {
    assert_eq!(Skirmisher::NOTATION, "o2-3+, c2-3X");
    assert_eq!(Skirmisher::CANONICAL, "o2-3+,c2-3X");
    assert_eq!(Man::DESCRIPTION, "Moves one square in any direction; captures the same way.");
    assert_eq!(Signs::CANONICAL.matches(',').count(), 4);
    assert_eq!(Army::CANONICALS, ["KiO3", "RN", "NN", "fmWfcF"]);
    assert_eq!(Army::DESCRIPTIONS[0].split('.').next(), Man::DESCRIPTION.split('.').next());
    assert!(Army::DIAGRAMS[1].ends_with("@ the piece, on e4   * moves or captures"));
    let page = page("struct.Skirmisher.html");
    for line in Skirmisher::DIAGRAM.lines() {
        assert!(page.contains(line), "{line}");
    }
}
