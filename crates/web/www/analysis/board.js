// The position on the table: what the drawing shows is chosen by switches, moves are made by touch,
// and the winning ones are marked.

/** @import { Context } from "../context" */
/** @import { View, Drawing, BoardDrawing, HintAnswer } from "../api" */
/** @import { DrawingElement } from "../elements/drawing.js" */
/** @import { Considered } from "../play/chooser.js" */
/** @import { Ways } from "./ways.js" */
import { h, fill } from "../dom.js";
import { EngineError, isCancelled } from "../engine.js";
import { drawingElement } from "../elements/drawing.js";
import { showScrolling } from "../elements/scrolling.js";
import { NO_CHOICE } from "../elements/table-element.js";
import { say } from "../language.js";
import { Chooser } from "../play/chooser.js";
import { MoveList } from "../play/moves.js";
import { zoom } from "../play/zoom.js";
import { byHand } from "./by-hand.js";
import { toggled } from "./editor.js";
import { sentence } from "../problem.js";

/** @typedef {HintAnswer["show"][number]} LayerName */

/** What can be shown besides the position. @param {Drawing["kind"]} kind @returns {[LayerName, string][]} */
function layersOf(kind) {
  if (kind === "text") return [];
  const more = /** @type {[LayerName, string][]} */ ([["powers", say`Powers`], ["pairs", say`Pairs`], ["columns", say`Columns`]]);
  return [["moves", say`Winning moves`], ...(kind === "piles" ? more : [])];
}

/** The layers switched on; they stay for the visit.
 * @type {Set<LayerName>} */
const shown = new Set(["moves"]);

/** What touching the picture can change besides making a move.
 * @returns {Partial<Record<Drawing["kind"], string>>} */
const changeables = () => ({ board: say`Change stones by touch`, figure: say`Change the position by hand`, text: say`Change the position by hand`, sum: say`Change the parts by hand` });

/** Whether touching the picture changes the position instead of making a move. */
let editing = false;

/**
 * @param {View} view
 * @param {Context} context
 * @param {Promise<HintAnswer | null>} hint  which tells the winning moves
 * @param {Ways} ways
 * @returns {Node[]}
 */
export function board(view, context, hint, { make, change }) {
  const { ask, left, announce } = context;
  const frame = h("div", { class: "board-frame" });
  showScrolling(frame);
  const words = h("p", { class: "considered", "aria-live": "polite" });
  const tools = h("div", {});
  const drawn = view.drawing.kind === "figure" && view.drawing.is_drawn_on;
  const layers = layersOf(view.drawing.kind);
  const changeable = drawn ? undefined : changeables()[view.drawing.kind];
  /** @type {{ piles: number[], handles: string[] }} */
  let marks = { piles: [], handles: [] };
  const list = new MoveList(ask, left, make);
  list.watch(view);
  let element = laid();
  mark().catch(complain);
  return [
    frame,
    tools,
    words,
    list.element,
    layers.length === 0 && changeable === undefined ? null : h("fieldset", { class: "layers-shown" },
      h("legend", {}, say`Show`),
      ...layers.map(([layer, name]) => h("label", {},
        h("input", { type: "checkbox", checked: shown.has(layer), onchange: (/** @type {Event} */ event) => {
          if (/** @type {HTMLInputElement} */ (event.target).checked) shown.add(layer);
          else shown.delete(layer);
          paint();
        } }), h("span", {}, name))),
      drawn ? h("p", { class: "soft small" }, say`The picture is drawn from the text: to change the position by hand, type it above.`) : null,
      changeable === undefined ? null : h("label", {},
        h("input", { type: "checkbox", checked: editing, onchange: (/** @type {Event} */ event) =>
          edit(/** @type {HTMLInputElement} */ (event.target).checked) }),
        h("span", {}, changeable))),
  ].filter((node) => node !== null);

  /** @param {boolean} on */
  function edit(on) {
    editing = on;
    element = laid();
    paint();
  }

  /** The drawing, laid into its frame: touching it makes a move or changes the stones. */
  function laid() {
    const element = drawingElement(view.drawing, { interactive: !view.over || editing });
    fill(frame, element);
    fill(tools);
    if (editing && view.drawing.kind === "board") {
      stones(element, view.drawing);
      fill(words, say`Touch a place to put a stone there, or to take it away.`);
    } else {
      new Chooser(ask, left, consider, make).watch(view, element);
      if (editing && changeable !== undefined) byHand(view, context, change).then(lay).catch(complain);
    }
    element.addEventListener("zoom", (event) => zoom(element, view.position, /** @type {CustomEvent} */ (event).detail, context).catch(complain));
    element.addEventListener("leave", (event) => leave(/** @type {CustomEvent} */ (event).detail).catch(complain));
    return element;
  }

  /** Lays the picture that is changed by hand in the place of the other, with its tools. @param {Awaited<ReturnType<typeof byHand>>} hands */
  function lay(hands) {
    if (!editing) return;
    fill(frame, hands.element);
    fill(tools, ...hands.tools);
    fill(words, hands.how);
    element = hands.element;
  }

  /**
   * @param {DrawingElement} element
   * @param {BoardDrawing} drawing
   */
  function stones(element, drawing) {
    const places = drawing.layers.flatMap((layer) => layer.rows.flat()).filter((cell) => !cell.edge);
    element.choose({ ...NO_CHOICE, next: places.map((cell) => cell.handle) });
    element.addEventListener("touch", (event) => {
      const { handle } = /** @type {CustomEvent} */ (event).detail;
      change(toggled(view, drawing, handle), handle);
    });
  }

  function paint() {
    element.hint({ show: shown.has("moves") ? [...shown, "piles"] : [...shown], ...marks });
  }

  async function mark() {
    paint();
    const told = await hint;
    if (told === null) return;
    marks = { piles: told.piles, handles: told.moves.flatMap((move) => move.handles) };
    paint();
  }

  /** @param {Considered} considered */
  function consider({ handles, move, words: said, trial }) {
    if (!trial) list.narrow(handles, move === null && handles.length > 0);
    fill(words, said === "" && !view.over ? how() : said,
      move === null ? null : h("button", { type: "button", onclick: () => make(move) }, say`Go there`));
  }

  /** What there is to choose from. */
  function how() {
    if (view.drawing.kind !== "text") return say`Touch the picture to choose a move.`;
    return list.element.hidden ? "" : say`Choose a move from the list.`;
  }

  /** @param {{ pile: number, text: string }} rest */
  async function leave({ pile, text }) {
    if (view.drawing.kind !== "piles") return;
    const height = view.drawing.piles.find((other) => other.pile === pile)?.height;
    const start = { start: view.position, players: /** @type {["person", "person"]} */ (["person", "person"]), starter: /** @type {1} */ (1), seed: 0, moves: [] };
    const answer = await ask({ request: "play", game: start, move: `${pile}: ${height} -> ${text}` }, { signal: left });
    const turn = answer.turns.at(-1);
    if (turn) make({ ...turn, leaves: turn.position });
  }

  /** @param {unknown} error */
  function complain(error) {
    if (error instanceof EngineError) {
      fill(words, sentence(error.message));
      announce(sentence(error.message));
    } else if (!isCancelled(error)) throw error;
  }
}
