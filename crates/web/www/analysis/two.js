// The parts of the analysis of a position of two players.

/** @import { View } from "../api" */
/** @import { Context } from "../context" */
/** @import { Ways } from "./ways.js" */
import { h } from "../dom.js";
import { playAddress, sequenceAddress } from "../address.js";
import { board } from "./board.js";
import { certificate } from "./certificate.js";
import { editor } from "./editor.js";
import { say } from "../language.js";
import { optionsTable } from "./options.js";
import { solve, verdict } from "./verdict.js";

/**
 * @param {View} view
 * @param {Context} context
 * @param {Ways} ways
 */
export function ofTwo(view, context, ways) {
  const { ask, left } = context;
  // The position is here at once; all that has to be solved for comes with one request.
  const progress = h("div", { class: "progress" });
  const solved = solve(view, context, progress, () => ways.solved(null));
  solved.then(ways.solved);
  const hint = view.over ? Promise.resolve(null)
    : solved.then((solution) => solution.hint
      ?? ask({ request: "hint", position: view.position, topic: "moves" }, { signal: left })).catch(() => null);
  return [
    h("section", { class: "panel sheet", "aria-label": say`The position` },
      h("p", { class: "aim" }, view.goal),
      ...board(view, context, hint, ways),
      editor(view, context, ways.change),
      h("p", { class: "row" }, h("a", { class: "button", href: playAddress(view.position) }, say`Play from here`),
        view.sequence ? h("a", { class: "button", href: sequenceAddress(view.sequence) }, say`Values of ${view.sequence}`) : null)),
    verdict(view, context, solved, hint, progress, ways),
    optionsTable(view, context, solved, ways),
    certificate(view, context),
  ];
}
