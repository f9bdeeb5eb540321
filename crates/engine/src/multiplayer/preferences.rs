//! Which results a player prefers: a row of ranks for each player, an *alliance matrix*.
//!
//! # Podium rule
//! Each player prefers to win, then that the next player wins, then the one after: row i of the
//! *standard* alliance matrix is i, i+1, …, i−1. Where who moves last wins, that means that each
//! player would rather have moved shortly before the last move than long before it: the last one is
//! first on the podium, the one before second, and so on. By this rule nobody is indifferent, and
//! every position has one result.
//!
//! References: S.-Y. R. Li, *N-person Nim and N-person Moore's games*, Int. J. Game Theory 7 (1978)
//! 31–36; A. R. Nowak and G. P. Nowak, *Three-player Nim with podium rule*, ibid. 49 (2020);
//! W. Krawec, *Analyzing n-player impartial games*, ibid. 41 (2012) 345–367.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use super::{Ending, Players, Seat};
use crate::foundation::Piece;

/// How good each result is for each player, where a result is named by a player: see
/// [`Ending::winners`](super::Ending::winners).
///
/// ```
/// use nimatron::foundation::Piece;
/// use nimatron::multiplayer::{Players, Preferences};
/// let three = Players::new(3).expect("three may play");
/// assert_eq!(Preferences::podium(three).to_string(), "A>B>C, B>C>A, C>A>B");
/// let text = "A>B=C, B>A>C, C>A=B";
/// assert_eq!(Preferences::read(Piece::whole(text), three)?.to_string(), text);
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Preferences {
    /// Of each player, the rank of each result: 0 is best, and equal ranks are equally good.
    ranks: Vec<Vec<usize>>,
}

const EXAMPLE: &str =
    message!("preferences look like A>B>C, B>C>A, C>A=B: a row for each player, best first");

impl Preferences {
    /// The podium rule where results are named by winners.
    pub fn podium(players: Players) -> Preferences {
        Preferences::podium_at(Ending::LastWins, players)
    }

    /// The podium rule for a play that ends so. Where the result is named by the one who loses
    /// because of having no move, the player before that one has moved last.
    ///
    /// ```
    /// use nimatron::multiplayer::{Ending, Players, Preferences};
    /// let three = Players::new(3).expect("three may play");
    /// let losers = Preferences::podium_at(Ending::StuckLoses, three);
    /// assert_eq!(losers.to_string(), "B>C>A, C>A>B, A>B>C");
    /// ```
    pub fn podium_at(ending: Ending, players: Players) -> Preferences {
        Preferences::ranked(players, |own, result| match ending {
            Ending::StuckLoses => players.turns_from(own, players.before(result)),
            _ => players.turns_from(own, result),
        })
    }

    /// Each player wants to win, and is indifferent who does otherwise, where results are named by
    /// winners.
    pub fn selfish(players: Players) -> Preferences {
        Preferences::selfish_at(Ending::LastWins, players)
    }

    /// Each player wants to be among the winners of a play that ends so, and is indifferent
    /// otherwise.
    pub fn selfish_at(ending: Ending, players: Players) -> Preferences {
        Preferences::ranked(players, |own, result| {
            usize::from(!ending.winners(result, players).has(own))
        })
    }

    fn ranked(players: Players, rank: impl Fn(Seat, Seat) -> usize) -> Preferences {
        let row = |own| players.seats().map(|result| rank(own, result)).collect();
        Preferences { ranks: players.seats().map(row).collect() }
    }

    /// The rank of a result for a player: 0 is best.
    pub fn rank(&self, player: Seat, result: Seat) -> usize {
        self.ranks.get(player.index()).and_then(|row| row.get(result.index())).copied().unwrap_or(0)
    }

    /// Whether some player is indifferent between two results.
    pub fn are_indifferent(&self) -> bool {
        let mut seen = self.ranks.clone();
        seen.iter_mut().any(|row| {
            row.sort_unstable();
            row.windows(2).any(|pair| pair[0] == pair[1])
        })
    }

    /// Reads a row for each player, parted by commas: results from the best on, with `>` between
    /// those of which one is better, and `=` between those that are equally good.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn read(text: Piece<'_>, players: Players) -> Result<Preferences, ParseError> {
        let rows: Vec<Piece<'_>> = text.list().collect();
        if rows.len() != players.number() {
            let message = say!("expected {} rows, found {}", players.number(), rows.len());
            return Err(ParseError::new(message, text.span()).with_help(translated(EXAMPLE)));
        }
        let ranks = rows.into_iter().map(|row| read_row(row, players)).collect::<Result<_, _>>()?;
        Ok(Preferences { ranks })
    }
}

fn read_row(row: Piece<'_>, players: Players) -> Result<Vec<usize>, ParseError> {
    let mut ranks: Vec<Option<usize>> = vec![None; players.number()];
    let (mut rank, mut is_behind_sign) = (0, true);
    for (at, sign) in row.text.char_indices() {
        let span = row.start + at..row.start + at + sign.len_utf8();
        let wrong = |message: String| {
            Err(ParseError::new(message, span.clone()).with_help(translated(EXAMPLE)))
        };
        match sign {
            ' ' => {}
            '>' | '=' if is_behind_sign => return wrong(say!("expected a player")),
            '>' => (rank, is_behind_sign) = (rank + 1, true),
            '=' => is_behind_sign = true,
            letter => {
                let seat =
                    players.seats().find(|seat| seat.letter() == letter.to_ascii_uppercase());
                let Some(seat) = seat.filter(|_| is_behind_sign) else {
                    return wrong(say!("expected > or =, or one of the players"));
                };
                let own = &mut ranks[seat.index()];
                if own.is_some() {
                    return wrong(say!("this player stands here twice"));
                }
                *own = Some(rank);
                is_behind_sign = false;
            }
        }
    }
    let missing = players.seats().find(|seat| ranks[seat.index()].is_none());
    match missing {
        Some(seat) => {
            let message = say!("player {} is missing in this row", seat.to_string());
            Err(ParseError::new(message, row.span()).with_help(translated(EXAMPLE)))
        }
        None => Ok(ranks.into_iter().flatten().collect()),
    }
}

impl fmt::Display for Preferences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (player, row) in self.ranks.iter().enumerate() {
            f.write_str(if player > 0 { ", " } else { "" })?;
            let players = Players::new(row.len() as u64).unwrap_or(Players::TWO);
            let mut results: Vec<(usize, Seat)> =
                players.seats().map(|seat| (row[seat.index()], seat)).collect();
            // Of equally good ones the player itself first, then those after it.
            let turns = |seat: Seat| (seat.index() + players.number() - player) % players.number();
            results.sort_by_key(|&(rank, seat)| (rank, turns(seat)));
            for (index, &(rank, seat)) in results.iter().enumerate() {
                let sign = match index.checked_sub(1).map(|before| results[before].0) {
                    None => "",
                    Some(before) if before == rank => "=",
                    Some(_) => ">",
                };
                write!(f, "{sign}{seat}")?;
            }
        }
        Ok(())
    }
}
