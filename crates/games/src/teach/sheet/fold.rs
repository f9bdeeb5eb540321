//! The sheet that is folded up: eight puzzles, and the secret on the flap.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use super::exercises::{exercise, key, puzzles};
use super::ink::{self, svg, word};
use super::{Order, Pages};
use crate::foundation::{Budget, Exhausted};
use crate::teach::puzzle::{LADDERS, Ladder};

/// What the puzzles are about.
const IDEAS: [&str; 8] = ["equal", "equal", "pairs", "pairs", "move", "move", "move", "move"];

/// A picture of the secret: towers of groups of blocks, and what is said of them.
pub struct Secret {
    /// The piles from the bottom up, in groups.
    pub piles: &'static [&'static [u64]],
    /// Whether whoever moves next can win.
    pub wins: bool,
    /// What is said.
    pub says: &'static str,
}

/// The secret in six pictures.
pub const SECRETS: [Secret; 6] = [
    Secret { piles: &[&[5]], wins: true, says: message!("One pile: take all of it.") },
    Secret {
        piles: &[&[4], &[4]],
        wins: false,
        says: message!("Two equal piles: let the other one move first, and copy every move."),
    },
    Secret {
        piles: &[&[3], &[5]],
        wins: true,
        says: message!("Two piles that differ: make them equal. Then copy."),
    },
    Secret {
        piles: &[&[2], &[3], &[3], &[2]],
        wins: false,
        says: message!("Pairs of equal piles: copy every move in its pair."),
    },
    Secret {
        piles: &[&[1], &[2], &[2, 1]],
        wins: false,
        says: message!(
            "Split every pile into 8, 4, 2 and 1, each once at most. Every part has a partner: let \
               the other one move."
        ),
    },
    Secret {
        piles: &[&[4, 1], &[2, 1], &[4], &[4, 2]],
        wins: true,
        says: message!(
            "Parts without a partner: look for the largest. Lower a pile that has it so that all \
               parts have partners."
        ),
    },
];

/// The sheet.
pub fn pages(order: &Order<'_>, budget: &mut Budget) -> Result<Pages, Exhausted> {
    let named = |id: &&str| LADDERS.iter().find(|ladder| ladder.id == *id);
    let ladders: Vec<&'static Ladder> = IDEAS.iter().filter_map(named).collect();
    let puzzles = puzzles(order, &ladders, budget)?;
    let mut page = format!(
        "<p>{}</p>\n<div class=\"upper grid four\">\n",
        say!(
            "Two players take turns. In a turn you take as many blocks as you like, but at least \
             one, from the top of one pile. Whoever takes the last block wins. Find a move that \
             wins!"
        )
    );
    for (index, puzzle) in puzzles.iter().enumerate() {
        let drawn = ink::position(puzzle.position());
        page += &exercise(index + 1, puzzle, "", &drawn, order.address);
    }
    page += &format!(
        "</div>\n<p class=\"fold\">{}</p>\n<div class=\"flap\"><h2>{}</h2>\
         <div class=\"grid three\">\n",
        say!("Fold the flap to the back along this line: below it is the secret."),
        say!("The secret of Nim")
    );
    for (index, secret) in SECRETS.iter().enumerate() {
        page += &format!(
            "<div class=\"exercise\"><p><span class=\"number\">{}</span>{}</p>\
             <div class=\"drawn\">{}</div></div>\n",
            index + 1,
            translated(secret.says),
            drawn(secret)
        );
    }
    page += "</div></div>";
    Ok(Pages { pages: vec![page], key: vec![key(&puzzles, budget)?] })
}

fn drawn(secret: &Secret) -> String {
    let piles: Vec<Vec<u64>> = secret.piles.iter().map(|pile| pile.to_vec()).collect();
    let face = match secret.wins {
        true => say!("you win"),
        false => say!("you win as second"),
    };
    let label = svg(36.0, 5.0, &word(180.0, 36.0, 34.0, &face));
    format!("<div>{}{label}</div>", ink::towers(&piles, 21.0))
}
