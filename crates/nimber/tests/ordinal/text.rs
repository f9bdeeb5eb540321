//! Reading and writing ordinals: round trips, spellings, and the pictures of errors.

use crate::random::ordinal;
use nimatron_nimber::Ordinal;
use nimatron_nimber::text::{Notation, ParseError};
use proptest::prelude::*;

fn read(text: &str) -> Ordinal {
    text.parse().unwrap_or_else(|error: ParseError| panic!("{}", error.render(text)))
}

fn picture(text: &str) -> String {
    text.parse::<Ordinal>().map_or_else(|error| error.render(text), |value| value.to_string())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn printed_text_reads_back(a in ordinal()) {
        for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
            let text = a.to_text(notation);
            prop_assert_eq!(text.parse::<Ordinal>(), Ok(a.clone()), "{}", text);
            let text = a.base2_text(notation);
            prop_assert_eq!(text.parse::<Ordinal>(), Ok(a.clone()), "{}", text);
        }
        prop_assert_eq!(a.to_text(Notation::Ascii), a.to_string());
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        if let Err(error) = text.parse::<Ordinal>() {
            error.render(&text);
        }
    }

    #[test]
    fn any_likely_text_is_answered(words in prop::collection::vec(prop::sample::select(vec![
        "w", "ω", "e", "ε", "_", "^", "(", ")", "{", "}", "+", "*", "-", "/", "#", "(+)", "(x)",
        "⊕", "⊗", "0", "1", "2", "99", "₁", "²", "phi", "φ", ",", "Gamma", "Γ", "zeta", "\\omega",
        "\\left(", "\\right)", "\\cdot", " ", "%", "==", "<", "||", ".", "=", "!", "\\", "w1",
        "e0", "phi(", "w^(", "w_(", "e_{",
    ]), 0..16)) {
        let text = words.concat();
        match text.parse::<Ordinal>() {
            Ok(value) => prop_assert_eq!(read(&value.to_string()), value),
            Err(error) => {
                prop_assert!(error.span.start <= error.span.end && error.span.end <= text.len());
                prop_assert!(text.get(error.span.clone()).is_some(), "{:?}", error);
                error.render(&text);
            }
        }
    }
}

#[test]
fn three_notations() {
    for (ascii, unicode, latex) in [
        ("0", "0", "0"),
        ("w", "ω", r"\omega"),
        (
            "w^(w+3)+w^w*3+w*5+7",
            "ω^(ω+3)+ω^ω·3+ω·5+7",
            r"\omega^{\omega+3}+\omega^{\omega} \cdot 3+\omega \cdot 5+7",
        ),
        ("w^(w^w)", "ω^(ω^ω)", r"\omega^{\omega^{\omega}}"),
        ("w^(w^12)*10", "ω^(ω¹²)·10", r"\omega^{\omega^{12}} \cdot 10"),
        ("e0+w^w", "ε₀+ω^ω", r"\varepsilon_{0}+\omega^{\omega}"),
        ("e_(e0)", "ε_(ε₀)", r"\varepsilon_{\varepsilon_{0}}"),
        ("e_(w1+1)", "ε_(ω₁+1)", r"\varepsilon_{\omega_{1}+1}"),
        ("phi(2,0)", "φ(2,0)", r"\varphi(2,0)"),
        ("phi(w,w+1)", "φ(ω,ω+1)", r"\varphi(\omega,\omega+1)"),
        ("Gamma0*2", "Γ₀·2", r"\Gamma_{0} \cdot 2"),
        ("Gamma_(w)", "Γ_(ω)", r"\Gamma_{\omega}"),
        ("w_12", "ω₁₂", r"\omega_{12}"),
        ("w_(w)+w1", "ω_(ω)+ω₁", r"\omega_{\omega}+\omega_{1}"),
        ("w^(w1+1)", "ω^(ω₁+1)", r"\omega^{\omega_{1}+1}"),
    ] {
        let value = read(ascii);
        assert_eq!(value.to_text(Notation::Ascii), ascii);
        assert_eq!(value.to_text(Notation::Unicode), unicode);
        assert_eq!(value.to_text(Notation::Latex), latex);
        assert_eq!(read(unicode), value);
        assert_eq!(read(latex), value);
    }
}

#[test]
fn spellings() {
    for (value, spellings) in [
        (
            "w",
            vec!["omega", "ω", r"\omega", " ( w ) ", "w0", "w_0", "ω₀", "1+w", "3*w", "2^w", "[w]"],
        ),
        (
            "e0",
            vec![
                "e_0",
                "eps0",
                "eps_0",
                "epsilon_0",
                "ε0",
                "ε₀",
                "ε_0",
                "ϵ₀",
                r"\epsilon_0",
                r"\varepsilon_0",
                r"\varepsilon_{0}",
                "e_(0)",
                "w^e0",
                "phi(1,0)",
                r"\varphi(1,0)",
            ],
        ),
        (
            "w1",
            vec![
                "w_1",
                "ω₁",
                "ω1",
                "ω_1",
                r"\omega_1",
                r"\omega_{1}",
                "omega1",
                "omega_1",
                "Gamma_(w1)",
                "phi(w1,0)",
                "e_(w1)",
                "w^w1",
                "2^w_1",
            ],
        ),
        ("w_(w)", vec!["w_w", "ω_ω", r"\omega_\omega", r"\omega_{\omega}", "w_(w_0)"]),
        ("w_(w1)", vec!["w_w_1", "w_w1", r"\omega_{\omega_1}"]),
        (
            "phi(2,0)",
            vec![
                "zeta0",
                "zeta_0",
                "ζ₀",
                "ζ_0",
                r"\zeta_0",
                "φ(2,0)",
                "ϕ(2, 0)",
                r"\phi(2,0)",
                r"\varphi\left(2,0\right)",
                "e_(phi(2,0))",
                "phi(1,phi(2,0))",
            ],
        ),
        (
            "Gamma0",
            vec![
                "Gamma_0",
                "G_0",
                "G0",
                "G_(0)",
                "Γ₀",
                "Γ_0",
                r"\Gamma_0",
                "phi(Gamma0,0)",
                "phi(1,Gamma0)",
            ],
        ),
        ("w^2*3", vec!["ω²·3", "ω^2⋅3", r"\omega^2\cdot 3", r"\omega^{2} \times 3", "w^{2}*3"]),
        ("w^(w^w)", vec!["w^w^w", "w^{w^{w}}", r"\omega^{\omega^\omega}", "ω^ω^ω"]),
        ("w^8", vec!["ω^2³", "w^2^3"]),
        ("w*2+1", vec!["w # w # 1", "1#w#w", "(w+1)*2", "w ⊕ w*3 (+) 1", r"w \oplus w*3 \oplus 1"]),
        ("12345678901234567890123456789", vec!["012345678901234567890123456789"]),
        ("0", vec!["0*w", "w*0", "0^w", "w (+) w"]),
        ("1", vec!["w^0", "0^0", "1^w1", "phi(0,0)"]),
    ] {
        for spelling in spellings {
            assert_eq!(read(spelling).to_string(), value, "{spelling}");
        }
    }
}

#[test]
fn base_two_texts() {
    for (ordinal, powers) in [
        ("0", "0"),
        ("1", "1"),
        ("w+3", "2^w+2+1"),
        ("w^w+5", "2^(w^2)+4+1"),
        ("w^(w+3)", "2^(w^2+w*3)"),
        ("w^w*3", "2^(w^2+1)+2^(w^2)"),
        ("w*5+7", "2^(w+2)+2^w+4+2+1"),
        ("e0", "2^e0"),
        ("w1", "2^w1"),
        ("e_(w)*2", "2^(e_(w)+1)"),
        ("w_(w)", "2^w_(w)"),
        ("18446744073709551616", "2^64"),
        ("9223372036854775808", "9223372036854775808"),
    ] {
        assert_eq!(read(ordinal).base2_text(Notation::Ascii), powers);
        assert_eq!(read(powers), read(ordinal));
    }
    assert_eq!(read("w*5").base2_text(Notation::Latex), r"2^{\omega+2}+2^{\omega}");
    assert_eq!(read("2^70").base2_text(Notation::Unicode), "2⁷⁰");
}

/// Wrong texts and what is said about them.
#[test]
fn pictures_of_errors() {
    let table = include_str!("../tables/ordinal_errors.txt");
    let mut count = 0;
    let mut wrong = String::new();
    for example in table.split("\n\n").filter(|example| !example.starts_with('#')) {
        let (text, expected) = example.trim_end_matches('\n').split_once('\n').unwrap();
        let found = picture(text.strip_prefix("> ").unwrap());
        if found != expected {
            wrong += &format!("{text}\n{found}\n\n");
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 40, "{count} examples");
}
