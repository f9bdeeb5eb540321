// <sum-board>: the parts of a sum, each drawn as it is by itself.

/** @import { SumDrawing } from "../api" */
/** @import { DrawingElement } from "./drawing.js" */
import { h, fill } from "../dom.js";
import { become, drawingElement } from "./kinds.js";
import { TableElement } from "./table-element.js";

/** @extends {TableElement<SumDrawing>} */
export class SumBoard extends TableElement {
  /** @type {DrawingElement[]} */
  #parts = [];

  constructor() {
    super();
    this.addEventListener("preview", (event) => { this.hovered = /** @type {CustomEvent} */ (event).detail.handle; });
  }

  /** The parts listen themselves, and what they tell comes by here. */
  connectedCallback() { this.refresh(); }

  /** @param {SumDrawing} drawing @param {boolean} moved */
  async become(drawing, moved) {
    const before = this.drawing?.parts;
    this.#parts = await Promise.all(drawing.parts.map((part, index) => {
      const old = this.#parts[index];
      return old ? become(old, part.drawing, moved && before?.[index]?.text !== part.text) : drawingElement(part.drawing);
    }));
    this.show(drawing);
  }

  /** @param {SumDrawing} drawing */
  render(drawing) {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    const parts = drawing.parts.map((part, index) => {
      const old = this.#parts[index];
      return old?.drawing === part.drawing ? old : drawingElement(part.drawing);
    });
    const shown = [...this.querySelectorAll(".part > :last-child")];
    this.#parts = parts;
    if (parts.length !== shown.length || parts.some((part, index) => part !== shown[index])) {
      fill(this, parts.map((part, index) => h("div", { class: "part", role: "group", "aria-label": drawing.parts[index]?.label }, h("p", { class: "part-name" }), part)));
    }
    const show = this.hints.show.filter((layer) => layer === "moves");
    parts.forEach((part, index) => {
      fill(/** @type {HTMLElement} */ (part.previousElementSibling), drawing.parts[index]?.label.replace(/\.$/, ""));
      part.toggleAttribute("ascii", this.hasAttribute("ascii"));
      part.hints = { show, piles: [], handles: this.hints.handles };
      part.interactive = this.interactive;
    });
  }

  paint() {
    const { leaves } = this.choice;
    this.#parts.forEach((part, index) => part.choose({ ...this.choice, leaves: leaves?.kind === "sum" ? leaves.parts[index]?.drawing ?? null : null }));
  }

  /** The buttons belong to the parts. @returns {HTMLButtonElement[]} */
  buttons() { return []; }

  focusFirst(handle = "") {
    const parts = this.#parts.map((part) => ({ part, has: part.buttons() }));
    const found = parts.find(({ has }) => has.some((button) => button.dataset.handle === handle)) ?? parts.find(({ has }) => has.length > 0);
    found?.part.focusFirst(handle);
  }
}

customElements.define("sum-board", SumBoard);
