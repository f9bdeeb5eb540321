// <figure-board>: a figure of discs, squares and lines, with places on it that can be touched.

/** @import { FigureDrawing, Place } from "../api" */
import { h, fill, markup } from "../dom.js";
import { TableElement } from "./table-element.js";

/** @extends {TableElement<FigureDrawing>} */
export class FigureBoard extends TableElement {
  /** @param {FigureDrawing} drawing */
  render(drawing) {
    const focused = this.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.handle : undefined;
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    const picture = markup(h("div", { class: "picture" }), drawing.picture);
    const figure = h("div", { class: "figure" }, picture, this.interactive ? drawing.places.map((place) => this.#place(place)) : []);
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
