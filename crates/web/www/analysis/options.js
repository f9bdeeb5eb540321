// Every option of a position with its value, as a table to sort and to go on from.

/** @import { Context } from "../context" */
/** @import { View, AnalyzeAnswer, OptionsAnswer } from "../api" */
/** @import { Ways } from "./ways.js" */
import { h, fill } from "../dom.js";
import { say } from "../language.js";
import { think } from "../thinking.js";
import { typeset } from "../typeset.js";
import { moveLink } from "./ways.js";

/** @typedef {OptionsAnswer["options"][number]} Option */

/** So many rows are shown at first. */
const AT_FIRST = 20;

const words = new Intl.Collator("en", { numeric: true });

/** The columns, and how they sort. The order of moves is that of the engine.
 * @returns {{ title: string, compare: (a: Option, b: Option) => number }[]} */
const columns = () => [
  { title: say`Move`, compare: () => 0 },
  { title: say`Result`, compare: (a, b) => words.compare(b.outcome, a.outcome) },
  { title: say`Value left`, compare: (a, b) => words.compare(a.value.text, b.value.text) },
];

/**
 * @param {View} view
 * @param {Context} context
 * @param {Promise<AnalyzeAnswer>} solved
 * @param {Ways} ways
 * @returns {HTMLElement}
 */
export function optionsTable(view, context, solved, { make }) {
  const body = h("tbody", {});
  const all = columns();
  const heads = all.map(({ title }, index) => h("th", { scope: "col" },
    h("button", { type: "button", class: "sort", onclick: () => sortBy(index) }, title)));
  const progress = h("div", {});
  const table = h("table", { class: "options-table", hidden: true }, h("thead", {}, h("tr", {}, ...heads)), body);
  const note = h("p", { class: "note" });
  const more = h("button", { type: "button", hidden: true, onclick: () => showAll() });
  const section = h("section", { class: "panel all-options", "aria-labelledby": "options-title" },
    h("h2", { id: "options-title" }, say`Every move and its value`), progress, note,
    h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": say`Moves` }, table), more);
  /** @type {Option[]} */
  let options = [];
  let column = 0;
  let descending = false;
  let limit = AT_FIRST;
  load();
  return section;

  async function load() {
    const { options } = await solved;
    if (options) show(options);
    else think(progress, context.left, (manner) => context.ask({ request: "options", position: view.position }, manner), show);
  }

  /** @param {OptionsAnswer} answer */
  function show(answer) {
    options = answer.options;
    fill(note, remark(answer, view));
    table.hidden = options.length === 0;
    draw();
  }

  /** @param {number} index */
  function sortBy(index) {
    descending = column === index && !descending;
    column = index;
    draw();
  }

  function showAll() {
    limit = options.length;
    draw();
    /** @type {HTMLElement | null} */ (body.rows[AT_FIRST]?.querySelector("a") ?? null)?.focus();
  }

  function draw() {
    const { compare } = /** @type {typeof all[number]} */ (all[column]);
    const sorted = [...options].sort(compare);
    if (descending) sorted.reverse();
    heads.forEach((head, index) => {
      if (index === column) head.setAttribute("aria-sort", descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
    fill(body, ...sorted.slice(0, limit).map(row));
    more.hidden = options.length <= limit;
    more.textContent = say`Show all ${options.length}`;
  }

  /** @param {Option} option */
  function row({ move, outcome, value }) {
    const wins = outcome === "P", draws = outcome === "D";
    return h("tr", { class: wins ? "wins" : draws ? "draws" : "loses" },
      h("th", { scope: "row" }, moveLink(move, context.settings.written(move), make)),
      h("td", {}, h("span", { class: "mark", "aria-hidden": "true" }, wins ? "✓" : draws ? "=" : "✗"), " ", wins ? say`wins` : draws ? say`draws` : say`loses`),
      h("td", {}, typeset(value, context)));
  }
}

/**
 * @param {OptionsAnswer} answer
 * @param {View} view
 */
function remark({ options, complete }, view) {
  if (view.over) return say`There is no move left.`;
  if (complete) return "";
  const { count } = view.moves;
  return count === null ? say`${options.length} of infinitely many moves.` : say`${options.length} of ${count} moves.`;
}
