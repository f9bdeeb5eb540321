//! The rules of each board, as they are told.

use std::slice;

use super::board::{AROUND, BESIDE, Board, Square};
use crate::foundation::move_name::separated;
use crate::foundation::{MoveName, NamePart, Place, Player, Sign};

/// A move: the squares that it is named by, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The squares, in the order in which they are named.
    pub squares: Vec<Square>,
    /// The board after the move.
    pub after: Board,
}

/// The rules of a game on boards.
pub trait Rules: Sync {
    /// The sign on a square of the board that is given by its sides alone.
    fn full(&self, square: Square) -> char;

    /// The moves of a player.
    fn moves(&self, board: &Board, player: Player) -> Vec<Play>;

    /// The parts in which nobody can do anything to another part, each on a board of its own; those
    /// where nobody can move may be left out.
    fn parts(&self, board: &Board) -> Vec<Board>;

    /// The representative of all boards that are equal by symmetry.
    fn representative(&self, board: &Board) -> Board {
        board.clone()
    }

    /// What a move is called.
    fn name(&self, board: &Board, squares: &[Square]) -> MoveName;
}

/// Dominoes on free squares: upright, lying, or both.
fn dominoes(board: &Board, directions: &[(isize, isize)]) -> Vec<Play> {
    let mut moves = Vec::new();
    for first in board.with_sign('.') {
        for step in directions {
            if let Some(second) = board.neighbour(first, *step) {
                if board.sign(second) == '.' {
                    let after = board.with(&[(first, '#'), (second, '#')]);
                    moves.push(Play { squares: vec![first, second], after });
                }
            }
        }
    }
    moves
}

/// Islands of free squares, but those of a single square.
fn free_islands(board: &Board) -> Vec<Board> {
    let islands = board.islands(".", &BESIDE).into_iter();
    islands.filter(|island| island.len() > 1).map(|island| board.only(&island, '#')).collect()
}

fn joined(board: &Board, squares: &[Square], sign: Sign) -> MoveName {
    MoveName::joined(sign, squares.iter().map(|square| board.place(*square)))
}

const UPRIGHT: (isize, isize) = (1, 0);
const LYING: (isize, isize) = (0, 1);

/// Cram: a domino on two free squares that are neighbours.
pub struct Cram;

impl Rules for Cram {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, _: Player) -> Vec<Play> {
        dominoes(board, &[UPRIGHT, LYING])
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        free_islands(board)
    }

    fn representative(&self, board: &Board) -> Board {
        let least = board.around(&['.']).and_then(|board| board.images().into_iter().min());
        least.unwrap_or_else(|| Board::new(1, 1, |_| '#'))
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Dash)
    }
}

/// Domineering: Left puts dominoes upright, Right lying.
pub struct Domineering;

impl Rules for Domineering {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        match player {
            Player::Left => dominoes(board, &[UPRIGHT]),
            Player::Right => dominoes(board, &[LYING]),
        }
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        free_islands(board)
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Dash)
    }
}

/// The signs of the pieces of a player and of those of the opponent.
fn pieces(player: Player) -> (char, char) {
    match player {
        Player::Left => ('x', 'o'),
        Player::Right => ('o', 'x'),
    }
}

/// Clobber: a stone takes a neighbour of the other colour and stands in its place.
pub struct Clobber;

impl Rules for Clobber {
    fn full(&self, (row, column): Square) -> char {
        if (row + column) % 2 == 0 { 'x' } else { 'o' }
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        let (own, other) = pieces(player);
        let mut moves = Vec::new();
        for from in board.with_sign(own) {
            for to in beside(board, &[from]) {
                if board.sign(to) == other {
                    let after = board.with(&[(from, '.'), (to, own)]);
                    moves.push(Play { squares: vec![from, to], after });
                }
            }
        }
        moves
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        let islands = board.islands("xo", &BESIDE).into_iter();
        islands.map(|island| board.only(&island, '.')).collect()
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Step)
    }
}

/// Konane: a stone jumps over one stone of the other colour, or over several in a straight line.
pub struct Konane;

impl Rules for Konane {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        let (own, other) = pieces(player);
        let mut moves = Vec::new();
        for from in board.with_sign(own) {
            for step in BESIDE {
                let (mut at, mut changes) = (from, vec![(from, '.')]);
                let next = |at| board.neighbour(at, step);
                while let Some((over, to)) = next(at).and_then(|over| Some((over, next(over)?))) {
                    if board.sign(over) != other || board.sign(to) != '.' {
                        break;
                    }
                    changes.push((over, '.'));
                    at = to;
                    let after = board.with(&changes).with(&[(to, own)]);
                    moves.push(Play { squares: vec![from, to], after });
                }
            }
        }
        moves
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        let mut reached: Vec<Square> = board.with_sign('x').chain(board.with_sign('o')).collect();
        let mut looked_at = 0;
        // What is reached later may be jumped over by what was reached before.
        while looked_at < reached.len() {
            looked_at = reached.len();
            for from in reached.clone() {
                for step in BESIDE {
                    let Some(over) = board.neighbour(from, step) else { continue };
                    let Some(to) = board.neighbour(over, step) else { continue };
                    let is_new = board.sign(to) == '.' && !reached.contains(&to);
                    if is_new && reached.contains(&over) {
                        reached.push(to);
                    }
                }
            }
        }
        let left_out: Vec<(Square, char)> =
            board.with_sign('.').filter(|at| !reached.contains(at)).map(|at| (at, '#')).collect();
        let board = board.with(&left_out);
        let islands = board.islands("xo.", &BESIDE).into_iter();
        islands.map(|island| board.only(&island, '#')).collect()
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Step)
    }
}

/// The squares beside these, as often as they are beside one.
fn beside<'a>(board: &'a Board, squares: &'a [Square]) -> impl Iterator<Item = Square> + 'a {
    let of = |square: &'a Square| BESIDE.iter().filter_map(|step| board.neighbour(*square, *step));
    squares.iter().flat_map(of)
}

/// The boards after a stone with this sign, on which every group has a free square beside it.
fn stones(board: &Board, sign: char) -> Vec<Play> {
    let mut moves = Vec::new();
    for square in board.with_sign('.') {
        let after = board.with(&[(square, sign)]);
        let mut groups = ["x", "o"]
            .into_iter()
            .flat_map(|colour| after.islands(colour, &BESIDE))
            .collect::<Vec<_>>();
        groups.retain(|group| !beside(&after, group).any(|at| after.sign(at) == '.'));
        if groups.is_empty() {
            moves.push(Play { squares: vec![square], after });
        }
    }
    moves
}

/// NoGo: a stone after which every group has a free square.
pub struct NoGo;

impl Rules for NoGo {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        stones(board, pieces(player).0)
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        let islands = board.islands("xo.", &BESIDE).into_iter();
        islands.map(|island| board.only(&island, '#')).collect()
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Comma)
    }
}

/// NoGo with stones of either colour for both players.
pub struct ImpartialNoGo;

impl Rules for ImpartialNoGo {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, _: Player) -> Vec<Play> {
        let mut moves = stones(board, 'x');
        // The square of an outlined stone is told twice, so that moves differ in their squares.
        moves.extend(stones(board, 'o').into_iter().map(|Play { squares, after }| Play {
            squares: [squares.clone(), squares].concat(),
            after,
        }));
        moves
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        NoGo.parts(board)
    }

    /// The least image of the smallest board around all squares that belong to it, with either
    /// colour as the first.
    fn representative(&self, board: &Board) -> Board {
        let board = board.around(&['x', 'o', '.']).unwrap_or_else(|| Board::new(1, 1, |_| '#'));
        let exchanged = Board::new(board.rows(), board.columns(), |at| match board.sign(at) {
            'x' => 'o',
            'o' => 'x',
            other => other,
        });
        let images = board.images().into_iter().chain(exchanged.images());
        images.min().unwrap_or(board)
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        let sign = if squares.len() == 1 { "x" } else { "o" };
        let place = squares.first().map(|square| board.place(*square).into());
        MoveName::new([sign.into(), Sign::Blank.into()].into_iter().chain(place))
    }
}

/// Rooms of Go whose points all touch the wall.
pub struct GoRooms;

impl GoRooms {
    /// The wall of a room is of the first of these living stones that is beside all of its points.
    fn wall(board: &Board, room: &[Square]) -> Option<char> {
        let touches = |point: &Square, wall: char| {
            beside(board, slice::from_ref(point)).any(|square| board.sign(square) == wall)
        };
        ['X', 'O'].into_iter().find(|wall| room.iter().all(|point| touches(point, *wall)))
    }

    /// What lies between the stones of the owner of a room, each time with whether an opening is beside it.
    fn regions(board: &Board, room: &[Square], wall: char) -> Vec<(Vec<Square>, bool)> {
        let (between, opening) = if wall == 'X' { ("o.", 'O') } else { ("x.", 'X') };
        let regions = board.islands(between, &BESIDE).into_iter();
        let within = regions.filter(|region| region.iter().all(|point| room.contains(point)));
        let with_opening = within.map(|region| {
            let is_open = beside(board, &region).any(|square| board.sign(square) == opening);
            (region, is_open)
        });
        with_opening.collect()
    }
}

impl Rules for GoRooms {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        let (own, other) = pieces(player);
        let mut moves = Vec::new();
        for room in board.islands("xo.", &BESIDE) {
            let Some(wall) = GoRooms::wall(board, &room) else { continue };
            let is_owner = wall.to_ascii_lowercase() == own;
            for (region, is_open) in GoRooms::regions(board, &room, wall) {
                for point in region {
                    let left = match board.sign(point) {
                        '.' if is_owner || is_open => own,
                        sign if sign == other && is_owner && !is_open => '.',
                        _ => continue,
                    };
                    moves.push(Play { squares: vec![point], after: board.with(&[(point, left)]) });
                }
            }
        }
        moves
    }

    /// What lies between stones of the owner of a room, with what is beside it; these stones live.
    fn parts(&self, board: &Board) -> Vec<Board> {
        let mut parts = Vec::new();
        for room in board.islands("xo.", &BESIDE) {
            let Some(wall) = GoRooms::wall(board, &room) else { continue };
            for (region, _) in GoRooms::regions(board, &room, wall) {
                let beside: Vec<Square> = beside(board, &region).collect();
                let is_own = |square: &&Square| board.sign(**square) == wall.to_ascii_lowercase();
                let living: Vec<(Square, char)> =
                    beside.iter().filter(is_own).map(|stone| (*stone, wall)).collect();
                let kept = [region, beside].concat();
                parts.push(board.with(&living).only(&kept, '#'));
            }
        }
        parts
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Comma)
    }
}

/// Fission: a stone splits in two, which go to both sides of it.
pub struct Fission;

impl Rules for Fission {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        let (down, right) = if player == Player::Left { UPRIGHT } else { LYING };
        let mut moves = Vec::new();
        for stone in board.with_sign('x') {
            let sides = [(down, right), (-down, -right)].map(|step| board.neighbour(stone, step));
            if let [Some(one), Some(other)] = sides {
                if [one, other].iter().all(|side| board.sign(*side) == '.') {
                    let after = board.with(&[(stone, '.'), (one, 'x'), (other, 'x')]);
                    moves.push(Play { squares: vec![stone], after });
                }
            }
        }
        moves
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        let islands = board.islands("x.", &BESIDE).into_iter();
        islands.map(|island| board.only(&island, '#')).collect()
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        joined(board, squares, Sign::Comma)
    }
}

/// Amazons: a queen moves over free squares and shoots over free squares.
pub struct Amazons;

/// The squares that a queen of Chess on a square reaches over free ones.
pub(in crate::rulesets) fn reached_by_queen(board: &Board, from: Square) -> Vec<Square> {
    let mut reached = Vec::new();
    for step in AROUND {
        let mut at = from;
        while let Some(next) = board.neighbour(at, step) {
            if board.sign(next) != '.' {
                break;
            }
            reached.push(next);
            at = next;
        }
    }
    reached
}

impl Rules for Amazons {
    fn full(&self, _: Square) -> char {
        '.'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        let (own, _) = pieces(player);
        let mut moves = Vec::new();
        for from in board.with_sign(own) {
            for to in reached_by_queen(board, from) {
                let moved = board.with(&[(from, '.'), (to, own)]);
                for hit in reached_by_queen(&moved, to) {
                    let after = moved.with(&[(hit, '#')]);
                    moves.push(Play { squares: vec![from, to, hit], after });
                }
            }
        }
        moves
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        let islands = board.islands("xo.", &AROUND).into_iter();
        islands.map(|island| board.only(&island, '#')).collect()
    }

    fn name(&self, board: &Board, squares: &[Square]) -> MoveName {
        let place = |square: Square| board.place(square).into();
        match *squares {
            [from, to, hit] => {
                let [step, stroke] = [Sign::Step, Sign::Stroke].map(NamePart::from);
                MoveName::new([place(from), step, place(to), stroke, place(hit)])
            }
            _ => joined(board, squares, Sign::Step),
        }
    }
}

/// Toads and Frogs: a step to an empty square, or a jump over some of the other kind.
#[derive(Clone, Copy, Debug)]
pub struct Toads {
    /// How many of the other kind can be jumped over at once.
    pub jump: usize,
}

impl Toads {
    /// Whether each of these can never move again: it faces the end of the strip or one that can
    /// never move, or it stands in a pair `tf` each of which has behind it as many of its own kind as
    /// can be jumped over, or behind fewer of them the end or one that can never move.
    ///
    /// The end stops everybody. Nobody jumps over one that faces the same way, and a frog that can
    /// never move has none but such before it, so that no toad jumps over it either. Of a pair no
    /// one can jump, because there are too many, or because the square behind the others does not
    /// become empty: their own kind there could only leave backwards.
    fn never_move(&self, strip: &[char]) -> Vec<bool> {
        let mut stuck = vec![false; strip.len()];
        loop {
            let is_wall = |at: Option<usize>| at.is_none_or(|at| stuck.get(at) != Some(&false));
            let is = |at: Option<usize>, sign| at.and_then(|at| strip.get(at)) == Some(&sign);
            let pair = |toad: Option<usize>| {
                let Some(left) = toad else { return false };
                let is_backed = |sign, behind: &dyn Fn(usize) -> Option<usize>| {
                    let run = (1..=self.jump).find(|&back| !is(behind(back), sign));
                    let wall = (1..=self.jump).find(|&back| is_wall(behind(back)));
                    run.is_none_or(|end| wall.is_some_and(|wall| wall <= end))
                };
                is(Some(left), 't')
                    && is(Some(left + 1), 'f')
                    && is_backed('t', &|back| left.checked_sub(back))
                    && is_backed('f', &|back| Some(left + 1 + back))
            };
            let found = (0..strip.len()).find(|&at| {
                let faces_wall = match strip[at] {
                    't' => is_wall(Some(at + 1)) || pair(Some(at)),
                    'f' => is_wall(at.checked_sub(1)) || pair(at.checked_sub(1)),
                    _ => false,
                };
                faces_wall && !stuck[at]
            });
            match found {
                Some(at) => stuck[at] = true,
                None => return stuck,
            }
        }
    }
}

impl Rules for Toads {
    fn full(&self, _: Square) -> char {
        '_'
    }

    fn moves(&self, board: &Board, player: Player) -> Vec<Play> {
        let (own, other, step) = match player {
            Player::Left => ('t', 'f', (0, 1)),
            Player::Right => ('f', 't', (0, -1)),
        };
        let mut moves = Vec::new();
        for from in board.with_sign(own) {
            let mut to = board.neighbour(from, step);
            for _ in 0..self.jump {
                if to.is_some_and(|to| board.sign(to) == other) {
                    to = to.and_then(|to| board.neighbour(to, step));
                }
            }
            if let Some(to) = to.filter(|to| board.sign(*to) == '_') {
                let after = board.with(&[(from, '_'), (to, own)]);
                moves.push(Play { squares: vec![from, to], after });
            }
        }
        moves
    }

    /// The runs between those who can never move.
    fn parts(&self, board: &Board) -> Vec<Board> {
        let strip: Vec<char> = board.squares().map(|square| board.sign(square)).collect();
        let stuck = self.never_move(&strip);
        let mut parts = Vec::new();
        let mut start = 0;
        for end in 0..=strip.len() {
            if end == strip.len() || stuck[end] {
                if end > start {
                    let run = &strip[start..end];
                    parts.push(Board::new(1, run.len(), |(_, column)| run[column]));
                }
                start = end + 1;
            }
        }
        parts
    }

    fn name(&self, _: &Board, squares: &[Square]) -> MoveName {
        let positions = squares.iter().map(|(_, column)| Place::Position(column + 1));
        MoveName::in_part(1, 0, separated(Sign::Arrow, positions))
    }
}
