//! What is told on a page: HTML, MathML, SVG, and that nothing breaks it.

use std::collections::{BTreeMap, BTreeSet};

use nimatron::calculator::Session;
use nimatron::explain::{Level, explain};
use nimatron::foundation::Budget;
use nimatron::render::document::{
    Align, Block, Document, Prose, Row, Table, exact, marked, strong,
};
use nimatron::render::html::told;
use nimatron::render::latex::displayed;
use nimatron::render::mathml::mathml;
use nimatron::render::qr::qr;
use nimatron::render::scene::choose;
use nimatron::render::svg::{position_picture, table_picture};
use nimatron::render::{Answer, answer};
use nimatron::rulesets::Position;
use nimatron::text::formula::{Operator, Symbol};
use nimatron::text::{Formula, Notation};
use proptest::prelude::*;

const ELEMENTS: [&str; 24] = [
    "h3", "p", "br", "ul", "li", "table", "thead", "tbody", "tr", "th", "td", "strong", "mark",
    "code", "span", "wbr", "math", "mrow", "mi", "mn", "mo", "msup", "msub", "mtext",
];
const ATTRIBUTES: [&str; 14] = [
    "scope",
    "class",
    "colspan",
    "alttext",
    "aria-label",
    "aria-hidden",
    "role",
    "stretchy",
    "form",
    "lspace",
    "rspace",
    "separator",
    "mathvariant",
    "xmlns",
];

/// Every element is one of those expected, closed in order, with attributes of
/// those expected; and no character is left that could begin another.
fn assert_well_formed(markup: &str, elements: &[&str], attributes: &[&str]) {
    let mut open = Vec::new();
    let mut rest = markup;
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>'), "{markup}");
        let end = at + rest[at..].find('>').expect("a tag ends");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{markup}");
            continue;
        }
        let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut given) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(elements.contains(&name), "{name} in {markup}");
        while !given.trim().is_empty() {
            let (attribute, value) = given.split_once("=\"").expect("a value in quotes");
            assert!(attributes.contains(&attribute.trim()), "{attribute} in {markup}");
            let (_, after) = value.split_once('"').expect("the quotes end");
            given = after;
        }
        if !is_empty && !["br", "wbr"].contains(&name) {
            open.push(name);
        }
    }
    assert!(!rest.contains('>') && open.is_empty(), "{markup}");
}

/// The value of an expression as a formula.
fn value(expression: &str) -> Formula {
    let answer = Session::new().evaluate(expression, &mut Budget::unlimited());
    answer.unwrap_or_else(|error| panic!("{expression}: {error}")).value.lines().remove(0)
}

/// The elements of a formula without its words.
fn inside(expression: &str) -> String {
    let all = mathml(&value(expression));
    let start = all.find('>').unwrap() + 1;
    all[start..].strip_suffix("</math>").unwrap().into()
}

/// The words of a formula.
fn words(expression: &str) -> String {
    let all = mathml(&value(expression));
    all.split('"').nth(1).unwrap().into()
}

#[test]
fn formulas() {
    for (expression, expected) in [
        ("7", "<mn>7</mn>"),
        ("w1", "<msub><mi>ω</mi><mn>1</mn></msub>"),
        ("w^w", "<msup><mi>ω</mi><mi>ω</mi></msup>"),
        (
            "w^(w+3)",
            "<msup><mi>ω</mi><mrow><mi>ω</mi><mo form=\"infix\">+</mo><mn>3</mn></mrow></msup>",
        ),
        (
            "base2(w*4)",
            "<msup><mn>2</mn><mrow><mi>ω</mi><mo form=\"infix\">+</mo><mn>2</mn></mrow></msup>",
        ),
        ("w*3", "<mi>ω</mi><mo form=\"infix\">·</mo><mn>3</mn>"),
        ("e_(w)", "<msub><mi>ε</mi><mi>ω</mi></msub>"),
        ("-1", "<mo form=\"prefix\">−</mo><mn>1</mn>"),
        (
            "-3/4",
            "<mo form=\"prefix\">−</mo><mn>3</mn>\
             <mo form=\"infix\" lspace=\"0\" rspace=\"0\">/</mo><mn>4</mn>",
        ),
        (
            "*6",
            "<mrow aria-label=\"star 6\"><mo form=\"prefix\" stretchy=\"false\" lspace=\"0\" \
             rspace=\"0\">*</mo><mn>6</mn></mrow>",
        ),
        ("{1|-1}", "<mo form=\"prefix\">±</mo><mn>1</mn>"),
        ("^<3>", "<msup><mi>↑</mi><mn>3</mn></msup>"),
    ] {
        assert_eq!(inside(expression), expected, "{expression}");
    }
}

#[test]
fn formulas_in_words() {
    for (expression, expected) in [
        (
            "w^(w+3)+w^w*3+w*5+7",
            "omega to the omega plus 3, plus omega to the omega times 3 plus omega times 5 plus 7",
        ),
        ("w^2", "omega squared"),
        ("e0", "epsilon zero"),
        ("w1*2", "omega one times 2"),
        ("phi(2,0)", "phi of 2, 0"),
        ("w^phi(2,0)*2", "phi of 2, 0, times 2"),
        ("*(w+1)", "star bracket omega plus 1 end of bracket"),
        ("*phi(2,0)", "star phi of 2, 0"),
        ("{1||0|-3}", "the game 1 bar bar 0 bar minus 3 end of game"),
        ("w^(w^w)", "omega to the omega to the omega"),
        ("v4*2", "down 4 star 2"),
        ("2 + *", "2 star"),
        ("^<3>*", "up cubed star"),
        ("^<on>", "up to the on"),
        ("confusion_interval({3|1})", "bracket 1, 3 end of bracket"),
    ] {
        assert_eq!(words(expression), expected, "{expression}");
    }
}

#[test]
fn brackets_and_bars_have_their_size_and_space() {
    let game = inside("{2|-1}");
    assert_eq!(game.matches("stretchy=\"false\"").count(), 3);
    assert!(game.contains("lspace=\"0.25em\" rspace=\"0.25em\">|<"));
    // Two bars are one sign.
    assert!(mathml(&value("{2|1||0}")).contains(">||</mo>"));
}

/// Formulas that need not be the value of anything.
fn any_formula() -> impl Strategy<Value = Formula> {
    let symbol = prop::sample::select(vec![Symbol::Omega, Symbol::Up, Symbol::Gamma, Symbol::Tiny]);
    let operator = prop::sample::select(vec![Operator::Plus, Operator::Bar, Operator::And]);
    let leaf = prop_oneof![
        (0u64..3000).prop_map(Formula::number),
        "(?s).{0,9}|<b>|&lt;|\\\\end".prop_map(Formula::Text),
        symbol.clone().prop_map(Symbol::formula),
        (operator, any::<bool>())
            .prop_map(|(operator, spaced)| Formula::Operator(operator, spaced)),
        Just(Formula::Name("on")),
        Just(Formula::Fraction(Box::new(["3".into(), "4".into()]))),
    ];
    leaf.prop_recursive(5, 60, 4, move |inner| {
        let boxed = || inner.clone().prop_map(Box::new);
        let bracket = prop::sample::select(vec![('(', ')'), ('{', '}'), ('[', ')')]);
        prop_oneof![
            (boxed(), boxed()).prop_map(|(base, index)| Formula::Sub(base, index)),
            (boxed(), boxed()).prop_map(|(base, exponent)| Formula::Power(base, exponent)),
            prop::option::of(boxed()).prop_map(Formula::Star),
            (bracket, boxed()).prop_map(|((open, close), of)| Formula::Bracketed(open, of, close)),
            (symbol.clone(), boxed()).prop_map(|(function, of)| Formula::Call(function, of)),
            boxed().prop_map(Formula::Alone),
            (boxed(), 0usize..20).prop_map(|(whole, most)| Formula::Abridged(whole, most)),
            prop::collection::vec(inner.clone(), 0..4).prop_map(Formula::Row),
        ]
    })
}

#[test]
fn nothing_is_nested_too_deeply() {
    let one_to_the = |exponent| Formula::number(1).to_the(exponent);
    for nest in [Formula::in_braces, one_to_the] {
        let deep = (0..3000).fold(Formula::number(1), |inside, _| nest(inside));
        assert_well_formed(&mathml(&deep), &ELEMENTS, &ATTRIBUTES);
    }
}

fn answer_to(text: &str) -> Document {
    let position: Position = text.parse().unwrap();
    let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
    let explanation = explain(&analysis, Level::PROOF);
    let moves: Vec<_> = analysis.winning_moves().take(5).collect();
    let told =
        Answer { analysis: &analysis, explanation: &explanation, moves: &moves, complete: true };
    answer(&told, Notation::Unicode)
}

const POSITIONS: [&str; 9] = [
    "nim: 3, 5, 7",
    "misere nim: 1, 1, 2",
    "nim(max=3): 7, 10, w+2",
    "nim(piles=2): 1, 2, 3",
    "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1",
    "nim: 0",
    "nimbers: (2,3) (4,1)",
    "nimbers: (1,2,3)",
    "tartan(ruler, mock-turtles): (2,3) (3,4)",
];

#[test]
fn answers_are_well_formed() {
    for text in POSITIONS {
        let told = told(&answer_to(text));
        assert_well_formed(&told.html, &ELEMENTS, &ATTRIBUTES);
        assert!(!told.text.is_empty() && told.html.starts_with('<'));
    }
}

#[test]
fn tables_have_heads() {
    let html = told(&answer_to("nim: 3, 5, 7")).html;
    assert!(html.contains("<th scope=\"col\"") && html.contains("<th scope=\"row\""), "{html}");
}

#[test]
fn a_document_as_html() {
    let table = Table {
        columns: vec![
            (Align::Left, "pile".into()),
            (Align::Right, Prose::from(Formula::number(4))),
        ],
        rows: vec![
            Row::Cells(vec!["1".into(), "x".into()]),
            Row::Rule,
            Row::Note("all of them".into()),
        ],
    };
    let blocks = vec![
        Block::Heading("Why".into()),
        Block::Lines(vec!["a".into(), marked("b")]),
        Block::List(vec![exact("3: 5 -> 2")]),
        Block::Table(table),
    ];
    let four = "<math alttext=\"4\" aria-label=\"4\"><mn>4</mn></math>";
    let expected = format!(
        "<h3>Why</h3><p>a<br><mark>b</mark></p><ul><li><code>3: 5 -&gt; 2</code></li></ul>\
         <table><thead><tr><th scope=\"col\">pile</th>\
         <th scope=\"col\" class=\"number\">{four}</th></tr></thead>\
         <tbody><tr><th scope=\"row\">1</th><td class=\"number\">x</td></tr></tbody>\
         <tbody><tr><td colspan=\"2\">all of them</td></tr></tbody></table>"
    );
    assert_eq!(told(&Document { blocks }).html, expected);
}

const SVG_ELEMENTS: [&str; 8] = ["svg", "title", "desc", "rect", "path", "circle", "text", "tspan"];
const SVG_ATTRIBUTES: [&str; 32] = [
    "xmlns",
    "width",
    "height",
    "viewBox",
    "role",
    "aria-labelledby",
    "aria-label",
    "font-family",
    "id",
    "fill",
    "x",
    "y",
    "rx",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-opacity",
    "fill-opacity",
    "d",
    "cx",
    "cy",
    "r",
    "font-size",
    "text-anchor",
    "dy",
    "font-style",
    "shape-rendering",
    "class",
    "dx",
    "transform",
    "fill-rule",
];

#[test]
fn pictures_are_well_formed_and_load_nothing() {
    for text in POSITIONS {
        let position: Position = text.parse().unwrap();
        let pictures = [position_picture(&position), table_picture(&position)];
        for picture in pictures.into_iter().flatten() {
            assert_well_formed(&picture, &SVG_ELEMENTS, &SVG_ATTRIBUTES);
            assert!(!picture.contains("href") && !picture.contains("url("));
            assert!(!picture.contains("NaN") && !picture.contains("inf"));
        }
    }
}

/// Where the blocks of a picture lie: for each place from left to right their heights.
fn blocks_of(picture: &str) -> Vec<usize> {
    let mut columns: BTreeMap<i64, BTreeSet<&str>> = BTreeMap::new();
    let blocks = picture.lines().filter(|line| line.contains("width=\"36\" height=\"20\""));
    for block in blocks {
        let value = |name: &str| block.split(name).nth(1).and_then(|rest| rest.split('"').nth(1));
        let x: f64 = value(" x=").and_then(|x| x.parse().ok()).expect("a place");
        assert!(
            columns.entry((x * 10.0) as i64).or_default().insert(value(" y=").expect("a height"))
        );
    }
    columns.values().map(BTreeSet::len).collect()
}

#[test]
fn small_piles_are_towers() {
    for (text, towers) in [
        ("nim: 1, 2, 3", vec![1, 2, 3]),
        ("nim: 3, 5, 7", vec![3, 5, 7]),
        ("misere nim: 8, 0, 4", vec![8, 4]),
        ("nim(max=4): 6, 3", vec![6, 3]),
        ("nim: 1, w+3, e0", vec![1, 3]),
        // Higher ones stand on two blocks, or on four.
        ("nim: 16", vec![8, 8]),
        ("nim: 60", vec![15; 4]),
    ] {
        let picture = position_picture(&text.parse().unwrap()).unwrap();
        assert_eq!(blocks_of(&picture), towers, "{text}");
    }
}

#[test]
fn large_positions_have_no_picture() {
    let many = format!("nim: {}", vec!["7"; 10_000].join(", "));
    for text in [many.as_str(), "nimbers: (1,10000000)"] {
        assert_eq!(position_picture(&text.parse().unwrap()), None);
        assert_eq!(table_picture(&text.parse().unwrap()), None);
    }
}

#[test]
fn a_code_has_its_three_corners() {
    let code = qr("http://127.0.0.1:8080/#nim").unwrap();
    assert_well_formed(&code, &SVG_ELEMENTS, &SVG_ATTRIBUTES);
    // The upper corners begin with seven dark modules behind the quiet zone.
    assert!(code.contains("d=\"M4 4h7v1h-7z"), "{code}");
    assert!(code.contains("viewBox=\"0 0 33 33\""), "{code}");
}

/// Every sign of a value is printed, and what brackets enclose stays together.
#[test]
fn values_of_games_are_formulas() {
    for text in
        ["{1||0|-2}", "^^*", "v4*2", "+-1", "+-{3|2,5/2}", "1/2 + ^", "tiny(2)", "^<3>", "-3/4"]
    {
        let unicode = value(text).to_text(Notation::Unicode);
        let found = mathml(&value(text));
        assert_well_formed(&found, &ELEMENTS, &ATTRIBUTES);
        let signs: String = found.split('<').filter_map(|piece| piece.split('>').nth(1)).collect();
        // An exponent is raised here.
        let plain = |text: &str| text.replace('-', "−").replace('³', "3");
        assert_eq!(plain(&signs), plain(&unicode), "{found}");
    }
}

#[test]
fn long_formulas_can_be_broken_before_signs() {
    let html = |text: &str| {
        let blocks = vec![Block::Paragraph(value(text).into())];
        told(&Document { blocks }).html
    };
    assert!(!html("base2(7)").contains("<wbr>"));
    let long = html("w^(w+3)+w^w*3+w^2*12+w*5+7");
    let long = long + &*html("base2(w^(w+3)+w*5+7)");
    assert_eq!(long.matches("<wbr>").count(), 4 + 5, "{long}");
    assert_eq!(long.matches("aria-label").count(), 2, "{long}");
    assert_well_formed(&long, &ELEMENTS, &ATTRIBUTES);
}

proptest! {
    #[test]
    fn any_formula_is_well_formed(formula in any_formula()) {
        assert_well_formed(&mathml(&formula), &ELEMENTS, &ATTRIBUTES);
        let latex = displayed(std::slice::from_ref(&formula));
        let mut depth = 0;
        let mut escaped = false;
        for c in latex.chars() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '{' => depth += 1,
                '}' => depth -= 1,
                '$' | '#' | '%' | '&' => panic!("{c} in {latex}"),
                _ => {}
            }
            assert!(depth >= 0, "{latex}");
        }
        assert!(depth == 0 && !escaped, "{latex}");
    }

    #[test]
    fn no_text_becomes_markup(text in "(?s).{0,40}|<script>.{0,9}|\"><img.{0,9}|&lt;.{0,9}|]]>.{0,5}") {
        let plain = Prose::from(text.as_str());
        let cells: Vec<Prose> = vec![
            Formula::text(&*text).into(),
            exact(&text),
            strong(&text),
            marked(&text),
            plain.clone(),
        ];
        let columns = cells.iter().map(|cell| (Align::Left, cell.clone())).collect();
        let blocks = vec![
            Block::Heading(plain.clone()),
            Block::Paragraph(plain.clone()),
            Block::List(cells.clone()),
            Block::Table(Table { columns, rows: vec![Row::Cells(cells), Row::Note(plain)] }),
        ];
        assert_well_formed(&told(&Document { blocks }).html, &ELEMENTS, &ATTRIBUTES);
        let position: Position = "nim: 3, 5".parse().unwrap();
        let refused = choose(&position, &[text], &mut Budget::unlimited());
        assert!(refused.is_err() || refused.is_ok_and(|choice| choice.words.len() < 500));
    }
}

/// A row of the table of bounded Nim shows the pile and what it counts as.
#[test]
fn tables_of_bounded_nim_name_the_piles() {
    let picture = table_picture(&"nim(max=4): 11, 14, 9, 13".parse().unwrap()).unwrap();
    assert!(picture.contains(">counts as<"));
    for number in ["11", "14", "9", "13", "1", "4", "3"] {
        assert!(picture.contains(&format!(">{number}<")), "{number} in {picture}");
    }
    let picture = table_picture(&"nim: 3, 5, 7".parse().unwrap()).unwrap();
    assert!(!picture.contains("counts as"));
}
