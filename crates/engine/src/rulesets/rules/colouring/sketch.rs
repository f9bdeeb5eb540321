//! Pictures, and how they are touched and changed by hand.

use nimatron_nimber::{message, say};

use super::text::{SIGNS, written};
use super::{Colouring, Ground, Rule};
use crate::foundation::Player;
use crate::rulesets::Editing;
use crate::rulesets::boards::picture;
use crate::rulesets::editing::{Change, Rows, shorten};
use crate::rulesets::figure::{Figure, Ink, Standing, Thing};
use crate::rulesets::graph::{Graph, Look};
use crate::rulesets::handles;
use crate::rulesets::partizan::PartizanSketch;

/// How far from the middle of a vertex the letter of its player stands.
const BESIDE: i32 = 24;

fn letter(player: Player) -> String {
    SIGNS[1 + player as usize].into()
}

fn kept_for(player: Player) -> String {
    match player {
        Player::Left => say!("for Left alone"),
        Player::Right => say!("for Right alone"),
    }
}

impl<R: Rule> Colouring<R> {
    fn figure_of_board(&self, rows: usize, columns: usize) -> Figure {
        let mut figure = Figure::new(say!("Board with {} rows and {} columns.", rows, columns));
        for place in 0..rows * columns {
            let keeper = self.keeper(place);
            let is_living = self.living().contains(place);
            let what = match keeper {
                Some(player) => kept_for(player),
                None if is_living => say!("free"),
                None => say!("taken"),
            };
            let ground = if is_living { Thing::Square } else { Thing::Gone };
            let named = ((place % columns) as u32 + 1, (rows - place / columns) as u32);
            let at = picture::square(&mut figure, named, ground, &what);
            if let Some(player) = keeper {
                figure.words(at, letter(player), Ink::Full);
            }
        }
        picture::frame(&mut figure, 1..columns as u32 + 1, 1..rows as u32 + 1);
        figure
    }

    /// Adds to the picture of the graph who may take vertices that are not for both.
    fn with_keepers(&self, mut figure: Figure) -> Figure {
        for (name, player) in self.kept() {
            let at = figure.standing.iter().find(|(vertex, _)| vertex == name).map(|(_, at)| *at);
            if let Some((x, y)) = at {
                figure.words((x + BESIDE, y - 10), letter(player), Ink::Full);
            }
            let spots = figure.spots.iter_mut().filter(|spot| spot.handle == name);
            spots.for_each(|spot| {
                spot.label = format!("{}, {}", spot.label, kept_for(player));
            });
        }
        figure
    }

    fn editing_of_board(&self, rows: Vec<Vec<char>>) -> Editing {
        let mut signs = vec![(SIGNS[0], say!("a free square"))];
        signs.extend(Player::BOTH.map(|player| {
            let tool = match player {
                Player::Left => say!("a square for Left alone"),
                Player::Right => say!("a square for Right alone"),
            };
            (SIGNS[1 + player as usize], tool)
        }));
        signs.push((SIGNS[3], say!("a taken square")));
        let blank = SIGNS[0];
        let board = Rows { rows, signs, once: "", blank, separator: "/" };
        let count = board.rows.len();
        let mut changes =
            board.replacements(|row, column| handles::square(column + 1, count - row));
        changes.extend([
            board.change(say!("a further row"), |rows| rows.insert(0, vec![blank; rows[0].len()])),
            board.change(say!("one row less"), |rows| drop(rows.remove(0))),
            board.change(say!("a further column"), |rows| {
                rows.iter_mut().for_each(|row| row.push(blank));
            }),
            board.change(say!("one column less"), |rows| rows.iter_mut().for_each(shorten)),
        ]);
        Editing::of(None, changes)
    }

    fn editing_of_graph(&self, graph: &Graph) -> Editing {
        let kept: Vec<(&str, Player)> = self.kept().collect();
        let write = |graph: &Graph| {
            let is_there = |(name, _): &&(&str, Player)| graph.find(name).is_some();
            written(graph, &kept.iter().filter(is_there).copied().collect::<Vec<_>>())
        };
        let mut editing = graph.editing(&Look::VERTICES, write);
        editing.figure = editing.figure.map(|figure| self.with_keepers(figure));
        for name in graph.names() {
            let others = kept.iter().filter(|(other, _)| other != name);
            let others: Vec<(&str, Player)> = others.copied().collect();
            let keeper = kept.iter().find(|(other, _)| other == name).map(|(_, player)| *player);
            for choice in [None, Some(Player::Left), Some(Player::Right)] {
                if choice == keeper {
                    continue;
                }
                let tool = match choice {
                    None => say!("a vertex for both"),
                    Some(Player::Left) => say!("a vertex for Left alone"),
                    Some(Player::Right) => say!("a vertex for Right alone"),
                };
                let mut kept = others.clone();
                kept.extend(choice.map(|player| (name.as_str(), player)));
                let leaves = written(graph, &kept);
                editing.changes.push(Change { tool, handles: vec![name.clone()], leaves });
            }
        }
        editing
    }
}

impl<R: Rule> PartizanSketch for Colouring<R> {
    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        if let Ground::Board { rows, columns } = self.ground {
            return Some(self.figure_of_board(rows, columns));
        }
        let figure = self.graph()?.figure(&Look { known, ..Look::VERTICES })?;
        Some(self.with_keepers(figure))
    }

    fn editing(&self) -> Option<Editing> {
        match self.rows() {
            Some(rows) => Some(self.editing_of_board(rows)),
            None => Some(self.editing_of_graph(&self.graph()?)),
        }
    }

    const TOUCH: &'static str = message!("Touch the place that you take");
}
