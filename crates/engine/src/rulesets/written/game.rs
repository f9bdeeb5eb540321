//! Positions of a ruleset of a file.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use rustc_hash::FxHashSet;

use super::board::{Board, MOST_SQUARES, Parting};
use super::pattern::{Change, Sign, Visit};
use super::script::Script;
use super::symmetry::Symmetry;
use super::{Cell, Moves, Rules, Shape};
use crate::foundation::move_name::separated;
use crate::foundation::{
    Fault, Faults, Head, MoveName, NamePart, Options, PerPlayer, Piece, Place, Player,
    Sign as Joint,
};
use crate::partizan::Twin;
use crate::rulesets::boards::picture;
use crate::rulesets::editing::{Rows, shorten};
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::{self, within};
use crate::rulesets::loopy::Loopy;
use crate::rulesets::partizan::{self as partizan_search, Partizan, PartizanSketch};
use crate::rulesets::reading::{self, turn_only};
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::strip::number;
use crate::rulesets::{Description, Editing};
use crate::{impartial, partizan};

/// A board with the rules by which it is played.
#[derive(Clone)]
pub struct Placed {
    /// Behind one pointer, which is all that a search has to copy beside the board.
    table: Arc<Table>,
    board: Board,
}

/// What all positions of a game share.
struct Table {
    rules: Arc<Rules>,
    /// Where faults of its functions are noted down, if it has any.
    faults: Option<Faults>,
}

impl PartialEq for Placed {
    fn eq(&self, other: &Placed) -> bool {
        let same_rules = || {
            let [own, other] = [self, other].map(|placed| &placed.table.rules);
            Arc::ptr_eq(own, other) || own.source == other.source
        };
        self.board == other.board && (Arc::ptr_eq(&self.table, &other.table) || same_rules())
    }
}

impl Eq for Placed {}

impl Hash for Placed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rules().description.id)?;
        let (rows, columns) = (self.board.rows(), self.board.columns());
        if self.rules().shape == Shape::Grid && self.board == self.rules().full(rows, columns) {
            return write!(f, "{rows}x{columns}");
        }
        f.write_str(&self.written())
    }
}

impl Rules {
    /// The board with these sides before a move was made. The sides fit.
    fn full(&self, rows: usize, columns: usize) -> Board {
        let fill = &self.fill;
        let sign = |row: usize, column: usize| fill[row % fill.len()][column % fill[0].len()];
        let board = Board::new(rows, columns, self.kinds(), sign);
        board.unwrap_or_else(|| unreachable!("the sides of a board fit"))
    }

    /// How many signs there are.
    pub(super) fn kinds(&self) -> u8 {
        self.cells.len() as u8
    }

    fn cell(&self, sign: Sign) -> &Cell {
        &self.cells[usize::from(sign)]
    }

    /// A sign whose squares are as good as none.
    fn blank(&self) -> Option<Sign> {
        (0..self.cells.len() as Sign).find(|sign| !self.counts.has(*sign))
    }

    fn example(&self) -> String {
        let whole = || format!("{}: {}", self.description.id, self.shape.sides()).into();
        let first = self.examples.first().map(|example| example.shown.position.clone());
        let position = first.unwrap_or_else(whole);
        say!("a position looks like {}", position.to_string())
    }
}

/// These boards in order, each once.
fn distinct(boards: impl Iterator<Item = Board>) -> Vec<Board> {
    let mut boards: Vec<Board> = boards.collect();
    boards.sort_unstable();
    boards.dedup();
    boards
}

impl Placed {
    /// Reads what stands behind the colon.
    pub(in crate::rulesets) fn read(
        rules: &Arc<Rules>,
        body: Piece<'_>,
    ) -> Result<Placed, ParseError> {
        let body = body.trimmed();
        let refused = |message: String, piece: Piece<'_>| {
            Err(ParseError::new(message, piece.span()).with_help(rules.example()))
        };
        let fits = |rows: usize, columns: usize| {
            rows.checked_mul(columns).is_some_and(|squares| squares <= MOST_SQUARES)
        };
        if body.text.starts_with(|c: char| c.is_ascii_digit()) {
            let sides = match rules.shape {
                Shape::Strip => body.text.parse().ok().map(|columns| (1, columns)),
                Shape::Grid => reading::sides(body),
            };
            return match (sides, rules.shape) {
                (None, Shape::Grid) => {
                    refused(say!("expected the number of rows, an x and that of columns"), body)
                }
                (None, Shape::Strip) => refused(say!("expected a number of squares"), body),
                (Some((0, _) | (_, 0)), _) => refused(say!("expected a board with squares"), body),
                (Some((rows, columns)), _) if !fits(rows, columns) => {
                    refused(say!("a board has at most {} squares", MOST_SQUARES), body)
                }
                (Some((rows, columns)), _) => Ok(Placed::new(rules, rules.full(rows, columns))),
            };
        }
        let lines = reading::rows(body);
        if rules.shape == Shape::Strip && lines.len() > 1 {
            return refused(say!("a strip has one row"), lines[1]);
        }
        let columns = lines[0].text.chars().count();
        if columns == 0 {
            return refused(say!("expected a board with squares"), lines[0]);
        }
        if !fits(lines.len(), columns) {
            return refused(say!("a board has at most {} squares", MOST_SQUARES), body);
        }
        let mut signs = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            if line.text.chars().count() != columns {
                return refused(say!("row {} is not as long as the first", row + 1), *line);
            }
            for (at, sign) in line.text.char_indices() {
                match rules.cells.iter().position(|cell| cell.sign == sign) {
                    Some(found) => signs.push(found as Sign),
                    None => {
                        let text = &line.text[at..at + sign.len_utf8()];
                        let known: Vec<String> =
                            rules.cells.iter().map(|cell| cell.sign.to_string()).collect();
                        let message = say!("expected one of the signs {}", known.join(" "));
                        return refused(message, Piece { text, start: line.start + at });
                    }
                }
            }
        }
        let sign = |row: usize, column: usize| signs[row * columns + column];
        let board = Board::new(lines.len(), columns, rules.kinds(), sign);
        match board {
            Some(board) => Ok(Placed::new(rules, board)),
            None => refused(say!("expected a board with squares"), body),
        }
    }

    fn new(rules: &Arc<Rules>, board: Board) -> Placed {
        let has_script = matches!(rules.moves, Moves::Script(_));
        let faults = has_script.then(Faults::here);
        Placed { table: Arc::new(Table { rules: rules.clone(), faults }), board }
    }

    fn with(&self, board: Board) -> Placed {
        Placed { table: self.table.clone(), board }
    }

    fn rules(&self) -> &Rules {
        &self.table.rules
    }

    fn faults(&self) -> Option<&Faults> {
        self.table.faults.as_ref()
    }

    /// The rows of signs.
    fn rows(&self) -> Vec<Vec<char>> {
        let signs: Vec<char> =
            self.board.signs().map(|sign| self.rules().cell(sign).sign).collect();
        signs.chunks(self.board.columns()).map(<[char]>::to_vec).collect()
    }

    fn written(&self) -> String {
        let rows = self.rows().into_iter().map(|row| row.into_iter().collect::<String>());
        rows.collect::<Vec<_>>().join("/")
    }

    /// Shows the changes of each move of a player. Two that make the same changes may be shown.
    fn visit(&self, player: Player, visit: &mut Visit<'_>) {
        match &self.rules().moves {
            Moves::Patterns { patterns, .. } => {
                for pattern in &patterns[player] {
                    pattern.visit_all(&self.board, visit);
                }
            }
            Moves::Script(script) => {
                for after in self.told(script, player) {
                    let change = |(square, to): (usize, Sign)| {
                        (square, Change { from: self.board.sign(square), to })
                    };
                    visit(&self.board.changes(&after).map(change).collect::<Vec<_>>());
                }
            }
        }
    }

    /// The boards after each move, as the function tells them: none if something went wrong.
    fn told(&self, script: &Script, player: Player) -> Vec<Board> {
        let Some(faults) = self.faults().filter(|faults| faults.first().is_none()) else {
            return Vec::new();
        };
        script.boards(&self.board, player).unwrap_or_else(|Fault { message, at }| {
            let whose = match script.is_impartial() {
                true => String::new(),
                false => say!(", for {}", player.told()),
            };
            let message =
                say!("the script goes wrong in {}{}: {}", self.to_string(), whose, message);
            faults.note(Fault { message, at });
            Vec::new()
        })
    }

    /// Shows the boards after each move of a player until `visit` breaks off. Two may be the same.
    fn visit_after(
        &self,
        player: Player,
        visit: &mut impl FnMut(Board) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match &self.rules().moves {
            Moves::Script(script) => self.told(script, player).into_iter().try_for_each(visit),
            Moves::Patterns { patterns, .. } => {
                patterns[player].iter().try_for_each(|own| self.board.visit_after(own, visit))
            }
        }
    }

    fn options(&self, player: Player) -> Vec<Placed> {
        let mut options = Vec::new();
        let _ = self.visit_after(player, &mut |board| {
            options.push(self.with(board));
            ControlFlow::Continue(())
        });
        options
    }

    /// The options of the [moves](Self::moves), in their order: each once, and not the board itself.
    fn distinct_options(&self, player: Player) -> Vec<Placed> {
        let mut options = self.options(player);
        let mut seen = FxHashSet::from_iter([self.board.clone()]);
        options.retain(|option| seen.insert(option.board.clone()));
        options
    }

    /// The moves with their names: those that leave the same board once. A pattern that changes nothing
    /// here is no move.
    fn moves(&self, player: Player) -> Vec<(MoveName, Placed)> {
        let mut moves: Vec<(MoveName, Placed)> = Vec::new();
        self.visit(player, &mut |changes| {
            let changed: Vec<(usize, Change)> =
                changes.iter().copied().filter(|(_, change)| change.from != change.to).collect();
            let after =
                self.board.with(changed.iter().map(|(square, change)| (*square, change.to)));
            if changed.is_empty() || moves.iter().any(|(_, known)| known.board == after) {
                return;
            }
            let mut name = self.name(&changed);
            if moves.iter().any(|(known, _)| *known == name) {
                // The same squares become something else.
                let signs = changed.iter().map(|(_, change)| self.rules().cell(change.to).sign);
                let word = NamePart::Word(format!("={}", signs.collect::<String>()).into());
                name = MoveName::new(name.parts().iter().cloned().chain([word]));
            }
            moves.push((name, self.with(after)));
        });
        moves
    }

    /// What a move is called: from where and to where something goes, or which squares change. The
    /// changes of a pattern come in its order.
    fn name(&self, changed: &[(usize, Change)]) -> MoveName {
        let goes = match &self.rules().moves {
            Moves::Patterns { .. } => match changed {
                [first, .., last] if first.1.from == last.1.to => Some((*first, *last)),
                _ => None,
            },
            Moves::Script(_) => self.gone(changed),
        };
        let places = |squares: &[usize]| -> Vec<Place> {
            squares.iter().map(|square| self.place(*square)).collect()
        };
        let is_strip = self.rules().shape == Shape::Strip;
        let step = if is_strip { Joint::Arrow } else { Joint::Step };
        let Some((from, to)) = goes else {
            let mut squares: Vec<usize> = changed.iter().map(|(square, _)| *square).collect();
            squares.sort_unstable();
            let parts = separated(Joint::Dash, places(&squares));
            return if is_strip { MoveName::in_part(1, 0, parts) } else { MoveName::new(parts) };
        };
        let mut parts: Vec<NamePart> = separated(step, places(&[from.0, to.0])).collect();
        if let Moves::Script(_) = &self.rules().moves {
            // What else a function changes is hit.
            let is_left = |(square, change): &&(usize, Change)| match *square {
                square if square == to.0 => false,
                square if square == from.0 => change.to != to.1.from,
                _ => true,
            };
            for (square, _) in changed.iter().filter(is_left) {
                parts.extend([Joint::Stroke.into(), self.place(*square).into()]);
            }
        }
        if is_strip { MoveName::in_part(1, 0, parts) } else { MoveName::new(parts) }
    }

    /// The only piece that has left a square and stands on another one now.
    fn gone(&self, changed: &[(usize, Change)]) -> Option<((usize, Change), (usize, Change))> {
        let owned = |sign: Sign| self.rules().cell(sign).owner.is_some();
        let mut left = changed.iter().filter(|(_, change)| owned(change.from));
        let mut come = changed.iter().filter(|(_, change)| owned(change.to));
        match (left.next(), left.next(), come.next(), come.next()) {
            (Some(from), None, Some(to), None) if from.1.from == to.1.to && from.0 != to.0 => {
                Some((*from, *to))
            }
            _ => None,
        }
    }

    fn place(&self, square: usize) -> Place {
        let (row, column) = self.board.place(square);
        match self.rules().shape {
            Shape::Grid => Place::Square { column: column + 1, row: self.board.rows() - row },
            Shape::Strip => Place::Position(column + 1),
        }
    }

    /// What holds parts of the board apart, if anything does.
    fn parting(&self) -> Option<Parting> {
        let Rules { counts, axes, least, .. } = *self.rules();
        Some(Parting { counts, blank: self.rules().blank()?, axes, least })
    }

    /// Shows the parts that squares which do not count hold apart.
    fn visit_parts(&self, mut visit: impl FnMut(Placed)) {
        match self.parting() {
            None => visit(self.clone()),
            Some(parting) => self.board.visit_parts(parting, |part| visit(self.with(part))),
        }
    }

    /// Shows the [representative](Self::representative) of each part.
    fn visit_representatives(&self, mut visit: impl FnMut(Placed)) {
        match self.parting() {
            None => visit(self.clone().representative().0),
            Some(parting) => {
                let symmetries = &self.rules().symmetries;
                let visit = |part| visit(self.with(part));
                self.board.visit_least_parts(parting, symmetries, visit);
            }
        }
    }

    fn parts(&self) -> Vec<Placed> {
        let mut parts = Vec::new();
        self.visit_parts(|part| parts.push(part));
        parts
    }

    /// A board of such signs on which functions may go wrong: it has faults of its own.
    pub(super) fn tried(rules: &Arc<Rules>, board: Board) -> Placed {
        let faults = Some(Faults::default());
        Placed { table: Arc::new(Table { rules: rules.clone(), faults }), board }
    }

    /// What the file says of its function and is not so here: that its moves have these symmetries,
    /// and that they go on in the parts that walls hold apart, cut to the squares that count, as if there
    /// were nothing else. Nothing if the function goes wrong meanwhile.
    pub(super) fn untrue(&self) -> Option<ParseError> {
        let is_impartial = self.rules().is_impartial();
        let players = if is_impartial { &Player::BOTH[..1] } else { &Player::BOTH[..] };
        let untrue = players.iter().find_map(|&player| {
            let whose = match is_impartial {
                true => String::new(),
                false => say!(", for {}", player.told()),
            };
            let options = distinct(self.options(player).into_iter().map(|to| to.board));
            let asymmetric = || self.is_asymmetric(player, &options, &whose);
            asymmetric().or_else(|| self.is_leaky(player, &options, &whose))
        });
        let is_told = self.faults().is_some_and(|faults| faults.first().is_none());
        untrue.filter(|_| is_told)
    }

    fn is_asymmetric(&self, player: Player, options: &[Board], whose: &str) -> Option<ParseError> {
        let at = self.rules().claims.symmetry.as_ref()?;
        for Symmetry { turn, .. } in self.rules().symmetries.iter() {
            let image = self.with(self.board.turned(*turn));
            let moved = distinct(image.options(player).into_iter().map(|to| to.board));
            if moved == distinct(options.iter().map(|to| to.turned(*turn))) {
                continue;
            }
            let message = match image.board == self.board {
                true => say!(
                    "there is no such symmetry: {} is its own image, but its moves{} are not",
                    self.to_string(),
                    whose
                ),
                false => say!(
                    "there is no such symmetry: the moves in {}{} are not those in its image {}",
                    self.to_string(),
                    whose,
                    image.to_string()
                ),
            };
            return Some(ParseError::new(message, at.clone()));
        }
        None
    }

    fn is_leaky(&self, player: Player, options: &[Board], whose: &str) -> Option<ParseError> {
        let at = self.rules().claims.walls.as_ref()?;
        let mut in_parts = Vec::new();
        for part in self.parts() {
            let first = part.board.corner(self.rules().counts);
            let inside = part.board.cut(self.rules().counts, self.rules().blank()?)?;
            let whole = |(square, to): (usize, Sign)| {
                let (row, column) = inside.place(square);
                (first + row * self.board.columns() + column, to)
            };
            for after in self.with(inside.clone()).options(player) {
                in_parts.push(self.board.with(inside.changes(&after.board).map(whole)));
            }
        }
        if options == distinct(in_parts.into_iter()) {
            return None;
        }
        let message = say!(
            "walls do not hold parts apart: the moves in {}{} are not those in its parts",
            self.to_string(),
            whose
        );
        Some(ParseError::new(message, at.clone()))
    }

    /// The least of its images in the symmetries of the rules, cut to the squares that count; and
    /// whether that is the negative.
    fn representative(self) -> (Placed, bool) {
        let rules = self.rules();
        let Some(board) = self.board.cut(rules.counts, rules.blank().unwrap_or_default()) else {
            return (self, false);
        };
        let (least, is_negated) = board.least(&rules.symmetries);
        (Placed { board: least, ..self }, is_negated)
    }

    /// How many squares count.
    fn size(&self) -> u64 {
        (self.board.count(self.rules().counts) as u64).max(1)
    }

    fn figure(&self) -> Figure {
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let mut figure = Figure::new(match self.rules().shape {
            Shape::Grid => say!("Board with {} rows and {} columns.", rows, columns),
            Shape::Strip => say!("A strip of {} squares.", columns),
        });
        for square in 0..self.board.squares() {
            let cell = self.rules().cell(self.board.sign(square));
            let (row, column) = self.board.place(square);
            let what = match cell.owner {
                Some(owner) => say!("{} of {}", &cell.name, owner.told()),
                None => cell.name.clone(),
            };
            let ground = if cell.thing.is_board() { cell.thing } else { Thing::Square };
            let at = match self.rules().shape {
                Shape::Grid => {
                    let named = (column as u32 + 1, (rows - row) as u32);
                    picture::square(&mut figure, named, ground, &what)
                }
                Shape::Strip => {
                    let at = (column as i32 * CELL, 0);
                    figure.put(at, ground);
                    number(&mut figure, at, None, column + 1, &what);
                    at
                }
            };
            if !cell.thing.is_board() {
                figure.put(at, cell.thing);
                figure.write(cell.sign);
            }
        }
        if self.rules().shape == Shape::Grid {
            picture::frame(&mut figure, 1..columns as u32 + 1, 1..rows as u32 + 1);
        }
        figure
    }

    fn editing(&self) -> Editing {
        let blank = self.rules().cells[0].sign;
        let named = |cell: &Cell| match cell.owner {
            Some(owner) => (cell.sign, say!("{} of {}", &cell.name, owner.told())),
            None => (cell.sign, cell.name.clone()),
        };
        let board = Rows {
            rows: self.rows(),
            signs: self.rules().cells.iter().map(named).collect(),
            once: "",
            blank,
            separator: "/",
        };
        let rows = board.rows.len();
        let shape = self.rules().shape;
        let mut changes = board.replacements(|row, column| match shape {
            Shape::Grid => handles::square(column + 1, rows - row),
            Shape::Strip => within(1, column + 1),
        });
        if shape == Shape::Strip {
            changes.extend(board.lengths());
        } else {
            changes.extend([
                board.change(say!("a further row"), |rows| {
                    rows.insert(0, vec![blank; rows[0].len()]);
                }),
                board.change(say!("one row less"), |rows| drop(rows.remove(0))),
                board.change(say!("a further column"), |rows| {
                    rows.iter_mut().for_each(|row| row.push(blank));
                }),
                board.change(say!("one column less"), |rows| {
                    rows.iter_mut().for_each(shorten);
                }),
            ]);
        }
        Editing::of(Some(self.figure()), changes)
    }
}

/// A position without rules cannot be read: a [`Ruleset`](crate::rulesets::Ruleset) reads it.
fn without_rules(body: Piece<'_>) -> ParseError {
    ParseError::new(say!("a position of a file is read by its ruleset"), body.span())
}

/// A position of a file in which the players have moves of their own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Written(pub(in crate::rulesets) Placed);

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl partizan::Game for Written {
    fn options(&self, player: Player, options: &mut Vec<Written>) {
        let _ = self.0.visit_after(player, &mut |board| {
            options.push(Written(self.0.with(board)));
            ControlFlow::Continue(())
        });
    }

    fn components(&self, components: &mut Vec<Written>) {
        self.0.visit_parts(|part| components.push(Written(part)));
    }

    fn is_stuck(&self, player: Player) -> bool {
        self.0.visit_after(player, &mut |_| ControlFlow::Break(())).is_continue()
    }

    fn canonical(self) -> Twin<Written> {
        let (placed, is_negated) = self.0.representative();
        Twin { game: Written(placed), is_negated }
    }

    fn owned_bytes(&self) -> usize {
        self.0.board.owned_bytes()
    }
}

impl Partizan for Written {
    const SEARCHER: partizan_search::Searcher = partizan_search::Searcher::of::<Self>();

    fn what_players_do(&self) -> PerPlayer<&str> {
        self.0.rules().what.as_ref().map(String::as_str)
    }

    fn description(&self) -> &Description {
        &self.0.rules().description
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Written, ParseError> {
        turn_only(head)?;
        Err(without_rules(body))
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Written)> {
        self.0.moves(player).into_iter().map(|(name, to)| (name, Written(to))).collect()
    }

    fn size(&self) -> u64 {
        self.0.size()
    }

    fn faults(&self) -> Option<&Faults> {
        self.0.faults()
    }
}

impl PartizanSketch for Written {
    fn figure(&self) -> Option<Figure> {
        Some(self.0.figure())
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.0.editing())
    }
}

/// A position of a file of which nothing shows that every game ends.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WrittenLoopy(pub(in crate::rulesets) Placed);

impl fmt::Debug for WrittenLoopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for WrittenLoopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Loopy for WrittenLoopy {
    fn description(&self) -> &Description {
        &self.0.rules().description
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        self.0.rules().what.as_ref().map(String::as_str)
    }

    fn is_impartial(&self) -> bool {
        self.0.rules().is_impartial()
    }

    fn read(body: Piece<'_>) -> Result<WrittenLoopy, ParseError> {
        Err(without_rules(body))
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, WrittenLoopy)> {
        self.0.moves(player).into_iter().map(|(name, to)| (name, WrittenLoopy(to))).collect()
    }

    fn options(&self, player: Player) -> Vec<WrittenLoopy> {
        self.0.distinct_options(player).into_iter().map(WrittenLoopy).collect()
    }

    fn owned_bytes(&self) -> usize {
        self.0.board.owned_bytes()
    }

    fn size(&self) -> u64 {
        self.0.size()
    }

    fn figure(&self) -> Option<Figure> {
        Some(self.0.figure())
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.0.editing())
    }
}

/// A position of a file in which both players have the same moves.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WrittenImpartial(pub(in crate::rulesets) Placed);

impl fmt::Debug for WrittenImpartial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for WrittenImpartial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl impartial::Game for WrittenImpartial {
    fn options(&self) -> Options<'_, WrittenImpartial> {
        Options::new(self.0.options(Player::Left).into_iter().map(WrittenImpartial))
    }

    fn visit_options(&self, mut visit: impl FnMut(WrittenImpartial) -> ControlFlow<()>) {
        let visit = &mut |board| visit(WrittenImpartial(self.0.with(board)));
        let _ = self.0.visit_after(Player::Left, visit);
    }

    fn visit_parts(&self, mut visit: impl FnMut(WrittenImpartial)) {
        self.0.visit_representatives(|part| visit(WrittenImpartial(part)));
    }

    fn components(&self) -> Vec<WrittenImpartial> {
        self.0.parts().into_iter().map(WrittenImpartial).collect()
    }

    fn canonical(self) -> WrittenImpartial {
        WrittenImpartial(self.0.representative().0)
    }

    fn effort(&self) -> u64 {
        self.0.size()
    }

    fn owned_bytes(&self) -> usize {
        self.0.board.owned_bytes()
    }
}

impl Searched for WrittenImpartial {
    const SEARCHER: Searcher = Searcher::of::<Self>();

    fn description(&self) -> &Description {
        &self.0.rules().description
    }

    fn read(_: Head<'_>, body: Piece<'_>) -> Result<WrittenImpartial, ParseError> {
        Err(without_rules(body))
    }

    fn moves(&self) -> Options<'_, (MoveName, WrittenImpartial)> {
        let moves = self.0.moves(Player::Left).into_iter();
        Options::new(moves.map(|(name, to)| (name, WrittenImpartial(to))))
    }

    fn size(&self) -> u64 {
        self.0.size()
    }

    fn faults(&self) -> Option<&Faults> {
        self.0.faults()
    }
}

impl Sketch for WrittenImpartial {
    fn figure(&self) -> Option<Figure> {
        Some(self.0.figure())
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.0.editing())
    }

    fn sequence(&self) -> Option<String> {
        let Rules { shape, description, .. } = self.0.rules();
        (*shape == Shape::Strip).then(|| description.id.to_string())
    }
}
