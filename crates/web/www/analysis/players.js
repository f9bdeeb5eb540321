// A position of three to six players: the moves, who can force what, and what the preferences lead to.

/** @import { Context } from "../context" */
/** @import { TablePosition } from "../api" */
/** @import { Ways } from "./ways.js" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { playAddress } from "../address.js";
import { drawingElement } from "../elements/drawing.js";
import { ordinal } from "../elements/typeset.js";
import { say } from "../language.js";
import { problem } from "../problem.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/** Whether a position is one of three to six players. @param {object} answer @returns {answer is TablePosition} */
export function isTable(answer) {
  return "players" in answer;
}

/**
 * The parts of the analysis; `null` if the position is one of two players.
 * @param {object} answer  to the request for a position
 * @param {Context} context
 * @param {Ways} ways
 */
export function ofPlayers(answer, context, { make, solved }) {
  if (!isTable(answer)) return null;
  const { position } = answer;
  const sheet = h("section", { class: "panel sheet", "aria-label": say`The position` });
  const reasons = h("section", { class: "panel", "aria-label": say`Who wins` });
  attempt(sheet, async ({ ask, left, settings }) => {
    const { view } = await ask({ request: "table", position }, { signal: left, lane: null });
    fill(sheet,
      h("p", { class: "aim" }, view.goal),
      h("p", {}, view.rules),
      drawingElement(view.drawing),
      view.over ? null : h("details", { class: "move-list" }, h("summary", {}, say`Moves`), h("ul", { "aria-label": say`Moves` }, view.moves.listed.map((move) =>
        h("li", {}, h("button", { type: "button", title: move.words, onclick: () => make(move) }, ordinal(settings.written(move))))))),
      h("p", { class: "row" }, h("a", { class: "button", href: playAddress(position) }, say`Play from here`)));
  });
  const progress = h("div", {});
  fill(reasons, h("h2", {}, say`Who wins`), progress);
  think(progress, context.left, (manner) => context.ask({ request: "analyze", position, level: 2, with: ["told"] }, manner), (answer) => {
    reasons.append(told(answer.told?.html ?? ""));
    context.announce(answer.told?.text.split("\n\n")[0] ?? "");
    solved(answer);
  }, { typed: position, failed: () => solved(null) });
  return [sheet, reasons];

  /** @param {HTMLElement} part @param {(context: Context) => Promise<void>} work */
  async function attempt(part, work) {
    try {
      await work(context);
    } catch (error) {
      if (!isCancelled(error)) fill(part, problem(error, position));
    }
  }
}
