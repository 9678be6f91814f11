//! How is a diagram drawn with letters?

use super::Diagram;
use crate::interp::Cell;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The legend is broken after so many characters.
const WIDTH: usize = 64;

/// Rank by rank from the far one, signs with blanks between, and what the signs mean.
pub(super) fn draw(diagram: &Diagram) -> String {
    let legend = diagram.legend();
    let sign = |cell: Cell| {
        if cell == diagram.from {
            return '@';
        }
        let mark = diagram.marks.get(&cell);
        let known = mark.and_then(|mark| legend.iter().find(|(kind, _)| kind == mark));
        known.map_or('.', |(_, sign)| *sign)
    };
    let mut drawn = String::new();
    for rank in diagram.ranks.clone().rev() {
        for file in diagram.files.clone() {
            if file > diagram.files.start {
                drawn.push(' ');
            }
            drawn.push(sign(Cell::new(file, rank)));
        }
        drawn.push('\n');
    }
    let mut entries: Vec<String> = Vec::from([format!("@ the piece, on {}", diagram.place())]);
    entries.extend(legend.iter().map(|(mark, sign)| format!("{sign} {}", mark.words())));
    if !diagram.is_whole {
        entries.push("and more".to_string());
    }
    let mut line = 0;
    for (number, entry) in entries.iter().enumerate() {
        let between = match number {
            0 => "",
            _ if line + entry.len() > WIDTH => {
                line = 0;
                "\n"
            }
            _ => "   ",
        };
        line += between.len() + entry.len();
        drawn.push_str(between);
        drawn.push_str(entry);
    }
    drawn
}
