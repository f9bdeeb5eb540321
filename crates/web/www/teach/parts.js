// What lessons, puzzles, sheets, the atlas and the desk share: the way between them, numbered steps, and what is said to an
// answer.

/** @import { Told } from "../api" */
/** @import { Board } from "./board.js" */
import { h, freshId } from "../dom.js";
import { say } from "../language.js";
import { styles } from "../styles.js";
import { told } from "../told.js";

/** When the styles of these screens hold. */
export const styled = styles("style/teach.css");

/** @param {"learn" | "puzzles" | "sheets" | "atlas" | "desk"} here */
export function rooms(here) {
  const all = [["learn", say`Lessons`], ["puzzles", say`Puzzles`], ["sheets", say`Sheets`], ["atlas", say`Atlas`], ["desk", say`Teacher’s desk`]];
  return h("nav", { class: "rooms", "aria-label": say`Learn` }, all.map(([name, words]) =>
    h("a", { href: `#/${name}`, "aria-current": name === here ? "page" : null }, words ?? "")));
}

/** A place that one can go to; without an address, not yet. @typedef {{ words: string, address: string | null, done: boolean, current?: boolean }} Place */

/**
 * What can be chosen in a menu: it leads to one of its places.
 * @param {"h2" | "h3"} heading
 * @param {{ title: string, about: string, address: string, label: string, places: Place[] }} entry
 */
export function entry(heading, { title, about, address, label, places: all }) {
  return h("li", { class: "entry" },
    h("div", {},
      h(heading, {}, h("a", { class: "card-door", href: address }, title), all.every(({ done }) => done) ? h("span", { class: "all-finished" }, " ", say`✓ finished`) : null),
      h("p", { class: "soft" }, about)),
    places(label, all));
}

/**
 * Numbered places to go to: steps of a lesson, levels of a ladder.
 * @param {string} label
 * @param {Place[]} places
 */
export function places(label, places) {
  return h("ol", { class: "step-links", "aria-label": label }, places.map(({ words, address, done, current = false }, index) => {
    const name = done ? say`${words}, done` : words;
    const inside = [h("span", { class: "number", "aria-hidden": "true", title: words }, index + 1), h("span", { class: "visually-hidden" }, name)];
    return h("li", { class: done ? "done" : "" },
      address === null ? h("span", { class: "step-link" }, inside) : h("a", { class: "step-link", href: address, "aria-current": current ? "step" : null }, inside));
  }));
}

/**
 * A number of an address: the nearest one that there is.
 * @param {string | null} text
 * @param {number} most
 */
export function within(text, most, least = 1) {
  return Math.max(least, Math.min(Math.floor(Number(text)) || least, most));
}

/**
 * One of few, as buttons side by side.
 * @template {string} T
 * @param {string} legend
 * @param {[T, string][]} options
 * @param {T} chosen
 * @param {(value: T) => void} take
 */
export function oneOf(legend, options, chosen, take) {
  const name = freshId("one-of");
  return h("fieldset", { class: "levels" }, h("legend", {}, legend), options.map(([value, words]) => h("label", {},
    h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => take(value) }), h("span", {}, words))));
}

/**
 * A field for an answer that is typed.
 * @param {string} label
 * @param {(text: string) => void} reply
 * @param {{ placeholder?: string, words?: string }} [options]  `words`: of the button
 */
export function typed(label, reply, { placeholder = "", words = say`Answer` } = {}) {
  const field = h("input", {
    type: "text", class: "answer", "aria-label": label, placeholder, autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "send",
  });
  const form = h("form", { class: "row", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.value.trim() !== "") reply(field.value);
  } }, field, h("button", {}, words));
  return { form, field };
}

/**
 * What is said to an answer; a wrong one can be seen refuted on the board.
 * @param {{ right: boolean, told: Told }} judged
 * @param {string[]} refuting  the positions that the refutation goes through
 * @param {Board} board
 */
export function judgement({ right, told: { html } }, refuting, board) {
  return h("div", { class: right ? "judged right" : "judged" },
    h("span", { class: "sign", "aria-hidden": "true" }, right ? "✓" : "×"),
    told(html),
    right ? null : board.refutation(refuting));
}

/** A control with its label. @param {string} label @param {HTMLElement} control */
export function field(label, control) {
  const id = freshId("field");
  control.id = id;
  return h("div", { class: "field" }, h("label", { for: id }, label), control);
}

/** One of several, as a menu. @param {[string, string][]} options @param {string} chosen @param {import("../dom.js").Attributes} [attributes] */
export function select(options, chosen, attributes = {}) {
  return h("select", attributes, options.map(([value, words]) => h("option", { value, selected: value === chosen }, words)));
}
