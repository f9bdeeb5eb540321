//! The theorems, each with a proof in a few sentences and its source. Those of the Nim
//! family are argued at length in the modules of [`crate::nim`], those of Turning Corners
//! and its kin in [`crate::rulesets::nimbers`] and [`crate::rulesets::turning`].

use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use super::document::{Block, Prose, prose, strong};
use crate::explain::Theorem;

struct Lesson {
    name: &'static str,
    statement: &'static str,
    proof: &'static [&'static str],
    source: &'static str,
}

const BOUTON: Lesson = Lesson {
    name: message!("Bouton's theorem, for piles of any ordinal height"),
    statement: message!(
        "Write each height as a sum of distinct powers of two. The player who has just \
        moved wins exactly if every power occurs an even number of times."
    ),
    proof: &[
        message!(
            "From balance: a move changes one pile, and with it the number of every power that this \
         pile gains or loses by one. So some power becomes odd, and the balance is gone."
        ),
        message!(
            "Without balance: take the highest power whose number is odd, and a pile that has it. In \
         this pile exchange all odd powers: take away those that it has, put in those that it \
         lacks. The highest of them is taken away, and a power of two is larger than any sum of \
         distinct smaller powers, so the pile becomes lower. It is a move, and now every number \
         is even."
        ),
        message!(
            "No other move restores the balance: a pile must exchange exactly the odd powers, and one \
         that lacks the highest of them would become higher. So there are as many winning moves \
         as piles that have the highest odd power, an odd number, and every other move loses."
        ),
        message!(
            "So whoever leaves balance once can do so for ever. A pile can be lowered only finitely \
         often, since the ordinals are well-ordered, so play ends. It ends with all piles empty, \
         which is balanced: the player who keeps the balance makes the last move."
        ),
        message!(
            "Why powers of two, and why they cancel in pairs: in a sum G + G whoever moves second wins \
         by copying, so every position G is its own negative. Call positions equal if whoever \
         moves second wins their sum; equal ones can be exchanged in any sum. Then positions form \
         a group in which every element added to itself gives 0: a vector space over the field \
         of two elements. By the theorem a pile of 2^a + 2^b + ... equals the piles 2^a, 2^b, ... \
         together, and no sum of different powers equals 0, so the powers of two are a basis: \
         heights add coordinate by coordinate, without carrying. That sum is the nim-sum, the \
         exclusive or of the binary digits."
        ),
    ],
    source: message!(
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of \
        Mathematics 3 (1901) 35-39. For ordinals: J. H. Conway, On Numbers and Games, chapter 6; \
        J. D. Hamkins, Transfinite Nim."
    ),
};

const BOUTON_MISERE: Lesson = Lesson {
    name: message!("Bouton's theorem for misere play, for piles of any ordinal height"),
    statement: message!(
        "Call a pile large if it is at least 2. While some pile is large, the player who \
        has just moved wins exactly if every power of two occurs an even number of times, as in \
        normal play. When no pile is large, that player wins exactly if the number of ones is odd."
    ),
    proof: &[
        message!(
            "No large pile: every move takes away a one, so the players take turns until none is left. \
         If the number is odd, the player to move makes the last move and loses."
        ),
        message!(
            "One large pile: its highest power occurs nowhere else, so there is no balance. Lower it \
         to 0 or to 1, whichever leaves an odd number of ones. This is the switch."
        ),
        message!(
            "Two large piles or more without balance: restore it as in normal play. That lowers one \
         pile only, so a large pile remains."
        ),
        message!(
            "Balance with large piles: there are at least two of them, since one alone has no partner. \
         A move changes one pile, so a large pile remains and the balance is gone. In particular \
         your opponent cannot go from two large piles to none in one move: it is always the player \
         who keeps the balance who meets the single large pile and makes the switch."
        ),
    ],
    source: message!(
        "C. L. Bouton, Annals of Mathematics 3 (1901) 35-39; E. R. Berlekamp, J. H. Conway \
        and R. K. Guy, Winning Ways, chapter 13."
    ),
};

const RESIDUES: Lesson = Lesson {
    name: message!("The theorem of bounded Nim, for piles of any ordinal height"),
    statement: message!(
        "A turn takes at most k blocks from the top of one pile. A height is l + n, with l \
        zero or a limit and n finite, and counts as the remainder of n on division by k+1. The \
        player who has just moved wins exactly if among the remainders every power of two occurs \
        an even number of times."
    ),
    proof: &[
        message!(
            "A limit has no top block: to go below l one would have to take infinitely many blocks. \
         So a turn changes only the n of one pile."
        ),
        message!(
            "It always changes the remainder, because it takes fewer than k+1 blocks. And it can reach \
         every smaller remainder, by taking the difference."
        ),
        message!(
            "So from balance of the remainders every move destroys it, and without balance the \
         reply of Bouton's theorem, which makes one remainder smaller, restores it. Play ends, \
         and at the end all remainders are 0, which is balanced."
        ),
    ],
    source: message!("E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 4."),
};

const RESIDUES_MISERE: Lesson = Lesson {
    name: message!("The theorem of bounded Nim in misere play"),
    statement: message!(
        "A turn takes at most k blocks from the top of one pile. A height is l + n, with l \
        zero or a limit and n finite, and counts as the remainder of n on division by k+1. While \
        some remainder is large, that is, at least 2, the player who has just moved wins exactly \
        if among the remainders every power of two occurs an even number of times. When none is \
        large, that player wins exactly if the number of remainders 1 is odd."
    ),
    proof: &[
        message!(
            "A limit has no top block, so a turn changes only the n of one pile. It always changes the \
         remainder, because it takes fewer than k+1 blocks, and it can reach every smaller \
         remainder."
        ),
        message!(
            "Suppose that no remainder is large and the number of ones is odd. A move changes one \
         remainder. If it becomes 0 or 1, the number of ones becomes even; if it becomes larger, \
         it is the only large one, and a single large one is never balanced."
        ),
        message!(
            "Suppose that some remainder is large and there is balance. Then at least two are large, \
         and no move makes both of them small: after a move one is still large, and the balance \
         is gone."
        ),
        message!(
            "From every other position with a move left, some move leads to one of these two kinds. \
         With two large remainders or more, restore the balance as in Bouton's theorem; a large \
         one remains. With one, lower it to 0 or 1, whichever leaves an odd number of ones. With \
         none and an even number of ones, lower a one to 0 or, if there is no one, take k from a \
         pile of k+1 or more, which leaves a single one. Without any move left the player to move \
         wins, and the number of ones is 0, which is even."
        ),
    ],
    source: message!(
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapters 4 and 13."
    ),
};

const MOORE: Lesson = Lesson {
    name: message!("Moore's theorem, for piles of any ordinal height"),
    statement: message!(
        "A turn lowers between 1 and k piles. Write each height as a sum of distinct powers \
        of two. The player who has just moved wins exactly if for every power the number of piles \
        that have it is divisible by k+1."
    ),
    proof: &[
        message!(
            "From such a position: look at the highest power that the move changes in some pile. A \
         pile that becomes lower loses the highest power that it changes. So this power is lost \
         between 1 and k times and gained nowhere: its number is no longer divisible by k+1."
        ),
        message!(
            "From any other position: go through the powers from the highest down. Call a pile free if \
         it has already lost a higher power, so that its lower powers may be chosen at will. Let f \
         piles be free, and let u other piles have the present power. Let s be the remainder of u \
         on division by k+1. If s is at most k-f, take the power from s of these piles, which \
         become free. Otherwise k+1-s is at most f: give the power to so many free piles. In \
         either case the number becomes divisible by k+1, and never more than k piles are free."
        ),
        message!(
            "Play ends, because every pile can be lowered only finitely often, and it ends with all \
         numbers 0. For k = 1 this is Bouton's theorem."
        ),
    ],
    source: message!(
        "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) \
        93-94."
    ),
};

const MOORE_MISERE: Lesson = Lesson {
    name: message!("Moore's theorem for misere play"),
    statement: message!(
        "A turn lowers between 1 and k piles. Call a pile large if it is at least 2. While \
        some pile is large, the player who has just moved wins exactly if for every power of two \
        the number of piles that have it is divisible by k+1, as in normal play. When no pile is \
        large, that player wins exactly if the number of ones leaves the remainder 1 on division \
        by k+1."
    ),
    proof: &[
        message!(
            "No large pile: a turn takes between 1 and k ones. From remainder 1 no such move leads to \
         remainder 1 again; from every other remainder some move does, unless nothing is left, \
         when the player to move wins."
        ),
        message!(
            "A large pile and all numbers divisible: some power above 1 occurs at least k+1 times, so \
         after the move, which lowers at most k piles, a large pile remains, and some number is \
         no longer divisible."
        ),
        message!(
            "A large pile and some number not divisible: go through the powers above 1 from the \
         highest down as in normal play. If then a large pile is left, treat the ones in the same \
         way. If none is, some pile has been lowered and is free, and the same step makes the \
         number of ones leave the remainder 1 instead of 0."
        ),
    ],
    source: message!(
        "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) \
        93-94; A. N. Siegel, Combinatorial Game Theory (2013)."
    ),
};

const TURNING_CORNERS: Lesson = Lesson {
    name: message!(
        "Lenstra's theorem on Turning Corners, in any number of dimensions, finite or infinite"
    ),
    statement: message!(
        "A stone is worth the nim-product of its coordinates, and the position the nim-sum \
        of its stones. The player who has just moved wins exactly if that is 0."
    ),
    proof: &[
        message!(
            "One stone. Stones may be played each for itself: where two of them meet, both vanish, as \
         two equal heaps cancel. A move of the stone (x, y) to the near corner x', y' leaves stones \
         at (x', y), (x, y') and (x', y'), where a stone with a coordinate 0 counts 0. So the \
         Grundy value of (x, y) is the least number that is not of the form G(x', y) + G(x, y') + \
         G(x', y') with x' < x and y' < y, added as nim-sums. This is, word for word, the \
         definition of the nim-product of x and y. It holds for all ordinals, since each value \
         rests on those of smaller coordinates."
        ),
        message!(
            "More dimensions. A near corner x', y', z' leaves x y z + (x + x') (y + y') (z + z') in \
         place of x y z. That is another number, as a product in a field is 0 only if a factor is. \
         And every number below (x y) z is (x y) z + (x y + p) (z + z') for some p < x y and \
         z' < z, by the definition of the product; again by definition p is x y + (x + x') (y + y') \
         for some x' < x and y' < y. So every smaller value is left by some near corner, and the \
         stone's own by none: its value is x y z, and likewise with more factors."
        ),
        message!(
            "From sum 0: a move changes the value of one stone, so that the sum is no longer 0."
        ),
        message!(
            "From another sum v: its highest power of two occurs in the value g of some stone, so that \
         v + g is smaller than g. As g is the mex of what the moves of this stone leave, one of its \
         near corners leaves v + g in its place, and with it the sum 0."
        ),
        message!(
            "Play ends, since every move takes a stone and puts finitely many others, none of whose \
         coordinates is larger and one of which at least is smaller, and ordinals do not descend \
         for ever. At the end there is no stone, and the sum is 0."
        ),
        message!(
            "The diagonal: a stone at (r, r) is worth the square of r. In a field of 2^n elements \
         squaring is one-to-one, since the square of a sum is the sum of the squares; so every \
         number v there, finite or not, is the square of just one r. In d dimensions r has to be a \
         d-th root of v. There always is one, since the coordinates that are allowed form an \
         algebraically closed field. Every finite v has a finite one exactly if no prime factor of d \
         divides a Fermat number 2^(2^n) + 1."
        ),
    ],
    source: message!(
        "H. W. Lenstra, Nim multiplication (1978); E. R. Berlekamp, J. H. Conway and R. K. Guy, \
        Winning Ways, chapter 14; J. H. Conway, On Numbers and Games, chapter 6."
    ),
};

const TARTAN: Lesson = Lesson {
    name: message!("The Tartan theorem"),
    statement: message!(
        "A coin in a turning game is worth its Grundy value; in a product of games a coin \
        is worth the nim-product of the Grundy values of its coordinates. The player who has just \
        moved wins exactly if the nim-sum of all heads is 0."
    ),
    proof: &[
        message!(
            "Heads may be played each for itself, since two on the same place cancel. Let a and b be \
         the values of the coordinates of a head in the two games. A move of the first game with \
         this coin as the last leaves some value a' in its place, not equal to a; one of the \
         second game some b', not equal to b. Both together turn every coin with one of these \
         columns and one of these rows, and by distributivity leave a' b + a b' + a' b' in place \
         of the head."
        ),
        message!(
            "That is a b + (a + a') (b + b'). In a field the product is not 0, as its factors are not. \
         So no move leaves a b."
        ),
        message!(
            "Every number below a b is a' b + a b' + a' b' for some a' < a and b' < b: that is how the \
         nim-product is defined. As a and b are mexes themselves, some move of the first game leaves \
         a', some move of the second leaves b', and both together are a move of the product. So the \
         value of the head is a b. With more games it follows one by one."
        ),
        message!(
            "From sum 0 a move changes the value of one head, and so the sum. From another sum v some \
         head has the highest power of two of v in its value g, so that v + g is smaller than g: by \
         the mex some move leaves v + g in its place, and the sum 0."
        ),
    ],
    source: message!("E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 14."),
};

const SPRAGUE_GRUNDY: Lesson = Lesson {
    name: message!("The theorem of Sprague and Grundy"),
    statement: message!(
        "In normal play every position behaves like the heap of Nim whose height is the \
        mex of the heights for its options: the least number that is not among them. A sum \
        behaves like the heaps of its parts together, that is, like their nim-sum."
    ),
    proof: &[
        message!(
            "Put beside the position a heap whose height is the mex m. The player who has just moved \
         wins this sum. For if the other lowers the heap to a number below m, some option behaves \
         like a heap of that height, and moving there leaves two equal heaps. If the other moves \
         to an option that behaves like a heap lower than m, lower the heap beside it to the same \
         height; if it is higher than m, bring that one down to m. None behaves like m itself. \
         Every answer leaves two equal heaps, where copying wins."
        ),
        message!(
            "Two games whose sum the previous player wins may be exchanged in any sum without \
         changing who wins. So the position may be replaced by the heap, and every part of a sum \
         by its own."
        ),
        message!(
            "Why the nim-sum: G + G is lost for whoever begins, since the other can copy every move, as \
         in a mirror. So every impartial game is its own negative, and games that may replace each \
         other in every sum taken as one, they are a vector space over the field of two elements: \
         each is there once or not at all. A heap whose height is a sum of different powers of two \
         behaves like heaps of these powers side by side, as Bouton's theorem says. So the powers \
         of two are a basis, and to add two games is to strike out the powers that both have: XOR \
         of their binary digits."
        ),
    ],
    source: message!(
        "R. P. Sprague, Uber mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935) \
        438-444; P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8; J. H. Conway, On Numbers \
        and Games, chapter 6."
    ),
};

const TAME_MISERE: Lesson = Lesson {
    name: message!("The theorem on sums of tame games in misere play"),
    statement: message!(
        "A game is tame if its options, or those of them that are tame, give it the genus of a \
        position of Nim, and every other option has a move to a tame game that behaves as it does. \
        Call it firm if this position has a heap of 2 or more, and fickle otherwise. In a sum of \
        tame games with a firm part the player who has just moved wins exactly if the nim-sum of \
        the Grundy values is 0, as in normal play. If no part is firm, that player wins exactly if \
        an odd number of parts has the Grundy value 1."
    ),
    proof: &[
        message!(
            "A move to an option that is not tame can be taken back, by the move to a tame game that \
         behaves as before. So only tame options matter."
        ),
        message!(
            "The genus begins with the Grundy value and the misere Grundy value: 0, 1 or 1, 0 of a \
         fickle game, n, n of a firm one. Each is the least number that is missing among those of \
         the options. So no option of a game of value n has that value; from a fickle game there \
         are moves to fickle or to larger firm ones alone, and to a fickle one of value 0 from every \
         one of value 1, of value 1 from every one of value 0 that has a move; from a firm game \
         of value 0 or 1 to firm ones alone; and from a firm game of a larger value to both fickle \
         ones or to both firm ones of values 0 and 1."
        ),
        message!(
            "No part is firm, and the number of ones is odd: a move makes it even, or makes one part \
         firm whose value is at least 2, and then the nim-sum is not 0."
        ),
        message!(
            "Some part is firm, and the nim-sum is 0: a move changes it. No move leaves fickle parts \
         alone, as then there would be one firm part, of value 0 or 1, from which moves lead to \
         firm ones alone."
        ),
        message!(
            "No part is firm, the number of ones is even, and there is a move: lower a one to a fickle \
         0, or make a fickle 0 a one."
        ),
        message!(
            "Some part is firm, and the nim-sum is not 0: restore it as in Nim. If that left fickle \
         parts alone, the part moved in was the only firm one. Then move to the fickle game in it \
         that leaves an odd number of ones; if there is none, to the firm one of the same value."
        ),
        message!(
            "Where no move is left, no part is firm and the number of ones is 0, which is even: the \
         player to move wins."
        ),
    ],
    source: message!(
        "J. H. Conway, On Numbers and Games, chapter 12; E. R. Berlekamp, J. H. Conway and R. K. \
        Guy, Winning Ways, chapter 13."
    ),
};

const MISERE_QUOTIENT: Lesson = Lesson {
    name: message!("The theorem on misere quotients"),
    statement: message!(
        "Map every heap to an element of a commutative monoid, and a position to the product \
        of the elements of its heaps. Let P be a set of elements such that no position that is \
        mapped into P has an option that is, and every other position with a move has one. Then \
        the player who has just moved wins exactly the positions that are mapped into P."
    ),
    proof: &[
        message!(
            "Play ends, so suppose it of all positions that can be reached. From a position that is \
         mapped into P every move leads to one that the next player wins. From any other one with a \
         move some move leads into P. Without a move left the product is the identity, which is \
         not in P: the player to move wins."
        ),
        message!(
            "Both conditions are about infinitely many sums, but follow from finitely many products. \
         The first is about one heap and the product of all others. For the second take for every \
         position the elements z for which it has no winning move beside a position of element z; \
         of a sum they follow from those of its parts, and there are finitely many such sets."
        ),
        message!(
            "If the elements of heaps are periodic far enough, they are for ever: a move from a large \
         heap leaves what a move from the heap one period before it leaves, up to one period in one \
         of the heaps left."
        ),
    ],
    source: message!(
        "T. E. Plambeck, Taming the wild in impartial combinatorial games, Integers 5 (2005); T. \
        E. Plambeck and A. N. Siegel, Misere quotients for impartial games, Journal of Combinatorial \
        Theory A 115 (2008)."
    ),
};

const SEARCH: Lesson = Lesson {
    name: message!("Who wins, by definition"),
    statement: message!(
        "The player to move wins exactly if some move leads to a position from which the \
        player to move there loses. Where there is no move, the convention decides."
    ),
    proof: &[message!(
        "Every game ends, so the positions can be settled from the end backwards: each one after \
         all those that its moves lead to."
    )],
    source: message!(
        "E. Zermelo, Uber eine Anwendung der Mengenlehre auf die Theorie des Schachspiels \
        (1913); A. N. Siegel, Combinatorial Game Theory (2013), theorem I.1.3."
    ),
};

const RETROGRADE: Lesson = Lesson {
    name: message!("Who wins where positions can come again"),
    statement: message!(
        "The player to move wins exactly if some move leads to a position that the player to move \
        there loses, and loses exactly if every move leads to a position that the player to move \
        there wins; where there is no move, the convention decides. By this, positions are settled \
        round by round from the ends of the game backwards. What no round settles is a draw."
    ),
    proof: &[
        message!(
            "From a win that some round settles a move leads to a loss settled before, and every move \
             from there to a win settled before that. So the winner brings the game to its end within \
             as many moves as there were rounds."
        ),
        message!(
            "From a position that no round settles no move leads to a loss, and not all moves lead to \
             wins: so one leads to another position that is not settled. Each player can always make \
             such a move, so that neither loses."
        ),
    ],
    source: message!(
        "C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966); \
        A. N. Siegel, Combinatorial Game Theory (2013), chapter VI."
    ),
};

const NET_SCORES: Lesson = Lesson {
    name: message!("Net scores"),
    statement: message!(
        "The net score of a position is 0 if no line is left. Otherwise it is the greatest, over all \
        moves, of the number of boxes that the move closes less the net score of what it leaves. The \
        player to move wins exactly if the boxes that this player has closed, less those of the other \
        one, are more than 0 with the net score added; if that is 0 it is a draw."
    ),
    proof: &[
        message!(
            "Each move draws a line, so the game ends, and what is claimed may be shown of what moves \
             leave first. There the other player moves, and gets the net score of that position more."
        ),
        message!(
            "So a move brings what it closes, less that. The player to move makes it as great as can be, \
             and the other player can see to it that it is no greater."
        ),
        message!(
            "Boxes that are closed stay closed, and belong to whoever closed them. So they change nothing \
             of what can still be closed, and are added in the end."
        ),
    ],
    source: message!(
        "E. R. Berlekamp, The Dots and Boxes Game (2000); J. K. Barker, R. E. Korf, Solving \
        Dots-and-Boxes, AAAI (2012)."
    ),
};

/// The theorem, its proof and its source; `misere` is how that word is written,
/// `k` the bound of the position at hand.
pub(super) fn blocks(theorem: Theorem, misere: &str, k: Option<Prose>) -> Vec<Block> {
    let lesson = match theorem {
        Theorem::Bouton => &BOUTON,
        Theorem::BoutonMisere => &BOUTON_MISERE,
        Theorem::Residues => &RESIDUES,
        Theorem::ResiduesMisere => &RESIDUES_MISERE,
        Theorem::Moore => &MOORE,
        Theorem::MooreMisere => &MOORE_MISERE,
        Theorem::TurningCorners => &TURNING_CORNERS,
        Theorem::Tartan => &TARTAN,
        Theorem::SpragueGrundy => &SPRAGUE_GRUNDY,
        Theorem::TameMisere => &TAME_MISERE,
        Theorem::MisereQuotient => &MISERE_QUOTIENT,
        Theorem::Search => &SEARCH,
        Theorem::Retrograde => &RETROGRADE,
        Theorem::NetScores => &NET_SCORES,
    };
    let spelled = |text: &str| translated(text).replace("misere", misere);
    let here = k.map_or(Prose::default(), |k| prose!("Here k is {}.", k));
    vec![
        Block::Heading(spelled(lesson.name).into()),
        Block::paragraph(Prose::from(spelled(lesson.statement)).then(here)),
        Block::paragraph(strong(say!("Proof."))),
        Block::List(lesson.proof.iter().map(|part| spelled(part).into()).collect()),
        Block::paragraph(prose!("{} {}", strong(say!("Source.")), translated(lesson.source))),
    ]
}
