//! How positions are read and written.

use std::fmt;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;

use super::{Colouring, Ground, Rule, Set};
use crate::foundation::{PerPlayer, Piece, Player};
use crate::rulesets::graph::{Graph, Link, sides};
use crate::rulesets::reading;

/// The signs of a board: a square that both players may take, one for each of them, and one that
/// nobody may take.
pub(super) const SIGNS: [char; 4] = ['.', 'L', 'R', '#'];

/// The word before vertices that only this player may take.
fn word(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

/// The letters of signs, of which no name of a vertex may consist.
fn is_letters(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_alphabetic() && SIGNS.contains(&sign))
}

/// Reads what stands behind the colon.
pub(super) fn read<R: Rule>(body: Piece<'_>) -> Result<Colouring<R>, ParseError> {
    let body = body.trimmed();
    match sides(body.text) {
        Some((rows, columns)) => {
            let [rows, columns] = [rows, columns].map(|side| side.parse().unwrap_or(usize::MAX));
            let squares = count::<R>(rows, columns, body)?;
            let all = Set::below(squares);
            Ok(Colouring::new(Ground::Board { rows, columns }, PerPlayer([all, all])))
        }
        None if is_letters(body.text) || body.text.contains(['.', '#', '/']) => board(body),
        None => graph(body),
    }
}

fn refused<R: Rule>(message: String, piece: Piece<'_>) -> ParseError {
    ParseError::new(message, piece.span()).with_help(translated(R::EXAMPLE))
}

/// The number of squares, if there are some and not too many.
fn count<R: Rule>(rows: usize, columns: usize, body: Piece<'_>) -> Result<usize, ParseError> {
    match rows.checked_mul(columns) {
        Some(0) => Err(refused::<R>(say!("expected a board with squares"), body)),
        Some(squares) if squares <= Set::MOST => Ok(squares),
        _ => Err(refused::<R>(say!("a board has at most {} squares", Set::MOST), body)),
    }
}

fn board<R: Rule>(body: Piece<'_>) -> Result<Colouring<R>, ParseError> {
    let lines = reading::rows(body);
    let columns = lines[0].text.chars().count();
    count::<R>(lines.len(), columns, body)?;
    let mut open = PerPlayer([Set::default(); 2]);
    for (row, line) in lines.iter().enumerate() {
        if line.text.chars().count() != columns {
            let message = say!("row {} is not as long as the first", row + 1);
            return Err(refused::<R>(message, *line));
        }
        for (column, (at, sign)) in line.text.char_indices().enumerate() {
            if !SIGNS.contains(&sign) {
                let text = &line.text[at..at + sign.len_utf8()];
                let known = SIGNS.map(String::from).join(" ");
                let message = say!("expected one of the signs {}", known);
                return Err(refused::<R>(message, Piece { text, start: line.start + at }));
            }
            for (player, own) in Player::BOTH.into_iter().zip(&SIGNS[1..]) {
                if sign == SIGNS[0] || sign == *own {
                    open[player].insert(row * columns + column);
                }
            }
        }
    }
    Ok(Colouring::new(Ground::Board { rows: lines.len(), columns }, open))
}

/// Who alone may take vertices, with what follows the word.
fn kept(piece: Piece<'_>) -> Option<(Player, Piece<'_>)> {
    let (first, rest) = piece.text.split_once(char::is_whitespace)?;
    let player = Player::BOTH.into_iter().find(|player| word(*player) == first)?;
    let start = piece.start + piece.text.len() - rest.len();
    Some((player, Piece { text: rest, start }))
}

fn graph<R: Rule>(body: Piece<'_>) -> Result<Colouring<R>, ParseError> {
    let end = body.list().find(|piece| kept(*piece).is_some());
    let end = end.map_or(body.text.len(), |piece| piece.start - body.start);
    let chains = body.text[..end].trim_end();
    let chains = if end < body.text.len() { chains.trim_end_matches(',') } else { chains };
    let chains = Piece { text: chains, start: body.start };
    let graph = Graph::read(chains, &[Link::Edge], 1, Set::MOST, R::EXAMPLE)?;
    // Alone it would be read as a board.
    if let Some(name) = graph.names().iter().find(|name| is_letters(name)) {
        let at = chains.text.find(name.as_str()).unwrap_or(0);
        let piece = Piece { text: &chains.text[at..at + name.len()], start: chains.start + at };
        return Err(refused::<R>(say!("'{}' is a row of squares, and no vertex", name), piece));
    }
    let all = Set::below(graph.names().len());
    let mut open = PerPlayer([all; 2]);
    let rest = Piece { text: &body.text[end..], start: body.start + end };
    for piece in rest.list().filter(|_| !rest.text.is_empty()) {
        let Some((player, names)) = kept(piece) else {
            let message = say!("expected left or right, and vertices that only this player takes");
            return Err(refused::<R>(message, piece));
        };
        let mut at = 0;
        for name in names.text.split_whitespace() {
            at += names.text[at..].find(name).unwrap_or(0);
            let piece = Piece { text: name, start: names.start + at };
            at += name.len();
            let Some(vertex) = graph.find(name) else {
                return Err(refused::<R>(say!("there is no vertex {}", piece.shown()), piece));
            };
            if !open[player].contains(vertex) {
                let message = say!("only one player may take vertex {}", piece.shown());
                return Err(refused::<R>(message, piece));
            }
            let other = &mut open[player.opponent()];
            *other = other.without([vertex].into_iter().collect());
        }
    }
    Ok(Colouring::new(Ground::graph(&graph), open))
}

impl<R: Rule> Colouring<R> {
    /// The player who alone may take a place; `None` if both may or nobody.
    pub(super) fn keeper(&self, place: usize) -> Option<Player> {
        let open = self.open.map(|open| open.contains(place));
        Player::BOTH.into_iter().find(|player| open[*player] && !open[player.opponent()])
    }

    /// The board as rows of signs; `None` if it is a graph.
    pub(super) fn rows(&self) -> Option<Vec<Vec<char>>> {
        let Ground::Board { rows, columns } = self.ground else { return None };
        let sign = |place: usize| match self.keeper(place) {
            Some(Player::Left) => SIGNS[1],
            Some(Player::Right) => SIGNS[2],
            None if self.living().contains(place) => SIGNS[0],
            None => SIGNS[3],
        };
        let row = |row| (0..columns).map(|column| sign(row * columns + column)).collect();
        Some((0..rows).map(row).collect())
    }

    /// The graph of the vertices that are left; `None` if it is a board.
    pub(super) fn graph(&self) -> Option<Graph> {
        match &self.ground {
            Ground::Graph(whole) => Some(whole.restricted(self.living())),
            Ground::Board { .. } => None,
        }
    }

    /// The names of the vertices that only one player may take.
    pub(super) fn kept(&self) -> impl Iterator<Item = (&str, Player)> {
        self.vertices().filter_map(|(name, left, right)| match (left, right) {
            (true, false) => Some((name, Player::Left)),
            (false, true) => Some((name, Player::Right)),
            _ => None,
        })
    }
}

/// A graph, and vertices that only one player may take, as what stands behind the colon.
pub(super) fn written(graph: &Graph, kept: &[(&str, Player)]) -> String {
    let mut text = graph.to_string();
    for player in Player::BOTH {
        let own = kept.iter().filter(|(_, keeper)| *keeper == player);
        let names: Vec<&str> = own.map(|(name, _)| *name).collect();
        if !names.is_empty() {
            text += &format!(", {} {}", word(player), names.join(" "));
        }
    }
    text
}

impl<R: Rule> fmt::Display for Colouring<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match (&self.ground, self.rows(), self.graph()) {
            (Ground::Board { rows, columns }, Some(signs), _) => {
                let is_free = signs.iter().flatten().all(|sign| *sign == SIGNS[0]);
                let signs: Vec<String> = signs.into_iter().map(String::from_iter).collect();
                if is_free { format!("{rows}x{columns}") } else { signs.join("/") }
            }
            (_, _, Some(graph)) => written(&graph, &self.kept().collect::<Vec<_>>()),
            _ => String::new(),
        };
        write!(f, "{}: {text}", R::WORD)
    }
}
