// What the engine could not accept: what is wrong, with the place marked in what was typed.

import { h } from "./dom.js";
import { EngineError } from "./engine.js";

/**
 * @param {unknown} error
 * @param {string} [typed]  the text that the span of the error is about
 */
export function problem(error, typed = "") {
  if (!(error instanceof EngineError)) throw error;
  const text = error.typed ?? typed;
  return complaint(error.message,
    error.span && text !== "" ? marked(text, error.span) : null,
    error.help ? h("p", {}, sentence(error.help)) : null);
}

/**
 * What cannot be done, and why.
 * @param {string} words
 * @param {...import("./dom.js").Child} details
 */
export function complaint(words, ...details) {
  return h("div", { class: "problem", role: "alert" }, h("p", { class: "problem-message" }, sentence(words)), ...details);
}

/**
 * What was typed, with a part of it marked; a mark without width shows where something is missing.
 * @param {string} typed
 * @param {[number, number]} span  in UTF-16 code units
 */
export function marked(typed, [start, end]) {
  return h("pre", { class: "typed-text" },
    typed.slice(0, start),
    h("mark", { class: start === end ? "gap" : "" }, typed.slice(start, end) || " "),
    typed.slice(end));
}

/** @param {string} words */
export function sentence(words) {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
