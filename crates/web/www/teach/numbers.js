// The numbers of a position, to be dragged up and down or changed by arrow keys. The engine says which
// position each step leads to, so that nothing of any ruleset is known here.

/** @import { Context } from "../context" */
/** @import { NumberView, View } from "../api" */
import { written } from "../analysis/editor.js";
import { h, fill } from "../dom.js";
import { EngineError, isCancelled } from "../engine.js";
import { say } from "../language.js";

/** How far the pointer goes for one step, in pixels. */
const STEP = 14;

/** Steps by key. @type {Record<string, number>} */
const KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

/**
 * @param {string} start
 * @param {Context} context
 * @param {(position: string) => void} changed  called with each position that is come to
 * @returns {Promise<HTMLElement | null>}  nothing where a position has no numbers
 */
export async function draggable(start, { ask, left }, changed) {
  let position = start;
  let numbers = await look(start);
  /** Steps that are still to be made, by number. */
  const wanted = numbers.map(() => 0);
  let busy = false;
  const handles = numbers.map(({ name }, index) => h("span", {
    role: "spinbutton", tabindex: "0", class: "drag-number", "aria-label": name,
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      const by = KEYS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(index, by);
    },
    onpointerdown: (/** @type {PointerEvent} */ event) => drag(index, event),
  }));
  const back = h("button", { type: "button", hidden: true, onclick: async () => {
    handles[0]?.focus();
    await go(start);
    changed(start);
  } }, say`As it was`);
  paint();
  return numbers.length === 0 ? null : h("div", { class: "drag-numbers row", role: "group", "aria-label": say`Change the numbers` },
    h("span", { class: "soft" }, say`Drag a number up or down, or press the arrow keys on it:`), handles, back);

  /** @param {string} position @returns {Promise<NumberView[]>} */
  async function look(position) {
    return (await unlessRefused(ask({ request: "edit", position }, { signal: left, lane: null })))?.numbers ?? heights(position);
  }

  /** The heights of piles, some of which may be infinite: the calculator steps them. @param {string} position @returns {Promise<NumberView[]>} */
  async function heights(position) {
    const view = await ask({ request: "position", position }, { signal: left, lane: null });
    if (!("drawing" in view) || view.drawing.kind !== "piles") return [];
    const { piles } = view.drawing;
    return Promise.all(piles.map(async ({ height, text }, index) => {
      const [less = null, more = null] = await Promise.all(["pred", "succ"].map(async (step) => {
        const made = await unlessRefused(ask({ request: "calc", input: `${step}(${height})` }, { signal: left, lane: null }));
        return made && written(/** @type {View} */ (view), piles.map((pile, other) => (other === index ? made.text : pile.height)), ", ");
      }));
      return { name: say`pile ${index + 1}`, value: text, less, more };
    }));
  }

  /** @param {string} to */
  async function go(to) {
    numbers = await look(to);
    position = to;
    paint();
  }

  function paint() {
    numbers.forEach(({ value }, index) => {
      const handle = handles[index];
      if (!handle) return;
      handle.setAttribute("aria-valuetext", value);
      if (/^\d+$/.test(value)) handle.setAttribute("aria-valuenow", value);
      fill(handle, value);
    });
    back.hidden = position === start;
  }

  /** @param {number} index @param {number} by */
  async function turn(index, by) {
    wanted[index] = (wanted[index] ?? 0) + by;
    if (busy) return;
    busy = true;
    const before = position;
    try {
      for (let at = open(); at >= 0; at = open()) {
        const up = (wanted[at] ?? 0) > 0;
        const to = up ? numbers[at]?.more : numbers[at]?.less;
        wanted[at] = to ? (wanted[at] ?? 0) + (up ? -1 : 1) : 0;
        if (to) await go(to);
      }
    } catch (error) {
      // What the engine refuses is not gone to.
      if (!isCancelled(error) && !(error instanceof EngineError)) throw error;
      wanted.fill(0);
    } finally {
      busy = false;
    }
    if (position !== before) changed(position);
  }

  function open() {
    return wanted.findIndex((steps) => steps !== 0);
  }

  /** @param {number} index @param {PointerEvent} down */
  function drag(index, { clientY, pointerId, target, button }) {
    if (button !== 0 || !(target instanceof HTMLElement)) return;
    const stop = new AbortController();
    let made = 0;
    target.setPointerCapture(pointerId);
    target.addEventListener("pointermove", (move) => {
      const steps = Math.round((clientY - move.clientY) / STEP);
      if (steps === made) return;
      turn(index, steps - made);
      made = steps;
    }, { signal: stop.signal });
    for (const end of ["pointerup", "pointercancel"]) target.addEventListener(end, () => stop.abort(), { signal: stop.signal });
  }
}

/**
 * Nothing where the engine says no.
 * @template T
 * @param {Promise<T>} asked
 */
function unlessRefused(asked) {
  return asked.catch((error) => {
    if (error instanceof EngineError) return null;
    throw error;
  });
}
