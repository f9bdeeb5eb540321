//! A thread of a search: positions whose options are asked, one on top of the
//! other, and what is learnt of them.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::Question;
use super::journal::Journal;
use super::known::{Known, MOST_ASKED, Packed, Set, least_missing};
use super::sum::Sum;
use crate::foundation::{Budget, Exhausted};
use crate::impartial::Game;
use crate::impartial::solver::Solver;
use crate::search::{Account, Memory, Table};

/// A position whose options are being looked at.
struct Node<G> {
    key: G,
    /// Is its value this number?
    asked: u64,
    /// What the options are asked for now.
    wanted: u64,
    /// The values of options, as far as they may be asked for.
    seen: Set,
    /// The other options, the easiest first.
    options: Vec<Sum<G>>,
    /// The option that is asked now.
    next: usize,
    bytes: u64,
    /// Whether this thread marked it as worked on.
    claimed: bool,
}

/// The value as a set, empty if it is not asked for.
fn bit(value: u64) -> Set {
    if value <= MOST_ASKED { 1 << value } else { 0 }
}

impl<G> Node<G> {
    /// Takes note of the value of an option.
    fn see(&mut self, value: u64) {
        self.seen |= bit(value);
    }

    /// The answer, if there is one. Otherwise there is an option to be asked.
    fn verdict(&mut self) -> Option<Known> {
        let least = u64::from(self.seen.trailing_ones());
        let possible = least_missing(self.seen, self.options.len() as u64 + 1);
        if possible >> self.asked & 1 == 0 {
            // An option has each of the values seen.
            return Some(Known::Not(1 << self.asked | self.seen));
        }
        let gone_through = self.next >= self.options.len();
        let found = self.seen >> self.wanted & 1 == 1;
        if self.wanted == self.asked && gone_through || found {
            // No option has what was asked for; now for the smaller numbers.
            (self.wanted, self.next) = (least, 0);
            if least == self.asked {
                return Some(Known::Exactly(least));
            }
        }
        (self.next >= self.options.len()).then_some(Known::Exactly(self.wanted))
    }
}

/// What is being worked on.
enum Task<G> {
    /// The last part of a sum is asked, the others being worth this.
    Shift(u64),
    /// A part of a sum is asked whether its value is this number; then the
    /// other parts are asked.
    Part { part: G, value: u64, others: Sum<G>, asked: u64 },
    /// A position whose next option is asked.
    Node(Node<G>),
}

/// What comes next.
enum Step<G> {
    /// Is the value of the sum this number?
    Ask(Sum<G>, u64),
    /// What is known of what was asked last.
    Answer(Known),
    /// A position, whose options are gone on with.
    Go(Node<G>),
}

/// The hardness of an option that has the value that was asked for.
const FOUND: i64 = -1;

/// How hard an option is to be asked: its hardest part, but what is known not to
/// have several values has one of the others, and was begun before.
fn hardness_of<G: Game>(sum: &Sum<G>, excluded: Set) -> i64 {
    const WORTH_OF_KNOWLEDGE: i64 = 6;
    let effort = sum.parts.iter().map(Game::effort).max().unwrap_or(0);
    i64::try_from(effort)
        .unwrap_or(i64::MAX)
        .saturating_sub(WORTH_OF_KNOWLEDGE * i64::from(excluded.count_ones()))
}

/// What the threads of a search have in common beside the table.
pub(super) struct Surroundings<'s, G> {
    pub(super) memory: &'s Memory,
    pub(super) journal: Option<&'s Journal<G>>,
}

impl<G> Clone for Surroundings<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Surroundings<'_, G> {}

/// What a thread works with.
pub(super) struct Worker<'s, G, T> {
    known: &'s T,
    around: Surroundings<'s, G>,
    /// For values that are too large to be asked for.
    definition: &'s mut Solver<G>,
    account: RefCell<Account<'s>>,
    /// How hard a position is at least where it pays to look ahead.
    far: u64,
    /// How many options were looked at since notes were handed over.
    noted: u64,
    /// The options of the position that is begun, kept for their storage.
    candidates: Vec<(Set, Sum<G>)>,
}

impl<'s, G: Game, T: Table<G, Packed>> Worker<'s, G, T> {
    pub(super) fn new(
        known: &'s T,
        around: Surroundings<'s, G>,
        definition: &'s mut Solver<G>,
        account: Account<'s>,
    ) -> Worker<'s, G, T> {
        let account = RefCell::new(account);
        Worker { known, around, definition, account, far: 0, noted: 0, candidates: Vec::new() }
    }

    /// What is known of one part.
    fn known_of(&self, part: &G) -> Known {
        match part.known_value() {
            Some(value) => Known::Exactly(value),
            None => self.known.get(part).map_or(Known::NOTHING, Known::from),
        }
    }

    /// A game as a sum, and what is known of it.
    fn sum_of(&self, game: &G) -> (Sum<G>, Known) {
        let (mut sum, mut last, mut all_stay) = (Sum::default(), Known::NOTHING, true);
        game.visit_parts(|part| match self.known_of(&part) {
            Known::Exactly(value) => sum.known ^= value,
            known => {
                last = known;
                all_stay &= sum.parts.add(part);
            }
        });
        let known = if all_stay { sum.appraised(last) } else { self.appraise(&mut sum) };
        (sum, known)
    }

    /// What is known of a sum by now.
    fn appraise(&self, sum: &mut Sum<G>) -> Known {
        let (mut total, mut last) = (sum.known, Known::NOTHING);
        sum.parts.retain(|part| match self.known_of(part) {
            Known::Exactly(value) => {
                total ^= value;
                false
            }
            known => {
                last = known;
                true
            }
        });
        sum.known = total;
        sum.appraised(last)
    }

    /// What is known of a game.
    pub(super) fn look_up(&self, game: &G) -> Known {
        self.sum_of(game).1
    }

    /// Answers a question. A value is approached from below; what is known in the
    /// end is not the value only if that is too large to be asked for.
    pub(super) fn answer(
        &mut self,
        game: &G,
        question: Question,
        budget: &mut Budget,
    ) -> Result<Known, Exhausted> {
        if let Question::Is(asked) = question {
            return self.ask(game, asked, budget);
        }
        let mut known = Known::NOTHING;
        for asked in 0..=MOST_ASKED {
            known = self.ask(game, asked, budget)?;
            if matches!(known, Known::Exactly(_)) {
                break;
            }
        }
        Ok(known)
    }

    /// Asks whether the value of a game is this number: an answer that is exact,
    /// or excludes it.
    fn ask(&mut self, game: &G, asked: u64, budget: &mut Budget) -> Result<Known, Exhausted> {
        let mut tasks: Vec<Task<G>> = Vec::new();
        let mut efforts = 0;
        game.visit_parts(|part| efforts = part.effort().max(efforts));
        self.far = efforts - efforts / 3;
        let answer = self.work(game, asked, &mut tasks, budget);
        // Where the budget ends, others may go on with what was begun.
        for task in tasks {
            if let Task::Node(node) = task {
                self.close(&node);
            }
        }
        answer
    }

    fn work(
        &mut self,
        game: &G,
        asked: u64,
        tasks: &mut Vec<Task<G>>,
        budget: &mut Budget,
    ) -> Result<Known, Exhausted> {
        let mut step = Step::Ask(self.sum_of(game).0, asked);
        loop {
            step = match step {
                Step::Ask(sum, asked) => self.begin(sum, asked, tasks, budget)?,
                Step::Go(node) => self.go_on(node, tasks)?,
                Step::Answer(known) => match tasks.pop() {
                    None => return Ok(known),
                    Some(Task::Shift(x)) => Step::Answer(known.shifted(x)),
                    Some(Task::Node(node)) => Step::Go(node),
                    Some(Task::Part { part, value, mut others, asked }) => {
                        let found = match known {
                            Known::Exactly(found) => Some(found),
                            Known::Not(_) if value == MOST_ASKED => {
                                Some(self.defined(&part, budget)?)
                            }
                            Known::Not(_) => None,
                        };
                        match found {
                            Some(found) => {
                                others.known ^= found;
                                Step::Ask(others, asked)
                            }
                            None => {
                                let value = value + 1;
                                let alone = Sum::of(part.clone());
                                tasks.push(Task::Part { part, value, others, asked });
                                Step::Ask(alone, value)
                            }
                        }
                    }
                },
            }
        }
    }

    /// The value by the definition, where it is too large to be asked for.
    fn defined(&mut self, part: &G, budget: &mut Budget) -> Result<u64, Exhausted> {
        let value = self.definition.value(part, budget)?;
        self.learn(part.clone(), Known::Exactly(value))?;
        Ok(value)
    }

    /// Begins to answer what is asked of a sum.
    fn begin(
        &mut self,
        mut sum: Sum<G>,
        asked: u64,
        tasks: &mut Vec<Task<G>>,
        budget: &mut Budget,
    ) -> Result<Step<G>, Exhausted> {
        let known = self.appraise(&mut sum);
        if asked <= MOST_ASKED && known.answers(asked) {
            return Ok(Step::Answer(known));
        }
        // The easiest part comes first, as only the last one need not be known
        // exactly.
        let Some(part) = sum.parts.take_least_by(Game::effort) else {
            return Ok(Step::Answer(known));
        };
        if !sum.parts.is_empty() {
            let alone = Sum::of(part.clone());
            tasks.push(Task::Part { part, value: 0, others: sum, asked });
            return Ok(Step::Ask(alone, 0));
        }
        let (shift, asked) = (sum.known, asked ^ sum.known);
        if asked > MOST_ASKED {
            let value = self.defined(&part, budget)?;
            return Ok(Step::Answer(Known::Exactly(value ^ shift)));
        }
        if shift > 0 {
            tasks.push(Task::Shift(shift));
        }
        self.open(part, asked, budget)
    }

    /// Looks at the options of a position, until one is known to have the value
    /// that is asked for: the values seen, and how many options were looked at.
    /// The options of unknown value are given away, with what they are not.
    ///
    /// Where there are many options they are paid for in portions, since there may be more than
    /// the budget or the memory allows.
    fn scan(
        &self,
        key: &G,
        asked: u64,
        budget: &mut Budget,
        mut unknown: impl FnMut(Set, Sum<G>),
    ) -> Result<(Set, u64), Exhausted> {
        const PORTION: u64 = 1 << 10;
        let bytes = PORTION * size_of::<(Set, Sum<G>)>() as u64;
        let (mut seen, mut looked_at, mut taken) = (0, 1, 0);
        let mut paid = Ok(());
        key.visit_options(|option| {
            looked_at += 1;
            match self.sum_of(&option) {
                (_, Known::Exactly(value)) => seen |= bit(value),
                (sum, Known::Not(excluded)) => unknown(excluded, sum),
            }
            if looked_at % PORTION == 0 {
                taken += bytes;
                paid = self.spend(PORTION, budget).and_then(|()| self.around.memory.take(bytes));
            }
            match seen >> asked & 1 == 1 || paid.is_err() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        self.around.memory.free(taken);
        paid.and_then(|()| self.spend(looked_at % PORTION, budget))?;
        Ok((seen, looked_at))
    }

    fn spend(&self, nodes: u64, budget: &mut Budget) -> Result<(), Exhausted> {
        self.account.borrow_mut().spend(nodes, budget)
    }

    /// Begins with a position: if an option is known to have the value that is
    /// asked for, that is the answer already.
    fn open(&mut self, key: G, asked: u64, budget: &mut Budget) -> Result<Step<G>, Exhausted> {
        let mut candidates = std::mem::take(&mut self.candidates);
        let (seen, looked_at) = self.scan(&key, asked, budget, |excluded, sum| {
            candidates.push((excluded, sum));
        })?;
        self.hand_over(looked_at, budget);
        let step = match seen >> asked & 1 {
            1 => self.learn(key, Known::Not(seen)).map(Step::Answer),
            _ => self.node(key, asked, seen, &mut candidates, budget).map(Step::Go),
        };
        candidates.clear();
        self.candidates = candidates;
        step
    }

    /// Hands over the notes from time to time.
    fn hand_over(&mut self, looked_at: u64, budget: &mut Budget) {
        const OFTEN: u64 = 1 << 14;
        self.noted += looked_at;
        let Some(journal) = self.around.journal.filter(|_| self.noted >= OFTEN) else { return };
        self.noted = 0;
        // The notebook belongs to the first thread.
        if self.account.borrow().is_first() {
            journal.hand_over(budget);
        }
    }

    /// A position with the options of which the value is not known.
    fn node(
        &mut self,
        key: G,
        asked: u64,
        seen: Set,
        candidates: &mut Vec<(Set, Sum<G>)>,
        budget: &mut Budget,
    ) -> Result<Node<G>, Exhausted> {
        let looks_ahead = key.effort() >= self.far;
        let mut is_found = false;
        let mut options: Vec<(i64, Sum<G>)> = Vec::with_capacity(candidates.len());
        for (excluded, sum) in candidates.drain(..) {
            // Of options that are equal by symmetry one is enough, the more so as
            // each could make the value larger.
            if options.iter().any(|(_, other)| *other == sum) {
                continue;
            }
            let ahead = match sum.parts.only() {
                Some(part) if looks_ahead && !is_found && excluded >> asked & 1 == 0 => {
                    self.look_ahead(part, asked ^ sum.known, budget)?
                }
                _ => None,
            };
            is_found |= ahead == Some(FOUND);
            options.push((ahead.unwrap_or_else(|| hardness_of(&sum, excluded)), sum));
        }
        options.sort_by_key(|(hardness, _)| *hardness);
        let parts = options.iter().flat_map(|(_, sum)| sum.parts.iter());
        let bytes = parts.map(|part| size_of::<G>() + part.owned_bytes()).sum::<usize>();
        let bytes = (bytes + options.len() * size_of::<Sum<G>>()) as u64;
        self.around.memory.take(bytes)?;
        let claimed = self.known.claim(&key);
        let options = options.into_iter().map(|(_, sum)| sum).collect();
        Ok(Node { key, asked, wanted: asked, seen, options, next: 0, bytes, claimed })
    }

    /// Looks at the options of an option before any is searched. Mostly one is
    /// known to have the value that is asked for, and the option is done with. Of
    /// the others those come first that have the fewest options that may have the value.
    ///
    /// That costs a look at everything two moves ahead. Where much is to be
    /// searched it saves more: without it the first option that cannot be
    /// answered at once is searched to its end, where a later one may have the
    /// value already.
    fn look_ahead(
        &mut self,
        part: &G,
        asked: u64,
        budget: &mut Budget,
    ) -> Result<Option<i64>, Exhausted> {
        if asked > MOST_ASKED {
            return Ok(None);
        }
        let (mut unknown, mut eligible) = (0, 0);
        let (seen, _) = self.scan(part, asked, budget, |excluded, _| {
            unknown += 1;
            eligible += i64::from(excluded >> asked & 1 == 0);
        })?;
        let known = match (seen >> asked & 1, unknown) {
            (1, _) => Known::Not(seen),
            (_, 0) => Known::Exactly(seen.trailing_ones().into()),
            _ => return Ok(Some(eligible)),
        };
        self.learn(part.clone(), known)?;
        Ok(Some(if known == Known::Exactly(asked) { FOUND } else { 0 }))
    }

    /// Goes on with the options of a position until the question is settled.
    fn go_on(&mut self, mut node: Node<G>, tasks: &mut Vec<Task<G>>) -> Result<Step<G>, Exhausted> {
        // Another thread may have settled it.
        let settled = self.known.get(&node.key).map(Known::from);
        let settled = settled.filter(|known| known.answers(node.asked));
        if let Some(known) = settled {
            self.close(&node);
            return Ok(Step::Answer(known));
        }
        loop {
            if let Some(known) = node.verdict() {
                self.around.memory.free(node.bytes);
                let Some(journal) = self.around.journal else {
                    return self.learn(node.key, known).map(Step::Answer);
                };
                let known = self.learn(node.key.clone(), known)?;
                journal.note(&node.key, known);
                return Ok(Step::Answer(known));
            }
            // The verdict has seen to it that there is an option left.
            let Some(option) = node.options.get_mut(node.next) else { continue };
            match self.appraise(option) {
                Known::Exactly(value) => {
                    node.options.remove(node.next);
                    node.see(value);
                }
                known if known.answers(node.wanted) => node.next += 1,
                _ => {
                    self.prefer_free(&mut node);
                    let option = node.options[node.next].clone();
                    let wanted = node.wanted;
                    tasks.push(Task::Node(node));
                    return Ok(Step::Ask(option, wanted));
                }
            }
        }
    }

    /// Puts an option first that no other thread works on, if there is one.
    fn prefer_free(&self, node: &mut Node<G>) {
        let is_free = |sum: &Sum<G>| sum.parts.iter().any(|part| !self.known.is_claimed(part));
        let free = node.options[node.next..].iter().position(is_free).unwrap_or(0);
        node.options[node.next..=node.next + free].rotate_right(1);
    }

    /// Lets go of a position that is not gone on with.
    fn close(&self, node: &Node<G>) {
        self.around.memory.free(node.bytes);
        if node.claimed {
            self.known.release(&node.key);
        }
    }

    /// Keeps what was learnt, together with what was known before.
    fn learn(&mut self, key: G, known: Known) -> Result<Known, Exhausted> {
        keep(self.known, self.around.memory, key, known)
    }
}

/// Keeps what is known of a position, together with what was known before.
pub(super) fn keep<G: Game>(
    table: &impl Table<G, Packed>,
    memory: &Memory,
    key: G,
    known: Known,
) -> Result<Known, Exhausted> {
    let both = |before: Packed, now: Packed| Known::from(before).and(now.into()).into();
    let owned = key.owned_bytes();
    Ok(table.put((key, owned), known.into(), memory, both)?.into())
}

/// Takes up a fact from elsewhere, unless it contradicts what is known: then nothing is known.
pub(super) fn recall<G: Game>(
    table: &impl Table<G, Packed>,
    memory: &Memory,
    key: G,
    known: Known,
) -> Result<bool, Exhausted> {
    let before = table.get(&key).map_or(Known::NOTHING, Known::from);
    let contradicts = before.contradicts(known);
    if contradicts {
        let owned = key.owned_bytes();
        table.put((key, owned), known.into(), memory, |_, _| Known::NOTHING.into())?;
    } else {
        keep(table, memory, key, known)?;
    }
    Ok(!contradicts)
}
