//! Texts made to break a reader: each is answered soon, on an ordinary stack of 2 MiB.

use std::thread;

use nimatron_nimber::Ordinal;
use nimatron_nimber::ordinal::{MAX_DEPTH, MAX_SIZE};
use nimatron_nimber::text::{Notation, ParseError};

/// Runs on a thread with the default stack of Rust's threads, 2 MiB.
fn on_a_thread<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    thread::Builder::new().stack_size(2 << 20).spawn(run).unwrap().join().unwrap()
}

fn answer(text: String) -> Result<String, ParseError> {
    on_a_thread(move || {
        let answer = text.parse::<Ordinal>();
        if let Err(error) = &answer {
            let picture = error.render(&text);
            assert!(picture.chars().count() < 600, "{picture}");
            assert!(error.span.end <= text.len());
        }
        answer.map(|value| value.to_text(Notation::Ascii))
    })
}

fn refusal(text: String) -> String {
    answer(text).unwrap_err().message
}

#[test]
fn deep_nesting() {
    let many = 1_000_000;
    let nesting = "more than 300 levels of brackets and powers";
    let long = "the expression is longer than 1000000 words and signs";
    for (text, message) in [
        ("(".repeat(many), nesting),
        ("(".repeat(many / 2 - 1) + "w" + &")".repeat(many / 2 - 1), nesting),
        ("w^".repeat(many / 2 - 1) + "w", nesting),
        ("w^".repeat(many) + "w", long),
        ("e_(".repeat(many / 4), nesting),
        ("phi(".repeat(many / 4), nesting),
        ("phi(0,".repeat(many / 4), nesting),
        ("-".repeat(many), nesting),
        ("w_".repeat(many / 4) + "1", nesting),
        ("w^{".repeat(many / 4), nesting),
        ("\\omega_{".repeat(many / 4), nesting),
        ("{".repeat(many), "'{' is never closed"),
        (")".repeat(many), "expected an ordinal"),
        ("*".repeat(many - 1), "expected an ordinal, found a nimber"),
        ("*".repeat(many), "expected an ordinal after '*'"),
        ("²".repeat(many / 4), "a number of 250000 digits"),
    ] {
        let found = refusal(text);
        assert_eq!(found, message);
    }
}

#[test]
fn depth_is_bounded_and_what_is_within_reads_back() {
    let depth = MAX_DEPTH as usize;
    for (open, inner, close, levels) in [
        ("w^(", "w+1", ")", depth - 1),
        ("e_(", "w", ")", depth - 2),
        ("phi(2,", "w", ")", depth - 2),
        ("phi(", "w", ",1)", depth - 2),
        ("Gamma_(", "w", ")", depth - 2),
        ("w_(", "w", ")", depth - 2),
    ] {
        let text = |levels| format!("{}{inner}{}", open.repeat(levels), close.repeat(levels));
        let largest = text(levels);
        on_a_thread(move || {
            let value: Ordinal = largest.parse().unwrap();
            assert_eq!(value.to_string(), largest);
            for notation in [Notation::Unicode, Notation::Latex] {
                assert_eq!(value.to_text(notation).parse(), Ok(value.clone()));
            }
            // A product may wrap an atom once more.
            let product = &value * &Ordinal::omega();
            assert_eq!(product.to_string().parse(), Ok(product.clone()));
            assert!(product > value);
            assert_eq!(Ordinal::from_base2(&value.base2()), Ok(value));
        });
        assert_eq!(
            refusal(text(levels + 1)),
            "this makes an ordinal nested more than 256 levels deep"
        );
    }
}

#[test]
fn long_numbers() {
    for digits in [100_001, 10_000_000] {
        assert_eq!(refusal("9".repeat(digits)), format!("a number of {digits} digits"));
        assert_eq!(
            refusal(format!("w{}", "9".repeat(digits))),
            format!("a number of {digits} digits")
        );
        assert_eq!(refusal("⁹".repeat(digits)), format!("a number of {digits} digits"));
    }
    let longest = "9".repeat(100_000);
    assert_eq!(answer(longest.clone()), Ok(longest.clone()));
    on_a_thread(move || {
        let value: Ordinal = longest.parse().unwrap();
        assert_eq!(Ordinal::from_base2(&value.base2()), Ok(value));
        let value: Ordinal = "9".repeat(10_000).parse().unwrap();
        assert_eq!(value.base2_text(Notation::Ascii).parse(), Ok(value));
        // What can be computed can be read, also a little beyond 100 000 digits.
        let largest: Ordinal = "10^100000+1".parse().unwrap();
        assert_eq!(largest.to_string().parse(), Ok(largest));
    });
}

#[test]
fn large_results_are_refused() {
    for text in [
        "9^9^9^9",
        "2^(10^9)",
        "2^2^2^2^2^2",
        "(w+1)^100000000",
        "(w+1)^(10^30)",
        "(w+1)^100000*(w+1)^100000",
        "(w^2+w+1)^90000",
        "w*9^100000*9^100000",
        "(w*2^300000)*2^300000",
        "w^(9^100000)*w^(9^9^9)",
    ] {
        let message = refusal(text.to_owned());
        assert!(message.starts_with("this makes an ordinal"), "{text}: {message}");
    }
    assert_eq!(answer("w^(10^30)".to_owned()), Ok(format!("w^1{}", "0".repeat(30))));
    assert_eq!(answer("(w^2*3)^(10^20)".to_owned()), Ok(format!("w^2{}*3", "0".repeat(20))));
}

#[test]
fn much_work_is_refused() {
    let big = "((w+1)^60000)";
    for text in [
        vec![big; 20_000].join("+"),
        vec![big; 20_000].join("#"),
        format!("{big}{}", "*2".repeat(200_000)),
        format!("w{}", "+2^300000".repeat(50_000)),
    ] {
        assert_eq!(refusal(text), "this expression takes too much work");
    }
}

#[test]
fn long_sums_are_read_and_printed() {
    let count = 60_000;
    let descending: Vec<String> = (2..count).rev().map(|e| format!("w^{e}")).collect();
    let sum = descending.join("+");
    assert_eq!(answer(sum.clone()), Ok(sum.clone()));
    let ascending: Vec<&str> = descending.iter().rev().map(String::as_str).collect();
    assert_eq!(answer(ascending.join("#")), Ok(sum.clone()));
    assert_eq!(answer(ascending.join("(+)")), Ok(sum.clone()));
    assert_eq!(answer(ascending.join("+")), Ok(format!("w^{}", count - 1)));
    assert_eq!(answer(vec!["1"; 400_000].join("+")), Ok("400000".to_owned()));
    assert_eq!(answer(vec!["w"; 400_000].join("*")), Ok("w^400000".to_owned()));
}

/// φ-terms for which every comparison has to look at all of both sides.
#[test]
fn slow_comparisons() {
    let wide = |levels: usize, inner: &str, last: &str| {
        format!("{}{last}{}", format!("phi({inner},").repeat(levels), ")".repeat(levels))
    };
    let part = wide(100, "phi(w,phi(w+1,phi(w+2,5)))", "w2+2");
    let large = wide(60, &part, "w3");
    let small = wide(100, "phi(w1,w2+1)", "w3+1");
    on_a_thread(move || {
        let (large, small): (Ordinal, Ordinal) = (large.parse().unwrap(), small.parse().unwrap());
        assert!(large.size() < MAX_SIZE);
        assert!(large != small && (large < small) != (small < large));
    });
}

#[test]
fn long_lines_and_odd_characters() {
    assert_eq!(refusal(" ".repeat(10_000_000)), "expected an ordinal");
    assert_eq!(refusal("ω".repeat(300_000)), "an operator is missing between 'ω' and 'ω'");
    assert_eq!(refusal("w+\0".to_owned()), "unexpected '\\0'");
    assert!(refusal("a".repeat(1_000_000)).starts_with("unknown name 'aaaaaaaa"));
    assert_eq!(refusal("\\".repeat(1_000_000)), "unexpected '\\\\'");
    let command = format!("\\{}", "a".repeat(1_000_000));
    assert!(refusal(command).starts_with("unknown LaTeX command '\\aaaaaaaa"));
}
