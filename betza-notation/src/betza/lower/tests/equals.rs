//! Two ways to say one thing are one value.

use super::*;

#[track_caller]
fn equal(dialect: Dialect, notations: &[&str]) {
    for pair in notations.windows(2) {
        let (a, b) = (pattern(dialect, pair[0]), pattern(dialect, pair[1]));
        assert_eq!(a, b, "{dialect}: {} and {} are\n{a}{b}", pair[0], pair[1]);
    }
}

#[test]
fn abbreviations_are_what_they_abbreviate() {
    equal(Dialect::XBetza, &["R", "WW", "W0", "R0", "mRcR", "RW", "RR"]);
    equal(Dialect::XBetza, &["Q", "RB", "K0", "WWFF"]);
    equal(Dialect::XBetza, &["K", "WF", "mKcK", "K1", "R1B1"]);
    equal(Dialect::XBetza, &["R4", "W4", "W4W2"]);
    equal(Dialect::Betza, &["fK", "fWfF"]);
    equal(Dialect::Betza, &["N", "(1,2)", "(2,1)", "vN"]);
    equal(Dialect::Fsf, &["KK", "Q"]);
}

#[test]
fn the_same_path_in_two_spellings_is_one() {
    equal(Dialect::XBetza, &["nN", "afsW", "[W-F]"]);
    equal(Dialect::XBetza, &["FyafsF", "[F?R]", "t[FR]", "F[F-R]"]);
    equal(Dialect::XBetza, &["WyafsW", "[W?B]"]);
    equal(Dialect::XBetza, &["jD", "pafW", "pW"]);
    equal(Dialect::XBetza, &["(paf)0R", "R"]);
    equal(Dialect::XBetza, &["afsafzK", "afsafzKafsafzK"]);
}
