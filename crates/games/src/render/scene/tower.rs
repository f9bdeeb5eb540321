//! Large piles as towers of tiles, which can be divided again and again.
//!
//! A tile is an interval of ordinals: the blocks from its base to below its
//! base plus its size. Dividing it gives tiles that partition the interval, so
//! that every smaller height can be reached by going nearer and nearer:
//!
//! - the sum of several powers of two: a tile for each power;
//! - P·2^j with P a power of ω, and finite numbers: equal parts;
//! - P alone: cut along the fundamental sequence P\[1\] < P\[2\] < … that climbs
//!   to it, as far as there is room. What is left over has the size P again,
//!   and dividing it goes on along the sequence;
//! - P that no sequence reaches, such as ω_1: cut at landmarks such as ω, ε_0,
//!   Γ_0.

use nimatron_nimber::ordinal::{NoSequence, Principal};
use nimatron_nimber::{Natural, Ordinal};

/// A tile is divided into at most about so many.
const MOST_PARTS: u64 = 8;
/// Members of the sequences of ε_0 and the like are storeys high.
const MOST_HIGH_PARTS: usize = 5;
/// Members of a sequence beyond this are not looked at.
const LAST_MEMBER: u64 = 1 << 40;

/// The blocks from `base` to below `base + size`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) base: Ordinal,
    pub(super) size: Ordinal,
}

impl Piece {
    /// How many equal parts it consists of: n for P·n with a power P of ω.
    pub(super) fn copies(&self) -> usize {
        match self.size.limit_terms() {
            [term] if self.size.is_limit() => usize::try_from(&term.coefficient).unwrap_or(1),
            _ => 1,
        }
    }

    /// How large it is, roughly: see [`Tile::rank`](super::Tile::rank).
    pub(super) fn rank(&self) -> u8 {
        match self.size.limit_terms().first().map(|term| &term.principal) {
            None => 0,
            Some(principal) => principal_rank(principal),
        }
    }

    /// Whether it has more than one block.
    pub(super) fn can_be_divided(&self) -> bool {
        self.size > Ordinal::one() && divide(self).parts.len() > 1
    }
}

fn principal_rank(principal: &Principal) -> u8 {
    match principal {
        Principal::Initial(_) => 5,
        Principal::Veblen(..) | Principal::Gamma(_) => 4,
        Principal::Power(exponent) => match exponent.limit_terms().first() {
            None if *exponent == Ordinal::one() => 1,
            None => 2,
            // ω^(ω_1·2) is uncountable, too.
            Some(term) => principal_rank(&term.principal).max(3),
        },
    }
}

/// A tile divided.
pub(super) struct Division {
    pub(super) parts: Vec<Piece>,
    /// Whether the last part is a rest as large as the whole.
    pub(super) more: bool,
}

/// The blocks from `base` to below `base + size`, a piece for each power of
/// two, the largest first.
pub(super) fn pieces(base: &Ordinal, size: &Ordinal) -> Vec<Piece> {
    let powers = size.base2();
    let sizes = powers.iter().filter_map(|exponent| Ordinal::power_of_two(exponent).ok());
    let pieces = stacked(base, sizes);
    // A power that cannot be written down leaves the pile in one piece.
    match pieces.len() == powers.len() {
        true => pieces,
        false => vec![Piece { base: base.clone(), size: size.clone() }],
    }
}

/// Pieces of these sizes one on top of another.
fn stacked(base: &Ordinal, sizes: impl IntoIterator<Item = Ordinal>) -> Vec<Piece> {
    let pieces = sizes.into_iter().scan(base.clone(), |base, size| {
        let next = &*base + &size;
        Some(Piece { base: std::mem::replace(base, next), size })
    });
    pieces.collect()
}

/// Divides a tile.
pub(super) fn divide(piece: &Piece) -> Division {
    let whole = |parts| Division { parts, more: false };
    let Piece { base, size } = piece;
    if size.base2().len() > 1 {
        return whole(pieces(base, size));
    }
    let (unit, copies) = match size.limit_terms().first() {
        None => (Ordinal::one(), size.finite_part()),
        Some(term) => (power(&term.principal), term.coefficient.clone()),
    };
    if copies > Natural::ONE {
        let parts = copies.clone().min(Natural::from(MOST_PARTS));
        let each = &unit * &Ordinal::from(copies / &parts);
        let parts = u64::try_from(&parts).unwrap_or(1);
        return whole(stacked(base, (0..parts).map(|_| each.clone())));
    }
    match size.as_principal() {
        Some(principal) => along_sequence(base, size, principal),
        None => whole(vec![piece.clone()]),
    }
}

/// Divides a tile as large as a power of ω.
fn along_sequence(base: &Ordinal, size: &Ordinal, principal: &Principal) -> Division {
    // Where the power begins to which this tile is the rest, and how far from
    // there the tile begins.
    let start: Ordinal = base
        .limit_terms()
        .iter()
        .take_while(|term| term.principal >= *principal)
        .map(|term| &power(&term.principal) * &Ordinal::from(term.coefficient.clone()))
        .sum();
    let offset = base.left_subtract(&start).unwrap_or_default();
    let cuts = match size.fundamental_sequence(1) {
        Err(NoSequence::Uncountable(_)) => landmarks_between(&offset, size, principal),
        _ => members_between(&offset, size, principal),
    };
    let mut at = base.clone();
    let mut parts = Vec::new();
    for cut in cuts {
        let end = &start + &cut;
        let Some(size) = end.left_subtract(&at).filter(|size| !size.is_zero()) else {
            continue;
        };
        parts.push(Piece { base: std::mem::replace(&mut at, end), size });
    }
    let more = !parts.is_empty();
    parts.push(Piece { base: at, size: size.clone() });
    Division { parts, more }
}

fn power(principal: &Principal) -> Ordinal {
    Ordinal::omega_power(&principal.exponent()).unwrap_or_default()
}

/// Members of the fundamental sequence above an offset. From the eighth on they
/// are taken in doubling steps, so that far ones are near, too.
fn members_between(offset: &Ordinal, limit: &Ordinal, principal: &Principal) -> Vec<Ordinal> {
    let most = if principal_rank(principal) > 2 { MOST_HIGH_PARTS } else { MOST_PARTS as usize };
    let member = |n: u64| limit.fundamental_sequence(n).ok();
    let is_above = |n: u64| member(n).is_none_or(|member| member > *offset);
    let mut beyond = 1;
    while beyond < LAST_MEMBER && !is_above(beyond) {
        beyond *= 2;
    }
    let (mut low, mut high) = (beyond / 2, beyond);
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        if is_above(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    let next = |n: &u64| Some(if *n < MOST_PARTS { n + 1 } else { (n + 1).next_power_of_two() });
    let numbers = std::iter::successors(Some(high), next).take(most);
    numbers.map_while(member).filter(|member| member > offset && member < limit).collect()
}

/// Famous ordinals between an offset and an ordinal that no sequence reaches.
fn landmarks_between(offset: &Ordinal, limit: &Ordinal, principal: &Principal) -> Vec<Ordinal> {
    let between = |landmark: &Ordinal| landmark > offset && landmark < limit;
    let mut found: Vec<Ordinal> =
        landmarks_below(principal, MOST_HIGH_PARTS).into_iter().filter(between).collect();
    if found.is_empty() {
        let next = offset.successor();
        found = [
            Some(next.clone()),
            offset.checked_add(&Ordinal::omega()).ok(),
            offset.checked_mul(&Ordinal::omega()).ok(),
            Ordinal::omega_power(&next).ok(),
            Ordinal::epsilon(&next).ok(),
            Ordinal::gamma(&next).ok(),
        ]
        .into_iter()
        .flatten()
        .filter(between)
        .collect();
    }
    found.sort();
    found.dedup();
    found
}

/// Famous ordinals below a power of ω, and some on the way to it. `depth`
/// bounds how far its exponent is taken apart.
fn landmarks_below(principal: &Principal, depth: usize) -> Vec<Ordinal> {
    let (zero, one, omega) = (Ordinal::zero(), Ordinal::one(), Ordinal::omega());
    let two = one.successor();
    let mut landmarks = vec![one.clone(), omega.clone()];
    landmarks.extend(
        [
            Ordinal::omega_power(&two),
            Ordinal::omega_power(&omega),
            Ordinal::epsilon(&zero),
            Ordinal::veblen(&two, &zero),
            Ordinal::gamma(&zero),
            Ordinal::initial(&one),
            Ordinal::initial(&two),
        ]
        .into_iter()
        .flatten(),
    );
    let argument = match principal {
        Principal::Power(a) | Principal::Gamma(a) | Principal::Initial(a) => a,
        Principal::Veblen(a, b) => {
            if b.is_limit() {
                b
            } else {
                a
            }
        }
    };
    let climbing = match depth.checked_sub(1) {
        Some(depth) => climbing(argument, depth),
        None => Vec::new(),
    };
    let lower = climbing.iter().filter_map(|lower| match principal {
        Principal::Power(_) => Ordinal::omega_power(lower).ok(),
        Principal::Gamma(_) => Ordinal::gamma(lower).ok(),
        Principal::Initial(_) => Ordinal::initial(lower).ok(),
        Principal::Veblen(a, b) if b.is_limit() => Ordinal::veblen(a, lower).ok(),
        Principal::Veblen(..) => Ordinal::veblen(lower, &zero).ok(),
    });
    landmarks.extend(lower);
    let whole = power(principal);
    landmarks.retain(|landmark| *landmark < whole);
    landmarks
}

/// Some ordinals below this one, near to it if it is no limit.
fn climbing(ordinal: &Ordinal, depth: usize) -> Vec<Ordinal> {
    if let Some(before) = ordinal.predecessor() {
        return vec![before];
    }
    let members = (1..=3).filter_map(|n| ordinal.fundamental_sequence(n).ok());
    let members: Vec<Ordinal> = members.collect();
    if !members.is_empty() {
        return members;
    }
    let Some((last, before)) = ordinal.limit_terms().split_last() else {
        return Vec::new();
    };
    let kept = before.iter().map(|term| (&term.principal, term.coefficient.clone()));
    let lowered = (&last.principal, &last.coefficient - Natural::ONE);
    let start: Ordinal = kept
        .chain([lowered])
        .map(|(principal, coefficient)| &power(principal) * &Ordinal::from(coefficient))
        .sum();
    let landmarks = landmarks_below(&last.principal, depth);
    std::iter::once(start.clone()).chain(landmarks.iter().map(|lower| &start + lower)).collect()
}
