//! Nimbers as JSON.

use nimatron_nimber::finite::{Nimber8, Nimber128};

#[test]
fn a_nimber_is_its_text() {
    let nimbers = [0, 1, u128::MAX].map(Nimber128::new);
    let text = r#"["0","*","*340282366920938463463374607431768211455"]"#;
    assert_eq!(serde_json::to_string(&nimbers).unwrap(), text);
    assert_eq!(serde_json::from_str::<[Nimber128; 3]>(text).unwrap(), nimbers);
    let error = serde_json::from_str::<Nimber8>("\"*256\"").unwrap_err().to_string();
    assert!(error.starts_with("the number has more than 8 bits"), "{error}");
    let error = serde_json::from_str::<Nimber8>("5").unwrap_err().to_string();
    assert!(error.contains("a nimber such as"), "{error}");
}
