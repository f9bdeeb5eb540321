//! Fox and Geese by its positions, against published values.
//!
//! Geese of Left go diagonally down, the fox of Right goes diagonally in all directions, each to a
//! free square. A fox behind the geese has moves for ever: off.
//!
//! Reference: *Winning Ways*, ch. 20; the values were computed with CGSuite 2 (tests of its class
//! `FoxAndGeese`).

use super::Graph;
use crate::foundation::{Budget, Player};
use crate::partizan::Values;

/// A row, counted from below, and a column.
type Square = (u8, u8);

/// The geese in order, and the fox.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Position {
    geese: Vec<Square>,
    fox: Square,
}

const ROWS: u8 = 8;

impl Position {
    /// Whether no goose is above the fox, which can go one step up and back for ever then.
    fn has_escaped(&self) -> bool {
        self.fox.0 < ROWS && self.geese.iter().all(|goose| goose.0 <= self.fox.0)
    }

    fn options(&self, columns: u8, range: u8, player: Player) -> Vec<Position> {
        let is_free = |at: &Square| {
            (1..=ROWS).contains(&at.0)
                && (1..=columns).contains(&at.1)
                && *at != self.fox
                && !self.geese.contains(at)
        };
        let step = |(row, column): Square, up: bool, right: bool| {
            let row = if up { row + 1 } else { row - 1 };
            let to = (row, if right { column + 1 } else { column - 1 });
            Some(to).filter(is_free)
        };
        let mut options = Vec::new();
        match player {
            Player::Left => {
                for (index, goose) in self.geese.iter().enumerate() {
                    for to in
                        [true, false].into_iter().filter_map(|right| step(*goose, false, right))
                    {
                        let mut geese = self.geese.clone();
                        geese[index] = to;
                        geese.sort_unstable();
                        options.push(Position { geese, fox: self.fox });
                    }
                }
            }
            Player::Right => {
                for (up, right) in [(true, true), (true, false), (false, true), (false, false)] {
                    let mut at = self.fox;
                    for _ in 0..range {
                        let Some(to) = step(at, up, right) else { break };
                        at = to;
                        options.push(Position { fox: to, ..self.clone() });
                    }
                }
            }
        }
        options
    }
}

#[test]
fn values_are_the_published_ones() {
    let values = Values::default();
    for (row, columns, fox, range, expected) in [
        (3, 8, (2, 2), 1, "2over"),
        (3, 8, (2, 4), 1, "2"),
        (3, 8, (2, 6), 1, "3*"),
        (3, 8, (2, 8), 1, "4over"),
        (3, 8, (1, 1), 1, "{6|2over}"),
        (3, 8, (1, 3), 1, "{2over|2}"),
        (3, 8, (1, 5), 1, "{4|3||2}"),
        (3, 8, (1, 7), 1, "{4over|3*}"),
        (4, 8, (1, 1), 1, "{4*|7/2}"),
        (3, 10, (1, 9), 1, "{6over|5*}"),
        (4, 8, (1, 1), 2, "{9||4v[on]*|5/2*|||3|5/2*,5/2v||5/2}"),
    ] {
        let columns_of_geese = (1..=columns).filter(|column| (row + column) % 2 == 0);
        let geese = columns_of_geese.map(|column| (row, column)).collect();
        let start = Position { geese, fox };
        let options = |at: &Position, player| at.options(columns, range, player);
        let mut budget = Budget::nodes(1 << 30);
        let mut games = values.loopy(&mut budget);
        let off = games.off().expect("a value");
        let known = |at: &Position| at.has_escaped().then_some(off);
        let found = Graph::of_positions(start, 1 << 16, known, options);
        let (graph, root) = found.expect("few positions");
        let found = games.value_of(&graph, root).expect("a value");
        assert_eq!(games.read(expected).expect(expected), found, "fox at {fox:?}, geese in {row}");
    }
}
