//! Turning games in one dimension, and their Tartan products.
//!
//! # Rules
//! Coins lie on points of a board. In one dimension a move turns over some
//! coins that the [`Game`] allows, the rightmost from heads to tails. In the
//! product of games G, H, … a move chooses coins of G and coins of H, as if it
//! were a move in each, and turns over all coins at (x, y) with x among the
//! former and y among the latter; the one with the largest x and y must go from
//! heads to tails. Whoever cannot move loses.
//!
//! # Theorem (the Tartan theorem, *Winning Ways* ch. 14)
//! A head at (x, y) is worth the nim-product of the values of x in G and of y
//! in H, and a position the sum of its heads. Turning Corners is the product of
//! Turning Turtles with itself, Rugs that of Ruler.
//!
//! # Text
//! ```text
//! position = "turning" "(" game ")" ":" ("0" | coin {"," coin})
//!          | "tartan" "(" game "," game {"," game} ")" ":" ("0" | {point})
//! move     = coin {"," coin} {"x" coin {"," coin}}
//! ```
//! Named are the coins that show heads, `0` standing for none. A move is
//! written by the coins that it turns in each game: `7, 4, 1 x 3, 2`.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use nimatron_nimber::Natural;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError, did_you_mean};
use nimatron_nimber::{message, say};

use crate::foundation::{
    Budget, Convention, Exhausted, Head, IllegalMove, MoveCount, Nimber, Piece, Playable,
};
pub use crate::rulesets::coins::{Game, GrundyValues};
use crate::rulesets::description;
use crate::rulesets::nimbers::normal_play_only;
use crate::rulesets::points::{Stone, points};
use crate::rulesets::{
    Description, Example, Family, Product, ProductAnalysis, RuleOption, Solvable,
};

const ONE: &str = "turning";
const SEVERAL: &str = "tartan";
/// The words that name it.
pub(in crate::rulesets) const WORDS: [&str; 2] = [ONE, SEVERAL];
const EXAMPLE: &str = message!(
    "a position looks like turning(mock-turtles): 1, 4, 7 or tartan(ruler, twins): (2,3) (4,1)"
);
const MOVE_EXAMPLE: &str =
    message!("a move names the coins that it turns, as in 7, 4, 1 or 7, 4 x 3, 2");

/// The largest number of a coin in any game.
pub const MAX_COIN: u64 = 1 << 12;
/// The most games in a product.
pub const MAX_GAMES: usize = 6;
/// The most heads that are read.
const MAX_HEADS: usize = 1 << 16;
/// The most coins that a move may turn.
const MAX_TURNED: usize = 1 << 20;

/// Coins that show heads, in a turning game or a product of some.
///
/// ```
/// use nimatron::foundation::{Playable, Outcome};
/// use nimatron::rulesets::turning::Position;
///
/// let rugs: Position = "tartan(ruler, ruler): (2,3) (4,4)".parse()?;
/// let analysis = rugs.analyze();
/// assert_eq!(analysis.value().to_string(), "*4");
/// let chosen = analysis.winning_move().unwrap();
/// assert_eq!(rugs.play(&chosen)?.analyze().outcome(), Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    games: Vec<Game>,
    /// In lexicographic order, a coordinate for each game.
    heads: Vec<Vec<u64>>,
}

/// A move: the coins that it turns in each game, in decreasing order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// For each game the coins.
    pub turned: Vec<Vec<u64>>,
}

impl Move {
    /// The move in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        let times = match notation {
            Notation::Ascii => " x ",
            Notation::Unicode => " × ",
            Notation::Latex => " \\times ",
        };
        let sets = self
            .turned
            .iter()
            .map(|coins| coins.iter().map(u64::to_string).collect::<Vec<_>>().join(", "));
        sets.collect::<Vec<_>>().join(times)
    }

    /// The head that goes: the rightmost coin in each game.
    fn head(&self) -> Vec<u64> {
        self.turned.iter().filter_map(|coins| coins.first().copied()).collect()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

/// Items that can be gone through as often as needed.
type List<T> = Box<dyn Fn() -> Box<dyn Iterator<Item = T>>>;

/// Every choice of one item from each list.
fn choices<T: Clone + 'static>(lists: Vec<List<T>>) -> Box<dyn Iterator<Item = Vec<T>>> {
    let start: Box<dyn Iterator<Item = Vec<T>>> = Box::new(std::iter::once(Vec::new()));
    lists.into_iter().fold(start, |chosen, list| {
        Box::new(chosen.flat_map(move |chosen| {
            list().map(move |item| chosen.iter().cloned().chain([item]).collect())
        }))
    })
}

impl Position {
    /// The games, one for each dimension.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The coins that show heads, in lexicographic order.
    pub fn heads(&self) -> &[Vec<u64>] {
        &self.heads
    }

    /// Solves the position.
    ///
    /// Cost: the Grundy values of each game as far as its last head, and a
    /// nim-product for each coordinate.
    pub fn analyze(&self) -> Analysis {
        Analysis::new(self)
    }

    fn moves_of(&self, head: &[u64]) -> impl Iterator<Item = Move> + use<> {
        let sets = self.games.iter().zip(head).map(|(&game, &coin)| {
            let list: List<Vec<u64>> = Box::new(move || game.moves(coin));
            list
        });
        choices(sets.collect()).map(|turned| Move { turned })
    }

    fn check(&self, chosen: &Move) -> Result<(), IllegalMove> {
        let refused = |reason: String| Err(IllegalMove(reason));
        if chosen.turned.len() != self.games.len() {
            return refused(say!("a move turns coins in each of {} games", self.games.len()));
        }
        for (game, coins) in self.games.iter().zip(&chosen.turned) {
            if !game.allows(coins) {
                return refused(say!("{} does not allow to turn these coins", game.word()));
            }
        }
        let count = chosen.turned.iter().try_fold(1usize, |n, coins| n.checked_mul(coins.len()));
        if count.is_none_or(|count| count > MAX_TURNED) {
            return refused(say!("a move turns at most {} coins", MAX_TURNED));
        }
        let head = chosen.head();
        if self.heads.binary_search(&head).is_err() {
            return refused(say!("the coin {} does not show heads", stone(&head).to_string()));
        }
        Ok(())
    }

    fn word(&self) -> &'static str {
        if self.games.len() == 1 { ONE } else { SEVERAL }
    }
}

/// A head by its coordinates.
fn stone(head: &[u64]) -> Stone {
    Stone(head.iter().map(|&x| x.into()).collect())
}

impl Playable for Position {
    type Move = Move;

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn count_moves(&self) -> MoveCount {
        let moves = self.heads.iter().map(|head| {
            let counts = self.games.iter().zip(head).map(|(game, coin)| game.count_moves(*coin));
            counts.fold(Natural::ONE, |product, count| product * count)
        });
        MoveCount::Finite(moves.fold(Natural::ZERO, |sum, count| sum + count))
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.heads.iter().flat_map(|head| self.moves_of(head))))
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        self.check(chosen)?;
        let mut heads: BTreeSet<Vec<u64>> = self.heads.iter().cloned().collect();
        let lists = chosen.turned.iter().cloned().map(|coins| {
            let list: List<u64> = Box::new(move || Box::new(coins.clone().into_iter()));
            list
        });
        for coin in choices(lists.collect()) {
            if !heads.remove(&coin) {
                heads.insert(coin);
            }
        }
        Ok(Position { games: self.games.clone(), heads: heads.into_iter().collect() })
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let whole = Piece::whole(text);
        let mut turned = Vec::new();
        let mut rest = Some(whole);
        while let Some(piece) = rest {
            let halves = ["x", "×", "\\times"].into_iter().find_map(|sign| piece.split_once(sign));
            let (coins, after) =
                halves.map_or((piece, None), |(coins, after)| (coins, Some(after)));
            let mut coins = coins
                .list()
                .map(|piece| coin(piece, MAX_COIN, MOVE_EXAMPLE))
                .collect::<Result<Vec<_>, _>>()?;
            coins.sort_unstable_by(|a, b| b.cmp(a));
            turned.push(coins);
            rest = after;
        }
        let chosen = Move { turned };
        self.check(&chosen).map_err(|error| {
            ParseError::new(error.0, whole.trimmed().span()).with_help(translated(MOVE_EXAMPLE))
        })?;
        Ok(chosen)
    }

    fn to_text(&self, _notation: Notation) -> String {
        let games = self.games.iter().map(|game| game.word()).collect::<Vec<_>>().join(", ");
        let separator = if self.games.len() == 1 { ", " } else { " " };
        let heads = self.heads.iter().map(|head| stone(head).to_string()).collect::<Vec<_>>();
        let heads = if heads.is_empty() { "0".into() } else { heads.join(separator) };
        format!("{}({games}): {heads}", self.word())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

/// The number of a coin up to the last.
fn coin(piece: Piece<'_>, last: u64, example: &'static str) -> Result<u64, ParseError> {
    let number = piece.text.parse::<u64>().ok();
    number.filter(|number| (1..=last).contains(number)).ok_or_else(|| {
        ParseError::new(say!("expected a coin from 1 to {}", last), piece.span())
            .with_help(translated(example))
    })
}

fn games_of(head: Head<'_>) -> Result<Vec<Game>, ParseError> {
    let end = head.name.span().end;
    let options = head.options.map(Piece::trimmed);
    let inside = options.and_then(|options| {
        let inside = options.text.strip_prefix('(')?.strip_suffix(')')?;
        Some(Piece { text: inside, start: options.start + 1 })
    });
    let Some(inside) = inside else {
        let span = options.map_or(end..end, Piece::span);
        return Err(ParseError::new(say!("expected a game in brackets"), span)
            .with_help(translated(EXAMPLE)));
    };
    let games = inside.list().map(|word| {
        Game::ALL.into_iter().find(|game| game.word() == word.text).ok_or_else(|| {
            let words = Game::ALL.map(Game::word);
            let help = match did_you_mean(word.text, words) {
                Some(known) => say!("did you mean '{}'?", known),
                None => say!("the turning games are {}", words.join(", ")),
            };
            ParseError::new(say!("unknown turning game '{}'", word.shown()), word.span())
                .with_help(help)
        })
    });
    let games = games.collect::<Result<Vec<_>, _>>()?;
    let (right, message) = match head.name.text {
        ONE => (games.len() == 1, say!("turning takes one game; several are a tartan")),
        _ => {
            ((2..=MAX_GAMES).contains(&games.len()), say!("tartan takes 2 to {} games", MAX_GAMES))
        }
    };
    if right {
        Ok(games)
    } else {
        Err(ParseError::new(message, inside.span()).with_help(translated(EXAMPLE)))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let whole = Piece::whole(text);
        let Some((head, list)) = whole.split_once(":") else {
            let message = say!("expected a ruleset and ':'");
            return Err(
                ParseError::new(message, whole.trimmed().span()).with_help(translated(EXAMPLE))
            );
        };
        let head = Head::of(head);
        if ![ONE, SEVERAL].contains(&head.name.text) {
            let message = say!("expected the ruleset {} or {}", ONE, SEVERAL);
            return Err(ParseError::new(message, head.name.span()).with_help(translated(EXAMPLE)));
        }
        normal_play_only(head)?;
        let games = games_of(head)?;
        let mut heads = BTreeSet::new();
        if list.text.trim() == "0" {
            return Ok(Position { games, heads: Vec::new() });
        }
        let mut add = |head: Vec<u64>, span: nimatron_nimber::text::Span| {
            if heads.len() == MAX_HEADS {
                return Err(ParseError::new(say!("more than {} coins", MAX_HEADS), span));
            }
            let message = say!("the coin {} is given twice", stone(&head).to_string());
            if heads.insert(head) { Ok(()) } else { Err(ParseError::new(message, span)) }
        };
        if games.len() == 1 {
            for piece in list.list() {
                add(vec![coin(piece, games[0].last_coin(), EXAMPLE)?], piece.span())?;
            }
        } else {
            for located in points(list, EXAMPLE) {
                let located = located?;
                if located.coordinates.len() != games.len() {
                    let message = say!("a coin has {} coordinates, one for each game", games.len());
                    return Err(
                        ParseError::new(message, located.span).with_help(translated(EXAMPLE))
                    );
                }
                let numbers = located.coordinates.iter().zip(&games).map(|(x, game)| {
                    let piece = Piece { text: &text[x.span.clone()], start: x.span.start };
                    coin(piece, game.last_coin(), EXAMPLE)
                });
                add(numbers.collect::<Result<_, _>>()?, located.span)?;
            }
        }
        Ok(Position { games, heads: heads.into_iter().collect() })
    }
}

/// A solved position. Made by [`Position::analyze`].
pub type Analysis = ProductAnalysis<Position>;

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn analyze(&self, _: &mut Budget) -> Result<Analysis, Exhausted> {
        Ok(Position::analyze(self))
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn size(&self) -> u64 {
        self.heads.len() as u64
    }
}

impl Product for Position {
    type Tables = Vec<GrundyValues>;

    const ONE_MOVE_FOR_FACTORS: bool = false;

    fn tables(&self) -> Vec<GrundyValues> {
        let last = |axis: usize| self.heads.iter().map(|head| head[axis]).max().unwrap_or(0);
        let games = self.games.iter().enumerate();
        games.map(|(axis, game)| GrundyValues::new(*game, last(axis))).collect()
    }

    fn stones(&self) -> Vec<Stone> {
        self.heads.iter().map(|head| stone(head)).collect()
    }

    fn values(&self, tables: &Vec<GrundyValues>) -> Vec<Vec<Nimber>> {
        let values = |head: &Vec<u64>| {
            tables.iter().zip(head).map(|(table, coin)| table.of(*coin).into()).collect()
        };
        self.heads.iter().map(values).collect()
    }

    fn factors(&self, tables: &Vec<GrundyValues>, chosen: &Move) -> Vec<Nimber> {
        let games = tables.iter().zip(&chosen.turned);
        let sum = |table: &GrundyValues, coins: &Vec<u64>| {
            coins.iter().fold(0, |sum, &coin| sum ^ table.of(coin))
        };
        games.map(|(table, coins)| sum(table, coins).into()).collect()
    }

    fn move_by(
        &self,
        tables: &Vec<GrundyValues>,
        stone: usize,
        factors: &[Nimber],
    ) -> Option<Move> {
        let coins = self.heads.get(stone)?.iter().zip(tables).zip(factors);
        let turned = coins.map(|((coin, table), factor)| {
            table.reach(*coin, table.of(*coin) ^ factor.height().to_u64()?)
        });
        Some(Move { turned: turned.collect::<Option<_>>()? })
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: ONE,
    title: "Turning games, and their Tartan products",
    family: Family::Turning,
    rules: [
        "Coins lie in a row, numbered from 1; the position names those that show heads. A move \
         turns over some coins, the rightmost of them from heads to tails. Whoever cannot move \
         loses.",
        "Which coins may be turned together depends on the game. Turning Turtles: one or two. \
         Twins: two. Mock Turtles: one, two or three. Triplets: three. Moebius: up to five. Mogul: \
         up to seven. Moidores: up to nine. Ruler: any number of neighbours. Turnips: three coins, \
         one of them halfway between the others.",
        "Ruler Fives: up to five neighbours. Mock Turtle Fives: one, two or three coins among five \
         neighbours. Triplet Fives: three coins among five neighbours. Sym: any number of coins that \
         are symmetric about their middle. Grunt: four symmetric coins, the first coin of the row \
         among them.",
        "A product of games, tartan(G, H), is played with coins on points. A move chooses coins as \
         in a move of G and coins as in a move of H, and turns over every coin that has one of \
         the former and one of the latter as its coordinates. The one with the largest \
         coordinates must go from heads to tails.",
    ],
    options: [RuleOption::new("game", "turning-turtles, twins, mock-turtles, triplets, moebius, mogul, moidores, ruler, turnips, \
                  ruler-fives, mock-turtle-fives, triplet-fives, sym or grunt; in a tartan two or more")],
    examples: [
        Example::new("turning(mock-turtles): 1, 4, 7", "three heads"),
        Example::new("turning(ruler): 3, 8", "neighbours are turned"),
        Example::new("turning(sym): 3, 5, 8", "coins in symmetry are turned"),
        Example::new("tartan(ruler, ruler): (2,3) (4,4)", "Rugs"),
        Example::new("tartan(ruler, turning-turtles): (2,3) (4,1)", "a product of two different games"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 14",
    ],
};
