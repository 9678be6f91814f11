//! Nothing: the cases of this package are compiled by its test. It is a package of its own so that they do not wait for
//! the benches' dependencies.
