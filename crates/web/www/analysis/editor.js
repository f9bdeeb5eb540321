// Changing a position by buttons. Heights come from the engine's calculator and every position goes
// back to the engine, which says whether there is such a one.

/** @import { Context } from "../context" */
/** @import { View, PilesDrawing, BoardDrawing } from "../api" */
import { h } from "../dom.js";
import { EngineError, isCancelled } from "../engine.js";
import { say } from "../language.js";
import { sentence } from "../problem.js";

/**
 * @param {View} view
 * @param {Context} context
 * @param {(position: string, focus: string) => void} change  `focus`: the button to go on with
 * @returns {HTMLElement | null}
 */
export function editor(view, context, change) {
  return view.drawing.kind === "piles" ? pilesEditor(view, view.drawing, context, change) : null;
}

/**
 * @param {View} view
 * @param {PilesDrawing} drawing
 * @param {Context} context
 * @param {(position: string, focus: string) => void} change
 */
function pilesEditor(view, { piles }, context, change) {
  const heights = piles.map((pile) => pile.height);
  return h("ul", { class: "steppers", "aria-label": say`Change the piles` },
    ...piles.map((pile, index) => h("li", {}, h("div", { class: "stepper", role: "group", "aria-label": say`Pile ${pile.pile}` },
      button("−", say`Lower pile ${pile.pile}`, () => step(index, "pred")),
      typed(index),
      button("+", say`Raise pile ${pile.pile}`, () => step(index, "succ")),
      button("×", say`Remove pile ${pile.pile}`, () => set(heights.filter((_, other) => other !== index), say`Raise pile ${pile.pile}`))))),
    h("li", {}, button(say`Add a pile`, "", () => set([...heights, "1"], say`Add a pile`))));

  /** A height to be typed. @param {number} index */
  function typed(index) {
    const label = say`Height of pile ${index + 1}`;
    const field = h("input", { type: "text", "aria-label": label, value: heights[index], autocomplete: "off", autocapitalize: "off", spellcheck: "false", "data-focus": label,
      onchange: () => set(heights.map((height, other) => (other === index ? field.value : height)), label) });
    return field;
  }

  /**
   * @param {number} index
   * @param {"succ" | "pred"} direction
   */
  async function step(index, direction) {
    const focus = direction === "succ" ? say`Raise pile ${index + 1}` : say`Lower pile ${index + 1}`;
    try {
      const input = `${direction}(${heights[index]})`;
      const { text } = await context.ask({ request: "calc", input }, { signal: context.left });
      set(heights.map((height, other) => (other === index ? text : height)), focus);
    } catch (error) {
      if (error instanceof EngineError) context.announce(sentence(error.message));
      else if (!isCancelled(error)) throw error;
    }
  }

  /**
   * @param {string[]} changed
   * @param {string} focus
   */
  function set(changed, focus) {
    change(written(view, changed, ", "), focus);
  }
}

/**
 * The position with a stone more, or one less, at a place of its board.
 * @param {View} view
 * @param {BoardDrawing} drawing
 * @param {string} handle
 */
export function toggled(view, { axes, layers }, handle) {
  const stones = layers.flatMap((layer) => layer.rows.flat())
    .filter((cell) => cell.stone !== (cell.handle === handle))
    .map((cell) => cell.text);
  return written(view, stones, axes.length === 1 ? ", " : " ");
}

/**
 * A position of the same rules with other parts.
 * @param {View} view
 * @param {string[]} parts
 * @param {string} between
 */
export function written(view, parts, between) {
  return `${view.position.slice(0, view.position.indexOf(":"))}: ${parts.join(between)}`;
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {() => void} press
 */
function button(sign, label, press) {
  return h("button", { type: "button", "aria-label": label || null, "data-focus": label || sign, onclick: press }, sign);
}
