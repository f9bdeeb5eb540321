// A drawing of the engine, shown by the element of its kind.

/** @import { Drawing } from "../api" */
import { FigureBoard } from "./figure-board.js";
import { NimPiles } from "./nim-piles.js";
import { StoneBoard } from "./stone-board.js";
import { SumBoard } from "./sum-board.js";
import { TextPosition } from "./text-position.js";

/** @typedef {NimPiles | StoneBoard | FigureBoard | SumBoard | TextPosition} DrawingElement */

/**
 * The element for a drawing, not yet on the page.
 * @param {Drawing} drawing
 * @param {{ interactive?: boolean }} [options]
 * @returns {DrawingElement}
 */
export function drawingElement(drawing, { interactive = false } = {}) {
  const element = made(drawing);
  element.interactive = interactive;
  return element;
}

/** @param {Drawing} drawing @returns {DrawingElement} */
function made(drawing) {
  switch (drawing.kind) {
    case "piles": return shows(new NimPiles(), drawing);
    case "board": return shows(new StoneBoard(), drawing);
    case "figure": return shows(new FigureBoard(), drawing);
    case "sum": return shows(new SumBoard(), drawing);
    case "text": return shows(new TextPosition(), drawing);
  }
}

/**
 * @template D
 * @template {{ drawing: D | null }} E
 * @param {E} element
 * @param {D} drawing
 */
function shows(element, drawing) {
  element.drawing = drawing;
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
  if (element instanceof NimPiles && drawing.kind === "piles") await element.become(drawing, moved);
  else if (element instanceof StoneBoard && drawing.kind === "board") await element.become(drawing, moved);
  else if (element instanceof FigureBoard && drawing.kind === "figure") await element.become(drawing, moved);
  else if (element instanceof SumBoard && drawing.kind === "sum") await element.become(drawing, moved);
  else if (element instanceof TextPosition && drawing.kind === "text") await element.become(drawing, moved);
  else {
    const next = drawingElement(drawing, { interactive: element.interactive });
    element.replaceWith(next);
    return next;
  }
  return element;
}
