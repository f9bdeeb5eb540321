//! The theorems of the Nim family against the definition, and the laws that
//! every transfinite position must obey.

use std::collections::{HashMap, HashSet};

use nimatron::foundation::{Convention, MoveCount, Outcome, Playable};
use nimatron::nim::{Position, Rules, Variant};
use nimatron_nimber::{Natural, Ordinal};
use proptest::prelude::*;

/// What a turn may do, spelled out for small finite piles: every tuple of
/// heights that the rules allow as the next position.
fn options_by_the_rules(piles: &[u64], variant: &Variant) -> Vec<Vec<u64>> {
    let mut tuples: Vec<Vec<u64>> = vec![vec![]];
    for &height in piles {
        tuples = tuples
            .into_iter()
            .flat_map(|tuple| {
                (0..=height).map(move |next| {
                    let mut tuple = tuple.clone();
                    tuple.push(next);
                    tuple
                })
            })
            .collect();
    }
    tuples.retain(|next| {
        let removed: Vec<u64> =
            piles.iter().zip(next).map(|(from, to)| from - to).filter(|&c| c > 0).collect();
        match variant {
            Variant::Nim => removed.len() == 1,
            Variant::Bounded { max } => removed.len() == 1 && Natural::from(removed[0]) <= *max,
            Variant::Moore { at_most } => (1..=*at_most).contains(&removed.len()),
        }
    });
    tuples
}

fn outcome_by_definition(
    piles: &[u64],
    rules: &Rules,
    known: &mut HashMap<Vec<u64>, Outcome>,
) -> Outcome {
    if let Some(&outcome) = known.get(piles) {
        return outcome;
    }
    let options = options_by_the_rules(piles, &rules.variant);
    let outcome = if options.is_empty() {
        rules.convention.terminal()
    } else {
        let outcomes: Vec<Outcome> =
            options.iter().map(|next| outcome_by_definition(next, rules, known)).collect();
        Outcome::from_options(outcomes)
    };
    known.insert(piles.to_vec(), outcome);
    outcome
}

fn finite(position: &Position) -> Vec<u64> {
    position.piles().words().expect("small finite piles").to_vec()
}

/// Checks outcome, moves and winning moves of every position with at most
/// `count` piles of at most `height` each.
fn check_all(variant: Variant, count: usize, height: u64) {
    for convention in [Convention::Normal, Convention::Misere] {
        let rules = Rules { convention, variant: variant.clone() };
        let mut known = HashMap::new();
        for count in 1..=count {
            let total = (height + 1).pow(count as u32);
            for code in 0..total {
                let piles: Vec<u64> =
                    (0..count as u32).map(|i| code / (height + 1).pow(i) % (height + 1)).collect();
                check_one(&rules, &piles, &mut known);
            }
        }
    }
}

fn check_one(rules: &Rules, piles: &[u64], known: &mut HashMap<Vec<u64>, Outcome>) {
    let position = Position::new(rules.clone(), piles.iter().copied().collect());
    let analysis = position.analyze();
    let expected = outcome_by_definition(piles, rules, known);
    assert_eq!(analysis.outcome(), expected, "{position}");

    let options = options_by_the_rules(piles, &rules.variant);
    let count = MoveCount::Finite(Natural::from(options.len()));
    assert_eq!(position.count_moves(), count, "{position}");
    let listed = position.moves().expect("finitely many moves");
    let listed: Vec<Vec<u64>> =
        listed.map(|chosen| finite(&position.play(&chosen).expect("legal"))).collect();
    assert_eq!(listed.len(), options.len(), "{position}");
    let listed: HashSet<Vec<u64>> = listed.into_iter().collect();
    assert_eq!(listed, options.iter().cloned().collect(), "{position}");

    let winning = options
        .into_iter()
        .filter(|next| outcome_by_definition(next, rules, known) == Outcome::P)
        .collect::<HashSet<_>>();
    let found: Vec<Vec<u64>> = analysis
        .winning_moves()
        .map(|chosen| finite(&position.play(&chosen).expect("a winning move is legal")))
        .collect();
    assert_eq!(found.len(), winning.len(), "{position}: {found:?} or {winning:?}");
    assert_eq!(found.into_iter().collect::<HashSet<_>>(), winning, "{position}");
}

#[test]
fn nim_agrees_with_the_definition() {
    check_all(Variant::Nim, 3, 8);
    check_all(Variant::Nim, 4, 4);
    check_all(Variant::Nim, 5, 2);
}

#[test]
fn bounded_nim_agrees_with_the_definition() {
    for max in 1u32..=5 {
        check_all(Variant::Bounded { max: max.into() }, 2, 14);
        check_all(Variant::Bounded { max: max.into() }, 3, 7);
    }
    check_all(Variant::Bounded { max: 2u32.into() }, 4, 4);
}

#[test]
fn moores_nim_agrees_with_the_definition() {
    for at_most in 1..=4 {
        check_all(Variant::Moore { at_most }, 3, 5);
        check_all(Variant::Moore { at_most }, 4, 3);
        check_all(Variant::Moore { at_most }, 5, 2);
        check_all(Variant::Moore { at_most }, 6, 1);
    }
}

#[test]
fn examples_from_the_literature() {
    let winning = |text: &str| -> Vec<String> {
        let position: Position = text.parse().unwrap();
        position.analyze().winning_moves().map(|chosen| chosen.to_string()).collect()
    };
    let value = |text: &str| text.parse::<Position>().unwrap().analyze().quantity().to_string();
    assert_eq!(
        winning("nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1"),
        ["6: w1 -> e0+w^(w+3)+w^w*2+w*4"]
    );
    assert_eq!(value("nim: 7, 4, 5"), "*6");
    assert_eq!(winning("nim: 7, 4, 5"), ["1: 7 -> 1", "2: 4 -> 2", "3: 5 -> 3"]);
    for text in ["nim: 1, 2, 3", "nim: 1, 3, 5, 7", "misere nim: 1, 2, 3", "misere nim: 1, 3, 5, 7"]
    {
        assert!(winning(text).is_empty(), "{text}");
    }
    assert_eq!(winning("misere nim: 4, 2, 1"), ["1: 4 -> 3"]);
    assert_eq!(winning("misere nim: 1, 2"), ["2: 2 -> 0"]);
    assert_eq!(value("nim(max=4): 11, 14, 9, 13"), "*2");
    let bounded: Position = "nim(max=4): 11, 14, 9, 13".parse().unwrap();
    let residues: Vec<String> = bounded.residues().map(|residue| residue.to_string()).collect();
    assert_eq!(residues, ["1", "4", "4", "3"]);
}

#[test]
fn huge_piles_and_rows() {
    let digits = "7".repeat(10_000);
    let position: Position = format!("nim: {digits}, {digits}, 5").parse().unwrap();
    let winning: Vec<String> =
        position.analyze().winning_moves().map(|chosen| chosen.to_string()).collect();
    assert!(winning.contains(&"3: 5 -> 0".to_string()));
    let moore: Position = format!("nim(piles=2): {digits}, {digits}, {digits}1").parse().unwrap();
    let chosen = moore.analyze().winning_moves().next().expect("unbalanced");
    assert_eq!(moore.play(&chosen).unwrap().analyze().outcome(), Outcome::P);

    let row: Position =
        Position::new(Rules::default(), (0..1_000_000u64).map(|i| i * i + i / 3).collect());
    let analysis = row.analyze();
    let chosen = analysis.winning_moves().next().expect("unbalanced");
    assert_eq!(row.play(&chosen).unwrap().analyze().outcome(), Outcome::P);
    for (misere, at_most) in [(false, 3), (true, 999)] {
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let rules = Rules { convention, variant: Variant::Moore { at_most } };
        let row = Position::new(rules, (0..100_000u64).map(|i| i % 1000).collect());
        for chosen in row.analyze().winning_moves().take(3) {
            assert_eq!(row.play(&chosen).unwrap().analyze().outcome(), Outcome::P);
        }
    }
}

#[test]
fn piles_of_too_many_powers_are_refused() {
    let wide = "w^((w+1)^3000) * 3^180000";
    let error = format!("nim: {wide}, 5").parse::<Position>().unwrap_err();
    assert!(error.message.contains("too many powers"), "{error}");
    let position: Position = "nim: w1, 5".parse().unwrap();
    assert!(position.parse_move(&format!("1: {wide}")).is_err());
    let digits = "7".repeat(90_000);
    let row = vec![digits.as_str(); 200].join(", ");
    assert!(format!("nim(piles=2): {row}").parse::<Position>().is_err());
}

/// Ordinals with all kinds of terms.
fn ordinal() -> impl Strategy<Value = Ordinal> {
    let power = prop::sample::select(vec![
        "w1*2",
        "w1",
        "phi(2,0)",
        "e1",
        "e0*3",
        "w^(e0+1)",
        "e0",
        "w^w^w",
        "w^(w+3)",
        "w^(w*2)*3",
        "w^w",
        "w^3*2",
        "w^2",
        "w*5",
        "w",
        "6",
        "5",
        "3",
        "2",
        "1",
    ]);
    prop::collection::vec(power, 0..5).prop_map(|terms| {
        let terms = terms.into_iter().map(|term| term.parse::<Ordinal>().unwrap());
        terms.fold(Ordinal::zero(), |sum, term| sum.natural_sum(&term))
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let variant = prop_oneof![
        Just(Variant::Nim),
        (1u32..7).prop_map(|max| Variant::Bounded { max: max.into() }),
        (1usize..4).prop_map(|at_most| Variant::Moore { at_most }),
    ];
    let convention = prop_oneof![Just(Convention::Normal), Just(Convention::Misere)];
    (convention, variant).prop_map(|(convention, variant)| Rules { convention, variant })
}

fn position() -> impl Strategy<Value = Position> {
    (rules(), prop::collection::vec(ordinal(), 1..6))
        .prop_map(|(rules, piles)| Position::new(rules, piles.into_iter().collect()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Law 1: every move from a P-position leaves an N-position.
    /// Law 2: a move is winning iff it is listed.
    #[test]
    fn transfinite_laws(position in position(), picks in prop::collection::vec((any::<prop::sample::Index>(), ordinal()), 40)) {
        let analysis = position.analyze();
        let listed: HashSet<_> = analysis.winning_moves().collect();
        prop_assert_eq!(!listed.is_empty(), analysis.outcome() == Outcome::N && !position.is_terminal());
        for chosen in &listed {
            let after = position.play(chosen).expect("a winning move is legal");
            prop_assert_eq!(after.analyze().outcome(), Outcome::P);
        }
        let count = position.piles().len();
        let winning_targets: Vec<Ordinal> =
            listed.iter().flat_map(|m| m.changes().iter().map(|c| c.to.clone())).collect();
        for pair in picks.chunks(2) {
            let lower = |(index, to): &(prop::sample::Index, Ordinal)| {
                let pile = index.index(count);
                let from = position.piles().height(pile);
                // Near misses of winning moves are the interesting tries.
                let to = match winning_targets.get(index.index(count + 3)) {
                    Some(near) => near.nim_sum(to),
                    None => to.clone(),
                };
                nimatron::nim::Change { pile, from, to }
            };
            let one = nimatron::nim::Move::new(vec![lower(&pair[0])]);
            let two = nimatron::nim::Move::new(pair.iter().map(lower).collect());
            for chosen in [one, two] {
                if let Ok(after) = position.play(&chosen) {
                    let wins = after.analyze().outcome() == Outcome::P;
                    prop_assert_eq!(wins, listed.contains(&chosen), "{} {}", position, chosen);
                }
            }
        }
    }

    /// In bounded Nim a pile of a limit plus n has the moves of a pile of n.
    #[test]
    fn limits_are_dead_in_bounded_nim(height in ordinal(), max in 1u32..6, misere: bool) {
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let rules = Rules { convention, variant: Variant::Bounded { max: max.into() } };
        let finite = Ordinal::from(height.finite_part());
        let [high, low] = [&height, &finite]
            .map(|pile| Position::new(rules.clone(), vec![pile.clone()].into()));
        prop_assert_eq!(high.count_moves(), low.count_moves());
        prop_assert_eq!(high.analyze().outcome(), low.analyze().outcome());
        prop_assert!(high.analyze().quantity() == low.analyze().quantity());
        prop_assert_eq!(high.analyze().winning_moves().count(), low.analyze().winning_moves().count());
    }

    /// Moore's Nim with one pile a turn is Nim.
    #[test]
    fn moore_with_one_pile_is_nim(piles in prop::collection::vec(ordinal(), 1..6), misere: bool) {
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let [nim, moore] = [Variant::Nim, Variant::Moore { at_most: 1 }]
            .map(|variant| Position::new(Rules { convention, variant }, piles.clone().into()));
        prop_assert_eq!(nim.analyze().outcome(), moore.analyze().outcome());
        let nim: HashSet<_> = nim.analyze().winning_moves().collect();
        let moore: HashSet<_> = moore.analyze().winning_moves().collect();
        prop_assert_eq!(nim, moore);
    }

    /// What is printed is read back, in every notation.
    #[test]
    fn round_trip(position in position()) {
        use nimatron_nimber::text::Notation;
        for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
            let text = position.to_text(notation);
            let reading = nimatron::nim::read(&text).unwrap();
            prop_assert!(reading.value == position && reading.notes.is_empty(), "{}", text);
            for chosen in position.analyze().winning_moves().take(5) {
                let text = chosen.to_text(notation);
                prop_assert!(position.parse_move(&text).as_ref() == Ok(&chosen), "{}", text);
            }
        }
    }

    /// Nothing that is typed makes the parsers panic.
    #[test]
    fn hostile_text(text in "\\PC{0,40}", shape in "(misere )?nim(\\((max|piles)?=?[0-9]*\\))?:?[ 0-9w^+*(),e-]{0,30}") {
        let _ = text.parse::<Position>();
        if let Ok(position) = shape.parse::<Position>() {
            let _ = position.parse_move(&text);
            let _ = position.parse_move("1: 0");
        }
    }
}
