//! Which constructs do both notations have?
//!
//! All of them, by family, each with a few pieces: handed to a macro of the caller's, which makes of them what it tests.

/// Calls `$families` with the families of each notation, in a module each.
macro_rules! of_both_notations {
    ($families:ident) => {
        /// Betza's notation.
        mod betzas {
            use super::*;

            $families! {
                leapers_and_riders: xbetza "RNB3", betza "DDfNC2(1,4)W0";
                modes_mcdk: betza "mRcB", xbetza "cdQmN", betza "kRdF";
                lame_n: betza "nNnDnH", xbetza "nNNnA2", fsf "nZnA";
                must_jump_j: betza "jNjDjH", xbetza "jRjB3";
                hop_p: betza "mRcpR", xbetza "pNpB3", fsf "pW";
                grasshopper_g: betza "gQ", xbetza "gR3gN", fsf "gB3gW";
                cylinder_and_torus_o: betza "oRoF", xbetza "ooB", betza "onNojD";
                crooked_z: betza "zB", xbetza "zNfzR3";
                circular_q: betza "qN", xbetza "qB4fqR";
                initial_i: betza "fmWfcFifmR3", fsf "ifRimN";
                later_legs_a: betza "mafsRafsW", xbetza "yafsFafN", xboard "camFaW";
                locust_and_double_capture: betza "cabKcafK", xbetza "mcafcafRcafN";
                igui_and_turn_pass: betza "cabKmabKdabW";
                hook_mover: betza "mafsR", xbetza "mafsB";
                lion: betza "KNADcaKmcabK";
                janggi_elephant: betza "mafsmafW";
                checkers: betza "fmFfcafmF", xbetza "mFcafmFcafmafmFcafmafcafmF";
                falcon: betza "afsafKafafsKaflafrKafraflK", xbetza "afsafzKafqafW";
                measured_legs: xbetza "mafsiRmaisB";
                repetition: betza "(paf)3R", xbetza "(az)N", betza "(caf)mW";
                brackets_must: betza "[W-F][F-R]", xbetza "f[N-R]c[pW-B]";
                brackets_may: betza "[F?R]", xbetza "[W?B]m[C?B]";
                brackets_then: betza "t[FR]", xbetza "ft[WFN]";
                castling_o: betza "KisO2", xbetza "jO2lO3";
                en_passant_and_marks: betza "fmWfceFifmnD", xbetza "mfFceWimfnAifmnDD";
                universal_leaper_u: betza "mU", xbetza "cdUiU";
            }
        }

        /// Parlett's notation.
        mod parletts {
            use super::*;

            $families! {
                conditions: parlett "i2+,ic~1/2,L1-2o2>,Lnc1X", parlett "w1>,b1<,A1=,E1X>", parlett "W1X,!B2+,hn>,!hc1*", parlett "a1>,ae1X,c2=,o3=";
                move_types: parlett "~2+,^2X,o^2<>", parlett "^n+,o^nX", parlett "~n=";
                distances_and_ranges: parlett "2-3+,1-2X", parlett "2-n*,~3<>";
                directions_and_halves: parlett "1*>,~2*<,n*<=", parlett "1>>.n>,c1<<,2X>>";
                offsets: parlett "~2,1,~-1,-2,3,0,o1,1", parlett "1,2,-2,-2";
                radius: parlett "2r", parlett "~2r,o~r3", parlett "cnr";
                staying: parlett "c1*;1*,0", parlett "o0,1>";
                slashes: parlett "1/2,~1/3", parlett "2/1>,1/2<,~1/2=", parlett "1-2/1-2";
                joiners: parlett "1>.1*,2X;1X", parlett "o1+&1X,1X.n+", parlett "1*&1*", parlett "1+.nX.n+";
                groups_and_riders: parlett "n(~1/2),2(~1/3)", parlett "n(2*),1-2(1>)", parlett "^n(~1/2)", parlett "~1/2&";
                wandering_repeats: parlett "c3(1*)", parlett "n(n+)", parlett "cn(^2X),o1X>", parlett "3(~3/3),2(1>,1>>)", parlett "on(1-2/2)";
                influence: parlett "R1=c1>,(eS1)2*", parlett "!S1o1*,(aeRS1-2X)c1*", parlett "!(eS1/2>)n*", parlett "1*.RK1*n+";
                properties: parlett "n+,c0&cA1r", parlett "o1>,c1X>,LnQR", parlett "1*oA1r,nXL2-3B", parlett "A2r,1X.cA1r.1+";
                castling_of_partners: parlett "!hi^2=|Ri^n=,1*", parlett "!hi^n=|R^n=", parlett "i^2<>|Q^3<>,1+";
                atomic_bomb: parlett "!hcn+&c0&A1r,o1*";
            }
        }
    };
}
