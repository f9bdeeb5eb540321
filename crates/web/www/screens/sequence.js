// A sequence: the Grundy values of the heaps of a game, their period, a plot and a table; and what is
// known of the heaps in misère play, for whoever asks.

/** @import { Context } from "../context" */
/** @import { QuotientAnswer, SequenceAnswer } from "../api" */
import { h, fill, markup } from "../dom.js";
import { sequenceAddress } from "../address.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/** The game that is shown when nothing else is asked for. */
const FIRST = "kayles";

/** So many rows of the table are shown at first. */
const AT_FIRST = 30;

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function sequenceScreen(root, context) {
  const { ask, left, query } = context;
  const rules = h("input", {
    type: "text", class: "position-field", id: "rules", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
  });
  const last = h("input", { type: "number", id: "last-heap", min: "0", inputmode: "numeric", placeholder: "as needed" });
  const progress = h("div", {});
  const shown = h("div", { class: "sequence" });
  const form = h("form", { class: "position-form sequence-form" },
    h("label", { for: "rules" }, "Rules"), rules,
    h("label", { for: "last-heap" }, "Up to heap"), last,
    h("button", { class: "primary" }, "Show"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    look(rules.value, last.value);
  });
  fill(root,
    h("h1", {}, "Grundy values"),
    h("p", { class: "lead" }, "Of the heaps of any game in which heaps are made smaller and split: a name such as kayles, "
      + "dawson-kayles or grundy, a code such as 0.137, or a set, as in subtraction(1,3,4)."),
    form, progress, shown);
  await look(query.get("rules") ?? FIRST, query.get("to") ?? "");

  /** @param {string} ruleset @param {string} to  the last heap, if it was named */
  async function look(ruleset, to) {
    const wanted = to === "" ? {} : { to: Number(to) };
    const failed = () => { if (rules.value === "") rules.value = ruleset; };
    await think(progress, left, (manner) => ask({ request: "sequence", ruleset, ...wanted }, manner), (answer) => {
      rules.value = answer.ruleset;
      last.value = to;
      context.title(`${answer.ruleset} · Grundy values`);
      context.remember(sequenceAddress(answer.ruleset, to));
      show(answer);
      context.announce(answer.told.text);
    }, { typed: ruleset, failed });
  }

  /** @param {SequenceAnswer} answer */
  function show(answer) {
    fill(shown,
      h("section", { class: "panel", "aria-labelledby": "period-title" },
        h("h2", { id: "period-title" }, "The period"), told(answer.told.html)),
      h("section", { class: "panel", "aria-labelledby": "plot-title" },
        h("h2", { id: "plot-title" }, "The plot"),
        markup(h("div", { class: "scroll plot", tabindex: "0", role: "group", "aria-label": "Plot" }), answer.plot)),
      table(answer), misere(answer.ruleset));
  }

  /** @param {string} ruleset */
  function misere(ruleset) {
    const progress = h("div", {});
    const found = h("div", { class: "misere" });
    const button = h("button", { type: "button", onclick: find }, "Find the misère quotient");
    return h("section", { class: "panel", "aria-labelledby": "misere-title" },
      h("h2", { id: "misere-title" }, "Misère play"),
      h("p", { class: "note" }, "Where the last move loses, sums have no Grundy values. The misère quotient takes their place: "
        + "every heap is an element, and the product of the heaps says who wins."),
      button, progress, found);

    function find() {
      button.disabled = true;
      const failed = () => { button.disabled = false; };
      return think(progress, left, (manner) => ask({ request: "quotient", ruleset }, manner), (answer) => {
        fill(found, told(answer.told.html), elements(answer));
        button.hidden = true;
        context.announce(answer.told.text);
      }, { typed: ruleset, failed });
    }
  }
}

/**
 * The elements of the heaps with their genera, up to the end of the first period.
 * @param {QuotientAnswer} answer
 */
function elements({ ruleset, quotient, genera }) {
  const { heaps, status, preperiod, period } = quotient;
  const count = status === "proved" ? (preperiod ?? 0) + (period ?? 0) : heaps.length;
  return h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Heaps in misère play" },
    h("table", { class: "values" },
      h("caption", { class: "visually-hidden" }, `Heaps of ${ruleset} in misère play`),
      h("thead", {}, h("tr", {}, ["heap", "element", "genus", "class"].map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, heaps.slice(0, Math.max(count, 1)).map((element, heap) => h("tr", {},
        h("th", { scope: "row" }, heap), h("td", {}, element),
        h("td", {}, genera[heap]?.genus ?? ""), h("td", {}, genera[heap]?.class ?? ""))))));
}

/** @param {SequenceAnswer} answer */
function table({ ruleset, values, columns, exceptions, complete }) {
  const odd = new Set(exceptions);
  const body = h("tbody", {});
  const count = Math.ceil(values.length / columns);
  const more = h("button", { type: "button", onclick: () => draw(count) }, `Show all ${count} rows`);
  draw(AT_FIRST);
  return h("section", { class: "panel", "aria-labelledby": "values-title" },
    h("h2", { id: "values-title" }, "The values"),
    h("p", { class: "note" }, `Rows of ${columns} heaps.`,
      odd.size > 0 ? " Framed values are not those of the period." : "",
      complete ? "" : " There was no time for more."),
    h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Values" },
      h("table", { class: "values" },
        h("caption", { class: "visually-hidden" }, `Grundy values of ${ruleset}: the heap is the sum of row and column`),
        h("thead", {}, h("tr", {}, h("td", {}),
          Array.from({ length: Math.min(columns, values.length) }, (_, column) => h("th", { scope: "col" }, column)))),
        body)),
    more);

  /** @param {number} rows */
  function draw(rows) {
    more.hidden = rows >= count;
    fill(body, Array.from({ length: Math.min(rows, count) }, (_, row) => row * columns).map((first) => h("tr", {},
      h("th", { scope: "row" }, first),
      values.slice(first, first + columns).map((value, column) => h("td", {}, odd.has(first + column) ? h("mark", {}, value) : value)))));
  }
}
