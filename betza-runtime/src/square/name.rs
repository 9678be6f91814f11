//! What is a square called?

use core::error::Error;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::Square;
use crate::geometry::Geometry;

/// Letters in a name of a file.
const LETTERS: usize = 26;

/// Why a text is not the name of a square of the board.
///
/// ```
/// use betza_runtime::{Board, ParseSquareError, Square};
///
/// type Chess = Board<8, 8>;
/// assert_eq!("4e".parse::<Square<Chess>>(), Err(ParseSquareError::Form));
/// assert_eq!("e9".parse::<Square<Chess>>(), Err(ParseSquareError::OffBoard));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseSquareError {
    /// The text is not a file in lower-case letters followed by a rank without leading zeros.
    Form,
    /// The text names a square which this board does not have.
    OffBoard,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "expected a square such as `e4`",
            Self::OffBoard => "expected a square of this board",
        })
    }
}

impl Error for ParseSquareError {}

impl<G: Geometry> fmt::Display for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_file(f, self.file())?;
        write!(f, "{}", self.rank() + 1)
    }
}

/// Writes a file as letters: a to z, then aa, ab, ….
fn write_file(f: &mut fmt::Formatter<'_>, file: usize) -> fmt::Result {
    if file >= LETTERS {
        write_file(f, file / LETTERS - 1)?;
    }
    // No bits are lost: the remainder is below 26.
    f.write_char(char::from(b'a' + (file % LETTERS) as u8))
}

impl<G: Geometry> FromStr for Square<G> {
    type Err = ParseSquareError;

    fn from_str(name: &str) -> Result<Self, ParseSquareError> {
        let end = name.bytes().take_while(u8::is_ascii_lowercase).count();
        let (file, rank) = name.split_at(end);
        let digits = rank.bytes().all(|byte| byte.is_ascii_digit());
        if file.is_empty() || rank.is_empty() || !digits || rank.starts_with('0') {
            return Err(ParseSquareError::Form);
        }
        // Both are counted from 1 here. A number too large for the type is off every board.
        let file = file.bytes().try_fold(0_usize, |file, letter| {
            file.checked_mul(LETTERS)?.checked_add(usize::from(letter - b'a') + 1)
        });
        let (Some(file), Ok(rank)) = (file, rank.parse::<usize>()) else {
            return Err(ParseSquareError::OffBoard);
        };
        Self::at(file - 1, rank - 1).ok_or(ParseSquareError::OffBoard)
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString as _;

    use super::*;
    use crate::geometry::{Board, Taikyoku};

    struct File(usize);

    impl fmt::Display for File {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write_file(f, self.0)
        }
    }

    #[test]
    fn every_name_reads_back() {
        for square in Square::<Board<16, 16>>::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for square in Square::<Taikyoku>::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(Square::<Taikyoku>::new(36 * 36 - 1).unwrap().to_string(), "aj36");
    }

    #[test]
    fn files_go_on_after_z() {
        for (file, name) in [(0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (35, "aj"), (702, "aaa")]
        {
            assert_eq!(File(file).to_string(), name);
        }
    }

    #[test]
    fn odd_names_are_refused() {
        let form = ["", "e", "4", "4e", "E4", "e 4", "e+4", "e04", "e4 ", "é4", "e4é"];
        for name in form {
            assert_eq!(name.parse::<Square<Board<8, 8>>>(), Err(ParseSquareError::Form), "{name}");
        }
        let off_board = ["i1", "a9", "aa1", "a99999999999999999999999", "zzzzzzzzzzzzzzzzzzzzzz1"];
        for name in off_board {
            let read = name.parse::<Square<Board<8, 8>>>();
            assert_eq!(read, Err(ParseSquareError::OffBoard), "{name}");
        }
    }
}
