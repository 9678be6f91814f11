//! How are numbers, ranges and lists said?

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

/// `number` as a word, if it is a small one.
pub(super) fn number(number: u16) -> Cow<'static, str> {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    match WORDS.get(usize::from(number)) {
        Some(word) => Cow::Borrowed(*word),
        None => Cow::Owned(number.to_string()),
    }
}

/// `two squares`.
pub(super) fn things(count: u16, thing: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {thing}{plural}", number(count))
}

/// `two to five squares`, `any number of squares`.
pub(super) fn range(min: u16, max: Option<u16>, thing: &str) -> String {
    match (min, max) {
        (0 | 1, None) => format!("any number of {thing}s"),
        (_, None) => format!("{} or more {thing}s", number(min)),
        (1, Some(1)) => things(1, thing),
        (_, Some(max)) if min == max => format!("exactly {}", things(max, thing)),
        (_, Some(max)) if min + 1 == max => format!("{} or {}", number(min), things(max, thing)),
        (1, Some(max)) => format!("up to {}", things(max, thing)),
        (_, Some(max)) => format!("{} to {}", number(min), things(max, thing)),
    }
}

/// The items with commas and a last `or`; where an item is itself such a list, the last comma stays.
pub(super) fn any_of(items: &[String]) -> String {
    let nested = items.iter().any(|item| item.contains(" or "));
    join(items, ", ", if nested || items.len() > 2 { ", or " } else { " or " })
}

/// The items with `between` between them and `last` before the last of them.
pub(super) fn join(items: &[String], between: &str, last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., end] => format!("{}{last}{end}", rest.join(between)),
    }
}
