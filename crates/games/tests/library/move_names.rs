//! The names of moves: over all examples of the register, and what is reached from them.

use std::collections::HashSet;

use nimatron::catalogue::rulesets;
use nimatron::foundation::{Budget, MoveCount, MoveName, Place, Playable, Random};
use nimatron::render::scene::{Drawing, choose, drawing, move_view};
use nimatron::rulesets::Position;

/// More moves than these are not looked at.
const MOST_MOVES: usize = 2000;
/// Of these moves each is read again.
const MOST_READ: usize = 24;

/// The examples of all rulesets with few enough moves, and some positions reached from each.
fn positions() -> Vec<Position> {
    let mut random = Random::new(77);
    let mut found = Vec::new();
    for example in rulesets().iter().flat_map(|ruleset| ruleset.examples.iter()) {
        let mut position: Position = example.position.parse().unwrap();
        for _ in 0..4 {
            let few = match position.count_moves() {
                MoveCount::Finite(count) => count <= MOST_MOVES.into(),
                _ => false,
            };
            if !few {
                break;
            }
            found.push(position.clone());
            let Some(chosen) = position.random_move(&mut random) else { break };
            position = position.play(&chosen).unwrap();
        }
    }
    found
}

/// Moves spread over all moves of a position.
fn some_moves(position: &Position) -> Vec<nimatron::rulesets::Move> {
    let moves: Vec<_> = position.moves().into_iter().flatten().collect();
    let step = moves.len().div_ceil(MOST_READ).max(1);
    moves.into_iter().step_by(step).collect()
}

#[test]
fn names_differ_and_read_back_to_their_moves() {
    for position in positions() {
        let mut names = HashSet::new();
        for chosen in position.moves().into_iter().flatten() {
            assert!(names.insert(chosen.to_string()), "{position}: {chosen} twice");
        }
        for chosen in some_moves(&position) {
            let read = position.parse_move(&chosen.to_string());
            assert_eq!(read.as_ref(), Ok(&chosen), "{position}: {chosen}");
            if let Some(name) = chosen.name() {
                assert_eq!(name.to_string(), chosen.to_string());
                assert_eq!(MoveName::from(name.to_string()).to_string(), name.to_string());
            }
        }
    }
}

/// The handles of the places that a name has, those of the parts of a sum behind their numbers.
fn handles_of_places(name: &MoveName, is_sum: bool) -> (Option<usize>, HashSet<String>) {
    let mut places = name.places();
    let prefix = match (is_sum, name.part()) {
        (true, Some(index)) => {
            places.next();
            format!("{}/", index + 1)
        }
        _ => String::new(),
    };
    let (mut part, mut handles) = (None, HashSet::new());
    for place in places {
        let handle = match place {
            Place::Part(number) => {
                part = Some(*number);
                continue;
            }
            Place::Square { column, row } => format!("{column},{row}"),
            Place::Position(number) => format!("{}:{number}", part.expect("a strip")),
            Place::Vertex(name) => name.to_string(),
            Place::Edge(edge) => edge.to_string(),
        };
        handles.insert(prefix.clone() + &*handle);
    }
    (part, handles)
}

#[test]
fn pictures_are_touched_at_the_places_of_a_move() {
    let mut touched = HashSet::new();
    for position in positions() {
        let is_sum = position.description().id == "partizan-sum";
        for chosen in some_moves(&position) {
            let Some(name) = chosen.name() else { continue };
            let shown = move_view(&position, &chosen);
            let (part, places) = handles_of_places(name, is_sum);
            let shown_at: HashSet<String> = shown.handles.iter().cloned().collect();
            if places.is_empty() {
                // Pins and ends are counted within the part that the move is made in.
                let Some(part) = part else { continue };
                let within = |handle: &String| {
                    let inside =
                        handle.split_once('/').map_or(handle.as_str(), |(_, inside)| inside);
                    let row = inside.split_once(':').and_then(|(row, _)| row.parse::<usize>().ok());
                    // A pair of numbers is shown as two rows.
                    row == Some(part) || row.map(|row| row.div_ceil(2)) == Some(part)
                };
                assert!(shown_at.iter().all(within), "{position}: {chosen} at {shown_at:?}");
                continue;
            }
            // What is touched may leave a choice for the list: which line of Sprouts, which stone.
            let chosen_from_list = ["sprouts", "impartial-nogo", "impartial-variant"];
            if shown_at.is_empty() && chosen_from_list.contains(&&*position.description().id) {
                continue;
            }
            touched.insert(position.description().id.clone());
            assert!(shown_at.is_subset(&places), "{position}: {chosen} at {shown_at:?}");
            let is_only_token =
                places.len() == shown_at.len() + 1 && position.description().id == "graph";
            assert!(shown_at == places || is_only_token, "{position}: {chosen} at {shown_at:?}");
            if matches!(drawing(&position), Drawing::Text(_)) {
                continue;
            }
            let choice = choose(&position, &shown.handles, &mut Budget::unlimited()).unwrap();
            assert_eq!(choice.chosen, Some(shown), "{position}: {chosen}");
        }
    }
    assert!(touched.len() >= 15, "only {touched:?} have places");
}
