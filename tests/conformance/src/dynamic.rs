//! What does a piece answer that is read at run time?

use crate::compiled::answer;
use crate::row::{Answer, Row};
use betza::Geometry;
use betza::dynamic::{Dialect, Findings, Piece};

/// Reads the piece of a row in a dialect, and asks it for the moves.
pub type Reader = fn(&Row, Dialect) -> Result<Answer, Findings>;

/// The moves of a row, by its piece read at run time on the board `G`.
///
/// # Errors
///
/// The findings, if it cannot be read.
pub fn answer_dynamic<G: Geometry>(row: &Row, dialect: Dialect) -> Result<Answer, Findings> {
    let piece = Piece::<G>::read_as(dialect, &row.notation)?;
    Ok(answer(&piece, row))
}
