//! What the coach says, on the page and in the terminal.

use nimatron_nimber::message;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::language::translated;

use super::document::{Block, Document, Prose};
use super::tell::steps;
use crate::explain::Step;
use crate::foundation::Exhausted;
use crate::play::{Game, Judgement, Players};
use crate::rulesets::{Move, Position};

/// Said of a position where nobody knows who wins.
pub const TOO_HARD: &str = message!("This position is too hard to be judged here and now.");

const HOPELESS: &str = message!("Never mind: from where you were, every move loses.");
const TOO_MUCH: &str = message!("There is too much of it to be told here.");

/// Steps about a position in words, and a word of excuse where there are none.
pub fn remark(position: &Position, told: &[Step], notation: Notation) -> Document {
    match told {
        [] => sentence(translated(TOO_MUCH)),
        _ => steps(position, told, notation),
    }
}

/// What is said of the last move of a game, `chosen` in the position `before`, as it was
/// [judged](crate::play::judge): a document for each remark.
pub fn of_move(
    game: &Game,
    before: &Position,
    chosen: &Move,
    judged: &Result<Judgement, Exhausted>,
    notation: Notation,
) -> Vec<Document> {
    let effect = judged.as_ref().ok().and_then(|judgement| judgement.effect.as_ref());
    let mut remarks = vec![match effect {
        Some(step) => steps(before, std::slice::from_ref(step), notation),
        None => {
            sentence(game.made_move(Players::TWO.after(game.record().to_move()), chosen, notation))
        }
    }];
    match judged {
        Ok(judgement) if judgement.was_hopeless => remarks.push(sentence(translated(HOPELESS))),
        Ok(_) => {}
        Err(_) => remarks.push(sentence(translated(TOO_HARD))),
    }
    remarks
}

fn sentence(text: impl Into<Prose>) -> Document {
    Document { blocks: vec![Block::paragraph(text)] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Budget, Playable};
    use crate::play::{Opponent, Role, Seat, judge};
    use crate::rulesets::Analyses;

    /// What is said of a move against an opponent, and what if nobody could judge it.
    fn said(position: &str, chosen: &str, opponent: Role) -> [Vec<String>; 2] {
        let before: Position = position.parse().unwrap();
        let chosen = before.parse_move(chosen).unwrap();
        let mut game = Game::new(before.clone(), [Role::Person, opponent], Seat::FIRST, 1);
        game.play(chosen.clone()).unwrap();
        let analyses = Analyses::default();
        let judged = judge(&game, &before, &chosen, &analyses, &mut Budget::unlimited());
        let exhausted = judge(&game, &before, &chosen, &analyses, &mut Budget::nodes(0));
        [judged, exhausted].map(|judged| {
            let told = of_move(&game, &before, &chosen, &judged, Notation::Ascii);
            told.iter().map(|document| document.to_text(&Default::default())).collect()
        })
    }

    #[test]
    fn moves_are_judged_against_the_machine_alone() {
        let perfect = Role::Machine(Opponent::Perfect);
        let [judged, _] = said("nim: 2, 2", "1: 2 -> 1", perfect);
        assert_eq!(judged.len(), 2, "{judged:?}");
        assert_eq!(judged[1], format!("{HOPELESS}\n"));
        let [judged, _] = said("nim: 3, 2", "1: 3 -> 2", perfect);
        assert_eq!(judged.len(), 1, "{judged:?}");
        let made = "You take 1 from pile 1 and leave 1.\n";
        assert!(!judged.contains(&made.to_string()), "{judged:?}");
        let between = ["Player 1 takes 1 from pile 1 and leaves 1.\n"];
        assert_eq!(said("nim: 2, 2", "1: 2 -> 1", Role::Person)[0], between);
        assert_eq!(said("nim: 1", "1: 1 -> 0", perfect)[0], ["You take pile 1 away.\n"]);
    }

    #[test]
    fn who_cannot_be_told_anything_hears_the_move() {
        let [_, exhausted] = said("cram: 4x4", "(1,4)-(1,3)", Role::Machine(Opponent::Perfect));
        assert_eq!(exhausted, ["You play (1,4)-(1,3).\n", &format!("{TOO_HARD}\n")]);
    }

    #[test]
    fn without_steps_there_is_an_excuse() {
        let position = "nim: 1".parse().unwrap();
        assert_eq!(remark(&position, &[], Notation::Ascii), sentence(translated(TOO_MUCH)));
    }
}
