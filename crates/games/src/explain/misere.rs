//! What theory says of positions in misère play, as claims.
//!
//! In sums of tame games the strategy of misère Nim decides: the claims are the heaps of Nim that
//! the parts behave like, and how they are played. Among the heaps of one game its misère quotient
//! decides: the claims are the elements of the heaps, and their product. Of other positions it is
//! claimed why no theory applies.
//!
//! The checker derives each of them anew: genera from the rules, of which only the theorem on tame
//! games is believed; and a quotient is confirmed from its definition, as that of a certificate.

use nimatron_nimber::say;

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use super::building;
use super::check::{Doubt, ensure};
use super::claim::{Claim, Step, Term, Theorem};
use super::families::Family;
use super::ladder::{Ladder, Topic};
use crate::foundation::{Budget, Outcome};
use crate::impartial::sequence::HeapRules;
use crate::misere::quotient::{Known, Unconfirmed};
use crate::misere::{Tame, Untamed};
use crate::rulesets::searched::MisereTheory;

/// Longer P-portions are not listed.
const MOST_LISTED: usize = 64;

/// One thing that theory says of a position in misère play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum MisereClaim {
    /// The genera of the parts, which are all tame.
    Genera {
        /// One row a part.
        rows: Vec<GenusRow>,
    },
    /// How tame parts are played together.
    MisereNim(MisereNimClaim),
    /// The quotient of the game, and the elements of the heaps.
    Elements(ElementsClaim),
    /// The product of the elements of the heaps.
    HeapProduct(HeapProductClaim),
    /// Why theory does not decide a position.
    Untamed(UntamedClaim),
}

impl Family for MisereClaim {
    fn of(claim: &Claim) -> Option<&MisereClaim> {
        match claim {
            Claim::Misere(claim) => Some(claim),
            _ => None,
        }
    }
}

/// A part of a position that is tame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GenusRow {
    /// The part, as text.
    pub part: String,
    /// Its genus.
    pub genus: String,
    /// The heaps of Nim that it behaves like.
    pub heaps: Vec<u32>,
}

/// How tame parts are played together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MisereNimClaim {
    /// Number of parts that behave like a position with a heap of 2 or more.
    pub firm: usize,
    /// Number of parts that behave like a heap of 1.
    pub ones: usize,
    /// The nim-sum of the Grundy values.
    pub total: u64,
}

/// A heap, and its element of the quotient.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementRow {
    /// The heap, as text.
    pub part: String,
    /// Its element, as the least word in generators.
    pub element: String,
}

/// The quotient of a game, and the elements of the heaps of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementsClaim {
    /// The game.
    pub ruleset: String,
    /// Number of elements of its quotient.
    pub order: usize,
    /// The quotient is that of the heaps up to this one; `None` if it is that of all heaps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_heap: Option<u64>,
    /// One row a heap.
    pub rows: Vec<ElementRow>,
}

/// The product of the elements of the heaps, and whether it is in the P-portion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeapProductClaim {
    /// The product, as the least word in generators.
    pub product: String,
    /// Whether it is in the P-portion.
    pub is_p: bool,
    /// The P-portion, as least words; empty if it is too long to be listed.
    pub portion: Vec<String>,
}

/// Why theory does not decide: a game that can be reached from a part is not tame, though its
/// options are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UntamedClaim {
    /// The part, as text.
    pub part: String,
    /// The game that can be reached from it, or itself.
    pub follower: String,
    /// The genus of that game, which no position of Nim has.
    pub genus: String,
    /// Restive or restless.
    pub class: String,
}

/// The claims of a theory, those about the parts first.
fn claims<P: Display>(theory: &MisereTheory<P>) -> Vec<MisereClaim> {
    match theory {
        MisereTheory::Tame { parts } => {
            let rows = parts.iter().map(|(part, tame)| GenusRow {
                part: part.to_string(),
                genus: tame.genus().to_string(),
                heaps: tame.heaps(),
            });
            let total: Tame = parts.iter().map(|(_, tame)| *tame).sum();
            let number = |is: &dyn Fn(&Tame) -> bool| parts.iter().filter(|(_, t)| is(t)).count();
            vec![
                MisereClaim::Genera { rows: rows.collect() },
                MisereClaim::MisereNim(MisereNimClaim {
                    firm: number(&|tame| tame.is_firm()),
                    ones: number(&|tame| *tame == Tame::of_heap(1)),
                    total: total.grundy().into(),
                }),
            ]
        }
        MisereTheory::Quotient { ruleset, known, parts, product } => {
            let rows = parts.iter().map(|(part, element)| ElementRow {
                part: part.to_string(),
                element: known.word(*element),
            });
            let portion: Vec<String> = known.presentation().p_positions().collect();
            vec![
                MisereClaim::Elements(ElementsClaim {
                    ruleset: ruleset.clone(),
                    order: known.quotient().monoid().order(),
                    last_heap: known.last_heap(),
                    rows: rows.collect(),
                }),
                MisereClaim::HeapProduct(HeapProductClaim {
                    product: known.word(*product),
                    is_p: known.outcome(*product) == Outcome::P,
                    portion: if portion.len() > MOST_LISTED { Vec::new() } else { portion },
                }),
            ]
        }
        MisereTheory::Untamed { part, reason } => {
            let Untamed { follower, genus } = reason;
            vec![MisereClaim::Untamed(UntamedClaim {
                part: part.to_string(),
                follower: follower.to_string(),
                genus: genus.to_string(),
                class: reason.class().to_string(),
            })]
        }
    }
}

/// The theorem that decides.
pub(super) fn theorem<P>(theory: Option<&MisereTheory<P>>) -> Theorem {
    match theory {
        Some(MisereTheory::Tame { .. }) => Theorem::TameMisere,
        Some(MisereTheory::Quotient { .. }) => Theorem::MisereQuotient,
        Some(MisereTheory::Untamed { .. }) | None => Theorem::Search,
    }
}

/// Whether the claim is the table of what the moves leave, or stands in its place.
pub(super) fn is_table(claim: &Claim) -> bool {
    use MisereClaim::{HeapProduct, MisereNim};
    matches!(claim, Claim::Misere(MisereNim(_) | HeapProduct(_)))
}

/// What the claims of a theory need to be understood.
pub(super) fn term<P>(theory: Option<&MisereTheory<P>>) -> Term {
    match theory {
        Some(MisereTheory::Tame { .. }) => Term::Genus,
        Some(MisereTheory::Quotient { .. }) => Term::MisereQuotient,
        Some(MisereTheory::Untamed { .. }) | None => Term::Outcome,
    }
}

/// The reasons that a theory gives.
pub(super) fn steps<P: Display>(theory: Option<&MisereTheory<P>>) -> Vec<Step> {
    let claims = theory.map_or(Vec::new(), claims);
    claims.into_iter().map(Step::plain).collect()
}

/// The theorem as the last reason.
pub(super) fn theorem_step<P>(theory: Option<&MisereTheory<P>>) -> Step {
    building::theorem(theorem(theory))
}

/// The rungs of a theory: what the words mean, what the parts are, and what that makes.
pub(super) fn rungs<P: Display>(ladder: Ladder, theory: Option<&MisereTheory<P>>) -> Ladder {
    let ladder = ladder.rung(Topic::Meaning, [Claim::Definition { term: term(theory) }]);
    let mut claims = theory.map_or(Vec::new(), claims).into_iter();
    ladder.rung(Topic::Values, claims.next()).rung(Topic::Balance, claims.next())
}

/// Confirms the quotient of a theory from its definition, if it has one.
pub(super) fn confirm(rules: &HeapRules, known: &Known, budget: &mut Budget) -> Result<(), Doubt> {
    known.check(rules.code(), budget).map_err(|unconfirmed| match unconfirmed {
        Unconfirmed::Exhausted(exhausted) => exhausted.into(),
        refused => Doubt::Refused(refused.to_string()),
    })
}

/// Confirms that the theory of the position claims this.
pub(super) fn check<P: Display>(
    theory: Option<&MisereTheory<P>>,
    claimed: &MisereClaim,
) -> Result<(), String> {
    let found = theory.map_or(Vec::new(), claims);
    ensure(found.contains(claimed), || say!("theory says something else of this position"))
}
