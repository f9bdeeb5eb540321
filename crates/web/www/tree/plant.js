// The tree of a link, with every move replayed by the engine.

/** @import { GameAnswer } from "../api" */
/** @import { Context } from "../context" */
/** @import { Draft } from "./text.js" */
/** @import { Place, Tree } from "./tree.js" */
import { EngineError } from "../engine.js";
import { say } from "../language.js";
import { read, TreeError } from "./text.js";
import { childBy, wayTo } from "./tree.js";

/**
 * Adds to a tree what a text tells of it; if any of that cannot be played, nothing is added.
 * @param {Context} context
 * @param {Tree} tree
 * @param {string} text
 * @param {string[]} [line]  the moves that the link holds besides
 * @returns {Promise<Place[]>}  the places that the text names, in its order, the root first
 * @throws {TreeError}
 */
export async function plant({ ask, left }, tree, text, line = []) {
  const drafts = read(text, line);
  /** @type {[Draft[], GameAnswer | null][]} */
  const games = [];
  for (const end of drafts.filter(({ children }) => children.length === 0)) {
    const way = wayTo(end);
    const moves = way.map(({ move }) => move);
    try {
      games.push([way, isKnown(tree, moves) ? null : await ask({ request: "play", game: { ...tree.game, moves } }, { signal: left, lane: null })]);
    } catch (error) {
      if (error instanceof EngineError) throw new TreeError(say`One of their moves cannot be played: ${error.message}.`);
      throw error;
    }
  }
  /** @type {Map<Draft, Place>} */
  const places = new Map(drafts.slice(0, 1).map((root) => [root, tree.root]));
  for (const [way, answer] of games) {
    let at = tree.root;
    way.forEach((draft, made) => {
      const turn = answer?.turns[made];
      at = turn ? tree.child(at, turn) : childBy(at, draft.move) ?? at;
      places.set(draft, at);
    });
    if (answer) at.toMove = answer.to_move;
  }
  const planted = (/** @type {Draft} */ draft) => places.get(draft) ?? tree.root;
  for (const draft of drafts) {
    const place = planted(draft);
    if (place.comment === "") place.comment = draft.comment;
    place.children = [...new Set([...draft.children.map(planted), ...place.children])];
  }
  return drafts.map(planted);
}

/** @param {Tree} tree @param {string[]} moves */
function isKnown(tree, moves) {
  return moves.reduce(childBy, /** @type {Place | undefined} */ (tree.root)) !== undefined;
}
