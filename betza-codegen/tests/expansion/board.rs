/// A field.
///
/// A board of 36 by 36 squares.
#[derive(
    ::betza::__private::core::clone::Clone,
    ::betza::__private::core::marker::Copy,
    ::betza::__private::core::fmt::Debug,
    ::betza::__private::core::default::Default,
    ::betza::__private::core::cmp::PartialEq,
    ::betza::__private::core::cmp::Eq,
    ::betza::__private::core::cmp::PartialOrd,
    ::betza::__private::core::cmp::Ord,
    ::betza::__private::core::hash::Hash,
)]
pub struct Taikyoku;
impl ::betza::__private::Declared for Taikyoku {}
impl ::betza::__private::Geometry for Taikyoku {
    const WIDTH: ::betza::__private::core::primitive::usize = 36;
    const HEIGHT: ::betza::__private::core::primitive::usize = 36;
    type Words = [::betza::__private::core::primitive::u64; 21];
}
