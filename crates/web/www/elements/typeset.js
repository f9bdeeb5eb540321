// Ordinals as books write them: ω^(ω+3) with its exponent raised.

import { h } from "../dom.js";

/**
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function typeset(text) {
  const at = text.indexOf("^");
  if (at < 0) return [text];
  const { inside, end } = exponent(text, at + 1);
  return [text.slice(0, at), h("sup", {}, typeset(inside)), ...typeset(text.slice(end))];
}

/**
 * The same where the text is all that is heard: raised for the eye, as it is typed for the ear.
 * @param {string} text
 */
export function ordinal(text) {
  if (!text.includes("^")) return [text];
  return [h("span", { "aria-hidden": "true" }, typeset(text)), h("span", { class: "visually-hidden" }, text)];
}

/**
 * The exponent that begins at a place: one word, or what stands in parentheses.
 * @param {string} text
 * @param {number} start
 */
function exponent(text, start) {
  if (text[start] !== "(") {
    const word = /^[\p{L}\p{N}₀-₉]+/u.exec(text.slice(start))?.[0] ?? "";
    return { inside: word, end: start + word.length };
  }
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === "(") depth += 1;
    if (text[end] === ")") depth -= 1;
    if (depth === 0) return { inside: text.slice(start + 1, end), end: end + 1 };
  }
  return { inside: text.slice(start + 1), end: text.length };
}
