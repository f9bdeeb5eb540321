//! What the things on the table look like, drawn around the point (0, 0).
//!
//! They are solid: wood, ivory, chocolate, metal. So they stay as they are on dark ground, and need
//! neither gradients nor patterns, whose names would have to be different on one page.

use crate::foundation::Player;
use crate::rulesets::figure::Thing;

/// A square of a board, of the wood of the table.
const SQUARE: &str =
    r##"<path d="M-18-18h36v36h-36z" fill="#e7cb9b" stroke="#a9814b" stroke-width=".8"/>"##;
const GONE: &str = r##"<path d="M-14-14h28v28h-28z" fill="none" stroke="#a9814b" stroke-opacity=".35" stroke-dasharray="2 4"/>"##;
const DOMINO: &str = r##"<path d="M-18-18h36v36h-36z" fill="#8d6a3f" stroke="#a9814b" stroke-width=".8"/><rect x="-16" y="-16.5" width="32" height="32" rx="5" fill="#f6eedb" stroke="#6b5130" stroke-width="1.2"/><path d="M-12 12.5h24" stroke="#d9c7a1" stroke-width="2.4" stroke-linecap="round"/><circle r="3.6" fill="#3a2f22"/>"##;
const BURNT: &str = r##"<path d="M-18-18h36v36h-36z" fill="#3d3229" stroke="#a9814b" stroke-width=".8"/><path d="M-8 8L7-7M2-8l6 0 0 6M-9 4l5 5" fill="none" stroke="#e6a15c" stroke-width="2.2" stroke-linecap="round"/>"##;
const CHOCOLATE: &str = r##"<rect x="-17.2" y="-17.2" width="34.4" height="34.4" rx="4" fill="#5a3720" stroke="#36200f"/><rect x="-11.5" y="-11.5" width="23" height="23" rx="3" fill="#704729"/><path d="M-15-12.5v-1.5q0-1 1-1h27" fill="none" stroke="#a8774d" stroke-width="2" stroke-linecap="round"/>"##;
const POISON: &str = r##"<rect x="-17.2" y="-17.2" width="34.4" height="34.4" rx="4" fill="#4c5a22" stroke="#2b3510"/><path d="M-10 7.5L10 12.5M10 7.5L-10 12.5" stroke="#f6eedb" stroke-width="2.6" stroke-linecap="round"/><path d="M-8.5-3.5a8.5 8.5 0 1 1 17 0c0 3-1.7 5-3.7 6v3.5h-9.6v-3.5c-2-1-3.7-3-3.7-6z" fill="#f6eedb" stroke="#2b3510"/><circle cx="-3.4" cy="-3" r="2.2" fill="#2b3510"/><circle cx="3.4" cy="-3" r="2.2" fill="#2b3510"/>"##;
const DARK_STONE: &str = r##"<ellipse cy="1.5" rx="13" ry="12.8" fill="#0004"/><circle r="12.6" fill="#2d2823" stroke="#14110e"/><ellipse cx="-4" cy="-5" rx="4.5" ry="3" fill="#fff" fill-opacity=".28"/>"##;
const LIGHT_STONE: &str = r##"<ellipse cy="1.5" rx="13" ry="12.8" fill="#0004"/><circle r="12.6" fill="#fbf6ea" stroke="#7d6f58" stroke-width="1.2"/><path d="M5.5 7a9 9 0 0 0 3.3-6" fill="none" stroke="#cdbf9f" stroke-width="2.2" stroke-linecap="round"/>"##;
/// A crown on a base: the colours of what is filled and of its outline are put in.
const CROWN: &str = r##"<path d="M-10.5 12.5h21M-9 9.5L-12-5l6.5 5L0-11 5.5 0 12-5 9 9.5z" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" "##;
const TOAD: &str = r##"<path d="M-13 9c-2-9 4-15 12-15 9 0 14 5 14 10 0 4-4 6.5-9 6.5h-9z" fill="#8a5a2c" stroke="#4d3014" stroke-width="1.2"/><path d="M-12.5 11q5-5 9-1M1 11q4-4 8-.5" fill="none" stroke="#4d3014" stroke-width="2" stroke-linecap="round"/><circle cx="5" cy="-7" r="4.4" fill="#f6eedb" stroke="#4d3014"/><circle cx="6.5" cy="-7" r="1.9" fill="#241a10"/><path d="M13 1.5q-4 3-7 1" fill="none" stroke="#4d3014" stroke-width="1.2" stroke-linecap="round"/><circle cx="-6" cy="1" r="1.8" fill="#6b4420"/><circle cx="-1" cy="4" r="1.5" fill="#6b4420"/>"##;
const FROG: &str = r##"<path d="M13 9c2-9-4-15-12-15-9 0-14 5-14 10 0 4 4 6.5 9 6.5h9z" fill="#5c9b45" stroke="#2c5420" stroke-width="1.2"/><path d="M12.5 11q-5-5-9-1M-1 11q-4-4-8-.5" fill="none" stroke="#2c5420" stroke-width="2" stroke-linecap="round"/><circle cx="-5" cy="-7" r="4.4" fill="#f6eedb" stroke="#2c5420"/><circle cx="-6.5" cy="-7" r="1.9" fill="#14240e"/><path d="M-13 1.5q4 3 7 1" fill="none" stroke="#2c5420" stroke-width="1.2" stroke-linecap="round"/><path d="M3-2q4 1 6 5" fill="none" stroke="#a9d491" stroke-width="1.8" stroke-linecap="round"/>"##;
const ELEPHANT: &str = r##"<path d="M-14 11.5V-1c0-6 4.5-9.5 11-9.5 3 0 5 .6 6.5 1.6 5.5-1.2 10 2 10 7.4V8q0 2.5 3 2.5v2.5q-6 .5-6-4.5V3L6 3.8v7.7H1V6.5h-6v5h-5z" fill="#8b97a3" stroke="#3d4750" stroke-width="1.2" stroke-linejoin="round"/><path d="M1.5-6.5q-6 2.5-3.5 9 5.5 .5 7-5z" fill="#a9b4be" stroke="#3d4750" stroke-width="1"/><path d="M8.5 3q1.5 3 4 2.5" fill="none" stroke="#fbf6ea" stroke-width="2" stroke-linecap="round"/><circle cx="9" cy="-3.5" r="1.4" fill="#1f262c"/><path d="M-14-1q-3 2-2 6" fill="none" stroke="#3d4750" stroke-width="1.4" stroke-linecap="round"/>"##;
const RHINO: &str = r##"<path d="M-13-1.5l-3.5-8.5 7.5 5z" fill="#fbf6ea" stroke="#4a4238" stroke-linejoin="round"/><path d="M14 11.5V0c0-5.5-4-9-10.5-9-3 0-5 1-7 2.5-2.5-.5-5 .2-6.5 2l-5 4.5q-1.5 3.5 1.5 5 3.5 1 6.5-.5l.5 7h4.8V6.5h6.7v5h5z" fill="#a08f78" stroke="#4a4238" stroke-width="1.2" stroke-linejoin="round"/><path d="M-5.5-6l.5-5.5 4 4z" fill="#a08f78" stroke="#4a4238" stroke-linejoin="round"/><circle cx="-8.5" cy="-1" r="1.4" fill="#241f18"/><path d="M1-8.5q-2.5 6 0 11M14-1q3 2 2 6" fill="none" stroke="#4a4238" stroke-width="1.2" stroke-linecap="round"/>"##;
/// A pawn on a base, whose colours are put in as for the crown.
const PAWN: &str = r##"<path d="M-9 13.5V10q0-1.5 2.5-2Q-2.5 4-3.6-1.5H-6V-4h2.6a5.8 5.8 0 1 1 6.8 0H6v2.5H3.6Q2.5 4 6.5 8 9 8.5 9 10v3.5z" stroke-width="1.4" stroke-linejoin="round" "##;
const COIN: &str = r##"<ellipse cy="1.5" rx="12.5" ry="12.5" fill="#0004"/><circle r="12.2" fill="#d9a83a" stroke="#7c5a12" stroke-width="1.2"/><circle r="8.6" fill="none" stroke="#9a7420" stroke-width="1.2"/><path d="M-6.5-5a8.5 8.5 0 0 1 5-3" fill="none" stroke="#fff3c9" stroke-width="1.8" stroke-linecap="round"/>"##;
const DOLLAR: &str = r##"<ellipse cy="1.5" rx="14" ry="14" fill="#0004"/><circle r="13.8" fill="#dfe3e6" stroke="#5a6269" stroke-width="1.4"/><circle r="10.5" fill="none" stroke="#8d969c" stroke-width="1.2"/><path d="M4-4.5c-1.5-2-8-2-8 1.2S4-.2 4 3.2-3.5 6.7-4.5 4.2M0-8.5v17" fill="none" stroke="#2f363b" stroke-width="1.8" stroke-linecap="round"/>"##;
const CROSS: &str = r##"<path d="M-9-8.5Q-2 1 9.5 8.5M9-9Q1-1-9.5 9" fill="none" stroke="#3f6fa6" stroke-width="3.6" stroke-linecap="round"/>"##;
const PIN: &str = r##"<path d="M0-16.5c4.4 0 5.8 5 4 9.5-1.6 4 4.8 8 4.8 14.5 0 6-3.3 9-8.8 9s-8.8-3-8.8-9c0-6.5 6.4-10.5 4.8-14.5-1.8-4.5-.4-9.5 4-9.5z" fill="#fbf6ea" stroke="#6b5130" stroke-width="1.3"/><path d="M-4.6-5.2h9.2M-4.9-2.2h9.8" stroke="#b3332a" stroke-width="1.7"/><path d="M5 12.5q1.6-2 1.5-5" fill="none" stroke="#d9c7a1" stroke-width="1.8" stroke-linecap="round"/>"##;
const COUNTER: &str = r##"<ellipse cy="1.5" rx="12.5" ry="12.5" fill="#0004"/><circle r="12.2" fill="#c58b4c" stroke="#6b4520" stroke-width="1.2"/><circle r="8" fill="#d6a265" stroke="#8d6030"/>"##;

/// The elements of a thing.
pub(super) fn art(thing: Thing) -> String {
    let coloured = |art: &str, player: Player| match player {
        Player::Left => format!("{art}fill=\"#2d2823\" stroke=\"#14110e\"/>"),
        Player::Right => format!("{art}fill=\"#fbf6ea\" stroke=\"#4d3f2b\"/>"),
    };
    match thing {
        Thing::Square => SQUARE.into(),
        Thing::Gone => GONE.into(),
        Thing::Domino => DOMINO.into(),
        Thing::Burnt => BURNT.into(),
        Thing::Chocolate => CHOCOLATE.into(),
        Thing::Poison => POISON.into(),
        Thing::Stone(Player::Left) => DARK_STONE.into(),
        Thing::Stone(Player::Right) => LIGHT_STONE.into(),
        Thing::Amazon(player) => coloured(CROWN, player),
        Thing::Queen => format!("{CROWN}fill=\"#a2402b\" stroke=\"#4f1a0f\"/>"),
        Thing::Pawn(player) => coloured(PAWN, player),
        Thing::Tile(player) => tile(player),
        Thing::Elephant => ELEPHANT.into(),
        Thing::Rhino => RHINO.into(),
        Thing::Toad => TOAD.into(),
        Thing::Frog => FROG.into(),
        Thing::Coin => COIN.into(),
        Thing::Dollar => DOLLAR.into(),
        Thing::Cross => CROSS.into(),
        Thing::Pin => PIN.into(),
        Thing::Counter => COUNTER.into(),
    }
}

/// A domino that stands on its end: each half has the colour of whom it belongs to.
fn tile(player: Option<Player>) -> String {
    let [dark, light] = [("#2d2823", "#fbf6ea"), ("#fbf6ea", "#2d2823")];
    let halves = match player {
        Some(Player::Left) => [dark, dark],
        Some(Player::Right) => [light, light],
        None => [dark, light],
    };
    let half = |(fill, dots): (&str, &str), turn: &str| {
        format!(
            "<g{turn}><path d=\"M-8.5 0v-12q0-3.5 3.5-3.5h10q3.5 0 3.5 3.5v12z\" fill=\"{fill}\" stroke=\"#4d3f2b\"/>\
             <circle cx=\"-3.5\" cy=\"-11\" r=\"1.6\" fill=\"{dots}\"/>\
             <circle cx=\"3.5\" cy=\"-5\" r=\"1.6\" fill=\"{dots}\"/></g>"
        )
    };
    format!("{}{}", half(halves[0], ""), half(halves[1], " transform=\"rotate(180)\""))
}
