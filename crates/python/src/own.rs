//! Rulesets that are classes of Python: an object is a position, and tells its options.
//!
//! Searches ask for options from many places and have no way to hear of an exception there. So the
//! first exception is kept, all options that are asked for afterwards are none, and whoever
//! [watches](watched) raises it in place of the answer. What is computed after it is worth nothing:
//! every computation that ran meanwhile raises, and none begins before the last of them is over.

use std::cell::Cell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError, RwLock};

use nimatron::foundation::{Faults, Head, MoveName, NamePart, Options, PerPlayer, Piece, Player};
use nimatron::rulesets::figure::{CELL, Figure, Ink, Thing};
use nimatron::rulesets::partizan::{Partizan, PartizanSketch};
use nimatron::rulesets::searched::{Searched, Sketch};
use nimatron::rulesets::{
    self, Description, Example, Family, Position, Ruleset, partizan, searched,
};
use nimatron::text::ParseError;
use nimatron::{impartial, partizan as games};
use pyo3::exceptions::{PyException, PyRecursionError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple, PyType};

/// A game of more moves than this is taken for one that does not end.
const LONGEST: u32 = 5000;

/// Computations that are under way, and the first exception in one of them.
#[derive(Default)]
struct Watch {
    running: usize,
    raised: Option<PyErr>,
}

static WATCH: Mutex<Watch> = Mutex::new(Watch { running: 0, raised: None });
static OVER: Condvar = Condvar::new();

thread_local! {
    /// Computations of this thread, each inside of the one before.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
}

fn watch() -> MutexGuard<'static, Watch> {
    WATCH.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps an exception, if it is the first.
fn note(py: Python<'_>, error: PyErr) {
    let mut watch = watch();
    if watch.raised.is_none() {
        watch.raised = Some(error.clone_ref(py));
    }
}

/// Whether an exception has been raised that nobody has heard of.
fn is_broken() -> bool {
    watch().raised.is_some()
}

/// Does some work with positions of Python's, and raises what they raise.
///
/// # Errors
/// The exception of a position in place of an answer; and those of the work.
pub fn watched<T>(py: Python<'_>, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    struct Within;
    impl Drop for Within {
        fn drop(&mut self) {
            DEPTH.set(DEPTH.get() - 1);
            let mut watch = watch();
            watch.running -= 1;
            let over = if watch.running == 0 { watch.raised.take() } else { None };
            OVER.notify_all();
            // Letting an exception go may run code of Python's, which may come here again.
            drop(watch);
            drop(over);
        }
    }
    // Without rulesets of Python's there is nothing to watch.
    if !HAS_RULES.load(Ordering::Acquire) {
        return work();
    }
    let is_nested = DEPTH.get() > 0;
    py.detach(|| {
        let mut watch = watch();
        while watch.raised.is_some() && !is_nested {
            watch = OVER.wait(watch).unwrap_or_else(PoisonError::into_inner);
        }
        watch.running += 1;
    });
    DEPTH.set(DEPTH.get() + 1);
    let within = Within;
    let done = work();
    let raised = watch().raised.as_ref().map(|error| error.clone_ref(py));
    drop(within);
    match raised {
        Some(error) => Err(error),
        None => done,
    }
}

/// A class of positions.
struct Rules {
    class: Py<PyType>,
    is_partizan: bool,
    description: Description,
    /// No function of a file tells its moves; what they raise is [watched] for.
    faults: Faults,
}

static RULES: LazyLock<RwLock<HashMap<String, Arc<Rules>>>> = LazyLock::new(RwLock::default);
/// Whether there are any.
static HAS_RULES: AtomicBool = AtomicBool::new(false);

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({})", self.description.id)
    }
}

/// A position: an object of the class.
#[derive(Clone, Debug)]
pub struct Placed {
    rules: Arc<Rules>,
    object: Arc<Py<PyAny>>,
    hash: isize,
    /// Moves since the position that was asked for.
    depth: u32,
}

impl PartialEq for Placed {
    fn eq(&self, other: &Placed) -> bool {
        Arc::ptr_eq(&self.object, &other.object)
            || self.hash == other.hash
                && Arc::ptr_eq(&self.rules, &other.rules)
                && Python::attach(|py| {
                    let equal = self.object.bind(py).eq(other.object.bind(py));
                    equal.unwrap_or_else(|error| {
                        note(py, error);
                        false
                    })
                })
    }
}

impl Eq for Placed {}

impl Hash for Placed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.hash(state);
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.ask(|object| Ok(object.str()?.to_str()?.to_owned())).unwrap_or_default();
        write!(f, "{}: {text}", self.rules.description.id)
    }
}

/// A move as a class tells it: perhaps its name, and the position that it leads to.
type Told = (Option<String>, Placed);

impl Placed {
    fn new(rules: &Arc<Rules>, object: Bound<'_, PyAny>, depth: u32) -> PyResult<Placed> {
        let hash = object.hash()?;
        Ok(Placed { rules: rules.clone(), object: Arc::new(object.unbind()), hash, depth })
    }

    /// Asks the object something; nothing where that raises, or something has raised before.
    fn ask<T>(&self, ask: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> Option<T> {
        if is_broken() {
            return None;
        }
        Python::attach(|py| match ask(self.object.bind(py)) {
            Ok(told) => Some(told),
            Err(error) => {
                note(py, self.explained(py, error));
                None
            }
        })
    }

    /// An exception with the position in which it was raised.
    fn explained(&self, py: Python<'_>, error: PyErr) -> PyErr {
        if error.is_instance_of::<PyException>(py) {
            let text = self.object.bind(py).str().map(|text| text.to_string());
            let at = text.unwrap_or_else(|_| "a position without a text".to_owned());
            let told = format!("in the position {}: {at}", self.rules.description.id);
            // A note is a courtesy; without it the exception is the same.
            let _ = error.value(py).call_method1("add_note", (told,));
        }
        error
    }

    /// The positions that a method lists, with their names where it tells them.
    fn listed(&self, method: &str) -> Vec<Told> {
        let list = |object: &Bound<'_, PyAny>| {
            if self.depth >= LONGEST {
                return Err(PyRecursionError::new_err(format!(
                    "after {LONGEST} moves the game has not ended: every game has to end"
                )));
            }
            let mut listed = Vec::new();
            for option in object.call_method0(method)?.try_iter()? {
                let option = option?;
                let (name, option) = match option.cast::<PyTuple>() {
                    Ok(pair) if !option.is_instance(self.rules.class.bind(object.py()))? => {
                        let (name, option): (String, Bound<'_, PyAny>) = pair.extract()?;
                        (Some(name), option)
                    }
                    _ => (None, option),
                };
                if !option.is_instance(self.rules.class.bind(object.py()))? {
                    return Err(PyTypeError::new_err(format!(
                        "'{method}' lists {}, and no object of the class",
                        option.get_type().name()?
                    )));
                }
                listed.push((name, Placed::new(&self.rules, option, self.depth + 1)?));
            }
            Ok(listed)
        };
        self.ask(list).unwrap_or_default()
    }

    /// The moves that a method lists, each name once.
    fn named(&self, method: &str) -> Vec<(MoveName, Placed)> {
        let name = |(name, after): Told| {
            let text = |after: &Placed| after.ask(|object| Ok(object.str()?.to_string()));
            let name = name.or_else(|| text(&after)).unwrap_or_default();
            (MoveName::new([NamePart::Word(name.into())]), after)
        };
        let mut known: HashMap<String, Placed> = HashMap::new();
        let mut moves = Vec::new();
        for (name, after) in self.listed(method).into_iter().map(name) {
            match known.entry(name.to_string()) {
                Entry::Vacant(free) => {
                    free.insert(after.clone());
                    moves.push((name, after));
                }
                // The same move twice is one; two of the same name cannot be told apart.
                Entry::Occupied(other) if *other.get() == after => {}
                Entry::Occupied(_) => {
                    let message = format!("two moves are called '{name}'");
                    self.ask(|_| -> PyResult<()> { Err(PyValueError::new_err(message)) });
                }
            }
        }
        moves
    }

    /// What an optional method tells, if the class has it.
    fn optional<T>(
        &self,
        method: &str,
        tell: impl FnOnce(Bound<'_, PyAny>) -> PyResult<T>,
    ) -> Option<T> {
        self.ask(|object| {
            if !object.hasattr(method)? {
                return Ok(None);
            }
            object.call_method0(method).and_then(tell).map(Some)
        })
        .flatten()
    }

    fn parts(&self) -> Option<Vec<Placed>> {
        self.optional("components", |parts| {
            parts.try_iter()?.map(|part| Placed::new(&self.rules, part?, self.depth)).collect()
        })
    }

    fn representative(&self) -> Option<Placed> {
        self.optional("canonical", |object| Placed::new(&self.rules, object, self.depth))
    }

    /// A board of the rows that `draw` lists: a square for each character, `.` and blanks empty.
    fn drawn(&self) -> Option<Figure> {
        let rows: Vec<String> = self.optional("draw", |rows| match rows.cast::<PyString>() {
            Ok(text) => Ok(text.to_str()?.lines().map(str::to_owned).collect()),
            Err(_) => rows.try_iter()?.map(|row| row?.extract()).collect(),
        })?;
        let mut figure = Figure::new(self.to_string());
        for (row, signs) in (0i32..).zip(&rows) {
            for (column, sign) in (0i32..).zip(signs.chars()) {
                let at = (column * CELL, row * CELL);
                figure.put(at, Thing::Square);
                if !matches!(sign, '.' | ' ') {
                    figure.words(at, sign, Ink::Full);
                }
            }
        }
        Some(figure)
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Placed, ParseError> {
        let body = body.trimmed();
        let rules = rules_of(head.name.text)
            .ok_or_else(|| ParseError::new("this ruleset is not registered", head.name.span()))?;
        Python::attach(|py| {
            let class = rules.class.bind(py);
            let read = match class.hasattr("parse")? {
                true => class.call_method1("parse", (body.text,)),
                false => class.call1((body.text,)),
            };
            read.and_then(|object| Placed::new(&rules, object, 0))
        })
        .map_err(|error: PyErr| {
            let message = Python::attach(|py| error.value(py).to_string());
            ParseError::new(message, body.span())
        })
    }
}

fn rules_of(word: &str) -> Option<Arc<Rules>> {
    RULES.read().unwrap_or_else(PoisonError::into_inner).get(word).cloned()
}

impl impartial::Game for Placed {
    fn options(&self) -> Options<'_, Placed> {
        Options::new(self.listed("options").into_iter().map(|(_, after)| after))
    }

    fn components(&self) -> Vec<Placed> {
        self.parts().unwrap_or_else(|| vec![self.clone()])
    }

    fn canonical(self) -> Placed {
        self.representative().unwrap_or(self)
    }

    fn owned_bytes(&self) -> usize {
        OBJECT
    }
}

/// Bytes that an object of Python's takes, roughly.
const OBJECT: usize = 200;

impl Searched for Placed {
    fn description(&self) -> &Description {
        &self.rules.description
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Placed, ParseError> {
        Placed::read(head, body)
    }

    fn moves(&self) -> Options<'_, (MoveName, Placed)> {
        Options::new(self.named("options"))
    }

    fn faults(&self) -> Option<&Faults> {
        Some(&self.rules.faults)
    }
}

impl Sketch for Placed {
    fn figure(&self) -> Option<Figure> {
        self.drawn()
    }

    fn handles(&self, _: &MoveName) -> Vec<String> {
        Vec::new()
    }
}

/// The method that lists the options of a player.
fn method(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

impl games::Game for Placed {
    fn options(&self, player: Player, options: &mut Vec<Placed>) {
        options.extend(self.listed(method(player)).into_iter().map(|(_, after)| after));
    }

    fn components(&self, components: &mut Vec<Placed>) {
        components.extend(self.parts().unwrap_or_else(|| vec![self.clone()]));
    }

    fn canonical(self) -> games::Twin<Placed> {
        let game = self.representative().unwrap_or(self);
        games::Twin { game, is_negated: false }
    }

    fn owned_bytes(&self) -> usize {
        OBJECT
    }
}

impl Partizan for Placed {
    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer(["makes a move of Left", "makes a move of Right"])
    }

    fn description(&self) -> &Description {
        &self.rules.description
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Placed, ParseError> {
        Placed::read(head, body)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Placed)> {
        self.named(method(player))
    }

    fn faults(&self) -> Option<&Faults> {
        Some(&self.rules.faults)
    }

    fn size(&self) -> u64 {
        1
    }
}

impl PartizanSketch for Placed {
    fn figure(&self) -> Option<Figure> {
        self.drawn()
    }

    fn ways(&self, _: &MoveName) -> Vec<Vec<String>> {
        Vec::new()
    }
}

/// The position that an object is, if its class is registered.
pub fn position(object: &Bound<'_, PyAny>) -> PyResult<Option<Position>> {
    let rules = {
        let all = RULES.read().unwrap_or_else(PoisonError::into_inner);
        let class = object.get_type();
        all.values().find(|rules| rules.class.bind(object.py()).is(&class)).cloned()
    };
    let Some(rules) = rules else { return refuse_strangers(object) };
    let placed = Placed::new(&rules, object.clone(), 0)?;
    let convention = nimatron::foundation::Convention::Normal;
    Ok(Some(match rules.is_partizan {
        true => {
            let game = partizan::AnyGame::new(placed);
            partizan::Position::new(convention, Player::Left, game).into()
        }
        false => searched::Position::new(convention, searched::AnyGame::new(placed)).into(),
    }))
}

/// Nothing, if the object has nothing to do with rulesets.
///
/// # Errors
/// An object of a class that has been registered anew, or that inherits from one.
fn refuse_strangers(object: &Bound<'_, PyAny>) -> PyResult<Option<Position>> {
    let class = object.get_type();
    let Ok(name) = class.getattr("__nimatron_ruleset__") else { return Ok(None) };
    Err(PyTypeError::new_err(format!(
        "the class {} is not the one that is registered as '{name}': make the object again, or register \
         its class",
        class.name()?
    )))
}

/// Makes a ruleset of a class, under a word; a class that is registered again takes the place of the
/// one before.
#[pyfunction]
#[pyo3(signature = (class_, name, title, rules, examples, /))]
pub fn register_ruleset(
    class_: &Bound<'_, PyType>,
    name: String,
    title: String,
    rules: Vec<String>,
    examples: Vec<(String, String)>,
) -> PyResult<()> {
    let is_word = |word: &str| {
        let mut signs = word.chars();
        signs.next().is_some_and(|first| first.is_ascii_lowercase())
            && signs.all(|sign| matches!(sign, 'a'..='z' | '0'..='9' | '-'))
    };
    if !is_word(&name) {
        return Err(PyValueError::new_err(format!(
            "'{name}' is no word for a ruleset: small letters, digits and hyphens, a letter first"
        )));
    }
    let is_partizan = class_.hasattr("left")? && class_.hasattr("right")?;
    if !is_partizan && !class_.hasattr("options")? {
        return Err(PyTypeError::new_err(
            "a ruleset has a method 'options', or methods 'left' and 'right'",
        ));
    }
    let example = |(position, shows): (String, String)| Example {
        position: format!("{name}: {position}").into(),
        shows: shows.into(),
    };
    let description = Description {
        id: name.clone().into(),
        title: title.into(),
        family: Family::Boards,
        rules: rules.into_iter().map(Into::into).collect::<Vec<_>>().into(),
        options: Vec::new().into(),
        examples: examples.into_iter().map(example).collect::<Vec<_>>().into(),
        references: Vec::new().into(),
    };
    let known = rules_of(&name);
    if known.as_ref().is_some_and(|known| known.is_partizan != is_partizan) {
        return Err(PyValueError::new_err(format!(
            "'{name}' was registered with other players: both with the same moves, or each with its own"
        )));
    }
    if known.is_none() {
        // The register keeps rulesets for as long as the process runs.
        let kept: &'static Description = Box::leak(Box::new(description.clone()));
        let ruleset = match is_partizan {
            true => Ruleset::partizan::<Placed>(kept),
            false => Ruleset::impartial::<Placed>(kept),
        };
        rulesets::register(ruleset).map_err(|taken| PyValueError::new_err(taken.to_string()))?;
    }
    class_.setattr("__nimatron_ruleset__", &name)?;
    let rules = Rules {
        class: class_.clone().unbind(),
        is_partizan,
        description,
        faults: Faults::default(),
    };
    RULES.write().unwrap_or_else(PoisonError::into_inner).insert(name, Arc::new(rules));
    HAS_RULES.store(true, Ordering::Release);
    Ok(())
}
