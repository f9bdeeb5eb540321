//! Files of rulesets: TOML, read to the last key.

use std::borrow::Cow;
use std::collections::HashSet;

use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, Span, excerpt};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::board::{Axes, SignSet};
use super::pattern::{Pattern, Sign};
use super::script::Script;
use super::symmetry::{Symmetries, Symmetry};
use super::{Cell, Claims, Expected, FileExample, Moves, Rules, Shape, ending, symmetry};
use crate::foundation::{PerPlayer, Piece, Player, suggested};
use crate::rulesets::description::{Description, Example, Family, Text};
use crate::rulesets::figure::Thing;
use crate::rulesets::partizan::TURN;

/// The bytes that a file may have.
pub const MOST_BYTES: usize = 1 << 14;
/// The outcome classes, those of games with draws among them.
const CLASSES: [&str; 9] = ["P", "N", "L", "R", "D", "PHat", "PCheck", "NHat", "NCheck"];
const MOST_SIGNS: usize = 12;
const MOST_PATTERNS: usize = 64;
const MOST_EXAMPLES: usize = 64;
/// The bytes of a name, and of a paragraph.
const LONGEST: (usize, usize) = (80, 2000);

/// The picture of a sign, for whom it belongs to.
type Look = fn(Player) -> Thing;

/// The pictures that a sign can have, by their words.
const LOOKS: [(&str, Look); 16] = [
    ("square", |_| Thing::Square),
    ("domino", |_| Thing::Domino),
    ("burnt", |_| Thing::Burnt),
    ("gone", |_| Thing::Gone),
    ("chocolate", |_| Thing::Chocolate),
    ("stone", Thing::Stone),
    ("amazon", Thing::Amazon),
    ("toad", |_| Thing::Toad),
    ("frog", |_| Thing::Frog),
    ("elephant", |_| Thing::Elephant),
    ("rhino", |_| Thing::Rhino),
    ("queen", |_| Thing::Queen),
    ("pawn", Thing::Pawn),
    ("coin", |_| Thing::Coin),
    ("cross", |_| Thing::Cross),
    ("pin", |_| Thing::Pin),
];

type Value<'t> = Spanned<DeValue<'t>>;

/// A table of the file, whose keys are taken out of it one by one.
struct Table<'t> {
    text: &'t str,
    /// What the table is called, for errors: `[cells]`.
    name: String,
    span: Span,
    entries: Vec<(Spanned<Cow<'t, str>>, Value<'t>)>,
}

fn wrong(message: String, span: Span) -> ParseError {
    ParseError::new(message, span)
}

impl<'t> Table<'t> {
    fn new(text: &'t str, name: impl Into<String>, span: Span, table: DeTable<'t>) -> Table<'t> {
        let mut entries: Vec<_> = table.into_iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        Table { text, name: name.into(), span, entries }
    }

    fn take(&mut self, key: &str) -> Option<Value<'t>> {
        let at = self.entries.iter().position(|(known, _)| known.get_ref() == key)?;
        Some(self.entries.remove(at).1)
    }

    fn needed(&mut self, key: &str, example: &str) -> Result<Value<'t>, ParseError> {
        if let Some(value) = self.take(key) {
            return Ok(value);
        }
        let misspelt = self.entries.iter().find_map(|(found, _)| {
            Some(self.unknown(found).with_help(suggested(found.get_ref(), &[key])?))
        });
        Err(misspelt.unwrap_or_else(|| {
            let end = self.span.start;
            let message = say!("'{}' is missing in {}", key, &self.name);
            wrong(message, end..end).with_help(say!("as in {}", example))
        }))
    }

    /// A text of at most so many bytes.
    fn text(&self, value: Value<'t>, most: usize) -> Result<(String, Span), ParseError> {
        let span = value.span();
        match value.into_inner() {
            DeValue::String(text) if text.trim().is_empty() => {
                Err(wrong(say!("expected a text that is not empty"), span))
            }
            DeValue::String(text) if text.len() > most => {
                Err(wrong(say!("a text here has at most {} bytes", most), span))
            }
            DeValue::String(text) => Ok((text.into_owned(), span)),
            other => Err(wrong(say!("expected a text in quotes, not {}", kind(&other)), span)),
        }
    }

    /// A text, or a list of texts.
    fn texts(&self, value: Value<'t>, most: usize) -> Result<Vec<(String, Span)>, ParseError> {
        let span = value.span();
        match value.into_inner() {
            DeValue::Array(list) => {
                if list.is_empty() {
                    return Err(wrong(say!("expected at least one text"), span));
                }
                list.into_iter().map(|value| self.text(value, most)).collect()
            }
            other => Ok(vec![self.text(Spanned::new(span, other), most)?]),
        }
    }

    fn table(&self, value: Value<'t>, name: &str) -> Result<Table<'t>, ParseError> {
        let span = value.span();
        match value.into_inner() {
            DeValue::Table(table) => Ok(Table::new(self.text, name, span, table)),
            other => {
                let message = say!("expected the table {}, not {}", name, kind(&other));
                Err(wrong(message, span))
            }
        }
    }

    /// Refuses what has not been taken out.
    fn end(self, known: &[&str]) -> Result<(), ParseError> {
        let Some((key, _)) = self.entries.first() else { return Ok(()) };
        let help = suggested(key.get_ref(), known)
            .unwrap_or_else(|| say!("the keys are {}", known.join(", ")));
        Err(self.unknown(key).with_help(help))
    }

    fn unknown(&self, key: &Spanned<Cow<'t, str>>) -> ParseError {
        let message = say!("{} has no key '{}'", &self.name, excerpt(key.get_ref()));
        wrong(message, key.span())
    }
}

/// What kind of value stands there, in words.
fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(_) => say!("a text"),
        DeValue::Integer(_) | DeValue::Float(_) => say!("a number"),
        DeValue::Boolean(_) => say!("true or false"),
        DeValue::Datetime(_) => say!("a date"),
        DeValue::Array(_) => say!("a list"),
        DeValue::Table(_) => say!("a table"),
    }
}

/// The piece of the file inside of the quotes of a text, if it stands there as it is meant.
fn inside<'t>(file: &'t str, text: &str, span: &Span) -> Option<Piece<'t>> {
    let quoted = file.get(span.clone())?;
    let at = quoted.find(text)?;
    // Behind three quotes a first new line is none of the text.
    (at <= "'''\r\n".len())
        .then(|| Piece { text: &quoted[at..at + text.len()], start: span.start + at })
}

const KEYS: [&str; 14] = [
    "name", "word", "board", "rules", "source", "fill", "players", "cells", "moves", "script",
    "uses", "walls", "symmetry", "example",
];

/// Reads a file.
pub(super) fn read(file: &str) -> Result<Rules, ParseError> {
    if file.len() > MOST_BYTES {
        let message = say!("a file of a ruleset has at most {} bytes", MOST_BYTES);
        return Err(wrong(message, MOST_BYTES..MOST_BYTES));
    }
    let root = DeTable::parse(file).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        wrong(say!("no TOML: {}", error.message()), span)
    })?;
    let mut root = Table::new(file, say!("the file"), 0..file.len(), root.into_inner());
    let value = root.needed("name", "name = \"Toads and Frogs\"")?;
    let (name, _) = root.text(value, LONGEST.0)?;
    let value = root.needed("word", "word = \"my-toads\"")?;
    let (word, word_span) = root.text(value, LONGEST.0)?;
    check_word(&word, word_span)?;
    let shape = match root.take("board") {
        None => Shape::Grid,
        Some(value) => {
            let (shape, span) = root.text(value, LONGEST.0)?;
            match shape.as_str() {
                "grid" => Shape::Grid,
                "strip" => Shape::Strip,
                _ => return Err(wrong(say!("a board is a \"grid\" or a \"strip\""), span)),
            }
        }
    };
    let value = root.needed("rules", "rules = \"Place a domino on two free squares.\"")?;
    let rules: Vec<Text> =
        root.texts(value, LONGEST.1)?.into_iter().map(|(text, _)| Cow::Owned(text)).collect();
    let references: Vec<Text> = match root.take("source") {
        None => Vec::new(),
        Some(value) => {
            let texts = root.texts(value, LONGEST.1)?.into_iter();
            texts.map(|(text, _)| Cow::Owned(text)).collect()
        }
    };
    let value = root.needed("cells", "[cells] with \".\" = \"a free square\"")?;
    let cells = cells(root.table(value, "[cells]")?)?;
    let signs: Vec<char> = cells.iter().map(|cell| cell.sign).collect();
    let fill = match root.take("fill") {
        None => vec![vec![0]],
        Some(value) => {
            let (text, span) = root.text(value, LONGEST.1)?;
            fill(&text, span, &signs, shape)?
        }
    };
    let Told { moves, moves_at, symmetries, claims, counts, axes, least } = match root
        .take("script")
    {
        Some(value) => by_script(&mut root, value, &signs, shape)?,
        None => {
            let value = root.needed("moves", "[moves] with both = [\"right down: .. -> ##\"]")?;
            for key in ["uses", "walls", "symmetry"] {
                if let Some(value) = root.take(key) {
                    let message =
                        say!("'{}' is said of a 'script': of patterns it is found out", key);
                    return Err(wrong(message, value.span()));
                }
            }
            by_patterns(root.table(value, "[moves]")?, &cells, shape)?
        }
    };
    let what = match root.take("players") {
        None => PerPlayer([None, None]),
        Some(value) => {
            let mut table = root.table(value, "[players]")?;
            let mut what = PerPlayer([None, None]);
            for (key, player) in [("left", Player::Left), ("right", Player::Right)] {
                if let Some(value) = table.take(key) {
                    what[player] = Some(table.text(value, LONGEST.0)?.0);
                }
            }
            table.end(&["left", "right"])?;
            what
        }
    };
    let examples = match root.take("example") {
        None => Vec::new(),
        Some(value) => examples(&root, value, &word)?,
    };
    root.end(&KEYS)?;
    let description = Description {
        id: Cow::Owned(word),
        title: Cow::Owned(name),
        family: if shape == Shape::Strip { Family::Strips } else { Family::Boards },
        rules: rules.into(),
        options: if moves.is_impartial() { Cow::Owned(Vec::new()) } else { vec![TURN].into() },
        examples: examples.iter().map(|example| example.shown.clone()).collect::<Vec<_>>().into(),
        references: references.into(),
    };
    let used_by = |player: Player| what[player].clone().unwrap_or_else(|| say!("makes a move"));
    Ok(Rules {
        source: file.to_string(),
        description,
        what: PerPlayer::from_fn(used_by),
        shape,
        symmetries: Symmetries::new(symmetries, &opposite(&cells)),
        cells,
        fill,
        moves,
        moves_at,
        claims,
        counts,
        axes,
        least,
        examples,
    })
}

/// The moves, and what is known of them: their symmetries, the signs whose squares
/// count, the axes along which one square has to do with another, and the squares that a move needs.
struct Told {
    moves: Moves,
    moves_at: Span,
    symmetries: Vec<Symmetry>,
    claims: Claims,
    counts: SignSet,
    axes: Axes,
    least: usize,
}

/// Moves by patterns: what else is to be known is found from them.
fn by_patterns(table: Table<'_>, cells: &[Cell], shape: Shape) -> Result<Told, ParseError> {
    let signs: Vec<char> = cells.iter().map(|cell| cell.sign).collect();
    let Patterns { patterns, is_impartial, span } = read_patterns(table, &signs, shape)?;
    let used = patterns.0.iter().flatten();
    let weights = ending::weights(used.clone(), signs.len());
    let other = opposite(cells);
    let mut symmetries =
        symmetry::found(&patterns, shape == Shape::Strip, &|sign| other[usize::from(sign)]);
    if is_impartial {
        // There is nobody to exchange: the same images would be looked at twice.
        symmetries.retain(|symmetry| !symmetry.exchanges);
    }
    let mut counts = SignSet::default();
    let mut steps = Vec::new();
    let least = used.clone().map(Pattern::least_squares).min().unwrap_or(1);
    for pattern in used {
        for change in pattern.items.iter().flat_map(|item| item.changes()) {
            counts.insert(change.from);
        }
        for sign in pattern.unless.iter().flat_map(|clause| &clause.signs) {
            counts.insert(*sign);
        }
        let looked = pattern.unless.iter().flat_map(|clause| &clause.steps);
        steps.extend(pattern.steps.iter().chain(looked));
    }
    let axes = steps.into_iter().copied().collect();
    let moves = Moves::Patterns { patterns, is_impartial, weights };
    Ok(Told { moves, moves_at: span, symmetries, claims: Claims::default(), counts, axes, least })
}

/// Moves by a function: what else is to be known the file says.
fn by_script(
    root: &mut Table<'_>,
    value: Value<'_>,
    signs: &[char],
    shape: Shape,
) -> Result<Told, ParseError> {
    if let Some(moves) = root.take("moves") {
        let message = say!("moves are either patterns in [moves] or a function in 'script'");
        return Err(wrong(message, moves.span()));
    }
    let (text, span) = root.text(value, MOST_BYTES)?;
    let Some(piece) = inside(root.text, &text, &span) else {
        let message = say!("a script stands between ''' and ''', without escapes");
        return Err(wrong(message, span));
    };
    let mut listed = |key: &str| -> Result<Option<(Vec<Sign>, Span)>, ParseError> {
        let Some(value) = root.take(key) else { return Ok(None) };
        let (text, span) = root.text(value, LONGEST.0)?;
        let of = |sign: char| signs.iter().position(|known| *known == sign);
        let signs = text.chars().filter(|sign| !sign.is_whitespace());
        let signs: Option<Vec<Sign>> =
            signs.map(|sign| of(sign).map(|sign| sign as Sign)).collect();
        let message = say!("expected signs of [cells]");
        let Some(signs) = signs else { return Err(wrong(message, span)) };
        Ok(Some((signs, span)))
    };
    let (uses, walls) = (listed("uses")?, listed("walls")?);
    let (walls, walls_at) = walls.unzip();
    let walls = walls.unwrap_or_default();
    let mut turns = "none".into();
    let mut symmetry_at = None;
    if let Some(value) = root.take("symmetry") {
        let span;
        (turns, span) = root.text(value, LONGEST.0)?;
        let names = symmetry::names(shape == Shape::Strip);
        if !names.contains(&turns.as_str()) {
            let message = match shape {
                Shape::Grid => say!("no symmetry is called '{}'", excerpt(&turns)),
                Shape::Strip => say!("no symmetry of a strip is called '{}'", excerpt(&turns)),
            };
            return Err(wrong(message, span).with_help(say!("there are {}", names.join(", "))));
        }
        symmetry_at = Some(span);
    }
    let script = Script::read(piece, root.text, signs, uses.map(|(uses, _)| uses))?;
    let counts = (0..signs.len() as Sign).filter(|sign| !walls.contains(sign)).collect();
    Ok(Told {
        moves: Moves::Script(script),
        moves_at: piece.start..piece.start,
        symmetries: symmetry::named(&turns, shape == Shape::Strip),
        claims: Claims { walls: walls_at, symmetry: symmetry_at },
        counts,
        axes: Axes::AROUND,
        least: 1,
    })
}

fn check_word(word: &str, span: Span) -> Result<(), ParseError> {
    let starts = word.starts_with(|c: char| c.is_ascii_lowercase());
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let length = word.len();
    if starts && length <= 40 && word.chars().all(fits) && word != "misere" {
        return Ok(());
    }
    let message = say!("a word has small letters, digits and hyphens, and begins with a letter");
    Err(wrong(message, span).with_help(say!("as in word = \"my-toads\"")))
}

/// For each sign that of the same piece of the other player: the first of Left belongs to the first of
/// Right, and so on; if they have not equally many, each belongs to itself.
fn opposite(cells: &[Cell]) -> Vec<Sign> {
    let of = |player: Player| -> Vec<usize> {
        let own = cells.iter().enumerate().filter(|(_, cell)| cell.owner == Some(player));
        own.map(|(sign, _)| sign).collect()
    };
    let mut other: Vec<Sign> = (0..cells.len() as Sign).collect();
    let (left, right) = (of(Player::Left), of(Player::Right));
    if left.len() == right.len() {
        for (left, right) in left.into_iter().zip(right) {
            other[left] = right as Sign;
            other[right] = left as Sign;
        }
    }
    other
}

fn cells(mut table: Table<'_>) -> Result<Vec<Cell>, ParseError> {
    let mut cells: Vec<Cell> = Vec::new();
    let span = table.span.clone();
    for (key, value) in std::mem::take(&mut table.entries) {
        let mut letters = key.get_ref().chars();
        let sign = match (letters.next(), letters.next()) {
            (Some(sign), None) => sign,
            _ => return Err(wrong(say!("a sign is a single character"), key.span())),
        };
        let is_reserved = sign.is_whitespace()
            || sign.is_control()
            || sign.is_ascii_digit()
            || "+,:/()[]{}*×\\\"'>?".contains(sign);
        if is_reserved {
            let message = say!("'{}' cannot be a sign", excerpt(key.get_ref()));
            let help = say!("signs are letters and . _ - # = ~ ^ @ & % and the like");
            return Err(wrong(message, key.span()).with_help(help));
        }
        if cells.len() == MOST_SIGNS {
            return Err(wrong(say!("there are at most {} signs", MOST_SIGNS), key.span()));
        }
        let index = cells.len();
        let cell = match value.get_ref() {
            DeValue::String(_) => {
                let (name, _) = table.text(value, LONGEST.0)?;
                Cell { sign, name, owner: None, thing: thing(None, None, index) }
            }
            _ => {
                let mut inner = table.table(value, &say!("the sign '{}'", sign))?;
                let name = inner.needed("name", "{ name = \"stone\", owner = \"left\" }")?;
                let (name, _) = inner.text(name, LONGEST.0)?;
                let owner = match inner.take("owner") {
                    None => None,
                    Some(value) => {
                        let (owner, span) = inner.text(value, LONGEST.0)?;
                        match owner.as_str() {
                            "left" => Some(Player::Left),
                            "right" => Some(Player::Right),
                            _ => {
                                let message = say!("an owner is \"left\" or \"right\"");
                                return Err(wrong(message, span));
                            }
                        }
                    }
                };
                let look = match inner.take("look") {
                    None => None,
                    Some(value) => {
                        let (look, span) = inner.text(value, LONGEST.0)?;
                        let words: Vec<&str> = LOOKS.iter().map(|(word, _)| *word).collect();
                        let Some((_, look)) = LOOKS.iter().find(|(word, _)| *word == look) else {
                            let message = say!("nothing looks like '{}'", excerpt(&look));
                            let help = suggested(&look, &words)
                                .unwrap_or_else(|| say!("there are {}", words.join(", ")));
                            return Err(wrong(message, span).with_help(help));
                        };
                        Some(look)
                    }
                };
                inner.end(&["name", "owner", "look"])?;
                Cell { sign, name, owner, thing: thing(look, owner, index) }
            }
        };
        if cells.iter().any(|known| known.sign == sign) {
            return Err(wrong(say!("the sign '{}' stands here twice", sign), key.span()));
        }
        cells.push(cell);
    }
    if cells.len() < 2 {
        return Err(wrong(say!("expected at least two signs in [cells]"), span));
    }
    Ok(cells)
}

/// What a sign looks like: as the file says, or a stone of its owner, a free square if it is the
/// first, and else a square that is taken.
fn thing(look: Option<&Look>, owner: Option<Player>, index: usize) -> Thing {
    match (look, owner) {
        (Some(look), owner) => look(owner.unwrap_or(Player::Left)),
        (None, Some(owner)) => Thing::Stone(owner),
        (None, None) if index == 0 => Thing::Square,
        (None, None) => Thing::Domino,
    }
}

fn fill(
    text: &str,
    span: Span,
    signs: &[char],
    shape: Shape,
) -> Result<Vec<Vec<Sign>>, ParseError> {
    let mut rows = Vec::new();
    for row in text.split('/') {
        let of = |sign: char| signs.iter().position(|known| *known == sign);
        let row: Option<Vec<Sign>> =
            row.trim().chars().map(|sign| of(sign).map(|sign| sign as Sign)).collect();
        match row {
            Some(row) if !row.is_empty() => rows.push(row),
            _ => {
                let message = say!("expected rows of the signs of [cells], with / between them");
                return Err(wrong(message, span));
            }
        }
    }
    if shape == Shape::Strip && rows.len() > 1 {
        return Err(wrong(say!("a strip has one row"), span));
    }
    if rows.iter().any(|row| row.len() != rows[0].len()) {
        return Err(wrong(say!("the rows are not equally long"), span));
    }
    Ok(rows)
}

struct Patterns {
    patterns: PerPlayer<Vec<Pattern>>,
    is_impartial: bool,
    span: Span,
}

fn read_patterns(
    mut table: Table<'_>,
    signs: &[char],
    shape: Shape,
) -> Result<Patterns, ParseError> {
    let mut read = |key: &str| -> Result<Vec<Pattern>, ParseError> {
        let Some(value) = table.take(key) else { return Ok(Vec::new()) };
        let texts = table.texts(value, LONGEST.1)?;
        if texts.len() > MOST_PATTERNS {
            let message = say!("there are at most {} patterns", MOST_PATTERNS);
            return Err(wrong(message, texts[MOST_PATTERNS].1.clone()));
        }
        let mut patterns = Vec::new();
        for (text, span) in texts {
            let pattern = match inside(table.text, &text, &span) {
                Some(piece) => Pattern::read(piece, signs)?,
                // What is written with escapes is pointed at as a whole.
                None => Pattern::read(Piece::whole(&text), signs)
                    .map_err(|error| ParseError { span: span.clone(), ..error })?,
            };
            let is_upright = |(down, _): &(i8, i8)| *down != 0;
            if shape == Shape::Strip && pattern.steps.iter().any(is_upright) {
                let message = say!("on a strip there are only right, left, sideways and here");
                return Err(wrong(message, span));
            }
            patterns.push(pattern);
        }
        Ok(patterns)
    };
    let [both, left, right] = [read("both")?, read("left")?, read("right")?];
    let span = table.span.clone();
    table.end(&["both", "left", "right"])?;
    if both.is_empty() && left.is_empty() && right.is_empty() {
        let message = say!("[moves] says of nobody how to move");
        let help = say!("as in both = [\"right down: .. -> ##\"], or left = […] and right = […]");
        return Err(wrong(message, span).with_help(help));
    }
    let is_impartial = left.is_empty() && right.is_empty();
    let patterns = PerPlayer([[both.clone(), left].concat(), [both, right].concat()]);
    Ok(Patterns { patterns, is_impartial, span })
}

fn examples(
    root: &Table<'_>,
    value: Value<'_>,
    word: &str,
) -> Result<Vec<FileExample>, ParseError> {
    let span = value.span();
    let DeValue::Array(list) = value.into_inner() else {
        return Err(wrong(say!("examples are written as [[example]], one below another"), span));
    };
    if list.len() > MOST_EXAMPLES {
        return Err(wrong(say!("there are at most {} examples", MOST_EXAMPLES), span));
    }
    let mut examples = Vec::new();
    let mut known = HashSet::new();
    for entry in list {
        let span = entry.span();
        let DeValue::Table(table) = entry.into_inner() else {
            return Err(wrong(say!("expected the table [[example]]"), span));
        };
        let mut table = Table::new(root.text, "[[example]]", span, table);
        let position = table.needed("position", "position = \"4x4\"")?;
        let (position, at) = table.text(position, LONGEST.1)?;
        let text = match position.contains(':') {
            true => position.clone(),
            false => format!("{word}: {}", position.trim()),
        };
        if !known.insert(text.clone()) {
            return Err(wrong(say!("this example stands here twice"), at));
        }
        let mut expected = Vec::new();
        for (key, make) in
            [("value", Expected::Value as fn(String) -> Expected), ("outcome", Expected::Outcome)]
        {
            if let Some(value) = table.take(key) {
                let (text, span) = table.text(value, LONGEST.0)?;
                let made = make(text);
                match &made {
                    Expected::Outcome(class) if !CLASSES.contains(&class.trim()) => {
                        let message = say!("no outcome class is called '{}'", excerpt(class));
                        let help = say!("the outcome classes are {}", CLASSES.join(", "));
                        return Err(wrong(message, span).with_help(help));
                    }
                    _ => expected.push((made, span)),
                }
            }
        }
        let shows = match (table.take("shows"), expected.first()) {
            (Some(value), _) => table.text(value, LONGEST.1)?.0,
            (None, Some((Expected::Value(value), _))) => say!("the value is {}", value),
            (None, Some((Expected::Outcome(class), _))) => say!("the outcome class is {}", class),
            (None, None) => say!("a position to begin with"),
        };
        table.end(&["position", "value", "outcome", "shows"])?;
        let shown = Example { position: Cow::Owned(text), shows: Cow::Owned(shows) };
        examples.push(FileExample { shown, at, expected });
    }
    Ok(examples)
}
