//! Tables by the men that matter, gathered into an index by one instruction: the usual code of engines on x86-64 with
//! BMI2 (chessprogramming wiki, BMI2). 16-bit codes are spread over the squares that can be reached.

#![cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]

use std::arch::x86_64::{_pdep_u64, _pext_u64};
use std::sync::LazyLock;

/// The squares that matter, those that can be reached, and where the codes start.
struct Entry {
    asked: u64,
    reached: u64,
    start: usize,
}

struct Table {
    entries: Vec<Entry>,
    codes: Vec<u16>,
}

impl Table {
    /// Fills a table from the slow function `walk` and the squares that matter.
    fn new(asked: impl Fn(u8) -> u64, walk: impl Fn(u8, u64) -> u64) -> Self {
        let mut table = Table { entries: Vec::new(), codes: Vec::new() };
        for square in 0..64 {
            let asked = asked(square);
            let mut answers = Vec::new();
            let mut men = 0u64;
            loop {
                answers.push(walk(square, men));
                men = men.wrapping_sub(asked) & asked;
                if men == 0 {
                    break;
                }
            }
            let reached = answers.iter().fold(0, |all, answer| all | answer);
            table.entries.push(Entry { asked, reached, start: table.codes.len() });
            // SAFETY: the processor has BMI2, as the configuration says.
            let code = |answer: &u64| unsafe { _pext_u64(*answer, reached) } as u16;
            table.codes.extend(answers.iter().map(code));
        }
        table
    }

    #[inline]
    fn look_up(&self, square: u8, occupied: u64) -> u64 {
        // SAFETY: there are 64 entries, each with a code for each way in which men stand on the squares that it asks
        // about, and the processor has BMI2.
        unsafe {
            let entry = self.entries.get_unchecked(usize::from(square & 63));
            let men = _pext_u64(occupied, entry.asked) as usize;
            let code = *self.codes.get_unchecked(entry.start + men);
            _pdep_u64(code.into(), entry.reached)
        }
    }
}

/// The squares of all ways but the last of each.
fn inner(square: u8, ways: &[(i32, i32)]) -> u64 {
    ways.iter().fold(0, |set, way| {
        let ray: Vec<u64> = squares(square, *way).collect();
        set | ray.iter().rev().skip(1).fold(0, |set, bit| set | bit)
    })
}

fn squares(square: u8, (dx, dy): (i32, i32)) -> impl Iterator<Item = u64> {
    let (mut file, mut rank) = (i32::from(square % 8), i32::from(square / 8));
    core::iter::from_fn(move || {
        (file, rank) = (file + dx, rank + dy);
        (0..8).contains(&file).then_some(())?;
        (0..8).contains(&rank).then_some(1 << (rank * 8 + file))
    })
}

fn ride(square: u8, ways: &[(i32, i32)], occupied: u64) -> u64 {
    let mut set = 0;
    for way in ways {
        for bit in squares(square, *way) {
            set |= bit;
            if occupied & bit != 0 {
                break;
            }
        }
    }
    set
}

const ROOK: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const NIGHTRIDER: [(i32, i32); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

fn of_rider(ways: &'static [(i32, i32)]) -> Table {
    Table::new(|square| inner(square, ways), |square, men| ride(square, ways, men))
}

static ROOKS: LazyLock<Table> = LazyLock::new(|| of_rider(&ROOK));
static BISHOPS: LazyLock<Table> = LazyLock::new(|| of_rider(&BISHOP));
static NIGHTRIDERS: LazyLock<Table> = LazyLock::new(|| of_rider(&NIGHTRIDER));
static CANNONS: LazyLock<Table> =
    LazyLock::new(|| Table::new(|square| inner(square, &ROOK), super::cannon));
static MAOS: LazyLock<Table> = LazyLock::new(|| {
    let legs = |square| ROOK.iter().filter_map(|way| squares(square, *way).next()).sum();
    Table::new(legs, super::mao)
});

/// All tables, made before anything is timed.
#[derive(Clone, Copy)]
pub(crate) struct Tables {
    rooks: &'static Table,
    bishops: &'static Table,
    nightriders: &'static Table,
    cannons: &'static Table,
    maos: &'static Table,
}

impl Tables {
    pub(crate) fn new() -> Self {
        Tables {
            rooks: &ROOKS,
            bishops: &BISHOPS,
            nightriders: &NIGHTRIDERS,
            cannons: &CANNONS,
            maos: &MAOS,
        }
    }

    #[inline]
    pub(crate) fn rook(self, square: u8, occupied: u64) -> u64 {
        self.rooks.look_up(square, occupied)
    }

    #[inline]
    pub(crate) fn bishop(self, square: u8, occupied: u64) -> u64 {
        self.bishops.look_up(square, occupied)
    }

    #[inline]
    pub(crate) fn queen(self, square: u8, occupied: u64) -> u64 {
        self.rook(square, occupied) | self.bishop(square, occupied)
    }

    #[inline]
    pub(crate) fn nightrider(self, square: u8, occupied: u64) -> u64 {
        self.nightriders.look_up(square, occupied)
    }

    #[inline]
    pub(crate) fn cannon(self, square: u8, occupied: u64) -> u64 {
        self.cannons.look_up(square, occupied)
    }

    #[inline]
    pub(crate) fn mao(self, square: u8, occupied: u64) -> u64 {
        self.maos.look_up(square, occupied)
    }
}
