//! Keys go in, pictures come out.

use nimatron::play::{Game, Opponent, Role, Seat, Setup};
use nimatron::text::Notation;
use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::setup::SetupScreen;
use super::{Flow, Look, Screen};
use crate::play::Manner;
use crate::play::session::Played;

const LOOK: Look = Look { notation: Notation::Unicode, colour: true };

fn manner() -> Manner {
    Manner { notation: Notation::Unicode, save: None }
}

fn game(position: &str, opponent: Opponent) -> Screen {
    let roles = [Role::Person, Role::Machine(opponent)];
    let game = Game::new(position.parse().unwrap(), roles, Seat::FIRST, 1);
    Screen::game(Played::Two(game), &manner())
}

/// Presses keys: characters as they are, `<` `>` `^` `_` for the cursor keys,
/// `~` for Enter, `!` for Escape.
fn press(screen: &mut Screen, keys: &str) -> Flow {
    let mut flow = Flow::Stay;
    for key in keys.chars() {
        let code = match key {
            '<' => KeyCode::Left,
            '>' => KeyCode::Right,
            '^' => KeyCode::Up,
            '_' => KeyCode::Down,
            '~' => KeyCode::Enter,
            '!' => KeyCode::Esc,
            character => KeyCode::Char(character),
        };
        flow = screen.update(KeyEvent::from(code), &manner());
    }
    flow
}

fn picture(screen: &mut Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame, LOOK)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = (0..height).map(|y| {
        let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        row.trim_end().to_string() + "\n"
    });
    rows.collect()
}

fn position(screen: &Screen) -> String {
    match screen {
        Screen::Game(game) => game.session().position().map_or(String::new(), ToString::to_string),
        Screen::Setup(_) => "being set up".into(),
    }
}

#[test]
fn the_first_picture() {
    let mut screen = game("nim: 3, 5, w^2*3+w+7", Opponent::Perfect);
    press(&mut screen, ">_");
    assert_eq!(
        picture(&mut screen, 80, 24),
        "\
Nim, normal play   You against Perfect








                     ● 1
                     ◆◆ 2
                     ■■■■ 4
 ● 1                 [ω]
 ◆◆ 2      ■■■■ 4    [ω²·3]
────────────────────────────────────────────────────────────────────────────────
 1        [2]        3
 3         5→4       ω²·3+ω+7
────────────────────────────────────────────────────────────────────────────────
A turn takes any number of blocks from one pile. Normal play: whoever takes the
last block wins.
Choose a pile with ← →, then what to leave with ↓ or a number, then Enter. Type
? for help.
Your move: leave 4 in pile 2? Enter
h hint  t table  u undo  r redo  : type  ? help  q leave
"
    );
    assert_eq!(
        picture(&mut screen, 40, 20),
        "\
Nim, normal play   You against Perfect

                     ● 1
                     ◆◆ 2
                     ■■■■ 4
 ● 1                 [ω]
 ◆◆ 2      ■■■■ 4    [ω²·3]
────────────────────────────────────────
 1        [2]        3
 3         5→4       ω²·3+ω+7
────────────────────────────────────────
A turn takes any number of blocks from
one pile. Normal play: whoever takes the
last block wins.
Choose a pile with ← →, then what to
leave with ↓ or a number, then Enter.
Type ? for help.
Your move: leave 4 in pile 2? Enter
h hint  t table  u undo  r redo  : type
? help  q leave
"
    );
}

#[test]
fn a_game_is_won_with_the_cursor_keys() {
    let mut screen = game("nim: 1, 3", Opponent::Perfect);
    press(&mut screen, ">1~");
    assert_eq!(position(&screen), "nim: 1, 0");
    press(&mut screen, "_~");
    let over = picture(&mut screen, 80, 24);
    assert!(over.contains("You win!") && over.contains("The game is over."), "{over}");
    press(&mut screen, "u");
    assert_eq!(position(&screen), "nim: 1, 0");
    press(&mut screen, "uu");
    assert_eq!(position(&screen), "nim: 1, 3");
    press(&mut screen, "rr");
    assert_eq!(press(&mut screen, "q"), Flow::Leave);
}

#[test]
fn up_and_down_walk_through_ordinals() {
    let mut screen = game("nim: w+1, w1", Opponent::Perfect);
    let left = |screen: &Screen| match screen {
        Screen::Game(game) => game.left_of(game.pile()).map(ToString::to_string),
        Screen::Setup(_) => None,
    };
    for (keys, expected) in [
        ("_", Some("w")),
        ("_", Some("5")),
        ("_", Some("4")),
        ("^", Some("5")),
        ("^", Some("w")),
        ("^", None),
        ("12", Some("12")),
        ("^", Some("13")),
        ("!", None),
        (">_", Some("e0")),
        ("<", None),
    ] {
        press(&mut screen, keys);
        assert_eq!(left(&screen).as_deref(), expected, "{keys}");
    }
}

#[test]
fn a_typed_move_and_a_wrong_one() {
    let mut screen = game("nim: w+1, w1, e0", Opponent::Perfect);
    press(&mut screen, ":2 e0+x~");
    let wrong = picture(&mut screen, 80, 24);
    assert!(wrong.contains("  | 2 e0+x\n  |      ^"), "{wrong}");
    assert_eq!(position(&screen), "nim: w+1, w1, e0");
    press(&mut screen, ":2 e0+w+1~");
    assert_ne!(position(&screen), "nim: w+1, w1, e0");
    press(&mut screen, ":1 0!");
    let typed = picture(&mut screen, 80, 24);
    assert!(typed.contains("Your move"), "{typed}");
}

#[test]
fn several_piles_in_one_turn() {
    let mut screen = game("nim(piles=2): 1, 2, 3", Opponent::Perfect);
    press(&mut screen, "_>_");
    let chosen = picture(&mut screen, 80, 24);
    assert!(chosen.contains("leave 0 in pile 1, leave 1 in pile 2? Enter"), "{chosen}");
    press(&mut screen, ">_~");
    assert!(picture(&mut screen, 80, 24).contains("Sorry: a turn lowers at most 2 piles."));
}

#[test]
fn the_ladder_the_table_and_the_help() {
    let mut screen = game("nim: 3, 5, 7", Opponent::Perfect);
    for rung in 1..=7 {
        press(&mut screen, "h");
        assert!(picture(&mut screen, 80, 24).contains(&format!("Hint {rung} of 7.")));
    }
    press(&mut screen, "t");
    let table = picture(&mut screen, 80, 24);
    assert!(table.contains("how many") && table.contains("■■■■"), "{table}");
    let narrow = picture(&mut screen, 40, 20);
    assert!(narrow.contains("how many") && !narrow.contains("■■■■"), "{narrow}");
    press(&mut screen, "?");
    assert!(picture(&mut screen, 40, 20).contains("choose a pile"));
    press(&mut screen, "!q");
    assert!(picture(&mut screen, 40, 20).contains("Leave the game?"));
    assert_eq!(press(&mut screen, "n"), Flow::Stay);
    assert_eq!(press(&mut screen, "qy"), Flow::Leave);
}

#[test]
fn a_board_is_drawn_and_moves_are_typed() {
    let mut screen = game("nimbers: (2,3)", Opponent::Perfect);
    let first = picture(&mut screen, 80, 24);
    assert!(first.contains("Nimbers, normal play   You against Perfect"), "{first}");
    assert!(first.contains("3 · ●\n2 · ·\n1 · ·\n  1 2\n"), "{first}");
    assert!(first.contains("type it, such as (2,3) → (0,0)"), "{first}");
    press(&mut screen, "t");
    assert!(picture(&mut screen, 80, 24).contains("worth 2·3 = 1"));
    press(&mut screen, "t(0,3)~");
    assert!(picture(&mut screen, 80, 24).contains("3 is not below 3"));
    press(&mut screen, "?");
    assert!(picture(&mut screen, 80, 24).contains("type a move, then Enter"));
    press(&mut screen, "!(0,0)~");
    assert_eq!(position(&screen), "nimbers: 0");
    assert!(picture(&mut screen, 80, 24).contains("You win!"));
    press(&mut screen, "u");
    assert_eq!(position(&screen), "nimbers: (2,3)");
}

#[test]
fn a_row_longer_than_the_screen() {
    let row: Vec<String> = (1..=30).map(|height| height.to_string()).collect();
    let mut screen = game(&format!("nim: {}", row.join(", ")), Opponent::Perfect);
    assert!(picture(&mut screen, 80, 24).contains("22 more >"));
    press(&mut screen, &">".repeat(14));
    let middle = picture(&mut screen, 80, 24);
    assert!(middle.contains("< 7 more") && middle.contains("15 more >"), "{middle}");
    assert!(middle.contains("[15]"), "{middle}");
}

#[test]
fn a_game_is_set_up() {
    let mut screen = Screen::Setup(SetupScreen::new(Setup::new(1)));
    assert!(picture(&mut screen, 40, 20).contains("> 4 Sleepy"));
    press(&mut screen, "~1");
    press(&mut screen, "3 x~");
    assert!(picture(&mut screen, 80, 24).contains("Sorry: unknown name"));
    screen.update(KeyEvent::from(KeyCode::Backspace), &manner());
    press(&mut screen, "5~");
    assert!(position(&screen).starts_with("nim: "));
    let mut screen = Screen::Setup(SetupScreen::new(Setup::new(1)));
    press(&mut screen, "421");
    assert!(position(&screen).starts_with("nim: "));
}

#[test]
fn control_c_leaves_from_everywhere() {
    for keys in ["", ":1", "?", "q", "h"] {
        let mut screen = game("nim: 3", Opponent::Perfect);
        press(&mut screen, keys);
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(screen.update(key, &manner()), Flow::Leave);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn no_keys_and_no_size_do_harm(
        keys in "[<>^_~!0-9hturn:?wq ,]{0,40}",
        start in prop::sample::select(&[
            "nim: 3, 5, 7", "misere nim: 1, w+3, e0, w1", "nim(max=3): 9, w, 2",
            "nim(piles=2): 1, w^w, 400000, 6", "nim: 99999999999999999999999999",
            "nimbers: (1,3) (4,7) (10,3)", "nimbers: (2,2,3)", "turning(ruler): 3, 8",
        ][..]),
        (width, height) in (1u16..100, 1u16..40),
    ) {
        let mut screen = game(start, Opponent::Sleepy);
        press(&mut screen, &keys);
        picture(&mut screen, width, height);
    }
}
