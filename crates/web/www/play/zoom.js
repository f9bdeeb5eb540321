// Looking into a tile of a pile.

/** @import { Ask } from "../engine.js" */
/** @import { DrawingElement } from "../elements/drawing.js" */
import { NimPiles } from "../elements/nim-piles.js";

/**
 * @param {DrawingElement} element
 * @param {string} position
 * @param {{ pile: number, base: string, size: string }} part
 * @param {{ ask: Ask, left: AbortSignal }} context
 * @returns {Promise<string>}  what is seen, for the ear
 */
export async function zoom(element, position, { pile, base, size }, { ask, left }) {
  if (!(element instanceof NimPiles)) return "";
  const answer = await ask({ request: "zoom", position, pile, base, size }, { signal: left });
  const trail = element.lens?.pile === pile ? element.lens.trail : [];
  element.look({ pile, trail: [...trail, { answer, base, size }] });
  return answer.label;
}
