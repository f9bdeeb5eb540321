//! Nimbers as text.

use nimatron_nimber::finite::{Nimber8, Nimber64, Nimber128};
use proptest::prelude::*;

#[test]
fn the_texts_of_small_nimbers() {
    for (value, text) in [(0, "0"), (1, "*"), (2, "*2"), (255, "*255")] {
        assert_eq!(Nimber8::new(value).to_string(), text);
        assert_eq!(format!("{:?}", Nimber8::new(value)), text);
        assert_eq!(text.parse(), Ok(Nimber8::new(value)));
    }
    for (text, value) in [("*0", 0), ("*1", 1), (" *007\t", 7)] {
        assert_eq!(text.parse(), Ok(Nimber8::new(value)));
    }
    assert_eq!(format!("[{:>5}] [{:<5}]", Nimber8::ZERO, Nimber8::new(9)), "[    0] [*9   ]");
}

#[test]
fn what_is_no_nimber_is_pointed_at() {
    let long = format!("*{}", "1".repeat(1 << 20));
    for (text, message, span) in [
        ("", "expected a nimber", 0..0),
        ("  ", "expected a nimber", 0..0),
        ("5", "a nimber other than 0 begins with '*'", 0..1),
        ("*5x", "expected a digit", 2..3),
        ("* 5", "expected a digit", 1..2),
        ("*-5", "expected a digit", 1..2),
        (" *ω", "expected a digit", 2..4),
        (" *256 ", "the number has more than 8 bits", 1..5),
        (&long, "the number is too long", 1..long.len()),
    ] {
        let error = text.parse::<Nimber8>().unwrap_err();
        assert_eq!((error.message.as_str(), error.span), (message, span), "{text:.20}");
    }
}

proptest! {
    #[test]
    fn texts_read_back(a: u64, b: u128) {
        let (a, b) = (Nimber64::new(a), Nimber128::new(b));
        prop_assert_eq!(a.to_string().parse(), Ok(a));
        prop_assert_eq!(b.to_string().parse(), Ok(b));
    }

    #[test]
    fn no_text_breaks_the_reader(text: String) {
        let _ = text.parse::<Nimber64>();
    }
}
