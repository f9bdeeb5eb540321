//! The screen drawn.

use nimatron::Ordinal;
use nimatron::nim::Piles;
use nimatron::play::shortened;
use nimatron::render::text::wrap;
use nimatron::text::Notation;
use nimatron::text::language::translated;
use nimatron::{message, say};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Position as Place, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Widget};

use super::setup::SetupScreen;
use super::state::{GameScreen, Sheet};
use super::tower::{self, Row, tower};
use crate::play::words::{position_line, rules};

/// How things are shown.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// How ordinals are written; without Unicode nothing else is either.
    pub notation: Notation,
    /// Whether colours help. Nothing is said by colour alone.
    pub colour: bool,
}

/// One for each sign of a power, told apart also by those who see few colours.
const COLOURS: [Color; 8] = [
    Color::Yellow,
    Color::Cyan,
    Color::Magenta,
    Color::Green,
    Color::LightRed,
    Color::LightBlue,
    Color::LightYellow,
    Color::LightCyan,
];

/// The table stands beside the piles from this width on.
const WIDE: u16 = 64;

const HELP: &[(&str, &str)] = &[
    (message!("left right"), message!("choose a pile")),
    (message!("down up"), message!("leave fewer, leave more")),
    (message!("0 to 9"), message!("leave so many")),
    ("Enter", message!("make the move")),
    ("", message!("(of several piles, where allowed)")),
    ("Esc", message!("choose again")),
    ("h", message!("a hint; again for a stronger one")),
    ("t", message!("the table of powers of two")),
    ("u  r", message!("take back; play again")),
    ("v", message!("where the game was won and lost so far")),
    (":", message!("type a move, such as 3 2 or 3: w+1")),
    ("", message!("(pile 3, of which 2 or w+1 is left)")),
    ("PgUp PgDn", message!("scroll what is told")),
    ("q", message!("leave")),
];

/// The keys where there are no piles.
const HELP_WITH_TYPED_MOVES: &[(&str, &str)] = &[
    (":", message!("type a move, then Enter")),
    ("Esc", message!("type no move")),
    ("h", message!("a hint; again for a stronger one")),
    ("t", message!("the table")),
    ("u  r", message!("take back; play again")),
    ("v", message!("where the game was won and lost so far")),
    ("PgUp PgDn", message!("scroll what is told")),
    ("q", message!("leave")),
];

impl Look {
    /// Colours unless `NO_COLOR` is set.
    pub fn from_environment(notation: Notation) -> Look {
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Look { notation, colour: !forbidden }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    fn of_power(self, power: Option<usize>) -> Style {
        match power {
            Some(power) => self.coloured(COLOURS[power % COLOURS.len()]),
            None => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    fn rule(self) -> &'static str {
        if self.notation == Notation::Ascii { "-" } else { "─" }
    }
}

/// Draws as much of a widget as there is room for: in a tiny window a place may
/// lie outside.
fn put(frame: &mut Frame<'_>, widget: impl Widget, place: Rect) {
    let seen = place.intersection(frame.area());
    if !seen.is_empty() {
        frame.render_widget(widget, seen);
    }
}

/// Draws the questions before a game.
pub fn draw_setup(frame: &mut Frame<'_>, screen: &SetupScreen, look: Look) {
    let area = frame.area();
    let width = usize::from(area.width.saturating_sub(4)).max(1);
    let mut lines = vec![say!("Nim"), String::new()];
    if let Some(position) = screen.setup().position() {
        lines.extend(wrap(&rules(position), width));
        lines.push(position_line(position, look.notation));
        lines.push(String::new());
    }
    lines.extend(wrap(&screen.question(), width));
    lines.push(String::new());
    let mut styled: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
    styled[0] = styled[0].clone().style(Style::new().add_modifier(Modifier::BOLD));
    let (choices, selected) = screen.choices();
    for (index, choice) in choices.into_iter().enumerate() {
        let marked = index == selected;
        let sign = if marked { '>' } else { ' ' };
        let style =
            if marked { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        styled.push(Line::styled(format!("{sign} {} {choice}", index + 1), style));
    }
    let mut cursor = None;
    let mut keys = say!("a number, or up, down and Enter; q leaves");
    if let Some((line, complaint)) = screen.line() {
        let (text, column) = line.window(width.saturating_sub(2));
        cursor = Some((column + 2, styled.len()));
        styled.push(Line::from(format!("> {text}")));
        styled.push(Line::default());
        let complaint = complaint.map(|complaint| wrap(complaint, width)).unwrap_or_default();
        styled.extend(complaint.into_iter().map(Line::from));
        keys = say!("Enter when it is done; Esc leaves");
    }
    let [_, body, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
            .areas(area);
    let body = Rect { x: 2.min(area.width), width: area.width.saturating_sub(2), ..body };
    put(frame, Paragraph::new(styled), body);
    put(frame, Paragraph::new(format!("  {keys}")), foot);
    if let Some((x, y)) = cursor {
        frame.set_cursor_position(Place::new(body.x + x as u16, body.y + y as u16));
    }
}

/// Draws a game.
pub fn draw_game(frame: &mut Frame<'_>, screen: &mut GameScreen, look: Look) {
    let area = frame.area();
    let width = usize::from(area.width).max(1);
    let keys = wrap(&keys(screen), width);
    let told: Vec<String> =
        screen.remarks().iter().flat_map(|remark| remark.lines(width)).collect();
    let panel = room_to_tell(screen, area, told.len(), keys.len());
    let [head, board, panel, status, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(5),
        Constraint::Length(panel),
        Constraint::Length(1),
        Constraint::Length(keys.len() as u16),
    ])
    .areas(area);
    put(frame, Paragraph::new(title(screen, width, look)).style(bold()), head);
    match screen.sheet() {
        Some(sheet) => draw_sheet(frame, board, sheet, screen),
        None => draw_board(frame, board, screen, look),
    }
    let on_help = screen.sheet() == Some(Sheet::Help);
    draw_told(frame, panel, &told, screen, look, !on_help);
    draw_status(frame, status, screen);
    put(frame, Paragraph::new(keys.join("\n")), foot);
}

/// The height of what is told, its rule included: the piles come first, and
/// what somebody has asked to see before that which was told earlier.
fn room_to_tell(screen: &GameScreen, area: Rect, told: usize, keys: usize) -> u16 {
    const PILES: usize = 8;
    const LEAST: usize = 4;
    let height = usize::from(area.height).saturating_sub(3 + keys);
    let most = match screen.sheet() {
        Some(Sheet::Help) => return 1,
        _ if screen.table() && !screen.is_over() => height / 4,
        _ => height.saturating_sub(PILES),
    };
    (told.clamp(LEAST, most.max(LEAST)) + 1) as u16
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn keys(screen: &GameScreen) -> String {
    if screen.typing().is_some() {
        say!("Enter plays it  Esc stops")
    } else if screen.is_over() {
        say!("n new game  u undo  q leave")
    } else {
        say!("h hint  t table  u undo  r redo  : type  ? help  q leave")
    }
}

fn title(screen: &GameScreen, width: usize, look: Look) -> String {
    let rules = screen.session().name_of_rules();
    let whole = format!("{rules}   {}", screen.session().players());
    let fits = whole.chars().count() <= width;
    if fits { whole } else { shortened(&rules, width, look.notation) }
}

fn draw_board(frame: &mut Frame<'_>, area: Rect, screen: &GameScreen, look: Look) {
    let Some(position) = screen.session().nim() else {
        let shown = if screen.table() { table(screen, area) } else { drawn(screen, area) };
        return draw_lines(frame, area, shown);
    };
    let piles = position.piles();
    if !screen.table() {
        return draw_piles(frame, area, piles, screen, look);
    }
    if area.width < WIDE {
        return draw_lines(frame, area, table(screen, area));
    }
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(54), Constraint::Percentage(46)])
            .spacing(1)
            .areas(area);
    draw_piles(frame, left, piles, screen, look);
    draw_lines(frame, right, table(screen, right));
}

/// The table of the position.
fn table(screen: &GameScreen, area: Rect) -> Vec<String> {
    screen.session().table().tables().lines(usize::from(area.width).max(1))
}

/// The position where there are no piles.
fn drawn(screen: &GameScreen, area: Rect) -> Vec<String> {
    screen.session().drawn(usize::from(area.width).max(1))
}

/// As many lines as there is room for.
fn draw_lines(frame: &mut Frame<'_>, area: Rect, mut lines: Vec<String>) {
    let room = usize::from(area.height);
    if lines.len() > room {
        let hidden = lines.len() - room + 1;
        lines.truncate(room.saturating_sub(1));
        lines.push(say!("({} more lines need a larger window)", hidden));
    }
    put(frame, Paragraph::new(lines.join("\n")), area);
}

/// The piles side by side as far as they fit, around the marked one.
fn draw_piles(frame: &mut Frame<'_>, area: Rect, piles: &Piles, screen: &GameScreen, look: Look) {
    let across = (usize::from(area.width) / tower::WIDTH).max(1);
    let first = (screen.pile() + 1).saturating_sub(across).min(piles.len().saturating_sub(across));
    let first = if screen.pile() < across { 0 } else { first };
    let last = (first + across).min(piles.len());
    let [towers, ground, names, heights] = Layout::vertical([
        Constraint::Min(1),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    let width = usize::from(area.width);
    put(frame, Paragraph::new(look.rule().repeat(width)), ground);
    let mut column = Rect { width: tower::WIDTH as u16, ..towers };
    for pile in first..last {
        let height = piles.height(pile);
        let left = screen.left_of(pile);
        draw_tower(frame, column, left.unwrap_or(&height), look);
        let marked = pile == screen.pile() && !screen.is_over();
        draw_name(frame, Rect { y: names.y, height: 1, ..column }, pile, marked);
        let style = if left.is_some() { bold() } else { Style::new() };
        let text = height_label(&height, left, look.notation);
        let place = Rect { y: heights.y, height: 1, width: column.width - 1, ..column };
        put(frame, Paragraph::new(text).alignment(Alignment::Left).style(style), place);
        column.x += tower::WIDTH as u16;
        column.width = column.width.min(area.right().saturating_sub(column.x));
    }
    draw_more(frame, ground, first, piles.len() - last);
}

/// How many piles are out of sight on either side.
fn draw_more(frame: &mut Frame<'_>, ground: Rect, before: usize, after: usize) {
    if before > 0 {
        put(frame, Paragraph::new(say!("< {} more", before) + " "), ground);
    }
    if after > 0 {
        let text = Paragraph::new(String::from(" ") + &*say!("{} more >", after))
            .alignment(Alignment::Right);
        put(frame, text, ground);
    }
}

fn draw_tower(frame: &mut Frame<'_>, area: Rect, height: &Ordinal, look: Look) {
    let rows = tower(height, usize::from(area.height), look.notation);
    for (index, row) in rows.into_iter().enumerate() {
        let y = area.bottom().saturating_sub(1 + index as u16);
        let Row { blocks, label, power } = row;
        let line = Line::from(vec![
            Span::raw(" "),
            Span::styled(blocks, look.of_power(power)),
            Span::raw(" "),
            Span::raw(label),
        ]);
        put(frame, line, Rect { y, height: 1, ..area });
    }
}

fn draw_name(frame: &mut Frame<'_>, area: Rect, pile: usize, marked: bool) {
    let (text, style) = if marked {
        (format!("[{}]", pile + 1), Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD))
    } else {
        (format!(" {} ", pile + 1), Style::new())
    };
    put(frame, Line::from(Span::styled(text, style)), area);
}

/// `7`, or `7→2` where 2 is to be left.
fn height_label(height: &Ordinal, left: Option<&Ordinal>, notation: Notation) -> String {
    const ROOM: usize = tower::WIDTH - 2;
    let height = height.to_text(notation);
    let Some(left) = left.map(|left| left.to_text(notation)) else {
        return format!(" {}", shortened(&height, ROOM, notation));
    };
    let arrow = if notation == Notation::Ascii { "->" } else { "→" };
    let whole = format!("{height}{arrow}{left}");
    if whole.chars().count() <= ROOM {
        return format!(" {whole}");
    }
    format!(" {arrow}{}", shortened(&left, ROOM - arrow.chars().count(), notation))
}

fn draw_sheet(frame: &mut Frame<'_>, area: Rect, sheet: Sheet, screen: &GameScreen) {
    let width = usize::from(area.width).max(1);
    let lines: Vec<String> = match sheet {
        Sheet::Leaving => vec!["".into(), say!("Leave the game? y: yes, any other key: no")],
        Sheet::Help => {
            let rules = screen.session().rules();
            let help = match screen.session().nim() {
                Some(_) => HELP,
                None => HELP_WITH_TYPED_MOVES,
            };
            let help = help
                .iter()
                .map(|(key, does)| format!("{:<12}{}", translated(key), translated(does)));
            help.chain([String::new(), rules]).collect()
        }
    };
    let lines: Vec<String> = lines.iter().flat_map(|line| wrap(line, width)).collect();
    let room = usize::from(area.height);
    let scroll = screen.scroll.min(lines.len().saturating_sub(room));
    let shown = lines.into_iter().skip(scroll).take(room).collect::<Vec<_>>();
    put(frame, Paragraph::new(shown.join("\n")), area);
}

/// What is told, below a rule that says whether there is more.
fn draw_told(
    frame: &mut Frame<'_>,
    area: Rect,
    told: &[String],
    screen: &mut GameScreen,
    look: Look,
    scrolls: bool,
) {
    let room = usize::from(area.height.saturating_sub(1));
    let hidden = told.len().saturating_sub(room);
    if scrolls {
        screen.scroll = screen.scroll.min(hidden);
    }
    let scroll = if scrolls { screen.scroll } else { 0 };
    let mut block = Block::new().borders(Borders::TOP);
    if look.notation == Notation::Ascii {
        block = block.border_set(ratatui::symbols::border::Set {
            horizontal_top: "-",
            ..ratatui::symbols::border::PLAIN
        });
    }
    if hidden > scroll {
        block = block
            .title_top(Line::from(format!(" {} ", say!("PgDn: more"))).alignment(Alignment::Right));
    } else if hidden > 0 {
        block = block
            .title_top(Line::from(format!(" {} ", say!("PgUp: back"))).alignment(Alignment::Right));
    }
    let shown: Vec<&str> = told.iter().skip(scroll).take(room).map(String::as_str).collect();
    put(frame, Paragraph::new(shown.join("\n")).block(block), area);
}

fn draw_status(frame: &mut Frame<'_>, area: Rect, screen: &GameScreen) {
    let width = usize::from(area.width);
    let Some(line) = screen.typing() else {
        let status = shortened(&screen.status(), width, Notation::Unicode);
        put(frame, Paragraph::new(status).style(bold()), area);
        return;
    };
    let (text, column) = line.window(width.saturating_sub(2).max(1));
    put(frame, Paragraph::new(format!(": {text}")), area);
    let x = (area.x + 2 + column as u16).min(area.right().saturating_sub(1));
    frame.set_cursor_position(Place::new(x, area.y));
}
