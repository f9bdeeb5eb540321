//! The titles of the rungs of the ladder of hints.

use super::words::capitalised;
use crate::explain::{
    Claim, MisereClaim, PartizanClaim, PileClaim, ProductClaim, Rung, SearchClaim, SumClaim, Term,
    Topic,
};

/// The title of a rung. It says what the rung is about, and nothing of what it tells.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::ladder;
/// use nimatron::render::title;
/// use nimatron::rulesets::Position;
/// let position: Position = "hackenbush: 0-1-2-0, 1-3".parse()?;
/// let rungs = ladder(&position.analyze(&mut Budget::unlimited())?);
/// assert_eq!(title(&rungs[0]), "Do you think you are winning?");
/// assert_eq!(title(&rungs[1]), "The fusion and the colon principle");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn title(rung: &Rung) -> String {
    let claim = rung.steps.last().map(|step| &step.claim);
    let title = match (rung.topic, claim) {
        (Topic::Question, _) => "Do you think you are winning?",
        (Topic::Copying, _) => "What cancels",
        (Topic::Length, _) => "How long the game lasts",
        (Topic::Meaning, Some(Claim::Definition { term: Term::Outcome })) => "When a move wins",
        (Topic::Meaning, Some(Claim::Definition { term: Term::Genus })) => "When a game is tame",
        (Topic::Meaning, Some(Claim::Definition { term: Term::MisereQuotient })) => {
            "What a heap counts as"
        }
        (Topic::Meaning, _) => "What a value is",
        (Topic::Theorem, Some(Claim::Search(SearchClaim::Statement(claim)))) => {
            return capitalised(&claim.name);
        }
        (Topic::Theorem, _) => "A game in disguise",
        (Topic::Powers, Some(Claim::Piles(PileClaim::Equal { .. }))) => "How the piles compare",
        (Topic::Powers, Some(Claim::Piles(PileClaim::Few { .. }))) => "How many piles there are",
        (Topic::Powers, Some(Claim::Piles(PileClaim::Switch { .. } | PileClaim::Ones { .. }))) => {
            "Large piles and ones"
        }
        (Topic::Powers, Some(Claim::Piles(PileClaim::Residues { .. }))) => {
            "What of each pile counts"
        }
        (Topic::Powers, _) => "What everything is made of",
        (Topic::Pairs, _) => "What finds a partner",
        (Topic::Values, Some(Claim::Behaves { .. })) => "What the position is worth",
        (Topic::Values, Some(Claim::Partizan(PartizanClaim::Summands { .. }))) => {
            "How hot the parts are"
        }
        (Topic::Values, Some(Claim::Product(ProductClaim::Stones { .. }))) => {
            "What the piece is worth"
        }
        (Topic::Values, Some(Claim::Product(ProductClaim::StoneValues { .. }))) => {
            "What each piece is worth"
        }
        (Topic::Values, Some(Claim::Misere(MisereClaim::Genera { .. }))) => {
            "What each part behaves like"
        }
        (Topic::Values, Some(Claim::Misere(MisereClaim::Elements(_)))) => {
            "The elements of the heaps"
        }
        (Topic::Values, Some(Claim::Misere(MisereClaim::Untamed(_)))) => "Why theory does not help",
        (Topic::Values, _) => "What each part is worth",
        (Topic::Standing, _) => "Who is ahead",
        (Topic::Balance, Some(Claim::Sum(SumClaim::NimSum { .. }))) => "The nim-sum",
        (Topic::Balance, Some(Claim::Search(SearchClaim::Application(_)))) => {
            "What the theorem says here"
        }
        (Topic::Balance, Some(Claim::Misere(MisereClaim::MisereNim(_)))) => "How they are played",
        (Topic::Balance, Some(Claim::Misere(MisereClaim::HeapProduct(_)))) => "Their product",
        (Topic::Balance, _) => "What is out of balance",
        (Topic::Where, Some(Claim::Winners { .. })) => "How many moves win",
        (Topic::Where, _) => "Where to move",
        (Topic::Moves, Some(Claim::Piles(PileClaim::Answers { .. }) | Claim::EveryMoveLoses)) => {
            "No move wins"
        }
        (Topic::Moves, Some(Claim::NoMove)) => "The game is over",
        (Topic::Moves, _) => "The winning moves",
        (Topic::Reason, _) => "The reason",
    };
    title.into()
}
