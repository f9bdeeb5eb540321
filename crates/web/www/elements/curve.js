// A curve that is drawn with mouse, pen or finger on a picture.

/** @import { DrawAnswer } from "../api" */
import { h, fill } from "../dom.js";

/** How far a pointer moves before it draws, in pixels of the screen: less is a touch. */
const STILL = 6;

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {[number, number]} Point */

/** The live line over a picture, and the pointer that draws it. */
export class Curve {
  /** @type {Point[]} */
  #points = [];
  #good = Infinity;
  /** @type {Point | null} */
  #place = null;
  #width;
  #tell;
  /** Whether the next picture of the screen brings a new line. */
  #due = false;
  #drawing = false;
  element = h("div", { class: "curve", "aria-hidden": "true" });

  /**
   * @param {number} width  of the picture at its natural size
   * @param {(curve: Point[], done: boolean) => void} tell
   */
  constructor(width, tell) {
    this.#width = width;
    this.#tell = tell;
  }

  /** Lets curves be drawn on a picture. @param {HTMLElement} figure */
  on(figure) {
    figure.addEventListener("pointerdown", (down) => this.#begin(figure, down));
  }

  /** Shows what is wrong. @param {DrawAnswer} answer */
  judge({ good, place }) {
    this.#good = place === null ? Infinity : good;
    this.#place = place;
    this.#paint();
  }

  erase() {
    if (this.#drawing) return;
    this.#points = [];
    this.#paint();
  }

  /** @param {HTMLElement} figure @param {PointerEvent} down */
  #begin(figure, down) {
    if (!down.isPrimary || down.button !== 0) return;
    const start = this.#at(figure, down);
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => {
      stop.abort();
      this.#drawing = false;
    };
    addEventListener("pointermove", (move) => {
      if (move.pointerId !== down.pointerId) return;
      if (!this.#drawing) {
        if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) <= STILL) return;
        this.#drawing = true;
        [this.#points, this.#good, this.#place] = [[start], Infinity, null];
        figure.setPointerCapture(down.pointerId);
      }
      const passed = move.getCoalescedEvents();
      for (const point of passed.length > 0 ? passed : [move]) this.#points.push(this.#at(figure, point));
      this.#show();
    }, { signal });
    addEventListener("pointerup", (up) => {
      if (up.pointerId !== down.pointerId) return;
      const drawn = this.#drawing;
      end();
      if (!drawn) return;
      this.#points.push(this.#at(figure, up));
      this.#paint();
      this.#tell(this.#points, true);
    }, { signal });
    const cancel = () => {
      end();
      this.erase();
    };
    addEventListener("pointercancel", (gone) => { if (gone.pointerId === down.pointerId) cancel(); }, { signal });
    addEventListener("keydown", (key) => { if (key.key === "Escape") cancel(); }, { signal, capture: true });
  }

  /** Where a pointer is, in pixels of the picture. @param {HTMLElement} figure @param {PointerEvent} event @returns {Point} */
  #at(figure, event) {
    const { left, top, width } = figure.getBoundingClientRect();
    const scale = this.#width / width;
    return [Math.round((event.clientX - left) * scale), Math.round((event.clientY - top) * scale)];
  }

  /** Paints and asks once for every picture of the screen. */
  #show() {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      if (!this.#drawing) return;
      this.#paint();
      this.#tell(this.#points, false);
    });
  }

  #paint() {
    const { offsetWidth, offsetHeight } = this.element;
    if (this.#points.length === 0 || offsetWidth === 0) {
      fill(this.element);
      return;
    }
    const good = Math.min(this.#good, this.#points.length);
    const height = offsetHeight * this.#width / offsetWidth;
    const picture = shape("svg", { viewBox: `0 0 ${this.#width} ${height}` });
    picture.append(line(this.#points.slice(0, good), "good"));
    if (good < this.#points.length) picture.append(line(this.#points.slice(Math.max(good - 1, 0)), "bad"));
    if (this.#place) picture.append(shape("circle", { class: "bad", cx: this.#place[0], cy: this.#place[1], r: 9 }));
    fill(this.element, picture);
  }
}

/** @param {Point[]} points @param {string} name */
function line(points, name) {
  return shape("polyline", { class: name, points: points.map((point) => point.join(",")).join(" ") });
}

/** @param {string} tag @param {Record<string, string | number>} attributes */
function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
