//! The teacher's page.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use super::{Order, Pages};
use crate::foundation::{Budget, Exhausted};

/// A conjecture that children make, and a position that decides it.
pub struct Conjecture {
    /// What is conjectured.
    pub says: &'static str,
    /// The position.
    pub position: &'static str,
    /// What the position shows.
    pub shows: &'static str,
}

/// Conjectures with their counterexamples.
pub const CONJECTURES: [Conjecture; 6] = [
    Conjecture {
        says: message!("Whoever goes first wins."),
        position: "nim: 1, 2, 3",
        shows: message!("whoever goes second wins"),
    },
    Conjecture {
        says: message!("With three piles, taking all of the largest is best."),
        position: "nim: 3, 5, 7",
        shows: message!("taking the 7 loses, and 7 to 6 wins"),
    },
    Conjecture {
        says: message!("The winning move is always in the largest pile."),
        position: "nim: 5, 4, 2",
        shows: message!("the only one is 2 to 1"),
    },
    Conjecture {
        says: message!("If the number of blocks is even, whoever goes second wins."),
        position: "nim: 1, 3",
        shows: message!("whoever goes first wins; with an odd number of blocks always"),
    },
    Conjecture {
        says: message!("Whoever goes second needs equal piles to win."),
        position: "nim: 2, 4, 6",
        shows: message!("whoever goes second wins"),
    },
    Conjecture {
        says: message!("If the last block loses, everything is the other way round."),
        position: "misere nim: 1, 2, 3",
        shows: message!("whoever goes second wins 1, 2, 3 then, too"),
    },
];

/// The page; there is no key to it.
pub fn pages(_: &Order<'_>, _: &mut Budget) -> Result<Pages, Exhausted> {
    let conjectures = CONJECTURES.iter().map(|conjecture| {
        let says = format!("<em>{}</em>", translated(conjecture.says));
        let shows = translated(conjecture.shows);
        let position = format!("<code>{}</code>", conjecture.position);
        format!("<li>{}</li>\n", say!("{} No: {} ({}).", says, shows, position))
    });
    let page = format!(
        "<div class=\"columns\">\n{}<h2>{}</h2>\n<p>{}</p>\n<ul>\n{}</ul>\n{}</div>",
        told(BEFORE),
        say!("Conjectures that will come"),
        say!("Do not correct them: let them be played."),
        conjectures.collect::<String>(),
        told(AFTER)
    );
    Ok(Pages { pages: vec![page], key: Vec::new() })
}

/// A part of the page, in words that may have marks of HTML.
enum Part {
    Heading(&'static str),
    Paragraph(&'static str),
    Points(&'static [&'static str]),
}

fn told(parts: &[Part]) -> String {
    let told = parts.iter().map(|part| match part {
        Part::Heading(words) => format!("<h2>{}</h2>\n", translated(words)),
        Part::Paragraph(words) => format!("<p>{}</p>\n", translated(words)),
        Part::Points(points) => {
            let points = points.iter().map(|point| format!("<li>{}</li>\n", translated(point)));
            format!("<ul>\n{}</ul>\n", points.collect::<String>())
        }
    });
    told.collect()
}

const BEFORE: &[Part] = &[
    Part::Heading(message!("The game")),
    Part::Paragraph(message!(
        "There are some piles of blocks. Two players take turns; in a turn you take as many \
         blocks as you like, at least one, from one pile. Whoever takes the last block wins. One \
         player sets up the piles, and the other one chooses who starts: that is fair."
    )),
    Part::Heading(message!("An hour")),
    Part::Points(&[
        message!(
            "Play against the whole class with piles 1, 2, 3, and let them choose who starts. \
             Win or lose, say nothing of the secret."
        ),
        message!(
            "Let the children play each other with small piles, five minutes with each partner."
        ),
        message!(
            "Ask for what they have noticed. Write down every conjecture with a name beside it."
        ),
        message!(
            "One pile, two equal piles, two different ones, pairs of piles: let them find each."
        ),
        message!(
            "Hand out the sheets. The codes beside the exercises open the positions on the page, \
             where they can be played against the machine."
        ),
        message!(
            "Powers of two come late, or another day: binary cards, pair the powers, rows of two \
             colours."
        ),
    ]),
    Part::Heading(message!("Good questions")),
    Part::Points(&[
        message!("Do you want to go first or second? Why?"),
        message!("Would you like to take this move back?"),
        message!("What would you answer if I did this?"),
        message!("Which smaller game does this remind you of?"),
        message!(
            "Are there two winning moves? Are there ever exactly two? <em>(No: with the last \
             block winning their number is odd, or there are none.)</em>"
        ),
        message!("How do you know that the game ends?"),
    ]),
];

const AFTER: &[Part] = &[
    Part::Heading(message!("What is true")),
    Part::Points(&[
        message!(
            "Split every pile into different powers of two. If every power occurs an even number \
             of times, whoever moves second wins; otherwise whoever moves first does."
        ),
        message!(
            "The move: take the largest power that occurs an odd number of times, and lower a \
             pile that has it so that all powers are even."
        ),
        message!(
            "If the last block loses, play in the same way until your move would leave only \
             piles of 1: then leave an odd number of them."
        ),
        message!(
            "If a turn takes at most k blocks, divide every pile by k+1 and play with the \
             remainders."
        ),
    ]),
    Part::Heading(message!("The sheets, in order")),
    Part::Points(&[
        message!(
            "<code>win-at-nim</code>, <code>equal</code>, <code>pairs</code>, \
             <code>cancel</code>, <code>one-two-three</code>: no powers of two are needed."
        ),
        message!(
            "<code>binary-cards</code>, <code>pair-the-powers</code>, <code>two-colours</code>, \
             <code>power</code>, <code>who</code>, <code>move</code>, <code>all</code>: powers \
             of two."
        ),
        message!("<code>misere</code>, <code>bounded</code>, <code>break</code>: other rules."),
        message!(
            "<code>nim-addition</code>, <code>nim-multiplication</code>, <code>nimbers</code>, \
             <code>transfinite</code>, <code>hackenbush</code>, <code>domineering</code>, \
             <code>hotter</code>: for those who want more."
        ),
    ]),
    Part::Paragraph(message!(
        "<code>nimatron sheet KIND --level 1 --seed 7 --answers</code>: the same seed gives the \
         same sheet, another seed another one; <code>--copies 30</code> gives every child one of \
         its own."
    )),
];
