// Analysis: any position, typed or edited, and all there is to know about it.

/** @import { Context } from "../context" */
/** @import { View } from "../api" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { analysisAddress, playAddress, sequenceAddress } from "../address.js";
import { notes } from "../notes.js";
import { problem } from "../problem.js";
import { board } from "../analysis/board.js";
import { certificate } from "../analysis/certificate.js";
import { editor } from "../analysis/editor.js";
import { optionsTable } from "../analysis/options.js";
import { ofPlayers } from "../analysis/players.js";
import { solve, verdict } from "../analysis/verdict.js";

/** Wide enough for two columns. */
const WIDE = "(min-width: 62rem)";

/** What is analysed when nothing else is asked for. */
const FIRST = "nim: 3, 5, 7";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function analysisScreen(root, context) {
  const { ask, left, settings } = context;
  const field = h("input", {
    type: "text", class: "position-field", id: "position", autocomplete: "off", autocapitalize: "off",
    autocorrect: "off", spellcheck: "false", enterkeyhint: "go",
  });
  const trouble = h("div", {});
  const shown = h("div", { class: "analysis" });
  const wide = matchMedia(WIDE);
  /** @type {HTMLElement[]} */
  let parts = [];
  wide.addEventListener("change", () => arrange(), { signal: left });
  const form = h("form", { class: "position-form" },
    h("label", { for: "position" }, "Position"), field, h("button", { class: "primary" }, "Analyse"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    look(field.value);
  });
  fill(root, h("h1", {}, "Analysis"), form, trouble, shown);
  field.value = context.query.get("position") ?? FIRST;
  await look(field.value);

  /**
   * @param {string} position
   * @param {string} [focus]  the button of the editor that was pressed
   */
  async function look(position, focus) {
    const before = field.value;
    try {
      const view = await ask({ request: "position", position }, { signal: left });
      fill(trouble, ...notes(view));
      // What was typed while the answer was awaited stays.
      if (field.value === before) field.value = settings.written(view);
      context.title(`${settings.written(view)} · Analysis`);
      // Back leads to the position before.
      const address = analysisAddress(view.position);
      if (parts.length === 0) context.remember(address);
      else context.advance(address);
      const seated = ofPlayers(view, context, look);
      if (seated) arrange(seated);
      else show(view);
      if (focus !== undefined) refocus(focus);
    } catch (error) {
      if (isCancelled(error)) return;
      fill(trouble, problem(error, position));
    }
  }

  /** @param {View} view */
  function show(view) {
    // The position is here at once; all that has to be solved for comes with one request.
    const progress = h("div", { class: "progress" });
    const solved = solve(view, context, progress);
    const hint = view.over ? Promise.resolve(null)
      : solved.then((solution) => solution.hint
        ?? ask({ request: "hint", position: view.position, topic: "moves" }, { signal: left })).catch(() => null);
    arrange([
      h("section", { class: "panel sheet", "aria-label": "The position" },
        h("p", { class: "aim" }, view.goal),
        ...board(view, context, hint, look),
        editor(view, context, look),
        h("p", { class: "row" }, h("a", { class: "button", href: playAddress(view.position) }, "Play from here"),
          view.sequence ? h("a", { class: "button", href: sequenceAddress(view.sequence) }, `Values of ${view.sequence}`) : null)),
      verdict(view, context, solved, hint, progress),
      optionsTable(view, context, solved),
      certificate(view, context),
    ]);
  }

  /** One column in the order of reading, or two. */
  function arrange(now = parts) {
    parts = now;
    const [sheet, result, options = null, proof = null] = parts;
    if (wide.matches) fill(shown, h("div", { class: "column" }, sheet, options), h("div", { class: "column" }, result, proof));
    else fill(shown, h("div", { class: "column" }, ...parts));
  }

  /** @param {string} focus */
  function refocus(focus) {
    const again = shown.querySelector(`[data-focus="${CSS.escape(focus)}"], [data-handle="${CSS.escape(focus)}"]`)
      ?? shown.querySelector("[data-focus]");
    if (again instanceof HTMLElement) again.focus();
  }
}
