//! An oracle for games that may go on for ever: play, looked back upon from its ends.

use std::collections::HashMap;

use nimatron::foundation::Player;
use nimatron::partizan::loopy::{Graph, LoopyArithmetic, LoopyValue, Node, Stopper};

/// Positions with the options of both players, and nothing else.
#[derive(Default)]
pub struct Play {
    options: Vec<[Vec<usize>; 2]>,
    stoppers: HashMap<Stopper, usize>,
}

impl Play {
    /// The position of a stopper, with the options of its canonical form.
    pub fn stopper(&mut self, games: &LoopyArithmetic<'_>, stopper: Stopper) -> usize {
        if let Some(&place) = self.stoppers.get(&stopper) {
            return place;
        }
        let place = self.options.len();
        self.options.push(Default::default());
        self.stoppers.insert(stopper, place);
        for player in Player::BOTH {
            let options = games.options(stopper, player).unwrap();
            let options = options.into_iter().map(|option| self.stopper(games, option)).collect();
            self.options[place][player as usize] = options;
        }
        place
    }

    /// The position of a node of a graph, whose known games have the side of a player's draws.
    pub fn graph(
        &mut self,
        games: &LoopyArithmetic<'_>,
        graph: &Graph<LoopyValue>,
        root: Node<LoopyValue>,
        favoured: Player,
    ) -> usize {
        let first = self.options.len();
        let place = |play: &mut Play, node: Node<LoopyValue>| match node {
            Node::Inner(index) => first + index as usize,
            Node::Known(value) => play.stopper(games, side(value, favoured)),
        };
        self.options.resize(first + graph.len(), Default::default());
        for index in 0..graph.len() {
            for player in Player::BOTH {
                let options = graph.options(Node::Inner(index as u32), player).iter();
                let options = options.map(|&option| place(self, option)).collect();
                self.options[first + index][player as usize] = options;
            }
        }
        place(self, root)
    }

    /// The same positions with the players changed over.
    pub fn negative(&mut self, of: usize) -> usize {
        let count = self.options.len();
        for place in 0..count {
            let [left, right] = self.options[place].clone();
            let shifted = |side: Vec<usize>| side.into_iter().map(|to| to + count).collect();
            self.options.push([shifted(right), shifted(left)]);
        }
        self.stoppers.clear();
        of + count
    }

    /// Number of positions.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// The options of a player at a position.
    pub fn options(&self, of: usize, player: Player) -> &[usize] {
        &self.options[of][player as usize]
    }

    /// Adds a position with these options of Left and of Right.
    pub fn push(&mut self, sides: [Vec<usize>; 2]) -> usize {
        self.options.push(sides);
        self.options.len() - 1
    }

    /// Removes the position that was added last.
    pub fn pop(&mut self) {
        self.options.pop();
    }

    /// All positions that can be reached.
    pub fn followers(&self, of: usize) -> Vec<usize> {
        let mut found = vec![of];
        let mut next = 0;
        while let Some(&place) = found.get(next) {
            for &to in self.options[place].iter().flatten() {
                if !found.contains(&to) {
                    found.push(to);
                }
            }
            next += 1;
        }
        found
    }

    /// Who wins a sum if this player begins; nobody if it is drawn.
    pub fn winner(&self, sum: &[usize], beginning: Player) -> Option<Player> {
        let mut places = HashMap::from([((sum.to_vec(), beginning), 0)]);
        let mut positions = vec![(sum.to_vec(), beginning)];
        let mut moves: Vec<Vec<usize>> = Vec::new();
        while let Some((sum, mover)) = positions.get(moves.len()).cloned() {
            let mut options = Vec::new();
            for (index, &component) in sum.iter().enumerate() {
                for &to in &self.options[component][mover as usize] {
                    let mut after = sum.clone();
                    after[index] = to;
                    let key = (after, mover.opponent());
                    let place = *places.entry(key.clone()).or_insert_with(|| {
                        positions.push(key);
                        positions.len() - 1
                    });
                    options.push(place);
                }
            }
            moves.push(options);
        }
        let mut winners: Vec<Option<Player>> = vec![None; positions.len()];
        loop {
            let mut changed = false;
            for (place, (_, mover)) in positions.iter().enumerate() {
                if winners[place].is_some() {
                    continue;
                }
                let wins = |player: Player| {
                    move |&to: &usize, winners: &[Option<Player>]| winners[to] == Some(player)
                };
                let own = wins(*mover);
                let others = wins(mover.opponent());
                if moves[place].iter().any(|to| own(to, &winners)) {
                    winners[place] = Some(*mover);
                } else if moves[place].iter().all(|to| others(to, &winners)) {
                    winners[place] = Some(mover.opponent());
                }
                changed |= winners[place].is_some();
            }
            if !changed {
                return winners[0];
            }
        }
    }

    /// Whether G ≥ H where draws are wins for this player: whether Left, moving second, survives
    /// G − H. Infinite play saves Left if it moves infinitely often in G, where Left has the draws,
    /// or in H, where Right has.
    pub fn is_at_least(&self, g: usize, h: usize, favoured: Player) -> bool {
        let mut places = HashMap::from([((g, h, Player::Right), 0)]);
        let mut positions = vec![(g, h, Player::Right)];
        // For each position where its moves lead to, and whether they save Left.
        let mut moves: Vec<Vec<(usize, bool)>> = Vec::new();
        while let Some(&(g, h, mover)) = positions.get(moves.len()) {
            let next = mover.opponent();
            let in_g = self.options[g][mover as usize].iter();
            let in_h = self.options[h][next as usize].iter();
            let options: Vec<((usize, usize, Player), bool)> = in_g
                .map(|&to| ((to, h, next), favoured == Player::Left))
                .chain(in_h.map(|&to| ((g, to, next), favoured == Player::Right)))
                .collect();
            let options = options.into_iter().map(|(position, saves)| {
                let place = *places.entry(position).or_insert_with(|| {
                    positions.push(position);
                    positions.len() - 1
                });
                (place, saves)
            });
            moves.push(options.collect());
        }
        // The greatest set from which Left forces another saving move into the set, or the end.
        let mut survived = vec![true; positions.len()];
        loop {
            let mut forced = vec![false; positions.len()];
            loop {
                let mut changed = false;
                for (place, &(.., mover)) in positions.iter().enumerate() {
                    let mut good =
                        moves[place].iter().map(|&(to, saves)| saves && survived[to] || forced[to]);
                    let holds = match mover {
                        Player::Left => good.any(|good| good),
                        Player::Right => good.all(|good| good),
                    };
                    changed |= holds && !std::mem::replace(&mut forced[place], holds);
                }
                if !changed {
                    break;
                }
            }
            if forced == survived {
                return survived[0];
            }
            survived = forced;
        }
    }

    /// Whether G = H where draws are wins for this player.
    pub fn is_equal(&self, g: usize, h: usize, favoured: Player) -> bool {
        self.is_at_least(g, h, favoured) && self.is_at_least(h, g, favoured)
    }
}

/// The onside for Left, the offside for Right.
pub fn side(value: LoopyValue, favoured: Player) -> Stopper {
    match favoured {
        Player::Left => value.onside(),
        Player::Right => value.offside(),
    }
}

/// Asserts that the sides of a value are those of a node of a graph, and that each follower of a
/// side is equal to a position of the graph.
pub fn confirm(
    games: &LoopyArithmetic<'_>,
    graph: &Graph<LoopyValue>,
    root: Node<LoopyValue>,
    value: LoopyValue,
    text: &str,
) {
    for favoured in Player::BOTH {
        let mut play = Play::default();
        let of = play.graph(games, graph, root, favoured);
        let side = play.stopper(games, side(value, favoured));
        assert!(play.is_equal(of, side, favoured), "draws for {favoured}: {text}");
        let positions = play.followers(of);
        for follower in play.followers(side) {
            let equal = |&position: &usize| play.is_equal(position, follower, favoured);
            assert!(positions.iter().any(equal), "draws for {favoured}: a follower in {text}");
        }
    }
}
