//! Values of games by the definition, for tests beside rulesets.

use std::collections::HashMap;
use std::fmt::Debug;

use crate::foundation::{Budget, Player};
use crate::partizan::{Game, Solver, Value, Values};

/// Values of small positions take less.
const MOST_NODES: u64 = 1 << 30;

/// The value by moves alone, without parts, symmetry and theorems.
fn naive<G: Game>(game: &G, values: &Values, known: &mut HashMap<G, Value>) -> Value {
    if let Some(&value) = known.get(game) {
        return value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let mut options = Vec::new();
        game.options(player, &mut options);
        options.iter().map(|option| naive(option, values, known)).collect::<Vec<_>>()
    });
    let value =
        values.arithmetic(&mut Budget::nodes(MOST_NODES)).form(&left, &right).expect("a value");
    known.insert(game.clone(), value);
    value
}

/// Asserts that parts, symmetry and theorems of a game do not change its value, each by itself and
/// all together.
pub(in crate::rulesets) fn keeps_the_value<G: Game + Debug + Send>(game: &G) {
    let values = Values::default();
    let known = &mut HashMap::new();
    let budget = &mut Budget::nodes(MOST_NODES);
    let value = naive(game, &values, known);
    assert_eq!(Solver::new(&values).value(game, budget), Ok(value), "{game:?}");
    let mut parts = Vec::new();
    game.components(&mut parts);
    let parts: Vec<Value> = parts.iter().map(|part| naive(part, &values, known)).collect();
    let twin = game.clone().canonical();
    let of_twin = naive(&twin.game, &values, known);
    let games = &mut values.arithmetic(&mut *budget);
    let sum = parts.into_iter().try_fold(Value::ZERO, |sum, part| games.sum(sum, part));
    assert_eq!(sum, Ok(value), "parts of {game:?}");
    let of_game = if twin.is_negated { games.negative(of_twin) } else { Ok(of_twin) };
    assert_eq!(of_game, Ok(value), "{game:?} and its twin {:?}", twin.game);
    let (told, rest) = game.clone().known_part(games).expect("a value");
    let rest = rest.map_or(Value::ZERO, |rest| naive(&rest, &values, known));
    assert_eq!(values.arithmetic(budget).sum(told, rest), Ok(value), "known of {game:?}");
}
