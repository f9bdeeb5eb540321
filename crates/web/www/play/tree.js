// A tree of moves: every game that was tried from here, as plain data. Undo climbs, redo descends.

/** @import { Game, GameAnswer, Seat, Turn } from "../api" */

/**
 * A place in the tree: the game so far. `next` is the child that was visited last.
 * @typedef {object} Place
 * @property {Game} game
 * @property {Turn | null} turn  the move that led here
 * @property {GameAnswer | null} answer  once it has been asked for
 * @property {Place | null} parent
 * @property {Place[]} children
 * @property {Place | null} next
 */

/**
 * The tree of one game as the engine has replayed it, and its last place.
 * @param {GameAnswer} answer
 * @returns {Place}
 */
export function plant(answer) {
  return grow(place({ ...answer.game, moves: [] }, null, null), answer);
}

/**
 * Adds a game to the tree, below its root; what is there already is kept.
 * @param {Place} root
 * @param {GameAnswer} answer
 * @returns {Place}  where the game has got to
 */
export function grow(root, answer) {
  let here = root;
  answer.turns.forEach((turn, made) => {
    let child = here.children.find((child) => child.turn?.move === turn.move);
    if (!child) {
      child = place({ ...answer.game, moves: answer.game.moves.slice(0, made + 1) }, turn, here);
      here.children.push(child);
    }
    here.next = child;
    here = child;
  });
  here.answer = answer;
  return here;
}

/** @param {Game} game @param {Turn | null} turn @param {Place | null} parent @returns {Place} */
function place(game, turn, parent) {
  return { game, turn, answer: null, parent, children: [], next: null };
}

/** @param {Place} place @returns {Place} */
export function rootOf(place) {
  return place.parent ? rootOf(place.parent) : place;
}

/** From the root down to a place, the root left out. @param {Place} place @returns {Place[]} */
export function wayTo(place) {
  return place.parent ? [...wayTo(place.parent), place] : [];
}

/** What follows a place in the line visited last. @param {Place} place @returns {Place[]} */
export function wayFrom(place) {
  return place.next ? [place.next, ...wayFrom(place.next)] : [];
}

/** Whose turn it is there: a place that nothing follows has been asked for. @param {Place} place @returns {Seat} */
export function toMove({ game, answer, children }) {
  return answer?.to_move ?? children[0]?.turn?.player ?? game.starter;
}

/** Goes to a place: the way to it becomes the line that redo follows. @param {Place} place */
export function visit(place) {
  for (const step of wayTo(place)) if (step.parent) step.parent.next = step;
  return place;
}
