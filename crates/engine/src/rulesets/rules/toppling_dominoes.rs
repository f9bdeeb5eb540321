//! Toppling Dominoes: dominoes of both players stand in rows and fall over each other.
//!
//! Rows are written with `l` for a domino of Left, `r` for one of Right and `e` for one of either
//! player, and with commas between them. A move topples a domino in either direction, with all that
//! stand there; so what is left of a row is a beginning or an end of it.
//!
//! Rows are independent. A row read backwards is the same game, and exchanging the colours negates.
//!
//! Reference: M. H. Albert, R. J. Nowakowski, D. Wolfe, *Lessons in Play* (2007); A. Fink,
//! R. J. Nowakowski, A. Siegel, D. Wolfe, Toppling conjectures, *Games of No Chance 4* (2015).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Game, Twin};
use crate::rulesets::description;
use crate::rulesets::editing::{Rows, shorten};
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::partizan::{Partizan, PartizanSketch, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::strip::{number, strip_move};
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_DOMINOES: usize = 256;
/// The longest row that is drawn, and the most rows.
const MOST_DRAWN: usize = 64;
const EXAMPLE: &str = message!("a position looks like toppling-dominoes: lrrl, ler");

/// A domino.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Domino {
    /// Left may topple it.
    Left,
    /// Right may topple it.
    Right,
    /// Either player may topple it.
    Either,
}

impl Domino {
    fn is_of(self, player: Player) -> bool {
        match self {
            Domino::Left => player == Player::Left,
            Domino::Right => player == Player::Right,
            Domino::Either => true,
        }
    }

    fn exchanged(self) -> Domino {
        match self {
            Domino::Left => Domino::Right,
            Domino::Right => Domino::Left,
            Domino::Either => Domino::Either,
        }
    }

    fn sign(self) -> char {
        match self {
            Domino::Left => 'l',
            Domino::Right => 'r',
            Domino::Either => 'e',
        }
    }
}

/// Rows of dominoes, of which none is empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TopplingDominoes {
    rows: Vec<Vec<Domino>>,
}

/// A move: the row, the domino and the place over which the last one falls, 0 or one more than the
/// length of the row; dominoes are counted from 1.
struct Push {
    row: usize,
    domino: usize,
    to: usize,
}

impl TopplingDominoes {
    /// The rows.
    pub fn rows(&self) -> &[Vec<Domino>] {
        &self.rows
    }

    fn pushes(&self, player: Player) -> impl Iterator<Item = Push> + '_ {
        self.rows.iter().enumerate().flat_map(move |(row, dominoes)| {
            let own = dominoes.iter().zip(1..).filter(move |(domino, _)| domino.is_of(player));
            let ends = [0, dominoes.len() + 1];
            own.flat_map(move |(_, domino)| ends.map(|to| Push { row, domino, to }))
        })
    }

    fn after(&self, &Push { row, domino, to }: &Push) -> TopplingDominoes {
        let mut rows = self.rows.clone();
        match to {
            0 => drop(rows[row].drain(..domino)),
            _ => rows[row].truncate(domino - 1),
        }
        rows.retain(|row| !row.is_empty());
        TopplingDominoes { rows }
    }
}

/// The smaller one of a row and the same row read backwards.
fn directed(mut row: Vec<Domino>) -> Vec<Domino> {
    if row.iter().rev().lt(row.iter()) {
        row.reverse();
    }
    row
}

impl Game for TopplingDominoes {
    fn options(&self, player: Player, options: &mut Vec<TopplingDominoes>) {
        options.extend(self.pushes(player).map(|push| self.after(&push)));
    }

    fn components(&self, components: &mut Vec<TopplingDominoes>) {
        components.extend(self.rows.iter().map(|row| TopplingDominoes { rows: vec![row.clone()] }));
    }

    fn canonical(self) -> Twin<TopplingDominoes> {
        let image = self.rows.iter().map(|row| row.iter().map(|domino| domino.exchanged()));
        let mut image: Vec<Vec<Domino>> = image.map(|row| directed(row.collect())).collect();
        let mut rows: Vec<Vec<Domino>> = self.rows.into_iter().map(directed).collect();
        image.sort_unstable();
        rows.sort_unstable();
        let is_negated = image < rows;
        Twin { game: TopplingDominoes { rows: if is_negated { image } else { rows } }, is_negated }
    }

    fn owned_bytes(&self) -> usize {
        let rows: usize = self.rows.iter().map(Vec::capacity).sum();
        rows * size_of::<Domino>() + self.rows.capacity() * size_of::<Vec<Domino>>()
    }
}

impl fmt::Display for TopplingDominoes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.rows.iter().map(|row| row.iter().map(|domino| domino.sign()).collect());
        let rows: Vec<String> = rows.collect();
        match rows.is_empty() {
            true => f.write_str("toppling-dominoes: 0"),
            false => write!(f, "toppling-dominoes: {}", rows.join(", ")),
        }
    }
}

impl Partizan for TopplingDominoes {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("topples the filled dominoes (l) and the half filled ones (e)"),
            message!("topples the outlined dominoes (r) and the half filled ones (e)"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<TopplingDominoes, ParseError> {
        turn_only(head)?;
        if body.text.trim() == "0" {
            return Ok(TopplingDominoes { rows: Vec::new() });
        }
        let refused = |message: String, piece: Piece<'_>| {
            Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)))
        };
        let mut rows = Vec::new();
        let mut dominoes = 0;
        for piece in body.list() {
            if piece.text.is_empty() {
                return refused(say!("expected a row of dominoes"), piece);
            }
            dominoes += piece.text.len();
            if dominoes > MOST_DOMINOES {
                return refused(say!("more than {} dominoes", MOST_DOMINOES), piece);
            }
            let mut row = Vec::new();
            for (at, sign) in piece.text.char_indices() {
                row.push(match sign {
                    'l' => Domino::Left,
                    'r' => Domino::Right,
                    'e' => Domino::Either,
                    _ => {
                        let text = &piece.text[at..at + sign.len_utf8()];
                        let message = say!("expected one of the signs {}", "l r e");
                        return refused(message, Piece { text, start: piece.start + at });
                    }
                });
            }
            rows.push(row);
        }
        Ok(TopplingDominoes { rows })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, TopplingDominoes)> {
        let name = |push: &Push| strip_move(self.rows.len(), push.row, [push.domino, push.to]);
        self.pushes(player).map(|push| (name(&push), self.after(&push))).collect()
    }

    fn size(&self) -> u64 {
        self.rows.iter().map(|row| row.len() as u64).sum()
    }
}

impl PartizanSketch for TopplingDominoes {
    fn figure(&self) -> Option<Figure> {
        let longest = self.rows.iter().map(Vec::len).max()?;
        if longest.max(self.rows.len()) > MOST_DRAWN {
            return None;
        }
        let text = self.to_string();
        let told = text.split_once(": ").map_or("", |(_, rows)| rows);
        let mut figure = Figure::new(say!("Rows of dominoes: {}.", told));
        let part = |index: usize| (self.rows.len() > 1).then_some(index + 1);
        for (index, row) in self.rows.iter().enumerate() {
            let place = |at: usize| (at as i32 * CELL, index as i32 * CELL * 2);
            for (at, domino) in row.iter().enumerate() {
                let at = at + 1;
                figure.put(place(at), Thing::Square);
                let (thing, what) = match domino {
                    Domino::Left => (Thing::Tile(Some(Player::Left)), say!("a domino of Left")),
                    Domino::Right => (Thing::Tile(Some(Player::Right)), say!("a domino of Right")),
                    Domino::Either => (Thing::Tile(None), say!("a domino of either player")),
                };
                figure.put(place(at), thing);
                number(&mut figure, place(at), part(index), at, &what);
            }
            let ends = [(0, say!("to the left")), (row.len() + 1, say!("to the right"))];
            for (at, side) in ends {
                figure.words(place(at), at.to_string(), Ink::Faint);
                let label = match part(index) {
                    None => side,
                    Some(row) => say!("Row {}, {}", row, side),
                };
                figure.spot(place(at), CELL - 2, within(index + 1, at), label);
            }
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let rows = Rows {
            rows: self
                .rows
                .iter()
                .map(|row| row.iter().map(|domino| domino.sign()).collect())
                .collect(),
            signs: vec![
                ('l', say!("a domino of Left")),
                ('r', say!("a domino of Right")),
                ('e', say!("a domino of either player")),
            ],
            once: "",
            blank: 'e',
            separator: ", ",
        };
        let mut changes = rows.replacements(|row, domino| within(row + 1, domino + 1));
        for index in 0..self.rows.len() {
            changes.extend([
                rows.change(say!("row {}: one domino more", index + 1), |rows| {
                    rows[index].push('e')
                }),
                rows.change(say!("row {}: one domino less", index + 1), |rows| {
                    shorten(&mut rows[index])
                }),
            ]);
        }
        changes.extend([
            rows.change(say!("a further row"), |rows| rows.push(vec!['l', 'r'])),
            rows.change(say!("one row less"), |rows| drop(rows.pop())),
        ]);
        Some(Editing::of(None, changes))
    }

    const TOUCH: &'static str =
        message!("Touch the domino, and the end of the row to which it falls");

    fn words(&self, name: &MoveName) -> String {
        crate::rulesets::strip::words(name)
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "toppling-dominoes",
    title: "Toppling Dominoes",
    family: Family::Strips,
    rules: [
        "Dominoes stand in rows: some are Left's, some are Right's, and some are of either player. A \
         move topples one of one's own, or one of either player, to the left or to the right; all \
         dominoes of the row that stand on that side of it fall, too, and are taken away. Whoever \
         cannot move loses.",
        "A row is written with l for a domino of Left, r for one of Right and e for one of either \
         player. A move names the domino, counted from 1, and where the row falls: to 0, which lies \
         before the first domino, or to the place behind the last one.",
    ],
    options: [TURN],
    examples: [
        Example::new("toppling-dominoes: lrrl, ler", "two rows"),
        Example::new("toppling-dominoes: lrrlrrl", "whatever Right threatens, Left wins"),
        Example::new("toppling-dominoes(turn=right): eeeee", "both players have the same moves"),
    ],
    references: [
        "M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play: An Introduction to Combinatorial \
         Game Theory (2007)",
        "A. Fink, R. J. Nowakowski, A. Siegel, D. Wolfe, Toppling conjectures, Games of No Chance 4 \
         (2015)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Budget;
    use crate::partizan::{Solver, Values};
    use crate::rulesets::partizan::read_body;

    /// Moves alone, without parts and symmetry.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Plain(TopplingDominoes);

    impl Game for Plain {
        fn options(&self, player: Player, options: &mut Vec<Plain>) {
            let mut own = Vec::new();
            self.0.options(player, &mut own);
            options.extend(own.into_iter().map(Plain));
        }
    }

    #[test]
    fn parts_and_symmetry_agree_with_the_definition() {
        let values = Values::default();
        let (mut plain, mut solver) = (Solver::new(&values), Solver::new(&values));
        for code in 0..3u32.pow(5) {
            let signs: String =
                (0..5).map(|at| ['l', 'r', 'e'][(code / 3u32.pow(at) % 3) as usize]).collect();
            for text in [signs.clone(), format!("{}, {}", &signs[..2], &signs[2..])] {
                let rows = read_body::<TopplingDominoes>(&text).expect("rows");
                let budget = &mut Budget::unlimited();
                let expected = plain.value(&Plain(rows.clone()), budget);
                assert_eq!(solver.value(&rows, budget), expected, "{text}");
            }
        }
    }
}
