//! How positions of n players are read and written.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{BYTE_ORDER_MARK, ParseError, Reading};
use nimatron_nimber::{message, say};

use super::{Board, Position};
use crate::foundation::{Convention, Head, Piece};
use crate::multiplayer::{Coalition, Ending, Forms, Game, Players, Preferences, Seat, State};
use crate::rulesets;

/// The word before a sum of tuples.
pub(super) const TUPLE: &str = "tuple";

const KEYS: [&str; 6] = ["players", "left", "ending", "turn", "out", "prefer"];

const EXAMPLE: &str = message!("a position of n players looks like nim(players=3): 1, 2, 3");

/// Whether a text is meant as a position of n players, right or wrong: it has one of their options,
/// or is a tuple.
///
/// ```
/// use nimatron::rulesets::multiplayer::is_meant;
/// assert!(is_meant("nim(players=3): 1, 2") && is_meant("{0|0|0} + *2"));
/// assert!(!is_meant("nim(max=3): 1, 2") && !is_meant("domineering(turn=right): 2x2"));
/// ```
pub fn is_meant(text: &str) -> bool {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text).trim_start();
    if text.starts_with('{') || text.starts_with('*') && text.contains('{') {
        return true;
    }
    Piece::whole(text).split_once(":").is_some_and(|(head, _)| {
        let head = Head::of(head);
        // Two players, Left and Right, take turns by name.
        let is_seat = |given: Piece<'_>| given.text.chars().count() == 1;
        let tells =
            |option| key(option).is_some_and(|(key, given)| key != "turn" || is_seat(given));
        head.name.text == TUPLE || options(head).any(tells)
    })
}

/// What stands between the commas in the brackets behind the word of the ruleset.
fn options<'t>(head: Head<'t>) -> impl Iterator<Item = Piece<'t>> {
    let inside = head.options.map(|options| {
        let text = options.text.strip_prefix('(').unwrap_or(options.text).trim_end();
        Piece { text: text.strip_suffix(')').unwrap_or(text), start: options.start + 1 }
    });
    inside.into_iter().flat_map(Piece::list)
}

/// Which of the options of a table it is, and what is given.
fn key(option: Piece<'_>) -> Option<(&'static str, Piece<'_>)> {
    let (name, given) = option.split_once("=")?;
    let key = KEYS.into_iter().find(|key| *key == name.text.trim())?;
    Some((key, given.trimmed()))
}

/// Reads a position: see the [module](super).
pub(super) fn read(text: &str) -> Result<Reading<Position>, ParseError> {
    let unmarked = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let by = text.len() - unmarked.len();
    let read = read_unmarked(unmarked).map(|reading| reading.shifted(by));
    read.map_err(|error| error.shifted(by))
}

fn read_unmarked(text: &str) -> Result<Reading<Position>, ParseError> {
    let whole = Piece::whole(text);
    let Some((head, body)) = whole.split_once(":") else {
        let game = Forms::read(text)?;
        return Ok(Reading::plain(Position::new(
            Board::tuple(game),
            Seat::FIRST,
            Ending::LastWins,
        )));
    };
    let head = Head::of(head);
    let mut given: Vec<(&str, Piece<'_>)> = Vec::new();
    for (key, value) in options(head).filter_map(key) {
        if given.iter().any(|(other, _)| *other == key) {
            return Err(wrong(say!("{} is given twice", key), value));
        }
        given.push((key, value));
    }
    let value_of = |key: &str| given.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
    let players = value_of("players");
    let is_tuple = head.name.text == TUPLE;
    let number = match players {
        Some(piece) => read_players(piece)?,
        // How many play is seen from the first tuple.
        None if is_tuple => Forms::read_piece(body, None)?.players(),
        None => return Err(wrong(say!("expected players=, the number of players"), head.name)),
    };
    let owners = value_of("left");
    let (board, notes) = match is_tuple {
        true => {
            if let Some(option) = options(head).find(|option| key(*option).is_none()) {
                return Err(wrong(say!("unknown option of a tuple"), option));
            }
            if let Some(owners) = owners {
                return Err(wrong(say!("tuples say themselves who has which moves"), owners));
            }
            (Board::tuple(Forms::read_piece(body, Some(number))?), Vec::new())
        }
        false => {
            let Reading { value, notes } = rulesets::Position::read(&without_options(text, head))?;
            let at = players.unwrap_or(head.name);
            (board(value, number, owners, at)?, notes)
        }
    };
    let ending = read_ending(value_of("ending"), head)?;
    let turn = value_of("turn").map_or(Ok(Seat::FIRST), |piece| Seat::read(piece, number))?;
    let out =
        value_of("out").map_or(Ok(Coalition::NOBODY), |piece| Coalition::read(piece, number))?;
    if let Some(piece) = value_of("out") {
        if ending != Ending::Elimination {
            return Err(wrong(say!("players drop out where ending=elimination"), piece));
        }
        if out == Coalition::everybody(number) || out.has(turn) {
            let message = say!("whose turn it is has not dropped out");
            return Err(wrong(message, piece));
        }
    }
    let preferences = read_preferences(value_of("prefer"), ending, number)?;
    let state = State { game: board, turn, present: out.others(number) };
    Ok(Reading { value: Position::of(state, ending, preferences), notes })
}

fn wrong(message: String, piece: Piece<'_>) -> ParseError {
    ParseError::new(message, piece.span()).with_help(translated(EXAMPLE))
}

fn board(
    position: rulesets::Position,
    players: Players,
    owners: Option<Piece<'_>>,
    at: Piece<'_>,
) -> Result<Board, ParseError> {
    let title = position.description().title.clone();
    if let rulesets::Position::Loopy(_) = position {
        let message = say!("in {} positions can come again: two players play it", title);
        return Err(ParseError::new(message, at.span()));
    }
    if position.is_scored() {
        return Err(ParseError::new(say!("two players play {}", title), at.span()));
    }
    let impartial = match position.turn() {
        None => Board::impartial(position, players),
        Some(_) => {
            let left = match owners {
                Some(piece) => Coalition::read(piece, players)?,
                None if players == Players::TWO => Coalition::of([Seat::FIRST]),
                None => {
                    let message = say!(
                        "Left and Right have moves of their own in {}: say who has those of Left",
                        title
                    );
                    let help = say!("as in domineering(players=3, left=A+C): 4x4");
                    return Err(ParseError::new(message, at.span()).with_help(help));
                }
            };
            return Board::owned(position, players, left)
                .ok_or_else(|| wrong(say!("expected a position of a ruleset"), at));
        }
    };
    if let Some(owners) = owners {
        let message = say!("everybody has the same moves in {}", title);
        return Err(wrong(message, owners));
    }
    impartial.ok_or_else(|| wrong(say!("expected a position of a ruleset"), at))
}

fn read_players(piece: Piece<'_>) -> Result<Players, ParseError> {
    let number = piece.text.parse().ok().and_then(Players::new);
    number.ok_or_else(|| wrong(say!("2 to {} players may play", Players::MOST), piece))
}

fn read_ending(piece: Option<Piece<'_>>, head: Head<'_>) -> Result<Ending, ParseError> {
    let by_word = match head.convention {
        Convention::Misere => Some(Ending::StuckWins),
        Convention::Normal => None,
    };
    let Some(piece) = piece else { return Ok(by_word.unwrap_or_default()) };
    let word = piece.text.replace('è', "e");
    let found = Ending::ALL.into_iter().find(|ending| ending.word() == word);
    let words = Ending::ALL.map(Ending::word).join(", ");
    let found = found.ok_or_else(|| {
        ParseError::new(say!("unknown ending"), piece.span()).with_help(say!("endings: {}", words))
    })?;
    match by_word.is_some_and(|by_word| by_word != found) {
        true => Err(wrong(say!("the word 'misere' says otherwise"), piece)),
        false => Ok(found),
    }
}

fn read_preferences(
    piece: Option<Piece<'_>>,
    ending: Ending,
    players: Players,
) -> Result<Preferences, ParseError> {
    let Some(piece) = piece else { return Ok(Preferences::podium_at(ending, players)) };
    let rows = piece.text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    match (piece.text, rows) {
        ("podium", _) => Ok(Preferences::podium_at(ending, players)),
        ("selfish", _) => Ok(Preferences::selfish_at(ending, players)),
        (_, Some(text)) => Preferences::read(Piece { text, start: piece.start + 1 }, players),
        _ => {
            let help = say!("as in prefer=podium, prefer=selfish or prefer=[A>B>C, B>C>A, C>A=B]");
            let message = say!("expected podium, selfish, or rows of preferences in [ ]");
            Err(ParseError::new(message, piece.span()).with_help(help))
        }
    }
}

/// The text with blanks in place of the options of the table and the word for misère play, so that
/// all else stays where it is.
fn without_options(text: &str, head: Head<'_>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    if head.convention == Convention::Misere {
        bytes[..head.name.start].fill(b' ');
    }
    if let Some(all) = head.options {
        let own: Vec<Piece<'_>> = options(head).filter(|option| key(*option).is_none()).collect();
        let end = all.start + all.text.trim_end().len();
        let kept = if own.is_empty() { 0 } else { 1 };
        bytes[all.start + kept..end - kept].fill(b' ');
        for (index, option) in own.iter().enumerate() {
            bytes[option.span()].copy_from_slice(option.text.as_bytes());
            if index + 1 < own.len() {
                bytes[option.span().end] = b',';
            }
        }
    }
    // Whole characters are blanked, each byte by a blank.
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_string())
}

/// The position whose board is written so.
pub(super) fn written(position: &Position, board: &str) -> String {
    let players = position.players();
    let mut options = vec![format!("players={players}")];
    options.extend(position.board().left().map(|left| format!("left={}", left.to_text())));
    let ending = position.ending();
    if ending != Ending::default() {
        options.push(format!("ending={ending}"));
    }
    if position.turn() != Seat::FIRST {
        options.push(format!("turn={}", position.turn()));
    }
    let out = position.present().others(players);
    if out != Coalition::NOBODY {
        options.push(format!("out={}", out.to_text()));
    }
    let preferences = position.preferences();
    if *preferences == Preferences::selfish_at(ending, players) {
        options.push("prefer=selfish".into());
    } else if *preferences != Preferences::podium_at(ending, players) {
        options.push(format!("prefer=[{preferences}]"));
    }
    let options = options.join(", ");
    let (head, body) = board.split_once(':').unwrap_or((board, ""));
    match head.split_once('(') {
        Some((word, own)) => format!("{word}({options}, {own}:{body}"),
        None => format!("{head}({options}):{body}"),
    }
}
