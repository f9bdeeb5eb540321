//! Laws that hold for all games, on games at random.

use nimatron::foundation::{Budget, Player};
use nimatron::partizan::{Arithmetic, Comparison, Dyadic, Failure, Value, Values};
use nimatron::text::Notation;
use proptest::prelude::*;

/// A game as it is generated: numbers, ups and stars, put together by braces.
#[derive(Clone, Debug)]
enum Shape {
    Leaf(i64, u32, i64, u32),
    Form(Vec<Shape>, Vec<Shape>),
}

fn shapes(hot: bool) -> impl Strategy<Value = Shape> {
    let number = if hot { -12..=12i64 } else { 0..=0 };
    let leaf =
        (number, 0..3u32, -2..=2i64, 0..4u32).prop_map(|(n, e, u, s)| Shape::Leaf(n, e, u, s));
    leaf.prop_recursive(3, 16, 4, |inner| {
        let side = || prop::collection::vec(inner.clone(), 1..3);
        (side(), side()).prop_map(|(left, right)| Shape::Form(left, right))
    })
}

fn game() -> impl Strategy<Value = Shape> {
    shapes(true)
}

fn all_small() -> impl Strategy<Value = Shape> {
    shapes(false)
}

fn build(games: &mut Arithmetic<'_>, shape: &Shape) -> Result<Value, Failure> {
    match shape {
        Shape::Leaf(numerator, exponent, ups, star) => {
            let number = games.number(&Dyadic::new(*numerator, *exponent))?;
            let ups = games.ups(*ups)?;
            let star = games.nimber(*star)?;
            let sum = games.sum(number, ups)?;
            games.sum(sum, star)
        }
        Shape::Form(left, right) => {
            let side =
                |games: &mut Arithmetic<'_>, shapes: &[Shape]| -> Result<Vec<Value>, Failure> {
                    shapes.iter().map(|shape| build(games, shape)).collect()
                };
            let (left, right) = (side(games, left)?, side(games, right)?);
            games.form(&left, &right)
        }
    }
}

fn within(test: impl FnOnce(&mut Arithmetic<'_>) -> Result<(), Failure>) {
    let values = Values::default();
    let mut budget = Budget::nodes(20_000_000);
    test(&mut values.arithmetic(&mut budget)).unwrap();
}

fn stop(games: &Arithmetic<'_>, g: Value, player: Player) -> Dyadic {
    let values = games.values();
    values.number(values.stop(g, player)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn games_are_an_ordered_group(a in game(), b in game(), c in game()) {
        within(|games| {
            let (a, b, c) = (build(games, &a)?, build(games, &b)?, build(games, &c)?);
            let negative = games.negative(a)?;
            assert_eq!(games.negative(negative)?, a);
            assert_eq!(games.sum(a, negative)?, Value::ZERO);
            assert_eq!(games.sum(a, Value::ZERO)?, a);
            let ab = games.sum(a, b)?;
            assert_eq!(games.sum(b, a)?, ab);
            let (left, bc) = (games.sum(ab, c)?, games.sum(b, c)?);
            assert_eq!(games.sum(a, bc)?, left);
            let difference = games.difference(a, b)?;
            let order = games.compare(a, b)?;
            assert_eq!(games.compare(difference, Value::ZERO)?, order);
            assert_eq!(order == Comparison::Equal, a == b);
            let (ac, bc) = (games.sum(a, c)?, games.sum(b, c)?);
            assert_eq!(games.compare(ac, bc)?, order);
            let thrice = games.sum(a, a)?;
            let thrice = games.sum(thrice, a)?;
            assert_eq!(games.multiple(a, 3)?, thrice);
            Ok(())
        });
    }

    #[test]
    fn canonical_forms_stay_and_read_back(a in game()) {
        within(|games| {
            let a = build(games, &a)?;
            let (left, right) = (games.options(a, Player::Left)?, games.options(a, Player::Right)?);
            assert_eq!(games.form(&left, &right)?, a);
            for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
                let text = games.text(a, notation)?;
                assert_eq!(games.read(&text), Ok(a), "{text}");
            }
            let form = games.canonical_form(a)?;
            assert_eq!(games.redundancies(&form)?, []);
            Ok(())
        });
    }

    #[test]
    fn steps_of_simplification_keep_the_value(left in prop::collection::vec(game(), 1..4), right in prop::collection::vec(game(), 1..4)) {
        within(|games| {
            let mut form = nimatron::partizan::ExplicitForm::default();
            for shape in &left {
                form.left.push(build(games, shape)?);
            }
            for shape in &right {
                form.right.push(build(games, shape)?);
            }
            let value = games.value_of(&form)?;
            let steps = games.simplification(&form)?;
            for (_, form) in &steps {
                assert_eq!(games.value_of(form)?, value);
            }
            let last = steps.last().map_or(&form, |(_, form)| form);
            if !games.values().is_number(value) {
                let mut canonical = games.canonical_form(value)?;
                let mut last = last.clone();
                for side in [&mut canonical.left, &mut canonical.right, &mut last.left, &mut last.right] {
                    side.sort();
                }
                assert_eq!(last, canonical);
            }
            Ok(())
        });
    }

    #[test]
    fn stops_means_and_temperatures(a in game(), b in game()) {
        within(|games| {
            let (a, b) = (build(games, &a)?, build(games, &b)?);
            let sum = games.sum(a, b)?;
            let [left, right] = Player::BOTH.map(|player| stop(games, sum, player));
            let (left_a, right_a) = (stop(games, a, Player::Left), stop(games, a, Player::Right));
            let (left_b, right_b) = (stop(games, b, Player::Left), stop(games, b, Player::Right));
            assert!(left <= &left_a + &left_b && left >= &left_a + &right_b);
            assert!(right >= &right_a + &right_b && right <= &left_a + &right_b);
            let means = &games.mean(a)? + &games.mean(b)?;
            assert_eq!(games.mean(sum)?, means);
            let (hot_a, hot_b) = (games.temperature(a)?, games.temperature(b)?);
            assert!(games.temperature(sum)? <= hot_a.max(hot_b));
            // The walls of a thermograph are the stops of the cooled game.
            let thermograph = games.thermograph(a)?;
            for t in [Dyadic::new(-1, 2), Dyadic::zero(), Dyadic::new(1, 1), Dyadic::from(2)] {
                let cooled = games.cool(a, &t)?;
                if t.is_negative() {
                    continue;
                }
                for player in Player::BOTH {
                    assert_eq!(stop(games, cooled, player), thermograph.wall(player).at(&t));
                }
            }
            Ok(())
        });
    }

    #[test]
    fn cooling_and_heating_are_additive(a in game(), b in game(), quarters in 0..16i64) {
        within(|games| {
            let (a, b) = (build(games, &a)?, build(games, &b)?);
            let t = Dyadic::new(quarters, 2);
            let (cool_a, cool_b) = (games.cool(a, &t)?, games.cool(b, &t)?);
            let sum = games.sum(a, b)?;
            let cooled = games.cool(sum, &t)?;
            assert_eq!(games.sum(cool_a, cool_b)?, cooled);
            let order = games.is_at_most(a, b)?;
            assert!(!order || games.is_at_most(cool_a, cool_b)?);
            // Cooling undoes heating, up to what is infinitesimal at t.
            let by = games.number(&t)?;
            let heated = games.heat(a, by)?;
            assert_eq!(games.cool(heated, &t)?, a);
            Ok(())
        });
    }

    #[test]
    fn reduced_forms_are_games_up_to_infinitesimals(a in game(), b in game()) {
        within(|games| {
            let (a, b) = (build(games, &a)?, build(games, &b)?);
            let (reduced_a, reduced_b) = (games.reduced(a)?, games.reduced(b)?);
            let difference = games.difference(a, reduced_a)?;
            assert!(games.values().is_infinitesimal(difference));
            assert_eq!(games.reduced(reduced_a)?, reduced_a);
            let difference = games.difference(a, b)?;
            assert_eq!(games.values().is_infinitesimal(difference), reduced_a == reduced_b);
            assert!(games.birthday(reduced_a)? <= games.birthday(a)?);
            Ok(())
        });
    }

    #[test]
    fn atomic_weights_are_additive(a in all_small(), b in all_small()) {
        within(|games| {
            let (a, b) = (build(games, &a)?, build(games, &b)?);
            assert!(games.is_all_small(a)?);
            let (weight_a, weight_b) = (games.atomic_weight(a)?, games.atomic_weight(b)?);
            let sum = games.sum(a, b)?;
            let weight = games.atomic_weight(sum)?;
            assert_eq!(games.sum(weight_a, weight_b)?, weight);
            let two = games.integer(2)?;
            if games.is_at_most(two, weight)? {
                assert_eq!(games.compare(sum, Value::ZERO)?, Comparison::Greater);
            }
            Ok(())
        });
    }

    #[test]
    fn norton_products_are_additive(a in game(), b in game()) {
        within(|games| {
            let (a, b) = (build(games, &a)?, build(games, &b)?);
            let unit = Value::UP;
            let (product_a, product_b) = (games.norton_product(a, unit)?, games.norton_product(b, unit)?);
            let sum = games.sum(a, b)?;
            let product = games.norton_product(sum, unit)?;
            assert_eq!(games.sum(product_a, product_b)?, product);
            let order = games.compare(a, b)?;
            assert_eq!(games.compare(product_a, product_b)?, order);
            // The atomic weight of a multiple of up is the multiplier.
            assert_eq!(games.atomic_weight(product_a)?, a);
            Ok(())
        });
    }

    #[test]
    fn companions_keep_the_order(a in game(), b in game()) {
        within(|games| {
            let (a, b) = (build(games, &a)?, build(games, &b)?);
            let (other_a, other_b) = (games.companion(a)?, games.companion(b)?);
            assert_eq!(games.companion(other_a)?, a);
            if games.birthday(a)? > 1u8.into() && games.birthday(b)? > 1u8.into() {
                let order = games.compare(a, b)?;
                assert_eq!(games.compare(other_a, other_b)?, order);
            }
            Ok(())
        });
    }

    #[test]
    fn uptimals_are_their_expansions(number in -4..4i64, star in 0..5u32, ups in prop::collection::vec(-3..=3i64, 0..4)) {
        within(|games| {
            let mut sum = games.integer(number)?;
            let nimber = games.nimber(star)?;
            sum = games.sum(sum, nimber)?;
            for (index, &multiple) in ups.iter().enumerate() {
                let power = games.up_power(index as u32 + 1)?;
                let power = games.multiple(power, multiple)?;
                sum = games.sum(sum, power)?;
            }
            let expansion = games.uptimal_expansion(sum)?.expect("it is an uptimal");
            let mut ups = ups;
            while ups.last() == Some(&0) {
                ups.pop();
            }
            assert_eq!((expansion.number, expansion.star), (Dyadic::from(number), star));
            assert_eq!(expansion.ups, ups);
            Ok(())
        });
    }

    #[test]
    fn numbers_lie_in_the_confusion_interval_or_compare(a in game(), quarters in -60..60i64) {
        within(|games| {
            let a = build(games, &a)?;
            let x = Dyadic::new(quarters, 2);
            let number = games.number(&x)?;
            let confused = games.compare(a, number)? == Comparison::Confused;
            let interval = games.confusion_interval(a)?;
            assert_eq!(interval.is_some_and(|interval| interval.contains(&x)), confused);
            Ok(())
        });
    }
}
