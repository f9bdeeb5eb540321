//! The table computed anew, and damage found out.

use super::*;
use crate::transfinite::{excess, excesses};

/// κ_f + m to the power (2^E−1)/p, by squaring E times.
fn is_power_by_squaring(prime: u32, m: u32) -> bool {
    let excess = Excesses::of(prime).unwrap();
    let candidate = excess.candidate(m);
    let dense = excess.field(&candidate).unwrap();
    let height = dense.height();
    let mut beta = dense.one(height);
    let sum = dense.tower.sum(&candidate.degree, &candidate);
    dense.tower.multiply_by_sum(&sum, &mut beta);
    let exponent = ((Natural::ONE << dense.degree(height)) - Natural::ONE) / prime;
    let bits = (0..exponent.bit_len()).rev().map(|bit| exponent.bit(bit));
    let power = bits.fold(dense.one(height), |power, bit| {
        let square = dense.tower.square(height, &power);
        if bit { dense.tower.product(height, &square, &beta) } else { square }
    });
    power == dense.one(height)
}

#[test]
fn norms_say_what_squaring_says() {
    for prime in (3..200).filter(|&n| is_odd_prime(n)) {
        let excess = Excesses::of(prime).unwrap();
        if excess.degree().is_some_and(|degree| degree > 700) {
            continue;
        }
        let value = excess.compute(None, &mut ()).unwrap().value;
        for m in 0..=value {
            assert_eq!(is_power_by_squaring(prime, m), m < value, "{prime}, {m}");
        }
    }
}

#[test]
fn the_table_is_computed_anew_where_fields_are_small() {
    let mut count = 0;
    for known in excesses() {
        let computation = Excesses::of(known.prime).unwrap();
        if computation.degree().is_some_and(|degree| degree <= 2000) {
            let found = computation.compute(None, &mut ()).unwrap();
            assert_eq!(found.value, known.value, "{}", known.prime);
            count += 1;
        }
    }
    assert!(count > 60, "{count}");
}

/// Stops after so many steps and keeps the last state.
struct Interrupted {
    steps: usize,
    state: Option<Checkpoint>,
}

impl Observer for Interrupted {
    fn proceed(&mut self) -> ControlFlow<()> {
        if self.steps == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn step(&mut self, _: u32, step: Step, state: &Checkpoint) {
        assert!(step.done <= step.factors);
        self.steps = self.steps.saturating_sub(1);
        self.state = Some(state.clone());
    }
}

/// The state of m_47 after three steps.
fn state() -> Checkpoint {
    let mut observer = Interrupted { steps: 3, state: None };
    let stopped = Excesses::of(47).unwrap().compute(None, &mut observer);
    assert_eq!(stopped, Err(ExcessError::Stopped));
    observer.state.unwrap()
}

#[test]
fn a_stopped_computation_goes_on() {
    let bytes = state().to_bytes();
    let state = Checkpoint::from_bytes(&bytes).unwrap();
    assert_eq!(state, self::state());
    let found = Excesses::of(47).unwrap().compute(Some(state.clone()), &mut ()).unwrap();
    assert_eq!(found.value, excess(47).unwrap().value);
    let other = Excesses::of(53).unwrap().compute(Some(state), &mut ());
    assert_eq!(other, Err(ExcessError::OtherState));
}

#[test]
fn a_flipped_bit_is_found_out() {
    let whole = state();
    for place in [0, 17, whole.norm.len() - 1] {
        let mut damaged = whole.clone();
        damaged.norm[place] ^= 1 << 5;
        let result = Excesses::of(47).unwrap().compute(Some(damaged), &mut ());
        assert_eq!(result, Err(ExcessError::Damaged), "{place}");
    }
    let bytes = whole.to_bytes();
    for place in (0..bytes.len()).step_by(97) {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        assert_eq!(Checkpoint::from_bytes(&damaged), None, "{place}");
        assert_eq!(Checkpoint::from_bytes(&bytes[..place]), None, "{place}");
    }
}

#[test]
fn what_cannot_be_computed_is_refused() {
    for number in [0, 1, 2, 9, 561] {
        assert!(matches!(Excesses::of(number), Err(ExcessError::NotAnOddPrime { .. })));
    }
    // The order of 2 modulo 2879 is 1439.
    let reason = FieldError::UnknownExcess { prime: 1439 };
    let error = ExcessError::Predecessor { prime: 2879, reason };
    assert_eq!(Excesses::of(2879).err(), Some(error));
    let large = Excesses::of(719).unwrap().with_memory(64 * MEBIBYTE);
    let error = large.compute(None, &mut ()).unwrap_err();
    assert!(matches!(error, ExcessError::Memory { prime: 719, needed: Some(_), .. }), "{error}");
}

#[test]
fn theorems_bound_the_excess_from_below() {
    for known in excesses() {
        let least = Excesses::of(known.prime).map(|computation| computation.least());
        assert!(least.is_ok_and(|least| least <= known.value), "{}", known.prime);
    }
}
