// What is known of the heaps of a game in misère play, for whoever asks.

/** @import { Context } from "../context" */
/** @import { QuotientAnswer } from "../api" */
import { h, fill, freshId } from "../dom.js";
import { say } from "../language.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/** @param {string} ruleset @param {Context} context @param {boolean} [named]  whether the title names the game */
export function misere(ruleset, context, named = false) {
  const { ask, left } = context;
  const title = freshId("misere");
  const progress = h("div", {});
  const found = h("div", { class: "misere" });
  const button = h("button", { type: "button", onclick: find }, say`Find the misère quotient`);
  return h("section", { class: "panel", "aria-labelledby": title },
    h("h2", { id: title }, named ? say`Misère play of ${ruleset}` : say`Misère play`),
    h("p", { class: "note" }, say`Where the last move loses, sums have no Grundy values. The misère quotient takes their place: every heap is an element, and the product of the heaps says who wins.`),
    button, progress, found);

  function find() {
    button.disabled = true;
    const failed = () => { button.disabled = false; };
    return think(progress, left, (manner) => ask({ request: "quotient", ruleset }, { ...manner, lane: title }), (answer) => {
      fill(found, told(answer.told.html), elements(answer));
      button.hidden = true;
      context.announce(answer.told.text);
    }, { typed: ruleset, failed });
  }
}

/**
 * The elements of the heaps with their genera, up to the end of the first period.
 * @param {QuotientAnswer} answer
 */
function elements({ ruleset, quotient, genera }) {
  const { heaps, status, preperiod, period } = quotient;
  const count = status === "proved" ? (preperiod ?? 0) + (period ?? 0) : heaps.length;
  return h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": say`Heaps in misère play` },
    h("table", { class: "values" },
      h("caption", { class: "visually-hidden" }, say`Heaps of ${ruleset} in misère play`),
      h("thead", {}, h("tr", {}, [say`heap`, say`element`, say`genus`, say`class`].map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, heaps.slice(0, Math.max(count, 1)).map((element, heap) => h("tr", {},
        h("th", { scope: "row" }, heap), h("td", {}, element),
        h("td", {}, genera[heap]?.genus ?? ""), h("td", {}, genera[heap]?.class ?? ""))))));
}
