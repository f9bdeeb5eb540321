//! The families outside Nim: ladders that ask before they tell, claims that are true, and a
//! checker that refuses every other.
#![allow(
    clippy::mutable_key_type,
    reason = "what heaps remember of their values is no part of what they equal"
)]

use std::collections::{BTreeSet, HashMap};

use nimatron::catalogue::rulesets;
use nimatron::explain::{
    CancelClaim, Claim, ClassClaim, ComponentRow, LabelRow, Level, LoopyClaim, MisereClaim,
    PartizanClaim, ProductClaim, Rung, SearchClaim, Step, SumClaim, Topic, Written, check, explain,
    explain_move, ladder,
};
use nimatron::foundation::{Budget, Outcome, Playable, Player, Random};
use nimatron::render::{Style, steps, title};
use nimatron::rulesets::{Move, Position};
use nimatron::text::Notation;
use nimatron_nimber::Ordinal;
use serde_json::Value;

use super::{corruptions, field_of, fields};

/// Small positions of every family, with equal parts, single moves and none.
const POSITIONS: &[&str] = &[
    "kayles: 5, 3",
    "kayles: 5, 5",
    "kayles: 4, 2, 4",
    "kayles: 7",
    "kayles: 0",
    "kayles: 1",
    "misere kayles: 4, 2",
    "misere kayles: 4, 3, 1",
    "misere kayles: 2, 2, 1, 1, 1",
    "misere kayles: 1, 1",
    "misere kayles: 5, 4",
    "misere 0.123: 8, 6",
    "misere dawson-kayles: 10",
    "misere hackenbush: 0-1-2-3-0, 1-4",
    "dawson-kayles: 5, 5",
    "grundy: 7, 3",
    "subtraction(1,3,4): 6, 6, 2",
    "cram: 2x3",
    "cram: ..#../..#../#.#.#",
    "cram: ..#..",
    "misere cram: 2x3",
    "wythoff: (1,2) (2,2)",
    "euclid: (3,8)",
    "fibonacci-nim: 11",
    "staircase-nim: 2, 1, 3",
    "nimble: ..o.2",
    "silver-dollar: .o..o.o",
    "northcott: o..x, .x.o",
    "treblecross: .......",
    "chomp: 3x3",
    "chomp: 4, 2",
    "poset: 1<2<4, 1<3<4",
    "hackenbush: 0-1-2-0, 1-3",
    "hackenbush: 0-1, 0-2",
    "node-kayles: 1-2-3-4-1, 3-5",
    "arc-kayles: 1-2-3-4-5-2",
    "nimstring: 0-1-2-0, 1-3-2",
    "geography(at=1): 1-2-3-4-1, 3-5",
    "brussels-sprouts: (3,2) (2)",
    "sprouts: 1",
    "sprouts: 2",
    "misere sprouts: 2",
    "sprouts: ADBE | AEBD, C",
    "graph: a | a>b, a>c, b>c, c>d",
    "graph: a, b, b | a>b, a>c, b>c",
    "misere graph: a, b | a>b, a>c, b>c",
    "cram: 2x3 + cram: 2x3",
    "cram: 2x3 + cram: 3x2 + kayles: 2",
    "cram: 2x2 + nim: 2",
    "misere cram: 2x2 + nim: 1, 2",
    "nimbers: (2,3)",
    "nimbers: (3,1) (5,1) (1,2)",
    "nimbers: (1,3) (3,2) (2,2)",
    "nimbers: (2,2) (3,1)",
    "nimbers: (1,1,2)",
    "nimbers: (2,2) (4,w) (w+2,w+3) (w+4,w+1)",
    "nimbers: 0",
    "turning(mock-turtles): 1, 3, 4",
    "turning(twins): 1",
    "tartan(ruler, turning-turtles): (2,3) (3,1)",
    "domineering: 2x3",
    "domineering(turn=right): 2x2",
    "domineering: ..#./..#.",
    "misere domineering: 2x2",
    "clobber: xo.xo",
    "clobber: xo.ox",
    "toads: tt_f",
    "coloured-hackenbush: blue 0-1, red 1-2, red 0-3, blue 3-4",
    "backsliding-toads: tt__ff",
    "backsliding-toads(turn=right): t__f",
    "fox-and-geese: .g./.f./...",
    "dots-and-boxes: 1x2",
    "dots-and-boxes(turn=right): o-o-o/|L|R|/o-o-o/|..../o-o-o",
    "dots-and-boxes: o-o-o-o/......./o-o-o-o/......./o-o-o-o",
    "dots-and-boxes: o-o-o/|...|/o.o.o/|...|/o-o-o",
    "domineering: 2x2 + domineering: 2x2",
    "domineering: 2x3 + toads: t_f + nim: 1",
];

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each position, and some that are reached from it by chance.
fn walks(random: &mut Random) -> Vec<Position> {
    let mut found = Vec::new();
    for text in POSITIONS {
        let mut at = position(text);
        found.push(at.clone());
        for _ in 0..2 {
            let Some(chosen) = at.random_move(random) else { break };
            at = at.play(&chosen).unwrap();
            found.push(at.clone());
        }
    }
    found
}

/// Every text within a value.
fn leaves(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| leaves(field, found)),
        _ => {}
    }
}

/// The claims that name values, which have to be explained before.
fn tells_values(claim: &Claim) -> bool {
    matches!(
        claim,
        Claim::Behaves { .. }
            | Claim::Sum(SumClaim::PartValues { .. })
            | Claim::Sum(SumClaim::Components { .. })
            | Claim::Product(ProductClaim::Stones { .. })
            | Claim::Product(ProductClaim::StoneValues { .. })
            | Claim::Sum(SumClaim::NimSum { .. })
            | Claim::Sum(SumClaim::Targets { .. })
            | Claim::Search(SearchClaim::Labels { .. })
            | Claim::Partizan(PartizanClaim::Class(_))
            | Claim::Partizan(PartizanClaim::Summands { .. })
            | Claim::Loopy(LoopyClaim::LoopyValue { .. })
            | Claim::Search(SearchClaim::Application(_))
            | Claim::Misere(MisereClaim::Genera { .. })
            | Claim::Misere(MisereClaim::MisereNim(_))
            | Claim::Misere(MisereClaim::Elements(_))
            | Claim::Misere(MisereClaim::HeapProduct(_))
    )
}

fn asks_before_it_tells(position: &Position, rungs: &[Rung], winning: &BTreeSet<String>) {
    let told =
        |rung: &Rung| steps(position, &rung.steps, Notation::Ascii).to_text(&Style::default());
    assert!(matches!(rungs[0].steps[..], [Step { claim: Claim::Question, .. }]), "{position}");
    assert_eq!(rungs.last().unwrap().topic, Topic::Reason, "{position}");
    assert_eq!(rungs[rungs.len() - 2].topic, Topic::Moves, "{position}");
    let titles: BTreeSet<String> = rungs.iter().map(title).collect();
    assert_eq!(titles.len(), rungs.len(), "{position}: {titles:?}");
    let mut explained = false;
    for (index, rung) in rungs.iter().enumerate() {
        assert!(rungs[..index].iter().all(|other| other.steps != rung.steps), "{position}");
        let text = told(rung);
        assert!(!text.trim().is_empty(), "{position}: {:?}", rung.topic);
        assert!(rungs[..index].iter().all(|other| told(other) != text), "{position}: {text}");
        explained |= matches!(rung.topic, Topic::Meaning | Topic::Theorem);
        let early = rung.topic.height() < Topic::Moves.height();
        if early && position.as_nim().is_none() {
            let values = rung.steps.iter().any(|step| tells_values(&step.claim));
            assert!(explained || !values, "{position}: a value before its meaning");
        }
        if early {
            let mut texts = BTreeSet::new();
            rung.steps.iter().for_each(|step| {
                leaves(&serde_json::to_value(step).unwrap(), &mut texts);
            });
            // A number is a value, whatever else has its name.
            let given = texts.intersection(winning).filter(|name| name.parse::<u64>().is_err());
            let given: Vec<_> = given.collect();
            assert!(given.is_empty(), "{position}: {:?} tells {given:?}", rung.topic);
            let whole = position.to_string();
            for name in winning.iter().filter(|name| name.len() > 2 && !whole.contains(*name)) {
                assert!(!text.contains(name), "{position}: {:?} tells {name}", rung.topic);
            }
        }
    }
}

/// Every example of every ruleset, and small positions of all families.
#[test]
fn ladders_ask_before_they_tell() {
    let examples = rulesets().into_iter().flat_map(|ruleset| ruleset.examples.into_owned());
    let examples = examples.map(|example| position(&example.position));
    let mut seen = 0;
    for position in examples.chain(walks(&mut Random::new(7))) {
        let Ok(analysis) = position.analyze(&mut Budget::nodes(50_000)) else { continue };
        let rungs = ladder(&analysis);
        let winning = analysis.winning_moves().take(500).map(|chosen| chosen.to_string());
        asks_before_it_tells(&position, &rungs, &winning.collect());
        seen += 1;
    }
    assert!(seen > 150, "{seen}");
}

/// Everything that is said of a position.
fn everything(position: &Position) -> Step {
    let budget = &mut Budget::unlimited();
    let analysis = position.analyze(budget).unwrap();
    let mut all = explain(&analysis, Level::PROOF);
    all.because.extend(explain(&analysis, Level::SENTENCE).because);
    for rung in ladder(&analysis) {
        all.because.extend(rung.steps.into_iter().filter(|_| rung.topic != Topic::Reason));
    }
    let moves = position.moves().into_iter().flatten().take(2);
    let moves: Vec<_> = moves.chain(analysis.winning_moves().take(1)).collect();
    let told = moves.iter().filter_map(|chosen| explain_move(position, chosen, budget).unwrap());
    all.because.extend(told);
    all
}

#[test]
fn what_is_said_is_confirmed_and_true() {
    for position in walks(&mut Random::new(1)) {
        let all = everything(&position);
        let budget = &mut Budget::unlimited();
        assert_eq!(check(&position, &all, budget), Ok(Ok(())), "{position}");
        // On infinite boards no brute force goes through all moves, nor where positions come again; and
        // this one knows neither scores nor draws.
        let knows = !matches!(position, Position::Loopy(_)) && !position.is_scored();
        if position.moves().is_some() && knows {
            let mut brute = Brute::default();
            brute.confirm_all(&position, &all);
        }
    }
}

/// What is told of one player's turn, of parts that are numbers, and of the last move.
#[test]
fn sentences_hold_at_the_edges() {
    for (text, said, unsaid) in [
        (
            "domineering: 1x2",
            "Left is to move and has no move: the game is over",
            "There is no move",
        ),
        (
            "toads-and-frogs(turn=right): t_t",
            "Right is to move and has no move",
            "There is no move",
        ),
        (
            "domineering: 2x3 + domineering: 3x2 + hackenbush: blue 0-1",
            "what is left, hackenbush: blue 0-1, decides who wins",
            "Whatever you do",
        ),
        ("misere kayles: 1", "Every move loses", "has an answer"),
        ("nimstring: 0-1-2-0, 1-3-2", "It is no Grundy value", "worth a heap of Nim"),
        ("kayles: 5, 5", "The move 1: 5 -> 4 is answered by 2: 5 -> 4", "no heap at all"),
        (
            "cram: 2x3 + cram: 2x3",
            "The move (1,2)-(1,1) in part 1 is answered by (1,2)-(1,1) in part 2",
            "in 1:",
        ),
        ("nimbers: (3,1) (1,3)", "the answer, removing (3,1), makes it 0", "To remove"),
    ] {
        let position = position(text);
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        let steps_told = [explain(&analysis, Level::SENTENCE)];
        let told = steps(&position, &steps_told, Notation::Ascii)
            .to_text(&Style { width: 10_000, ..Style::default() });
        assert!(told.contains(said), "{text}: {told}");
        assert!(!told.contains(unsaid), "{text}: {told}");
    }
}

/// The value of each position that a graph leads to would be the move itself.
#[test]
fn ladders_of_graphs_keep_the_labels_to_the_end() {
    let position = position("graph: a | a>b, a>c, b>c");
    let ladder = ladder(&position.analyze(&mut Budget::unlimited()).unwrap());
    let labels = |step: &Step| matches!(step.claim, Claim::Search(SearchClaim::Labels { .. }));
    let before = ladder.iter().filter(|rung| rung.topic != Topic::Reason);
    assert!(before.flat_map(|rung| &rung.steps).all(|step| !labels(step)));
}

#[test]
fn every_corrupted_field_is_refused() {
    let mut seen = BTreeSet::new();
    for text in POSITIONS {
        let position = position(text);
        let whole = serde_json::to_value(everything(&position)).unwrap();
        let found = corruptions(&whole);
        // The same kind of damage to the same kind of claim a few times is enough.
        let mut counts = HashMap::<String, usize>::new();
        for (name, corrupted) in found {
            let count = counts.entry(name.clone()).or_default();
            *count += 1;
            if *count > 12 {
                continue;
            }
            let Ok(step) = serde_json::from_value::<Step>(corrupted) else { continue };
            let refused = check(&position, &step, &mut Budget::unlimited()).unwrap().is_err();
            assert!(refused, "{text}: {name} was corrupted and not refused");
            seen.extend(field_of(&name));
        }
    }
    for field in fields(&["shared", "product", "search", "sum", "partizan", "score"]) {
        assert!(seen.contains(&field), "{field} is not covered");
    }
}

/// Values and outcomes by the definition alone, and claims confirmed with them.
#[derive(Default)]
struct Brute {
    values: HashMap<Position, u64>,
    wins: HashMap<Position, bool>,
}

impl Brute {
    fn options(position: &Position) -> Vec<Position> {
        let moves = position.moves().expect("finitely many moves");
        moves.map(|chosen| position.play(&chosen).unwrap()).collect()
    }

    fn value(&mut self, position: &Position) -> u64 {
        if let Some(value) = self.values.get(position) {
            return *value;
        }
        let options = Brute::options(position);
        let options: BTreeSet<u64> = options.iter().map(|option| self.value(option)).collect();
        let mex = (0..).find(|value| !options.contains(value)).unwrap();
        self.values.insert(position.clone(), mex);
        mex
    }

    /// Whether the player to move wins.
    fn wins(&mut self, position: &Position) -> bool {
        if let Some(wins) = self.wins.get(position) {
            return *wins;
        }
        let options = Brute::options(position);
        let wins = match options.is_empty() {
            true => position.convention().terminal() == Outcome::N,
            false => options.iter().any(|option| !self.wins(option)),
        };
        self.wins.insert(position.clone(), wins);
        wins
    }

    fn after(position: &Position, chosen: &Written<Move>) -> Position {
        position.play(&position.parse_move(&chosen.text()).unwrap()).unwrap()
    }

    fn winning(&mut self, position: &Position) -> BTreeSet<String> {
        let moves: Vec<_> = position.moves().unwrap().collect();
        let wins = moves.into_iter().filter(|m| !self.wins(&position.play(m).unwrap()));
        wins.map(|chosen| chosen.to_string()).collect()
    }

    fn confirm_all(&mut self, position: &Position, step: &Step) {
        self.confirm(position, &step.claim);
        step.because.iter().for_each(|reason| self.confirm_all(position, reason));
    }

    fn rows(&mut self, rows: &[ComponentRow]) -> u64 {
        let values = rows.iter().map(|row| {
            let value = self.value(&self::position(&row.part));
            assert_eq!(row.value, value.into(), "{}", row.part);
            value
        });
        values.fold(0, |sum, value| sum ^ value)
    }

    fn confirm(&mut self, position: &Position, claim: &Claim) {
        let player = position.turn();
        match claim {
            Claim::Outcome { outcome, .. } => {
                assert_eq!(*outcome == Outcome::N, self.wins(position), "{position}");
            }
            Claim::NoMove => assert!(position.is_terminal()),
            Claim::WinningMoves { moves, complete } => {
                let winning = self.winning(position);
                assert!(moves.iter().all(|chosen| winning.contains(&*chosen.text())), "{position}");
                assert_eq!(*complete, winning.len() == moves.len(), "{position}");
            }
            Claim::EveryMoveLoses => assert!(self.winning(position).is_empty()),
            Claim::Winners { wins, moves } => {
                assert_eq!(*wins, self.winning(position).len(), "{position}");
                assert_eq!(*moves, position.moves().unwrap().count(), "{position}");
            }
            Claim::Sum(SumClaim::MovesIn { parts }) => {
                let winning = self.winning(position);
                assert_eq!(parts.is_empty(), winning.is_empty(), "{position}");
                // What is left contains all other parts, as they were.
                for chosen in winning {
                    let after = Brute::after(position, &Written::Text(chosen.clone())).to_string();
                    let kept = parts.iter().any(|part| part_is_changed(position, &after, part));
                    assert!(kept, "{position}: {chosen} leaves {after}, {parts:?}");
                }
            }
            Claim::Answer { chosen, reply } => {
                let after = Brute::after(position, chosen);
                match reply {
                    Some(reply) => assert!(!self.wins(&Brute::after(&after, reply))),
                    None => assert!(!self.wins(&after) || after.is_terminal(), "{position}"),
                }
            }
            Claim::Leaves { chosen, value, reply } => {
                let after = Brute::after(position, chosen);
                assert_eq!(*value, self.value(&after).into(), "{position} {chosen}");
                match reply {
                    Some(reply) => assert_eq!(self.value(&Brute::after(&after, reply)), 0),
                    None => assert_eq!(self.value(&after), 0),
                }
            }
            Claim::Behaves { value, reached } => {
                assert_eq!(*value, self.value(position), "{position}");
                for row in reached {
                    assert_eq!(self.value(&Brute::after(position, &row.chosen)), row.value);
                }
            }
            Claim::Search(SearchClaim::Options { rows, mex }) => {
                assert_eq!(*mex, self.value(position), "{position}");
                let left = Brute::options(position);
                for row in rows {
                    let same = left.iter().filter(|option| self.value(option) == row.value);
                    assert_eq!(same.count(), row.count, "{position}");
                }
            }
            Claim::Misere(MisereClaim::Genera { rows }) => {
                let heaps: Vec<u32> = rows.iter().flat_map(|row| row.heaps.clone()).collect();
                let heaps: Vec<String> = heaps.iter().map(u32::to_string).collect();
                let heaps = if heaps.is_empty() { "0".into() } else { heaps.join(", ") };
                let nim = self::position(&format!("misere nim: {heaps}"));
                assert_eq!(self.wins(&nim), self.wins(position), "{position}");
            }
            Claim::Misere(MisereClaim::HeapProduct(claim)) => {
                assert_eq!(claim.is_p, !self.wins(position), "{position}");
            }
            Claim::Sum(SumClaim::PartValues { rows }) => {
                assert_eq!(self.rows(rows), self.value(position), "{position}");
            }
            Claim::Sum(SumClaim::Components { rows, total }) => {
                assert_eq!(*total, self.rows(rows).into(), "{position}");
                assert_eq!(*total, self.value(position).into(), "{position}");
            }
            Claim::Sum(SumClaim::NimSum { values, total }) => {
                let sum = values.iter().fold(0, |sum, value| sum ^ value.to_u64().unwrap());
                assert_eq!(*total, sum.into());
                assert_eq!(sum, self.value(position), "{position}");
            }
            Claim::Sum(SumClaim::Targets { rows }) => {
                let total = self.value(position);
                assert_eq!(rows.is_empty(), total == 0, "{position}");
                for row in rows {
                    let (value, leaves) = (row.value.to_u64(), row.leaves.to_u64());
                    assert_eq!(value.unwrap() ^ total, leaves.unwrap(), "{position}");
                    // A stone is written without its ruleset.
                    let part = row.part.parse::<Position>().ok().filter(|_| row.part.contains(':'));
                    let part = part.unwrap_or_else(|| alone(position, &row.part));
                    let left = Brute::options(&part);
                    let reached = left.iter().any(|left| Some(self.value(left)) == leaves);
                    assert!(reached, "{position}: {row:?}");
                }
            }
            Claim::Product(ProductClaim::Stones { rows, total }) => {
                let values = rows.iter().map(|row| self.value(&alone(position, &row.stone.text())));
                let sum = values.fold(0, |sum, value| sum ^ value);
                assert_eq!(*total, sum.into(), "{position}");
                assert_eq!(sum, self.value(position), "{position}");
            }
            Claim::Product(ProductClaim::StoneValues { rows }) => {
                for row in rows {
                    let value = self.value(&alone(position, &row.stone.text()));
                    assert_eq!(row.product, value.into(), "{position}");
                }
            }
            Claim::Product(ProductClaim::Edge { piles }) => {
                let piles: Vec<String> = piles.iter().map(ToString::to_string).collect();
                let nim = self::position(&format!("nim: {}", piles.join(", ")));
                assert_eq!(self.value(&nim), self.value(position), "{position}");
            }
            Claim::Product(ProductClaim::Diagonal(claim)) => {
                let small = |root: &&Ordinal| root.to_u64().is_some_and(|root| root < 4);
                for root in claim.roots.iter().filter(small) {
                    let stone = vec![root.to_string(); claim.dimension].join(",");
                    let stone = alone(position, &format!("({stone})"));
                    assert_eq!(self.value(&stone), self.value(position), "{position}");
                }
            }
            Claim::Sum(SumClaim::Cancels(claim)) => self.confirm_cancels(position, claim),
            Claim::Search(SearchClaim::Labels { rows }) => self.confirm_labels(position, rows),
            Claim::Partizan(PartizanClaim::Class(ClassClaim { class, .. })) => {
                let [left, right] =
                    Player::BOTH.map(|player| self.wins(&position.clone().at_turn(player)));
                let found = match (left, right) {
                    (true, true) => "N",
                    (true, false) => "L",
                    (false, true) => "R",
                    (false, false) => "P",
                };
                assert_eq!(class.text(), found, "{position}");
            }
            Claim::Partizan(PartizanClaim::Followed { player, rows, .. }) => {
                let position = position.clone().at_turn(*player);
                for row in rows {
                    let after = Brute::after(&position, &row.chosen);
                    assert_eq!(row.wins, !self.wins(&after), "{position} {}", row.chosen);
                }
            }
            Claim::Partizan(PartizanClaim::OtherTurn { player, moves, complete }) => {
                assert_ne!(Some(*player), position.turn());
                let winning = self.winning(&position.clone().at_turn(*player));
                assert!(moves.iter().all(|chosen| winning.contains(&*chosen.text())), "{position}");
                assert_eq!(*complete, winning.len() == moves.len(), "{position}");
            }
            Claim::Partizan(PartizanClaim::Summands { rows }) => {
                let parts: Vec<&str> = rows.iter().map(|row| row.part.as_str()).collect();
                let sum = self::position(&parts.join(" + ")).at_turn(player.unwrap());
                assert_eq!(self.wins(&sum), self.wins(position), "{position}");
            }
            _ => {}
        }
    }

    fn confirm_cancels(&mut self, position: &Position, claim: &CancelClaim) {
        for pair in &claim.pairs {
            let both = self::position(&pair.parts.join(" + "));
            assert!(!self.wins(&both), "{position}: {both}");
            if both.turn().is_some() {
                assert!(!self.wins(&both.at_turn(Player::Right)), "{position}");
            }
        }
        let rest = match &claim.rest[..] {
            [] => return assert!(!self.wins(position), "{position}"),
            [only] => self::position(only),
            several => self::position(&several.join(" + ")),
        };
        let rest = position.turn().map_or(rest.clone(), |turn| rest.at_turn(turn));
        assert_eq!(self.wins(&rest), self.wins(position), "{position}: {rest}");
    }

    fn confirm_labels(&mut self, position: &Position, rows: &[LabelRow]) {
        let text = position.to_string();
        let arcs = text.split_once('|').unwrap().1;
        for row in rows {
            let token = self::position(&format!("graph: {} |{arcs}", row.position));
            assert_eq!(row.value, self.value(&token).into(), "{position}");
            assert_eq!(row.options.len(), Brute::options(&token).len(), "{position}");
        }
    }
}

/// The stone or coin alone on the board.
fn alone(position: &Position, stone: &str) -> Position {
    let text = position.to_string();
    self::position(&format!("{}: {stone}", text.split_once(':').unwrap().0))
}

/// Whether a part occurs less often in what is left than in the position.
fn part_is_changed(position: &Position, after: &str, part: &str) -> bool {
    let after = self::position(after);
    let turned = |position: &Position| {
        let mut parts = Vec::new();
        position.summands(&mut parts);
        parts.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let count = |parts: &[String]| parts.iter().filter(|other| other.contains(part)).count();
    let (before, left) = (turned(position), turned(&after));
    count(&before) != count(&left) || before.len() == 1
}
