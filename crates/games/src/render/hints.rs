//! The titles of the rungs of the ladder of hints.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;

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
    match (rung.topic, claim) {
        (Topic::Question, _) => say!("Do you think you are winning?"),
        (Topic::Copying, _) => say!("What cancels"),
        (Topic::Length, _) => say!("How long the game lasts"),
        (Topic::Meaning, Some(Claim::Definition { term: Term::Outcome })) => {
            say!("When a move wins")
        }
        (Topic::Meaning, Some(Claim::Definition { term: Term::Genus })) => {
            say!("When a game is tame")
        }
        (Topic::Meaning, Some(Claim::Definition { term: Term::MisereQuotient })) => {
            say!("What a heap counts as")
        }
        (Topic::Meaning, _) => say!("What a value is"),
        (Topic::Theorem, Some(Claim::Search(SearchClaim::Statement(claim)))) => {
            capitalised(&translated(&claim.name))
        }
        (Topic::Theorem, _) => say!("A game in disguise"),
        (Topic::Powers, Some(Claim::Piles(PileClaim::Equal { .. }))) => {
            say!("How the piles compare")
        }
        (Topic::Powers, Some(Claim::Piles(PileClaim::Few { .. }))) => {
            say!("How many piles there are")
        }
        (Topic::Powers, Some(Claim::Piles(PileClaim::Switch { .. } | PileClaim::Ones { .. }))) => {
            say!("Large piles and ones")
        }
        (Topic::Powers, Some(Claim::Piles(PileClaim::Residues { .. }))) => {
            say!("What of each pile counts")
        }
        (Topic::Powers, _) => say!("What everything is made of"),
        (Topic::Pairs, _) => say!("What finds a partner"),
        (Topic::Values, Some(Claim::Behaves { .. })) => say!("What the position is worth"),
        (Topic::Values, Some(Claim::Partizan(PartizanClaim::Summands { .. }))) => {
            say!("How hot the parts are")
        }
        (Topic::Values, Some(Claim::Product(ProductClaim::Stones { .. }))) => {
            say!("What the piece is worth")
        }
        (Topic::Values, Some(Claim::Product(ProductClaim::StoneValues { .. }))) => {
            say!("What each piece is worth")
        }
        (Topic::Values, Some(Claim::Misere(MisereClaim::Genera { .. }))) => {
            say!("What each part behaves like")
        }
        (Topic::Values, Some(Claim::Misere(MisereClaim::Elements(_)))) => {
            say!("The elements of the heaps")
        }
        (Topic::Values, Some(Claim::Misere(MisereClaim::Untamed(_)))) => {
            say!("Why theory does not help")
        }
        (Topic::Values, _) => say!("What each part is worth"),
        (Topic::Standing, _) => say!("Who is ahead"),
        (Topic::Balance, Some(Claim::Sum(SumClaim::NimSum { .. }))) => say!("The nim-sum"),
        (Topic::Balance, Some(Claim::Search(SearchClaim::Application(_)))) => {
            say!("What the theorem says here")
        }
        (Topic::Balance, Some(Claim::Misere(MisereClaim::MisereNim(_)))) => {
            say!("How they are played")
        }
        (Topic::Balance, Some(Claim::Misere(MisereClaim::HeapProduct(_)))) => say!("Their product"),
        (Topic::Balance, _) => say!("What is out of balance"),
        (Topic::Where, Some(Claim::Winners { .. })) => say!("How many moves win"),
        (Topic::Where, _) => say!("Where to move"),
        (Topic::Moves, Some(Claim::Piles(PileClaim::Answers { .. }) | Claim::EveryMoveLoses)) => {
            say!("No move wins")
        }
        (Topic::Moves, Some(Claim::NoMove)) => say!("The game is over"),
        (Topic::Moves, _) => say!("The winning moves"),
        (Topic::Reason, _) => say!("The reason"),
    }
}
