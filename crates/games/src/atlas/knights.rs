//! The nimbers of a field round a table, seated so that to multiply is to add angles.
//!
//! # Theorem
//! The q−1 nimbers other than 0 of a field of q elements are the powers of a generator g. With g^k at
//! the angle k/(q−1) of a full turn, the product of two sits at the sum of their angles. Sums need one
//! more thing, the partner n ⊕ 1 of each n: n ⊕ m = (n/m ⊕ 1) ⊗ m for m ≠ 0.
//!
//! Reference: L. Le Bruyn, *Seating the first few billion Knights* (neverendingbooks).

use std::collections::HashMap;
use std::f64::consts::TAU;
use std::fmt::Write;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;

use super::{Generator, MARGIN, Order, Plate, Refusal, computed};
use crate::foundation::{Budget, Nimber};
use crate::render::document::{Prose, prose};
use crate::render::svg::pen::{ACCENT, FAINT, INK, PAPER, circle, number, words};

/// So many seats have room for names.
const MOST_NAMES: usize = 255;

/// A field round a table.
///
/// ```
/// use nimatron::atlas::{Generator, RoundTable};
/// use nimatron::foundation::Budget;
/// let table = RoundTable::new(4, Generator::Least, &mut Budget::unlimited()).unwrap();
/// // 14 ⊗ 8 = 10.
/// let [a, b, product] = [14u8, 8, 10].map(|n| table.seat(&n.into()).unwrap());
/// assert_eq!((a + b) % 15, product);
/// ```
#[derive(Clone, Debug)]
pub struct RoundTable {
    /// The powers of the generator, from 1 on.
    powers: Vec<Nimber>,
    seats: HashMap<Ordinal, usize>,
}

impl RoundTable {
    /// The table of the field of 2^`bits` elements.
    ///
    /// # Errors
    /// The field has no known generator, or the budget does not suffice.
    ///
    /// Cost: a product and a place in memory for each element.
    pub fn new(
        bits: usize,
        generator: Generator,
        budget: &mut Budget,
    ) -> Result<RoundTable, Refusal> {
        let compatible = computed(budget, |work| Nimber::generator(bits, work))?;
        let mut powers = vec![Nimber::one()];
        loop {
            budget.spend(1)?;
            let next = computed(budget, |_| powers[powers.len() - 1].product(&compatible))?;
            if next.is_one() {
                break;
            }
            powers.push(next);
        }
        if generator == Generator::Least {
            // All generators are powers of one whose exponents have no factor of the order.
            let order = powers.len();
            let exponents = (0..order).filter(|exponent| greatest_common(*exponent, order) == 1);
            let least = exponents.min_by_key(|exponent| powers[*exponent].height()).unwrap_or(1);
            powers = (0..order).map(|k| powers[k * least % order].clone()).collect();
        }
        let seats = powers.iter().enumerate().map(|(k, power)| (power.height().clone(), k));
        Ok(RoundTable { seats: seats.collect(), powers })
    }

    /// The nimbers in the order of their seats: the powers of the generator from 1 on.
    pub fn powers(&self) -> &[Nimber] {
        &self.powers
    }

    /// The generator.
    pub fn generator(&self) -> &Nimber {
        &self.powers[1 % self.powers.len()]
    }

    /// The seat of a nimber, from 0 on; `None` of 0 and of what is not in the field.
    pub fn seat(&self, nimber: &Nimber) -> Option<usize> {
        self.seats.get(nimber.height()).copied()
    }

    /// The seat of n ⊕ 1 for the n at a seat; `None` for 1.
    pub fn partner(&self, seat: usize) -> Option<usize> {
        self.seat(&(&self.powers[seat] + &Nimber::one()))
    }
}

fn greatest_common(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common(b, a % b) }
}

/// How a table is drawn: the radius, the sizes of names and lines.
struct Look {
    radius: f64,
    name: f64,
    line: f64,
    /// The room for names outside.
    outside: f64,
}

impl Look {
    fn of(knights: usize) -> Look {
        match knights {
            15 => Look { radius: 250.0, name: 20.0, line: 1.6, outside: 46.0 },
            63 => Look { radius: 300.0, name: 13.5, line: 0.9, outside: 100.0 },
            255 => Look { radius: 410.0, name: 8.8, line: 0.55, outside: 44.0 },
            _ => Look { radius: 410.0, name: 8.8, line: 0.8, outside: 40.0 },
        }
    }

    fn at(&self, angle: f64, radius: f64) -> [f64; 2] {
        let middle = MARGIN + self.outside + self.radius;
        [middle + radius * angle.cos(), middle - radius * angle.sin()]
    }
}

/// The picture of a table.
pub fn draw(order: &Order<'_>, budget: &mut Budget) -> Result<Plate, Refusal> {
    let bits = (order.size + 1).ilog2() as usize;
    let table = RoundTable::new(bits, order.generator, budget)?;
    let knights = table.powers.len();
    let look = Look::of(knights);
    // Of large fields those of a smaller one have names, which sit evenly.
    let every = knights.div_ceil(MOST_NAMES);
    let angle = |seat: usize| TAU * seat as f64 / knights as f64;
    let chords = |every: usize| {
        let mut path = String::new();
        for seat in (0..knights).step_by(every) {
            let Some(partner) = table.partner(seat).filter(|partner| *partner > seat) else {
                continue;
            };
            let ends = [seat, partner].map(|seat| look.at(angle(seat), look.radius).map(number));
            let [[a, b], [c, d]] = ends;
            let _ = write!(path, "M{a} {b}L{c} {d}");
        }
        path
    };
    let mut drawn = String::new();
    if every > 1 {
        drawn += &format!(
            "<path d=\"{}\" stroke=\"{FAINT}\" stroke-opacity=\"0.15\" stroke-width=\"0.1\"/>\n",
            chords(1)
        );
    }
    let (path, width) = (chords(every), look.line);
    let _ = writeln!(drawn, "<path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"{width}\"/>");
    let [x, y] = look.at(0.0, 0.0);
    drawn += &circle(
        x,
        y,
        look.radius,
        &format!("fill=\"none\" stroke=\"{FAINT}\" stroke-width=\"0.8\""),
    );
    for seat in (0..knights).step_by(every) {
        drawn += &named(&look, &table, seat, angle(seat));
    }
    let side = 2.0 * (MARGIN + look.outside + look.radius);
    let generator = table.generator().height().formula();
    let title = prose!("{} knights: the powers of {}", knights, generator);
    Ok(Plate::new(title, caption(order, &table, every), (side, side), &drawn))
}

/// A knight: where there are few in a circle, with the number of the seat outside.
fn named(look: &Look, table: &RoundTable, seat: usize, angle: f64) -> String {
    let name = table.powers[seat].height().formula().to_text(Notation::Unicode);
    if table.powers.len() <= 15 {
        let [x, y] = look.at(angle, look.radius);
        let style = format!("fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"1.4\"");
        let [far, height] = look.at(angle, look.radius + 38.0);
        return circle(x, y, 20.0, &style)
            + &*words(x, y + look.name * 0.34, look.name, INK, &name)
            + &*words(far, height + 4.5, 13.0, ACCENT, &seat.to_string());
    }
    // Names are read from the left on both sides of the table.
    let is_left = angle.cos() < -1e-9;
    let [x, y] = look.at(angle, look.radius + 6.0).map(number);
    let turn = number(if is_left { 180.0 - angle.to_degrees() } else { -angle.to_degrees() });
    let (size, down) = (number(look.name), number(look.name * 0.34));
    let anchor = if is_left { "end" } else { "start" };
    format!(
        "<text transform=\"translate({x} {y}) rotate({turn})\" y=\"{down}\" font-size=\"{size}\" \
         fill=\"{INK}\" text-anchor=\"{anchor}\">{name}</text>\n"
    )
}

fn caption(order: &Order<'_>, table: &RoundTable, every: usize) -> Vec<Prose> {
    let knights = table.powers.len();
    let formula = |seat: usize| table.powers[seat % knights].height().formula();
    let generator = || formula(1);
    let mut caption = vec![
        prose!(
            "The {} nimbers other than 0 of the field of {} elements are the powers of {}; the one with \
             the exponent k sits at k/{} of a full turn, counterclockwise from 1 on the right.",
            knights,
            knights + 1,
            generator(),
            knights
        ),
        match order.generator {
            Generator::Least => prose!("{} is the least generator of this field.", generator()),
            Generator::Compatible => prose!(
                "{} is compatible with the generators of the other fields: each nimber sits at the same \
                 angle at all tables that are seated like this.",
                generator()
            ),
        },
    ];
    if knights <= 15 {
        caption.push(prose!("The numbers outside are the exponents."));
    }
    if every > 1 {
        let field = knights / every + 1;
        caption.push(prose!(
            "Only those of the field of {} elements have names, and chords that are drawn dark: they sit \
             at every {}th seat.",
            field,
            every
        ));
    }
    let other = table.partner(1).unwrap_or(0);
    caption.push(prose!(
        "To multiply, add the angles: {} sits at {}/{} and {} at {}/{}, so that their product sits at {}/{} \
         and is {}.",
        formula(1),
        1,
        knights,
        formula(other),
        other,
        knights,
        (other + 1) % knights,
        knights,
        formula(other + 1)
    ));
    caption.push(prose!(
        "Chords join n and n ⊕ 1; 1 has none, since 1 ⊕ 1 = 0 is not at the table. They tell sums: \
         n ⊕ m is m times the partner of n/m, for n and m that differ."
    ));
    if let Some(seat) = table.seats.get(&Ordinal::omega()) {
        caption.push(prose!(
            "Three times the angle of {}, which is {}/{}, is that of {}: its cube.",
            formula(*seat),
            *seat,
            knights,
            formula(3 * seat)
        ));
    }
    caption
}
