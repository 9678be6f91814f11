//! Do all engines give the same answers?
//!
//! A table of rows with known answers, and the engines that are asked: the reference interpreter, the pieces that the
//! caller compiled, and the same pieces read at run time. See README.md beside this package for the files.
#![forbid(unsafe_code)]

mod compiled;
mod corpus;
mod dynamic;
mod interpreted;
mod random;
mod report;
mod row;

pub use compiled::{Engine, Engines, Scene, answer, answer_with_marks};
pub use corpus::{Census, Found, Text, Verdict, census, judge, printing_fault, read_texts};
pub use dynamic::{Reader, answer_dynamic};
pub use interpreted::{interpret, interpret_with_marks};
pub use random::Random;
pub use report::{Failure, Report, report_files, run};
pub use row::{Answer, Move, Row, Triple, read_rows, triples};
