//! Games of n players as they are defined: an n-tuple of sets of games, and sums of them.
//!
//! # Definition
//! A game of n players is {G₁ | … | Gₙ}, where Gᵢ is a set of games of n players: what player i may
//! move to. The end is {∅ | … | ∅}, written 0; *k is the heap from which anybody may take some
//! of k matches: * = {0|0|0} where three play. In a sum a player moves in one of its parts.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::{counted, translated};
use nimatron_nimber::{message, say};

use super::{Game, Players, Seat};
use crate::foundation::{MoveName, NamePart, Options, Piece, Sign};

/// The most options in one text, those of options counted.
const MOST_OPTIONS: usize = 100_000;
/// The highest heap that is written as one.
const HIGHEST: usize = 100;
/// The most braces within braces.
const DEEPEST: usize = 100;

const EXAMPLE: &str = message!("a game of three players looks like {*,*2|0|} or {0|0|0} + {*|*|*}");

/// A sum of games of n players.
///
/// ```
/// use nimatron::multiplayer::{Forms, Game};
/// let game = Forms::read("{ * , *2 | 0 | } + *2 + {0|0|0} + {||}")?;
/// assert_eq!(game.to_string(), "* + *2 + {*,*2|0|}");
/// assert_eq!(game.players().number(), 3);
/// assert_eq!(Forms::read(&game.to_string())?, game);
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Forms {
    players: Players,
    /// In increasing order, none of them the end.
    parts: Vec<Form>,
}

/// A tuple of sets of games.
#[derive(Clone, Debug)]
struct Form(Arc<Tuple>);

#[derive(Debug)]
struct Tuple {
    /// How it is written, which is the same for equal tuples alone.
    text: String,
    /// The options of each player.
    options: Vec<BTreeSet<Forms>>,
}

impl Forms {
    /// The end, in which nobody has a move.
    pub fn end(players: Players) -> Forms {
        Forms { players, parts: Vec::new() }
    }

    /// The heap of this height; `None` if it is higher than can be held as a tuple.
    pub fn heap(height: usize, players: Players) -> Option<Forms> {
        if height > HIGHEST {
            return None;
        }
        let mut lower: BTreeSet<Forms> = BTreeSet::new();
        let mut heap = Forms::end(players);
        for _ in 0..height {
            lower.insert(heap);
            heap = Forms::of(vec![lower.clone(); players.number()], players);
        }
        Some(heap)
    }

    /// The game with these options, a set for each player.
    pub fn tuple(options: Vec<BTreeSet<Forms>>) -> Option<Forms> {
        let players = Players::new(options.len() as u64)?;
        let fits = |option: &Forms| option.players == players;
        options.iter().flatten().all(fits).then(|| Forms::of(options, players))
    }

    fn of(options: Vec<BTreeSet<Forms>>, players: Players) -> Forms {
        if options.iter().all(BTreeSet::is_empty) {
            return Forms::end(players);
        }
        let text = match height(&options) {
            Some(1) => "*".to_string(),
            Some(height) => format!("*{height}"),
            None => braces(&options),
        };
        Forms { players, parts: vec![Form(Arc::new(Tuple { text, options }))] }
    }

    /// The sum of both; `None` if they are games of different numbers of players.
    pub fn plus(&self, other: &Forms) -> Option<Forms> {
        (self.players == other.players).then(|| {
            let mut parts = [&self.parts[..], &other.parts[..]].concat();
            parts.sort();
            Forms { players: self.players, parts }
        })
    }

    /// The moves of a player, each with its name: the part, and what it becomes.
    ///
    /// ```
    /// use nimatron::multiplayer::{Forms, Seat};
    /// let game = Forms::read("* + {*|0|}")?;
    /// let names: Vec<String> = game.moves(Seat::FIRST).iter().map(|(name, _)| name.to_string()).collect();
    /// assert_eq!(names, ["1: * -> 0", "2: {*|0|} -> *"]);
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    pub fn moves(&self, seat: Seat) -> Vec<(MoveName, Forms)> {
        let word = |text: String| NamePart::Word(text.into());
        let named = |(index, option, to): (usize, &Forms, Forms)| {
            let becomes = [
                word(self.parts[index].0.text.clone()),
                Sign::Arrow.into(),
                word(option.to_string()),
            ];
            (MoveName::in_part(self.parts.len(), index, becomes), to)
        };
        self.made(seat).map(named).collect()
    }

    /// The options of a player, each with the index of the part that is played in, and what it
    /// becomes.
    fn made(&self, seat: Seat) -> impl Iterator<Item = (usize, &Forms, Forms)> {
        self.parts.iter().enumerate().flat_map(move |(index, Form(tuple))| {
            // Equal parts have equal moves.
            let is_first =
                index.checked_sub(1).is_none_or(|before| self.parts[before] != self.parts[index]);
            let options = tuple.options.get(seat.index()).filter(|_| is_first);
            options.into_iter().flatten().map(move |option| {
                let mut parts = self.parts.clone();
                parts.remove(index);
                parts.extend_from_slice(&option.parts);
                parts.sort();
                (index, option, Forms { players: self.players, parts })
            })
        })
    }

    /// The number of signs in which it is written.
    pub fn size(&self) -> u64 {
        let signs = |Form(tuple): &Form| tuple.text.len() as u64;
        self.parts.iter().map(signs).sum::<u64>() + 1
    }

    /// Reads a game; how many play is seen from the first tuple in it.
    ///
    /// # Errors
    /// What is wrong, and where: a tuple with another number of bars, for one.
    pub fn read(text: &str) -> Result<Forms, ParseError> {
        Forms::read_piece(Piece::whole(text), None)
    }

    /// Reads a game of this number of players, or of the number that is seen from the first tuple.
    ///
    /// # Errors
    /// As [`read`](Forms::read).
    pub fn read_piece(piece: Piece<'_>, players: Option<Players>) -> Result<Forms, ParseError> {
        let players = match players {
            Some(players) => players,
            None => players_of_first(piece)?,
        };
        let heaps = HashMap::new();
        let mut reader = Reader { piece, at: 0, depth: 0, players, options: 0, heaps };
        let game = reader.sum()?;
        match reader.peek() {
            None => Ok(game),
            Some(_) => Err(reader.unexpected()),
        }
    }
}

/// The height of the heap that has these options.
fn height(options: &[BTreeSet<Forms>]) -> Option<usize> {
    let (first, others) = options.split_first()?;
    let is_lower = |(height, option): (usize, &Forms)| match option.parts.as_slice() {
        [] => height == 0,
        [Form(tuple)] => match tuple.text.as_str() {
            "*" => height == 1,
            text => text.strip_prefix('*').and_then(|text| text.parse().ok()) == Some(height),
        },
        _ => false,
    };
    let all = others.iter().all(|other| other == first);
    (all && first.iter().enumerate().all(is_lower)).then_some(first.len())
}

fn braces(options: &[BTreeSet<Forms>]) -> String {
    let list = |options: &BTreeSet<Forms>| {
        let texts: Vec<String> = options.iter().map(Forms::to_string).collect();
        texts.join(",")
    };
    let lists: Vec<String> = options.iter().map(list).collect();
    // Doubled bars divide games of two players.
    format!("{{{}}}", lists.join("|").replace("||", "| |").replace("||", "| |"))
}

/// The number of players of the first tuple in a text.
fn players_of_first(piece: Piece<'_>) -> Result<Players, ParseError> {
    let missing = || {
        let message = say!("expected a tuple, by which it is seen how many play");
        ParseError::new(message, piece.trimmed().span()).with_help(translated(EXAMPLE))
    };
    let opening = piece.text.find('{').ok_or_else(missing)?;
    let (mut depth, mut bars, mut end) = (0usize, 0u64, piece.text.len());
    for (at, sign) in piece.text[opening..].char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '|' if depth == 1 => bars += 1,
            _ => {}
        }
        if depth == 0 {
            end = opening + at + 1;
            break;
        }
    }
    Players::new(bars + 1).ok_or_else(|| {
        let span = piece.start + opening..piece.start + end;
        let message = say!("a tuple of {}: 2 to {} players may play", bars + 1, Players::MOST);
        ParseError::new(message, span).with_help(translated(EXAMPLE))
    })
}

struct Reader<'t> {
    piece: Piece<'t>,
    at: usize,
    depth: usize,
    players: Players,
    options: usize,
    heaps: HashMap<usize, Forms>,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<char> {
        let rest = &self.piece.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.piece.text[self.at..].chars().next()
    }

    fn take(&mut self, sign: char) -> bool {
        let is_next = self.peek() == Some(sign);
        if is_next {
            self.at += sign.len_utf8();
        }
        is_next
    }

    fn error(&self, message: impl Into<String>, from: usize) -> ParseError {
        let start = self.piece.start;
        ParseError::new(message, start + from..start + self.at.max(from))
            .with_help(translated(EXAMPLE))
    }

    fn unexpected(&mut self) -> ParseError {
        let from = self.at;
        match self.peek() {
            None => self.error(say!("expected a game here"), from),
            Some(sign) => {
                let from = self.at;
                self.at += sign.len_utf8();
                self.error(say!("expected a game of n players"), from)
            }
        }
    }

    fn sum(&mut self) -> Result<Forms, ParseError> {
        let mut sum = self.term()?;
        while self.take('+') {
            let term = self.term()?;
            sum = sum.plus(&term).unwrap_or(sum);
        }
        Ok(sum)
    }

    fn term(&mut self) -> Result<Forms, ParseError> {
        match self.peek() {
            Some('0') => {
                self.at += 1;
                Ok(Forms::end(self.players))
            }
            Some('*') => self.heap(),
            Some('{') => self.tuple(),
            _ => Err(self.unexpected()),
        }
    }

    fn heap(&mut self) -> Result<Forms, ParseError> {
        let from = self.at;
        self.at += 1;
        let rest = &self.piece.text[self.at..];
        let digits = rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let height = &rest[..digits];
        self.at += digits;
        let height = if height.is_empty() { Some(1) } else { height.parse().ok() };
        let height = height.filter(|&height| height <= HIGHEST);
        let heap = height.and_then(|height| match self.heaps.get(&height) {
            Some(heap) => Some(heap.clone()),
            None => Forms::heap(height, self.players)
                .inspect(|heap| drop(self.heaps.insert(height, heap.clone()))),
        });
        heap.ok_or_else(|| self.error(say!("a heap may be up to *{} high here", HIGHEST), from))
    }

    fn tuple(&mut self) -> Result<Forms, ParseError> {
        let from = self.at;
        self.at += 1;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.error(say!("more than {} braces within braces", DEEPEST), from));
        }
        let mut options = vec![BTreeSet::new()];
        loop {
            if self.take('|') {
                options.push(BTreeSet::new());
            } else if self.take('}') {
                break;
            } else {
                let option = self.sum()?;
                self.options += 1;
                if self.options > MOST_OPTIONS {
                    return Err(self.error(say!("more than {} options", MOST_OPTIONS), from));
                }
                options.last_mut().map(|last| last.insert(option));
                match self.peek() {
                    Some(',') => {
                        self.at += 1;
                        if matches!(self.peek(), Some('|' | '}') | None) {
                            return Err(self.unexpected());
                        }
                    }
                    Some('|' | '}') => {}
                    Some(_) => return Err(self.unexpected()),
                    None => return Err(self.error(say!("this brace is not closed"), from)),
                }
            }
        }
        self.depth -= 1;
        let bars = options.len() - 1;
        if options.len() != self.players.number() {
            let message = say!(
                "{} here, where {} play: expected {}",
                counted(bars, "bar"),
                self.players.number(),
                self.players.number() - 1
            );
            return Err(self.error(message, from));
        }
        Ok(Forms::of(options, self.players))
    }
}

impl Game for Forms {
    fn players(&self) -> Players {
        self.players
    }

    fn options(&self, seat: Seat) -> Options<'_, Forms> {
        Options::new(self.made(seat).map(|(_, _, to)| to))
    }

    fn owned_bytes(&self) -> usize {
        self.parts.capacity() * size_of::<Form>()
    }
}

impl fmt::Display for Forms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Form(tuple)) in self.parts.iter().enumerate() {
            write!(f, "{}{}", if index > 0 { " + " } else { "" }, tuple.text)?;
        }
        if self.parts.is_empty() { f.write_str("0") } else { Ok(()) }
    }
}

impl PartialEq for Form {
    fn eq(&self, other: &Form) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.text == other.0.text
    }
}

impl Eq for Form {}

impl Hash for Form {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.text.hash(state);
    }
}

/// Shorter texts first: lower heaps before higher ones.
impl Ord for Form {
    fn cmp(&self, other: &Form) -> Ordering {
        let key = |form: &Form| form.0.text.len();
        key(self).cmp(&key(other)).then_with(|| self.0.text.cmp(&other.0.text))
    }
}

impl PartialOrd for Form {
    fn partial_cmp(&self, other: &Form) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
