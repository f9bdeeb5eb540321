// <figure-board>: a figure of things, discs, lines and curves, with places on it that can be touched;
// on some, moves are drawn as curves. What a move would change is shown before it is made, and what
// the last move changed is marked.

/** @import { DrawAnswer, FigureDrawing, Place } from "../api" */
import { h, fill, markup } from "../dom.js";
import { changes, moved } from "./changes.js";
import { Curve } from "./curve.js";
import { CALM, EASE, still } from "./motion.js";
import { showScrolling } from "./scrolling.js";
import { TableElement } from "./table-element.js";

/** Figures wider than this do not fit on a phone at a size that can be touched. */
const WIDE = 500;

/** @extends {TableElement<FigureDrawing>} */
export class FigureBoard extends TableElement {
  /** @type {Curve | null} */
  #curve = null;
  /** The picture as it is on the page, and what it was made of. */
  #picture = h("div", { class: "picture" });
  #source = "";
  #scroll = h("div", { class: "scroll" });

  connectedCallback() {
    super.connectedCallback();
    showScrolling(this.#scroll);
  }

  /** @param {FigureDrawing} drawing @param {boolean} moved */
  async become(drawing, moved) {
    const before = this.#picture.firstElementChild;
    if (!moved || !before || drawing.picture === this.#source) return this.show(drawing);
    this.#draw(drawing.picture);
    const changed = changes(before, this.#picture);
    for (const thing of changed.coming) thing.dataset.state = "changed";
    this.show(drawing);
    animate(this.#picture, changed);
  }

  /** @param {string} source */
  #draw(source) {
    if (source === this.#source) return;
    this.#picture = markup(h("div", { class: "picture" }), source);
    this.#source = source;
  }

  /** @param {FigureDrawing} drawing */
  render(drawing) {
    const focused = this.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.handle : undefined;
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    this.#draw(drawing.picture);
    const figure = h("div", { class: "figure" }, this.#picture, this.interactive ? drawing.places.map((place) => this.#place(place)) : []);
    this.#curve = drawing.is_drawn_on && this.interactive ? new Curve(drawing.width, (curve, done) => this.tell("stroke", { curve, done })) : null;
    if (this.#curve) {
      figure.classList.add("drawn-on");
      figure.append(this.#curve.element);
      this.#curve.on(figure);
    }
    figure.classList.toggle("wide", drawing.width > WIDE);
    figure.style.setProperty("--width", `${drawing.width}px`);
    figure.style.setProperty("--shape", String(drawing.width / drawing.height));
    fill(this.#scroll, figure);
    if (!this.#scroll.isConnected) this.append(this.#scroll);
    if (focused !== undefined && this.buttons().some((button) => button.dataset.handle === focused)) this.focusFirst(focused);
  }

  /** Shows what the move that is considered would take away and put there. */
  #foresee() {
    const { leaves } = this.choice;
    for (const thing of this.#picture.querySelectorAll('[data-state="coming"]')) thing.remove();
    for (const thing of this.#picture.querySelectorAll('[data-state="going"]')) thing.removeAttribute("data-state");
    if (leaves?.kind !== "figure") return;
    const { going, coming } = changes(this.#picture, markup(h("div", {}), leaves.picture));
    for (const thing of going) thing.dataset.state = "going";
    for (const thing of coming) {
      thing.dataset.state = "coming";
      this.#picture.firstElementChild?.append(thing);
    }
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
    this.#foresee();
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

/**
 * What moved glides, what came appears, and of what went a shadow is left where nothing else stands.
 * @param {Element} picture
 * @param {import("./changes.js").Changes} changed
 */
function animate(picture, changed) {
  const timing = { duration: still() ? 0 : CALM, easing: EASE };
  const glided = moved(changed);
  for (const [from, to] of glided) {
    const [start, end] = [from, to].map((thing) => placeOf(thing).replace(/(-?[\d.]+) (-?[\d.]+)/, "$1px, $2px"));
    to.animate([{ transform: start ?? "" }, { transform: end ?? "" }], timing);
  }
  const alone = (/** @type {SVGElement} */ thing) => !glided.flat().includes(thing);
  for (const thing of changed.coming.filter(alone)) thing.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  const taken = new Set([...picture.querySelectorAll(".thing:not(.gone)")].map(placeOf));
  // Lines that come and go together are a picture drawn anew, across which shadows of the old one would lie.
  const anew = [changed.coming, changed.going].every((side) => side.some((thing) => placeOf(thing) === ""));
  for (const thing of changed.going.filter((thing) => (placeOf(thing) === "" ? !anew : !taken.has(placeOf(thing))))) {
    picture.firstElementChild?.append(thing);
    thing.dataset.state = "left";
    thing.animate([{ opacity: 1 }, {}], timing);
  }
}

/** Where a thing stands; nothing for a line. @param {Element} thing */
function placeOf(thing) {
  return thing.getAttribute("transform") ?? "";
}

customElements.define("figure-board", FigureBoard);
