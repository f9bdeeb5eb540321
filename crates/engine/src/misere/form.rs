//! Canonical forms of misère play.
//!
//! Two impartial games are equal in misère play if no sum tells them apart: for every X the
//! outcomes of G + X and H + X are the same.
//!
//! # Theorem (Conway 1976)
//! Let the options of H be among those of G, and let H be an option of every other option of G.
//! Then G = H; for H = 0 only if the next player wins G in misère play. A game of which neither
//! it nor a follower can be simplified so is equal to no other one, so that two games are equal
//! if and only if their simplest forms are the same.
//!
//! # Trap
//! Far fewer games are equal than in normal play: G + G is hardly ever 0. Of the games born by
//! day 5 more than 4 million are different.
//!
//! References: Conway, *On Numbers and Games*, ch. 12; Siegel, *Combinatorial Game Theory*, ch. V.3.

use rustc_hash::FxHashMap;

use super::walk::{Walk, parts, walk};
use super::{Class, Genus};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::impartial::Game;

/// A canonical form of a [`Forms`]: equal forms of one store are equal games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Form(pub(super) u32);

impl Form {
    /// The game without a move.
    pub const ZERO: Form = Form(0);
}

/// What is known of a canonical form.
#[derive(Clone, Debug)]
struct Node {
    options: Box<[Form]>,
    genus: Genus,
    class: Class,
    birthday: u32,
    /// Its size, if it is a Nim heap.
    heap: Option<u32>,
}

/// Canonical forms, each kept once, and their sums.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::misere::Forms;
/// let (mut forms, budget) = (Forms::new(), &mut Budget::unlimited());
/// let [one, two] = [forms.heap(1, budget)?, forms.heap(2, budget)?];
/// assert_eq!(forms.sum(one, one, budget)?, forms.heap(0, budget)?);
/// let twos = forms.sum(two, two, budget)?;
/// assert_eq!(forms.text(twos, budget)?, "*[2[2]]");
/// assert_eq!(forms.genus(twos).to_string(), "0^02");
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
#[derive(Clone, Debug)]
pub struct Forms {
    nodes: Vec<Node>,
    /// The form of a set of options, which need not be its own.
    known: FxHashMap<Box<[Form]>, Form>,
    pub(super) sums: FxHashMap<(Form, Form), Form>,
    /// Bytes that all of this takes, by a careful estimate.
    bytes: u64,
}

impl Default for Forms {
    fn default() -> Forms {
        Forms::new()
    }
}

impl Forms {
    /// A store that has the form 0 alone.
    pub fn new() -> Forms {
        let (genus, class, heap) = (Genus::of_heap(0), Class::Tame, Some(0));
        let zero = Node { options: Box::default(), genus, class, birthday: 0, heap };
        let known = FxHashMap::from_iter([(Box::default(), Form::ZERO)]);
        Forms { nodes: vec![zero], known, sums: FxHashMap::default(), bytes: 0 }
    }

    /// Number of different forms.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Always false: 0 is there from the beginning.
    pub fn is_empty(&self) -> bool {
        false
    }

    fn node(&self, form: Form) -> &Node {
        &self.nodes[form.0 as usize]
    }

    /// The options of a form, in ascending order of their numbers in the store.
    pub fn options(&self, form: Form) -> &[Form] {
        &self.node(form).options
    }

    /// The genus.
    pub fn genus(&self, form: Form) -> &Genus {
        &self.node(form).genus
    }

    /// How it behaves in sums.
    pub fn class(&self, form: Form) -> Class {
        self.node(form).class
    }

    /// The number of moves of the longest play of the canonical form.
    pub fn birthday(&self, form: Form) -> u32 {
        self.node(form).birthday
    }

    /// The size of the Nim heap that the form is; `None` if it is none.
    pub fn as_heap(&self, form: Form) -> Option<u32> {
        self.node(form).heap
    }

    /// Who wins in misère play.
    pub fn outcome(&self, form: Form) -> Outcome {
        if self.genus(form).misere() == 0 { Outcome::P } else { Outcome::N }
    }

    /// The Nim heap of this size.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    ///
    /// Cost: quadratic in the size.
    pub fn heap(&mut self, size: u32, budget: &mut Budget) -> Result<Form, Exhausted> {
        let mut smaller = vec![Form::ZERO];
        while smaller.len() <= size as usize {
            smaller.push(self.form(&smaller, budget)?);
        }
        Ok(smaller[size as usize])
    }

    /// The canonical form of the game with these options.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    ///
    /// Cost: a unit of the budget for every option of an option.
    pub fn form(&mut self, options: &[Form], budget: &mut Budget) -> Result<Form, Exhausted> {
        let mut options: Vec<Form> = options.to_vec();
        options.sort_unstable();
        options.dedup();
        if let Some(&form) = self.known.get(options.as_slice()) {
            return Ok(form);
        }
        let found = self.simplified(&options, budget)?;
        let bytes = 64 + 8 * options.len() as u64;
        let form = match found {
            Some(form) => form,
            None => {
                let genera: Vec<&Genus> =
                    options.iter().map(|&option| self.genus(option)).collect();
                let genus = Genus::of_options(&genera);
                let heap = (0u32..).zip(&options).all(|(n, &o)| self.as_heap(o) == Some(n));
                let heap = heap.then_some(options.len() as u32);
                let birthday = options.iter().map(|&option| self.birthday(option)).max();
                let birthday = 1 + birthday.unwrap_or(0);
                let class = Class::of(self, &options, &genus);
                let tail = genus.tail().len() as u64;
                self.account(budget, bytes + 96 + 4 * tail)?;
                let kept = options.clone().into();
                self.nodes.push(Node { options: kept, genus, class, birthday, heap });
                Form(self.nodes.len() as u32 - 1)
            }
        };
        self.account(budget, bytes)?;
        self.known.insert(options.into(), form);
        Ok(form)
    }

    /// The simpler form that a set of options is equal to, by the theorem.
    fn simplified(&self, set: &[Form], budget: &mut Budget) -> Result<Option<Form>, Exhausted> {
        // Number of options that have a form as an option.
        let mut holders: FxHashMap<Form, usize> = FxHashMap::default();
        for &option in set {
            let inner = self.options(option);
            budget.spend(1 + inner.len() as u64)?;
            inner.iter().for_each(|&form| *holders.entry(form).or_default() += 1);
        }
        let is_next = set.iter().any(|&option| self.outcome(option) == Outcome::P);
        Ok(holders.iter().map(|(&form, &count)| (form, count)).find_map(|(form, count)| {
            let own = self.options(form);
            let is_possible = count + own.len() >= set.len() && (form != Form::ZERO || is_next);
            let is_own = |option: &Form| own.binary_search(option).is_ok();
            let holds = |option: &Form| self.options(*option).binary_search(&form).is_ok();
            let reverts = is_possible
                && own.iter().all(|option| set.binary_search(option).is_ok())
                && set.iter().all(|option| is_own(option) || holds(option));
            reverts.then_some(form)
        }))
    }

    fn account(&mut self, budget: &mut Budget, bytes: u64) -> Result<(), Exhausted> {
        self.bytes += bytes;
        budget.hold(self.bytes)
    }

    /// The sum of two forms.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends; the sums found until then are kept.
    ///
    /// Cost: every sum of followers is made once.
    pub fn sum(&mut self, a: Form, b: Form, budget: &mut Budget) -> Result<Form, Exhausted> {
        let mut stack = vec![(a, b)];
        while let Some(&(a, b)) = stack.last() {
            budget.spend(1)?;
            if self.known_sum(a, b).is_some() {
                stack.pop();
                continue;
            }
            let left = self.options(a).iter().map(|&option| (option, b));
            let right = self.options(b).iter().map(|&option| (a, option));
            let (mut options, mut missing) = (Vec::new(), Vec::new());
            for (a, b) in left.chain(right) {
                match self.known_sum(a, b) {
                    Some(sum) => options.push(sum),
                    None => missing.push((a, b)),
                }
            }
            if missing.is_empty() {
                let sum = self.form(&options, budget)?;
                self.keep_sum(a, b, sum, budget)?;
            }
            stack.extend(missing);
        }
        Ok(self.known_sum(a, b).unwrap_or(Form::ZERO))
    }

    /// Remembers the sum of two forms.
    pub(super) fn keep_sum(
        &mut self,
        a: Form,
        b: Form,
        sum: Form,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        self.account(budget, 24)?;
        self.sums.insert((a.min(b), a.max(b)), sum);
        Ok(())
    }

    fn known_sum(&self, a: Form, b: Form) -> Option<Form> {
        match (a, b) {
            (Form::ZERO, other) | (other, Form::ZERO) => Some(other),
            _ => self.sums.get(&(a.min(b), a.max(b))).copied(),
        }
    }

    /// The sum of any number of forms.
    ///
    /// # Errors
    /// As [`sum`](Forms::sum).
    pub fn total(&mut self, forms: &[Form], budget: &mut Budget) -> Result<Form, Exhausted> {
        forms.iter().try_fold(Form::ZERO, |sum, &form| self.sum(sum, form, budget))
    }

    /// The form of this store that equals one of another; `None` if it has none.
    ///
    /// Cost: all forms of the other store that are born before it, once.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::misere::Forms;
    /// let (mut here, mut there) = (Forms::new(), Forms::new());
    /// let budget = &mut Budget::unlimited();
    /// let (two, three) = (here.heap(2, budget)?, there.heap(3, budget)?);
    /// assert_eq!(there.find(&here, two).and_then(|form| there.as_heap(form)), Some(2));
    /// assert_eq!(here.find(&there, three), None);
    /// # Ok::<(), nimatron::foundation::Exhausted>(())
    /// ```
    pub fn find(&self, other: &Forms, form: Form) -> Option<Form> {
        // Options have smaller numbers.
        let mut found: Vec<Option<Form>> = Vec::with_capacity(form.0 as usize + 1);
        for number in 0..=form.0 {
            let options = other.options(Form(number)).iter();
            let options = options.map(|option| *found.get(option.0 as usize)?);
            let options = options.collect::<Option<Vec<Form>>>();
            found.push(options.and_then(|mut options| {
                options.sort_unstable();
                self.known.get(&options[..]).copied()
            }));
        }
        found.pop()?
    }

    /// The form of another store in this one, to which it is added.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    ///
    /// Cost: all that can be reached from it, once.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::misere::Forms;
    /// let (mut here, mut there) = (Forms::new(), Forms::new());
    /// let budget = &mut Budget::unlimited();
    /// let form = there.heap(3, budget)?;
    /// let adopted = here.adopt(&there, form, budget)?;
    /// assert_eq!(here.as_heap(adopted), Some(3));
    /// # Ok::<(), nimatron::foundation::Exhausted>(())
    /// ```
    pub fn adopt(
        &mut self,
        other: &Forms,
        form: Form,
        budget: &mut Budget,
    ) -> Result<Form, Exhausted> {
        let mut adopted: FxHashMap<Form, Form> = FxHashMap::default();
        let mut stack = vec![form];
        while let Some(&next) = stack.last() {
            let options = other.options(next);
            budget.spend(1 + options.len() as u64)?;
            let missing = options.iter().filter(|option| !adopted.contains_key(option));
            let before = stack.len();
            stack.extend(missing.copied().collect::<Vec<_>>());
            if stack.len() == before {
                let own: Vec<Form> =
                    options.iter().filter_map(|option| adopted.get(option).copied()).collect();
                let own = self.form(&own, budget)?;
                adopted.insert(next, own);
                stack.pop();
            }
        }
        Ok(adopted.get(&form).copied().unwrap_or(Form::ZERO))
    }
}

/// Finds the canonical forms of the positions of one game, and with them their genera.
///
/// Every position that can be reached is visited once; components are taken for themselves, and
/// only sums of different forms are computed.
///
/// ```
/// use nimatron::foundation::{Budget, Options};
/// use nimatron::impartial::Game;
/// use nimatron::misere::FormSearch;
///
/// /// A heap from which 1 or 2 may be taken.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Heap(u32);
///
/// impl Game for Heap {
///     fn options(&self) -> Options<'_, Heap> {
///         Options::new((1..=2).filter_map(|taken| self.0.checked_sub(taken)).map(Heap))
///     }
/// }
/// let (mut search, budget) = (FormSearch::new(), &mut Budget::unlimited());
/// let form = search.form(&Heap(5), budget)?;
/// assert_eq!(search.forms.text(form, budget)?, "*[2]");
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
#[derive(Clone, Debug)]
pub struct FormSearch<G> {
    /// The forms.
    pub forms: Forms,
    /// Those of components that cannot be taken apart.
    found: FxHashMap<G, Form>,
}

impl<G: Game> Default for FormSearch<G> {
    fn default() -> FormSearch<G> {
        FormSearch::new()
    }
}

impl<G: Game> FormSearch<G> {
    /// A search that has found nothing yet.
    pub fn new() -> FormSearch<G> {
        FormSearch { forms: Forms::new(), found: FxHashMap::default() }
    }

    /// The canonical form of a position.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends; what was found is kept.
    pub fn form(&mut self, game: &G, budget: &mut Budget) -> Result<Form, Exhausted> {
        let whole = parts(game);
        walk(self, &whole, budget)?;
        self.sum_of(&whole, budget)
    }

    fn sum_of(&mut self, parts: &[G], budget: &mut Budget) -> Result<Form, Exhausted> {
        let forms: Vec<Form> =
            parts.iter().filter_map(|part| self.found.get(part).copied()).collect();
        self.forms.total(&forms, budget)
    }
}

impl<G: Game> Walk<G> for FormSearch<G> {
    fn knows(&self, part: &G) -> bool {
        self.found.contains_key(part)
    }

    fn settle(
        &mut self,
        part: G,
        options: Vec<Vec<G>>,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        let sums: Result<Vec<Form>, _> =
            options.iter().map(|option| self.sum_of(option, budget)).collect();
        let form = self.forms.form(&sums?, budget)?;
        let bytes = size_of::<(G, Form)>() + part.owned_bytes();
        self.forms.account(budget, bytes as u64)?;
        self.found.insert(part, form);
        Ok(())
    }
}
