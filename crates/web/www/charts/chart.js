// What charts have in common: elements of SVG, marks on axes, and a frame that is drawn anew when its
// width changes, tells what the pointer or the arrow keys are at, and can be handed on as a file.

import { h, fill, freshId } from "../dom.js";
import { styles } from "../styles.js";

/** Charts are legible only with their styles. */
export const styled = styles("style/notebook.css");

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, typeof value === "number" ? String(tenths(value)) : value);
  }
  element.append(...children);
  return element;
}

/** A length as exact as pictures need it. @param {number} length */
export function tenths(length) {
  return Math.round(length * 10) / 10;
}

/** A number for the eye. @param {number | string} number */
export function signed(number) {
  return String(number).replace("-", "−");
}

/** @param {number} number @param {number} least @param {number} most */
export function within(number, least, most) {
  return Math.min(Math.max(number, least), most);
}

/**
 * Round numbers between two bounds.
 * @param {number} least
 * @param {number} most
 * @param {number} apart  how far apart they are at least
 * @param {number} [finest]  no step is smaller
 */
export function ticks(least, most, apart, finest = 1) {
  let step = finest;
  const factors = [2, 2.5, 2];
  for (let turn = 0; step < apart; turn = turn === 2 ? 0 : turn + 1) step *= step < 1 ? 2 : factors[turn] ?? 2;
  const found = [];
  for (let index = Math.ceil(least / step); index * step <= most; index += 1) found.push(index * step);
  return found;
}

/**
 * A frame for a chart. The drawing is for the eye; for the ear it is a slider, whose text says what is
 * at the place that was chosen.
 * @param {object} chart
 * @param {string} chart.name  of the slider
 * @param {string} chart.label  of the whole
 * @param {(width: number) => SVGElement} chart.draw
 * @param {Child[]} [chart.below]  what stands below the drawing
 *
 * @typedef {import("../dom.js").Child} Child
 * @typedef {{ element: HTMLElement, stage: HTMLElement, redraw: () => void, tell: (words: string, now: number, least: number, most: number) => void, file: () => string }} Frame
 * @returns {Frame}
 */
export function frame({ name, label, draw, below = [] }) {
  const id = freshId("told");
  const told = h("p", { class: "chart-told", id });
  const stage = h("div", { class: "chart-stage", role: "slider", tabindex: "0", "aria-label": name });
  const element = h("figure", { class: "chart", "aria-label": label }, stage, told, ...below);
  let frames = 0;
  let width = 0;
  new ResizeObserver(() => {
    if (stage.clientWidth === width) return;
    width = stage.clientWidth;
    redraw();
  }).observe(stage);
  return { element, stage, redraw, tell, file };

  /** Draws once before the next picture of the browser, however often it is asked for. */
  function redraw() {
    if (width === 0 || frames !== 0) return;
    frames = requestAnimationFrame(() => {
      frames = 0;
      fill(stage, draw(width));
    });
  }

  /** @param {string} words @param {number} now @param {number} least @param {number} most */
  function tell(words, now, least, most) {
    fill(told, words);
    stage.setAttribute("aria-valuetext", words);
    for (const [bound, value] of Object.entries({ now, min: least, max: most })) stage.setAttribute(`aria-value${bound}`, String(value));
  }

  /** The drawing as it is seen, as a file that needs no styles. */
  function file() {
    const shown = /** @type {SVGElement} */ (stage.firstElementChild);
    const copy = /** @type {SVGElement} */ (shown.cloneNode(true));
    const copies = copy.querySelectorAll("*");
    shown.querySelectorAll("*").forEach((part, index) => settle(part, copies[index]));
    const { width: wide = 0, height = 0 } = shown.getBoundingClientRect();
    copy.prepend(svg("title", {}, label), svg("rect", { width: wide, height, fill: getComputedStyle(stage).backgroundColor }));
    return new XMLSerializer().serializeToString(copy);
  }
}

/** What styles say of a drawing. */
const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-dasharray", "font-size", "font-family", "text-anchor"];

/** Writes down how an element looks. @param {Element} part @param {Element | undefined} copy */
function settle(part, copy) {
  const looks = getComputedStyle(part);
  for (const name of LOOKS) copy?.setAttribute(name, looks.getPropertyValue(name));
  copy?.removeAttribute("class");
}

/**
 * Tells the place in a stage at which a pointer is, and whether it is drawn away from there.
 * @param {HTMLElement} stage
 * @param {object} heard
 * @param {(x: number, y: number) => void} heard.at  the pointer is there
 * @param {(across: number) => boolean} [heard.drag]  it has moved so far while it was held; tells whether that changed anything
 * @param {(factor: number, x: number) => boolean} [heard.zoom]  two fingers or the wheel ask for so much more, about a place; tells the same
 */
export function listen(stage, { at, drag, zoom }) {
  /** @type {Map<number, number>} */
  const held = new Map();
  /** When the page was scrolled by the wheel elsewhere: a turn of the wheel that began there goes on there. */
  let elsewhere = -Infinity;
  const place = (/** @type {MouseEvent} */ { clientX, clientY }) => {
    const { left, top } = stage.getBoundingClientRect();
    return /** @type {const} */ ([clientX - left, clientY - top]);
  };
  const gap = () => {
    const [one = 0, other = 0] = held.values();
    return { width: Math.abs(one - other), middle: (one + other) / 2 };
  };
  stage.addEventListener("pointerdown", (event) => {
    held.set(event.pointerId, place(event)[0]);
    if (drag) stage.setPointerCapture(event.pointerId);
    at(...place(event));
  });
  stage.addEventListener("pointermove", (event) => {
    const [x, y] = place(event);
    const before = held.get(event.pointerId);
    if (before === undefined) return at(x, y);
    const { width } = gap();
    held.set(event.pointerId, x);
    if (held.size === 1 && drag) drag(x - before);
    else if (held.size === 1) at(x, y);
    else if (held.size === 2 && width > 0) zoom?.(width / Math.max(gap().width, 1), gap().middle);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    stage.addEventListener(end, (event) => held.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  if (!zoom) return;
  const outside = (/** @type {WheelEvent} */ event) => { if (!stage.contains(/** @type {Node} */ (event.target))) elsewhere = event.timeStamp; };
  const watch = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) addEventListener("wheel", outside, { passive: true });
    else removeEventListener("wheel", outside);
  });
  watch.observe(stage);
  stage.addEventListener("wheel", (event) => {
    if (event.timeStamp - elsewhere < 300) {
      elsewhere = event.timeStamp;
      return;
    }
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const changed = sideways ? drag?.(-event.deltaX) : zoom(Math.exp(within(event.deltaY, -200, 200) / 400), place(event)[0]);
    // Where there is nothing more to see, the page scrolls.
    if (changed) event.preventDefault();
  }, { passive: false });
}
