//! Take-and-break games: heaps that are made smaller and split.
//!
//! Which replacements of a heap are moves, the code says: see
//! [`code`](crate::impartial::sequence::code). The best known of these games have
//! pages of their own, all others share one.
//!
//! # Values
//! Heaps are independent, so a position is worth the nim-sum of its heaps, and
//! their values come from the sequence of the game, which is computed as far as
//! the largest heap.
//!
//! # Empty heaps
//! Moves name heaps by their numbers, so that an empty heap keeps its place, as a pile of Nim does.
//! Only where a move may split a heap, and so numbers those behind it anew, does a heap that is
//! taken as a whole leave the list.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Budget, Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::impartial::sequence::HeapRules;
use crate::impartial::sequence::kernel::{Fastest, Keep, Values, fastest};
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::reading::{joined, numbers};
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, RuleOption};

const EXAMPLE: &str = message!("a position looks like 0.77: 12, 5 or grundy: 20");
const MOST_HEAPS: usize = 64;

/// The values of all heaps that are not too large take less.
const MOST_WORK: u64 = 1 << 32;

/// The largest heap, by how many heaps a move may leave: there are as many moves
/// as partitions.
pub(in crate::rulesets) fn largest_heap(most_parts: Option<u32>) -> u64 {
    match most_parts {
        Some(0..=2) => 1 << 14,
        Some(3) => 400,
        Some(4) => 100,
        _ => 30,
    }
}

/// Heaps of a game.
#[derive(Clone)]
pub struct Heaps {
    kind: Arc<Kind>,
    heaps: Vec<u64>,
}

/// The rules, and the values known so far.
struct Kind {
    rules: HeapRules,
    /// The page of the catalogue.
    description: &'static Description,
    /// `None` if moves leave more than two heaps.
    values: Option<Mutex<Fastest>>,
}

impl Heaps {
    /// The rules.
    pub fn rules(&self) -> &HeapRules {
        &self.kind.rules
    }

    /// The heaps; some may be empty.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    fn with(&self, index: usize, left: &[u64]) -> Heaps {
        let mut heaps = self.heaps.clone();
        let stays = heaps.len() == 1 || self.rules().code().is_subtraction();
        let left = if left.is_empty() && stays { &[0] } else { left };
        heaps.splice(index..=index, left.iter().copied());
        Heaps { kind: self.kind.clone(), heaps }
    }

    /// The heap that goes, and what is left of it.
    fn replacements(&self) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
        self.heaps.iter().enumerate().flat_map(|(index, &heap)| {
            self.rules().code().options(heap).map(move |left| (index, left))
        })
    }
}

impl fmt::Debug for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heaps").field(&self.to_string()).finish()
    }
}

impl PartialEq for Heaps {
    fn eq(&self, other: &Heaps) -> bool {
        self.heaps == other.heaps
            && (Arc::ptr_eq(&self.kind, &other.kind) || self.rules() == other.rules())
    }
}

impl Eq for Heaps {}

impl Hash for Heaps {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Tables hold positions of one game.
        self.heaps.hash(state);
    }
}

impl Game for Heaps {
    fn options(&self) -> Options<'_, Heaps> {
        Options::new(self.replacements().map(|(index, left)| self.with(index, &left)))
    }

    fn components(&self) -> Vec<Heaps> {
        let heap = |&heap: &u64| Heaps { kind: self.kind.clone(), heaps: vec![heap] };
        self.heaps.iter().filter(|heap| **heap > 0).map(heap).collect()
    }

    fn canonical(mut self) -> Heaps {
        self.heaps.retain(|heap| *heap > 0);
        self.heaps.sort_unstable();
        self
    }

    /// The value of a single heap, from the sequence of the game.
    fn known_value(&self) -> Option<u64> {
        let &[heap] = self.heaps.as_slice() else {
            return self.heaps.is_empty().then_some(0);
        };
        let values = self.kind.values.as_ref()?;
        // What a panic elsewhere left behind are still values.
        let mut values = values.lock().unwrap_or_else(PoisonError::into_inner);
        if values.len() <= heap {
            values.extend(heap + 1, &mut Budget::nodes(MOST_WORK), &mut |_| ()).ok()?;
        }
        let found = values.values(heap..heap + 1)?;
        found.first().map(|&value| value.into())
    }

    fn owned_bytes(&self) -> usize {
        self.heaps.len() * size_of::<u64>()
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rules(), counters::written(&self.heaps))
    }
}

/// Whether this is the code of a game with heaps, as `0.77` and `C.16` are.
pub(in crate::rulesets) fn is_code(word: &str) -> bool {
    word.contains('.') && word.parse::<HeapRules>().is_ok()
}

/// The rules that stand before the colon.
fn rules_of(head: Head<'_>) -> Result<HeapRules, ParseError> {
    let start = head.name.start;
    let text = match head.options {
        // What stands in the brackets belongs to the name of the game.
        Some(options) => format!("{}{}", head.name.text, options.text.trim_end()),
        None => head.name.text.into(),
    };
    let rules: HeapRules = text.parse().map_err(|error: ParseError| error.shifted(start))?;
    let span = start..start + text.len();
    let code = rules.code();
    if code.raises() > 0 {
        let message = say!("in {} heaps may grow without bound", rules.to_string());
        return Err(ParseError::new(message, span)
            .with_help(say!("a digit left of the last before the point puts counters on")));
    }
    Ok(rules)
}

impl Searched for Heaps {
    fn description(&self) -> &Description {
        self.kind.description
    }

    const SEARCHER: Searcher = Searcher::of::<Heaps>();

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Heaps, ParseError> {
        let rules = rules_of(head)?;
        let most = largest_heap(rules.code().most_parts());
        let heaps = numbers(body, message!("a heap"), most, MOST_HEAPS, EXAMPLE)?;
        if heaps.iter().sum::<u64>() > most {
            let message = say!("more than {} counters", most);
            return Err(ParseError::new(message, body.trimmed().span()));
        }
        let values = rules.code().digits().and_then(|digits| fastest(&digits, Keep::All).ok());
        let kind = Arc::new(Kind {
            rules,
            description: page(head.name.text),
            values: values.map(Mutex::new),
        });
        Ok(Heaps { kind, heaps })
    }

    fn moves(&self) -> Options<'_, (MoveName, Heaps)> {
        Options::new(self.replacements().map(|(index, left)| {
            (counters::replaces(&self.heaps, index, &left), self.with(index, &left))
        }))
    }

    fn as_heaps(&self) -> Option<(&HeapRules, &[u64])> {
        Some((self.rules(), &self.heaps))
    }

    fn size(&self) -> u64 {
        self.heaps.iter().sum::<u64>().max(1)
    }

    fn count_parts(&self) -> u64 {
        self.heaps.len() as u64
    }
}

/// Whether a word is a code: what begins with a digit is one, though maybe a wrong one.
pub(in crate::rulesets) fn is_called(word: &str) -> bool {
    let has_digits = word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.');
    has_digits || is_code(word)
}

/// The words of subtraction games.
pub(in crate::rulesets) const SUBTRACTIONS: [&str; 2] = ["subtraction", "allbut"];

/// The words of the other codes that have names.
pub(in crate::rulesets) const OCTALS: [&str; 4] = ["octal", "officers", "lasker", "splittles"];

/// The page of the catalogue of the game with this name.
fn page(word: &str) -> &'static Description {
    let named = [&KAYLES, &DAWSON_KAYLES, &DAWSON_CHESS, &GRUNDY];
    match named.into_iter().find(|page| page.id == word) {
        Some(page) => page,
        None if SUBTRACTIONS.contains(&word) => &SUBTRACTION,
        None => &OCTAL,
    }
}

/// The number of a row, under which moves are listed that leave more heaps than
/// pins can tell.
fn row(index: usize) -> String {
    format!("row {}", index + 1)
}

impl Sketch for Heaps {
    fn figure(&self) -> Option<Figure> {
        let mut figure = pins::rows(&say!("Rows of pins"), Thing::Pin, &self.heaps)?;
        let layout = pins::Layout::of(&self.heaps)?;
        for (index, &heap) in self.heaps.iter().enumerate() {
            pins::gaps(&mut figure, &layout, index, heap);
            let label = say!("Row {}: list its moves", index + 1);
            figure.spot(layout.place(index, 0), CELL - 8, row(index), label);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &self.heaps, |heaps| joined(heaps, ", ")))
    }

    fn sequence(&self) -> Option<String> {
        Some(self.rules().to_string())
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        counters::broken(name)
    }

    fn listed_under(&self, name: &MoveName) -> Option<String> {
        self.handles(name).is_empty().then(|| row(counters::replaced(name).0))
    }

    fn other_handles(&self, name: &MoveName) -> Option<Vec<String>> {
        counters::broken_otherwise(name)
    }
}

const MOVES: &str = "A move names the heap before and what it leaves, as in 12 -> 5, 6; where \
                     there are several heaps, also which one, as in 2: 12 -> 5, 6.";
const GUY_SMITH: &str = "R. K. Guy, C. A. B. Smith, The G-values of various games, Proceedings of \
                         the Cambridge Philosophical Society 52 (1956) 514-526";
const WINNING_WAYS: &str = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your \
                            Mathematical Plays, chapter 4";

/// What people need to know of Kayles.
pub static KAYLES: Description = description! {
    id: "kayles",
    title: "Kayles",
    family: Family::Heaps,
    rules: [
        "Pins stand in rows. A move knocks down one pin, or two that are neighbours, which \
                 may split a row in two. Whoever cannot move loses, so whoever knocks down the \
                 last pin wins. It is the octal game 0.77.",
        MOVES,
    ],
    options: [],
    examples: [
        Example::new("kayles: 12, 5", "two rows of equal value"),
        Example::new("kayles: 13", "the row of Rip Van Winkle"),
        Example::new("misere kayles: 5, 4", "the last pin loses"),
    ],
    references: [
        "H. E. Dudeney, The Canterbury Puzzles (1908), puzzle 73",
        GUY_SMITH,
        WINNING_WAYS,
    ],
};

/// What people need to know of Dawson's Kayles.
pub static DAWSON_KAYLES: Description = description! {
    id: "dawson-kayles",
    title: "Dawson's Kayles",
    family: Family::Heaps,
    rules: [
        "Pins stand in rows. A move knocks down two pins that are neighbours, which may \
                 split a row in two. Whoever cannot move loses. It is the octal game 0.07.",
        MOVES,
    ],
    options: [],
    examples: [
        Example::new("dawson-kayles: 15", "a row that is lost"),
        Example::new("dawson-kayles: 8, 11, 4", "three rows"),
    ],
    references: [GUY_SMITH, WINNING_WAYS],
};

/// What people need to know of Dawson's Chess.
pub static DAWSON_CHESS: Description = description! {
    id: "dawson-chess",
    title: "Dawson's Chess",
    family: Family::Heaps,
    rules: [
        "On a board of three rows stand white pawns in the first and black pawns in the \
                 third. Capturing is obligatory, and whoever makes the last move wins. So to \
                 advance a pawn takes its column out of the game, with the columns on both sides. \
                 A heap is a row of such columns. It is the octal game 0.137.",
        MOVES,
    ],
    options: [],
    examples: [
        Example::new("dawson-chess: 8", "the width of a chessboard"),
        Example::new("dawson-chess: 9, 5", "two boards"),
    ],
    references: ["T. R. Dawson, Caissa's Wild Roses (1935), problem 80", GUY_SMITH, WINNING_WAYS],
};

/// What people need to know of Grundy's game.
pub static GRUNDY: Description = description! {
    id: "grundy",
    title: "Grundy's game",
    family: Family::Heaps,
    rules: [
        "A move splits a heap into two heaps of different sizes. Whoever cannot move \
                 loses: then all heaps are 1 or 2. Whether the values become periodic is not \
                 known.",
        MOVES,
    ],
    options: [],
    examples: [
        Example::new("grundy: 20", "one heap"),
        Example::new("grundy: 7, 9, 12", "three heaps"),
    ],
    references: ["P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8", WINNING_WAYS],
};

/// What people need to know of subtraction games.
pub static SUBTRACTION: Description = description! {
    id: "subtraction",
    title: "Subtraction games",
    family: Family::Heaps,
    rules: [
        "A move takes a number of counters from one heap, but only a number of a given \
                 set: of 1, 3 and 4 in subtraction(1,3,4). In allbut(2,3) all numbers but these \
                 may be taken. Whoever cannot move loses. The values of a finite set are always \
                 periodic.",
        MOVES,
    ],
    options: [RuleOption::new("1,3,4", "the set, in brackets")],
    examples: [
        Example::new("subtraction(1,3,4): 21", "one heap"),
        Example::new("subtraction(2,5,6): 10, 12", "two heaps"),
        Example::new("allbut(2,3): 9, 4", "neither 2 nor 3 may be taken"),
    ],
    references: [WINNING_WAYS],
};

/// What people need to know of all other codes.
pub static OCTAL: Description = description! {
    id: "octal",
    title: "Octal games, and all take-and-break games",
    family: Family::Heaps,
    rules: [
        "A code such as 0.37 says what becomes of a heap. The k-th digit behind the point \
                 is about moves that take k counters: it is the sum of 1 if they may be the whole \
                 heap, 2 if a part of it may be left, 4 if what is left may be split in two, 8 in \
                 three, and so on. The digit before the point is about splitting without taking. \
                 Whoever cannot move loses.",
        "Digits from 8 on are hexadecimal, and go on to V. In 4!.0 heaps must differ, in \
                 0.{0,2+}1 any two heaps or more may be left, in 0.3[01] the digits in brackets \
                 repeat. There are also officers (0.6), lasker (4.[3]) and splittles(2,3).",
        MOVES,
    ],
    options: [],
    examples: [
        Example::new("0.137: 12, 5", "two heaps of an octal game"),
        Example::new("officers: 15", "0.6, of unknown period"),
        Example::new("lasker: 7, 8", "Nim in which heaps may be split"),
        Example::new("0.8: 12", "take 1 and leave three heaps"),
    ],
    references: [
        GUY_SMITH,
        WINNING_WAYS,
        "A. N. Siegel, Combinatorial Game Theory (2013), chapter IV.2",
    ],
};
