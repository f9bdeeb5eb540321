// Moves in words: what is done is the first word, as in "take 2 from pile 3". In other languages it
// may be any word, and no more is told than the move.

import { language, say } from "../language.js";

/** What is done, what the button for it says, and what somebody else does. @type {Record<string, [string, string]>} */
const VERBS = {
  take: ["Take", "takes"], lower: ["Take", "lowers"], bite: ["Bite", "bites"], cut: ["Cut", "cuts"], turn: ["Turn", "turns"],
  join: ["Join", "joins"], remove: ["Remove", "removes"], slide: ["Slide", "slides"], move: ["Move", "moves"], draw: ["Draw", "draws"],
  go: ["Go", "goes"], a: ["Place", "places a"], the: ["Move", "moves the"],
};

/** What the words are about: without the side that a player of their own moves has. @param {string} words */
function plain(words) {
  const [, side = "", rest = ""] = /^(?:(Left|Right): )?(.*)$/s.exec(words) ?? [];
  const [first = ""] = rest.split(" ", 1);
  return { side, rest, first, verb: VERBS[first.toLowerCase()] };
}

/** The button that makes a move. @param {string} words */
export function verbOf(words) {
  return (language() === "en" && plain(words).verb?.[0]) || say`Make this move`;
}

/**
 * Who does what, or `null` if the words are no deed.
 * @param {string} who
 * @param {string} words
 */
export function deed(who, words) {
  // What is left is seen beside it.
  const { rest, first, verb } = plain(words.replace(/, leave .*$/, ""));
  if (!verb || language() !== "en") return null;
  const begins = who !== "You" ? verb[1] : first === "a" || first === "the" ? `${verb[0].toLowerCase()} ${first}` : first.toLowerCase();
  return `${who} ${begins}${rest.slice(first.length)}`;
}
