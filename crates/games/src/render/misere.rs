//! What is told of positions in misère play that theory decides, or why it does not.

use nimatron_nimber::say;
use nimatron_nimber::text::Formula;

use super::claims::Teller;
use super::document::{Align, Block, Prose, exact, prose, strong};
use super::parts::table;
use super::words::{Words, counted, listed};
use crate::explain::{
    ElementRow, ElementsClaim, GenusRow, HeapProductClaim, MisereClaim, MisereNimClaim,
    UntamedClaim,
};

/// Most parts that are listed in a sentence; more make a table.
const FEW_PARTS: usize = 4;

impl Teller<'_> {
    /// Tells what theory says in misère play.
    pub(super) fn tell_of_misere(&mut self, claim: &MisereClaim) {
        match claim {
            MisereClaim::Genera { rows } => self.blocks.extend(genera(self.words, rows)),
            MisereClaim::MisereNim(claim) => self.say(misere_nim(self.words, claim)),
            MisereClaim::Elements(claim) => self.blocks.extend(elements(self.words, claim)),
            MisereClaim::HeapProduct(claim) => self.say(product(claim)),
            MisereClaim::Untamed(claim) => self.say(untamed(self.words, claim)),
        }
    }
}

/// The genera of the parts, and the heaps of Nim that they behave like.
fn genera(words: Words, rows: &[GenusRow]) -> Vec<Block> {
    let like = |row: &GenusRow| match row.heaps[..] {
        [] => say!("no heap at all"),
        [heap] => say!("a heap of {}", heap),
        _ => {
            let heaps = row.heaps.iter().map(u32::to_string);
            let heaps = heaps.reduce(|all, heap| say!("{} and {}", all, heap));
            say!("heaps of {}", heaps.unwrap_or_default())
        }
    };
    let (misere, nim) = (words.misere(), strong(say!("Nim")));
    let intro = match rows.len() {
        1 => prose!("In {} play this is played as {}, because it is tame", misere, nim),
        _ => prose!("In {} play this is played as {}, because all parts are tame", misere, nim),
    };
    if rows.len() <= FEW_PARTS {
        let told = rows.iter().map(|row| {
            prose!("{} behaves like {} (genus {})", exact(&row.part), like(row), exact(&row.genus))
        });
        return vec![Block::paragraph(prose!("{}: {}.", intro, listed(told, FEW_PARTS, "part")))];
    }
    let heads =
        [prose!("part"), prose!("genus"), prose!("behaves like")].map(|head| (Align::Left, head));
    let cells = |row: &GenusRow| vec![exact(&row.part), exact(&row.genus), like(row).into()];
    vec![Block::paragraph(prose!("{}:", intro)), table(words, &heads, rows, "part", cells)]
}

/// The strategy of misère Nim, as far as it matters here.
fn misere_nim(words: Words, claim: &MisereNimClaim) -> Prose {
    let MisereNimClaim { firm, ones, total } = *claim;
    if firm == 0 {
        let number = Formula::number(ones as u64);
        return match ones % 2 {
            0 => prose!(
                "There is no heap of 2 or more, so that only the parity counts: whoever leaves an \
                 odd number of heaps of 1 wins. Their number is {}, which is even, so that the \
                 player to move leaves an odd number of them or has won.",
                number
            ),
            _ => prose!(
                "There is no heap of 2 or more, so that only the parity counts: whoever leaves an \
                 odd number of heaps of 1 wins. Their number is {}, which is odd, so that the \
                 player to move makes it even.",
                number
            ),
        };
    }
    let nim = prose!(
        "There are heaps of 2 or more, so that it is played as in normal play until a move would \
         leave heaps of 1 alone; that move leaves an odd number of them, as {} play demands.",
        words.misere()
    );
    let zero = Formula::number(0);
    nim.then(match total {
        0 => prose!("The nim-sum is {}: every move disturbs that.", zero),
        _ => prose!(
            "The nim-sum is {}, and a winning move makes it {} or is that switch.",
            Formula::number(total),
            zero
        ),
    })
}

/// The elements of the heaps.
fn elements(words: Words, claim: &ElementsClaim) -> Vec<Block> {
    let ElementsClaim { ruleset, order, last_heap, rows } = claim;
    let (ruleset, quotient) = (exact(ruleset), strong(say!("{} quotient", words.misere())));
    let elements = counted(*order, "element");
    let intro = match last_heap {
        None => prose!(
            "Not all parts are tame, but {} has a {} with {}, and the product of those of the \
             heaps decides who wins",
            ruleset,
            quotient,
            elements
        ),
        Some(last) => prose!(
            "Not all parts are tame, but {} has a {} of its heaps up to {} with {}, and the \
             product of those of the heaps decides who wins",
            ruleset,
            quotient,
            last.to_string(),
            elements
        ),
    };
    if rows.len() <= FEW_PARTS {
        let told = rows.iter().map(|row| prose!("{} is {}", exact(&row.part), exact(&row.element)));
        return vec![Block::paragraph(prose!("{}: {}.", intro, listed(told, FEW_PARTS, "heap")))];
    }
    let heads = [(Align::Left, prose!("heap")), (Align::Left, prose!("element"))];
    let cells = |row: &ElementRow| vec![exact(&row.part), exact(&row.element)];
    vec![Block::paragraph(prose!("{}:", intro)), table(words, &heads, rows, "heap", cells)]
}

/// The product, and whether it is a P-position.
fn product(claim: &HeapProductClaim) -> Prose {
    let HeapProductClaim { product, is_p, portion } = claim;
    let listed = match portion[..] {
        [] => Prose::default(),
        _ => {
            let words = portion.iter().map(exact);
            prose!("{}{}{}", "P = {", Prose::joined(words, ", "), "}.")
        }
    };
    let verdict = match is_p {
        true => prose!("It is in the P-portion P: no move leads to an element of P."),
        false => prose!("It is not in the P-portion P: some move leads to an element of P."),
    };
    prose!("The product is {}.", strong(product)).then(verdict).then(listed)
}

/// Why the position had to be searched.
fn untamed(words: Words, claim: &UntamedClaim) -> Prose {
    let UntamedClaim { part, follower, genus, class } = claim;
    let (misere, genus) = (words.misere(), exact(genus));
    let class = match class.as_str() {
        "restive" => say!("restive"),
        "restless" => say!("restless"),
        class => class.into(),
    };
    match part == follower {
        true => prose!(
            "Who wins was found by search, as no theory of {} play decides here: {} has the genus \
             {}, that of no position of Nim. It is {}, and so not everything is tame.",
            misere,
            exact(part),
            genus,
            class
        ),
        false => prose!(
            "Who wins was found by search, as no theory of {} play decides here: moves in {} lead \
             to {}, which has the genus {}, that of no position of Nim. It is {}, and so not \
             everything is tame.",
            misere,
            exact(part),
            exact(follower),
            genus,
            class
        ),
    }
}
