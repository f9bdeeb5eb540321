//! Ordinals in JSON.

use nimatron_nimber::Ordinal;

#[test]
fn an_ordinal_is_its_text() {
    let a: Ordinal = "e0+w^2*3+7".parse().unwrap();
    let json = serde_json::to_string(&vec![a.clone()]).unwrap();
    assert_eq!(json, r#"["e0+w^2*3+7"]"#);
    assert_eq!(serde_json::from_str::<Vec<Ordinal>>(&json).unwrap(), [a]);
}

#[test]
fn a_wrong_text_is_an_error() {
    let error = serde_json::from_str::<Ordinal>(r#""w+""#).unwrap_err();
    assert!(error.to_string().starts_with("expected an ordinal after '+'"), "{error}");
    let error = serde_json::from_str::<Ordinal>("7").unwrap_err();
    assert!(error.to_string().contains("expected an ordinal such as"), "{error}");
}
