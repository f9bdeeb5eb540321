// The board of a lesson or a puzzle: moves are made on it by touch or from the list, and it shows how
// a try is refuted, one move after another.

/** @import { View } from "../api" */
/** @import { Context } from "../context" */
/** @import { DrawingElement } from "../elements/drawing.js" */
/** @import { Considered } from "../play/chooser.js" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { become, drawingElement } from "../elements/drawing.js";
import { pause } from "../elements/motion.js";
import { showScrolling } from "../elements/scrolling.js";
import { NO_HINTS } from "../elements/table-element.js";
import { say } from "../language.js";
import { Chooser } from "../play/chooser.js";
import { MoveList } from "../play/moves.js";
import { verbOf } from "../play/verbs.js";
import { zoom } from "../play/zoom.js";
import { sentence } from "../problem.js";

/** How long a move is looked at before the next one, in milliseconds. */
const LOOK = 900;

/** What a board shows: a position, whether moves can be made in it, and layers of its picture. @typedef {{ view: View, open: boolean, show?: string[] }} Shown */

export class Board {
  #context;
  #made;
  #verb;
  /** @type {Shown | null} */
  #shown = null;
  /** The moves that are being shown. @type {object | null} */
  #running = null;
  /** @type {DrawingElement | null} */
  #element = null;
  #chooser;
  #moves;
  #stage = h("div", { class: "stage" });
  #choice = h("div", { class: "choice" });
  element;

  /**
   * @param {Context} context
   * @param {(move: string) => void} made
   * @param {(words: string) => string} [verb]  of the button that makes a move
   */
  constructor(context, made, verb = verbOf) {
    const { ask, left } = context;
    this.#context = context;
    this.#made = made;
    this.#verb = verb;
    this.#chooser = new Chooser(ask, left, (considered) => this.#consider(considered), (move) => made(move.move));
    this.#moves = new MoveList(ask, left, (move) => made(move.move));
    this.element = h("section", { class: "table", "aria-label": say`Table`, hidden: true }, this.#stage, this.#choice, this.#moves.element);
    showScrolling(this.#stage);
    this.#stage.addEventListener("zoom", (event) => this.#zoom(/** @type {CustomEvent} */ (event).detail));
    this.#stage.addEventListener("leave", (event) => {
      const { pile, text } = /** @type {CustomEvent} */ (event).detail;
      made(`${pile} ${text}`);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#chooser.clear();
    }, { signal: left });
  }

  /** @param {Shown} shown @param {boolean} [moved]  whether a single move led there */
  show(shown, moved = false) {
    this.#running = null;
    return this.#lay(shown, moved);
  }

  /** @param {Shown} shown @param {boolean} moved */
  async #lay(shown, moved) {
    const focused = this.element.contains(document.activeElement);
    const { view, open, show = [] } = shown;
    this.#shown = shown;
    this.#chooser.enabled = false;
    this.#chooser.clear();
    if (this.#element) this.#element = await become(this.#element, view.drawing, moved);
    else fill(this.#stage, this.#element = drawingElement(view.drawing));
    if (this.#shown !== shown) return;
    this.element.hidden = false;
    this.#stage.dataset.position = view.position;
    this.#element.toggleAttribute("ascii", this.#context.settings.notation === "ascii");
    this.#element.interactive = open;
    this.#element.hint({ ...NO_HINTS, show });
    this.#chooser.enabled = open;
    this.#chooser.watch(view, this.#element);
    this.#moves.watch(open ? view : null);
    if (focused && open) this.focus();
  }

  focus() { this.#element?.focusFirst(); }

  /** Shows layers of a hint over those of the step. @param {import("../elements/table-element.js").Hints} hints */
  hint(hints) {
    this.#element?.hint({ ...hints, show: [...this.#shown?.show ?? [], ...hints.show] });
  }

  /** A move that a hint names is considered, where it can be touched. @param {import("../api").MoveView} move */
  consider({ handles }) {
    return this.#chooser.take(handles);
  }

  /** Shows positions one after another, as moves lead from each to the next, until something else is to be shown. @param {string[]} positions */
  async run(positions) {
    const running = this.#running = {};
    const { ask, left } = this.#context;
    for (const position of positions) {
      const view = await ask({ request: "position", position }, { signal: left, lane: null });
      if (this.#running !== running) return;
      await this.#lay({ view, open: false }, true);
      await pause(LOOK);
      left.throwIfAborted();
    }
  }

  /**
   * A button that shows how a try is refuted, and then puts the position back.
   * @param {string[]} positions
   */
  refutation(positions) {
    const before = this.#shown;
    let showing = false;
    const button = h("button", { type: "button", onclick: () => turn() }, say`Show it on the board`);
    const turn = async () => {
      showing = !showing;
      button.textContent = showing ? say`Put it back` : say`Show it on the board`;
      if (showing) await this.run(positions).catch(unlessCancelled);
      if (!showing && before) await this.show(before);
    };
    return positions.length === 0 ? null : button;
  }

  /** @param {Considered} considered */
  #consider({ handles, move, words, trial }) {
    const open = this.#shown?.open === true;
    if (!trial) this.#moves.narrow(handles, move === null && handles.length > 0);
    this.#choice.hidden = !open;
    fill(this.#choice, !open ? null : words === ""
      ? h("p", { class: "how" }, this.#shown?.view.how)
      : [
        h("p", { class: trial ? "soft" : "" }, sentence(words)),
        move === null || trial ? null
          : h("button", { type: "button", class: "primary take", onclick: () => this.#made(move.move) }, this.#verb(words)),
      ]);
    if (!trial && words !== "") this.#context.announce(words);
  }

  /** @param {{ pile: number, base: string, size: string }} part */
  async #zoom(part) {
    if (!this.#element || !this.#shown) return;
    const seen = await zoom(this.#element, this.#shown.view.position, part, this.#context).catch(unlessCancelled);
    if (seen) this.#context.announce(seen);
  }
}

/** @param {unknown} error */
function unlessCancelled(error) {
  if (!isCancelled(error)) throw error;
}
