//! Drawings, and what it means to touch them.

use std::collections::HashSet;

use nimatron::Ordinal;
use nimatron::foundation::{Budget, MoveCount, Playable};
use nimatron::render::scene::{
    Drawing, MoveView, Tile, choose, drawing, list, move_view, view, zoom,
};
use nimatron::rulesets::Position;
use nimatron::text::{Formula, Notation};
use proptest::prelude::*;

fn read(text: &str) -> Position {
    text.parse().unwrap()
}

/// A formula as text for the eye.
fn shown(formula: &Formula) -> String {
    formula.to_text(Notation::Unicode)
}

fn ordinal(text: &str) -> Ordinal {
    text.parse().unwrap()
}

/// Every handle of a drawing.
fn handles(drawing: &Drawing) -> Vec<String> {
    match drawing {
        Drawing::Piles(drawing) => drawing
            .piles
            .iter()
            .flat_map(|pile| {
                let blocks = pile.blocks.iter().flatten().map(|block| block.handle.clone());
                blocks.chain(pile.tiles.iter().map(|tile| tile.handle.clone()))
            })
            .collect(),
        Drawing::Board(drawing) => {
            let rows = drawing.layers.iter().flat_map(|layer| &layer.rows);
            rows.flatten().map(|cell| cell.handle.clone()).collect()
        }
        Drawing::Figure(drawing) => {
            drawing.places.iter().map(|place| place.handle.clone()).collect()
        }
        Drawing::Sum(drawing) => {
            drawing.parts.iter().flat_map(|part| handles(&part.drawing)).collect()
        }
        Drawing::Text(_) => Vec::new(),
    }
}

/// What is touched for a move leads to that move, and every touch is offered.
fn assert_touches_lead_back(position: &Position) {
    let drawn: HashSet<String> = handles(&drawing(position)).into_iter().collect();
    for chosen in position.moves().unwrap() {
        let shown = move_view(position, &chosen);
        assert!(!shown.handles.is_empty(), "{position}: {chosen}");
        for (index, handle) in shown.handles.iter().enumerate() {
            assert!(drawn.contains(handle), "{position}: {handle}");
            let touched = &shown.handles[..index];
            let choice = choose(position, touched, &mut Budget::unlimited()).unwrap();
            assert!(choice.next.contains(handle), "{position}: {touched:?}, then {handle}");
        }
        let choice = choose(position, &shown.handles, &mut Budget::unlimited()).unwrap();
        assert_eq!(choice.chosen.as_ref(), Some(&shown), "{position}");
        assert_eq!(choice.leaves, Some(drawing(&position.play(&chosen).unwrap())));
    }
}

/// Touching what is offered gives all legal moves and no others.
fn assert_all_moves_are_reached(position: &Position) {
    let mut found = HashSet::new();
    let mut seen = HashSet::new();
    let mut waiting = vec![Vec::new()];
    while let Some(touched) = waiting.pop() {
        let choice = choose(position, &touched, &mut Budget::unlimited()).unwrap();
        found.extend(choice.chosen.map(|chosen| chosen.chosen));
        for handle in choice.next {
            let mut more: Vec<String> = touched.clone();
            more.push(handle);
            let mut key = more.clone();
            key[1..].sort();
            if more.len() <= 4 && seen.insert(key) {
                waiting.push(more);
            }
        }
    }
    let legal: HashSet<String> = position.moves().unwrap().map(|m| m.to_string()).collect();
    assert_eq!(found, legal, "{position}");
}

const SMALL: &[&str] = &[
    "nim: 1, 2, 3",
    "misere nim: 4, 0, 5",
    "nim(max=3): 7, 2",
    "nim(max=1): 2",
    "nim(piles=2): 2, 1, 3",
    "nim(piles=3): 1, 2, 1",
    "nim: 0",
    "nimbers: (2,2) (1,3)",
    "nimbers: (1,2,3)",
    "turning(turning-turtles): 2, 5",
    "turning(twins): 1, 4",
    "turning(mock-turtles): 1, 3, 5",
    "turning(triplets): 5, 4",
    "turning(ruler): 2, 4",
    "tartan(ruler, mock-turtles): (2,3) (3,4)",
    "tartan(turning-turtles, twins): (2,2) (1,3)",
    "kayles: 6, 3",
    "grundy: 7",
    "subtraction(1,3,4): 6, 2",
    "wythoff: (3,4) (1,2)",
    "euclid: (3,8) (8,2)",
    "fibonacci-nim: 8",
    "staircase-nim: 2, 0, 3",
    "nimble: ..o.2, .o",
    "silver-dollar: .o..o.o",
    "silver-dollar: ..o.$.o",
    "silver-dollar: $..o",
    "northcott: o..x, .x.o",
    "treblecross: ........",
    "cram: ..#/.../#..",
    "chomp: 4, 2, 1",
    "poset: 1<2<4, 1<3<4",
    "hackenbush: 0-1-2-0, 1-3-3, 1-0",
    "node-kayles: 1-2-3-4-1, 3-5",
    "arc-kayles: 1-2-3-4-5-2",
    "nimstring: 0-1-2-0, 1-3-2",
    "geography(at=1): 1-2-3-4-1, 3-5",
    "geography(at=a): a>b>c>a, b>d>c>b",
    "brussels-sprouts: 2",
    "brussels-sprouts: (3,2) (2)",
    "graph: a | a>b, a>c, b>c",
    "graph: a, b | a>b, a>c, b>c",
    "graph: a, a, b | a>b>c>d, a>d",
    "nim: 1, 2 + kayles: 3",
    "cram: 2x3 + graph: a, b | a>b>c + nimbers: (1,2)",
    "misere nim(max=2): 3 + grundy: 5",
];

#[test]
fn of_endless_boards_the_lines_with_stones_are_drawn_and_those_near_them() {
    let position = read("nimbers: (2,2) (4,w) (w+2,w+3) (w+4,w+1)");
    let Drawing::Board(board) = drawing(&position) else { panic!("a board is drawn") };
    assert_eq!(board.axes[0].ticks.join(" "), "0 1 2 3 4 ω ω+1 ω+2 ω+3 ω+4");
    assert_eq!(board.axes[1].ticks.join(" "), "0 1 2 ω ω+1 ω+2 ω+3");
    let touched = ["w+4,w+1", "w+2,w"].map(String::from);
    let choice = choose(&position, &touched, &mut Budget::unlimited()).unwrap();
    assert_eq!(choice.chosen.unwrap().chosen, "(w+4,w+1) -> (w+2,w)");
    let far = read("nimbers: (1,100000)");
    let Drawing::Board(board) = drawing(&far) else { panic!("a board is drawn") };
    assert_eq!(board.axes[1].ticks.join(" "), "0 1 2 3 4 5 6 7 8 9 100000");
}

#[test]
fn what_is_listed_is_reached_by_touch() {
    for &text in SMALL {
        assert_touches_lead_back(&read(text));
        assert_all_moves_are_reached(&read(text));
    }
}

#[test]
fn any_two_ends_of_sprouts_can_be_joined() {
    let position = read("brussels-sprouts: (4,3,2) (3)");
    let chosen = |handles: &[&str]| {
        let handles: Vec<String> = handles.iter().map(|handle| (*handle).into()).collect();
        let choice = choose(&position, &handles, &mut Budget::unlimited()).unwrap();
        choice.chosen.map(|chosen| chosen.chosen)
    };
    assert_eq!(chosen(&["1:1:4", "1:2:2"]).as_deref(), Some("(4,3,2) -> (7,2)"));
    assert_eq!(chosen(&["2:1:1"]), None);
    // From the fourth end clockwise to the second one end is passed.
    assert_eq!(chosen(&["1:1:4", "1:1:2"]).as_deref(), Some("(4,3,2) -> (3,2,2) (2)"));
    assert_eq!(chosen(&["1:1:4", "1:1:2", "1:3:1"]).as_deref(), Some("(4,3,2) -> (3,2) (2,2)"));
    let both = ["1:1:4", "1:1:2", "1:3:1", "1:2:2"];
    assert_eq!(chosen(&both).as_deref(), Some("(4,3,2) -> (3,2,2) (2)"));
    assert_eq!(chosen(&["1:1:1", "2:1:1", "2:1:2"]).as_deref(), Some("(3) -> (2) (1)"));
    let refused = choose(&position, &["1:4:1".into()], &mut Budget::unlimited());
    assert!(refused.is_err());
}

#[test]
fn what_touches_cannot_tell_apart_is_listed() {
    let position = read("0.8: 8, 12");
    let view = view(&position);
    let Drawing::Figure(drawing) = &view.drawing else { panic!("rows are drawn") };
    let handles: Vec<&str> = drawing.places.iter().map(|place| place.handle.as_str()).collect();
    assert_eq!(handles, ["row 1", "row 2"]);
    let touched = ["row 2".to_string()];
    let choice = choose(&position, &touched, &mut Budget::unlimited()).unwrap();
    assert_eq!((choice.chosen, choice.next.len()), (None, 0));
    let listed = |handles: &[String], containing: &str, from| {
        let mut budget = Budget::unlimited();
        let (listed, more) = list(&position, handles, containing, from, 7, &mut budget).unwrap();
        (listed.into_iter().map(|chosen| chosen.chosen).collect::<Vec<_>>(), more)
    };
    // 7 = a + b + c in four ways, 11 in ten.
    let (mut found, mut from) = (Vec::new(), 0);
    loop {
        let (listed, more) = listed(&touched, "", from);
        from += listed.len();
        found.extend(listed);
        if !more {
            break;
        }
    }
    let legal: Vec<String> = position.moves().unwrap().map(|m| m.to_string()).collect();
    assert_eq!(legal.len(), 14);
    assert_eq!(found, legal[4..]);
    assert_eq!(listed(&[], "1: 8→1,1,5", 0), (vec!["1: 8 -> 1, 1, 5".into()], false));
    assert_eq!(listed(&[], ", 9", 0).0, ["2: 12 -> 1, 1, 9"]);
}

#[test]
fn sums_are_drawn_by_their_parts() {
    let position = read("nim: 2, w^2 + cram: 2x2 + nimbers: (1,1,1,2)");
    let view = view(&position);
    let Drawing::Sum(drawing) = &view.drawing else { panic!("a sum is drawn") };
    let labels: Vec<&str> = drawing.parts.iter().map(|part| part.label.as_str()).collect();
    assert_eq!(labels[1], "Part 2, Cram.");
    let [Drawing::Piles(piles), Drawing::Figure(_), Drawing::Text(_)] =
        [0, 1, 2].map(|part| &drawing.parts[part].drawing)
    else {
        panic!("{drawing:?}")
    };
    assert!(piles.piles[1].tiles.iter().all(|tile| !tile.can_zoom));
    let chosen = |handles: &[&str]| {
        let handles: Vec<String> = handles.iter().map(|handle| (*handle).into()).collect();
        let choice = choose(&position, &handles, &mut Budget::unlimited()).unwrap();
        choice.chosen.map(|chosen| chosen.chosen)
    };
    assert_eq!(chosen(&["1/1:1"]).as_deref(), Some("in 1: 1: 2 -> 1"));
    let move_of_cram = view_of_first_move("cram: 2x2");
    let other: Vec<String> = move_of_cram.handles.iter().map(|h| format!("2/{h}")).collect();
    let both: Vec<&str> = ["1/1:1"].into_iter().chain(other.iter().map(String::as_str)).collect();
    assert_eq!(chosen(&both), Some(format!("in 2: {}", move_of_cram.chosen)));
    for handle in ["4/1", "0/1:1", "1:1", "2/9,9"] {
        let refused = choose(&position, &[handle.into()], &mut Budget::unlimited());
        assert!(refused.is_err(), "{handle}");
    }
}

#[test]
fn sums_of_partizan_games_are_drawn_and_touched_by_their_parts() {
    for (turn, legal, refused) in [("left", "1/1,1", "2/3,1"), ("right", "1/1,2", "2/3,1")] {
        let position = read(&format!("partizan-sum(turn={turn}): domineering: 2x2 + clobber: xo."));
        let Drawing::Sum(drawing) = drawing(&position) else { panic!("a sum is drawn") };
        assert_eq!(drawing.parts[1].label, "Part 2, Clobber.");
        assert!(drawing.parts.iter().all(|part| matches!(part.drawing, Drawing::Figure(_))));
        assert_touches_lead_back(&position);
        let touch = |handle: &str| {
            choose(&position, &[handle.to_string()], &mut Budget::unlimited())
                .map(|choice| choice.next)
        };
        assert!(!touch(legal).unwrap().is_empty(), "{turn}");
        assert!(touch(refused).map_or(true, |next| next.is_empty()), "{turn} {refused}");
        let svg = nimatron::render::svg::position_picture(&position).expect("a picture");
        assert!(svg.contains("clobber"), "{svg}");
    }
}

#[test]
fn the_convention_of_a_sum_is_written_once() {
    let view = view(&read("misere cram: 2x2 + nim: 1, 2"));
    assert_eq!(view.text, "misère cram: 2x2 + nim: 1, 2");
}

fn view_of_first_move(text: &str) -> MoveView {
    view(&read(text)).moves.listed.swap_remove(0)
}

#[test]
fn games_given_by_their_graph_are_drawn_in_layers() {
    let Drawing::Figure(drawing) = drawing(&read("graph: a, a | a>b>c, a>c")) else { panic!() };
    assert_eq!(drawing.label, "Graph: a>b>c, a>c. Tokens: a, a.");
    assert!(drawing.picture.contains(">×2<"));
    // Only the last layer is the end, so the vertices stand one above another.
    let tops: Vec<f64> = drawing
        .places
        .iter()
        .map(|place| place.top.trim_end_matches('%').parse().unwrap())
        .collect();
    assert!(tops.windows(2).all(|pair| pair[0] < pair[1]), "{tops:?}");
    let chains: Vec<String> = (0..65).map(|n| format!("n{n}>n{}", n + 1)).collect();
    let large = view(&read(&format!("graph: n0 | {}", chains.join(", "))));
    assert!(matches!(large.drawing, Drawing::Text(_)));
}

/// The places of a figure that can be touched, in order.
fn touchable(text: &str) -> Vec<String> {
    let mut found = handles(&drawing(&read(text)));
    found.sort();
    found
}

#[test]
fn coloured_edges_are_touched_by_those_who_may_cut_them() {
    let edges = "blue 0-1, red 0-1, green 0-1, green 0-1, red 1-1, blue 1-2";
    let left = touchable(&format!("hackenbush: {edges}"));
    assert_eq!(left, ["blue 0-1", "blue 1-2", "green 0-1"]);
    let right = touchable(&format!("hackenbush(turn=right): {edges}"));
    assert_eq!(right, ["green 0-1", "red 0-1", "red 1-1"]);
    for turn in ["", "(turn=right)"] {
        assert_touches_lead_back(&read(&format!("hackenbush{turn}: {edges}")));
    }
    let chosen = view_of_first_move("hackenbush: green 2-3, red 0-2");
    assert_eq!((chosen.words.as_str(), chosen.handles.len()), ("Left: cut green 2-3", 1));
}

#[test]
fn colours_of_edges_differ_without_colour() {
    let picture = |text: &str| match drawing(&read(text)) {
        Drawing::Figure(figure) => figure.picture,
        other => panic!("{other:?}"),
    };
    // How a line is drawn, without its colour, and the letter beside it.
    let looks = |colour: &str| {
        let drawn = picture(&format!("hackenbush: {colour} 0-1"));
        let line = drawn.lines().find(|line| line.contains("Q")).unwrap().to_string();
        let style = line.split_once("stroke-width").unwrap().1.to_string();
        let letter = colour[..1].to_uppercase();
        assert!(drawn.contains(&format!(">{letter}<")), "{drawn}");
        style
    };
    let [blue, red, green] = ["blue", "red", "green"].map(looks);
    assert!(blue != red && red != green && green != blue);
    let empty = drawing(&read("hackenbush: green empty"));
    assert!(matches!(empty, Drawing::Figure(figure) if figure.places.is_empty()));
}

#[test]
fn left_and_right_are_told_what_they_do() {
    let sides = view(&read("domineering(turn=right): 4x4")).sides.unwrap();
    assert_eq!(sides.names, ["Right", "Left"]);
    let words = "Left puts a domino on two squares, one above the other. Right puts a domino on two \
                 squares side by side. Right begins.";
    assert_eq!(sides.words, words);
    assert_eq!(read(&sides.turned), read("domineering: 4x4"));
    assert_eq!(
        view(&read("misere toads: t_f")).sides.unwrap().turned,
        "misere toads(turn=right): t_f"
    );
    assert_eq!(view(&read("nim: 3, 5, 7")).sides, None);
}

#[test]
fn heaps_have_a_sequence() {
    let sequence = |text: &str| view(&read(text)).sequence;
    assert_eq!(sequence("kayles: 12, 5").as_deref(), Some("kayles"));
    assert_eq!(sequence("subtraction(3,1): 7").as_deref(), Some("subtraction(1,3)"));
    assert_eq!(sequence("0.137: 3").as_deref(), Some("0.137"));
    assert_eq!(sequence("misere kayles: 5"), None);
    assert_eq!(sequence("nim: 5"), None);
}

#[test]
fn blocks_stand_on_their_largest_power() {
    let Drawing::Piles(drawing) = drawing(&read("nim: 3, 5, 7")) else { panic!() };
    let labels: Vec<&str> = drawing.piles.iter().map(|pile| pile.label.as_str()).collect();
    assert_eq!(labels, ["Pile 1: 3", "Pile 2: 5", "Pile 3: 7"]);
    let owners: Vec<usize> =
        drawing.piles[2].blocks.iter().flatten().map(|block| block.power).collect();
    assert_eq!(owners, [0, 0, 0, 0, 1, 1, 2]);
    // 3 = 2 + 1 and 5 = 4 + 1 pair their ones; the one of 7 is lonely.
    let lonely: Vec<Vec<bool>> = drawing
        .piles
        .iter()
        .map(|pile| pile.powers.iter().map(|power| power.lonely).collect())
        .collect();
    assert_eq!(lonely, [vec![false, false], vec![false, false], vec![false, false, true]]);
    assert_eq!(drawing.piles[1].powers[0].partner, Some(3));
    let columns: Vec<(String, usize, bool)> =
        drawing.columns.iter().map(|c| (shown(&c.text), c.count, c.even)).collect();
    let expected = [("4", 2, true), ("2", 2, true), ("1", 3, false)];
    assert_eq!(columns, expected.map(|(text, count, even)| (text.to_string(), count, even)));
}

#[test]
fn bounded_piles_show_what_counts_on_top() {
    let Drawing::Piles(drawing) = drawing(&read("nim(max=3): 6")) else { panic!() };
    let pile = &drawing.piles[0];
    assert_eq!(pile.counts_as.as_deref(), Some("2"));
    assert_eq!(pile.label, "Pile 1: 6 counts as 2");
    let blocks: Vec<(usize, bool)> =
        pile.blocks.iter().flatten().map(|block| (block.power, block.legal)).collect();
    let below = [(1, false), (1, false), (1, false), (1, true)];
    assert_eq!(blocks, [below.as_slice(), &[(0, true), (0, true)]].concat());
}

#[test]
fn bounded_towers_show_what_counts_on_top() {
    let Drawing::Piles(drawing) = drawing(&read("nim(max=4): w+13")) else { panic!() };
    let tiles = drawing.piles[0].tiles.iter();
    let tiles: Vec<_> = tiles.map(|tile| (shown(&tile.text), tile.power, tile.legal)).collect();
    let expected = [
        ("ω", None, false),
        ("8", None, false),
        ("2", None, false),
        ("2", Some(0), true),
        ("1", Some(1), true),
    ];
    assert_eq!(tiles, expected.map(|(text, power, legal)| (text.to_string(), power, legal)));
}

#[test]
fn infinite_piles_are_towers() {
    let Drawing::Piles(drawing) = drawing(&read("nim: 1, w^2+w*5+3")) else { panic!() };
    let tiles = drawing.piles[1].tiles.iter();
    let tiles: Vec<_> = tiles.map(|t| (shown(&t.text), t.copies, t.rank, t.power)).collect();
    let expected = [
        ("ω²", 1, 2, Some(0)),
        ("ω·4", 4, 1, Some(1)),
        ("ω", 1, 1, Some(2)),
        ("2", 1, 0, Some(3)),
        ("1", 1, 0, Some(4)),
    ];
    let expected = expected.map(|(text, copies, rank, power)| (text.into(), copies, rank, power));
    assert_eq!(tiles, expected);
    assert_eq!(
        drawing.piles[1].tiles[1].label,
        "Lower pile 2 from omega squared plus omega times 5 plus 3 to omega squared"
    );
    assert_eq!(drawing.piles[1].powers[1].name, "omega times 4");
}

#[test]
fn boards_have_dead_edges_where_they_can_be_chosen() {
    let Drawing::Board(board) = drawing(&read("nimbers: (2,1)")) else { panic!() };
    assert_eq!(board.axes[0].ticks, ["0", "1", "2"]);
    let top: Vec<&str> = board.layers[0].rows[0].iter().map(|cell| cell.label.as_str()).collect();
    let labels = ["Column 0, row 1: edge", "Column 1, row 1: empty", "Column 2, row 1: stone"];
    assert_eq!(top, labels);
    let Drawing::Board(coins) = drawing(&read("turning(ruler): 2, 3")) else { panic!() };
    assert_eq!(coins.axes[0].ticks, ["1", "2", "3"]);
    assert_eq!(coins.layers[0].rows.len(), 1);
    let Drawing::Board(layers) = drawing(&read("nimbers: (1,2,2)")) else { panic!() };
    assert_eq!(layers.layers.len(), 3);
    assert_eq!(layers.layers[2].title, "layer 2");
}

#[test]
fn what_is_too_large_is_text() {
    let digits = "9".repeat(10_000);
    let many = vec!["7"; 100_000].join(", ");
    for text in [
        format!("nim: {digits}"),
        format!("nim: {many}"),
        format!("nim(piles=9000): {many}"),
        "nimbers: (1,10000000)".into(),
        "nimbers: (1,1,1,1)".into(),
        "nimbers: 0".into(),
    ] {
        let view = view(&read(&text));
        let Drawing::Text(drawing) = &view.drawing else { panic!("{}", view.text) };
        assert!(drawing.lines.iter().map(String::len).sum::<usize>() < 2000);
        assert!(view.text.len() < 2000 && drawing.label.len() < 2000);
        let moves: usize = view.moves.listed.iter().map(|m| m.leaves.len() + m.text.len()).sum();
        assert!(moves < 1 << 18);
    }
}

#[test]
fn what_is_not_drawn_is_typed() {
    let view = view(&read("nimbers: (1,1,1,2)"));
    assert!(view.moves.listed.iter().all(|chosen| chosen.handles.is_empty()));
    let words = "slide the stone at (1,1,1,2) to (1,1,1,1)";
    assert_eq!(view.moves.listed[1].words, words);
    let choice = choose(&read(&view.position), &[], &mut Budget::unlimited()).unwrap();
    assert_eq!((choice.chosen, choice.next), (None, Vec::new()));
}

#[test]
fn handles_of_elsewhere_are_refused() {
    for (position, handle) in [
        ("nim: 1, 2", "3:0"),
        ("nim: 1, 2", "0:0"),
        ("nim: 1, 2", "1"),
        ("nim: 1, 2", "1:\u{1}<b>"),
        ("nimbers: (2,3)", "4,1"),
        ("nimbers: (2,3)", "1"),
        ("turning(ruler): 3", "0"),
        ("nimbers: (1,1,1,1)", "1,1,1,1"),
    ] {
        let refused = choose(&read(position), &[handle.into()], &mut Budget::unlimited());
        assert!(refused.is_err(), "{position}: {handle}");
    }
}

#[test]
fn a_later_touch_outweighs_an_earlier_one() {
    let chosen = |position: &str, handles: &[&str]| {
        let handles: Vec<String> = handles.iter().map(|handle| (*handle).into()).collect();
        let choice = choose(&read(position), &handles, &mut Budget::unlimited()).unwrap();
        choice.chosen.map(|chosen| chosen.chosen)
    };
    assert_eq!(chosen("nim: 3, 5", &["1:0", "2:1"]).as_deref(), Some("2: 5 -> 1"));
    assert_eq!(chosen("nim(piles=2): 3, 5", &["1:0", "1:2"]).as_deref(), Some("1: 3 -> 2"));
    let two = chosen("nimbers: (2,3) (4,1)", &["2,3", "4,1", "3,0"]);
    assert_eq!(two.as_deref(), Some("(4,1) -> (3,0)"));
    assert_eq!(chosen("nim(max=2): 5", &["1:1"]), None);
    assert_eq!(chosen("nimbers: (2,3)", &["2,3", "2,0"]), None);
}

/// The tiles lie one on another, from the base to the end.
fn assert_partition(tiles: &[Tile], base: &Ordinal, size: &Ordinal) {
    let mut at = base.clone();
    for tile in tiles {
        assert_eq!(ordinal(&tile.base), at);
        let next = &at + &ordinal(&tile.size);
        assert!(next > at);
        at = next;
    }
    assert_eq!(at, base + size);
}

/// Goes nearer to a height until some tile begins there.
fn zooms_to(position: &Position, target: &Ordinal) -> Option<usize> {
    let mut base = Ordinal::zero();
    let mut size = position.as_nim()?.piles().height(0);
    for steps in 0..200 {
        if base == *target {
            return Some(steps);
        }
        let zoomed = zoom(position, 1, &base, &size).ok()?;
        assert_partition(&zoomed.tiles, &base, &size);
        let tile = zoomed.tiles.iter().rev().find(|tile| ordinal(&tile.base) <= *target)?;
        (base, size) = (ordinal(&tile.base), ordinal(&tile.size));
    }
    None
}

#[test]
fn every_smaller_height_is_reached_by_going_nearer() {
    for (height, targets) in [
        ("1000", vec!["0", "1", "511", "512", "777", "999"]),
        ("w", vec!["0", "7", "8", "9", "1000", "123456789"]),
        ("w*7", vec!["w*3+5", "w*6", "17"]),
        ("w^2", vec!["w*100+3", "5", "w"]),
        ("w^w*3", vec!["w^17*4+w*5+2", "w^w*2+w^3", "w^w"]),
        ("e0", vec!["w^(w+3)+w^w*3+w*5+7", "w^(w^w)+1", "w^(w^(w^w))*2"]),
        ("phi(2,0)", vec!["e0+1", "e_(e0)+w", "w^w"]),
        ("Gamma0", vec!["phi(3,2)+4", "e5+w"]),
        ("w1", vec!["e0+w^(w+3)+w^w*2+w*4", "Gamma0+Gamma0", "Gamma_(5)+1", "17"]),
        ("w1*w1", vec!["w1*5+3", "w1*e0", "w1+w^w"]),
        ("w_(w)", vec!["w5+1", "w1"]),
        ("w1^w1", vec!["w1^w", "w1^(w+2)*3+5"]),
    ] {
        let position = read(&format!("nim: {height}"));
        for target in targets {
            let steps = zooms_to(&position, &ordinal(target));
            assert!(steps.is_some(), "{target} in {height}");
        }
    }
}

#[test]
fn no_part_beyond_the_pile() {
    let position = read("nim: w+3, 5");
    for (pile, base, size) in
        [(0, "0", "1"), (3, "0", "1"), (1, "w", "4"), (1, "0", "0"), (1, "w", "w")]
    {
        assert!(zoom(&position, pile, &ordinal(base), &ordinal(size)).is_err());
    }
    assert!(zoom(&read("nimbers: (1,1)"), 1, &ordinal("0"), &ordinal("1")).is_err());
}

fn small_nim() -> impl Strategy<Value = String> {
    let rules = prop_oneof![
        Just("nim".to_string()),
        Just("misere nim".to_string()),
        (1..5u64).prop_map(|max| format!("nim(max={max})")),
        (1..4usize).prop_map(|piles| format!("nim(piles={piles})")),
    ];
    (rules, prop::collection::vec(0..5u64, 1..4)).prop_map(|(rules, piles)| {
        let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
        format!("{rules}: {}", piles.join(", "))
    })
}

fn small_board() -> impl Strategy<Value = String> {
    let points = || prop::collection::btree_set((1..4u64, 1..4u64), 1..4);
    let games = ["turning-turtles", "twins", "mock-turtles", "triplets", "ruler"];
    let game = move || prop::sample::select(games.to_vec());
    let text = |points: std::collections::BTreeSet<(u64, u64)>| {
        points.iter().map(|(x, y)| format!(" ({x},{y})")).collect::<String>()
    };
    prop_oneof![
        points().prop_map(move |points| format!("nimbers:{}", text(points))),
        (game(), game(), points())
            .prop_map(move |(a, b, points)| format!("tartan({a}, {b}):{}", text(points))),
        (game(), prop::collection::btree_set(1..7u64, 1..4)).prop_map(|(game, coins)| {
            let coins: Vec<String> = coins.iter().map(u64::to_string).collect();
            format!("turning({game}): {}", coins.join(", "))
        }),
    ]
}

fn any_ordinal() -> impl Strategy<Value = Ordinal> {
    let leaf = prop_oneof![
        (0..2000u64).prop_map(Ordinal::from),
        prop::sample::select(vec!["w", "e0", "w1", "phi(2,0)", "Gamma0", "w_(w)", "w2"])
            .prop_map(ordinal),
    ];
    leaf.prop_recursive(4, 16, 3, |inner| {
        prop::collection::vec((inner, 1..20u64), 1..4).prop_map(|terms| {
            let terms = terms.into_iter().filter_map(|(exponent, times)| {
                let power = Ordinal::omega_power(&exponent).ok()?;
                Some(power * Ordinal::from(times))
            });
            terms.fold(Ordinal::zero(), |sum, term| sum.natural_sum(&term))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn touching_reaches_each_move_of_nim(text in small_nim()) {
        assert_touches_lead_back(&read(&text));
        assert_all_moves_are_reached(&read(&text));
    }

    #[test]
    fn touching_reaches_each_move_on_boards(text in small_board()) {
        assert_touches_lead_back(&read(&text));
        assert_all_moves_are_reached(&read(&text));
    }

    #[test]
    fn tiles_partition_and_have_handles(height in any_ordinal(), path in prop::collection::vec(0..16usize, 0..6)) {
        prop_assume!(!height.is_zero());
        let position = read(&format!("nim: {height}"));
        let (mut base, mut size) = (Ordinal::zero(), height);
        for step in path {
            let zoomed = zoom(&position, 1, &base, &size).unwrap();
            assert_partition(&zoomed.tiles, &base, &size);
            let tile = &zoomed.tiles[step % zoomed.tiles.len()];
            assert!(tile.legal);
            let choice = choose(&position, std::slice::from_ref(&tile.handle), &mut Budget::unlimited());
            let chosen = choice.unwrap().chosen.unwrap();
            assert_eq!(chosen.handles, [tile.handle.as_str()]);
            assert_eq!(chosen.leaves, format!("nim: {}", tile.base));
            let divided = ordinal(&tile.size) > Ordinal::one();
            assert!(divided || !tile.can_zoom);
            (base, size) = (ordinal(&tile.base), ordinal(&tile.size));
        }
    }

    #[test]
    fn views_count_what_they_list(text in prop_oneof![small_nim(), small_board()]) {
        let position = read(&text);
        let view = view(&position);
        prop_assert!(view.moves.complete || view.moves.listed.len() >= 100);
        if let MoveCount::Finite(count) = position.count_moves() {
            prop_assert_eq!(view.moves.count, Some(count.to_string()));
        }
        prop_assert_eq!(view.over, view.moves.listed.is_empty());
    }
}

#[test]
fn piles_that_are_not_drawn_are_not_touched() {
    let many = format!("nim: {}", vec!["5"; 600].join(", "));
    let view = view(&read(&many));
    assert!(matches!(view.drawing, Drawing::Text(_)));
    assert_eq!(view.how, "Type the pile and what you leave of it, as in 1: 0.");
}

#[test]
fn the_words_of_a_move_can_be_typed() {
    for text in ["nim: 3, 5, 7", "misere nim: 1, 4", "nim(max=2): 5, 3"] {
        let position = read(text);
        for chosen in position.moves().unwrap().take(100) {
            let words = move_view(&position, &chosen).words;
            assert_eq!(nimatron::play::read_move(&position, &words), Ok(chosen), "{words}");
        }
    }
}

#[test]
fn what_is_to_be_touched_next_is_asked_for_without_handles() {
    for (text, first) in [("clobber: xo/ox", "1,2"), ("toads: t_f", "1:1"), ("cram: 2x3", "1,2")] {
        let answer =
            choose(&read(text), &[first.to_string()], &mut Budget::nodes(1 << 16)).unwrap();
        assert_eq!(answer.words, "Now touch one of the marked places.", "{text}");
    }
    let made = choose(
        &read("hackenbush: blue 0-1, red 0-2"),
        &["blue 0-1".to_string()],
        &mut Budget::nodes(1 << 16),
    );
    assert_eq!(made.unwrap().words, "Left: cut blue 0-1.");
}

#[test]
fn misere_play_is_written_alike_for_every_ruleset() {
    for text in ["misere nim: 3, 5", "misere cram: 2x3", "misere kayles: 5"] {
        assert!(view(&read(text)).text.starts_with("misère "), "{text}");
    }
}
