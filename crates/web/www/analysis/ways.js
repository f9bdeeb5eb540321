// Where one goes from a position in the analysis.

/** @import { AnalyzeAnswer, MoveView, TableAnalysis } from "../api" */
import { h } from "../dom.js";
import { analysisAddress } from "../address.js";

/** A move and the position that it leaves. @typedef {Pick<MoveView, "move" | "text" | "words" | "leaves">} Made */

/**
 * What the parts of the analysis do and tell.
 * @typedef {object} Ways
 * @property {(move: Made) => void} make  makes a move
 * @property {(position: string, focus?: string) => void} change  takes another position; `focus` is what goes on having the focus
 * @property {(answer: AnalyzeAnswer | TableAnalysis | null) => void} solved  it is known who wins, or that an attempt has failed
 */

/**
 * A move as a link: touched, it is made; opened in a window of its own, it shows the position that it leaves.
 * @param {Made} move
 * @param {string} text
 * @param {(move: Made) => void} make
 */
export function moveLink(move, text, make) {
  return h("a", { href: analysisAddress(move.leaves), onclick: (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    make(move);
  } }, text);
}
