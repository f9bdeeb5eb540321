//! Published values, laws, and agreement with the definition.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::foundation::{Budget, Outcome};
use crate::impartial::sequence::Code;

fn read(forms: &mut Forms, text: &str) -> Form {
    forms.read(text, &mut Budget::unlimited()).expect(text)
}

#[test]
fn published_values_hold() {
    let budget = &mut Budget::unlimited();
    let mut sequences: HashMap<String, HeapForms> = HashMap::new();
    let mut checked = 0;
    for line in include_str!("facts.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [what, input, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let (what, code) = what.split_once(' ').unwrap_or((what, ""));
        checked += 1;
        // Boards are looked at where rulesets may be named, beside what is solved with all this.
        if what == "cram" {
            continue;
        }
        if code.is_empty() {
            let forms = &mut Forms::new();
            let form = read(forms, input);
            let is = |class| (forms.class(form) == class).to_string();
            match what {
                "form" => assert_eq!(form, read(forms, expected), "{line}"),
                "genus" => assert_eq!(Ok(forms.genus(form)), expected.parse().as_ref(), "{line}"),
                "value" => assert_eq!(forms.genus(form).misere().to_string(), expected, "{line}"),
                "birthday" => assert_eq!(forms.birthday(form).to_string(), expected, "{line}"),
                "tame" => assert_eq!(is(Class::Tame), expected, "{line}"),
                "restive" => assert_eq!(is(Class::Restive), expected, "{line}"),
                "restless" => assert_eq!(is(Class::Restless), expected, "{line}"),
                _ => panic!("{line}"),
            }
            continue;
        }
        let rules = code.parse::<Code>().unwrap();
        let heaps = sequences.entry(code.into()).or_insert_with(|| HeapForms::new(rules));
        for (heap, expected) in expected.split(' ').enumerate() {
            let form = heaps.form(heap, budget).unwrap();
            match what {
                "forms" => assert_eq!(form, read(&mut heaps.forms, expected), "{code} {heap}"),
                "values" => assert_eq!(heaps.forms.genus(form).misere().to_string(), expected),
                _ => assert_eq!(
                    Ok(heaps.forms.genus(form)),
                    expected.parse().as_ref(),
                    "{code} {heap}"
                ),
            }
        }
    }
    assert_eq!(checked, 426);
}

#[test]
fn tails_of_any_length() {
    let mut heaps = HeapForms::new("4.7".parse().unwrap());
    let form = heaps.form(24, &mut Budget::unlimited()).unwrap();
    let tails = heaps.heaps().iter().map(|&form| heaps.forms.genus(form).tail().len());
    assert!(tails.max() > Some(12), "{}", heaps.forms.genus(form));
}

/// A game as a tree, and its outcome in misère play by the definition.
#[derive(Clone, Debug)]
struct Tree(Vec<Tree>);

impl Tree {
    fn form(&self, forms: &mut Forms) -> Form {
        let options: Vec<Form> = self.0.iter().map(|option| option.form(forms)).collect();
        forms.form(&options, &mut Budget::unlimited()).unwrap()
    }
}

fn outcome(sum: &[&Tree]) -> Outcome {
    let mut options = Vec::new();
    for (place, tree) in sum.iter().enumerate() {
        for option in &tree.0 {
            let mut after = sum.to_vec();
            after[place] = option;
            options.push(outcome(&after));
        }
    }
    if options.is_empty() { Outcome::N } else { Outcome::from_options(options) }
}

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = Just(Tree(Vec::new()));
    leaf.prop_recursive(4, 12, 3, |inner| prop::collection::vec(inner, 0..4).prop_map(Tree))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]
    #[test]
    fn sums_agree_with_the_definition(a in tree(), b in tree()) {
        let forms = &mut Forms::new();
        let budget = &mut Budget::unlimited();
        let two = Tree(vec![Tree(vec![]), Tree(vec![Tree(vec![])])]);
        let [x, y] = [&a, &b].map(|tree| tree.form(forms));
        let sum = forms.sum(x, y, budget).unwrap();
        prop_assert_eq!(forms.outcome(sum), outcome(&[&a, &b]));
        // The terms of the tail are misère values of sums with heaps of 2.
        let twos = forms.heap(2, budget).unwrap();
        let mut with = sum;
        for term in 0..4 {
            let value = forms.genus(with).misere();
            prop_assert_eq!(forms.genus(sum).at(term), value);
            with = forms.sum(with, twos, budget).unwrap();
        }
        prop_assert_eq!(forms.genus(sum).at(0) == 0, outcome(&[&a, &b]) == Outcome::P);
        prop_assert_eq!(forms.genus(x).at(1) == 0, outcome(&[&a, &two]) == Outcome::P);
    }

    #[test]
    fn written_forms_are_read(a in tree(), b in tree()) {
        let forms = &mut Forms::new();
        let budget = &mut Budget::unlimited();
        let [a, b] = [a, b].map(|tree| tree.form(forms));
        for form in [a, b, forms.sum(a, b, budget).unwrap()] {
            let text = forms.text(form, budget).unwrap();
            prop_assert_eq!(forms.read(&text, budget), Ok(form), "{}", text);
            let genus = forms.genus(form).clone();
            prop_assert_eq!(genus.to_string().parse(), Ok(genus));
        }
    }

    #[test]
    fn tame_games_are_won_as_nim(trees in prop::collection::vec(tree(), 1..4)) {
        let forms = &mut Forms::new();
        let games: Vec<Form> = trees.iter().map(|tree| tree.form(forms)).collect();
        prop_assume!(games.iter().all(|&game| forms.class(game) == Class::Tame));
        let genera: Vec<&Genus> = games.iter().map(|&game| forms.genus(game)).collect();
        let value = genera.iter().fold(0, |sum, genus| sum ^ genus.normal());
        let is_firm = genera.iter().any(|genus| genus.is_firm());
        let is_p = if is_firm { value == 0 } else { value == 1 };
        prop_assert_eq!(outcome(&trees.iter().collect::<Vec<_>>()) == Outcome::P, is_p);
    }
}

#[test]
fn nonsense_is_refused() {
    let (forms, budget) = (&mut Forms::new(), &mut Budget::unlimited());
    let deep = format!("*{}", "[".repeat(1000));
    for text in ["", "*", "*[", "*[x]", "*[2", "*[2#]]", "*[&300;]", "*[&;]", "*[2[#", &deep] {
        assert!(matches!(forms.read(text, budget), Err(FormError::Parse(_))), "{text}");
    }
    assert_eq!(forms.read("*[]", budget), Ok(Form::ZERO));
    let small = &mut Budget::unlimited().with_memory(1000);
    let exhausted = HeapForms::new("0.77".parse().unwrap()).form(20, small);
    assert!(matches!(exhausted, Err(crate::foundation::Exhausted::Memory { .. })));
}
