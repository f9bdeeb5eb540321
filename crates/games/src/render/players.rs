//! What is told of positions of n players.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::language::translated;

use super::document::{Align, Block, Document, Prose, Row, Table, exact, prose, strong};
use super::nim::powers::Powers;
use super::words::{Words, any_of, counted, listed, number_word};
use crate::certificate::{TableCertificate, TableRow};
use crate::explain::{CoalitionRow, OpenRow, OptionRow, TableClaim};
use crate::multiplayer::{Coalition, Ending, Players, Preferences, Seat, ranked};
use crate::rulesets::multiplayer::Position;

/// Number of moves, piles or coalitions that are named in a sentence.
const MOST_NAMED: usize = 20;

/// An explanation of a position of n players in words.
///
/// ```
/// use nimatron::explain::{Level, explain_table};
/// use nimatron::foundation::Budget;
/// use nimatron::render::{Style, players};
/// use nimatron::rulesets::multiplayer::Position;
/// use nimatron_nimber::text::Notation;
///
/// let budget = &mut Budget::unlimited();
/// let position: Position = "nim(players=3): 1, 2".parse()?;
/// let why = explain_table(&position.analyze(budget)?, Level::VERDICT, budget)?;
/// let text = players::document(&position, &why, Notation::Ascii).to_text(&Style::default());
/// assert_eq!(text, "B wins by the podium rule: B is first, A second, C third.\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn document(position: &Position, claims: &[TableClaim], notation: Notation) -> Document {
    let mut teller = Teller { position, words: Words { notation }, blocks: Vec::new() };
    let mut head: Vec<Prose> = Vec::new();
    for claim in claims {
        match claim {
            TableClaim::Over { winners } => {
                head.push(prose!("The play is over: {}.", strong(win(*winners))));
            }
            TableClaim::Result { results } => head.push(teller.result(results)),
            TableClaim::Moves { moves, complete } => {
                head.push(teller.moves(moves, *complete));
                teller.blocks.push(Block::Lines(std::mem::take(&mut head)));
            }
            other => teller.tell(other),
        }
    }
    if !head.is_empty() {
        teller.blocks.insert(0, Block::Lines(head));
    }
    Document { blocks: teller.blocks }
}

/// `B wins`, `A and C win`.
fn win(winners: Coalition) -> String {
    match winners.size() {
        1 => say!("{} wins", winners.to_string()),
        _ => say!("{} win", winners.to_string()),
    }
}

/// One result, or another: `B wins, or A and C win`.
fn open_between(results: impl IntoIterator<Item = String>) -> String {
    results.into_iter().reduce(|all, result| say!("{}, or {}", all, result)).unwrap_or_default()
}

/// Who is at which place: `B is first`, and behind it `A second`.
fn at_place(index: usize, seat: Seat) -> Option<String> {
    let seat = seat.to_string();
    Some(match index {
        0 => say!("{} is first", seat),
        1 => say!("{} second", seat),
        2 => say!("{} third", seat),
        3 => say!("{} fourth", seat),
        4 => say!("{} fifth", seat),
        5 => say!("{} sixth", seat),
        _ => return None,
    })
}

struct Teller<'p> {
    position: &'p Position,
    words: Words,
    blocks: Vec<Block>,
}

impl Teller<'_> {
    fn say(&mut self, text: impl Into<Prose>) {
        self.blocks.push(Block::paragraph(text));
    }

    fn players(&self) -> Players {
        self.position.players()
    }

    fn is_podium(&self) -> bool {
        let podium = Preferences::podium_at(self.position.ending(), self.players());
        *self.position.preferences() == podium
    }

    /// Who wins with this result.
    fn winners(&self, result: Seat) -> Coalition {
        self.position.ending().winners(result, self.players())
    }

    fn result(&self, results: &[Seat]) -> Prose {
        if let [only] = results {
            let wins = strong(win(self.winners(*only)));
            if !self.is_podium() {
                return prose!("{} by the preferences.", wins);
            }
            if self.position.ending() != Ending::LastWins {
                return prose!("{} by the podium rule.", wins);
            }
            let places = ranked::podium(*only, self.players()).enumerate();
            let places = places.map_while(|(index, seat)| at_place(index, seat));
            let places = places.collect::<Vec<_>>().join(", ");
            return prose!("{} by the podium rule: {}.", wins, places);
        }
        let each = results.iter().map(|&result| win(self.winners(result)));
        prose!("The preferences leave it open: {}.", strong(open_between(each)))
    }

    /// A move in the notation.
    fn chosen(&self, text: &str) -> Prose {
        let read = self.position.parse_move(text).ok();
        exact(read.map_or_else(|| text.into(), |chosen| chosen.to_text(self.words.notation)))
    }

    fn moves(&self, moves: &[String], complete: bool) -> Prose {
        let named = Prose::joined(moves.iter().map(|text| self.chosen(text)), "; ");
        let turn = self.position.turn();
        match (moves.len(), complete) {
            (1, true) => prose!(
                "{} by which {} reaches that: {}",
                strong(say!("The only move")),
                turn.to_string(),
                named
            ),
            (count, true) => {
                prose!(
                    "{} by which {} reaches that: {}",
                    strong(counted(count, "move")),
                    turn.to_string(),
                    named
                )
            }
            (1, false) => {
                prose!(
                    "{} by which {} reaches that: {}",
                    strong(say!("A move")),
                    turn.to_string(),
                    named
                )
            }
            (_, false) => {
                prose!(
                    "{} by which {} reaches that: {}",
                    strong(say!("Some moves")),
                    turn.to_string(),
                    named
                )
            }
        }
    }

    fn tell(&mut self, claim: &TableClaim) {
        match claim {
            TableClaim::Over { .. } | TableClaim::Result { .. } | TableClaim::Moves { .. } => {}
            TableClaim::Rules { preferences, .. } => self.rules(preferences),
            TableClaim::Forced { alone, coalitions } => self.forced(*alone, coalitions),
            TableClaim::ForcedOpen {} => self.say(prose!(
                "Against players who do not care for their own places the theorem tells nothing, and there are \
                 too many positions to try all: which coalitions can force a win is open."
)),
            TableClaim::Class { class } => {
                let named = strong(class);
                self.say(match class.as_str() {
                    "N" => prose!(
                        "Outcome class of Propp: {} (the next player can force to win).",
                        named
                    ),
                    "O" => prose!(
                        "Outcome class of Propp: {} (the player after the next can force to win).",
                        named
                    ),
                    "P" => prose!(
                        "Outcome class of Propp: {} (the previous player can force to win).",
                        named
                    ),
                    _ => prose!(
                        "Outcome class of Propp: {} (queer, nobody can force to win alone).",
                        named
                    ),
                });
            }
            TableClaim::Open { choices } => self.open(choices),
            TableClaim::Options { rows, .. } => self.options(rows),
            TableClaim::Columns { modulus, rows, uneven } => {
                let (words, modulus) = (self.words, *modulus);
                let powers = Powers { words, rows, modulus, uneven, counted: prose!("height") };
                self.blocks.extend(powers.blocks());
            }
            TableClaim::Lowered { piles } => self.lowered(piles),
            TableClaim::Theorem {} => self.theorem(),
            TableClaim::Recursion {} => self.say(prose!(
                "No theorem is used for this game, this ending and these preferences. All positions that can \
                 be reached were settled from the end: where the play is over the result is known, and \
                 before that each player chooses among the results of the moves. A coalition forces a \
                 win if it does so after some move of its own, and after every move of others."
)),
        }
    }

    fn rules(&mut self, preferences: &str) {
        let told = prose!(
            "{} players move in turn, and {} is to move; {}.",
            super::words::capitalised(&number_word(self.players().number())),
            self.position.turn().to_string(),
            translated(self.position.ending().rule())
        );
        let rows = self.players().seats().zip(preferences.split(", "));
        let rows: Vec<String> = rows.map(|(seat, row)| format!("{seat}: {row}")).collect();
        let rows = rows.join("; ");
        self.say(told.then(match (self.is_podium(), self.position.ending()) {
            (true, Ending::LastWins | Ending::StuckLoses) => prose!(
                "Podium rule: each player wants to move last, or else as shortly before the last \
                 move as can be."
            ),
            (true, Ending::StuckWins | Ending::Elimination) => prose!(
                "Podium rule: each player wants to win, or else that the next player wins, or \
                 else the one after."
            ),
            (false, Ending::StuckLoses) => {
                prose!("Preferences, best first (results are named by who loses): {}.", rows)
            }
            (false, _) => {
                prose!("Preferences, best first (results are named by who wins): {}.", rows)
            }
        }));
    }

    fn forced(&mut self, alone: Option<Seat>, coalitions: &[CoalitionRow]) {
        let told = match alone {
            Some(seat) => {
                prose!(
                    "{} whatever all others do.",
                    strong(say!("{} can force to win,", seat.to_string()))
                )
            }
            None => prose!("Nobody can force to win alone against all others together."),
        };
        self.say(told);
        let rows: Vec<Prose> = coalitions
            .iter()
            .filter(|row| {
                row.coalition.size() > 1
                    || alone != row.coalition.seats().next()
                    || !row.moves.is_empty()
            })
            .take(MOST_NAMED)
            .map(|row| self.coalition(row))
            .collect();
        if !rows.is_empty() {
            self.say(prose!("The least coalitions that can force that one of theirs wins:"));
            self.blocks.push(Block::List(rows));
        }
    }

    fn coalition(&self, row: &CoalitionRow) -> Prose {
        let name = strong(row.coalition.to_string());
        match row.moves.first() {
            Some(first) => prose!("{}, beginning with {}", name, self.chosen(first)),
            None => prose!("{}, whatever {} does", name, self.position.turn().to_string()),
        }
    }

    fn open(&mut self, choices: &[OpenRow]) {
        let row = |row: &OpenRow| {
            let results = row.results.iter().map(|&result| win(self.winners(result)));
            let results = open_between(results);
            match row.moves.as_slice() {
                [] => prose!("now {} chooses: {}", row.turn.to_string(), results),
                moves => {
                    let moves = Prose::joined(moves.iter().map(exact), "; ");
                    prose!(
                        "after {} it is {} who chooses: {}",
                        moves,
                        row.turn.to_string(),
                        results
                    )
                }
            }
        };
        let rows = choices.iter().map(row).collect();
        self.say(prose!(
            "What is open: results between which the player who chooses is indifferent."
        ));
        self.blocks.push(Block::List(rows));
    }

    fn options(&mut self, rows: &[OptionRow]) {
        let results = |row: &OptionRow| {
            open_between(row.results.iter().map(|&result| win(self.winners(result))))
        };
        let cells =
            |row: &OptionRow| Row::Cells(vec![self.chosen(&row.chosen), results(row).into()]);
        let table = Table {
            columns: vec![(Align::Left, prose!("move")), (Align::Left, prose!("then"))],
            rows: rows.iter().map(cells).collect(),
        };
        self.blocks.push(Block::Heading(prose!("What follows on each move")));
        self.blocks.push(Block::Table(table));
    }

    fn lowered(&mut self, piles: &[usize]) {
        let n = self.players().number();
        let turn = self.position.turn();
        if piles.is_empty() {
            let previous = self.players().before(turn);
            return self.say(prose!(
                "In every column the number of piles is divisible by {}. So the last move is made by \
                 {}: the player who moved before this position.",
                n,
                strong(previous.to_string())
            ));
        }
        let last = self.players().turns_after(turn, piles.len() - 1);
        let named = listed(piles.iter().map(Prose::from), MOST_NAMED, "pile");
        let count = counted(piles.len(), "pile");
        let told = match piles.len() {
            1 => prose!(
                "Every column is to be divisible by {}. At least {} has to be lowered for that, \
                 such as pile {}.",
                n,
                count,
                named
            ),
            _ => prose!(
                "Every column is to be divisible by {}. At least {} have to be lowered for that, \
                 such as piles {}.",
                n,
                count,
                named
            ),
        };
        let when = match piles.len() {
            1 => say!("the player who is about to move"),
            2 => say!("the player of the second turn from now"),
            3 => say!("the player of the third turn from now"),
            4 => say!("the player of the fourth turn from now"),
            5 => say!("the player of the fifth turn from now"),
            6 => say!("the player of the sixth turn from now"),
            _ => say!("the player of the last turn from now"),
        };
        let last = strong(last.to_string());
        self.say(told.then(prose!("So the last move is made by {}: {}.", when, last)));
    }

    fn theorem(&mut self) {
        let n = self.players().number();
        self.blocks.push(Block::Heading(prose!("The theorem of Li (1978)")));
        self.say(prose!(
            "Let t be the least number of piles that have to be lowered until in every column the number of \
             piles is divisible by {}. By the podium rule the last move is made by the player of the \
             t-th turn from now, and if t is 0 by the player before.",
            n
        ));
        self.say(prose!(
            "Proof: who is about to move can lower one of these t piles so that t-1 are left, and no \
             move leaves fewer: if k piles balance what is left, k+1 balance what is there. If t is 0, \
             every move leaves {}: otherwise fewer than {} lowered piles would lead from balance to \
             balance, though a column that loses between 1 and {} of its powers is no longer divisible \
             by {}. After a move the number is the turn of the last move, counted from the next player: \
             the smaller it is, the better is the place of the player who moved. So everybody makes it \
             smaller as long as it is not 0.",
            n - 1,
            n,
            n - 1,
            n
        ));
    }
}

/// A certificate of a position of n players for reading.
///
/// ```
/// use nimatron::certificate::{TableCertificate, TableProof};
/// use nimatron::foundation::Budget;
/// use nimatron::render::{Style, players};
/// use nimatron_nimber::text::Notation;
///
/// let position = "nim(players=3): 1, 1, 1".parse()?;
/// let certificate =
///     TableCertificate::prove(&position, TableProof::Least, 100, &mut Budget::unlimited())?;
/// let text = players::certificate(&certificate, Notation::Ascii).to_text(&Style::default());
/// assert!(text.starts_with("nim(players=3): 1, 1, 1: C can force to win.\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn certificate(certificate: &TableCertificate, notation: Notation) -> Document {
    const MOST_ROWS: usize = 160;
    let position = certificate.position();
    let letters = |seats: &[Seat]| any_of(seats.iter().map(ToString::to_string));
    let said = match (certificate.coalition(), certificate.results()) {
        (Some(coalition), _) if coalition.size() == 1 => {
            say!("{} can force to win", coalition.to_string())
        }
        (Some(coalition), _) => say!("{} can force that one of them wins", coalition.to_string()),
        (None, results) => say!("the result is {}", letters(results.unwrap_or_default())),
    };
    let mut blocks = vec![Block::paragraph(prose!("{}: {}.", position, strong(said)))];
    let rows = certificate.rows();
    if rows.is_empty() {
        if let Ok(position) = position.parse() {
            blocks.extend(document(&position, certificate.explanation(), notation).blocks);
        }
        return Document { blocks };
    }
    let replies = certificate.coalition().is_some();
    let head = if replies { prose!("reply") } else { prose!("result") };
    let cells = |row: &TableRow| {
        let last = match (&row.reply, &row.results) {
            (Some(reply), _) => exact(reply),
            (None, Some(results)) => letters(results).into(),
            (None, None) => Prose::default(),
        };
        Row::Cells(vec![exact(&row.position), last])
    };
    let mut listed: Vec<Row> = rows.iter().take(MOST_ROWS).map(cells).collect();
    if rows.len() > MOST_ROWS {
        let more = counted(rows.len() - MOST_ROWS, "more position");
        listed.push(Row::Note(more.into()));
    }
    let columns = vec![(Align::Left, prose!("position")), (Align::Left, head)];
    let count = super::words::capitalised(&counted(rows.len(), "position"));
    blocks.push(Block::paragraph(match replies {
        true => {
            prose!("{} in which the play can stand when the coalition replies as written:", count)
        }
        false => prose!("{} in which the play can stand:", count),
    }));
    blocks.push(Block::Table(Table { columns, rows: listed }));
    Document { blocks }
}
