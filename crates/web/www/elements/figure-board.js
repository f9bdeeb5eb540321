// <figure-board>: a figure of discs, squares, lines and curves, with places on it that can be touched;
// on some, moves are drawn as curves.

/** @import { DrawAnswer, FigureDrawing, Place } from "../api" */
import { h, fill, markup } from "../dom.js";
import { Curve } from "./curve.js";
import { TableElement } from "./table-element.js";

/** @extends {TableElement<FigureDrawing>} */
export class FigureBoard extends TableElement {
  /** @type {Curve | null} */
  #curve = null;

  /** @param {FigureDrawing} drawing */
  render(drawing) {
    const focused = this.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.handle : undefined;
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    const picture = markup(h("div", { class: "picture" }), drawing.picture);
    const figure = h("div", { class: "figure" }, picture, this.interactive ? drawing.places.map((place) => this.#place(place)) : []);
    this.#curve = drawing.is_drawn_on && this.interactive ? new Curve(drawing.width, (curve, done) => this.tell("stroke", { curve, done })) : null;
    if (this.#curve) {
      figure.classList.add("drawn-on");
      figure.append(this.#curve.element);
      this.#curve.on(figure);
    }
    figure.style.setProperty("--width", `${drawing.width}px`);
    fill(this, h("div", { class: "scroll" }, figure));
    if (focused !== undefined) this.buttons().find((button) => button.dataset.handle === focused)?.focus();
  }

  /** @param {Place} place */
  #place({ handle, label, left, top, width, height }) {
    const marked = this.hints.show.includes("moves") && this.hints.handles.includes(handle);
    const button = h("button", { class: `spot${marked ? " marked" : ""}`, type: "button", "data-handle": handle, "aria-label": label });
    Object.assign(button.style, { left, top, width, height });
    return button;
  }

  /** Shows what is wrong with the curve. @param {DrawAnswer} answer */
  judge(answer) { this.#curve?.judge(answer); }

  /** Takes the curve away, unless it is being drawn. */
  erase() { this.#curve?.erase(); }

  /** What is drawn on is not dragged. */
  get throws() { return !this.drawing?.is_drawn_on; }

  /** @param {string | null} handle */
  onto(handle) { return handle; }

  paint() {
    const { handles, next, trial } = this.choice;
    for (const button of this.buttons()) {
      const handle = button.dataset.handle ?? "";
      const chosen = handles.includes(handle);
      const open = next === null || next.includes(handle);
      button.classList.toggle("chosen", chosen);
      button.classList.toggle("open", open && next !== null);
      button.setAttribute("aria-disabled", "false");
      button.setAttribute("aria-pressed", String(chosen && !trial));
    }
  }
}

customElements.define("figure-board", FigureBoard);
