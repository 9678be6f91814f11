//! What does the compiler say?
//!
//! Each file of `cases/` holds mistakes and uses the wrong pieces as if they were right: each mistake is one error, at its
//! exact place, and there is no other. The `.stderr` files are the whole output of stable rustc 1.95; another release
//! may word its own part differently, and `TRYBUILD=overwrite cargo test -p betza-ui` writes them anew.

#[test]
fn messages_stand_where_the_mistakes_are() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("cases/*.rs");
    cases.pass("cases/pass/*.rs");
}
