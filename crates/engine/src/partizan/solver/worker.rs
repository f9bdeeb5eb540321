//! A thread of the search.
//!
//! A position is taken up once. Options whose values are known are done with at once; for the
//! others the position waits, and the thread takes them up, the last one first, so that it goes
//! deep before it goes wide. Whoever finds a value goes on with what waited for it.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;

use super::crew::{Crew, Told};
use super::table::{Access, Table};
use crate::foundation::{Budget, PerPlayer, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::search::Account;

/// A position whose value is being found.
#[derive(Debug)]
pub(super) struct Task<G> {
    /// Nothing for what is asked, which is the value of the only option for Left.
    key: Option<G>,
    /// Who has the option, and the sum of those of its parts that are known.
    options: Vec<(Player, Value)>,
    open: Vec<Part<G>>,
}

impl<G> Task<G> {
    fn new() -> Task<G> {
        Task { key: None, options: Vec::new(), open: Vec::new() }
    }
}

/// A part of an option.
#[derive(Debug)]
struct Part<G> {
    option: usize,
    twin: Twin<G>,
}

#[derive(Debug)]
pub(super) enum Work<G> {
    /// Find the value of this.
    Seek(G),
    /// Go on with this.
    Go(Box<Task<G>>),
}

/// So many tasks that are done with are kept for their storage.
const MOST_SPARE: usize = 1 << 10;

/// The values that are known, and the positions that wait for others.
pub(super) type Known<G> = Table<G, Box<Task<G>>>;

/// `K` is the [way](Access) to the values.
pub(super) struct Worker<'s, G, K> {
    known: K,
    crew: &'s Crew<Work<G>>,
    games: Arithmetic<'s>,
    account: Account<'s>,
    /// The last piece comes first; the first one is given away.
    work: VecDeque<Work<G>>,
    /// Kept for its storage, as all that follows.
    tasks: Vec<Box<Task<G>>>,
    options: Vec<G>,
    parts: Vec<G>,
    values: PerPlayer<Vec<Value>>,
    found: Vec<Option<Value>>,
}

impl<'s, G: Game, K: Access<G, Box<Task<G>>>> Worker<'s, G, K> {
    pub fn new(
        known: K,
        crew: &'s Crew<Work<G>>,
        games: Arithmetic<'s>,
        account: Account<'s>,
    ) -> Worker<'s, G, K> {
        Worker {
            known,
            crew,
            games,
            account,
            work: VecDeque::new(),
            tasks: Vec::new(),
            options: Vec::new(),
            parts: Vec::new(),
            values: Default::default(),
            found: Vec::new(),
        }
    }

    /// What this thread spends of.
    pub fn budget(&mut self) -> &mut Budget {
        self.games.budget()
    }

    /// Asks for the value of a position.
    pub fn ask(&mut self, game: &G) {
        let mut task = Box::new(Task::new());
        let asked = self.add_option(&mut task, Player::Left, game).and_then(|()| self.go_on(task));
        asked.unwrap_or_else(|failure| self.crew.end(Err(failure)));
    }

    /// Works until all is done, or so many pieces of it.
    pub fn run(&mut self, mut pieces: u64) {
        while pieces > 0 && !self.crew.is_over().load(Ordering::Relaxed) {
            pieces -= 1;
            self.step().unwrap_or_else(|failure| self.crew.end(Err(failure)));
        }
        // What was done last is told too, but takes no answer back.
        let _ = self.account.spend(0, self.games.budget());
    }

    fn step(&mut self) -> Result<(), Failure> {
        if self.crew.is_hungry() {
            self.share();
        }
        let work = match self.work.pop_back() {
            Some(work) => work,
            None => match self.crew.ask() {
                Told::Work(work) => work,
                Told::Over => return Ok(()),
                Told::Wait => return Ok(self.account.spend(0, self.games.budget())?),
            },
        };
        match work {
            Work::Go(task) => self.go_on(task),
            Work::Seek(key) if self.known.begin(&key) => self.take_up(key),
            Work::Seek(_) => Ok(()),
        }
    }

    /// Gives the first piece of work away, if it is not the only one.
    fn share(&mut self) {
        while self.work.len() > 1 {
            match self.work.pop_front() {
                Some(Work::Seek(key)) if self.known.get(&key).is_some() => {}
                Some(work) => return self.crew.give(work),
                None => return,
            }
        }
    }

    fn take_up(&mut self, key: G) -> Result<(), Failure> {
        self.account.spend(1, self.games.budget())?;
        let mut task = self.tasks.pop().unwrap_or_else(|| Box::new(Task::new()));
        let mut options = std::mem::take(&mut self.options);
        for player in Player::BOTH {
            options.clear();
            key.options(player, &mut options);
            options.iter().try_for_each(|option| self.add_option(&mut task, player, option))?;
        }
        self.options = options;
        task.key = Some(key);
        self.go_on(task)
    }

    /// Adds an option. Its parts are still to be looked up.
    fn add_option(&mut self, task: &mut Task<G>, player: Player, game: &G) -> Result<(), Failure> {
        let (mut sum, option) = (Value::ZERO, task.options.len());
        self.parts.clear();
        game.components(&mut self.parts);
        while let Some(part) = self.parts.pop() {
            let (known, rest) = part.known_part(&mut self.games)?;
            sum = self.games.sum(sum, known)?;
            task.open.extend(rest.map(|rest| Part { option, twin: rest.canonical() }));
        }
        task.options.push((player, sum));
        Ok(())
    }

    /// Adds the values of parts that are known by now.
    fn look_up(&mut self, task: &mut Task<G>) -> Result<(), Failure> {
        // One after another, without a use of what was found, so that the processor need not wait
        // for each of them.
        self.found.clear();
        self.found.extend(task.open.iter().map(|part| self.known.get(&part.twin.game)));
        let mut kept = 0;
        for (index, &found) in self.found.iter().enumerate() {
            let Some(mut value) = found else {
                task.open.swap(kept, index);
                kept += 1;
                continue;
            };
            let Part { option, ref twin } = task.open[index];
            if twin.is_negated {
                value = self.games.negative(value)?;
            }
            let sum = &mut task.options[option].1;
            *sum = self.games.sum(*sum, value)?;
        }
        task.open.truncate(kept);
        Ok(())
    }

    /// Finds the value, or what it waits for.
    fn go_on(&mut self, mut task: Box<Task<G>>) -> Result<(), Failure> {
        self.look_up(&mut task)?;
        // The last one to be taken up: the others are known by then, unless others work on them.
        let Some(last) = task.open.first().map(|part| part.twin.game.clone()) else {
            return self.finish(task);
        };
        self.work.extend(task.open.iter().map(|part| Work::Seek(part.twin.game.clone())));
        let known_by_now = self.known.wait(&last, task);
        self.work.extend(known_by_now.map(Work::Go));
        Ok(())
    }

    fn finish(&mut self, mut task: Box<Task<G>>) -> Result<(), Failure> {
        self.values.iter_mut().for_each(Vec::clear);
        for (player, value) in task.options.drain(..) {
            let values = &mut self.values[player];
            if !values.contains(&value) {
                values.push(value);
            }
        }
        let PerPlayer([left, right]) = &self.values;
        match task.key.take() {
            Some(key) => {
                let value = self.games.form(left, right)?;
                self.work.extend(self.known.put(key, value)?.into_iter().map(Work::Go));
            }
            None => self.crew.end(Ok(left.first().copied().unwrap_or(Value::ZERO))),
        }
        if self.tasks.len() < MOST_SPARE {
            self.tasks.push(task);
        }
        Ok(())
    }
}

impl<'s, G: Game> Worker<'s, G, &'s mut Known<G>> {
    /// The same with a way to the values that others can go as well, and that way.
    pub fn among_others(self) -> (Worker<'s, G, &'s Known<G>>, &'s Known<G>) {
        let known: &'s Known<G> = self.known;
        let Worker { crew, games, account, work, .. } = self;
        (Worker { work, ..Worker::new(known, crew, games, account) }, known)
    }
}
