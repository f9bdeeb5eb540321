//! Options in brackets before the colon of a position, numbers behind it, and the names of moves.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, did_you_mean};
use nimatron_nimber::{message, say};

use crate::foundation::{Convention, Head, MoveName, Piece, Player};

/// Refuses all options.
pub(super) fn no_options(head: Head<'_>, example: &str) -> Result<(), ParseError> {
    let options = head.list()?;
    let (Some(first), Some(last)) = (options.first(), options.last()) else { return Ok(()) };
    let message = say!("{} has no options", head.name.text);
    Err(ParseError::new(message, first.start..last.span().end).with_help(translated(example)))
}

/// Whose turn it is, by the option for that; Left's without it.
pub(super) fn read_turn(
    head: &mut Head<'_>,
    example: impl FnOnce() -> String,
) -> Result<Player, ParseError> {
    let Some(given) = head.take_turn()? else { return Ok(Player::Left) };
    let found = TURNS.iter().find(|(word, _)| *word == given.text);
    found.map(|(_, turn)| *turn).ok_or_else(|| {
        ParseError::new(say!("the turn is left or right"), given.span()).with_help(example())
    })
}

/// What the option for the turn may be.
const TURNS: [(&str, Player); 2] = [("left", Player::Left), ("right", Player::Right)];

/// Refuses all options but the turn, which has been read.
pub(super) fn turn_only(head: Head<'_>) -> Result<(), ParseError> {
    match head.list()?.first() {
        None => Ok(()),
        Some(other) => Err(unexpected(*other, "turn", message!("turn=right: Right is to move"))),
    }
}

fn unexpected(option: Piece<'_>, name: &str, example: &str) -> ParseError {
    let message = say!("expected the option {}=…", name);
    ParseError::new(message, option.span()).with_help(translated(example))
}

/// The one option, if it is there: one of these words.
pub(super) fn choice<T: Copy>(
    head: Head<'_>,
    choices: &[(&'static str, T)],
) -> Result<Option<T>, ParseError> {
    let words = || choices.iter().map(|(word, _)| *word);
    let mut chosen = None;
    for option in head.list()? {
        let found = choices.iter().find(|(word, _)| *word == option.text);
        let Some(&(_, choice)) = found.filter(|_| chosen.is_none()) else {
            let help = match did_you_mean(option.text, words()) {
                Some(word) => say!("did you mean '{}'?", word),
                None => say!("the option is one of: {}", words().collect::<Vec<_>>().join(", ")),
            };
            let message = say!("unknown option '{}'", option.shown());
            return Err(ParseError::new(message, option.span()).with_help(help));
        };
        chosen = Some(choice);
    }
    Ok(chosen)
}

/// What is given as the one option `name=…`, if it is there.
pub(super) fn named<'t>(
    head: Head<'t>,
    name: &str,
    example: &str,
) -> Result<Option<Piece<'t>>, ParseError> {
    let mut found = None;
    for option in head.list()? {
        match option.split_once("=") {
            Some((key, given)) if key.text.trim() == name && found.is_none() => {
                found = Some(given.trimmed());
            }
            _ => return Err(unexpected(option, name, example)),
        }
    }
    Ok(found)
}

/// A number from `least` to `most`. What it is and the example are messages.
pub(super) fn number(
    piece: Piece<'_>,
    what: &str,
    least: u64,
    most: u64,
    example: &str,
) -> Result<u64, ParseError> {
    let digits = !piece.text.is_empty() && piece.text.bytes().all(|byte| byte.is_ascii_digit());
    let found = piece.text.parse::<u64>().ok().filter(|found| (least..=most).contains(found));
    found.filter(|_| digits).ok_or_else(|| {
        let message = say!("expected {} from {} to {}", translated(what), least, most);
        ParseError::new(message, piece.span()).with_help(translated(example))
    })
}

/// Numbers with commas between them.
pub(super) fn numbers(
    body: Piece<'_>,
    what: &str,
    most: u64,
    most_parts: usize,
    example: &str,
) -> Result<Vec<u64>, ParseError> {
    let mut found = Vec::new();
    for piece in body.list() {
        if found.len() == most_parts {
            let message = say!("more than {} numbers", most_parts);
            return Err(ParseError::new(message, piece.span()));
        }
        found.push(number(piece, what, 0, most, example)?);
    }
    Ok(found)
}

/// The rows of a board, which are written with strokes between them; at least one.
pub(super) fn rows(body: Piece<'_>) -> Vec<Piece<'_>> {
    let mut rows = Vec::new();
    let mut rest = Some(body);
    while let Some(row) = rest {
        let (row, after) = match row.split_once("/") {
            Some((row, after)) => (row, Some(after)),
            None => (row, None),
        };
        rows.push(row.trimmed());
        rest = after;
    }
    rows
}

/// The sides of a board, rows and columns, that are written with an x between them.
pub(super) fn sides(body: Piece<'_>) -> Option<(usize, usize)> {
    let (rows, columns) = body.text.split_once(['x', '×'])?;
    Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
}

/// Things as they are read, with a separator between them.
pub(super) fn joined<T: ToString>(things: &[T], separator: &str) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(separator)
}

/// What one of several parts is called: with its number, counted from 1, where there are more than
/// one.
pub(super) fn numbered(parts: usize, index: usize, name: impl std::fmt::Display) -> String {
    if parts > 1 { format!("{}: {name}", index + 1) } else { name.to_string() }
}

/// A game as it is written, with the convention before it and the turn among its options.
pub(super) fn with_turn(convention: Convention, turn: Player, game: &str) -> String {
    let misere = if convention == Convention::Misere { "misere " } else { "" };
    match (turn, game.split_once(':')) {
        (Player::Right, Some((head, body))) => match head.strip_suffix(')') {
            Some(options) => format!("{misere}{options}, turn=right):{body}"),
            None => format!("{misere}{head}(turn=right):{body}"),
        },
        _ => format!("{misere}{game}"),
    }
}

/// The name of a move without blanks, its arrows in ASCII.
pub(super) fn simplified(name: &str) -> String {
    let name = name.replace('→', "->").replace('×', "x");
    name.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// The error for a text that names none of these moves.
pub(super) fn no_such_move<G>(text: &str, moves: &[(MoveName, G)]) -> ParseError {
    let piece = Piece::whole(text).trimmed();
    let error = ParseError::new(say!("there is no move '{}' here", piece.shown()), piece.span());
    let names: Vec<String> = moves.iter().map(|(name, _)| name.to_string()).collect();
    let names = || names.iter().map(String::as_str);
    match did_you_mean(piece.text, names()) {
        Some(near) => error.with_help(say!("did you mean '{}'?", near)),
        None => match names().next() {
            Some(first) => error.with_help(say!("a move is written like {}", first)),
            None => error.with_help(say!("there is no move left")),
        },
    }
}

/// A move that was read, if it is one of those by the rules.
pub(super) fn confirmed<M: PartialEq>(
    text: &str,
    read: M,
    by_rules: Option<impl Iterator<Item = M>>,
) -> Result<M, ParseError> {
    let found = by_rules.and_then(|mut moves| moves.find(|legal| *legal == read));
    let piece = Piece::whole(text).trimmed();
    let refused = || say!("the move '{}' is against the rules", piece.shown());
    found.ok_or_else(|| ParseError::new(refused(), piece.span()))
}
