//! What is told of independent parts: values, the nim-sum, where to move, what cancels.

use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::{Ordinal, say};

use super::claims::Teller;
use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::words::{Words, counted, left_out, listed, more};
use crate::explain::{
    CancelClaim, CancelPair, ComponentRow, LabelRow, Sameness, SumClaim, TargetRow, Term,
};
use crate::foundation::Convention;

/// So many parts are told in a sentence.
const FEW_PARTS: usize = 4;
/// A table shows at most so many rows.
const MOST_ROWS: usize = 64;
/// A sum shows at most so many numbers.
const MOST_NUMBERS: usize = 12;

impl Teller<'_> {
    /// Tells a claim about independent parts.
    pub(super) fn tell_of_parts(&mut self, claim: &SumClaim) {
        match claim {
            SumClaim::Components { rows, total } => {
                self.blocks.extend(components(self.words, rows, total));
            }
            SumClaim::Cancels(claim) => {
                self.copy_seen = claim.rest.is_empty();
                self.say(cancels(claim));
            }
            SumClaim::PartValues { rows } => self.blocks.extend(values(self.words, rows)),
            SumClaim::NimSum { values, total } => self.say(nim_sum(self.words, values, total)),
            SumClaim::Targets { rows } => self.blocks.extend(targets(self.words, rows)),
            SumClaim::MovesIn { parts } => self.say(moves_in(parts)),
        }
    }
}

/// A table of at most so many rows, and what is left out.
pub(super) fn table<T>(
    words: Words,
    heads: &[(Align, Prose)],
    rows: &[T],
    noun: &str,
    cells: impl Fn(&T) -> Vec<Prose>,
) -> Block {
    let columns = heads.to_vec();
    let mut shown: Vec<Row> =
        rows.iter().take(MOST_ROWS).map(|row| Row::Cells(cells(row))).collect();
    if rows.len() > MOST_ROWS {
        shown.push(left_out(words, more(rows.len() - MOST_ROWS, noun)));
    }
    Block::Table(Table { columns, rows: shown })
}

/// What the parts are worth, and all together.
fn components(words: Words, rows: &[ComponentRow], total: &Ordinal) -> Vec<Block> {
    let sum = match total.is_zero() {
        true => prose!("Their nim-sum is {}: the parts balance.", Formula::number(0)),
        false => prose!("Their nim-sum is {}.", strong(words.ordinal(total))),
    };
    if rows.len() <= FEW_PARTS {
        let told = rows
            .iter()
            .map(|row| prose!("{} like a heap of {}", exact(&row.part), words.ordinal(&row.value)));
        let told = listed(told, FEW_PARTS, "part");
        return vec![Block::paragraph(
            prose!(
                "The parts do not touch each other, and each behaves like a heap of Nim: {}.",
                told
            )
            .then(sum),
        )];
    }
    let heads = [(Align::Left, prose!("part")), (Align::Right, prose!("value"))];
    let cells = |row: &ComponentRow| vec![exact(&row.part), words.ordinal(&row.value).into()];
    let table = table(words, &heads, rows, "part", cells);
    let intro = prose!("The parts do not touch each other, and each behaves like a heap of Nim:");
    vec![Block::paragraph(intro), table, Block::paragraph(sum)]
}

/// The values of the parts: in a sentence where they are few, otherwise as a table.
fn values(words: Words, rows: &[ComponentRow]) -> Vec<Block> {
    if rows.len() <= FEW_PARTS {
        let told = rows
            .iter()
            .map(|row| prose!("{} is worth {}", exact(&row.part), words.ordinal(&row.value)));
        return vec![Block::paragraph(prose!("{}.", listed(told, FEW_PARTS, "part")))];
    }
    let heads = [(Align::Left, prose!("part")), (Align::Right, prose!("value"))];
    let cells = |row: &ComponentRow| vec![exact(&row.part), words.ordinal(&row.value).into()];
    vec![table(words, &heads, rows, "part", cells)]
}

/// `4 ⊕ 3 = 7`, and what that means.
fn nim_sum(words: Words, values: &[Ordinal], total: &Ordinal) -> Prose {
    let sum = (values.len() <= MOST_NUMBERS).then(|| {
        let numbers = values.iter().map(|value| words.ordinal(value));
        Prose::joined(numbers, Operator::NimPlus.spaced())
    });
    let (zero, told) = (total.is_zero(), words.ordinal(total));
    match (sum, zero) {
        (Some(sum), true) => prose!(
            "The nim-sum of the values is {} = {}: they balance, and every move disturbs that.",
            sum,
            told
        ),
        (Some(sum), false) => prose!(
            "The nim-sum of the values is {} = {}. It is not 0: some move makes it 0.",
            sum,
            told
        ),
        (None, true) => prose!(
            "The nim-sum of all the values is {}: they balance, and every move disturbs that.",
            told
        ),
        (None, false) => {
            prose!("The nim-sum of all the values is {}. It is not 0: some move makes it 0.", told)
        }
    }
}

/// In which parts a move makes the nim-sum 0.
fn targets(words: Words, rows: &[TargetRow]) -> Vec<Block> {
    const FEW: usize = 3;
    let told = |row: &TargetRow| {
        prose!(
            "in {}, worth {}, some move leaves {}",
            exact(&row.part),
            words.ordinal(&row.value),
            strong(words.ordinal(&row.leaves))
        )
    };
    match rows {
        [] => vec![Block::paragraph(prose!(
            "The nim-sum is 0 already. No move leaves the value of its part as it was, so that \
             none keeps the nim-sum."
        ))],
        _ if rows.len() <= FEW => {
            let told = listed(rows.iter().map(told), FEW, "part");
            vec![Block::paragraph(prose!("To win, leave the nim-sum 0: {}.", told))]
        }
        _ => {
            let heads = [
                (Align::Left, prose!("part")),
                (Align::Right, prose!("value")),
                (Align::Right, prose!("leave")),
            ];
            let cells = |row: &TargetRow| {
                vec![
                    exact(&row.part),
                    words.ordinal(&row.value).into(),
                    strong(words.ordinal(&row.leaves)),
                ]
            };
            let intro = prose!(
                "To win, leave the nim-sum 0: in each of these parts some move leaves just that \
                 value."
            );
            vec![Block::paragraph(intro), table(words, &heads, rows, "part", cells)]
        }
    }
}

/// How many of the moves win.
pub(super) fn winners(wins: usize, moves: usize) -> Prose {
    let all = counted(moves, "move");
    match (wins, moves) {
        (0, 1) => prose!("The only move does not win."),
        (1, 1) => prose!("The only move wins."),
        (0, 2) => prose!("Neither of the two moves wins."),
        (2, 2) => prose!("Both moves win."),
        (0, _) => prose!("None of the {} wins.", all),
        (1, _) => prose!("Just {} of the {} wins.", strong(1), all),
        (wins, _) if wins == moves => prose!("All {} win.", all),
        _ => prose!("Of the {} {} win.", all, strong(wins)),
    }
}

/// In which parts winning moves are made.
fn moves_in(parts: &[String]) -> Prose {
    const MOST: usize = 8;
    match parts {
        [] => prose!("In no part is there a winning move."),
        [only] => prose!("All winning moves are made in {}.", exact(only)),
        _ => {
            let named = listed(parts.iter().map(exact), MOST, "part");
            prose!("Winning moves are made in {}.", named)
        }
    }
}

/// What cancels, and what is left.
fn cancels(claim: &CancelClaim) -> Prose {
    const MOST: usize = 6;
    let only = match &claim.pairs[..] {
        [only] => Some(only),
        _ => None,
    };
    let told = match only {
        Some(pair) => same(pair),
        None => {
            let pairs = claim
                .pairs
                .iter()
                .map(|CancelPair { parts: [a, b], .. }| prose!("{} with {}", exact(a), exact(b)));
            prose!("The parts cancel in pairs: {}.", listed(pairs, MOST, "pair"))
        }
    };
    let copies = claim.pairs.iter().all(|pair| pair.sameness != Sameness::Negative);
    let mirrored = claim.pairs.iter().any(|pair| pair.sameness == Sameness::Mirrored);
    if claim.rest.is_empty() {
        return told.then(match (copies, mirrored, only.is_some()) {
            (true, false, true) => {
                prose!("Whatever you do in one part, your opponent can copy in the other.")
            }
            (true, false, false) => {
                prose!("Whatever you do in one part, your opponent can copy in its partner.")
            }
            (true, true, true) => prose!(
                "Whatever you do in one part, your opponent can copy in the other, as in a mirror."
            ),
            (true, true, false) => prose!(
                "Whatever you do in one part, your opponent can copy in its partner, as in a \
                 mirror."
            ),
            (false, _, true) => prose!(
                "To whatever you do in one part, your opponent has an answer there or in the \
                 other."
            ),
            (false, _, false) => prose!(
                "To whatever you do in one part, your opponent has an answer there or in its \
                 partner."
            ),
        });
    }
    let rest = listed(claim.rest.iter().map(exact), MOST, "part");
    told.then(match (copies, only.is_some()) {
        (true, true) => prose!(
            "What either player does in one of them can be copied in the other, so they cancel: \
             what is left, {}, decides who wins.",
            rest
        ),
        (true, false) => prose!(
            "What either player does in one of them can be copied in its partner, so they cancel: \
             what is left, {}, decides who wins.",
            rest
        ),
        (false, true) => prose!(
            "What either player does in one of them has an answer there or in the other, so they \
             cancel: what is left, {}, decides who wins.",
            rest
        ),
        (false, false) => prose!(
            "What either player does in one of them has an answer there or in its partner, so \
             they cancel: what is left, {}, decides who wins.",
            rest
        ),
    })
}

/// That two parts cancel, as a sentence.
fn same(CancelPair { parts: [a, b], sameness }: &CancelPair) -> Prose {
    let [first, second] = [a, b].map(exact);
    match sameness {
        Sameness::Equal if a == b => prose!("Two parts are the same, {}.", first),
        Sameness::Equal => prose!("{} and {} are the same but for their symmetry.", first, second),
        Sameness::Mirrored => {
            prose!("{} is {} with Left and Right exchanged.", first, second)
        }
        Sameness::Negative if a == b => {
            prose!("Two parts are the same, {}, which is its own negative.", first)
        }
        Sameness::Negative => {
            prose!("The values of {} and {} are each other's negative.", first, second)
        }
    }
}

/// The values of all that can be reached.
pub(super) fn labels(words: Words, rows: &[LabelRow]) -> Vec<Block> {
    const MOST: usize = 12;
    let heads = [
        (Align::Left, prose!("position")),
        (Align::Left, prose!("options")),
        (Align::Right, prose!("value")),
    ];
    let cells = |row: &LabelRow| {
        let options = row
            .options
            .iter()
            .map(|option| prose!("{} ({})", exact(&option.part), words.ordinal(&option.value)));
        let options = match row.options.is_empty() {
            true => prose!("none"),
            false => listed(options, MOST, "option"),
        };
        vec![exact(&row.position), options, strong(words.ordinal(&row.value))]
    };
    let intro = prose!(
        "All positions that can be reached, each after its options, whose values stand in \
         brackets. The value is the least number that is none of these:"
    );
    vec![Block::paragraph(intro), table(words, &heads, rows, "position", cells)]
}

/// What a term means.
pub(super) fn definition(words: Words, term: Term, convention: Option<Convention>) -> Prose {
    match term {
        Term::Outcome => {
            let end = match convention {
                Some(Convention::Normal) => {
                    prose!("Where there is no move, the player to move has lost.")
                }
                Some(Convention::Misere) => prose!(
                    "Where there is no move, the player to move has won: that is {} play.",
                    words.misere()
                ),
                None => Prose::default(),
            };
            prose!(
                "A move wins exactly if it leads to a position from which the player to move \
                 there, your opponent, loses: every move from there must lead to one that you win \
                 again."
            )
            .then(end)
        }
        Term::GrundyValue => prose!(
            "Every position of this game behaves like a heap of Nim. The height of that heap is \
             its {}: the least number that is not the value of an option, that is, of a position \
             that one move leaves. This least missing number is called the mex. The player to move \
             loses exactly if the value is 0.",
            strong(say!("Grundy value"))
        ),
        Term::NimSum => prose!(
            "Independent parts behave like heaps side by side. Together they are worth the {} of \
             their values: write each as a sum of different powers of two, and strike out equal \
             powers in pairs.",
            strong(say!("nim-sum"))
        ),
        Term::StoneValue => prose!(
            "A stone behaves like a heap of Nim. Its value is the least number that no move of \
             this stone leaves in its place, and this is the {} of its coordinates. The player to \
             move loses exactly if the position is worth 0.",
            strong(say!("nim-product"))
        ),
        Term::CoinValue => prose!(
            "A coin that shows heads behaves like a heap of Nim. Its value is the least number \
             that no move leaves in its place which turns this coin as the last one. In a product \
             of games it is the {} of the values of its coordinates, one in each game. The player \
             to move loses exactly if the position is worth 0.",
            strong(say!("nim-product"))
        ),
        Term::Genus => prose!(
            "In {} play sums have no values, but many games behave like positions of Nim in all \
             sums of such games. The {} of a game is its Grundy value and, behind ^, the least \
             numbers that are missing among those of its options when the last move loses: beside no \
             heap of 2, beside one, beside two, until they alternate. A game is {} if its genus is \
             that of a position of Nim, and its options are tame or can be taken back.",
            words.misere(),
            strong(say!("genus")),
            strong(say!("tame"))
        ),
        Term::MisereQuotient => prose!(
            "In {} play sums have no values, but two sums of heaps of this game count as the same if \
             exchanging one for the other never changes who wins. Every heap is an element of a \
             finite table of products, the {} of the game, and a sum is the product of its heaps. \
             The products whose positions the player to move loses are known.",
            words.misere(),
            strong(say!("{} quotient", words.misere()))
        ),
        Term::NetScore => prose!(
            "The {} of a position is the number of boxes that the player to move closes from there on, \
             less that of the other player, if both play for it. With a move it is the number of boxes \
             that the move closes, less the net score of what the move leaves.",
            strong(say!("net score"))
        ),
        Term::Draw => {
            let end = match convention {
                Some(Convention::Misere) => prose!(
                    "Where there is no move, the player to move has won: that is {} play.",
                    words.misere()
                ),
                _ => prose!("Where there is no move, the player to move has lost."),
            };
            prose!(
                "Positions can come again here. A move wins exactly if it leads to a position from \
                 which every move leads to one that you win. Where neither player can bring the game \
                 to such an end it goes on for ever: that is a {}.",
                strong(say!("draw"))
            )
            .then(end)
        }
        Term::GameValue => prose!(
            "The {} of a position tells who wins: if it is positive, Left, whoever begins; if it is \
             negative, Right, whoever begins; if it is 0, whoever does not begin; and if it is \
             confused with 0, whoever begins. Its mean is how many moves Left is ahead on average, \
             when it is played many times over; its temperature, how much a move there is worth.",
            strong(say!("value"))
        ),
    }
}
