// Who wins at the places of a tree: asked for one by one, and kept there.

/** @import { AnalyzeAnswer, Seat, TableAnalysis } from "../api" */
/** @import { Context } from "../context" */
/** @import { Evaluation, Place, Tree } from "./tree.js" */
import { EngineError, isCancelled } from "../engine.js";

/** For how many seconds a place is looked at. */
const PATIENCE = 3;

/** The letters of the players, by seat. */
export const LETTERS = "ABCDEF";

/** @param {string} letter */
export function seatOf(letter) {
  return /** @type {Seat} */ (LETTERS.indexOf(letter) + 1);
}

/**
 * Who wins by the analysis of a place.
 * @param {Tree} tree
 * @param {Place} place
 * @param {AnalyzeAnswer | TableAnalysis} answer
 * @returns {Evaluation}
 */
export function evaluation(tree, place, answer) {
  if ("players" in answer) {
    const { forced } = answer;
    if (!forced) return "unknown";
    return forced.alone === undefined ? "nobody" : seatOf(forced.alone);
  }
  if (answer.outcome === "D") return "draw";
  const mover = tree.moverAt(place);
  return answer.outcome === "N" ? mover : mover === 1 ? 2 : 1;
}

/**
 * Looks at places that have not been looked at, one after the other.
 * @param {Pick<Context, "ask" | "left">} context  `left` ends it
 * @param {Tree} tree
 * @param {Place[]} places
 * @param {(place: Place) => void} found
 * @returns {Promise<boolean>}  whether it came to the end
 */
export async function evaluate({ ask, left }, tree, places, found) {
  for (const place of places) {
    if (place.evaluation !== null) continue;
    try {
      const answer = await ask({ request: "analyze", position: tree.positionAt(place), level: 0, most_moves: 1 }, { signal: left, lane: null, wait: PATIENCE });
      place.evaluation = evaluation(tree, place, answer);
    } catch (error) {
      if (isCancelled(error)) return false;
      if (!(error instanceof EngineError)) throw error;
      place.evaluation = "unknown";
    }
    found(place);
  }
  return true;
}
