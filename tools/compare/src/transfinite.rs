//! Infinite nimbers beside those of `ogdoad`.

use std::hint::black_box;

use nimatron_nimber::transfinite::AlgebraicNimber;
use nimatron_nimber::{Natural, Ordinal};
use ogdoad::scalar::Ordinal as Peer;

use crate::measure::Case;
use crate::nimbers::OURS;

const PEER: &str = "ogdoad 1.0.7";

fn ours(text: &str) -> AlgebraicNimber {
    AlgebraicNimber::new(&text.parse().expect("an ordinal")).expect("below w^(w^w)")
}

fn peer(ordinal: &Ordinal) -> Peer {
    ordinal.terms().fold(Peer::zero(), |sum, (exponent, coefficient)| {
        let coefficient = u128::try_from(coefficient).expect("at most 128 bits");
        sum.nim_add(&Peer::monomial(peer(&exponent), coefficient))
    })
}

fn same(ours: &AlgebraicNimber, theirs: Option<Peer>) {
    assert_eq!(Some(peer(&ours.to_ordinal())), theirs, "{ours}");
}

/// Two factors from one field, by the bits of the field.
const FACTORS: [(u32, &str, &str); 6] = [
    (6, "w", "w^2"),
    (6, "w^2*2+w*3+1", "w^2+w*2+3"),
    (20, "w^w", "w^(w*4)"),
    (20, "w^(w*4)*7+w^(w*2)*9+w^w*3+5", "w^(w*3)*6+w^w*15+1"),
    (60, "w^(w*4+1)*7+w^(w*2+2)*9+w^w*3+w", "w^(w*3+2)*6+w^w*15+w^2"),
    (220, "w^(w^3*7+w*2)*5+w^(w^3*2)+w^w", "w^(w^3*10)+w^(w^3+w)*3+1"),
];

/// κ_p and p.
const PRIMES: [(&str, u32); 8] = [
    ("w", 3),
    ("w^w", 5),
    ("w^w^2", 7),
    ("w^w^3", 11),
    ("w^w^6", 19),
    ("w^w^13", 47),
    ("w^w^36", 163),
    ("w^w^126", 719),
];

/// Sums of few terms have short inverses, and longer ones take `ogdoad` seconds.
const INVERSES: [&str; 3] = ["w", "w+1", "w^w"];

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (bits, a, b) in FACTORS {
        let name = format!("{bits} bits: {a} x {b}");
        let (a, b) = (ours(a), ours(b));
        let (c, d) = (peer(&a.to_ordinal()), peer(&b.to_ordinal()));
        same(&a.product(&b).expect("a product"), c.nim_mul(&d));
        cases.push(Case::new(name.clone(), OURS, 1, move || {
            black_box(black_box(&a).product(black_box(&b)).expect("a product"));
        }));
        cases.push(Case::new(name, PEER, 1, move || {
            black_box(black_box(&c).nim_mul(black_box(&d)));
        }));
    }
    for (kappa, p) in PRIMES {
        let name = format!("({kappa})^{p}");
        let a = ours(kappa);
        let c = peer(&a.to_ordinal());
        let n = Natural::from(p);
        same(&a.pow(&n).expect("a power"), c.nim_pow(p.into()));
        cases.push(Case::new(name.clone(), OURS, 1, move || {
            black_box(black_box(&a).pow(black_box(&n)).expect("a power"));
        }));
        cases.push(Case::new(name, PEER, 1, move || {
            black_box(black_box(&c).nim_pow(black_box(p.into())));
        }));
    }
    for text in INVERSES {
        let a = ours(text);
        let c = peer(&a.to_ordinal());
        same(&a.inverse().expect("an inverse"), c.checked_inv());
        same(&a.square_root().expect("a root"), c.checked_sqrt());
        let (b, d) = (a.clone(), c.clone());
        cases.push(Case::new(format!("1/({text})"), OURS, 1, move || {
            black_box(black_box(&a).inverse().expect("an inverse"));
        }));
        cases.push(Case::new(format!("1/({text})"), PEER, 1, move || {
            black_box(black_box(&c).checked_inv());
        }));
        cases.push(Case::new(format!("sqrt({text})"), OURS, 1, move || {
            black_box(black_box(&b).square_root().expect("a root"));
        }));
        cases.push(Case::new(format!("sqrt({text})"), PEER, 1, move || {
            black_box(black_box(&d).checked_sqrt());
        }));
    }
    cases
}
