//! Pictures say what is true of them.

use nimatron::Natural;
use nimatron::atlas::{Generator, Ink, KINDS, Refusal, RoundTable, Wanted, dimension, draw, kind};
use nimatron::foundation::{Budget, Nimber, Random};
use nimatron::render::Style;
use nimatron::rulesets::nimbers::has_finite_root;

fn table(bits: usize, generator: Generator) -> RoundTable {
    RoundTable::new(bits, generator, &mut Budget::nodes(1 << 20)).unwrap()
}

/// Products are sums of angles, and partners differ by 1.
fn check(table: &RoundTable, a: usize, b: usize) {
    let powers = table.powers();
    let product = powers[a].product(&powers[b]).unwrap();
    assert_eq!(table.seat(&product), Some((a + b) % powers.len()));
    match table.partner(a) {
        Some(partner) => {
            assert_eq!(powers[a].sum(&powers[partner]), Ok(Nimber::one()));
            assert_eq!(table.partner(partner), Some(a));
        }
        None => assert!(powers[a].is_one()),
    }
    // n ⊕ m is m times the partner of n/m.
    let sum = powers[a].sum(&powers[b]).unwrap();
    let quotient = (a + powers.len() - b) % powers.len();
    let by_table = table.partner(quotient).map(|partner| (partner + b) % powers.len());
    assert_eq!(table.seat(&sum), by_table);
}

#[test]
fn products_are_sums_of_angles() {
    for generator in [Generator::Least, Generator::Compatible] {
        for bits in [4, 6] {
            let table = table(bits, generator);
            let knights = table.powers().len();
            assert_eq!(knights, (1 << bits) - 1);
            (0..knights).for_each(|a| (0..knights).for_each(|b| check(&table, a, b)));
        }
        let (table, mut random) = (table(8, generator), Random::new(1));
        for _ in 0..1000 {
            check(&table, random.below(255) as usize, random.below(255) as usize);
        }
    }
}

#[test]
fn generators_are_those_that_are_named() {
    let generators = |kind| [4, 8, 16].map(|bits| table(bits, kind).generator().to_string());
    assert_eq!(generators(Generator::Least), ["*4", "*18", "*258"]);
    assert_eq!(generators(Generator::Compatible), ["*4", "*32", "*1051"]);
    // ω³ = 2 sits at a third of the turn wherever seats are compatible.
    let table = table(6, Generator::Compatible);
    let omega = table.seat(&"*w".parse().unwrap()).unwrap();
    assert_eq!((omega, table.seat(&2u8.into())), (28, Some(21)));
}

/// The factorisation rule and the search for values without roots say the same, and the stone that
/// is named balances its value, which no finite one does.
#[test]
fn dimensions_agree_with_the_theorem() {
    for number in 2..=40 {
        let dimension = dimension(number, &mut Budget::nodes(1 << 27)).unwrap();
        assert_eq!(dimension.primes.iter().product::<usize>(), number);
        let power = Natural::from(number);
        let rootless = |value: &u64| !has_finite_root(&Natural::from(*value), number);
        let least = (1..1 << 10).find(rootless);
        assert_eq!(dimension.infinite.as_ref().map(|(value, _)| *value), least, "{number}");
        let of_fermat = [3, 5, 17].iter().any(|prime| number % prime == 0);
        assert_eq!(least.is_some(), of_fermat, "{number}");
        if let Some((value, stone)) = dimension.infinite {
            assert!(!stone.is_finite());
            assert_eq!(Nimber::from(stone).pow(&power), Ok(Nimber::from(value)), "{number}");
        }
    }
}

#[test]
fn every_kind_is_drawn_in_every_size_and_ink() {
    for kind in &KINDS {
        let sizes: Vec<Option<u64>> = match kind.sizes {
            [] => vec![None],
            sizes => sizes.iter().copied().map(Some).collect(),
        };
        for size in sizes {
            for ink in [Ink::Colour, Ink::Black] {
                let wanted = Wanted { size, ink, ..Wanted::default() };
                let plate = draw(kind, &wanted, &mut Budget::nodes(1 << 27)).unwrap();
                assert!(plate.svg.starts_with("<svg") && plate.svg.len() < 3 << 20, "{}", kind.id);
                assert!(!plate.title.is_empty() && !plate.caption.blocks.is_empty(), "{}", kind.id);
                let colours = plate.svg.split("=\"#").skip(1).filter_map(|after| after.get(..6));
                let is_grey = |c: &str| c[..2] == c[2..4] && c[2..4] == c[4..];
                assert!(ink == Ink::Colour || colours.into_iter().all(is_grey), "{}", kind.id);
            }
        }
    }
}

/// What is told of columns holds for what is drawn.
#[test]
fn columns_have_one_value_from_the_preperiod_on() {
    let told = |of, columns| {
        let wanted = Wanted { of: Some(of), columns, ..Wanted::default() };
        let plate = draw(kind("heaps").unwrap(), &wanted, &mut Budget::nodes(1 << 27)).unwrap();
        plate.caption.to_text(&Style { width: 1000, ..Style::default() })
    };
    assert!(
        told("kayles", None).contains("from heap 71 on each column of the picture has one value")
    );
    assert!(told("kayles", Some(24)).contains("Rows are 2 periods long"));
    assert!(!told("kayles", Some(10)).contains("each column"));
    assert!(told("nim", None).contains("rise by 8 from row to row"));
    assert!(!told("0.16", None).contains("column"));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let refused = |id, wanted: &Wanted<'_>| {
        draw(kind(id).unwrap(), wanted, &mut Budget::nodes(1 << 20)).unwrap_err()
    };
    let of = |of| Wanted { of: Some(of), ..Wanted::default() };
    assert!(matches!(refused("heaps", &of("0.9x")), Refusal::Unread(_)));
    assert!(matches!(refused("position", &of("chess: e4")), Refusal::Unread(_)));
    assert!(matches!(refused("knights", &of("4")), Refusal::Unusable(_)));
    let size = Wanted { size: Some(17), ..Wanted::default() };
    assert!(matches!(refused("knights", &size), Refusal::Unusable(_)));
    let tired = draw(kind("heaps").unwrap(), &Wanted::default(), &mut Budget::nodes(1));
    assert!(matches!(tired, Err(Refusal::Exhausted(_))), "{tired:?}");
}
