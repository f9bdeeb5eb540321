// A tree as text in links: a move goes on from the place before it, and each other part begins
// with ~. Parts are separated by semicolons.
//
//   3: 7 -> 6      a move
//   ~m5            the next five moves of a line that the link holds besides
//   ~2             two moves back
//   ~:a comment    on the place at hand
//
// In moves and comments ~ is written ~~, and a semicolon ~, .

/** @import { Place, Tree } from "./tree.js" */
import { say } from "../language.js";
import { depth, inOrder } from "./tree.js";

/** Number of places beside the line, and of ends of lines, that a link may have. */
const MOST_PLACES = 2000;
const MOST_ENDS = 100;

/** Number of characters of a comment. */
export const LONGEST_COMMENT = 500;

/** Number of characters of the whole text, and of what it becomes in an address. */
const LONGEST = 32_000;

/**
 * What was read and has not been played: moves as they may be typed.
 * @typedef {{ move: string, comment: string, depth: number, parent: Draft | null, children: Draft[] }} Draft
 */

/** Why a text is no tree, in words. */
export class TreeError extends Error {}

/**
 * The text of a tree, or `null` if it is too long for a link.
 * @param {Tree} tree
 * @param {Place[]} line  moves that the link holds besides, from the root on
 */
export function write(tree, line) {
  /** @type {string[]} */
  const parts = [];
  const told = new Set(line);
  const all = tree.all();
  let run = 0;
  let last = tree.root;
  const flush = () => {
    if (run > 0) parts.push(`~m${run}`);
    run = 0;
  };
  for (const place of all) {
    if (place.parent) {
      const back = depth(last) - depth(place.parent);
      if (back > 0) {
        flush();
        parts.push(`~${back}`);
      }
      if (told.has(place)) run += 1;
      else {
        flush();
        parts.push(escaped(place.turn?.move ?? ""));
      }
    }
    if (place.comment !== "") {
      flush();
      parts.push(`~:${escaped(place.comment)}`);
    }
    last = place;
  }
  // The rest of the line follows anyhow, and the way back to it.
  if (/^~\d+$/.test(parts.at(-1) ?? "")) parts.pop();
  const text = parts.join(";");
  return encodeURIComponent(text).length > LONGEST || all.length - line.length > MOST_PLACES || all.filter(isEnd).length > MOST_ENDS ? null : text;
}

/**
 * The drafts of a text in their order, the root first.
 * @param {string} text
 * @param {string[]} line  the moves that the link holds besides
 * @returns {Draft[]}
 * @throws {TreeError}
 */
export function read(text, line) {
  if (text.length > LONGEST) throw new TreeError(say`They have more than ${LONGEST} characters.`);
  const root = draft("", null);
  const all = [root];
  /** The drafts of the line. */
  const known = [root];
  let at = root;
  const add = (/** @type {string} */ move, /** @type {Draft} */ parent) => {
    const added = draft(move, parent);
    parent.children.push(added);
    if (all.push(added) - line.length > MOST_PLACES) throw new TreeError(say`They have more than ${MOST_PLACES} moves.`);
    return added;
  };
  const goOn = () => {
    const move = line[at.depth];
    if (move === undefined || known[at.depth] !== at) throw new TreeError(say`They go on where the game has ended.`);
    at = known[at.depth + 1] ??= add(move, at);
  };
  for (const part of text === "" ? [] : text.split(";")) {
    const [, kind, number = ""] = /^~(m?)(\d{1,4})$/.exec(part) ?? [];
    if (kind === "m") {
      for (let steps = Number(number); steps > 0; steps -= 1) goOn();
    } else if (kind === "") {
      for (let steps = Number(number); steps > 0; steps -= 1) {
        if (!at.parent) throw new TreeError(say`They go back to before the first move.`);
        at = at.parent;
      }
    } else if (part.startsWith("~:")) {
      at.comment = unescaped(part.slice(2));
      if (at.comment.length > LONGEST_COMMENT) throw new TreeError(say`A comment has more than ${LONGEST_COMMENT} characters.`);
    } else {
      at = add(unescaped(part), at);
    }
  }
  at = known[known.length - 1] ?? root;
  while (at.depth < line.length) goOn();
  if (all.filter(isEnd).length > MOST_ENDS) throw new TreeError(say`They have more than ${MOST_ENDS} branches.`);
  return inOrder(root);
}

/** @param {string} move @param {Draft | null} parent @returns {Draft} */
function draft(move, parent) {
  return { move, comment: "", depth: parent ? parent.depth + 1 : 0, parent, children: [] };
}

/** @param {{ children: unknown[] }} place */
function isEnd({ children }) {
  return children.length === 0;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("~", "~~").replaceAll(";", "~,");
}

/** @param {string} text */
function unescaped(text) {
  return text.replace(/~([~,])?/g, (_, sign) => {
    if (sign === undefined) throw new TreeError(say`A sign ~ stands where none can stand.`);
    return sign === "~" ? "~" : ";";
  });
}
