// The legal moves as a list, where some cannot be made by touch alone: found by what is typed, and a
// page at a time.

/** @import { Drawing, MoveView, View } from "../api" */
/** @import { Ask } from "../engine.js" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { say } from "../language.js";

/** Whether something is not drawn, so that it cannot be touched. @param {Drawing} drawing @returns {boolean} */
function isText(drawing) {
  return drawing.kind === "text" || (drawing.kind === "sum" && drawing.parts.some((part) => isText(part.drawing)));
}

export class MoveList {
  #ask;
  #signal;
  #chosen;
  /** @type {View | null} */
  #view = null;
  /** The places that have been touched. @type {string[]} */
  #handles = [];
  #field = h("input", {
    type: "search", "aria-label": say`Find a move`, placeholder: say`Find a move`, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    oninput: () => this.#load(),
  });
  #list = h("ul", { "aria-label": say`Moves` });
  #more = h("button", { type: "button", hidden: true, onclick: () => this.#load(this.#list.children.length) }, say`More moves`);
  element = h("details", { class: "move-list", hidden: true, ontoggle: () => this.#load() },
    h("summary", {}, say`Moves to choose from`), this.#field, this.#list, this.#more);

  /**
   * @param {Ask} ask
   * @param {AbortSignal} signal
   * @param {(move: MoveView) => void} chosen
   */
  constructor(ask, signal, chosen) {
    this.#ask = ask;
    this.#signal = signal;
    this.#chosen = chosen;
  }

  /** Lists the moves of a position, if they need a list. @param {View | null} view */
  watch(view) {
    // The moves of another position are none of this one.
    if (view?.position !== this.#view?.position) fill(this.#list);
    this.#view = view;
    this.#handles = [];
    this.#field.value = "";
    const listed = view?.moves.listed ?? [];
    this.element.hidden = !view || !listed.some((move) => move.handles.length === 0 || isText(view.drawing));
    this.#load();
  }

  /** Only those that begin so are listed. @param {string[]} handles @param {boolean} open */
  narrow(handles, open) {
    if (this.element.hidden || handles.join("\n") === this.#handles.join("\n")) return;
    this.#handles = handles;
    if (open && !this.element.open) this.element.open = true;
    else this.#load();
  }

  /** @param {number} [from] */
  async #load(from = 0) {
    const view = this.#view;
    if (!view || this.element.hidden || !this.element.open) return;
    try {
      const answer = await this.#ask({ request: "moves", position: view.position, handles: this.#handles, containing: this.#field.value, from },
        { signal: this.#signal });
      const items = answer.listed.map((move) => h("li", {}, h("button", { type: "button", onclick: () => this.#chosen(move) }, move.text)));
      if (from > 0) this.#list.append(...items);
      else fill(this.#list, items.length > 0 ? items : h("li", {}, say`There is no such move.`));
      this.#more.hidden = !answer.more;
      if (from > 0) items[0]?.querySelector("button")?.focus();
    } catch (error) {
      if (!isCancelled(error)) fill(this.#list, h("li", {}, error instanceof Error ? error.message : ""));
    }
  }
}
