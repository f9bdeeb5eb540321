//! Loopy games at random, against the definition: play looked back upon from its ends.

use nimatron::foundation::{Budget, Player};
use nimatron::partizan::loopy::{Graph, LoopyArithmetic, LoopyValue, Node};
use nimatron::partizan::{Comparison, Failure, ReadingError, Value, Values};
use nimatron::text::Notation;
use proptest::prelude::*;

use crate::partizan::loopy_exhaustive::has_side;
use crate::partizan::loopy_play::{Play, confirm};

/// An option as it is generated: a node, or one of a few known games.
#[derive(Clone, Copy, Debug)]
enum Choice {
    Node(usize),
    Known(usize),
}

/// A game as it is generated: the options of both players at each node; the first is the game.
type Shape = Vec<[Vec<Choice>; 2]>;

const KNOWN: [&str; 8] = ["0", "*", "^", "1", "-1", "1/2", "over", "off"];

fn shapes(nodes: usize) -> impl Strategy<Value = Shape> {
    let choice = prop_oneof![
        3 => (0..nodes).prop_map(Choice::Node),
        2 => (0..KNOWN.len()).prop_map(Choice::Known),
    ];
    let side = prop::collection::vec(choice, 0..3);
    prop::collection::vec([side.clone(), side], nodes)
}

/// Forms that the literature would write, with moves back to the whole from deep within.
fn forms() -> impl Strategy<Value = String> {
    const LEAVES: [&str; 16] =
        ["a", "a", "a", "a", "a", "0", "*", "^", "v", "1", "-1", "2", "1/2", "over", "off", "on"];
    let between = |side: Vec<String>| side.join(",");
    let leaf = prop::sample::select(&LEAVES[..]).prop_map(String::from);
    let option = leaf.prop_recursive(3, 10, 2, move |inner| {
        let side = prop::collection::vec(inner, 1..3).prop_map(between);
        (side.clone(), side).prop_map(|(left, right)| format!("{{{left}|{right}}}"))
    });
    let side = prop::collection::vec(option, 1..3).prop_map(between);
    (side.clone(), side).prop_map(|(left, right)| format!("a{{{left}|{right}}}"))
}

fn graph(games: &mut LoopyArithmetic<'_>, shape: &Shape) -> (Graph<LoopyValue>, Node<LoopyValue>) {
    let mut graph = Graph::default();
    let nodes: Vec<Node<LoopyValue>> = shape.iter().map(|_| graph.add()).collect();
    for (&node, sides) in nodes.iter().zip(shape) {
        for player in Player::BOTH {
            for choice in &sides[player as usize] {
                match *choice {
                    Choice::Node(index) => graph.add_option(node, player, nodes[index]),
                    Choice::Known(index) => {
                        let known = games.read(KNOWN[index]).unwrap();
                        graph.add_option(node, player, known);
                    }
                }
            }
        }
    }
    (graph, nodes[0])
}

/// The value, unless the game is not stopper-sided.
fn value(games: &mut LoopyArithmetic<'_>, shape: &Shape) -> Option<LoopyValue> {
    let (graph, root) = graph(games, shape);
    found(games.value_of(&graph, root))
}

fn found<T>(result: Result<T, Failure>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(Failure::NotStopperSided { .. }) => None,
        Err(failure) => panic!("{failure}"),
    }
}

fn within(test: impl FnOnce(&mut LoopyArithmetic<'_>)) {
    let values = Values::default();
    let mut budget = Budget::nodes(5_000_000);
    test(&mut values.loopy(&mut budget));
}

/// Games to which a game and its sides are added.
const TESTS: [&str; 10] =
    ["0", "*", "^", "v*", "1", "-1/2", "+-1", "over", "upon", "a{0||||0|||a|*||*}"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn sides_stand_for_the_game(shape in shapes(4)) {
        within(|games| {
            let mut play = Play::default();
            let (graph, node) = graph(games, &shape);
            let root = play.graph(games, &graph, node, Player::Left);
            let outcome = games.outcome_of(&graph, node).unwrap();
            let first = Player::BOTH.map(|player| play.winner(&[root], player));
            let draws_for = |favoured: Player| first.map(|winner| winner.unwrap_or(favoured));
            for (favoured, class) in [(Player::Left, outcome.onside), (Player::Right, outcome.offside)] {
                let [left, right] = draws_for(favoured);
                let expected = nimatron::partizan::OutcomeClass::of(
                    left == Player::Left,
                    right == Player::Left,
                );
                assert_eq!(class, expected);
            }
            let Some(value) = found(games.value_of(&graph, node)) else { return };
            confirm(games, &graph, node, value, "a shape");
            assert_eq!(games.outcome(value).unwrap(), outcome);
            let onside = play.stopper(games, value.onside());
            let offside = play.stopper(games, value.offside());
            for test in TESTS {
                let test = games.read(test).unwrap();
                let Some(test) = test.stopper() else { continue };
                let test = play.stopper(games, test);
                for player in Player::BOTH {
                    let winner = play.winner(&[root, test], player);
                    let on = play.winner(&[onside, test], player);
                    let off = play.winner(&[offside, test], player);
                    assert_eq!(winner.unwrap_or(Player::Left), on.unwrap_or(Player::Left));
                    assert_eq!(winner.unwrap_or(Player::Right), off.unwrap_or(Player::Right));
                }
            }
        });
    }

    #[test]
    fn forms_have_the_sides_that_play_confirms(text in forms()) {
        within(|games| {
            let (graph, root) = games.read_graph(&text).unwrap();
            match games.read(&text) {
                Ok(value) => confirm(games, &graph, root, value, &text),
                Err(ReadingError::Failure(Failure::NotStopperSided { draws })) => {
                    let mut play = Play::default();
                    let of = play.graph(games, &graph, root, draws);
                    assert_ne!(has_side(&mut play, of, draws), Some(true), "{text}");
                }
                Err(error) => panic!("{text}: {error}"),
            }
        });
    }

    #[test]
    fn sides_exist_iff_some_graph_is_one(shape in shapes(4)) {
        within(|games| {
            let (graph, root) = graph(games, &shape);
            let value = games.value_of(&graph, root);
            for favoured in Player::BOTH {
                let mut play = Play::default();
                let of = play.graph(games, &graph, root, favoured);
                match (has_side(&mut play, of, favoured), &value) {
                    (None, _) => {}
                    (Some(has_side), Err(Failure::NotStopperSided { draws })) => {
                        assert!(!has_side || *draws != favoured);
                    }
                    (Some(has_side), value) => assert!(has_side && value.is_ok()),
                }
            }
        });
    }

    #[test]
    fn stoppers_are_ordered_by_their_differences(a in shapes(3), b in shapes(3)) {
        within(|games| {
            let (Some(g), Some(h)) = (value(games, &a), value(games, &b)) else { return };
            let mut play = Play::default();
            let h_at = play.stopper(games, h.onside());
            let minus_h = play.negative(h_at);
            let g_at = play.stopper(games, g.onside());
            let minus_g = play.negative(g_at);
            // Play in both directions, for the order of the onsides.
            let at_least = play.winner(&[g_at, minus_h], Player::Right) != Some(Player::Right);
            let at_most = play.winner(&[minus_g, h_at], Player::Right) != Some(Player::Right);
            let (g, h): (LoopyValue, LoopyValue) = (g.onside().into(), h.onside().into());
            let order = games.compare(g, h).unwrap();
            assert_eq!(matches!(order, Comparison::Equal | Comparison::Greater), at_least);
            assert_eq!(matches!(order, Comparison::Equal | Comparison::Less), at_most);
            assert_eq!(order == Comparison::Equal, g == h);
            let (minus_g, minus_h) = (games.negative(g).unwrap(), games.negative(h).unwrap());
            assert_eq!(games.negative(minus_g).unwrap(), g);
            assert_eq!(games.compare(minus_h, minus_g).unwrap(), order);
        });
    }

    #[test]
    fn canonical_forms_stay_and_read_back(a in shapes(4)) {
        within(|games| {
            let Some(g) = value(games, &a) else { return };
            for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
                let text = games.text(g, notation).unwrap();
                assert_eq!(games.read(&text), Ok(g), "{text}");
            }
            for side in [g.onside(), g.offside()] {
                let [left, right] = Player::BOTH.map(|player| -> Vec<LoopyValue> {
                    let options = games.options(side, player).unwrap();
                    options.into_iter().map(LoopyValue::from).collect()
                });
                assert_eq!(games.form(&left, &right).unwrap(), side.into());
                for (player, options) in [(Player::Left, left), (Player::Right, right)] {
                    for (index, &option) in options.iter().enumerate() {
                        for &other in &options[..index] {
                            let order = games.compare(option, other).unwrap();
                            assert_eq!(order, Comparison::Confused);
                        }
                        for reply in games.options(option.onside(), player.opponent()).unwrap() {
                            let order = games.compare(reply.into(), side.into()).unwrap();
                            let reversible = match player {
                                Player::Left => Comparison::Less,
                                Player::Right => Comparison::Greater,
                            };
                            assert_ne!(order, Comparison::Equal);
                            assert_ne!(order, reversible);
                        }
                    }
                }
            }
        });
    }

    #[test]
    fn sums_are_sums(a in shapes(3), b in shapes(2), c in shapes(2)) {
        within(|games| {
            let Some(g) = value(games, &a) else { return };
            let Some(h) = value(games, &b) else { return };
            let Some(sum) = found(games.sum(g, h)) else { return };
            assert_eq!(found(games.sum(h, g)), Some(sum));
            let mut play = Play::default();
            let [g_at, h_at] = [&a, &b].map(|shape| {
                let (graph, root) = graph(games, shape);
                play.graph(games, &graph, root, Player::Left)
            });
            let (on, off) = (play.stopper(games, sum.onside()), play.stopper(games, sum.offside()));
            for test in TESTS {
                let Some(test) = games.read(test).unwrap().stopper() else { continue };
                let test = play.stopper(games, test);
                for player in Player::BOTH {
                    let winner = play.winner(&[g_at, h_at, test], player);
                    let on = play.winner(&[on, test], player).unwrap_or(Player::Left);
                    let off = play.winner(&[off, test], player).unwrap_or(Player::Right);
                    assert_eq!(winner.unwrap_or(Player::Left), on);
                    assert_eq!(winner.unwrap_or(Player::Right), off);
                }
            }
            let Some(k) = value(games, &c) else { return };
            let Some(other) = found(games.sum(h, k)) else { return };
            if let (Some(left), Some(right)) = (found(games.sum(sum, k)), found(games.sum(g, other))) {
                assert_eq!(left, right);
            }
        });
    }
}

/// Games without a side, and for whom the draws are there. The first is Bach's carousel.
const WITHOUT_SIDES: [(&str, Player); 5] = [
    ("a{0,{1|1,{*,{1*|1*,a}|*}}|0}", Player::Left),
    ("a{a,{under,a|{under,{a|a}|*}}|upon}", Player::Right),
    ("a{^*,*|0,{{{a|1/2}|{a|a}}|a,*2}}", Player::Left),
    ("a{{{{a,a|a,a},a|},1|^,{{^|a}|0}}|{b{under,b|c{a|a},under}|a},a}", Player::Left),
    ("a{1,{on|*,{1,{on|^,a}|-1}}|-1}", Player::Left),
];

#[test]
fn games_without_sides_are_equal_to_no_stopper() {
    within(|games| {
        for (text, favoured) in WITHOUT_SIDES {
            let refused = Failure::NotStopperSided { draws: favoured };
            assert_eq!(games.read(text), Err(ReadingError::Failure(refused.clone())), "{text}");
            let (graph, root) = games.read_graph(text).unwrap();
            let mut play = Play::default();
            let of = play.graph(games, &graph, root, favoured);
            assert_eq!(has_side(&mut play, of, favoured), Some(false), "{text}");
            // The negative has the draws of the other player.
            let minus = play.negative(of);
            assert_eq!(has_side(&mut play, minus, favoured.opponent()), Some(false), "{text}");
        }
    });
}

#[test]
fn the_same_outcome_in_sums_is_not_equality() {
    within(|games| {
        let (text, favoured) = WITHOUT_SIDES[4];
        let (graph, root) = games.read_graph(text).unwrap();
        let mut play = Play::default();
        let game = play.graph(games, &graph, root, favoured);
        let stopper = games.read("{1,{on|*,^}|-1}").unwrap().stopper().unwrap();
        let stopper = play.stopper(games, stopper);
        assert!(play.is_at_least(game, stopper, favoured));
        assert!(!play.is_at_least(stopper, game, favoured));
        for test in TESTS.into_iter().chain(["dud", "{off|*,v||-1}", "{^,v|off}", "{1,*|over}"]) {
            let (graph, root) = games.read_graph(test).unwrap();
            let test = play.graph(games, &graph, root, favoured);
            for player in Player::BOTH {
                let [one, other] = [game, stopper].map(|of| play.winner(&[of, test], player));
                assert_eq!(one.unwrap_or(favoured), other.unwrap_or(favoured));
            }
        }
    });
}

#[test]
fn what_is_large_is_answered_or_refused() {
    let values = Values::default();
    let wide: Vec<String> = (0..300).map(|n| format!("{{a,{n}|-{n},{{a|{n}}}}}")).collect();
    let deep = |text: String, n: usize| format!("{{{{0|a}}|{{{text}|a,{}}}}}", n % 3);
    for text in [
        "1000000000*{upon|over}",
        "{*20000|over} + {over|*20000}",
        "2·{1000000over|upon}",
        &format!("a{{{}|a}}", wide.join(",")),
        &format!("a{{{}|a}}", (0..60).fold("a".to_string(), deep)),
    ] {
        let mut budget = Budget::nodes(200_000);
        let mut games = values.loopy(&mut budget);
        let answer = games.read(text);
        assert!(matches!(answer, Ok(_) | Err(ReadingError::Failure(_))), "{text}: {answer:?}");
    }
    let mut budget = Budget::nodes(20_000_000);
    let mut games = values.loopy(&mut budget);
    let mut deep = games.on().unwrap();
    for _ in 0..300 {
        let one: LoopyValue = Value::ONE.into();
        deep = games.form(&[deep, one], &[one]).unwrap();
        let negative = games.negative(deep).unwrap();
        deep = games.form(&[one], &[negative]).unwrap();
    }
    let _ = games.text(deep, Notation::Ascii);
    let _ = games.stop(deep, Player::Left);
    let hostile = "a{".repeat(100_000);
    assert!(matches!(games.read(&hostile), Err(ReadingError::Text(_))));
}

#[test]
fn texts_do_not_depend_on_what_was_asked_before() {
    let texts = [
        "{0|{0||||-1|||-1*,a{0||0|a|||-1*||||-1*}||-2|b{-2,{-1,-1*||-1*|b|||-2}|-2}}}",
        "a{0,{over|a},{upon|a}|{a|off},{a|-2}}",
        "{0||||0|||{0|on}||{over|-1},{upon|-2}}",
    ];
    let mut found = Vec::new();
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        let mut written = vec![String::new(); texts.len()];
        within(|games| {
            for index in order {
                let game = games.read(texts[index]).unwrap();
                written[index] = games.text(game, Notation::Ascii).unwrap();
            }
        });
        found.push(written);
    }
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0], found[2]);
}

#[test]
fn what_the_literature_says() {
    within(|games| {
        for (left, right) in [
            ("on + off", "dud"),
            ("dud + {1|-1}", "dud"),
            ("over + over", "over"),
            ("over + under", "over & under"),
            ("upon + *", "{0,pass|0}"),
            ("upon - upon", "^<on> & v<on>"),
        ] {
            assert_eq!(games.read(left), games.read(right), "{left}");
        }
        let up: LoopyValue = Value::UP.into();
        let upon = games.upon().unwrap();
        assert_eq!(games.compare(upon, up).unwrap(), Comparison::Greater);
    });
}
