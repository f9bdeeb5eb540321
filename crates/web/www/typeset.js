// Values as formulas: the engine sets them, once each.

/** @import { Context } from "./context" */
/** @import { Value } from "./api" */
import { h, fill, markup } from "./dom.js";
import { language } from "./language.js";

/** Formulas that the engine has set, by the language of their words and their texts. @type {Map<string, Promise<string | null>>} */
const known = new Map();

/** What needs no setting: nimbers of finite height, and whole numbers. */
const PLAIN = /^\*?\d*$/;

/** Longer texts are not set, but may be broken into lines. */
const LONGEST = 120;

/**
 * A value for the eye as a formula and for the ear in words, which the formula brings with it. Its
 * text stands there until the formula comes, and stays if there is none.
 * @param {Value} value
 * @param {Context} context
 */
export function typeset({ kind, text }, context) {
  const element = h("span", { class: "value" }, text);
  if (!["nimber", "game"].includes(kind) || PLAIN.test(text) || text.length > LONGEST) return element;
  const key = `${language()} ${text}`;
  const formula = known.get(key) ?? context.ask({ request: "calc", input: text, mathml: true }, { lane: null })
    .then((answer) => answer.mathml ?? null, () => null);
  known.set(key, formula);
  formula.then((mathml) => {
    if (mathml !== null) markup(element, mathml);
  });
  return element;
}

/**
 * A formula that has come with its text.
 * @param {{ text: string, mathml?: string | null }} value
 */
export function formula({ text, mathml }) {
  const element = h("span", { class: "value" });
  return mathml ? markup(element, mathml) : fill(element, text);
}
