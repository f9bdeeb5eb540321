//! Positions of Dots and Boxes as they are read and written.
//!
//! A board is `3x3`, or a picture row by row from the top: dots are `o`, lines `-` and `|`, what is
//! not drawn `.`, and in the middle of each box stands whose it is.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::{message, say};

use super::Position;
use super::board::{Board, Border, MOST_LINES};
use crate::foundation::{Convention, Head, Piece, Player};
use crate::rulesets::Solvable;
use crate::rulesets::reading::{read_turn, rows, sides, turn_only, with_turn};

const EXAMPLE: &str = message!("a position looks like dots-and-boxes: 3x3, or o-o.o/|L|../o-o.o");
pub(super) const WORD: &str = "dots-and-boxes";

impl Position {
    /// The position before the first move; `None` if a box would be closed by what is drawn then.
    pub fn start(board: Board, border: Border) -> Option<Position> {
        let drawn = board.border(border)?;
        Some(Position::new(board, board.all() & !drawn, 0, Player::Left))
    }

    /// The rows of the picture, in which dots, lines and boxes have a character each.
    pub(super) fn signs(&self) -> Vec<Vec<char>> {
        let board = self.board();
        let owned = self.owned();
        let sign = |row: usize, column: usize| {
            let drawn =
                |line: u32, sign: char| if self.left() >> line & 1 == 0 { sign } else { '.' };
            match (row % 2, column % 2) {
                (0, 0) => 'o',
                (0, _) => drawn(board.lying(row / 2, column / 2), '-'),
                (_, 0) => drawn(board.standing(row / 2, column / 2), '|'),
                _ => {
                    let number = row / 2 * board.columns() + column / 2;
                    let owner = Player::BOTH.into_iter().find(|&of| owned[of] >> number & 1 == 1);
                    owner.map_or('.', letter)
                }
            }
        };
        let columns = 0..=2 * board.columns();
        (0..=2 * board.rows())
            .map(|row| columns.clone().map(|column| sign(row, column)).collect())
            .collect()
    }

    /// What stands behind the colon.
    pub(super) fn body(&self) -> String {
        let board = self.board();
        let (rows, columns) = (board.rows(), board.columns());
        let is_start = |border: &Border| {
            board.border(*border).is_some_and(|drawn| self.left() == board.all() & !drawn)
        };
        if let Some(border) = Border::ALL.into_iter().find(is_start) {
            return format!("{rows}x{columns} {}", border.word()).trim_end().into();
        }
        let lines = self.signs().into_iter().map(String::from_iter);
        lines.collect::<Vec<String>>().join("/")
    }
}

/// The letter of a player in a box.
pub(super) fn letter(player: Player) -> char {
    match player {
        Player::Left => 'L',
        Player::Right => 'R',
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = format!("{WORD}: {}", self.body());
        f.write_str(&with_turn(Convention::Normal, self.mover(), &game))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let whole = Piece::whole(text);
        let Some((head, body)) = whole.split_once(":") else {
            return refused(say!("expected a ruleset and ':'"), whole);
        };
        let mut head = Head::of(head);
        if head.name.text != WORD {
            return refused(say!("expected the ruleset {}", WORD), head.name);
        }
        if head.convention == Convention::Misere {
            let message = say!("the score decides here: there is no misere play");
            return refused(message, Piece::whole(text.split(':').next().unwrap_or(text)));
        }
        let turn = read_turn(&mut head, || translated(EXAMPLE))?;
        turn_only(head)?;
        Ok(read_body(body.trimmed())?.at_turn(turn))
    }
}

fn refused<T>(message: String, piece: Piece<'_>) -> Result<T, ParseError> {
    Err(ParseError::new(message, piece.trimmed().span()).with_help(translated(EXAMPLE)))
}

fn board(rows: usize, columns: usize, piece: Piece<'_>) -> Result<Board, ParseError> {
    match Board::new(rows, columns) {
        Some(board) => Ok(board),
        None if rows == 0 || columns == 0 => refused(say!("a board has a box at least"), piece),
        None => refused(say!("a board has at most {} lines", MOST_LINES), piece),
    }
}

fn read_body(body: Piece<'_>) -> Result<Position, ParseError> {
    if !body.text.starts_with(|c: char| c.is_ascii_digit()) {
        return read_picture(body);
    }
    let (size, word) = body.text.split_once(char::is_whitespace).unwrap_or((body.text, ""));
    let size = Piece { text: size, start: body.start };
    let Some((rows, columns)) = sides(size) else {
        return refused(say!("expected the number of rows, an x and that of columns"), size);
    };
    let board = board(rows, columns, size)?;
    let word = word.trim();
    let Some(border) = Border::ALL.into_iter().find(|border| border.word() == word) else {
        let word = Piece { text: word, start: body.start + body.text.len() - word.len() };
        return refused(say!("expected icelandic, swedish, or nothing behind the sides"), word);
    };
    match Position::start(board, border) {
        Some(start) => Ok(start),
        None => refused(say!("a single box would be closed before the first move"), body),
    }
}

fn read_picture(body: Piece<'_>) -> Result<Position, ParseError> {
    let lines = rows(body);
    let width = lines[0].text.chars().count();
    if lines.len() % 2 == 0 || lines.len() < 3 || width % 2 == 0 || width < 3 {
        let message = say!("a picture has rows with dots, and between them rows with boxes");
        return refused(message, body);
    }
    let board = board(lines.len() / 2, width / 2, body)?;
    let (mut left, mut owners) = (board.all(), Vec::new());
    for (row, line) in lines.iter().enumerate() {
        if line.text.chars().count() != width {
            return refused(say!("row {} is not as long as the first", row + 1), *line);
        }
        for (column, (at, sign)) in line.text.char_indices().enumerate() {
            let here = Piece { text: &line.text[at..at + sign.len_utf8()], start: line.start + at };
            let mut line = |number: u32, drawn: char| {
                if sign == drawn {
                    left &= !(1 << number);
                }
                sign == drawn || sign == '.'
            };
            let (fits, expected) = match (row % 2, column % 2) {
                (0, 0) => (sign == 'o', say!("expected o for a dot")),
                (0, _) => (
                    line(board.lying(row / 2, column / 2), '-'),
                    say!("expected - for a line that is drawn, or ."),
                ),
                (_, 0) => (
                    line(board.standing(row / 2, column / 2), '|'),
                    say!("expected | for a line that is drawn, or ."),
                ),
                _ => {
                    let owner = Player::BOTH.into_iter().find(|&of| letter(of) == sign);
                    owners.push((owner, here));
                    let expected =
                        say!("expected L or R for whose box it is, or . for an open one");
                    (owner.is_some() || sign == '.', expected)
                }
            };
            if !fits {
                return refused(expected, here);
            }
        }
    }
    let mut of_left = 0;
    for (number, (lines, (owner, here))) in board.boxes().into_iter().zip(owners).enumerate() {
        match (lines & left == 0, owner) {
            (true, Some(Player::Left)) => of_left |= 1 << number,
            (true, Some(Player::Right)) | (false, None) => {}
            (true, None) => {
                return refused(say!("this box is closed: L or R says whose it is"), here);
            }
            (false, Some(_)) => return refused(say!("this box is not closed"), here),
        }
    }
    Ok(Position::new(board, left, of_left, Player::Left))
}

impl Position {
    /// The picture drawn with characters, with the names of rows and columns.
    ///
    /// ```
    /// use nimatron::rulesets::Position;
    /// use nimatron::text::Notation;
    ///
    /// let Position::DotsAndBoxes(position) = "dots-and-boxes: o-o-o/|L|../o-o.o".parse()? else { panic!() };
    /// let drawn = position.characters(Notation::Ascii);
    /// assert_eq!(drawn, " 2 o---o---o\n   | L |\n 1 o---o   o\n   a   b   c\n");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn characters(&self, notation: Notation) -> String {
        drawn(self, notation == Notation::Unicode)
    }
}

fn drawn(position: &Position, unicode: bool) -> String {
    let board = position.board();
    let signs = position.signs();
    let (dot, lying) = if unicode { ('●', '─') } else { ('o', '-') };
    let mut text = String::new();
    for (row, line) in signs.iter().enumerate() {
        let name =
            if row % 2 == 0 { (board.rows() + 1 - row / 2).to_string() } else { String::new() };
        let mut drawn = format!("{name:>2} ");
        for (column, sign) in line.iter().enumerate() {
            let wide = column % 2 == 1;
            let sign = match (sign, row % 2, column % 2) {
                ('o', 0, 0) => dot,
                ('-', ..) => lying,
                ('.', ..) => ' ',
                (letter, ..) => *letter,
            };
            // A box is three characters wide, so that it looks like a square.
            let side = if wide && sign == lying { lying } else { ' ' };
            drawn.extend(wide.then_some(side));
            drawn.push(sign);
            drawn.extend(wide.then_some(side));
        }
        let _ = writeln!(text, "{}", drawn.trim_end());
    }
    let names = (0..=board.columns()).map(|column| board.letter(column).to_string());
    let _ = writeln!(text, "   {}", names.collect::<Vec<_>>().join("   "));
    text
}
