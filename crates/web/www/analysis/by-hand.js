// Changing a position by hand: one chooses what is to be put somewhere or taken away, and touches
// the places. The engine has told all changes, so that nothing of any ruleset is known here.

/** @import { Context } from "../context" */
/** @import { View } from "../api" */
/** @import { DrawingElement } from "../elements/drawing.js" */
import { h, fill } from "../dom.js";
import { drawingElement } from "../elements/drawing.js";
import { isCancelled } from "../engine.js";
import { say } from "../language.js";
import { problem } from "../problem.js";
import { NO_CHOICE } from "../elements/table-element.js";

/** What was chosen last; it stays for the visit. */
let chosen = "";

/**
 * @param {View} view
 * @param {Context} context
 * @param {(position: string, focus: string) => void} go
 * @returns {Promise<{ element: DrawingElement, tools: HTMLElement[], how: string }>}
 */
export async function byHand(view, { ask, left, announce }, go) {
  const { drawing, changes, numbers } = await ask({ request: "edit", position: view.position }, { signal: left });
  const tools = [...new Set(changes.filter((change) => change.handles.length > 0).map((change) => change.tool))];
  if (!tools.includes(chosen)) chosen = tools[0] ?? "";
  const element = drawingElement(drawing, { interactive: true });
  /** @type {string[]} */
  let touched = [];
  offer();
  element.addEventListener("touch", (event) => {
    const { handle } = /** @type {CustomEvent} */ (event).detail;
    if (handle === null) return;
    const begun = [...touched, handle];
    touched = beginning(begun).length > 0 ? begun : beginning([handle]).length > 0 ? [handle] : [];
    const change = beginning(touched).find(({ handles }) => handles.length === touched.length);
    if (change && touched.length > 0) go(change.leaves, handle);
    else offer();
  });
  const how = tools.length > 0 ? say`Choose what to put, and touch where.` : say`Choose what to change.`;
  const trouble = h("div", {});
  return { element, tools: [palette(), steppers(), trouble, whole()].filter((part) => part !== null), how };

  /** The changes with what is chosen that begin with these places. @param {string[]} handles */
  function beginning(handles) {
    return changes.filter((change) => change.tool === chosen && handles.every((handle, at) => change.handles[at] === handle));
  }

  /** Shows what can be touched next. */
  function offer() {
    const next = [...new Set(beginning(touched).map((change) => change.handles[touched.length] ?? ""))];
    element.choose({ ...NO_CHOICE, handles: touched, next });
  }

  function palette() {
    if (tools.length === 0) return null;
    return h("fieldset", { class: "layers-shown" },
      h("legend", {}, say`Put`),
      ...tools.map((tool) => h("label", {},
        h("input", { type: "radio", name: "tool", checked: tool === chosen, "data-focus": `tool ${tool}`, onchange: () => {
          [chosen, touched] = [tool, []];
          offer();
          announce(say`${tool}: touch where.`);
        } }), h("span", {}, tool))));
  }

  /** The numbers, each to be typed or made one more or one less. */
  function steppers() {
    if (numbers.length === 0) return null;
    return h("ul", { class: "steppers", "aria-label": say`Change the numbers` }, ...numbers.map(({ name, value, less, more }, index) => {
      const step = (/** @type {string} */ sign, /** @type {string} */ words, /** @type {string | null} */ leaves) =>
        h("button", { type: "button", "aria-label": words, "data-focus": words, disabled: leaves === null, onclick: () => { if (leaves !== null) go(leaves, words); } }, sign);
      const typed = h("input", { type: "text", inputmode: "numeric", "aria-label": name, value, autocomplete: "off", "data-focus": name, onchange: () => set(index, typed.value, name) });
      return h("li", {}, h("div", { class: "stepper", role: "group", "aria-label": name },
        h("span", { class: "soft small", "aria-hidden": "true" }, name), step("−", say`${name}: one less`, less), typed, step("+", say`${name}: one more`, more)));
    }));
  }

  /** Sets a number as it was typed. @param {number} index @param {string} to @param {string} name */
  async function set(index, to, name) {
    fill(trouble);
    try {
      const { position } = await ask({ request: "edit", position: view.position, set: { number: index + 1, to } }, { signal: left });
      go(position, name);
    } catch (error) {
      if (!isCancelled(error)) fill(trouble, problem(error));
    }
  }

  /** Changes to the whole, as buttons. */
  function whole() {
    const buttons = changes.filter((change) => change.handles.length === 0).map(({ tool, leaves }) =>
      h("button", { type: "button", "data-focus": tool, onclick: () => go(leaves, tool) }, tool));
    return buttons.length === 0 ? null : h("p", { class: "row" }, ...buttons);
  }
}
