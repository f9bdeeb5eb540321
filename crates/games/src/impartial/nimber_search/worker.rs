//! A thread of a search: positions whose options are asked, one on top of the
//! other, and what is learnt of them.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicU64, Ordering};

use super::known::{Known, Set, least_missing};
use crate::core::{Budget, Exhausted};
use crate::impartial::Game;
use crate::impartial::solver::{Solver, components, entry_bytes};
use crate::search::{Memory, Table};

/// Larger values are found by the definition.
pub(super) const MOST_ASKED: u64 = 62;

/// An option or a whole position as a sum: the value of the parts that are
/// known, and the others.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Sum<G> {
    pub(super) known: u64,
    pub(super) unknown: Vec<G>,
}

/// A position whose options are being looked at.
struct Node<G> {
    key: G,
    /// Is its value this number?
    asked: u64,
    /// What the options are asked for now.
    wanted: u64,
    /// The values of options, as far as they are below 64.
    seen: Set,
    /// The other options, the easiest first.
    options: Vec<Sum<G>>,
    /// The option that is asked now.
    next: usize,
    bytes: u64,
    /// Whether this thread marked it as worked on.
    claimed: bool,
}

impl<G> Node<G> {
    /// Takes note of the value of an option.
    fn see(&mut self, value: u64) {
        if value < 64 {
            self.seen |= 1 << value;
        }
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

/// How hard an option is to be asked: its hardest part, but what is known not to
/// have several values has one of the others, and was begun before.
fn hardness_of<G: Game>(sum: &Sum<G>, excluded: Set) -> i64 {
    const WORTH_OF_KNOWLEDGE: i64 = 6;
    let effort = sum.unknown.iter().map(Game::effort).max().unwrap_or(0);
    i64::try_from(effort)
        .unwrap_or(i64::MAX)
        .saturating_sub(WORTH_OF_KNOWLEDGE * i64::from(excluded.count_ones()))
}

/// What a thread works with.
pub(super) struct Worker<'s, G, T> {
    pub(super) known: &'s T,
    pub(super) memory: &'s Memory,
    /// For values that are too large to be asked for.
    pub(super) definition: &'s mut Solver<G>,
    pub(super) account: Account<'s>,
}

/// Who pays for the work of several threads.
pub(super) enum Account<'s> {
    /// There are no others.
    Alone,
    /// The first thread has the budget, and pays what the others have put here.
    First(&'s AtomicU64),
    /// The others put here what they have done.
    Helper(&'s AtomicU64),
}

impl Account<'_> {
    fn spend(&self, nodes: u64, budget: &mut Budget) -> Result<(), Exhausted> {
        let others = match self {
            Account::Alone => 0,
            Account::First(others) => others.swap(0, Ordering::Relaxed),
            Account::Helper(account) => {
                account.fetch_add(nodes, Ordering::Relaxed);
                0
            }
        };
        budget.spend(nodes.saturating_add(others))
    }
}

impl<G: Game, T: Table<G, Known>> Worker<'_, G, T> {
    /// What is known of a sum: the values that are known are added up, and if one
    /// part remains, what is known of it counts.
    fn appraise(&self, sum: &mut Sum<G>) -> Known {
        let (mut total, mut last) = (sum.known, Known::Not(0));
        sum.unknown.retain(|part| {
            let by_theorem = part.known_value().map(Known::Exactly);
            match by_theorem.or_else(|| self.known.get(part)) {
                Some(Known::Exactly(value)) => {
                    total ^= value;
                    false
                }
                known => {
                    last = known.unwrap_or(Known::Not(0));
                    true
                }
            }
        });
        sum.known = total;
        match sum.unknown.len() {
            0 => Known::Exactly(total),
            1 => last.shifted(total),
            _ => Known::Not(0),
        }
    }

    /// What is known of a game.
    pub(super) fn look_up(&self, game: &G) -> Known {
        self.appraise(&mut Sum { known: 0, unknown: components(game) })
    }

    /// The value, approached from below; nothing if it is too large to be asked
    /// for.
    pub(super) fn approach(
        &mut self,
        game: &G,
        budget: &mut Budget,
    ) -> Result<Option<u64>, Exhausted> {
        for asked in 0..=MOST_ASKED {
            if let Known::Exactly(value) = self.ask(game, asked, budget)? {
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    /// Asks whether the value of a game is this number: an answer that is exact,
    /// or excludes it.
    pub(super) fn ask(
        &mut self,
        game: &G,
        asked: u64,
        budget: &mut Budget,
    ) -> Result<Known, Exhausted> {
        let mut tasks: Vec<Task<G>> = Vec::new();
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
        let mut step = Step::Ask(Sum { known: 0, unknown: components(game) }, asked);
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
                                let alone = Sum { known: 0, unknown: vec![part.clone()] };
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
        if asked < 64 && known.answers(asked) {
            return Ok(Step::Answer(known));
        }
        // The easiest part comes first, as only the last one need not be known
        // exactly.
        sum.unknown.sort_by_cached_key(|part| Reverse(part.effort()));
        let Some(part) = sum.unknown.pop() else { return Ok(Step::Answer(known)) };
        if !sum.unknown.is_empty() {
            let alone = Sum { known: 0, unknown: vec![part.clone()] };
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
        self.node(part, asked, budget).map(Step::Go)
    }

    /// A position with its options, of which those are left out that are known.
    fn node(&mut self, key: G, asked: u64, budget: &mut Budget) -> Result<Node<G>, Exhausted> {
        let all = key.options();
        self.account.spend(all.len() as u64 + 1, budget)?;
        let mut node = Node {
            key,
            asked,
            wanted: asked,
            seen: 0,
            options: Vec::new(),
            next: 0,
            bytes: 0,
            claimed: false,
        };
        let mut hardness = Vec::new();
        for option in &all {
            let mut sum = Sum { known: 0, unknown: components(option) };
            match self.appraise(&mut sum) {
                Known::Exactly(value) => {
                    node.see(value);
                    if value == asked {
                        return Ok(node);
                    }
                }
                // Of options that are equal by symmetry one is enough, the more
                // so as each could make the value larger.
                Known::Not(_) if node.options.contains(&sum) => {}
                Known::Not(excluded) => {
                    hardness.push(hardness_of(&sum, excluded));
                    node.options.push(sum);
                }
            }
        }
        let mut sorted: Vec<(i64, Sum<G>)> = hardness.into_iter().zip(node.options).collect();
        sorted.sort_by_key(|(hardness, _)| *hardness);
        node.options = sorted.into_iter().map(|(_, sum)| sum).collect();
        let parts = node.options.iter().flat_map(|sum| &sum.unknown);
        let bytes = parts.map(|part| size_of::<G>() + part.owned_bytes()).sum::<usize>();
        node.bytes = (bytes + node.options.len() * size_of::<Sum<G>>()) as u64;
        self.memory.take(node.bytes)?;
        node.claimed = self.known.claim(&node.key);
        Ok(node)
    }

    /// Goes on with the options of a position until the question is settled.
    fn go_on(&mut self, mut node: Node<G>, tasks: &mut Vec<Task<G>>) -> Result<Step<G>, Exhausted> {
        // Another thread may have settled it.
        let settled = self.known.get(&node.key).filter(|known| known.answers(node.asked));
        if let Some(known) = settled {
            self.close(&node);
            return Ok(Step::Answer(known));
        }
        loop {
            if let Some(known) = node.verdict() {
                self.memory.free(node.bytes);
                return self.learn(node.key, known).map(Step::Answer);
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
        let is_free = |sum: &Sum<G>| sum.unknown.iter().any(|part| !self.known.is_claimed(part));
        let free = node.options[node.next..].iter().position(is_free).unwrap_or(0);
        node.options[node.next..=node.next + free].rotate_right(1);
    }

    /// Lets go of a position that is not gone on with.
    fn close(&self, node: &Node<G>) {
        self.memory.free(node.bytes);
        if node.claimed {
            self.known.release(&node.key);
        }
    }

    /// Keeps what was learnt, together with what was known before.
    fn learn(&mut self, key: G, known: Known) -> Result<Known, Exhausted> {
        let bytes = entry_bytes(&key, size_of::<Known>());
        let (is_new, known) = self.known.put(key, known, Known::and);
        if is_new {
            self.memory.take(bytes)?;
        }
        Ok(known)
    }
}
