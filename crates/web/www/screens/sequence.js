// A sequence: the Grundy values of the heaps of a game, their period, a plot and a table, beside those of
// a second game if one is named; and what is known of the heaps in misère play.

/** @import { Context } from "../context" */
/** @import { SequenceAnswer } from "../api" */
/** @import { Manner } from "../engine.js" */
import { sequenceAddress } from "../address.js";
import { styled } from "../charts/chart.js";
import { bFile, csv, fileName, save } from "../charts/files.js";
import { seriesOf, sequencePlot } from "../charts/sequence-plot.js";
import { h, fill } from "../dom.js";
import { EngineError } from "../engine.js";
import { say } from "../language.js";
import { misere } from "../sequence/misere.js";
import { comparison, valuesTable } from "../sequence/tables.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/** The game that is shown when nothing else is asked for. */
const FIRST = "kayles";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function sequenceScreen(root, context) {
  const { ask, left, query } = context;
  const text = (/** @type {string} */ id) => h("input", {
    type: "text", class: "position-field", id, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
  });
  const [rules, second] = [text("rules"), text("second-rules")];
  const last = h("input", { type: "number", id: "last-heap", min: "0", inputmode: "numeric", placeholder: say`as needed` });
  const progress = h("div", {});
  const shown = h("div", { class: "sequence" });
  const form = h("form", { class: "sequence-form" },
    h("div", { class: "field" }, h("label", { for: "rules" }, say`Rules`), rules),
    h("div", { class: "field" }, h("label", { for: "second-rules" }, say`Compare with`), second),
    h("div", { class: "field" }, h("label", { for: "last-heap" }, say`Up to heap`), last),
    h("button", { class: "primary" }, say`Show`));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    look(rules.value, last.value, second.value.trim());
  });
  await styled;
  fill(root,
    h("h1", {}, say`Grundy values`),
    h("p", { class: "lead" }, say`Of the heaps of any game in which heaps are made smaller and split: a name such as kayles, dawson-kayles or grundy, a code such as 0.137, a set, as in subtraction(1,3,4), or the word of a ruleset whose strips are wanted.`),
    form, progress, shown);
  [rules.value, last.value, second.value] = [query.get("rules") ?? FIRST, query.get("to") ?? "", query.get("with") ?? ""];
  await look(rules.value, last.value, second.value);

  /** @param {string} ruleset @param {string} to  the last heap, if it was named @param {string} beside  the rules to compare with, if any */
  async function look(ruleset, to, beside) {
    /** Spells what was asked for as the engine does, unless something else has been typed meanwhile. @param {HTMLInputElement} field @param {string} asked @param {string} spelt */
    const respell = (field, asked, spelt) => {
      if (field.value.trim() === asked.trim()) field.value = spelt;
    };
    await think(progress, left, (manner) => both(ruleset, to, beside, manner), ([answer, other]) => {
      respell(rules, ruleset, answer.ruleset);
      respell(second, beside, other?.ruleset ?? "");
      context.title(other ? say`${answer.ruleset} and ${other.ruleset} · Grundy values` : say`${answer.ruleset} · Grundy values`);
      context.remember(sequenceAddress(answer.ruleset, to, other?.ruleset));
      show(answer, other);
      context.announce([answer, other].flatMap((one) => one?.told.text ?? []).join(" "));
    }, { typed: ruleset });
  }

  /**
   * The values of one game, and of as many heaps of the other one.
   * @param {string} ruleset @param {string} to @param {string} beside @param {Manner} manner
   * @returns {Promise<[SequenceAnswer, SequenceAnswer | null]>}
   */
  async function both(ruleset, to, beside, manner) {
    const answer = await ask({ request: "sequence", ruleset, plot: false, ...(to === "" ? {} : { to: Number(to) }) }, manner);
    if (beside === "") return [answer, null];
    try {
      return [answer, await ask({ request: "sequence", ruleset: beside, plot: false, to: answer.values.length - 1 }, manner)];
    } catch (error) {
      // The place of the mistake is one in the other field.
      throw error instanceof EngineError ? error.about(beside) : error;
    }
  }

  /** @param {SequenceAnswer} answer @param {SequenceAnswer | null} other */
  function show(answer, other) {
    const all = other === null ? [answer] : [answer, other];
    const plot = sequencePlot(all.map(seriesOf));
    const names = all.map(({ ruleset }) => ruleset).join(" and ");
    const named = all.map(({ ruleset, values }) => ({ name: ruleset, values }));
    fill(shown,
      h("section", { class: "panel", "aria-labelledby": "period-title" },
        h("h2", { id: "period-title" }, say`The period`), all.map((one) => told(one.told.html))),
      h("section", { class: "panel", "aria-labelledby": "plot-title" },
        h("h2", { id: "plot-title" }, say`The plot`), plot.element,
        h("div", { class: "row downloads", role: "group", "aria-label": say`Download` }, h("span", {}, say`Download`),
          download("CSV", () => save(fileName(names, "csv"), "text/csv", csv(named))),
          ...all.map(({ ruleset, values }) => download(other === null ? "b-file" : say`b-file of ${ruleset}`,
            () => save(fileName(`b ${ruleset}`, "txt"), "text/plain", bFile(values)))),
          download("SVG", () => save(fileName(names, "svg"), "image/svg+xml", plot.file())))),
      other === null ? valuesTable(answer) : comparison(answer, other),
      // Of positions that are not heaps it knows nothing.
      all.filter(({ code }) => code !== undefined).map(({ ruleset }) => misere(ruleset, context, other !== null)));
  }
}

/** @param {string} words @param {() => void} act */
function download(words, act) {
  return h("button", { type: "button", onclick: act }, words);
}
