// The elements by the kinds of drawings that they show.

/** @import { Drawing } from "../api" */
/** @import { DrawingElement } from "./drawing.js" */

/** @type {Record<Drawing["kind"], string>} */
const TAGS = { piles: "nim-piles", board: "stone-board", figure: "figure-board", sum: "sum-board", text: "text-position" };

/**
 * The element for a drawing, not yet on the page.
 * @param {Drawing} drawing
 * @param {{ interactive?: boolean }} [options]
 * @returns {DrawingElement}
 */
export function drawingElement(drawing, { interactive = false } = {}) {
  const element = /** @type {DrawingElement} */ (document.createElement(TAGS[drawing.kind]));
  element.drawing = /** @type {any} The kind of drawing for which the element is. */ (drawing);
  element.interactive = interactive;
  return element;
}

/**
 * Lets an element turn into what comes next: the same one if it can, otherwise a new one in its place.
 * @param {DrawingElement} element
 * @param {Drawing} drawing
 * @param {boolean} [moved]  whether a single move led there: then it is marked
 * @returns {Promise<DrawingElement>}
 */
export async function become(element, drawing, moved = false) {
  if (element.localName === TAGS[drawing.kind]) {
    await element.become(/** @type {any} The kind of drawing for which the element is. */ (drawing), moved);
    return element;
  }
  const next = drawingElement(drawing, { interactive: element.interactive });
  element.replaceWith(next);
  return next;
}
