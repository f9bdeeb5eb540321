// A position of three to six players: the moves, who can force what, and what the preferences lead to.

/** @import { Context } from "../context" */
/** @import { TablePosition } from "../api" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { playAddress } from "../address.js";
import { drawingElement } from "../elements/drawing.js";
import { ordinal } from "../elements/typeset.js";
import { problem } from "../problem.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/**
 * The parts of the analysis; `null` if the position is one of two players.
 * @param {object} answer  to the request for a position
 * @param {Context} context
 * @param {(position: string) => void} go
 */
export function ofPlayers(answer, context, go) {
  if (!("players" in answer)) return null;
  const { position } = /** @type {TablePosition} */ (answer);
  const sheet = h("section", { class: "panel sheet", "aria-label": "The position" });
  const reasons = h("section", { class: "panel", "aria-label": "Who wins" });
  attempt(sheet, async ({ ask, left, settings }) => {
    const { view } = await ask({ request: "table", position }, { signal: left, lane: null });
    fill(sheet,
      h("p", { class: "aim" }, view.goal),
      h("p", {}, view.rules),
      drawingElement(view.drawing),
      view.over ? null : h("details", { class: "move-list" }, h("summary", {}, "Moves"), h("ul", { "aria-label": "Moves" }, view.moves.listed.map((move) =>
        h("li", {}, h("button", { type: "button", title: move.words, onclick: () => go(move.leaves) }, ordinal(settings.written(move))))))),
      h("p", { class: "row" }, h("a", { class: "button", href: playAddress(position) }, "Play from here")));
  });
  const progress = h("div", {});
  fill(reasons, h("h2", {}, "Who wins"), progress);
  think(progress, context.left, (manner) => context.ask({ request: "analyze", position, level: 2, with: ["told"] }, manner), (solved) => {
    reasons.append(told(solved.told?.html ?? ""));
    context.announce(solved.told?.text.split("\n\n")[0] ?? "");
  }, { typed: position });
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
