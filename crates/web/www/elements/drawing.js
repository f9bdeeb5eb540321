// A drawing of the engine, shown by the element of its kind.

/** @import { Drawing } from "../api" */
import { FigureBoard } from "./figure-board.js";
import { NimPiles } from "./nim-piles.js";
import { StoneBoard } from "./stone-board.js";
import { SumBoard } from "./sum-board.js";
import { TextPosition } from "./text-position.js";

/** @typedef {NimPiles | StoneBoard | FigureBoard | SumBoard | TextPosition} DrawingElement */

/** @type {Record<Drawing["kind"], new () => DrawingElement>} */
const ELEMENTS = { piles: NimPiles, board: StoneBoard, figure: FigureBoard, sum: SumBoard, text: TextPosition };

/**
 * The element for a drawing, not yet on the page.
 * @param {Drawing} drawing
 * @param {{ interactive?: boolean }} [options]
 * @returns {DrawingElement}
 */
export function drawingElement(drawing, { interactive = false } = {}) {
  const element = new ELEMENTS[drawing.kind]();
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
  if (element instanceof ELEMENTS[drawing.kind]) {
    await element.become(/** @type {any} The kind of drawing for which the element is. */ (drawing), moved);
    return element;
  }
  const next = drawingElement(drawing, { interactive: element.interactive });
  element.replaceWith(next);
  return next;
}
