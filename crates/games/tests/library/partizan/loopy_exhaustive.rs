//! An oracle for the question whether a loopy game is equal to a stopper: all graphs are tried whose
//! nodes are followers of the game and in which no option is dominated or reversible.

use nimatron::foundation::Player;

use crate::partizan::loopy_play::Play;

/// Sets of options that are tried for one player at one position; more are too many.
const MOST_SETS: usize = 64;
/// Graphs that are tried; more are too many.
const MOST_GRAPHS: usize = 5_000;

/// The options of Left and of Right, as indices of classes.
type Sides = [Vec<usize>; 2];

/// A game, of which followers that are equal form a class.
struct Search<'p> {
    play: &'p mut Play,
    favoured: Player,
    /// A follower from each class; that of the game is the first.
    classes: Vec<usize>,
    /// Whether the class of the first index is at least that of the second.
    at_least: Vec<Vec<bool>>,
    /// The options that each class may have in a canonical form, once they are asked for.
    choices: Vec<Option<[Vec<Vec<usize>>; 2]>>,
    graphs: usize,
}

/// Whether a position is equal to a stopper; `None` if there are too many graphs to try.
///
/// That every follower of a side is equal to a follower of the game is taken for granted here, and
/// confirmed for each side that is found by `loopy_play::confirm`.
pub fn has_side(play: &mut Play, of: usize, favoured: Player) -> Option<bool> {
    let mut classes: Vec<usize> = Vec::new();
    for place in play.followers(of) {
        if !classes.iter().any(|&class| play.is_equal(class, place, favoured)) {
            classes.push(place);
        }
    }
    let row = |&x: &usize| classes.iter().map(|&y| play.is_at_least(x, y, favoured)).collect();
    let at_least = classes.iter().map(row).collect();
    let choices = vec![None; classes.len()];
    let mut search = Search { play, favoured, classes, at_least, choices, graphs: 0 };
    let mut chosen = vec![None; search.classes.len()];
    search.try_all(&mut chosen, vec![0])
}

impl Search<'_> {
    /// Whether x is at least as good as y for a player.
    fn prefers(&self, player: Player, x: usize, y: usize) -> bool {
        match player {
            Player::Left => self.at_least[x][y],
            Player::Right => self.at_least[y][x],
        }
    }

    /// Whether a class stays the same if a player has these options in it instead.
    fn may_have(&mut self, class: usize, player: Player, options: Vec<usize>) -> bool {
        let original = self.classes[class];
        let mut sides = Player::BOTH.map(|player| self.play.options(original, player).to_vec());
        sides[player as usize] = options;
        let changed = self.play.push(sides);
        let same = self.play.is_equal(changed, original, self.favoured);
        self.play.pop();
        same
    }

    /// The sets of options of a player that a class may have, none of them dominated.
    fn sets(&mut self, class: usize, player: Player) -> Option<Vec<Vec<usize>>> {
        let mut sets = vec![Vec::new()];
        for option in 0..self.classes.len() {
            let mut with = self.play.options(self.classes[class], player).to_vec();
            with.push(self.classes[option]);
            if !self.may_have(class, player, with) {
                continue;
            }
            for index in 0..sets.len() {
                let comparable =
                    |&other: &usize| self.at_least[option][other] || self.at_least[other][option];
                if !sets[index].iter().any(comparable) {
                    sets.push([&sets[index][..], &[option]].concat());
                }
            }
            if sets.len() > MOST_SETS {
                return None;
            }
        }
        sets.retain(|set| {
            let options = set.iter().map(|&option| self.classes[option]).collect();
            self.may_have(class, player, options)
        });
        Some(sets)
    }

    /// Whether the graph so far has a reversible option, or can be played for ever.
    fn is_refuted(&self, chosen: &[Option<Sides>]) -> bool {
        let sides = |class: usize, player: Player| {
            chosen[class].iter().flat_map(move |sides| sides[player as usize].iter().copied())
        };
        let reversible = |class: usize| {
            Player::BOTH.into_iter().any(|player| {
                let replies =
                    sides(class, player).flat_map(|option| sides(option, player.opponent()));
                replies.into_iter().any(|reply| self.prefers(player, class, reply))
            })
        };
        // Positions and movers from which play ends, found backwards from the ends.
        let states =
            || (0..chosen.len()).flat_map(|class| Player::BOTH.map(|mover| (class, mover)));
        let mut ends = vec![[false; 2]; chosen.len()];
        for _ in 0..2 * chosen.len() {
            for (class, mover) in states() {
                ends[class][mover as usize] =
                    sides(class, mover).all(|to| ends[to][mover.opponent() as usize]);
            }
        }
        (0..chosen.len()).any(reversible) || ends.iter().flatten().any(|ends| !ends)
    }

    /// Whether a graph that agrees with what is chosen, and has nodes for these classes too, is a
    /// stopper equal to the game.
    fn try_all(&mut self, chosen: &mut Vec<Option<Sides>>, mut open: Vec<usize>) -> Option<bool> {
        while open.last().is_some_and(|&class| chosen[class].is_some()) {
            open.pop();
        }
        let Some(class) = open.pop() else { return Some(self.is_equal(chosen)) };
        self.graphs += 1;
        if self.graphs > MOST_GRAPHS {
            return None;
        }
        if self.choices[class].is_none() {
            let [left, right] = Player::BOTH.map(|player| self.sets(class, player));
            self.choices[class] = Some([left?, right?]);
        }
        let [left, right] = self.choices[class].clone()?;
        for (left, right) in
            left.iter().flat_map(|left| right.iter().map(move |right| (left, right)))
        {
            chosen[class] = Some([left.clone(), right.clone()]);
            if !self.is_refuted(chosen) {
                let open = [&open[..], left, right].concat();
                if self.try_all(chosen, open)? {
                    return Some(true);
                }
            }
            chosen[class] = None;
        }
        Some(false)
    }

    /// Whether the graph is equal to the game.
    fn is_equal(&mut self, chosen: &[Option<Sides>]) -> bool {
        let first = self.play.len();
        for sides in chosen {
            let sides = sides.clone().unwrap_or_default();
            self.play.push(sides.map(|side| side.iter().map(|&class| first + class).collect()));
        }
        let equal = self.play.is_equal(first, self.classes[0], self.favoured);
        chosen.iter().for_each(|_| self.play.pop());
        equal
    }
}
