//! The teacher's page.

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
        says: "Whoever goes first wins.",
        position: "nim: 1, 2, 3",
        shows: "whoever goes second wins",
    },
    Conjecture {
        says: "With three piles, taking all of the largest is best.",
        position: "nim: 3, 5, 7",
        shows: "taking the 7 loses, and 7 to 6 wins",
    },
    Conjecture {
        says: "The winning move is always in the largest pile.",
        position: "nim: 5, 4, 2",
        shows: "the only one is 2 to 1",
    },
    Conjecture {
        says: "If the number of blocks is even, whoever goes second wins.",
        position: "nim: 1, 3",
        shows: "whoever goes first wins; with an odd number of blocks always",
    },
    Conjecture {
        says: "Whoever goes second needs equal piles to win.",
        position: "nim: 2, 4, 6",
        shows: "whoever goes second wins",
    },
    Conjecture {
        says: "If the last block loses, everything is the other way round.",
        position: "misere nim: 1, 2, 3",
        shows: "whoever goes second wins 1, 2, 3 then, too",
    },
];

/// The page; there is no key to it.
pub fn pages(_: &Order<'_>, _: &mut Budget) -> Result<Pages, Exhausted> {
    let conjectures = CONJECTURES.iter().map(|conjecture| {
        format!(
            "<li><em>{}</em> No: {} (<code>{}</code>).</li>\n",
            conjecture.says, conjecture.shows, conjecture.position
        )
    });
    let page = format!(
        "<div class=\"columns\">\n{}<h2>Conjectures that will come</h2>\n\
         <p>Do not correct them: let them be played.</p>\n<ul>\n{}</ul>\n{}</div>",
        BEFORE,
        conjectures.collect::<String>(),
        AFTER
    );
    Ok(Pages { pages: vec![page], key: Vec::new() })
}

const BEFORE: &str = "\
<h2>The game</h2>
<p>There are some piles of blocks. Two players take turns; in a turn you take as many blocks as you
like, at least one, from one pile. Whoever takes the last block wins. One player sets up the piles, and
the other one chooses who starts: that is fair.</p>
<h2>An hour</h2>
<ul>
<li>Play against the whole class with piles 1, 2, 3, and let them choose who starts. Win or lose, say
nothing of the secret.</li>
<li>Let the children play each other with small piles, five minutes with each partner.</li>
<li>Ask for what they have noticed. Write down every conjecture with a name beside it.</li>
<li>One pile, two equal piles, two different ones, pairs of piles: let them find each.</li>
<li>Hand out the sheets. The codes beside the exercises open the positions on the page, where they can
be played against the machine.</li>
<li>Powers of two come late, or another day: binary cards, pair the powers, rows of two colours.</li>
</ul>
<h2>Good questions</h2>
<ul>
<li>Do you want to go first or second? Why?</li>
<li>Would you like to take this move back?</li>
<li>What would you answer if I did this?</li>
<li>Which smaller game does this remind you of?</li>
<li>Are there two winning moves? Are there ever exactly two? <em>(No: with the last block winning their
number is odd, or there are none.)</em></li>
<li>How do you know that the game ends?</li>
</ul>
";

const AFTER: &str = "\
<h2>What is true</h2>
<ul>
<li>Split every pile into different powers of two. If every power occurs an even number of times,
whoever moves second wins; otherwise whoever moves first does.</li>
<li>The move: take the largest power that occurs an odd number of times, and lower a pile that has it
so that all powers are even.</li>
<li>If the last block loses, play in the same way until your move would leave only piles of 1: then
leave an odd number of them.</li>
<li>If a turn takes at most k blocks, divide every pile by k+1 and play with the remainders.</li>
</ul>
<h2>The sheets, in order</h2>
<ul>
<li><code>win-at-nim</code>, <code>equal</code>, <code>pairs</code>, <code>cancel</code>,
<code>one-two-three</code>: no powers of two are needed.</li>
<li><code>binary-cards</code>, <code>pair-the-powers</code>, <code>two-colours</code>,
<code>power</code>, <code>who</code>, <code>move</code>, <code>all</code>: powers of two.</li>
<li><code>misere</code>, <code>bounded</code>, <code>break</code>: other rules.</li>
<li><code>nim-addition</code>, <code>nim-multiplication</code>, <code>nimbers</code>,
<code>transfinite</code>, <code>hackenbush</code>, <code>domineering</code>, <code>hotter</code>: for
those who want more.</li>
</ul>
<p><code>nimatron sheet KIND --level 1 --seed 7 --answers</code>: the same seed gives the same sheet,
another seed another one; <code>--copies 30</code> gives every child one of its own.</p>
";
