//! A thread of the search.
//!
//! A position is taken up once. Options whose values are known are done with at once; for the
//! others the position waits, and the thread takes them up, the last one first, so that it goes
//! deep before it goes wide. Whoever finds a value goes on with what waited for it.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;

use super::crew::{Crew, Told};
use super::table::Table;
use crate::core::Player;
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::search::Account;

/// A position whose value is being found.
#[derive(Debug)]
pub(super) struct Task<G> {
    /// Nothing for what is asked, which is the value of the only option for Left.
    key: Option<G>,
    /// The values of options for Left and for Right.
    values: [Vec<Value>; 2],
    open: Vec<Open<G>>,
}

impl<G> Task<G> {
    fn new() -> Task<G> {
        Task { key: None, values: Default::default(), open: Vec::new() }
    }
}

/// An option of which not all parts are known.
#[derive(Debug)]
struct Open<G> {
    player: Player,
    /// The sum of the other parts.
    sum: Value,
    part: Twin<G>,
    /// More parts, which are seldom.
    parts: Vec<Twin<G>>,
}

#[derive(Debug)]
pub(super) enum Work<G> {
    /// Find the value of this.
    Seek(G),
    /// Go on with this.
    Go(Box<Task<G>>),
}

/// The values that are known, and the positions that wait for others.
pub(super) type Known<G> = Table<G, Box<Task<G>>>;

pub(super) struct Worker<'s, G> {
    known: &'s Known<G>,
    crew: &'s Crew<Work<G>>,
    games: Arithmetic<'s>,
    account: Account<'s>,
    /// The last piece comes first; the first one is given away.
    work: VecDeque<Work<G>>,
    /// Kept for their storage.
    options: Vec<G>,
    parts: Vec<G>,
}

impl<'s, G: Game> Worker<'s, G> {
    pub fn new(
        known: &'s Known<G>,
        crew: &'s Crew<Work<G>>,
        games: Arithmetic<'s>,
        account: Account<'s>,
    ) -> Worker<'s, G> {
        let (work, options, parts) = Default::default();
        Worker { known, crew, games, account, work, options, parts }
    }

    /// Asks for the value of a position.
    pub fn ask(&mut self, game: &G) {
        let mut task = Task::new();
        let asked = self.add_option(&mut task, Player::Left, game).and_then(|()| self.go_on(task));
        asked.unwrap_or_else(|failure| self.crew.end(Err(failure)));
    }

    /// Works until all is done, or so many pieces of it.
    pub fn run(&mut self, mut pieces: u64) {
        while pieces > 0 && !self.crew.is_over().load(Ordering::Relaxed) {
            pieces -= 1;
            self.step().unwrap_or_else(|failure| self.crew.end(Err(failure)));
        }
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
            Work::Go(mut task) => {
                let open = std::mem::take(&mut task.open);
                open.into_iter().try_for_each(|option| self.add(&mut task, option))?;
                self.go_on(*task)
            }
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
        let mut task = Task::new();
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

    /// Adds an option that has not been looked at.
    fn add_option(&mut self, task: &mut Task<G>, player: Player, game: &G) -> Result<(), Failure> {
        let mut sum = Value::ZERO;
        let mut unknown = Vec::new();
        self.parts.clear();
        game.components(&mut self.parts);
        while let Some(part) = self.parts.pop() {
            let (known, rest) = part.known_part(&mut self.games)?;
            sum = self.games.sum(sum, known)?;
            if let Some(rest) = rest {
                self.add_part(rest.canonical(), &mut sum, &mut unknown)?;
            }
        }
        self.keep(task, player, sum, unknown);
        Ok(())
    }

    /// Looks at an option again.
    fn add(&mut self, task: &mut Task<G>, option: Open<G>) -> Result<(), Failure> {
        let Open { player, mut sum, part, parts } = option;
        let mut unknown = Vec::new();
        for part in std::iter::once(part).chain(parts) {
            self.add_part(part, &mut sum, &mut unknown)?;
        }
        self.keep(task, player, sum, unknown);
        Ok(())
    }

    fn add_part(
        &mut self,
        part: Twin<G>,
        sum: &mut Value,
        unknown: &mut Vec<Twin<G>>,
    ) -> Result<(), Failure> {
        let Some(mut value) = self.known.get(&part.game) else {
            unknown.push(part);
            return Ok(());
        };
        if part.is_negated {
            value = self.games.negative(value)?;
        }
        *sum = self.games.sum(*sum, value)?;
        Ok(())
    }

    fn keep(&mut self, task: &mut Task<G>, player: Player, sum: Value, mut unknown: Vec<Twin<G>>) {
        let values = &mut task.values[player as usize];
        match unknown.pop() {
            Some(part) => task.open.push(Open { player, sum, part, parts: unknown }),
            None if values.contains(&sum) => {}
            None => values.push(sum),
        }
    }

    /// Finds the value, or what it waits for.
    fn go_on(&mut self, task: Task<G>) -> Result<(), Failure> {
        let Some(first) = task.open.first() else {
            return self.finish(task);
        };
        // The last one to be taken up: the others are known by then, unless others work on them.
        let last = first.part.game.clone();
        for Open { part, parts, .. } in &task.open {
            for part in std::iter::once(part).chain(parts) {
                self.work.push_back(Work::Seek(part.game.clone()));
            }
        }
        let known_by_now = self.known.wait(&last, Box::new(task));
        self.work.extend(known_by_now.map(Work::Go));
        Ok(())
    }

    fn finish(&mut self, task: Task<G>) -> Result<(), Failure> {
        let Task { key, values: [left, right], .. } = task;
        match key {
            Some(key) => {
                let value = self.games.form(&left, &right)?;
                let waited = self.known.put(key, value)?;
                self.work.extend(waited.into_iter().map(Work::Go));
            }
            None => self.crew.end(Ok(left.first().copied().unwrap_or(Value::ZERO))),
        }
        Ok(())
    }
}
