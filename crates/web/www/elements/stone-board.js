// <stone-board>: stones or coins on a board of one or two dimensions; three dimensions in layers.

/** @import { Axis, BoardDrawing, Cell, Layer } from "../api" */
import { h, fill } from "../dom.js";
import { showScrolling } from "./scrolling.js";
import { TableElement } from "./table-element.js";

/** @extends {TableElement<BoardDrawing>} */
export class StoneBoard extends TableElement {
  /** Where the last move put or took a stone. @type {Set<string>} */
  #changed = new Set();

  /** @param {BoardDrawing} drawing @param {boolean} moved */
  async become(drawing, moved) {
    const before = new Map((this.drawing ? cells(this.drawing) : []).map((cell) => [cell.text, cell.stone]));
    this.#changed = new Set(cells(drawing).filter((cell) => moved && (before.get(cell.text) ?? false) !== cell.stone).map((cell) => cell.text));
    this.show(drawing);
  }

  /** @param {BoardDrawing} drawing */
  render(drawing) {
    const focused = this.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.handle : undefined;
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    const [across, up] = drawing.axes;
    const { layers } = drawing;
    const rows = layers[0]?.rows ?? [];
    // A board alone has the whole table.
    const size = layers.length === 1 ? " alone" : (across?.ticks.length ?? 0) > 8 ? " large" : "";
    this.style.setProperty("--columns", String(rows[0]?.length ?? 1));
    this.style.setProperty("--rows", String(rows.length));
    fill(this, h("div", { class: `layers${size}` }, layers.map((layer) => this.#layer(layer, across, up))));
    if (focused !== undefined && this.buttons().some((button) => button.dataset.handle === focused)) this.focusFirst(focused);
  }

  /**
   * @param {Layer} layer
   * @param {Axis | undefined} across
   * @param {Axis | undefined} up
   */
  #layer(layer, across, up) {
    // The rows stand from the top down, and the numbers of an axis from the least up.
    const rows = (up?.ticks ?? []).map((tick, line) => ({ tick, broken: isBroken(up, line) })).reverse();
    const column = (/** @type {number} */ line) => ({ class: isBroken(across, line) ? "break" : null });
    const scroll = h("div", { class: "scroll" }, h("table", { class: "board", role: "presentation" },
        layer.rows.map((row, place) => h("tr", { class: rows[place]?.broken ? "break" : null },
          rows[place] ? h("th", { "aria-hidden": "true" }, rows[place].tick) : null,
          row.map((cell, line) => h("td", column(line), this.#place(cell))))),
        h("tr", {}, up ? h("th", {}) : null, (across?.ticks ?? []).map((tick, line) => h("th", { "aria-hidden": "true", ...column(line) }, tick)))));
    showScrolling(scroll);
    return h("figure", { class: "layer" }, layer.title ? h("figcaption", {}, layer.title) : null, scroll);
  }

  /** @param {Cell} cell */
  #place(cell) {
    const marked = this.hints.show.includes("moves") && this.hints.handles.includes(cell.handle);
    const attributes = { class: `place${cell.stone ? " has-stone" : ""}${cell.edge ? " edge" : ""}${marked ? " marked" : ""}${this.#changed.has(cell.text) ? " changed" : ""}`, "data-handle": cell.handle, "data-at": cell.text };
    const inside = h("span", { class: "stone" });
    return this.interactive
      ? h("button", { ...attributes, type: "button", "aria-label": cell.label }, inside)
      : h("span", attributes, inside);
  }

  /** @param {string | null} handle */
  onto(handle) { return handle; }

  paint() {
    const { handles, leaves, next, trial } = this.choice;
    const box = leaves && (this.drawing?.axes.length ?? 0) > 1 ? boxOf(this.drawing, handles) : new Set();
    const after = new Map(leaves?.kind === "board" ? cells(leaves).map((cell) => [cell.text, cell.stone]) : []);
    for (const cell of this.drawing ? cells(this.drawing) : []) {
      const place = this.querySelector(`[data-handle="${CSS.escape(cell.handle)}"]`);
      if (!place) continue;
      const becomes = leaves ? after.get(cell.text) ?? false : cell.stone;
      const chosen = handles.includes(cell.handle);
      const open = next === null ? cell.stone : next.includes(cell.handle);
      place.classList.toggle("lit", box.has(cell.handle));
      place.classList.toggle("chosen", chosen);
      place.classList.toggle("open", open && next !== null);
      place.classList.toggle("going", cell.stone && !becomes);
      place.classList.toggle("coming", !cell.stone && becomes);
      place.setAttribute("aria-disabled", String(!(open || chosen || cell.stone)));
      if (this.interactive) place.setAttribute("aria-pressed", String(chosen && !trial));
    }
  }
}

/** Whether numbers are left out before one of an axis. @param {Axis | undefined} axis @param {number} line */
function isBroken(axis, line) {
  return axis?.breaks?.includes(line) ?? false;
}

/** @param {BoardDrawing} drawing */
function cells(drawing) {
  return drawing.layers.flatMap((layer) => layer.rows.flat());
}

/**
 * The smallest box of cells around those that were chosen.
 * @param {BoardDrawing | null} drawing
 * @param {string[]} handles
 * @returns {Set<string>}
 */
function boxOf(drawing, handles) {
  const placed = (drawing?.layers ?? []).flatMap((layer, z) => layer.rows.flatMap((row, y) => row.map((cell, x) => ({ handle: cell.handle, at: [x, y, z] }))));
  const corners = placed.filter(({ handle }) => handles.includes(handle)).map(({ at }) => at);
  const within = (/** @type {number} */ value, /** @type {number} */ axis) => {
    const along = corners.map((corner) => corner[axis] ?? 0);
    return value >= Math.min(...along) && value <= Math.max(...along);
  };
  return new Set(placed.filter(({ at }) => at.every(within)).map(({ handle }) => handle));
}

customElements.define("stone-board", StoneBoard);
