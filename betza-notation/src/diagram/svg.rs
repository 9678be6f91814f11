//! How is a diagram drawn as a picture for a page of documentation?
//!
//! Dots, rings and crosses are told apart by shape, not by color; a legend stands below the board. There are no ids:
//! several diagrams may share a page.

use super::Diagram;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// Pixels of a square.
const SQUARE: usize = 22;

/// What stands on a square in the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Dot,
    Ring,
    Cross,
    /// A sign as in the text.
    Sign,
}

fn shape(sign: char) -> Shape {
    match sign {
        '*' => Shape::Dot,
        'o' => Shape::Ring,
        'x' => Shape::Cross,
        _ => Shape::Sign,
    }
}

/// One `<svg>` element.
pub(super) fn draw(diagram: &Diagram) -> String {
    let (width, height) = (diagram.files.len(), diagram.ranks.len());
    let legend = diagram.legend();
    let rows: Vec<String> = legend.iter().map(|(mark, _)| mark.words()).collect();
    // Three letters of the legend are narrower than a square.
    let longest = rows.iter().map(String::len).max().unwrap_or(0);
    let wide = width.max(longest.div_ceil(3) + 1);
    let tall = height + rows.len();
    let mut svg = String::new();
    // Writing to a String cannot fail.
    let _ = write!(
        svg,
        "<svg viewBox=\"0 0 {wide} {tall}\" width=\"{}\" height=\"{}\" role=\"img\"><title>Moves from {}</title>",
        wide * SQUARE,
        tall * SQUARE,
        diagram.place(),
    );
    let _ = write!(
        svg,
        "<path d=\"{}\" stroke=\"currentColor\" stroke-opacity=\".15\" stroke-dasharray=\"1\"/>",
        dark(diagram)
    );
    let _ = write!(
        svg,
        "<path d=\"M0 0h{width}v{height}h-{width}z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\" stroke-width=\".04\"/>"
    );
    let top = usize::from(diagram.ranks.end) - 1;
    let column = |file: u16| usize::from(file - diagram.files.start);
    let row = |rank: u16| top - usize::from(rank);
    let (x, y) = (column(diagram.from.file), row(diagram.from.rank));
    let _ = write!(svg, "<path d=\"M{x}.2 {y}.2h.6v.6h-.6z\" fill=\"currentColor\"/>");
    for (number, (mark, sign)) in legend.iter().enumerate() {
        let here =
            diagram.marks.iter().filter(|(cell, kind)| *kind == mark && **cell != diagram.from);
        let mut places: Vec<(usize, usize)> =
            here.map(|(cell, _)| (column(cell.file), row(cell.rank))).collect();
        places.sort_unstable_by_key(|(x, y)| (*y, *x));
        shapes(&mut svg, *sign, &places, "data-mark");
        shapes(&mut svg, *sign, &[(0, height + number)], "data-legend");
    }
    let _ = write!(svg, "<g fill=\"currentColor\" font-size=\".62\">");
    for (number, words) in rows.iter().enumerate() {
        let _ = write!(svg, "<text x=\"1\" y=\"{}.72\">{words}</text>", height + number);
    }
    svg.push_str("</g></svg>");
    svg
}

/// The dark squares as dashes, a line a rank; a1 is dark.
fn dark(diagram: &Diagram) -> String {
    let width = diagram.files.len();
    let mut path = String::new();
    for (y, rank) in diagram.ranks.clone().rev().enumerate() {
        let x = usize::from((diagram.files.start + rank) % 2);
        if width > x {
            let _ = write!(path, "M{x} {y}.5h{}", width - x);
        }
    }
    path
}

/// The same sign at several places.
fn shapes(svg: &mut String, sign: char, places: &[(usize, usize)], name: &str) {
    const COLOR: &str = "stroke=\"var(--link-color,#3873ad)\"";
    const PAGE: &str = "stroke=\"var(--main-background-color,#fff)\"";
    let path = |each: &str| -> String {
        places.iter().map(|(x, y)| format!("M{x}.5 {y}.5{each}")).collect()
    };
    let attributes = format!("{name}=\"{sign}\"");
    let _ = match shape(sign) {
        Shape::Dot => write!(
            svg,
            "<path {attributes} d=\"{}\" {COLOR} stroke-width=\".5\" stroke-linecap=\"round\"/>",
            path("h0")
        ),
        Shape::Ring => {
            let path = path("h0");
            write!(
                svg,
                "<path {attributes} d=\"{path}\" {COLOR} stroke-width=\".56\" stroke-linecap=\"round\"/><path d=\"{path}\" {PAGE} stroke-width=\".34\" stroke-linecap=\"round\"/>"
            )
        }
        Shape::Cross => write!(
            svg,
            "<path {attributes} d=\"{}\" {COLOR} stroke-width=\".14\" fill=\"none\"/>",
            path("m-.2-.2l.4.4m0-.4l-.4.4")
        ),
        Shape::Sign => {
            let _ = write!(
                svg,
                "<g {attributes} fill=\"var(--link-color,#3873ad)\" font-size=\".8\" font-weight=\"bold\" text-anchor=\"middle\">"
            );
            for (x, y) in places {
                let _ = write!(svg, "<text x=\"{x}.5\" y=\"{y}.75\">{sign}</text>");
            }
            write!(svg, "</g>")
        }
    };
}
