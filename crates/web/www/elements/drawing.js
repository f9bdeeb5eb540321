// A drawing of the engine, shown by the element of its kind.

/** @import { FigureBoard } from "./figure-board.js" */
/** @import { NimPiles } from "./nim-piles.js" */
/** @import { StoneBoard } from "./stone-board.js" */
/** @import { SumBoard } from "./sum-board.js" */
/** @import { TextPosition } from "./text-position.js" */
import "./figure-board.js";
import "./nim-piles.js";
import "./stone-board.js";
import "./sum-board.js";
import "./text-position.js";
import { become, drawingElement } from "./kinds.js";

/** @typedef {NimPiles | StoneBoard | FigureBoard | SumBoard | TextPosition} DrawingElement */

export { become, drawingElement };
