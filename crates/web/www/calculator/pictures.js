// The picture of a line: the board of a position, the thermograph of a game, the plot of a sequence.

/** @import { Context } from "../context" */
/** @import { SequenceAnswer } from "../api" */
/** @import { Line } from "./notebook.js" */
import { h, fill } from "../dom.js";
import { analysisAddress, sequenceAddress } from "../address.js";
import { drawingElement } from "../elements/drawing.js";
import { EngineError, isCancelled } from "../engine.js";
import { seriesOf, sequencePlot } from "../charts/sequence-plot.js";
import { thermograph } from "../charts/thermograph.js";
import { say } from "../language.js";
import { wanted } from "./sequence-line.js";

/**
 * The pictures that a line has, each to be folded away.
 * @param {Line} line
 * @param {Context} context
 */
export function pictures(line, context) {
  const { position, thermograph: walls } = line;
  const sequence = wanted(line.input);
  return [
    position === undefined ? null : folded(say`Board`, board(position, context), analysisAddress(position), say`Analyse`),
    walls ? folded(say`Thermograph`, thermograph(walls, position ?? line.input)) : null,
    line.kind === "sequence" && sequence ? folded(say`Plot`, plot(line, context), sequenceAddress(sequence.ruleset, sequence.to === undefined ? "" : String(sequence.to)), say`All about it`) : null,
  ];
}

/** @param {string} name @param {HTMLElement} picture @param {string} [address]  where there is more to see @param {string} [words] */
function folded(name, picture, address, words = "") {
  return h("details", { class: "line-picture", open: true }, h("summary", {}, name), picture,
    address === undefined ? null : h("p", {}, h("a", { href: address }, words)));
}

/** @param {string} position @param {Context} context */
function board(position, { ask, left }) {
  const place = h("div", { class: "line-board", role: "img", "aria-label": position });
  ask({ request: "position", position }, { signal: left, lane: null }).then(({ drawing }) => {
    place.setAttribute("aria-label", drawing.label);
    fill(place, h("div", { class: "small-table", inert: true }, drawingElement(drawing)));
  }).catch(ignore);
  return place;
}

/** The values are not kept with the line: they are many. @param {Line} line @param {Context} context */
function plot(line, { ask, left }) {
  const place = h("div", {});
  const show = (/** @type {SequenceAnswer} */ answer) => { fill(place, sequencePlot([seriesOf(answer)], { small: true }).element); };
  const sequence = wanted(line.input);
  if (line.sequence) show(line.sequence);
  else if (sequence) ask({ request: "sequence", ...sequence, plot: false }, { signal: left, lane: null }).then(show).catch(ignore);
  return place;
}

/** A line without its picture still has its value. @param {unknown} error */
function ignore(error) {
  if (!isCancelled(error) && !(error instanceof EngineError)) throw error;
}
