//! Which call draws which code, and which draws none?

/// A call that is written down, or one that is too long for that.
pub(crate) enum Call {
    Written(&'static str),
    /// `before`, `times` times `part`, `after`.
    Long {
        before: &'static str,
        part: &'static str,
        times: usize,
        after: &'static str,
    },
}

impl Call {
    pub(crate) fn source(&self) -> String {
        match self {
            Call::Written(call) => (*call).to_owned(),
            Call::Long { before, part, times, after } => {
                format!("{before}{}{after}", part.repeat(*times))
            }
        }
    }

    /// As a reader sees it.
    pub(crate) fn shown(&self) -> String {
        match self {
            Call::Written(call) => (*call).to_owned(),
            Call::Long { before, part, times, after } => {
                format!("{before}{part}…{after}   ({times} times `{part}`)")
            }
        }
    }
}

/// A code, a call that draws it, and a call without any finding.
pub(crate) struct Row {
    pub(crate) code: &'static str,
    pub(crate) wrong: Call,
    pub(crate) right: &'static str,
}

const fn row(code: &'static str, wrong: &'static str, right: &'static str) -> Row {
    Row { code, wrong: Call::Written(wrong), right }
}

const fn long(
    code: &'static str,
    (before, part, times, after): (&'static str, &'static str, usize, &'static str),
    right: &'static str,
) -> Row {
    Row { code, wrong: Call::Long { before, part, times, after }, right }
}

#[rustfmt::skip] // One line a code.
pub(crate) const ROWS: &[Row] = &[
    row("B0001", r#"piece!("")"#, r#"piece!("N")"#),
    row("B0002", r#"piece!("R?")"#, r#"piece!("R")"#),
    row("B0003", r#"piece!("fmWcf")"#, r#"piece!("fmWcfF")"#),
    row("B0004", r#"piece!("[F?R")"#, r#"piece!("[F?R]")"#),
    row("B0005", r#"piece!(betza "ER")"#, r#"piece!(betza "NR")"#),
    row("B0006", r#"piece!(betza "W03")"#, r#"piece!("W3")"#),
    row("B0007", r#"piece!("NN3")"#, r#"piece!("N3")"#),
    row("B0008", r#"piece!("fmWwN")"#, r#"piece!("fmWffN")"#),
    row("B0009", r#"piece!(fsf "zB")"#, r#"piece!(xbetza "zB")"#),
    row("B0010", r#"piece!("fhK")"#, r#"piece!(betza "fK")"#),
    row("B0011", r#"piece!("mmN")"#, r#"piece!("mN")"#),
    row("B0012", r#"piece!(xboard "NN")"#, r#"piece!(xboard "N0")"#),
    row("B0013", r#"piece!(fsf "CC")"#, r#"piece!(xbetza "CC")"#),
    row("B0014", r#"piece!(fsf "vrN")"#, r#"piece!(fsf "vN")"#),
    row("B0015", r#"piece!(betza "(0,0)")"#, r#"piece!(betza "(1,2)")"#),
    row("B0016", r#"piece!("xR")"#, r#"piece!("R")"#),
    long("B0018", (r#"piece!(betza ""#, "K", 4097, r#"")"#), r#"piece!("K")"#),
    long("B0019", (r#"piece!(betza ""#, "(", 33, r#"")"#), r#"piece!(xbetza "(paf)3R")"#),
    long("B0020", (r#"piece!(betza ""#, "WF", 129, r#"")"#), r#"piece!("WF")"#),
    long("B0021", (r#"piece!(betza ""#, "mafsafsafsafsR", 250, r#"")"#), r#"piece!("mafsafsafsafsR")"#),
    row("B0022", r#"piece!(xbetza "[W]")"#, r#"piece!(xbetza "[W-W]N")"#),
    row("B0023", r#"piece!(xbetza "(1,2,3)")"#, r#"piece!(xbetza "(1,2)")"#),
    row("B0024", r#"piece!(xbetza "(f)R")"#, r#"piece!(xbetza "(paf)R")"#),
    row("B0025", r#"piece!(betza "njD")"#, r#"piece!("nDjD")"#),
    row("B0026", r#"piece!(betza "nW")"#, r#"piece!("nD")"#),
    row("B0027", r#"piece!("zW")"#, r#"piece!("zR")"#),
    row("B0028", r#"piece!("fU")"#, r#"piece!("mU")"#),
    row("B0029", r#"piece!(xbetza "U3")"#, r#"piece!(xbetza "U")"#),
    row("B0030", r#"piece!("KisO")"#, r#"piece!("KisO2")"#),
    row("B0031", r#"piece!("RX")"#, r#"piece!("WX")"#),
    row("B0032", r#"piece!(xbetza "zafR")"#, r#"piece!(xbetza "fazfR")"#),
    row("B0033", r#"piece!(xbetza "[N-fR]")"#, r#"piece!(xbetza "[N-R]")"#),
    row("B0034", r#"piece!("fmW fF")"#, r#"piece!("fmWfF")"#),

    row("P0001", r#"piece!("1+,,1X")"#, r#"piece!("1+,2X")"#),
    row("P0002", r#"piece!("o2-3?, c2-3X")"#, r#"piece!("o2-3+, c2-3X")"#),
    row("P0003", r#"piece!("+n")"#, r#"piece!("n+")"#),
    row("P0004", r#"piece!("2i>")"#, r#"piece!("i2>")"#),
    row("P0005", r#"piece!("3-2+")"#, r#"piece!("2-3+")"#),
    row("P0006", r#"piece!("n(~1/2")"#, r#"piece!("n(~1/2)")"#),
    row("P0007", r#"piece!(parlett "co1+")"#, r#"piece!("c1+,o1X")"#),
    row("P0008", r#"piece!("!i!i1+")"#, r#"piece!("!i1+")"#),
    row("P0009", r#"piece!("1X=")"#, r#"piece!("1X>")"#),
    row("P0010", r#"piece!("1>><")"#, r#"piece!("1>>")"#),
    row("P0011", r#"piece!("^1/2")"#, r#"piece!("c^2X")"#),
    row("P0012", r#"piece!("~~1/2")"#, r#"piece!("~1/2")"#),
    row("P0013", r#"piece!("~1/2X")"#, r#"piece!("~1/2>")"#),
    row("P0014", r#"piece!("S11>")"#, r#"piece!("(S1)1>")"#),
    row("P0016", r#"piece!("1+|R^n=")"#, r#"piece!("!hi^2=|Ri^n=")"#),
    row("P0017", r#"piece!("1+.")"#, r#"piece!("1+.1X")"#),
    row("P0018", r#"piece!("!c1+")"#, r#"piece!("o1+")"#),
    row("P0019", r#"piece!(parlett "1+,?")"#, r#"piece!(parlett "1+,2X")"#),
    row("P0020", r#"piece!(parlett "Q")"#, r#"piece!(parlett "n*")"#),
    row("P0021", r#"piece!("1+1X")"#, r#"piece!("1+.1X")"#),
    long("P0022", (r#"piece!(parlett ""#, "1+,", 1366, r#"")"#), r#"piece!("1+")"#),
    long("P0023", (r#"piece!(parlett ""#, "(", 33, r#"1+")"#), r#"piece!("1+")"#),
    long("P0024", (r#"piece!(parlett "1X"#, ",1+", 256, r#"")"#), r#"piece!("1X,1+")"#),
    row("P0025", r#"piece!(parlett "9(9(9(9(1*))))")"#, r#"piece!(parlett "9(9(1*))")"#),
    row("P0026", r#"piece!(parlett "999(1*;1+)")"#, r#"piece!(parlett "9(1*;1+)")"#),
    row("P0030", r#"piece!("^2=|R^n=,L8Q")"#, r#"piece!("^2=|R^n=")"#),

    row("M0001", r#"piece!("L8Q")"#, r#"piece!(betza "L8Q")"#),
    row("M0002", r#"piece!("N"; "B")"#, r#"piece!("N" "B")"#),
    row("M0003", r#"piece!(b"N")"#, r#"piece!("N")"#),
    row("M0004", r#"piece!(NOTATION)"#, r#"piece!("N")"#),
    row("M0005", r#"piece!(chess "N")"#, r#"piece!(betza "N")"#),
    row("M0006", r#"piece!("N" on 17x9)"#, r#"piece!("N" on 16x9)"#),
    row("M0007", r#"piece! { struct A = "N"; struct A = "B"; }"#, r#"piece! { struct A = "N"; struct B = "B"; }"#),
    row("M0008", r#"pieces! { enum Army { Knight 'n' = "N", Nun 'N' = "F" } }"#, r#"pieces! { enum Army { Knight 'n' = "N", Nun 'u' = "F" } }"#),
    row("M0009", r#"pieces! { enum Army { Knight = "N" } }"#, r#"pieces! { enum Army { Knight 'n' = "N" } }"#),
    row("M0010", r#"piece!("N", profile = fast)"#, r#"piece!("N", profile = speed)"#),
    row("M0011", r#"piece!()"#, r#"piece!("N")"#),
    row("M0012", r#"assert_same_piece!(9x9, "F7", "B")"#, r#"assert_same_piece!(8x8, "F7", "B")"#),
    row("M0013", r#"piece!(xbetza "(maf)30iR" on 16x16)"#, r#"piece!(xbetza "(maf)3iR" on 16x16)"#),
    row("M0014", r#"pieces! { enum Army { King 'k' = "K", Aide 'a' = "Q1=1*" } }"#, r#"pieces! { enum Army { King 'k' = "K", Aide 'a' = "K1=1*" } }"#),
    row("M0015", r#"pieces! { enum Army { Cross 'x' = "K", Aide 'a' = "X1=1*" } }"#, r#"pieces! { enum Army { Cross 'y' = "K", Aide 'a' = "Y1=1*" } }"#),
    row("M0016", r#"assert_same_piece!(8x8, "n(n+)", "n(n+),n+.n+")"#, r#"assert_same_piece!(8x8, "n(n+)", "n(n+)")"#),
    row("M0017", r#"pieces! { enum Army { #[cfg(test)] King 'k' = "K" } }"#, r#"pieces! { #[cfg(test)] enum Army { King 'k' = "K" } }"#),
    row("M0018", r#"piece! { #[derive(Clone, Default)] struct A = "N"; }"#, r#"piece! { #[derive(Default)] struct A = "N"; }"#),

    row("BW001", "piece!(betza \"\u{0441}K\")", r#"piece!(betza "cK")"#),
    row("BW002", r#"piece!("fN")"#, r#"piece!("ffN")"#),
    row("BW003", r#"piece!("fK")"#, r#"piece!(betza "fK")"#),
    row("BW004", r#"piece!(xbetza "vsN")"#, r#"piece!(xbetza "fsN")"#),
    row("BW005", r#"piece!(fsf "F11")"#, r#"piece!(fsf "F1")"#),
    row("BW006", r#"piece!(xbetza "fvN")"#, r#"piece!(xbetza "vN")"#),
    row("BW007", r#"piece!(xbetza "rlbF")"#, r#"piece!(xbetza "lbrF")"#),
    row("BW008", r#"piece!(xbetza "fmrN")"#, r#"piece!(xbetza "mfrN")"#),
    row("BW009", r#"piece!("camF")"#, r#"piece!("cafmF")"#),
    row("BW010", r#"piece!("RR")"#, r#"piece!("R")"#),
    row("BW011", r#"piece!(fsf "KK")"#, r#"piece!(fsf "Q")"#),
    row("BW012", r#"piece!(fsf "fvrNN")"#, r#"piece!(fsf "ffNN")"#),
    row("BW013", r#"piece!(fsf "ifW")"#, r#"piece!(betza "ifW")"#),
    row("BW014", r#"piece!(fsf "nNN")"#, r#"piece!(fsf "NN")"#),
    row("BW015", r#"piece!(fsf "gR3")"#, r#"piece!(fsf "gR")"#),
    row("BW016", r#"piece!(fsf "fpBbB")"#, r#"piece!(fsf "pBW")"#),
    row("BW017", r#"piece!(xbetza "[W?fsW]")"#, r#"piece!(xbetza "[W?fsF]")"#),
    row("BW018", r#"piece!(xbetza "afzqW")"#, r#"piece!(xbetza "afzW")"#),
    row("BW019", r#"piece!("RW")"#, r#"piece!("RF")"#),
    row("BW020", r#"piece!("sF")"#, r#"piece!("F")"#),
    row("PW001", "piece!(\"!h\u{0441}n+\")", r#"piece!("!hcn+")"#),
    row("PW002", r#"piece!("cA1r")"#, r#"piece!("n+,cA1r")"#),
    row("PW003", r#"piece!("o(1+.c1X)")"#, r#"piece!("o1+.c1X")"#),
    row("PW004", r#"piece!(parlett "c~0,1*")"#, r#"piece!(parlett "0,1*")"#),
    row("PW005", r#"piece!("1*,1+")"#, r#"piece!("1*")"#),
    row("PW006", r#"piece!("1X<>")"#, r#"piece!("1X")"#),
    row("MW001", r#"piece!("9+")"#, r#"piece!("9+" on 10x10)"#),
    row("MW002", r#"piece!("1*, 8+")"#, r#"piece!("1*, 7+")"#),
    row("MW003", r#"piece!("1>&1<&1=")"#, r#"piece!("1>;1=")"#),
    row("MW004", r#"piece!("1+&1+")"#, r#"piece!("1+;1+")"#),
    row("MW005", r#"piece!("^2X")"#, r#"piece!("c^2X, o1X")"#),
    row("MW006", r#"piece!("f(1,2)0f(1,3)0f(2,3)0f(1,4)0f(3,4)0f(2,5)0f(1,5)0f(3,5)0f(4,5)0f(1,6)0f(5,6)0f(2,7)0f(3,7)0f(1,7)0f(4,7)0f(5,7)0f(6,7)0" on 16x16)"#, r#"piece!("NN" on 16x16)"#),
];

/// Other wordings of some codes.
#[rustfmt::skip] // One line a call.
pub(crate) const CALLS: &[(&str, &str)] = &[
    ("B0005", r#"piece!(xbetza "Xyz")"#),
    ("B0006", r#"piece!("R999")"#),
    ("B0010", r#"piece!(betza "hW")"#),
    ("B0010", r#"piece!("vhN")"#),
    ("B0026", r#"piece!(xbetza "yajR")"#),
    ("P0003", r#"piece!("1/")"#),
    ("P0003", r#"piece!("1-+")"#),
    ("P0003", r#"piece!(parlett "L>")"#),
    ("P0003", r#"piece!(parlett "r")"#),
    ("P0005", r#"piece!(parlett "n-3+")"#),
    ("P0005", r#"piece!(parlett "0-2+")"#),
    ("P0005", r#"piece!("0(1+)")"#),
    ("P0005", r#"piece!(parlett "1-2r")"#),
    ("P0005", r#"piece!("1000+")"#),
    ("P0006", r#"piece!("1+)")"#),
    ("P0011", r#"piece!("^1+")"#),
    ("P0011", r#"piece!("^n(1+.1X)")"#),
    ("P0016", r#"piece!("^n=|R1=")"#),
    ("P0016", r#"piece!("1+.^n=|R^n=")"#),
    ("P0017", r#"piece!("cA1r&")"#),
    ("M0002", r#"piece!("N" on 10x8 please)"#),
    ("M0003", r#"piece!('N')"#),
    ("M0003", r#"piece!(7)"#),
    ("M0003", r#"piece!("N"kg)"#),
    ("M0004", r#"piece!(fmWfcF)"#),
    ("M0004", r#"piece!(stringify!(N))"#),
    ("M0004", r#"piece!(concat!("N", B))"#),
    ("M0006", r#"piece!("N" on)"#),
    ("M0006", r#"piece!("N" 10x8)"#),
    ("M0006", r#"piece!("N" on 08x8)"#),
    ("M0007", r#"pieces! { enum Army { ALL 'a' = "N" } }"#),
    ("M0011", r#"pieces! { enum Army { } }"#),
];
