//! How large may a notation be?
//!
//! Each bound has an error of its own. They are checked before or while a text is read, so that no text makes the
//! compiler hang or overflow its stack.

/// Characters in a text.
pub const MAX_CHARACTERS: usize = 4096;
/// Brackets within brackets.
pub const MAX_NESTING: usize = 32;
/// A number in a text.
pub const MAX_NUMBER: u16 = 999;
/// The product of repeat counts that stand within one another.
pub const MAX_REPEATS: u32 = 999;
/// Alternatives in a text.
pub const MAX_ALTERNATIVES: usize = 256;
/// Legs in a pattern.
pub const MAX_LEGS: usize = 1024;
/// Errors that are told about a text, and as many warnings; of the others there is a count.
pub const MAX_FINDINGS: usize = 20;
