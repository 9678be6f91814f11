//! Do all engines give the same answers?
//!
//! A table of rows with known answers, and the engines that are asked: the reference interpreter, and whatever the
//! caller compiled. See README.md beside this package for the files.
#![forbid(unsafe_code)]

mod compiled;
mod corpus;
mod interpreted;
mod random;
mod report;
mod row;

pub use compiled::{Engine, Scene, answer, answer_with_marks};
pub use corpus::{Census, Found, Text, Verdict, census, judge, printing_fault, read_texts};
pub use interpreted::{interpret, interpret_with_marks};
pub use random::Random;
pub use report::{Failure, Report, report_files, run};
pub use row::{Answer, Move, Row, Triple, read_rows, triples};
