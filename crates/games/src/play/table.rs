//! Games of n players at one table: what the machine does there, and who ends up where.

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;

use super::game::{GameOf, Role};
use super::opponent::{Opponent, dozes};
use super::read_move;
use super::record::{Record, Turns};
use crate::foundation::{Budget, Convention, IllegalMove, Playable, Random};
use crate::multiplayer::{Coalition, Ending, Forms, Players, Preferences, Seat};
use crate::rulesets;
use crate::rulesets::multiplayer::{Board, Move, Position};

/// Equally good moves among which one is chosen.
const BEST: usize = 64;

/// A game of n players at one table.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::play::{Opponent, Role, Seat, TableGame};
/// use nimatron::rulesets::multiplayer::Position;
///
/// let start: Position = "nim(players=3): 2".parse()?;
/// let roles = [Role::Machine(Opponent::Perfect), Role::Person, Role::Person];
/// let mut game = TableGame::new(start, roles, Seat::FIRST, 1).with_names(["", "Ben", "Cleo"]);
/// let chosen = game.machine_move(&mut Budget::unlimited()).expect("there is a move");
/// assert_eq!(chosen.to_string(), "1: 2 -> 0");
/// // Whoever moves last is first, and who would have moved before that is second.
/// let places: Vec<String> = game.places().iter().map(|(place, seat)| format!("{place} {seat}")).collect();
/// assert_eq!(places, ["1 A", "2 C", "3 B"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type TableGame = GameOf<Position>;

/// A position of two players as one of n in which A begins; unless an ending is given, whoever makes
/// the last move wins, and in misère play whoever cannot move. Where Left and Right have moves of
/// their own, every other player has those of Left, from A on.
///
/// ```
/// use nimatron::play::{Players, seated};
/// let three = Players::new(3).expect("three may play");
/// let seats = |text: &str| Ok::<_, nimatron_nimber::text::ParseError>(seated(&text.parse()?, three, None).to_string());
/// assert_eq!(seats("nim: 1, 2")?, "nim(players=3): 1, 2");
/// assert_eq!(seats("misere kayles: 5")?, "kayles(players=3, ending=misere): 5");
/// assert_eq!(seats("domineering: 2x3")?, "domineering(players=3, left=A+C): 2x3");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn seated(position: &rulesets::Position, players: Players, ending: Option<Ending>) -> Position {
    let by_convention = match position.convention() {
        Convention::Normal => Ending::LastWins,
        Convention::Misere => Ending::StuckWins,
    };
    // Among n players the ending says who wins.
    let text = position.to_string();
    let normal = text.strip_prefix("misere ").and_then(|text| text.parse().ok());
    let position = normal.unwrap_or_else(|| position.clone());
    let every_other = Coalition::of(players.seats().step_by(2));
    let board = Board::impartial(position.clone(), players)
        .or_else(|| Board::owned(position, players, every_other))
        .unwrap_or_else(|| Board::tuple(Forms::end(players)));
    Position::new(board, Seat::FIRST, ending.unwrap_or(by_convention))
}

/// Why a position of two players cannot be one of n; `None` if it can.
///
/// ```
/// use nimatron::play::not_seated;
/// assert_eq!(not_seated(&"domineering: 2x3".parse()?), None);
/// assert!(not_seated(&"fox-and-geese: 4x4".parse()?).is_some());
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn not_seated(position: &rulesets::Position) -> Option<String> {
    let title = translated(&position.description().title);
    match position {
        rulesets::Position::Loopy(_) => {
            Some(say!("in {} positions can come again: two players play it", title))
        }
        scored if scored.is_scored() => Some(say!("two players play {}", title)),
        _ => None,
    }
}

impl Turns for Position {
    type Move = Move;

    fn players(&self) -> Players {
        Position::players(self)
    }

    fn turn_after(&self, _: Seat, _: usize) -> Seat {
        self.turn()
    }

    fn winners(&self, _: Seat) -> Option<Coalition> {
        Position::winners(self)
    }

    fn played(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        self.after(chosen)
    }

    fn typed_move(&self, text: &str) -> Result<Move, ParseError> {
        match self.board().position(self.turn()) {
            Some(position) => read_move(&position, text).map(Move::from_ruleset),
            None => self.parse_move(text),
        }
    }

    fn size(&self) -> u64 {
        match (self.board().position(self.turn()), self.board().as_tuple()) {
            (Some(position), _) => position.size(),
            (None, tuple) => tuple.map_or(1, |tuple| tuple.size()),
        }
    }

    fn is_played_by(&self, role: Role) -> bool {
        use Opponent::{Copycat, Rival, Teacher};
        !matches!(role, Role::Machine(Copycat | Rival(_) | Teacher))
    }

    /// By their preferences the players of the machine play so that the result is as good for them
    /// as can be. An ally plays a move after which its coalition can still force a win, as long as
    /// there is one.
    fn reply(
        record: &Record<Position>,
        roles: &[Role],
        random: &mut Random,
        budget: &mut Budget,
    ) -> Option<Move> {
        let (position, seat) = (record.position(), record.to_move());
        if position.is_over() {
            return None;
        }
        let side = match roles.get(seat.index())? {
            Role::Person => return None,
            Role::Machine(Opponent::Random) => return any_move(position, random),
            Role::Machine(Opponent::Sleepy) if dozes(random) => return any_move(position, random),
            Role::Machine(_) => Coalition::NOBODY,
            Role::Ally(_) => coalition(roles, seat),
        };
        let analysis = budget.half(|budget| position.analyze(budget)).ok();
        let chosen = analysis.and_then(|analysis| {
            let forcing: Vec<&Move> = analysis.forcing_moves(side).take(BEST).collect();
            let good = || analysis.good_moves().take(BEST).collect::<Vec<_>>();
            let best = if forcing.is_empty() { good() } else { forcing };
            random.choose(&best).copied().cloned()
        });
        chosen.or_else(|| any_move(position, random))
    }
}

/// The players on the side of a player: its ally, and all who are allied with one of them.
fn coalition(roles: &[Role], seat: Seat) -> Coalition {
    let players = Players::new(roles.len() as u64).unwrap_or(Players::TWO);
    let ally = |seat: Seat| match roles.get(seat.index()) {
        Some(Role::Ally(ally)) => Some(*ally),
        _ => None,
    };
    let mut side = Coalition::of([seat]);
    loop {
        let is_joined = |other: &Seat| {
            let follows = ally(*other).is_some_and(|ally| side.has(ally));
            follows || side.seats().any(|member| ally(member) == Some(*other))
        };
        let joined = players.seats().filter(is_joined).fold(side, Coalition::with);
        if joined == side {
            return side;
        }
        side = joined;
    }
}

/// Any move; of infinitely many one that somebody of two players would make at random.
fn any_move(position: &Position, random: &mut Random) -> Option<Move> {
    match position.board().position(position.turn()) {
        Some(board) => board.random_move(random).map(Move::from_ruleset),
        None => random.choose(&position.moves()?).cloned(),
    }
}

impl TableGame {
    /// Everybody's place at the end, best first: by the podium rule, where the players go by it;
    /// by how long they stayed, under elimination; otherwise the winners are first, and all others
    /// share the place behind them. Empty as long as the game is not over.
    pub fn places(&self) -> Vec<(usize, Seat)> {
        let position = self.position();
        let Some((winners, result)) = position.winners().zip(position.result()) else {
            return Vec::new();
        };
        let players = position.players();
        let preferences = position.preferences();
        let out = self.dropped_out();
        let place = |seat: Seat| {
            let lasted = out.iter().rev().position(|&other| other == seat);
            match lasted {
                Some(after) => after + 2,
                None if *preferences == Preferences::podium_at(position.ending(), players)
                    && out.is_empty() =>
                {
                    preferences.rank(seat, result) + 1
                }
                None if winners.has(seat) => 1,
                None => winners.size() + 1,
            }
        };
        let mut places: Vec<(usize, Seat)> =
            players.seats().map(|seat| (place(seat), seat)).collect();
        places.sort();
        places
    }

    /// Who dropped out, in this order.
    pub fn dropped_out(&self) -> Vec<Seat> {
        let (record, players) = (self.record(), self.position().players());
        let mut position = record.start().clone();
        let everybody = Coalition::everybody(players);
        let mut present = everybody;
        let mut out = Vec::new();
        let mut turn = record.starter();
        let moves = record.moves()[..record.cursor()].iter().map(Some).chain([None]);
        for chosen in moves {
            let gone = present.seats().filter(|&seat| !position.present().has(seat));
            let mut gone: Vec<Seat> = gone.collect();
            gone.sort_by_key(|&seat| players.turns_from(turn, seat));
            out.extend(gone);
            present = position.present();
            let Some(after) = chosen.and_then(|chosen| position.after(chosen).ok()) else { break };
            turn = players.after(position.turn());
            position = after;
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    fn played(text: &str, roles: &[Role], seed: u64) -> TableGame {
        let mut game = TableGame::new(position(text), roles, Seat::FIRST, seed);
        while game.machine_move(&mut Budget::nodes(1 << 20)).is_some() {}
        game
    }

    const EXAMPLES: [&str; 8] = [
        "nim(players=3): 1, 2, 3",
        "misere nim(players=3): 1, 2, 2",
        "nim(players=4, ending=normal): 2, 3",
        "kayles(players=3, ending=elimination): 5, 2",
        "domineering(players=3, left=A+C): 3x3",
        "domineering(players=4, left=A+C, ending=elimination): 3x4",
        "nim(players=3, prefer=selfish): 1, 2, 2",
        "{0|0|0} + {0,*|0,*|0,*}",
    ];

    #[test]
    fn machines_play_to_the_end_by_the_rules() {
        for text in EXAMPLES {
            let players = position(text).players().number();
            for role in [Opponent::Random, Opponent::Sleepy, Opponent::Perfect] {
                let game = played(text, &vec![Role::Machine(role); players], 7);
                assert!(game.record().winners().is_some(), "{text}");
                let winners = game.record().winners().unwrap();
                let places = game.places();
                assert_eq!(places.len(), players);
                assert!(winners.has(places[0].1) && places[0].0 == 1, "{text}: {places:?}");
                assert!(places.windows(2).all(|pair| pair[0].0 <= pair[1].0));
                assert!(!game.clone().undo(), "no person has moved");
            }
        }
    }

    /// What everybody prefers comes about if everybody plays for it.
    #[test]
    fn perfect_machines_bring_about_the_result_of_the_podium_rule() {
        for text in ["nim(players=3): 1, 2, 3", "kayles(players=4): 6", "nim(players=3): 2, 2, 4"] {
            let start = position(text);
            let foreseen = start.analyze(&mut Budget::unlimited()).unwrap().possible().only();
            let players = start.players().number();
            let game = played(text, &vec![Role::Machine(Opponent::Perfect); players], 3);
            assert_eq!(
                game.record().winners(),
                foreseen.map(|last| Coalition::of([last])),
                "{text}"
            );
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        /// A coalition of machines that can force a win wins against all others.
        #[test]
        fn allies_win_what_they_can_force(piles in prop::collection::vec(0u64..4, 1..4), seed: u64) {
            let piles: Vec<String> = piles.iter().map(ToString::to_string).collect();
            let text = format!("nim(players=3): {}", piles.join(", "));
            let start = position(&text);
            let analysis = start.analyze(&mut Budget::unlimited()).unwrap();
            for side in analysis.least_coalitions().into_iter().filter(|side| side.size() == 2) {
                let [one, other] = side.seats().collect::<Vec<_>>()[..] else { panic!() };
                let roles: Vec<Role> = start.players().seats().map(|seat| match () {
                    _ if seat == one => Role::Ally(other),
                    _ if seat == other => Role::Ally(one),
                    _ => Role::Machine(Opponent::Random),
                }).collect();
                let winners = played(&text, &roles, seed).record().winners().unwrap();
                prop_assert!(winners.meets(side), "{}: {}", text, side);
            }
        }

        #[test]
        fn saved_games_and_links_come_back(pick in 0..EXAMPLES.len(), seed: u64, moves in 0usize..6, back in 0usize..3) {
            let start = position(EXAMPLES[pick]);
            let roles = [Role::Person, Role::Machine(Opponent::Random), Role::Ally(Seat::FIRST)];
            let mut game = TableGame::new(start, roles, Seat::FIRST, seed).with_names(["Anna; = & B"]);
            let mut random = Random::new(seed);
            for _ in 0..moves {
                if let Some(chosen) = any_move(&game.position().clone(), &mut random).filter(|_| !game.position().is_over()) {
                    game.play(chosen).unwrap();
                }
            }
            (0..back).for_each(|_| { game.record_mut().undo(); });
            prop_assert_eq!(game.to_string().parse(), Ok(game.clone()));
            let link = super::super::Link { game, hints: 3, tree: String::new() };
            prop_assert_eq!(link.to_string().parse(), Ok(link));
        }
    }

    #[test]
    fn sides_are_closed_under_alliance() {
        let three = Players::new(3).unwrap();
        let [a, b, c] = [0, 1, 2].map(|index| Seat::of(index, three).unwrap());
        let roles = [Role::Person, Role::Ally(a), Role::Ally(b)];
        assert_eq!(coalition(&roles, c), Coalition::everybody(three));
        let roles = [Role::Person, Role::Person, Role::Ally(b)];
        assert_eq!(coalition(&roles, c), Coalition::of([b, c]));
    }

    #[test]
    fn who_drops_out_first_is_last() {
        // B and C would place dominoes upright, and there is one row.
        let start = position("domineering(players=3, left=B+C, ending=elimination): 1x4");
        let mut game = TableGame::new(start, [Role::Person; 3], Seat::FIRST, 1);
        assert!(game.places().is_empty());
        let chosen = game.position().moves().unwrap().swap_remove(0);
        game.play(chosen).unwrap();
        let letters = |seats: Vec<Seat>| seats.iter().map(|seat| seat.letter()).collect::<String>();
        assert_eq!(letters(game.dropped_out()), "BC");
        let places: Vec<Seat> = game.places().into_iter().map(|(_, seat)| seat).collect();
        assert_eq!(letters(places), "ACB");
    }

    #[test]
    fn an_opponent_for_two_is_refused() {
        let text = TableGame::new(position("nim(players=3): 1"), [Role::Person; 3], Seat::FIRST, 1);
        let text = text.to_string();
        for (from, to, message) in [
            ("player 3: person", "player 3: copycat", "'copycat' does not play games of 3 players"),
            ("player 3: person", "player 3: ally of C", "C is no other player here"),
            ("player 3: person", "player 3: ally of D", "D is no other player here"),
            (
                "starts: player 1",
                "starts: player 2",
                "the position says that another player starts",
            ),
            ("player 3: person\n", "", "the line 'player 3: …' is missing"),
            (
                "player 3: person",
                "player 3: person\nplayer 4: person",
                "this is a game of 3 players",
            ),
        ] {
            let error = text.replace(from, to).parse::<TableGame>().unwrap_err();
            assert_eq!(error.message, message);
        }
    }
}
