//! Thermographs: values to the left, as in the literature, and temperatures upwards.
//!
//! Both walls rise from the temperature −1 and meet at the temperature of the game, from where the
//! mast stands at the mean. What lies below 0 is shaded and dashed. The points at which a wall
//! turns or passes 0 bear their coordinates, the value first.

use std::fmt::Write;

use nimatron_nimber::say;

use super::Picture;
use super::pen::{ACCENT, FAINT, HAIR, INK, PAPER, circle, line, number, rectangle, words};
use crate::foundation::Player;
use crate::partizan::{Dyadic, Thermograph, Wall};

/// What the walls may take of the picture, across and up.
const FIELD: [f64; 2] = [320.0, 260.0];
/// The side of a square of values and temperatures, at most.
const LARGEST_UNIT: f64 = 96.0;
/// Room beside the walls, without that for coordinates, and for the mast above them.
const BESIDE: f64 = 22.0;
const ABOVE: f64 = 44.0;
/// How wide a character is, and one of the title.
const LETTER: f64 = 6.5;
const TITLE_LETTER: f64 = 8.0;
const MARGIN: f64 = 20.0;
const AXIS: f64 = 40.0;
const TITLE: f64 = 52.0;
const TEXT: f64 = 13.0;
/// How far apart words are, and the lines of the grid across and up, at least.
const APART: f64 = 15.0;
const LINES: [f64; 2] = [44.0, 34.0];
/// More corners, longer numbers and longer titles are not drawn.
const MOST_CORNERS: usize = 64;
const MOST_BITS: usize = 48;
const LONGEST_TITLE: usize = 56;

/// The thermograph of what is written so, as SVG. Nothing where it has too many corners, or
/// numbers that are too long.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::partizan::Values;
/// use nimatron::render::svg::thermograph_picture;
/// let (values, mut budget) = (Values::default(), Budget::unlimited());
/// let mut games = values.arithmetic(&mut budget);
/// let game = games.read("{2|-1}").unwrap();
/// let thermograph = games.thermograph(game)?;
/// let picture = thermograph_picture("{2|-1}", &thermograph).unwrap();
/// assert!(picture.contains("<desc id=\"desc\">The mean is 1/2, the temperature 3/2."));
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
pub fn thermograph_picture(of: &str, thermograph: &Thermograph) -> Option<String> {
    let walls = Player::BOTH.map(|player| thermograph.wall(player));
    let temperature = thermograph.temperature();
    let paths = walls.map(|wall| path(wall, temperature));
    if !can_be_drawn(&paths) {
        return None;
    }
    let title = say!("Thermograph of {}", of);
    let shown: String = match title.chars().count() > LONGEST_TITLE {
        true => title.chars().take(LONGEST_TITLE - 1).chain(['…']).collect(),
        false => title.clone(),
    };
    let plane = Plane::around(&paths, shown.chars().count() as f64 * TITLE_LETTER);
    let mut drawn = plane.grid();
    for path in &paths {
        drawn += &plane.stroke(path);
    }
    let foot = (temperature.clone(), thermograph.mean().clone());
    drawn += &plane.mast(&foot);
    // Where both walls have the same point it is named once.
    let [left, right] = &paths;
    drawn += &plane.corners(left.iter(), Player::Left);
    drawn += &plane.corners(right.iter().filter(|point| !left.contains(point)), Player::Right);
    let (mean, temperature) = (told(thermograph.mean()), told(temperature));
    let middle = plane.size.0 / 2.0;
    drawn += &words(middle, MARGIN + 12.0, TEXT + 2.0, INK, &shown);
    let summary = say!("mean {}, temperature {}", &mean, &temperature);
    drawn += &words(middle, MARGIN + 32.0, TEXT, ACCENT, &summary);
    let [left, right] = paths.map(|path| in_words(&path));
    let description = say!(
        "The mean is {}, the temperature {}. Values increase to the left, temperatures upwards. \
         The Left wall goes through {}; the Right wall through {}. Above them the mast stands at \
         {}.",
        &mean,
        temperature,
        left,
        right,
        &mean
    );
    Some(Picture::new(plane.size, title, description, drawn).framed())
}

/// Whether a thermograph has few enough corners, and numbers short enough, to be drawn.
pub fn is_drawn(thermograph: &Thermograph) -> bool {
    let temperature = thermograph.temperature();
    can_be_drawn(&Player::BOTH.map(|player| path(thermograph.wall(player), temperature)))
}

fn can_be_drawn(paths: &[Vec<Point>; 2]) -> bool {
    paths.iter().all(|path| path.len() <= MOST_CORNERS)
        && paths.iter().flatten().all(|(at, value)| at.bits().max(value.bits()) <= MOST_BITS)
}

/// A temperature, and the value of a wall there.
type Point = (Dyadic, Dyadic);

/// The points of a wall from the bottom up: where it turns, where it passes 0, and where the mast
/// begins.
fn path(wall: &Wall, temperature: &Dyadic) -> Vec<Point> {
    let corners = wall.corners().iter().map(|(at, _)| at.clone());
    let mut heights: Vec<Dyadic> = corners.chain([Dyadic::zero(), temperature.clone()]).collect();
    heights.retain(|at| at <= temperature);
    heights.sort();
    heights.dedup();
    heights.into_iter().map(|at| (at.clone(), wall.at(&at))).collect()
}

/// A number for the eye and the ear.
fn told(number: &Dyadic) -> String {
    number.to_string().replace('-', "−")
}

/// The value and the temperature of a point.
fn coordinates((at, value): &Point) -> String {
    format!("({}, {})", told(value), told(at))
}

fn in_words(path: &[Point]) -> String {
    let points = path.iter().map(|(at, value)| say!("{} at {}", told(value), told(at)));
    points.collect::<Vec<_>>().join(", ")
}

/// A number of at most [`MOST_BITS`] bits above and below, as it is.
fn float(number: &Dyadic) -> f64 {
    number.numerator().to_f64().value() / 2f64.powi(number.exponent() as i32)
}

/// Where values and temperatures lie in the picture.
struct Plane {
    /// The values at the left and at the right end, and the highest temperature that counts.
    values: [f64; 2],
    top: f64,
    /// How long 1 is.
    unit: f64,
    /// The left and right, the upper and lower end of the field.
    across: [f64; 2],
    up: [f64; 2],
    size: (f64, f64),
}

impl Plane {
    /// The plane around two walls, in a picture with a title of this width.
    fn around(paths: &[Vec<Point>; 2], title: f64) -> Plane {
        let points = || paths.iter().flatten();
        let values = points().map(|(_, value)| float(value));
        let greatest = values.clone().fold(f64::NEG_INFINITY, f64::max);
        let least = values.fold(f64::INFINITY, f64::min);
        let top = points().map(|(at, _)| float(at)).fold(0.0, f64::max);
        let fitting = (FIELD[0] / (greatest - least)).min(FIELD[1] / (top + 1.0));
        let unit = fitting.min(LARGEST_UNIT);
        let longest = points().map(|point| coordinates(point).chars().count()).max().unwrap_or(0);
        let width = (greatest - least) * unit;
        let beside = (BESIDE + longest as f64 * LETTER).max((title - width) / 2.0);
        let left = MARGIN + AXIS;
        let right = left + width + 2.0 * beside;
        let upper = MARGIN + TITLE;
        let lower = upper + ABOVE + (top + 1.0) * unit;
        Plane {
            values: [greatest + beside / unit, least - beside / unit],
            top,
            unit,
            across: [left, right],
            up: [upper, lower],
            size: (right + MARGIN, lower + AXIS),
        }
    }

    fn x(&self, value: f64) -> f64 {
        self.across[0] + (self.values[0] - value) * self.unit
    }

    fn y(&self, temperature: f64) -> f64 {
        self.up[1] - (temperature + 1.0) * self.unit
    }

    fn place(&self, (at, value): &Point) -> [f64; 2] {
        [self.x(float(value)), self.y(float(at))]
    }

    /// The lines of round values and temperatures, and the part below 0.
    fn grid(&self) -> String {
        let ([left, right], [upper, lower]) = (self.across, self.up);
        let zero = self.y(0.0);
        let shade = format!("fill=\"{HAIR}\" fill-opacity=\"0.45\"");
        let mut drawn = rectangle(left, zero, right - left, lower - zero, 0.0, &shade);
        let hair = format!("stroke=\"{HAIR}\" stroke-width=\"0.8\"");
        for (value, text) in ticks(self.values[1], self.values[0], LINES[0] / self.unit) {
            let x = self.x(value);
            drawn += &line([x, upper], [x, lower], &hair);
            drawn += &words(x, lower + TEXT * 1.5, TEXT, FAINT, &text);
        }
        let highest = self.top + ABOVE / self.unit;
        for (temperature, text) in ticks(-1.0, highest, LINES[1] / self.unit) {
            let y = self.y(temperature);
            drawn += &line([left, y], [right, y], &hair);
            drawn += &words(left - AXIS / 2.0, y + TEXT / 3.0, TEXT, FAINT, &text);
        }
        drawn + &*line([left, zero], [right, zero], &format!("stroke=\"{INK}\" stroke-width=\"1\""))
    }

    /// A wall, dashed below 0.
    fn stroke(&self, path: &[Point]) -> String {
        let mut drawn = String::new();
        for ends in path.windows(2) {
            drawn += &self.piece(&ends[0], &ends[1]);
        }
        drawn
    }

    /// A straight piece that does not pass 0.
    fn piece(&self, from: &Point, to: &Point) -> String {
        line(self.place(from), self.place(to), &style(to.0 <= Dyadic::zero()))
    }

    /// The mast with its arrow, from where the walls meet.
    fn mast(&self, foot: &Point) -> String {
        let mean = foot.1.clone();
        let zero = (Dyadic::zero(), mean);
        let mut drawn = String::new();
        let mut from = self.place(foot);
        if foot.0 < zero.0 {
            drawn += &self.piece(foot, &zero);
            from = self.place(&zero);
        }
        let [x, top] = [from[0], self.up[0] + 8.0];
        drawn += &line(from, [x, top], &style(false));
        let [left, right, low, tip] = [x - 5.0, x + 5.0, top + 7.0, top - 3.0].map(number);
        let x = number(x);
        let _ =
            writeln!(drawn, "<path d=\"M{x} {tip}L{right} {low}L{left} {low}z\" fill=\"{INK}\"/>");
        drawn
    }

    /// The points of a wall with their coordinates on its outer side.
    fn corners<'p>(&self, path: impl Iterator<Item = &'p Point>, player: Player) -> String {
        let (anchor, aside) = match player {
            Player::Left => ("end", -9.0),
            Player::Right => ("start", 9.0),
        };
        let mut drawn = String::new();
        let mut last = f64::INFINITY;
        for point in path {
            let [x, y] = self.place(point);
            let dot = format!("fill=\"{INK}\" stroke=\"{PAPER}\" stroke-width=\"1\"");
            drawn += &circle(x, y, 3.6, &dot);
            // Words keep off the lines and each other, those of lower points being where they
            // belong.
            last = (y - TEXT / 3.0).min(last - APART);
            let [x, y] = [x + aside, last].map(number);
            let _ = writeln!(
                drawn,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{TEXT}\" fill=\"{INK}\" stroke=\"{PAPER}\" \
                 stroke-width=\"3\" paint-order=\"stroke\" text-anchor=\"{anchor}\">{}</text>",
                coordinates(point)
            );
        }
        drawn
    }
}

/// The line of a wall, above 0 or below it.
fn style(below: bool) -> String {
    let dashes = if below { " stroke-dasharray=\"5 4\"" } else { "" };
    format!("stroke=\"{INK}\" stroke-width=\"2.2\" stroke-linecap=\"round\"{dashes}")
}

/// Round numbers between two bounds, so far apart at least.
fn ticks(least: f64, greatest: f64, apart: f64) -> Vec<(f64, String)> {
    let fractions = [3, 2, 1].map(|exponent| Dyadic::new(1, exponent));
    let whole =
        (0..18).flat_map(|power| [1, 2, 5].map(|digit| Dyadic::from(digit * 10i64.pow(power))));
    let mut steps = fractions.into_iter().chain(whole);
    let Some(step) = steps.find(|step| float(step) >= apart) else {
        return Vec::new();
    };
    let length = float(&step);
    let (first, last) = ((least / length).ceil() as i64, (greatest / length).floor() as i64);
    let tick = |index: i64| {
        let value = &Dyadic::from(index) * &step;
        (float(&value), told(&value))
    };
    (first..=last).map(tick).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Budget;
    use crate::partizan::Values;

    fn picture(text: &str) -> Option<String> {
        let (values, mut budget) = (Values::default(), Budget::unlimited());
        let mut games = values.arithmetic(&mut budget);
        let game = games.read(text).unwrap();
        thermograph_picture(text, &games.thermograph(game).unwrap())
    }

    /// The coordinates that are written, each with its place.
    fn corners(picture: &str) -> Vec<(f64, f64, &str)> {
        let written = picture.lines().filter(|line| {
            line.contains("text-anchor=\"end\"") || line.contains("text-anchor=\"start\"")
        });
        let number = |line: &str, name: &str| -> f64 {
            let behind = line.split_once(&format!(" {name}=\"")).unwrap().1;
            behind.split_once('"').unwrap().0.parse().unwrap()
        };
        written
            .map(|line| {
                let text = line.split_once('>').unwrap().1.split_once('<').unwrap().0;
                (number(line, "x"), number(line, "y"), text)
            })
            .collect()
    }

    /// Siegel, *Combinatorial Game Theory*, II.5: a switch, a game whose right wall turns, and
    /// numbers.
    #[test]
    fn walls_have_the_corners_of_the_literature() {
        let texts = |text: &str| {
            let drawn = picture(text).unwrap();
            corners(&drawn).into_iter().map(|(_, _, text)| text.to_string()).collect::<Vec<_>>()
        };
        let switch = ["(3, −1)", "(2, 0)", "(1/2, 3/2)", "(−2, −1)", "(−1, 0)"];
        assert_eq!(texts("{2|-1}"), switch);
        assert_eq!(texts("3"), ["(3, −1)"]);
        assert_eq!(texts("1/2"), ["(1, −1)", "(1/2, −1/2)", "(0, −1)"]);
    }

    #[test]
    fn values_increase_to_the_left_and_temperatures_upwards() {
        let drawn = picture("{4|1||0}").unwrap();
        let corners = corners(&drawn);
        let place = |text: &str| corners.iter().find(|corner| corner.2 == text).unwrap();
        let (stop, foot) = (place("(0, 0)"), place("(1, 1)"));
        assert!(stop.0 > foot.0 && stop.1 > foot.1, "{corners:?}");
        assert!(drawn.contains("stroke-dasharray"), "below 0 the walls are dashed");
        assert!(drawn.contains("mean 1, temperature 1"));
    }

    #[test]
    fn what_is_too_large_is_not_drawn() {
        assert!(picture("{1000000|-1000000}").is_some());
        assert_eq!(picture("{281474976710656|0}"), None);
    }
}
