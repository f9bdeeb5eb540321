// Who wins a position, why, and by which moves.

/** @import { Context } from "../context" */
/** @import { View, AnalyzeAnswer, HintAnswer } from "../api" */
/** @import { Ways } from "./ways.js" */
import { h, fill, markup, freshId } from "../dom.js";
import { EngineError, isCancelled } from "../engine.js";
import { thermograph } from "../charts/thermograph.js";
import { showScrolling } from "../elements/scrolling.js";
import { say } from "../language.js";
import { think } from "../thinking.js";
import { typeset } from "../typeset.js";
import { moveLink } from "./ways.js";

/** How much is explained, and what each level is called. */
const levels = () => /** @type {const} */ ([[0, say`Answer`], [1, say`Reason`], [2, say`Steps`], [3, say`Theorem`]]);

/** The level chosen last stays for the visit.
 * @type {0 | 1 | 2 | 3} */
let level = 1;

/**
 * All that is shown of a position and has to be solved for, in one request.
 * @param {View} view
 * @param {Context} context
 * @param {HTMLElement} progress  where it is seen that this goes on
 * @param {() => void} failed  called if an attempt fails
 * @returns {Promise<AnalyzeAnswer>}  as soon as an attempt succeeds
 */
export function solve(view, { ask, left }, progress, failed) {
  return new Promise((resolve) => think(progress, left, (manner) => ask({
    request: "analyze", position: view.position, level,
    with: ["told", "options", "thermograph", ...(view.over ? [] : [/** @type {const} */ ("hint")])],
  }, manner), resolve, { failed }));
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {Promise<AnalyzeAnswer>} solved
 * @param {Promise<HintAnswer | null>} hint  which names the winning moves for the eye
 * @param {HTMLElement} progress
 * @param {Ways} ways
 * @returns {HTMLElement}
 */
export function verdict(view, context, solved, hint, progress, ways) {
  const { ask, left, announce } = context;
  const first = level;
  const headline = h("div", { class: "headline" });
  const reason = h("div", { class: "told" });
  showScrolling(reason);
  const explaining = h("div", {});
  const moves = h("div", {});
  const name = freshId("level");
  show().catch(ignore);
  return h("section", { class: "panel verdict", "aria-label": say`Who wins` },
    h("h2", { class: "visually-hidden" }, say`Who wins`),
    progress,
    headline,
    h("fieldset", { class: "levels" },
      h("legend", {}, say`Explain`),
      ...levels().map(([value, words]) => h("label", {},
        h("input", { type: "radio", name, value, checked: value === level, onchange: () => {
          level = value;
          explain();
        } }), h("span", {}, words)))),
    explaining,
    reason,
    moves);

  async function show() {
    const solution = await solved;
    tell(solution);
    fill(headline, ...summary(solution, context));
    fill(moves, ...winningMoves(solution, (await hint)?.moves ?? [], context, ways));
    announce(`${whoWins(solution).words}, ${conventionOf(solution)}`);
    if (solution.value.kind === "game" && solution.value.mean) await draw(solution);
  }

  // What would have made the answer too long is not in it, and is asked for alone.

  /** @param {AnalyzeAnswer} solution */
  async function draw(solution) {
    const { walls } = solution.thermograph
      ?? await ask({ request: "picture", position: view.position, picture: "thermograph" }, { signal: left });
    if (walls) moves.after(thermograph(walls, view.text));
  }

  /** @param {AnalyzeAnswer} solution */
  function tell({ told }) {
    // Meanwhile somebody may have chosen another level.
    if (level !== first) return;
    if (told) markup(reason, told.html);
    else explain();
  }

  function explain() {
    think(explaining, left, (manner) => ask({ request: "explain", position: view.position, level }, manner),
      ({ told }) => { markup(reason, told.html); });
  }
}

/** @param {AnalyzeAnswer} solution */
function whoWins({ outcome, value }) {
  if (value.kind !== "game" && value.kind !== "loopy") {
    if (outcome === "D") return { letter: outcome, words: say`It is a draw` };
    return { letter: outcome, words: outcome === "N" ? say`Whoever moves first wins` : say`Whoever moves second wins` };
  }
  /** Where the players have moves of their own. @type {Record<string, string>} */
  const classes = { L: say`Left wins, whoever begins`, R: say`Right wins, whoever begins`, N: say`Whoever begins wins`, P: say`Whoever begins loses`,
    D: say`It is a draw, whoever begins`,
    PHat: say`Left wins if Right begins, otherwise it is a draw`, NHat: say`Left wins if Left begins, otherwise it is a draw`,
    PCheck: say`Right wins if Left begins, otherwise it is a draw`, NCheck: say`Right wins if Right begins, otherwise it is a draw` };
  return { letter: value.class[0], words: classes[value.class] };
}

/** @param {AnalyzeAnswer} solution */
function conventionOf({ convention, value }) {
  if (value.kind === "score") return say`the score decides`;
  return convention === "normal" ? say`normal play` : say`misère play`;
}

/**
 * @param {AnalyzeAnswer} solution
 * @param {Context} context
 */
function summary(solution, context) {
  const { outcome, value } = solution;
  const { letter, words } = whoWins(solution);
  return [
    h("p", { class: `outcome outcome-${outcome}` },
      h("span", { class: "outcome-letter", "aria-hidden": "true" }, letter),
      h("strong", {}, words)),
    h("dl", { class: "facts" },
      h("div", {}, h("dt", {}, value.kind === "score" ? say`Net score` : say`Value`), h("dd", {}, typeset(value, context))),
      h("div", {}, h("dt", {}, say`Played as`), h("dd", {}, conventionOf(solution)))),
  ];
}

/**
 * @param {AnalyzeAnswer} solution
 * @param {HintAnswer["moves"]} named
 * @param {Context} context
 * @param {Ways} ways
 */
function winningMoves({ winning_moves: moves, winning_moves_complete: complete }, named, { settings }, { make }) {
  if (moves.length === 0) return [];
  const names = new Map(named.map((move) => [move.leaves, move]));
  return [
    h("h3", {}, complete ? say`Every winning move` : say`Some winning moves`),
    h("ul", { class: "winning-moves" }, ...moves.map(({ text, position }) => {
      const move = position === undefined ? null : names.get(position) ?? { move: text, text, words: text, leaves: position };
      return h("li", {}, move ? moveLink(move, settings.written(move), make) : text);
    })),
  ];
}

/** The picture is left out if it takes too long. @param {unknown} error */
function ignore(error) {
  if (!isCancelled(error) && !(error instanceof EngineError)) throw error;
}
