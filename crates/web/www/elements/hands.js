// Equal powers of two in different piles shake hands: an arm from each, and the hands between them.

/** @import { PairDrawing } from "../api" */
import { svg } from "./marks.js";

/** Half the width of the hands. */
const HANDS = 15;

/**
 * @param {HTMLElement} box  where they lie
 * @param {PairDrawing[]} pairs
 * @param {(pile: number, power: string) => Element | null} find
 */
export function joinHands(box, pairs, find) {
  box.querySelector(":scope > .hands")?.remove();
  if (pairs.length === 0) return;
  const frame = box.getBoundingClientRect();
  const drawn = pairs.map((pair) => {
    const ends = pair.piles.map((pile) => find(pile, pair.power)).filter((end) => end !== null).map((part) => ({ part, box: part.getBoundingClientRect() }));
    const [one, two] = ends.sort((a, b) => a.box.left - b.box.left);
    if (!one || !two) return "";
    if (rowOf(one.part) === rowOf(two.part)) return arms(one, two.box, frame);
    // An arm from row to row would lie across other piles: both ends show hands.
    return [one, two].map(({ box }) => shake(box.right - frame.left + HANDS / 2, (box.top + box.bottom) / 2 - frame.top)).join("");
  });
  box.append(svg("hands", null, drawn.join("")));
}

/** The row of piles that a part stands in. @param {Element} part */
function rowOf(part) {
  return Math.round(part.closest(".pile")?.getBoundingClientRect().bottom ?? 0);
}

/**
 * Two arms as one curve; the hands meet in the gap beside the left pile, where they hide nothing.
 * @param {{ part: Element, box: DOMRect }} one
 * @param {DOMRect} two
 * @param {DOMRect} frame
 */
function arms({ part, box }, two, frame) {
  const start = part.querySelector(".group-name")?.getBoundingClientRect().right ?? box.right;
  const gapEnds = part.closest(".pile")?.nextElementSibling?.querySelector(".group, .tile-row")?.getBoundingClientRect().left ?? two.left;
  const [x1, x2] = [start - frame.left + 4, two.left - frame.left - 2];
  const [y1, y2] = [(box.top + box.bottom) / 2 - frame.top, (two.top + two.bottom) / 2 - frame.top];
  const bend = (x1 + x2) / 2;
  const wanted = gapEnds > start && gapEnds < two.left ? Math.max(x1 + HANDS, (start + gapEnds) / 2 - frame.left) : bend;
  const curve = (/** @type {number} */ t, /** @type {number[]} */ [a = 0, b = 0, c = 0, d = 0]) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  const steps = Array.from({ length: 41 }, (_, step) => step / 40);
  const t = steps.find((t) => curve(t, [x1, bend, bend, x2]) >= wanted) ?? 0.5;
  const [x, y] = [curve(t, [x1, bend, bend, x2]), curve(t, [y1, y1, y2, y2])];
  return `<g class="pair"><path class="arm" d="M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}"/>${shake(x, y)}</g>`;
}

/** Two hands. @param {number} x @param {number} y */
function shake(x, y) {
  return `<g class="shake" transform="translate(${x} ${y})"><circle r="${HANDS}"/><path class="cuffs" d="M-11.5-5.5h4.5v9h-4.5zM7-5.5h4.5v9H7z"/>`
    + `<path class="palms" d="M-7-4l3.5-1L0-3.6 3.5-5 7-4v6l-2.2.8-3.4 3.6-1.6-.9-1.6.8-3.2-3.5L-7 2z"/><path class="thumb" d="M.2-3.5l-3.4 3q1.4 2 3.2.6l1.4-1.2 3.6 3.6"/></g>`;
}
