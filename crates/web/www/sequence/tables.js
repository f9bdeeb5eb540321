// Tables of sequences: the values of one in rows of a period, of two beside each other.

/** @import { SequenceAnswer } from "../api" */
import { h, fill } from "../dom.js";
import { differences } from "../charts/sequence-plot.js";
import { say } from "../language.js";

/** Number of rows shown initially, and of those that each press of the button adds. */
const [FIRST_ROWS, MORE_ROWS] = [30, 1000];

/** The values of one sequence. @param {SequenceAnswer} answer */
export function valuesTable({ ruleset, values, columns, exceptions, complete }) {
  const odd = new Set(exceptions);
  return section(
    [say`Rows of ${columns} heaps.`, odd.size > 0 ? say`Framed values are not those of the period.` : "", complete ? "" : say`There was no time for more.`].filter(Boolean).join(" "),
    say`Grundy values of ${ruleset}: the heap is the sum of row and column`,
    ["", ...Array.from({ length: Math.min(columns, values.length) }, (_, column) => column)],
    Math.ceil(values.length / columns),
    (row) => [row * columns, ...values.slice(row * columns, (row + 1) * columns)
      .map((value, column) => (odd.has(row * columns + column) ? h("mark", {}, value) : value))]);
}

/** The values of two sequences, in a column each. @param {SequenceAnswer} one @param {SequenceAnswer} other */
export function comparison(one, other) {
  const apart = differences(one.values, other.values);
  const common = Math.min(one.values.length, other.values.length);
  const differ = new Set(apart);
  const found = apart.length === 0 ? say`The values of all ${common} heaps are equal.`
    : say`They differ at ${apart.length} of ${common} heaps, first at heap ${apart[0] ?? 0}. There the values are framed.`;
  return section(found, say`Grundy values of ${one.ruleset} and ${other.ruleset}`,
    [say`heap`, one.ruleset, other.ruleset], Math.max(one.values.length, other.values.length),
    (heap) => [heap, ...[one, other].map(({ values }) => {
      const value = values[heap] ?? "";
      return differ.has(heap) ? h("mark", {}, value) : value;
    })]);
}

/**
 * A table whose rows come as they are asked for.
 * @param {string} note
 * @param {string} caption
 * @param {(string | number)[]} head
 * @param {number} count  number of rows
 * @param {(row: number) => (HTMLElement | string | number)[]} cells  of a row, its name first
 */
function section(note, caption, head, count, cells) {
  const body = h("tbody", {});
  const more = h("button", { type: "button" });
  more.addEventListener("click", () => draw(body.children.length + MORE_ROWS));
  draw(FIRST_ROWS);
  return h("section", { class: "panel", "aria-labelledby": "values-title" },
    h("h2", { id: "values-title" }, say`The values`),
    h("p", { class: "note" }, note),
    h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": say`Values` },
      h("table", { class: "values" },
        h("caption", { class: "visually-hidden" }, caption),
        h("thead", {}, h("tr", {}, head.map((name) => (name === "" ? h("td", {}) : h("th", { scope: "col" }, name))))),
        body)),
    more);

  /** @param {number} rows */
  function draw(rows) {
    const shown = Math.min(rows, count);
    const missing = Array.from({ length: shown - body.children.length }, (_, index) => body.children.length + index);
    body.append(...missing.map((row) => {
      const [name = "", ...values] = cells(row);
      return h("tr", {}, h("th", { scope: "row" }, name), values.map((value) => h("td", {}, value)));
    }));
    more.hidden = shown >= count;
    fill(more, count - shown > MORE_ROWS ? say`Show ${MORE_ROWS} more of ${count} rows` : say`Show all ${count} rows`);
  }
}
