//! Words, tables and graphs: what readers see, and that nothing breaks it.
//!
//! The snapshots pin wording and layout. What the sentences say is confirmed
//! elsewhere: each explanation here has passed the checker.

use std::fmt::Debug;

use nimatron::certificate::{Certificate, prove};
use nimatron::explain::{
    AnswerRow, Claim, How, Left, Level, Measure, Pair, Phase, PileClaim, RUNGS, ResidueRow, Single,
    Split, SplitStep, Step, Theorem, Topic, Uneven, Written, check, explain, explain_move, hint,
    ladder,
};
use nimatron::foundation::{Budget, Convention, Outcome, Random};
use nimatron::nim::{self, Rules};
use nimatron::render::document::{Block, Phrase, Prose, Role, Row};
use nimatron::render::{
    Answer, Document, Style, answer, drawing, explanation, steps, strategy, title,
};
use nimatron::rulesets::Position;
use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;
use proptest::prelude::*;
use textwrap::core::display_width;

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn told(position: &Position, level: Level, notation: Notation) -> Document {
    let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
    let explanation = explain(&analysis, level);
    let mut moves: Vec<_> = analysis.winning_moves().take(21).collect();
    let complete = moves.len() <= 20;
    moves.truncate(20);
    let told = Answer { analysis: &analysis, explanation: &explanation, moves: &moves, complete };
    answer(&told, notation)
}

const CHALLENGE: &str = "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1";

/// Boards of signs drawn with characters look as they are written: pieces of Left are x, those of Right o.
#[test]
fn boards_are_drawn_as_they_are_written() {
    for (text, drawn) in [
        ("konane: xo../..xo", "2 x o . .\n1 . . x o\n  1 2 3 4\n"),
        ("clobber: xo./.ox", "2 x o .\n1 . o x\n  1 2 3\n"),
        ("toads: tt_ff", "t t . f f\n1 2 3 4 5\n"),
        ("elephants-and-rhinos: e_r", "e . r\n1 2 3\n"),
        ("go-rooms: XXX/Xo./XXX", "3 X X X\n2 X o .\n1 X X X\n  1 2 3\n"),
    ] {
        let position: Position = text.parse().expect(text);
        assert_eq!(drawing(&position, Notation::Ascii).as_deref(), Some(drawn), "{text}");
    }
}

#[test]
fn sentences() {
    let positions = [
        ("bouton_p", "nim: 1, 2, 3"),
        ("bouton_n", "nim: 7, 4, 5"),
        ("one_pile", "nim: 5"),
        ("copy", "nim: 0, 4, 4"),
        ("pairs", "nim: 2, 2, 1, 1"),
        ("halves", "nim: 3, 5, 7, 3, 5, 7"),
        ("cancel", "nim: 1, 2, 3, 6, 6"),
        ("cancel_n", "nim: 3, 3, 5"),
        ("two_piles", "nim: 3, 5"),
        ("count_the_same", "nim(max=4): 7, 2"),
        ("moore_level", "nim(piles=2): 5, 5, 3"),
        ("terminal", "nim: 0, 0"),
        ("transfinite_n", CHALLENGE),
        ("transfinite_p", "nim: w*2, w*3, w"),
        ("misere_before_the_switch", "misere nim: 3, 4, 5"),
        ("misere_before_the_switch_p", "misere nim: 2, 2"),
        ("misere_at_the_switch", "misere nim: 1, 1, 5"),
        ("misere_after_the_switch", "misere nim: 1, 1"),
        ("misere_after_the_switch_p", "misere nim: 1, 1, 1"),
        ("misere_terminal", "misere nim: 0"),
        ("bounded", "nim(max=4): 11, 14, 9, 13"),
        ("bounded_limits", "nim(max=3): w, w+7, 2"),
        ("bounded_terminal", "nim(max=4): w, e0"),
        ("bounded_misere", "misere nim(max=4): 5, 10"),
        ("moore", "nim(piles=2): 1, 2, 3, 4"),
        ("moore_transfinite", "nim(piles=2): w*3, w*3, w+1"),
        ("moore_misere_at_the_switch", "misere nim(piles=2): 1, 1, 5"),
        ("moore_misere_p", "misere nim(piles=2): 1, 1, 1, 1"),
    ];
    for (name, text) in positions {
        let position = position(text);
        let why = explain(&position.analyze(&mut Budget::unlimited()).unwrap(), Level::SENTENCE);
        assert_eq!(check(&position, &why, &mut Budget::unlimited()).unwrap(), Ok(()), "{text}");
        let document = told(&position, Level::SENTENCE, Notation::Ascii);
        insta::assert_snapshot!(
            format!("sentence_{name}"),
            document.to_text(&Style::default()),
            text
        );
    }
}

#[test]
fn tables() {
    let positions = [
        ("bouton", "nim: 7, 4, 5"),
        ("transfinite", CHALLENGE),
        ("bounded", "nim(max=4): 11, 14, 9, 13"),
        ("moore", "nim(piles=2): 1, 2, 3, 4"),
        ("signs_for_words", "nim: 10000, 9999, 5000, 4999"),
        ("marked_columns", "nim: 1000000000000, 999999999999"),
        ("list", "nim: 123456789012345678, 987654321098765432"),
    ];
    for (name, text) in positions {
        let document = told(&position(text), Level::TABLE, Notation::Ascii);
        insta::assert_snapshot!(format!("table_{name}"), document.to_text(&Style::default()), text);
    }
    let wide = Style { notation: Notation::Unicode, width: 120, ..Style::default() };
    let document = told(&position(CHALLENGE), Level::TABLE, Notation::Unicode);
    insta::assert_snapshot!("table_transfinite_wide", document.to_text(&wide), CHALLENGE);
    let many: Vec<String> = (1..=61).map(|height| height.to_string()).collect();
    let document =
        told(&position(&format!("nim: {}", many.join(", "))), Level::TABLE, Notation::Ascii);
    insta::assert_snapshot!("table_elided", document.to_text(&Style::default()));
}

#[test]
fn theorems() {
    let positions = [
        ("bouton", "nim: 1, 1"),
        ("bouton_misere", "misere nim: 1, 1"),
        ("residues", "nim(max=4): 3"),
        ("residues_misere", "misere nim(max=4): 3"),
        ("moore", "nim(piles=2): 1, 1"),
        ("moore_misere", "misere nim(piles=2): 1, 1"),
    ];
    for (name, text) in positions {
        let why = explain(&position(text).analyze(&mut Budget::unlimited()).unwrap(), Level::PROOF);
        let unicode = Style { notation: Notation::Unicode, ..Style::default() };
        let text = explanation(&why, Notation::Unicode).to_text(&unicode);
        insta::assert_snapshot!(format!("theorem_{name}"), text);
    }
}

#[test]
fn hints() {
    for (name, text) in [
        ("bouton", "nim: 7, 4, 5"),
        ("misere", "misere nim: 2, 2"),
        ("misere_at_the_switch", "misere nim: 4, 1, 1"),
        ("misere_after_the_switch", "misere nim: 1, 1, 1"),
        ("bounded", "nim(max=4): 11, 14, 9, 13"),
    ] {
        let position = position(text);
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        let mut rungs = ladder(&analysis);
        assert_eq!(rungs.pop().map(|last| last.topic), Some(Topic::Reason));
        let rungs = rungs.iter().map(|rung| {
            let told = steps(&position, &rung.steps, Notation::Ascii);
            format!("{}\n\n{}", title(rung), told.to_text(&Style::default()))
        });
        insta::assert_snapshot!(
            format!("hints_{name}"),
            rungs.collect::<Vec<_>>().join("\n"),
            text
        );
    }
}

#[test]
fn moves_commented() {
    let moves = [
        ("nim: 7, 4, 5", "1: 1"),
        ("nim: 7, 4, 5", "1: 6"),
        ("nim: 3", "1: 0"),
        ("misere nim: 1, 1, 5", "3: 1"),
        ("misere nim: 1, 1, 5", "3: 0"),
        ("misere nim: 1", "1: 0"),
        ("nim(max=4): 11, 14, 9, 13", "1: 8"),
        ("nim(piles=2): 1, 2, 3, 4", "4: 4 -> 3"),
        ("nim(piles=2): 1, 2, 3, 4", "3: 1, 4: 0"),
    ];
    let mut page = String::new();
    for (text, chosen) in moves {
        let position = position(text);
        let chosen = nimatron::foundation::Playable::parse_move(&position, chosen).expect("a move");
        let effect = explain_move(&position, &chosen, &mut Budget::unlimited())
            .unwrap()
            .expect("a legal move");
        let effect = steps(&position, &[effect], Notation::Ascii).to_text(&Style::default());
        page += &format!("{text}\n{effect}\n");
    }
    insta::assert_snapshot!("moves_commented", page);
}

fn certificate(text: &str) -> Certificate {
    prove(&position(text), 10_000, &mut Budget::unlimited()).expect("no limit")
}

#[test]
fn strategies() {
    let pages = [
        ("classical", "nim: 1, 2, 3"),
        ("misere", "misere nim: 1, 2"),
        ("bounded", "nim(max=2): 5"),
    ];
    for (name, text) in pages {
        let page = strategy::text(&certificate(text), &Style::default());
        insta::assert_snapshot!(format!("strategy_{name}"), page, text);
    }
    // The classical exercise, counted by hand: six P-positions.
    let page = strategy::text(&certificate("nim: 1, 2, 3"), &Style::default());
    for p_position in ["0, 0, 0", "0, 1, 1", "1, 0, 1", "1, 1, 0", "0, 2, 2", "1, 2, 3"] {
        let marked = page.lines().filter(|line| line.ends_with(" * P"));
        assert_eq!(marked.filter(|line| line.contains(p_position)).count(), 1, "{p_position}");
    }
    assert_eq!(page.lines().filter(|line| line.ends_with(" * P")).count(), 6);
    let large = strategy::text(&certificate("nim: 9, 9, 9, 9"), &Style::default());
    assert!(large.lines().count() <= 200);
    assert!(large.contains("... 9840 more positions"));
}

#[test]
fn graphs() {
    let certificate = certificate("nim: 1, 2, 3");
    let graph = strategy::dot(&certificate).expect("a strategy");
    insta::assert_snapshot!(
        "graph_small",
        strategy::dot(&self::certificate("nim: 1, 2")).expect("a strategy")
    );
    let Certificate::Strategy(strategy) = &certificate else { panic!("a strategy") };
    assert_eq!(graph.matches("doublecircle").count(), strategy.count_p_positions());
    let replies = strategy.entries().iter().filter(|entry| entry.reply.is_some()).count();
    assert_eq!(graph.matches("style=bold").count(), replies);
    // Every pile has as many moves as blocks: 0 + 1, 0 + 1 + 2, 0 + 1 + 2 + 3.
    let moves = 12 + 3 * 8 + 6 * 6;
    assert_eq!(graph.matches(" -> n").count(), moves);
    let theorem = self::certificate("nim: w");
    assert_eq!(strategy::dot(&theorem), Err(strategy::NoTree));
    assert!(strategy::text(&theorem, &Style::default()).contains("Proof."));
}

#[test]
fn latex() {
    let document = told(&position("nim: w, w*5, e0"), Level::TABLE, Notation::Latex);
    insta::assert_snapshot!("latex_answer", document.to_latex());
    let page = strategy::document(&certificate("nim: 1, 1"), Notation::Latex).to_latex();
    insta::assert_snapshot!("latex_strategy", page);
}

#[test]
fn partizan_positions_are_told_by_their_class() {
    let explained = |text: &str, level: u8| {
        let position = position(text);
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        let why = explain(&analysis, Level::new(level).unwrap());
        explanation(&why, Notation::Ascii).to_text(&Style::default())
    };
    for turn in ["", "(turn=right)"] {
        let text = format!("hackenbush{turn}: blue 0-1, blue 1-2, red 1-3");
        assert!(explained(&text, 1).starts_with("Left wins, whoever begins (L): hackenbush"));
        assert!(explained(&text, 0).starts_with("Left wins: hackenbush"));
        let text = format!("domineering{turn}: 2x2");
        assert!(explained(&text, 1).starts_with("Whoever begins wins (N): domineering"));
        let mover = if turn.is_empty() { "Left" } else { "Right" };
        assert!(explained(&text, 0).starts_with(&format!("{mover} wins: domineering")));
    }
    assert!(explained("nim: 3, 5, 7", 1).starts_with("Whoever moves first wins (N): "));
}

#[test]
fn colour_adds_nothing_but_colour() {
    let document = told(&position("nim: 7, 4, 5"), Level::PROOF, Notation::Unicode);
    let plain = Style { notation: Notation::Unicode, ..Style::default() };
    let colourful = document.to_text(&Style { colour: true, ..plain });
    let mut stripped = String::new();
    let mut pieces = colourful.split('\u{1b}');
    stripped += pieces.next().unwrap_or_default();
    for piece in pieces {
        stripped += piece.split_once('m').expect("a code ends with m").1;
    }
    assert_eq!(stripped, document.to_text(&plain));
}

/// The theorems are long; the tables and lists of even the largest position
/// are not.
#[test]
fn huge_positions_stay_on_a_page() {
    let mut random = Random::new(7);
    let digits = |random: &mut Random| -> String {
        (0..10_000)
            .map(|place| char::from(b'1' + random.below(if place == 0 { 9 } else { 8 }) as u8))
            .collect()
    };
    let long: Vec<String> = (0..3).map(|_| digits(&mut random)).collect();
    let long = position(&format!("nim: {}", long.join(", ")));
    let many: Vec<u64> = (0..100_000).map(|_| random.below(1 << 40)).collect();
    let many = nim::Position::new(Rules::default(), many.into()).into();
    for position in [long, many] {
        for level in [Level::SENTENCE, Level::TABLE, Level::PROOF] {
            let why = explain(&position.analyze(&mut Budget::unlimited()).unwrap(), level);
            let text = explanation(&why, Notation::Ascii).to_text(&Style::default());
            assert!(text.lines().count() < 150);
            assert!(text.lines().all(|line| line.chars().count() <= 80));
        }
    }
}

fn ordinals() -> impl Strategy<Value = Ordinal> {
    let texts =
        ["0", "1", "2", "3", "7", "64", "100000000000000000000", "w", "w+1", "w*2", "w^2+w*3"];
    let texts: Vec<&str> =
        texts.into_iter().chain(["e0", "e0+3", "w1", "phi(2,0)", "w^(w^w)"]).collect();
    prop::sample::select(texts).prop_map(|text| text.parse().expect("an ordinal"))
}

fn positions() -> impl Strategy<Value = Position> {
    let rules = ["nim", "nim(max=1)", "nim(max=4)", "nim(piles=1)", "nim(piles=2)", "nim(piles=9)"];
    let piles = prop::collection::vec(ordinals(), 1..8);
    (any::<bool>(), prop::sample::select(rules.to_vec()), piles).prop_map(
        |(misere, rules, piles)| {
            let convention = if misere { "misere " } else { "" };
            let piles: Vec<String> = piles.iter().map(Ordinal::to_string).collect();
            position(&format!("{convention}{rules}: {}", piles.join(", ")))
        },
    )
}

/// Texts that a damaged certificate may contain.
fn texts<T: Clone + Debug + 'static>() -> impl Strategy<Value = Written<T>> {
    let texts = prop_oneof![
        "\\PC{0,12}",
        any::<String>(),
        Just("1: 1 -> 0".to_string()),
        Just("nim: 1, 2".to_string()),
        Just("\u{1b}[31m1: 5 -> \u{5}4\u{2}".to_string()),
    ];
    texts.prop_map(Written::Text)
}

/// Claims that need not hold.
fn claims() -> impl Strategy<Value = Claim> {
    let convention = prop::sample::select(vec![Convention::Normal, Convention::Misere]);
    let outcome = || prop::sample::select(vec![Outcome::N, Outcome::P]);
    let phase = prop::sample::select(vec![Phase::AsNormal, Phase::Switch, Phase::OnlyOnes]);
    let theorems = [Theorem::Bouton, Theorem::ResiduesMisere, Theorem::MooreMisere];
    let pair = (ordinals(), number(), number());
    let pair = pair.prop_map(|(exponent, a, b)| Pair { exponent, piles: [a, b] });
    let single = (ordinals(), number()).prop_map(|(exponent, pile)| Single { exponent, pile });
    let row = (ordinals(), ordinals(), ordinals(), ordinals());
    let row = row.prop_map(|(height, limit, finite, residue)| ResidueRow {
        height,
        limit,
        finite,
        residue,
    });
    let powers = prop::collection::vec(prop::collection::vec(ordinals(), 0..6), 0..40);
    let first = prop_oneof![
        (texts(), convention, outcome()).prop_map(|(position, convention, outcome)| {
            Claim::Outcome { position, convention, outcome }
        }),
        Just(Claim::Question),
        Just(Claim::NoMove),
        (ordinals(), prop::collection::vec(row, 0..20))
            .prop_map(|(modulus, rows)| Claim::Piles(PileClaim::Residues { modulus, rows })),
        (number(), numbers(), phase).prop_map(|(large, piles, phase)| Claim::Piles(
            PileClaim::Switch { large, piles, phase }
        )),
        (number(), uneven())
            .prop_map(|(modulus, uneven)| Claim::Piles(PileClaim::Balance { modulus, uneven })),
        powers.prop_map(|rows| Claim::Piles(PileClaim::Powers { rows })),
    ];
    let second = prop_oneof![
        (prop::collection::vec(pair, 0..12), prop::collection::vec(single, 0..12))
            .prop_map(|(pairs, lonely)| Claim::Piles(PileClaim::Pairs { pairs, lonely })),
        (measure(), pile_pairs(), numbers())
            .prop_map(|(by, pairs, rest)| Claim::Piles(PileClaim::Equal { by, pairs, rest })),
        prop::collection::vec(number(), 0..40)
            .prop_map(|piles| Claim::Piles(PileClaim::Candidates { piles })),
        (prop::collection::vec(texts(), 0..12), any::<bool>())
            .prop_map(|(moves, complete)| Claim::WinningMoves { moves, complete }),
        Just(Claim::EveryMoveLoses),
        (texts(), outcome(), left(), prop::option::of(texts())).prop_map(
            |(chosen, leaves, left, reply)| Claim::Piles(PileClaim::Effect {
                chosen,
                leaves,
                left,
                reply
            })
        ),
        prop::sample::select(theorems.to_vec()).prop_map(|theorem| Claim::Theorem { theorem }),
    ];
    // The state of a choice holds that of every branch: on the heap, for stacks are small.
    prop_oneof![first.boxed(), second.boxed(), claims_of_moves().boxed()]
}

/// Claims about single moves and powers that need not hold.
fn claims_of_moves() -> impl Strategy<Value = Claim> {
    let powers = || prop::collection::vec(ordinals(), 0..6);
    let how = [How::Copy, How::Count, How::Level, How::Balance, How::Ones];
    let row = (texts(), uneven(), prop::option::of(texts()));
    let row = row.prop_map(|(chosen, uneven, reply)| AnswerRow { chosen, uneven, reply });
    let split = (number(), powers()).prop_map(|(pile, powers)| Split { pile, powers });
    let step = (ordinals(), ordinals()).prop_map(|(exponent, rest)| SplitStep { exponent, rest });
    prop_oneof![
        number().prop_map(|number| Claim::Piles(PileClaim::Ones { number })),
        (numbers(), any::<bool>())
            .prop_map(|(piles, equal)| Claim::Piles(PileClaim::Few { piles, equal })),
        prop::collection::vec(split, 0..12)
            .prop_map(|rows| Claim::Piles(PileClaim::Splits { rows })),
        (ordinals(), numbers())
            .prop_map(|(exponent, piles)| Claim::Piles(PileClaim::LonePower { exponent, piles })),
        number().prop_map(|number| Claim::Piles(PileClaim::OddMoves { number })),
        (texts(), powers(), powers()).prop_map(|(chosen, away, put)| Claim::Piles(
            PileClaim::Exchange { chosen, away, put }
        )),
        (texts(), left())
            .prop_map(|(chosen, left)| Claim::Piles(PileClaim::Makes { chosen, left })),
        (prop::sample::select(how.to_vec()), prop::collection::vec(row, 0..6), any::<bool>())
            .prop_map(|(how, rows, complete)| Claim::Piles(PileClaim::Answers {
                how,
                rows,
                complete
            })),
        (number(), prop::collection::vec(step, 0..20))
            .prop_map(|(pile, steps)| Claim::Piles(PileClaim::NormalForm { pile, steps })),
    ]
}

fn number() -> impl Strategy<Value = usize> {
    prop_oneof![0usize..20, any::<usize>()]
}

fn numbers() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(number(), 0..12)
}

fn pile_pairs() -> impl Strategy<Value = Vec<[usize; 2]>> {
    prop::collection::vec((number(), number()).prop_map(|(a, b)| [a, b]), 0..12)
}

fn measure() -> impl Strategy<Value = Measure> {
    prop::sample::select(vec![Measure::Height, Measure::Count])
}

fn uneven() -> impl Strategy<Value = Vec<Uneven>> {
    let power = (ordinals(), number());
    let power = power.prop_map(|(exponent, remainder)| Uneven { exponent, remainder });
    prop::collection::vec(power, 0..12)
}

fn left() -> impl Strategy<Value = Left> {
    let left = prop_oneof![
        Just(Left::Over),
        (measure(), pile_pairs()).prop_map(|(by, pairs)| Left::Pairs { by, pairs }),
        numbers().prop_map(|piles| Left::Level { piles }),
        Just(Left::Balanced),
        uneven().prop_map(|powers| Left::Uneven { powers }),
        numbers().prop_map(|piles| Left::Switch { piles }),
        number().prop_map(|number| Left::Ones { number }),
    ];
    left.boxed()
}

fn trees() -> impl Strategy<Value = Step> {
    claims().prop_map(Step::plain).prop_recursive(4, 40, 6, |inner| {
        (claims(), prop::collection::vec(inner, 0..6))
            .prop_map(|(claim, because)| Step { claim, because })
    })
}

fn notations() -> impl Strategy<Value = Notation> {
    prop::sample::select(vec![Notation::Ascii, Notation::Unicode, Notation::Latex])
}

/// The longest piece of a document that may not be broken.
fn longest_token(blocks: &[Block], notation: Notation) -> usize {
    let of_prose = |prose: &Prose| {
        let of_phrase = |Phrase { role, content }: &Phrase| {
            let text = content.to_text(notation);
            match role {
                Role::Exact => display_width(&text),
                _ => text.split(' ').map(display_width).max().unwrap_or(0),
            }
        };
        prose.phrases().iter().map(of_phrase).max().unwrap_or(0)
    };
    let of_block = |block: &Block| match block {
        Block::Heading(prose) | Block::Paragraph(prose) => of_prose(prose),
        Block::Lines(all) | Block::List(all) => all.iter().map(of_prose).max().unwrap_or(0),
        Block::Table(table) => {
            let notes = table.rows.iter().map(|row| match row {
                Row::Note(prose) => of_prose(prose),
                Row::Cells(_) | Row::Rule => 0,
            });
            notes.max().unwrap_or(0)
        }
        Block::FirstFitting(ways) => {
            ways.iter().map(|way| longest_token(way, notation)).max().unwrap_or(0)
        }
    };
    blocks.iter().map(of_block).max().unwrap_or(0)
}

/// Whether braces, environments and dollars of LaTeX are closed, and nothing stands there that it
/// would take for a command by mistake.
fn assert_balanced(latex: &str) {
    let (mut depth, mut in_formula, mut escaped) = (0usize, false, false);
    for c in latex.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1).unwrap_or_else(|| panic!("{latex}")),
            '$' => in_formula = !in_formula,
            '#' | '%' => panic!("{c} in {latex}"),
            '^' | '_' => assert!(in_formula, "{c} in {latex}"),
            '&' => assert!(!in_formula && depth == 0, "{latex}"),
            c => assert!(!c.is_control() || c == '\n', "{c:?} in {latex}"),
        }
    }
    assert!(depth == 0 && !in_formula && !escaped, "{latex}");
    let (begun, ended) = (latex.matches("\\begin{"), latex.matches("\\end{"));
    assert_eq!(begun.count(), ended.count(), "{latex}");
}

fn assert_fits(document: &Document, style: &Style) {
    // Beside a token may stand a label, a bullet and signs of punctuation.
    let most = style.width.max(longest_token(&document.blocks, style.notation) + 40);
    for line in document.to_text(style).lines() {
        assert!(display_width(line) <= most, "more than {most} cells: {line}");
        assert!(line.chars().all(|c| !c.is_control()), "a control character: {line:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn answers_and_hints_fit_the_width(
        position in positions(),
        level in 0u8..=3,
        rung in 1..=RUNGS,
        width in 20usize..200,
        notation in notations(),
    ) {
        let style = Style { notation, width, ..Style::default() };
        let level = Level::new(level).expect("a level");
        assert_fits(&told(&position, level, notation), &style);
        assert_fits(&steps(&position, &hint(&position.analyze(&mut Budget::unlimited()).unwrap(), rung), notation), &style);
    }

    #[test]
    fn small_positions_fit_any_terminal(
        piles in prop::collection::vec(0u64..64, 1..10),
        level in 0u8..=3,
        width in 24usize..100,
    ) {
        let position = nim::Position::new(Rules::default(), piles.into()).into();
        let document = told(&position, Level::new(level).expect("a level"), Notation::Ascii);
        for line in document.to_text(&Style { width, ..Style::default() }).lines() {
            prop_assert!(line.chars().count() <= width, "{}", line);
        }
    }

    #[test]
    fn no_tree_breaks_the_renderer(
        tree in trees(),
        position in positions(),
        width in 0usize..200,
        notation in notations(),
    ) {
        let style = Style { notation, width: width.max(16), ..Style::default() };
        for document in [explanation(&tree, notation), steps(&position, &[tree], notation)] {
            assert_fits(&document, &style);
            assert_balanced(&document.to_latex());
        }
    }
}
