// The functions of the calculator: a list to search, and those that what is being typed may mean.

/** @import { Games } from "../api" */
import { h, fill } from "../dom.js";
import { say } from "../language.js";

/** @typedef {Games["functions"]} Functions */

/** How many functions are offered for what is being typed. */
const OFFERED = 6;

/**
 * @param {Functions} functions
 * @param {(example: string) => void} take
 */
export function functionList(functions, take) {
  const none = h("p", { class: "note", role: "status" });
  const entries = functions.map(({ signature, summary, example, gives }) => ({
    words: `${signature} ${summary}`.toLowerCase(),
    element: h("div", { class: "function" },
      h("dt", {}, h("code", {}, signature)),
      h("dd", {}, summary, ": ",
        h("button", { type: "button", class: "inline", onclick: () => take(example) }, h("code", {}, example)),
        " = ", h("code", {}, gives))),
  }));
  const search = h("input", { type: "search", "aria-label": say`Find a function`, placeholder: say`Find a function`, autocomplete: "off", autocapitalize: "off", spellcheck: "false", oninput: () => narrow() });
  return [search, none, h("dl", { class: "functions" }, entries.map(({ element }) => element))];

  function narrow() {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const { words: text, element } of entries) element.hidden = !words.every((word) => text.includes(word));
    fill(none, entries.every(({ element }) => element.hidden) ? say`No function is described by all of these words.` : "");
  }
}

/** The word that ends where the cursor stands. @param {HTMLInputElement} field */
function wordBefore(field) {
  const end = field.selectionStart ?? field.value.length;
  const [word = ""] = /[a-z]\w*$/i.exec(field.value.slice(0, end)) ?? [];
  return { word, start: end - word.length, end };
}

/**
 * The functions, and the names of values, that begin with what is being typed, to go on with.
 * @param {Functions} functions
 * @param {string[]} names
 * @param {HTMLInputElement} field
 * @param {() => void} completed
 */
export function completions(functions, names, field, completed) {
  const { word, start, end } = wordBefore(field);
  if (word.length < 2) return [];
  const named = functions.map(({ signature, summary }) => ({ name: signature.split("(", 1)[0] ?? "", signature, summary }))
    .filter(({ name }) => name.startsWith(word.toLowerCase()) && name !== word);
  const given = names.filter((name) => name.startsWith(word) && name !== word)
    .map((name) => ({ name, signature: name, summary: say`a name in this notebook` }));
  const all = [...given, ...named];
  const once = all.filter(({ name }, place) => all.findIndex((other) => other.name === name) === place);
  return once.slice(0, OFFERED).map(({ name, signature, summary }) =>
    h("button", { type: "button", class: "completion", title: summary, onclick: () => {
      field.setRangeText(signature === name ? name : `${name}(`, start, end, "end");
      field.focus();
      completed();
    } }, h("code", {}, signature)));
}
