// A tree of moves from one position: everything that was tried, with comments and with who wins, as
// plain data. The first child of a place is its main line.

/** @import { Game, GameAnswer, Seat, Turn } from "../api" */

/**
 * Who wins if everybody plays as well as possible: a player, nobody alone (of three or more), or
 * `unknown` if that takes too long; `null` if it has not been looked at.
 * @typedef {Seat | "nobody" | "draw" | "unknown" | null} Evaluation
 */

/**
 * A place in the tree. A place keeps no picture and no answer, so that a long game stays small.
 * @typedef {object} Place
 * @property {Turn | null} turn  the move that led here; `null` at the root
 * @property {Seat | null} toMove  whose turn it is, as far as that is known
 * @property {string} comment
 * @property {Evaluation} evaluation
 * @property {Place | null} parent
 * @property {Place[]} children
 * @property {Place | null} next  the child that was visited last
 */

/** @param {Turn | null} turn @param {Place | null} parent @returns {Place} */
function place(turn, parent) {
  return { turn, toMove: null, comment: "", evaluation: null, parent, children: [], next: null };
}

export class Tree {
  /** The game without its moves. @type {Game} */
  game;
  root = place(null, null);
  here = this.root;

  /** @param {Game} game */
  constructor({ start, players, names, starter, seed }) {
    this.game = { start, players, ...(names ? { names } : {}), starter, seed, moves: [] };
    this.root.toMove = starter;
  }

  /** The tree of one game as the engine has replayed it. @param {GameAnswer} answer */
  static of(answer) {
    const tree = new Tree(answer.game);
    tree.follow(answer);
    return tree;
  }

  /** Goes to the end of a game, and adds what is missing on the way. @param {GameAnswer} answer */
  follow(answer) {
    const end = answer.turns.reduce((from, turn) => this.child(from, turn), this.root);
    end.toMove = answer.to_move;
    return this.visit(end);
  }

  /** The place after a move, which is added if there is none. @param {Place} from @param {Turn} turn */
  child(from, turn) {
    let child = childBy(from, turn.move);
    if (!child) {
      child = place(turn, from);
      from.children.push(child);
    }
    return child;
  }

  /** Goes to a place: the way to it becomes the line that goes on from its beginning. @param {Place} place */
  visit(place) {
    for (const step of wayTo(place)) if (step.parent) step.parent.next = step;
    this.here = place;
    return place;
  }

  /** Makes the line through a place the main line. @param {Place} place */
  promote(place) {
    for (const step of wayTo(place)) {
      const siblings = step.parent?.children ?? [];
      siblings.splice(0, siblings.length, step, ...siblings.filter((other) => other !== step));
    }
  }

  /** Takes a place away with all that follows it, and goes to the place before. @param {Place} place */
  remove(place) {
    const { parent } = place;
    if (!parent) return;
    parent.children = parent.children.filter((child) => child !== place);
    if (parent.next === place) parent.next = null;
    this.visit(parent);
  }

  /** Every place, in order. */
  all() {
    return inOrder(this.root);
  }

  /** The game as far as a place, to be sent to the engine. @param {Place} place @returns {Game} */
  gameAt(place) {
    return { ...this.game, moves: wayTo(place).map(({ turn }) => turn?.move ?? "") };
  }

  /** @param {Place} place */
  positionAt(place) {
    return place.turn?.position ?? this.game.start;
  }

  /** Whose turn it is at a place. @param {Place} place @returns {Seat} */
  moverAt({ toMove, turn, children }) {
    const after = children[0]?.turn?.player ?? toMove;
    if (after) return after;
    return turn?.player === 1 ? 2 : 1;
  }

  /** The line through the place at hand, as far as it goes. */
  line() {
    return [...wayTo(this.here), ...wayFrom(this.here)];
  }
}

/** Number of moves that lead to a place. @param {Place} place */
export function depth(place) {
  return place.turn?.number ?? 0;
}

/** The place after a move, if it is in the tree. @param {Place | undefined} from @param {string} move */
export function childBy(from, move) {
  return from?.children.find(({ turn }) => turn?.move === move);
}

/** A root and all below it, each before its children. @template {{ children: T[] }} T @param {T} root */
export function inOrder(root) {
  const found = [];
  const open = [root];
  for (let place = open.pop(); place; place = open.pop()) {
    found.push(place);
    open.push(...[...place.children].reverse());
  }
  return found;
}

/** From the root down to a place, the root left out. @template {{ parent: T | null }} T @param {T} place */
export function wayTo(place) {
  /** @type {T[]} */
  const way = [];
  for (let step = place; step.parent; step = step.parent) way.push(step);
  return way.reverse();
}

/** What follows a place: the child visited last, or else the main line. @param {Place} place */
export function wayFrom(place) {
  const way = [];
  for (let step = onward(place); step; step = onward(step)) way.push(step);
  return way;
}

/** @param {Place} place */
export function onward(place) {
  return place.next ?? place.children[0] ?? null;
}

/** Whether a place is on the main line. @param {Place} place */
export function isMain(place) {
  return wayTo(place).every((step) => step.parent?.children[0] === step);
}

/** Whether the move to a place gave a won game away, as far as that is known. @param {Place} place */
export function isMistake({ turn, evaluation, parent }) {
  if (turn === null || evaluation === null || evaluation === "unknown" || evaluation === turn.player) return false;
  return parent?.evaluation === turn.player || (parent?.evaluation === "draw" && evaluation !== "draw");
}
