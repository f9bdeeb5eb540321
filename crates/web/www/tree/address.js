// The address of a place in a tree, for the analysis.

/** @import { Tree } from "./tree.js" */
import { write } from "./text.js";

/**
 * @param {Tree} tree
 * @param {string[]} [names]  of the players, where they have names: of two, whoever begins first
 */
export function treeAddress(tree, names = []) {
  const text = write(tree, []);
  // A tree that is too large for a link leaves the position.
  const query = new URLSearchParams({ position: text === null ? tree.positionAt(tree.here) : tree.game.start });
  if (text) query.set("tree", text);
  const at = tree.all().indexOf(tree.here);
  if (text && at > 0) query.set("at", String(at));
  if (names.length > 0) query.set("names", names.join(";"));
  return `#/analysis?${query}`;
}
