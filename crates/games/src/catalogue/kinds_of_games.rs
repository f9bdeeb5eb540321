//! The kinds of games: what *impartial*, *partizan* and *loopy* mean, and games of n players.

use nimatron_nimber::text::language::{serialize_all_translated, serialize_translated, translated};
use serde::Serialize;

use super::Document;
use crate::render::document::{Block, Prose, exact, prose};

/// A kind of games, with its definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Kind {
    /// The word by which it is looked up.
    #[serde(rename = "kind")]
    pub id: &'static str,
    /// The heading.
    #[serde(serialize_with = "serialize_translated")]
    pub title: &'static str,
    /// What it means, before the conditions.
    #[serde(serialize_with = "serialize_translated")]
    pub definition: &'static str,
    /// The conditions, all of which must hold.
    #[serde(serialize_with = "serialize_all_translated")]
    pub conditions: &'static [&'static str],
    /// What follows, and examples of games that are of this kind and that are not.
    #[serde(serialize_with = "serialize_all_translated")]
    pub remarks: &'static [&'static str],
    /// Where to read about it.
    pub references: &'static [&'static str],
}

/// The kinds.
pub const KINDS: &[Kind] = &[
    Kind {
        id: "impartial",
        title: "Impartial games",
        definition: "A game is impartial if four conditions hold.",
        conditions: &[
            "Two players take turns, and both know everything: nothing is hidden, nothing is left \
             to chance.",
            "Every play ends after finitely many moves, however it is played.",
            "Both players have the same moves: what may be done depends on the position, not on \
             who is to move.",
            "Whoever cannot move loses (normal play) or wins (misere play); there is no draw.",
        ],
        remarks: &[
            "Nim, Kayles, Cram and Nimbers are impartial. In normal play each position of such a \
             game behaves like a heap of Nim: that is the theorem of Sprague and Grundy, and the \
             height of the heap is the Grundy value.",
            "Chess is not impartial: White may not move a black piece, so that the third condition \
             fails. Nor does the fourth hold, since Chess may be drawn, and is won by checkmate. \
             Poker fails the first: cards are dealt by chance and hidden.",
        ],
        references: &[
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
             chapters 1 to 3",
            "A. N. Siegel, Combinatorial Game Theory (2013), chapters I and IV",
        ],
    },
    Kind {
        id: "partizan",
        title: "Partizan games",
        definition: "A game is partizan if its two players, Left and Right, may have different \
                     moves in the same position. The other conditions are those of an impartial \
                     game.",
        conditions: &[
            "Two players take turns, and both know everything: nothing is hidden, nothing is left \
             to chance.",
            "Every play ends after finitely many moves, also if a player moves twice in a row, as \
             happens in one part of a sum.",
            "What may be done depends on the position and on who is to move.",
            "Whoever cannot move loses (normal play) or wins (misere play); there is no draw.",
        ],
        remarks: &[
            "Domineering, Clobber, Amazons and blue-red-green Hackenbush are partizan. In normal \
             play a position has a value {L|R}, made of those of the options of Left and of Right: \
             Left wins, whoever begins, if it is greater than 0; Right if it is less; whoever does \
             not begin if it is 0; and whoever begins if it is confused with 0. Impartial positions \
             are those whose options are the same on both sides, here and later; their values are \
             nimbers.",
            "In Chess, Checkers and Go the players have moves of their own, but these games are not \
             decided by who moves last, and can be drawn or repeated. Some endings can be read as \
             partizan games all the same: those of pawns that block each other in Chess, and late \
             endgames of Go.",
        ],
        references: &[
            "J. H. Conway, On Numbers and Games, chapters 7 to 9",
            "N. D. Elkies, On numbers and endgames, Games of No Chance (1996) 135-150",
            "E. R. Berlekamp, D. Wolfe, Mathematical Go (1994)",
        ],
    },
    Kind {
        id: "loopy",
        title: "Loopy games",
        definition: "A game is loopy if positions can come again. The other conditions are those of a \
                     partizan or an impartial game.",
        conditions: &[
            "Two players take turns, and both know everything: nothing is hidden, nothing is left \
             to chance.",
            "A play may go on for ever. In each position there are finitely many moves.",
            "What may be done depends on the position and, unless both have the same moves, on who is \
             to move.",
            "Whoever cannot move loses (normal play) or wins (misere play). A play that goes on for \
             ever is a draw.",
        ],
        remarks: &[
            "Fox and Geese, Backsliding Toads and Frogs and Beans-Don't-Talk are loopy. Who wins or \
             draws is found from the ends of the game backwards. Where the players have moves of their \
             own, many positions have a value: a stopper, or an onside, which counts if draws are wins \
             for Left, and an offside, which counts if they are wins for Right.",
            "In Chess positions can come again, too, but it is decided by checkmate, and not by who \
             cannot move.",
        ],
        references: &[
            "J. H. Conway, Loopy games, Annals of Discrete Mathematics 3 (1978) 55-74",
            "A. N. Siegel, Combinatorial Game Theory (2013), chapter VI",
        ],
    },
    Kind {
        id: "scoring",
        title: "Scoring games",
        definition: "In a scoring game points are counted, and whoever has more of them in the end wins.",
        conditions: &[
            "Two players take turns, and both know everything: nothing is hidden, nothing is left \
             to chance.",
            "Every play ends after finitely many moves, however it is played.",
            "Both players may make the same moves, and have the points that they make themselves.",
            "When no move is left, whoever has more points wins; with as many each it is a draw.",
        ],
        remarks: &[
            "Dots and Boxes is a scoring game. Each position has a net score: how many points more the \
             player to move gets from there on than the other one, if both play for that. What was \
             scored before changes nothing of it. Such positions have no Grundy value, since it does not \
             matter who moves last.",
            "In Chess no points decide. Go is decided by points, but may be repeated.",
        ],
        references: &[
            "E. R. Berlekamp, The Dots and Boxes Game (2000)",
            "U. Larsson, R. J. Nowakowski, C. P. Santos, Games with guaranteed scores and waiting moves, \
             Int. J. Game Theory 47 (2018)",
        ],
    },
    Kind {
        id: "players",
        title: "Games of n players",
        definition: "Every ruleset but those of loopy and of scoring games can be played by 2 to 6 players, who are \
                     called A, B, C and so on: nim(players=3): 1, 2, 3.",
        conditions: &[
            "The players take turns, and all know everything: nothing is hidden, nothing is left to \
             chance.",
            "Every play ends after finitely many moves, whoever moves.",
            "Everybody has the same moves; or, where Left and Right have moves of their own, some \
             players have those of Left and the others those of Right, as in domineering(players=3, \
             left=A+C): 4x4; or each player has moves of their own, as in {*|0|}.",
            "A player who cannot move ends the play. Whoever moved last wins alone (ending=last, \
             unless another ending is given); or the player who cannot move loses alone \
             (ending=normal), wins alone (ending=misere), or drops out (ending=elimination).",
        ],
        remarks: &[
            "With three players there may be nobody who can force to win: in Nim with piles of 1 and 2 \
             A can only choose which of the others does. So there are several questions. Which \
             coalitions can force that one of theirs wins? What comes about by the podium rule, when \
             everybody would rather move shortly before the last move than long before it \
             (prefer=podium, unless other preferences are given)? Or by other preferences \
             (prefer=selfish, or prefer=[A>C>B, B>C>A, C>A>B])?",
            "For Nim by the podium rule there is a theory as simple as that of two players: the columns \
             of the piles in base 2 are counted modulo the number of players. Chess for four players \
             is no such game: it is not decided by who moves last.",
        ],
        references: &[
            "S.-Y. R. Li, N-person Nim and N-person Moore's games, Int. J. Game Theory 7 (1978)",
            "J. Propp, Three-player impartial games, Theoret. Comput. Sci. 233 (2000)",
            "W. Krawec, Analyzing n-player impartial games, Int. J. Game Theory 41 (2012)",
        ],
    },
];

/// The kind of this name, in upper or lower case.
///
/// ```
/// use nimatron::catalogue::kind;
/// assert_eq!(kind("impartial").unwrap().conditions.len(), 4);
/// assert_eq!(kind("kayles"), None);
/// ```
pub fn kind(name: &str) -> Option<&'static Kind> {
    let wanted = name.trim().to_lowercase();
    KINDS.iter().find(|kind| kind.id == wanted)
}

impl Kind {
    /// All texts that are translated.
    pub(super) fn texts(&self) -> impl Iterator<Item = &'static str> + use<> {
        let heads = [self.title, self.definition].into_iter();
        heads.chain([self.conditions, self.remarks].into_iter().flatten().copied())
    }

    /// The definition, with examples and references, as a page.
    pub fn document(&self) -> Document {
        let paragraph = |text: &&str| Block::paragraph(translated(text));
        let heading = Block::Heading(translated(self.title).into());
        let mut blocks = vec![heading, paragraph(&self.definition)];
        let conditions = self.conditions.iter().map(|condition| translated(condition).into());
        blocks.push(Block::List(conditions.collect()));
        blocks.extend(self.remarks.iter().map(paragraph));
        blocks.push(Block::Heading(prose!("References")));
        blocks.push(Block::List(self.references.iter().map(|&text| text.into()).collect()));
        Document { blocks }
    }
}

/// A sentence that says how the definitions are asked for.
pub(super) fn pointer() -> Block {
    let commands = KINDS.iter().map(|kind| exact(format!("games {}", kind.id)));
    let commands = Prose::joined(commands, ", ");
    Block::paragraph(prose!("The kinds of games are defined by {}.", commands))
}
