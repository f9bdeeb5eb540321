//! Variants of partizan rulesets: the same boards with other rules for who may move.
//!
//! - In the *impartial* variant both players may make the moves of either.
//! - In the *dicotic* variant a player may move only as long as the other one could, too: of every position
//!   both can move or neither can, so that all values are dicotic.
//! - In the *twisted* variant the players exchange roles after every move: what Left could do, Right can do
//!   then.
//!
//! Parts of a position stay independent in the impartial variant. In the dicotic one they do not, because the
//! other player may be able to move in another part; nor in the twisted one, where a move in one part
//! exchanges the roles in all.
//!
//! Reference: A. N. Siegel, *Combinatorial Game Theory* (2013), II.4 for dicotic games.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{
    Convention, Faults, Head, MoveName, NamePart, Options, PerPlayer, Piece, Playable, Player, Sign,
};
use crate::impartial;
use crate::partizan::{Game, Twin};
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::partizan::sum::DESCRIPTION as PARTIZAN_SUM;
use crate::rulesets::partizan::{AnyGame, Partizan, PartizanSketch, TURN};
use crate::rulesets::reading::{no_options, turn_only};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{self, Change, Description, Editing, Example, Family, RuleOption};
use crate::rulesets::{description, handles};

const IMPARTIAL_EXAMPLE: &str = message!("it looks like impartial-variant: domineering: 3x3");
const DICOTIC_EXAMPLE: &str = message!("it looks like dicotic-variant: domineering: 3x3");
const TWISTED_EXAMPLE: &str = message!("it looks like twisted-variant: domineering: 3x3");

/// The position of a partizan ruleset behind the colon.
fn read_inside(body: Piece<'_>, example: &str) -> Result<AnyGame, ParseError> {
    let refused = |message: String| {
        Err(ParseError::new(message, body.trimmed().span()).with_help(translated(example)))
    };
    let read: Result<rulesets::Position, ParseError> = body.text.parse();
    let position = read.map_err(|error| error.shifted(body.start))?;
    let rulesets::Position::Partizan(position) = position else {
        return refused(say!(
            "expected a position of a game in which the players have moves of their own"
        ));
    };
    if position.convention() == Convention::Misere || position.turn() == Player::Right {
        return refused(say!("the convention and the turn stand before the first colon"));
    }
    let id = &position.game().description().id;
    if [&PARTIZAN_SUM.id, &DICOTIC.id, &TWISTED.id].contains(&id) {
        return refused(say!("a sum or a variant has no variant"));
    }
    Ok(position.game().clone())
}

/// The changes of the position inside, told with its word.
fn editing_inside(game: &AnyGame) -> Option<Editing> {
    let Editing { figure, changes, .. } = game.editing()?;
    let text = game.to_string();
    let (word, _) = text.split_once(':')?;
    let within = |change: Change<String>| change.map(|leaves| Some(format!("{word}: {leaves}")));
    Some(Editing::of(figure, changes.into_iter().filter_map(within).collect()))
}

/// A position in which both players may make the moves of either.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ImpartialVariant(AnyGame);

impl ImpartialVariant {
    /// The moves of both; where moves of the same name differ, with the player whose they are.
    fn named(&self, moves: [Vec<(MoveName, AnyGame)>; 2]) -> Vec<(MoveName, ImpartialVariant)> {
        let [left, right] = &moves;
        let differs = |(name, to): &(MoveName, AnyGame), others: &[(MoveName, AnyGame)]| {
            others.iter().any(|(other, there)| other == name && there != to)
        };
        let mut named = Vec::with_capacity(left.len() + right.len());
        for (own, others, player) in [(left, right, Player::Left), (right, left, Player::Right)] {
            for chosen in own {
                let (name, to) = chosen;
                let name = match differs(chosen, others) {
                    true => as_player(player, name),
                    false => name.clone(),
                };
                if named.iter().all(|(known, _)| *known != name) {
                    named.push((name, ImpartialVariant(to.clone())));
                }
            }
        }
        named
    }
}

/// The words before the name of a move that the other player has, too, with another result.
const AS: PerPlayer<&str> = PerPlayer(["left", "right"]);

fn as_player(player: Player, name: &MoveName) -> MoveName {
    let head = [NamePart::Word(AS[player].into()), Sign::Blank.into()];
    MoveName::new(head.into_iter().chain(name.parts().iter().cloned()))
}

/// The name of a move inside, and whose it is, if that is said.
fn inside(name: &MoveName) -> (MoveName, Option<Player>) {
    if let [NamePart::Word(word), NamePart::Sign(Sign::Blank), inside @ ..] = name.parts() {
        if let Some(player) = Player::BOTH.into_iter().find(|player| *word == AS[*player]) {
            return (MoveName::new(inside.to_vec()), Some(player));
        }
    }
    (name.clone(), None)
}

impl impartial::Game for ImpartialVariant {
    fn options(&self) -> Options<'_, ImpartialVariant> {
        let mut options = Vec::new();
        Player::BOTH.into_iter().for_each(|player| self.0.options(player, &mut options));
        Options::new(options.into_iter().map(ImpartialVariant))
    }

    fn components(&self) -> Vec<ImpartialVariant> {
        let mut components = Vec::new();
        self.0.components(&mut components);
        components.into_iter().map(ImpartialVariant).collect()
    }

    /// Either player has the moves of both, so that a negative is worth the same.
    fn canonical(self) -> ImpartialVariant {
        ImpartialVariant(Game::canonical(self.0).game)
    }

    fn effort(&self) -> u64 {
        self.0.size()
    }

    fn owned_bytes(&self) -> usize {
        Game::owned_bytes(&self.0)
    }
}

impl fmt::Display for ImpartialVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", IMPARTIAL.id, self.0)
    }
}

impl Searched for ImpartialVariant {
    fn description(&self) -> &Description {
        &IMPARTIAL
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<ImpartialVariant, ParseError> {
        no_options(head, IMPARTIAL_EXAMPLE)?;
        read_inside(body, IMPARTIAL_EXAMPLE).map(ImpartialVariant)
    }

    fn moves(&self) -> Options<'_, (MoveName, ImpartialVariant)> {
        Options::new(self.named(Player::BOTH.map(|player| self.0.moves(player))))
    }

    fn moves_by_rules(&self) -> Options<'_, (MoveName, ImpartialVariant)> {
        let moves = Player::BOTH.map(|player| self.0.moves_by_rules(player));
        Options::new(self.named(moves))
    }

    fn size(&self) -> u64 {
        self.0.size()
    }

    fn faults(&self) -> Option<&Faults> {
        self.0.faults()
    }
}

impl Sketch for ImpartialVariant {
    fn figure(&self) -> Option<Figure> {
        self.0.figure()
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.0.figure_at(known)
    }

    fn editing(&self) -> Option<Editing> {
        editing_inside(&self.0)
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        self.ways(name).into_iter().next().unwrap_or_default()
    }

    /// Places do not say whose move is meant.
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        match inside(name) {
            (name, None) => self.0.ways(&name),
            _ => vec![Vec::new()],
        }
    }

    fn listed_under(&self, name: &MoveName) -> Option<String> {
        let (name, player) = inside(name);
        player.and_then(|_| handles::of_places(&name).into_iter().next())
    }

    fn words(&self, name: &MoveName) -> String {
        match inside(name) {
            (name, None) => self.0.words(&name),
            (name, Some(player)) => say!("{}, as {}", self.0.words(&name), player.told()),
        }
    }
}

/// A position in which a player may move only as long as the other one could, too.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DicoticVariant(AnyGame);

impl DicoticVariant {
    fn is_over(&self) -> bool {
        Player::BOTH.into_iter().any(|player| self.0.is_stuck(player))
    }
}

impl Game for DicoticVariant {
    fn options(&self, player: Player, options: &mut Vec<DicoticVariant>) {
        if !self.is_over() {
            let mut inside = Vec::new();
            self.0.options(player, &mut inside);
            options.extend(inside.into_iter().map(DicoticVariant));
        }
    }

    fn canonical(self) -> Twin<DicoticVariant> {
        let Twin { game, is_negated } = Game::canonical(self.0);
        Twin { game: DicoticVariant(game), is_negated }
    }

    fn owned_bytes(&self) -> usize {
        Game::owned_bytes(&self.0)
    }

    fn is_stuck(&self, _: Player) -> bool {
        self.is_over()
    }
}

impl fmt::Display for DicoticVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", DICOTIC.id, self.0)
    }
}

impl Partizan for DicoticVariant {
    fn what_players_do(&self) -> PerPlayer<&str> {
        self.0.what_players_do()
    }

    fn description(&self) -> &Description {
        &DICOTIC
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<DicoticVariant, ParseError> {
        turn_only(head)?;
        read_inside(body, DICOTIC_EXAMPLE).map(DicoticVariant)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, DicoticVariant)> {
        let moves = if self.is_over() { Vec::new() } else { self.0.moves(player) };
        moves.into_iter().map(|(name, to)| (name, DicoticVariant(to))).collect()
    }

    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, DicoticVariant)> {
        let both = Player::BOTH.map(|player| self.0.moves_by_rules(player));
        if both.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        let own = PerPlayer(both)[player].clone();
        own.into_iter().map(|(name, to)| (name, DicoticVariant(to))).collect()
    }

    fn options_by_rules(&self, player: Player) -> Vec<DicoticVariant> {
        self.moves_by_rules(player).into_iter().map(|(_, to)| to).collect()
    }

    fn size(&self) -> u64 {
        self.0.size()
    }

    fn faults(&self) -> Option<&Faults> {
        self.0.faults()
    }
}

/// A position whose players exchange roles after every move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TwistedVariant {
    game: AnyGame,
    /// Whether Left moves as Right now.
    is_exchanged: bool,
}

impl TwistedVariant {
    /// As whom a player moves.
    fn role(&self, player: Player) -> Player {
        if self.is_exchanged { player.opponent() } else { player }
    }

    fn after(&self, game: AnyGame) -> TwistedVariant {
        TwistedVariant { game, is_exchanged: !self.is_exchanged }
    }
}

impl Game for TwistedVariant {
    fn options(&self, player: Player, options: &mut Vec<TwistedVariant>) {
        let mut inside = Vec::new();
        self.game.options(self.role(player), &mut inside);
        options.extend(inside.into_iter().map(|game| self.after(game)));
    }

    /// With roles exchanged it is the negative of what it is without.
    fn canonical(self) -> Twin<TwistedVariant> {
        let Twin { game, is_negated } = Game::canonical(self.game);
        let is_negated = is_negated != self.is_exchanged;
        Twin { game: TwistedVariant { game, is_exchanged: false }, is_negated }
    }

    fn owned_bytes(&self) -> usize {
        Game::owned_bytes(&self.game)
    }

    fn is_stuck(&self, player: Player) -> bool {
        self.game.is_stuck(self.role(player))
    }
}

impl fmt::Display for TwistedVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let roles = if self.is_exchanged { "(roles=exchanged)" } else { "" };
        write!(f, "{}{roles}: {}", TWISTED.id, self.game)
    }
}

impl Partizan for TwistedVariant {
    fn what_players_do(&self) -> PerPlayer<&str> {
        let inside = self.game.what_players_do();
        PerPlayer::from_fn(|player| inside[self.role(player)])
    }

    fn description(&self) -> &Description {
        &TWISTED
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<TwistedVariant, ParseError> {
        let mut is_exchanged = false;
        for option in head.list()? {
            let option = option.trimmed();
            if option.text.replace(' ', "") != "roles=exchanged" || is_exchanged {
                let message = say!("expected roles=exchanged");
                return Err(
                    ParseError::new(message, option.span()).with_help(translated(TWISTED_EXAMPLE))
                );
            }
            is_exchanged = true;
        }
        let game = read_inside(body, TWISTED_EXAMPLE)?;
        Ok(TwistedVariant { game, is_exchanged })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, TwistedVariant)> {
        let moves = self.game.moves(self.role(player)).into_iter();
        moves.map(|(name, to)| (name, self.after(to))).collect()
    }

    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, TwistedVariant)> {
        let moves = self.game.moves_by_rules(self.role(player)).into_iter();
        moves.map(|(name, to)| (name, self.after(to))).collect()
    }

    fn options_by_rules(&self, player: Player) -> Vec<TwistedVariant> {
        let options = self.game.options_by_rules(self.role(player)).into_iter();
        options.map(|game| self.after(game)).collect()
    }

    fn size(&self) -> u64 {
        self.game.size()
    }

    fn faults(&self) -> Option<&Faults> {
        self.game.faults()
    }
}

/// What is drawn and touched is what is inside.
macro_rules! drawn_inside {
    ($variant:ty, $game:tt) => {
        impl PartizanSketch for $variant {
            fn figure(&self) -> Option<Figure> {
                self.$game.figure()
            }

            fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
                self.$game.figure_at(known)
            }

            fn editing(&self) -> Option<Editing> {
                editing_inside(&self.$game)
            }

            fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
                self.$game.ways(name)
            }

            const TOUCH: &'static str = message!("Touch what the move changes");

            fn words(&self, name: &MoveName) -> String {
                self.$game.words(name)
            }
        }
    };
}

drawn_inside!(DicoticVariant, 0);
drawn_inside!(TwistedVariant, game);

const INSIDE: &str = message!(
    "Behind the colon stands a position of any ruleset in which the players have moves of their own, \
     one of a file among them, with its word."
);

/// What people need to know of the impartial variant.
pub static IMPARTIAL: Description = description! {
    id: "impartial-variant",
    title: "Impartial variants",
    family: Family::Sums,
    rules: [
        "In the impartial variant of a game both players may make the moves of either. Whoever cannot \
         move loses.",
        INSIDE,
        "Where both players have a move of the same name that leads elsewhere, left or right before \
         the name says whose it is, as in 'left (1,1)'.",
    ],
    options: [],
    examples: [
        Example::new("impartial-variant: domineering: 3x3", "it is Cram"),
        Example::new("impartial-variant: snort: 2x2", "both may use both colours"),
        Example::new("impartial-variant: toads: tt_ff", "both may move toads and frogs"),
    ],
    references: [
        "A. N. Siegel, Combinatorial Game Suite",
    ],
};

/// What people need to know of the dicotic variant.
pub static DICOTIC: Description = description! {
    id: "dicotic-variant",
    title: "Dicotic variants",
    family: Family::Sums,
    rules: [
        "In the dicotic variant of a game a player may move only as long as the other one could move, \
         too. Whoever cannot move loses.",
        INSIDE,
    ],
    options: [TURN],
    examples: [
        Example::new("dicotic-variant: domineering: 2x3", "it ends when one player has no move"),
        Example::new("dicotic-variant(turn=right): toads: t__f", "Right to move"),
    ],
    references: [
        "A. N. Siegel, Combinatorial Game Theory, II.4",
    ],
};

/// What people need to know of the twisted variant.
pub static TWISTED: Description = description! {
    id: "twisted-variant",
    title: "Twisted variants",
    family: Family::Sums,
    rules: [
        "In the twisted variant of a game the players exchange roles after every move: what Left could \
         do, Right can do then. As long as turns alternate, everybody moves as whoever began. Whoever \
         cannot move loses.",
        INSIDE,
    ],
    options: [
        TURN,
        RuleOption::new("roles=exchanged", "Left moves as Right now, and Right as Left"),
    ],
    examples: [
        Example::new("twisted-variant: domineering: 3x3", "all dominoes lie alike, whoever begins"),
        Example::new("twisted-variant(roles=exchanged): domineering: 2x3", "Left lays dominoes flat now"),
    ],
    references: [
        "A. N. Siegel, Combinatorial Game Suite",
    ],
};
