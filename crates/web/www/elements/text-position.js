// <text-position>: a position too large to draw; moves are typed.

/** @import { TextDrawing } from "../api" */
import { h, fill } from "../dom.js";
import { TableElement } from "./table-element.js";

/** @extends {TableElement<TextDrawing>} */
export class TextPosition extends TableElement {
  /** @param {TextDrawing} drawing */
  render(drawing) {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    fill(this, h("pre", {}, drawing.lines.join("\n")));
  }
}

customElements.define("text-position", TextPosition);
