//! What theory says of positions in misère play.
//!
//! In misère play sums have no values. Theory decides two kinds of positions nevertheless: where
//! all parts are [tame](crate::misere::Tame), they are played as Nim is; where the position
//! consists of the heaps of a game whose [quotient](Known) is found within fixed bounds, the product
//! of the elements of the heaps decides. All others are searched, and the reason is a game that can be
//! reached and is not tame.

use std::sync::Arc;

use super::AnyGame;
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::impartial::Game;
use crate::misere::quotient::Known;
use crate::misere::{Tame, TameSearch, Untamed};
use crate::rulesets::plain::ByRules;

/// What theory says of a position in misère play, the parts of which are of this type.
#[derive(Clone, Debug)]
pub enum MisereTheory<P = AnyGame> {
    /// All parts are tame.
    Tame {
        /// How each of them behaves.
        parts: Vec<(P, Tame)>,
    },
    /// The quotient of its game decides.
    Quotient {
        /// The game.
        ruleset: String,
        /// The quotient.
        known: Arc<Known>,
        /// The element of each heap that is not empty.
        parts: Vec<(P, u16)>,
        /// The product.
        product: u16,
    },
    /// Nothing, so that it has to be searched: a game that is not tame can be reached.
    Untamed {
        /// The part.
        part: P,
        /// What can be reached from it.
        reason: Untamed<P>,
    },
}

impl<P> MisereTheory<P> {
    /// Who wins; `None` if theory does not say so.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            MisereTheory::Tame { parts } => {
                Some(parts.iter().map(|(_, tame)| *tame).sum::<Tame>().outcome())
            }
            MisereTheory::Quotient { known, product, .. } => Some(known.outcome(*product)),
            MisereTheory::Untamed { .. } => None,
        }
    }
}

/// Finds how the parts of positions behave in misère play, as far as a bound on its work allows.
#[derive(Debug)]
pub struct TameParts<G> {
    tame: TameSearch<G>,
    /// Nodes that may still go into it.
    left: u64,
}

impl<G: Game> Default for TameParts<G> {
    fn default() -> Self {
        TameParts::new()
    }
}

impl<G: Game> TameParts<G> {
    /// Nodes that may go into finding out what is tame.
    const MOST_WORK: u64 = 1 << 17;

    /// A solver that knows nothing yet.
    pub fn new() -> Self {
        TameParts { tame: TameSearch::new(), left: Self::MOST_WORK }
    }

    /// How the parts behave, or one that is not tame; `None` if it takes too long to find out.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before the bound is reached.
    ///
    /// Cost: a unit for every option of every component that can be reached, once.
    pub fn of<P: Clone>(
        &mut self,
        game: &G,
        budget: &mut Budget,
    ) -> Result<Option<MisereTheory<P>>, Exhausted>
    where
        G: AsRef<P>,
    {
        let mut parts = Vec::new();
        for part in game.components() {
            let (start, reasons) = (budget.spent(), self.tame.reasons().len());
            let found = budget.within(self.left, |budget| self.tame.part(&part, budget));
            self.left = self.left.saturating_sub(budget.spent().saturating_sub(start));
            let part = part.as_ref().clone();
            let reason = match found {
                Ok(Ok(tame)) => {
                    parts.push((part, tame));
                    continue;
                }
                Ok(Err(reason)) => Some(reason),
                // What has been reached is a reason, if anything is.
                Err(Exhausted::Nodes { .. }) if self.left == 0 => {
                    self.tame.reasons().get(reasons).cloned()
                }
                Err(exhausted) => return Err(exhausted),
            };
            return Ok(reason.map(|Untamed { follower, genus }| {
                let reason = Untamed { follower: follower.as_ref().clone(), genus };
                MisereTheory::Untamed { part, reason }
            }));
        }
        Ok(Some(MisereTheory::Tame { parts }))
    }
}

/// Finds what theory says of the positions of one game in misère play.
///
/// The rules are those of `G`: [`AnyGame`], or [`ByRules`] for whoever checks.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome};
/// use nimatron::rulesets::searched::{AnyGame, MisereSolver, MisereTheory, Position};
/// let position: Position = "misere kayles: 100, 73, 51".parse()?;
/// let mut solver = MisereSolver::<AnyGame>::new();
/// let theory = solver.theory(position.game(), &mut Budget::unlimited())?;
/// assert!(matches!(theory, Some(MisereTheory::Quotient { .. })));
/// assert_eq!(theory.and_then(|theory| theory.outcome()), Some(Outcome::N));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct MisereSolver<G> {
    tame: TameParts<G>,
    known: Option<Arc<Known>>,
}

impl<G: Game + AsRef<AnyGame> + From<AnyGame>> Default for MisereSolver<G> {
    fn default() -> Self {
        MisereSolver::new()
    }
}

impl<G: Game + AsRef<AnyGame> + From<AnyGame>> MisereSolver<G> {
    /// A solver that knows nothing yet.
    pub fn new() -> Self {
        MisereSolver { tame: TameParts::new(), known: None }
    }

    /// What theory says of a position; `None` if it takes too long to find out.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before fixed bounds do.
    ///
    /// Cost: a unit for every option of every component that can be reached, up to a bound; if not
    /// all parts are tame, what the quotient of the game takes, once.
    pub fn theory(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Option<MisereTheory>, Exhausted> {
        let tame = self.tame.of(&G::from(game.clone()), budget)?;
        if matches!(tame, Some(MisereTheory::Tame { .. })) {
            return Ok(tame);
        }
        if let (Some((rules, _)), None) = (game.as_heaps(), &self.known) {
            self.known = Some(Known::of(rules.code(), budget)?);
        }
        Ok(self.by_quotient(game).or(tame))
    }

    /// Who wins, by the quotient if it was found, otherwise as in tame games; `None` if theory does
    /// not say so.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before fixed bounds do.
    pub fn outcome(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Option<Outcome>, Exhausted> {
        if let (Some(known), Some((_, heaps))) = (&self.known, game.as_heaps()) {
            if let Some(product) = known.element(heaps) {
                return Ok(Some(known.outcome(product)));
            }
        }
        let tame = self.tame.of::<AnyGame>(&G::from(game.clone()), budget)?;
        Ok(tame.and_then(|theory| theory.outcome()))
    }

    fn by_quotient(&self, game: &AnyGame) -> Option<MisereTheory> {
        let (known, (rules, heaps)) = (self.known.as_ref()?, game.as_heaps()?);
        let product = known.element(heaps)?;
        let parts = game.components().into_iter().map(|part| {
            let element = known.element(part.as_heaps()?.1)?;
            Some((part, element))
        });
        let parts = parts.collect::<Option<Vec<_>>>()?;
        Some(MisereTheory::Quotient {
            ruleset: rules.to_string(),
            known: known.clone(),
            parts,
            product,
        })
    }
}

impl AsRef<AnyGame> for ByRules<AnyGame> {
    fn as_ref(&self) -> &AnyGame {
        &self.0
    }
}

impl From<AnyGame> for ByRules<AnyGame> {
    fn from(game: AnyGame) -> Self {
        ByRules(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Convention, Playable};
    use crate::impartial::Solver;
    use crate::misere::{Class, FormSearch};
    use crate::rulesets::{Position, Solved};

    fn position(text: &str) -> Position {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// What theory says of a position and its moves is what the search of all plays finds.
    /// Returns whether theory decides.
    fn agrees(position: &Position, plain: &mut Solver<AnyGame>) -> bool {
        let (game, budget) = (position.as_searched().unwrap(), &mut Budget::unlimited());
        let mut search = |game: &AnyGame| plain.outcome(game, Convention::Misere, budget).unwrap();
        let outcome = search(game);
        let mut winning: Vec<String> = position
            .moves()
            .unwrap()
            .filter(|chosen| {
                let after = position.play(chosen).unwrap();
                search(after.as_searched().unwrap()) == Outcome::P
            })
            .map(|chosen| chosen.to_string())
            .collect();
        winning.sort();
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        assert_eq!(analysis.outcome(), outcome, "{position}");
        let mut found: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
        found.sort();
        assert_eq!(found, winning, "{position}");
        let theory = MisereSolver::<AnyGame>::new().theory(game, &mut Budget::unlimited()).unwrap();
        let by_rules =
            MisereSolver::<ByRules<AnyGame>>::new().theory(game, &mut Budget::unlimited()).unwrap();
        let told = theory.as_ref().and_then(MisereTheory::outcome);
        assert_eq!(told, by_rules.and_then(|theory| theory.outcome()), "{position}");
        told.is_none_or(|told| told == outcome) && told.is_some()
    }

    #[test]
    fn sums_of_small_heaps() {
        for code in ["kayles", "0.07", "0.123", "4.7", "0.54", "subtraction(2,3)", "grundy"] {
            let mut plain = Solver::new();
            for a in 1..=7 {
                for b in 0..=a {
                    for c in 0..=b {
                        let heaps = format!("misere {code}: {a}, {b}, {c}");
                        agrees(&position(&heaps), &mut plain);
                    }
                }
            }
        }
    }

    /// Every quotient of which the last heap is not known decides all of its positions.
    #[test]
    fn wild_sums_are_decided_by_quotients() {
        let mut plain = Solver::new();
        for heaps in ["5, 9", "5, 4", "9, 7, 1", "5, 5, 5", "11", "12, 3"] {
            assert!(agrees(&position(&format!("misere kayles: {heaps}")), &mut plain));
        }
    }

    #[test]
    fn other_rulesets() {
        let mut decided = 0;
        for text in [
            "cram: 2x3",
            "cram: 3x3",
            "cram: 2x5",
            "wythoff: (1,2) (2,2)",
            "wythoff: (2,3)",
            "euclid: (3,8)",
            "fibonacci-nim: 8",
            "staircase-nim: 2, 1, 3",
            "nimble: ..o.2",
            "silver-dollar: .o..o.o",
            "northcott: o..x, .x.o",
            "treblecross: .......",
            "chomp: 3x3",
            "poset: 1<2<4, 1<3<4",
            "hackenbush: 0-1-2-0, 1-3",
            "node-kayles: 1-2-3-4-1, 3-5",
            "arc-kayles: 1-2-3-4-5-2",
            "nimstring: 0-1-2-0, 1-3-2",
            "geography(at=1): 1-2-3-4-1, 3-5",
            "brussels-sprouts: (3,2) (2)",
            "sprouts: 2",
            "graph: a, b, b | a>b, a>c, b>c, c>d",
        ] {
            decided += u32::from(agrees(&position(&format!("misere {text}")), &mut Solver::new()));
        }
        assert!(decided >= 10, "{decided}");
    }

    #[test]
    fn large_heaps_take_no_search() {
        let large = position("misere kayles: 100, 73, 51, 999");
        let analysis = large.analyze(&mut Budget::nodes(100_000)).unwrap();
        assert!(analysis.solution().finds_all_winning_moves());
        let winning = analysis.winning_moves().collect::<Vec<_>>();
        assert_eq!(analysis.outcome() == Outcome::N, !winning.is_empty());
        for chosen in winning {
            let after = large.play(&chosen).unwrap().analyze(&mut Budget::nodes(100_000)).unwrap();
            assert_eq!(after.outcome(), Outcome::P, "{chosen}");
        }
    }

    fn games(texts: &[&str]) -> Vec<AnyGame> {
        texts.iter().map(|text| position(text).as_searched().unwrap().clone()).collect()
    }

    /// Canonical forms, which are another computation, say the same: all tame ones are tame here,
    /// and where both are the genus is the same.
    #[test]
    fn agrees_with_canonical_forms() {
        let mut both = 0;
        for code in ["kayles", "0.07", "0.123", "4.7", "0.54", "grundy", "0.137", "0.[3]"] {
            let (mut tame, mut forms) = (TameSearch::new(), FormSearch::new());
            let budget = &mut Budget::unlimited();
            for heap in 1..=9 {
                let game = games(&[&format!("{code}: {heap}")]).remove(0);
                let form = forms.form(&game, budget).unwrap();
                let (genus, class) = (forms.forms.genus(form).clone(), forms.forms.class(form));
                match tame.part(&game, budget).unwrap() {
                    Ok(tame) => {
                        assert_eq!(tame.genus(), genus, "{game}");
                        assert_eq!(tame.outcome(), forms.forms.outcome(form), "{game}");
                        both += u32::from(class == Class::Tame);
                    }
                    Err(reason) => {
                        assert_ne!(class, Class::Tame, "{game}");
                        let form = forms.form(&reason.follower, budget).unwrap();
                        assert_eq!(*forms.forms.genus(form), reason.genus, "{game}");
                    }
                }
            }
        }
        assert!(both > 40, "{both}");
    }

    #[test]
    fn moves_that_revert_are_allowed() {
        let [six, both] = games(&["kayles: 6", "kayles: 5"]).try_into().unwrap();
        let budget = &mut Budget::unlimited();
        assert_eq!(TameSearch::new().part(&six, budget), Ok(Ok(Tame::of_heap(3))));
        assert!(TameSearch::new().part(&both, budget).unwrap().is_err());
    }

    #[test]
    fn the_reason_is_the_game_that_is_not_tame() {
        let [nine, five] = games(&["kayles: 9", "kayles: 5"]).try_into().unwrap();
        let reason = TameSearch::new().part(&nine, &mut Budget::unlimited()).unwrap().unwrap_err();
        assert_eq!((reason.follower.clone(), reason.genus.to_string()), (five, "4^146".into()));
        assert_eq!(reason.class(), Class::Restless);
    }

    #[test]
    fn budgets_are_respected() {
        let board = games(&["cram: 4x4"]).remove(0);
        let exhausted = TameSearch::new().part(&board, &mut Budget::nodes(10));
        assert_eq!(exhausted, Err(Exhausted::Nodes { limit: 10 }));
        let small = &mut Budget::unlimited().with_memory(100);
        let exhausted = TameSearch::new().part(&board, small);
        assert_eq!(exhausted, Err(Exhausted::Memory { limit: 100 }));
    }

    #[test]
    fn published_boards_of_cram() {
        let (mut boards, budget) = (FormSearch::new(), &mut Budget::unlimited());
        let mut checked = 0;
        for line in include_str!("../../misere/facts.tsv").lines() {
            let Some(fact) = line.strip_prefix("cram ") else { continue };
            let [what, sides, expected] = fact.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let board = games(&[&format!("cram: {sides}")]).remove(0);
            let form = boards.form(&board, budget).unwrap();
            let expected = match what {
                "form" => boards.forms.read(expected, budget).unwrap(),
                _ => boards.forms.heap(expected.parse().unwrap(), budget).unwrap(),
            };
            assert_eq!(boards.forms.genus(form), boards.forms.genus(expected), "{line}");
            assert_eq!(boards.forms.class(form), Class::Tame, "{line}");
            assert!(what == "genus" || form == expected, "{line}");
            checked += 1;
        }
        assert_eq!(checked, 24);
    }
}
