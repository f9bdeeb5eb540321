// Choosing a move by touch: the places touched so far, and what the engine says they mean.

/** @import { ChooseAnswer, MoveView, View } from "../api" */
/** @import { Ask } from "../engine.js" */
/** @import { Choice } from "../elements/table-element.js" */
/** @import { DrawingElement } from "../elements/drawing.js" */
import { FigureBoard } from "../elements/figure-board.js";
import { NO_CHOICE } from "../elements/table-element.js";
import { isCancelled } from "../engine.js";

/**
 * What is being considered. A trial ends when the pointer leaves; a choice stays until it is made
 * or put back.
 * @typedef {{ handles: string[], move: MoveView | null, words: string, trial: boolean }} Considered
 */

/** @type {Considered} */
const NOTHING = { handles: [], move: null, words: "", trial: false };

export class Chooser {
  /** @type {View | null} */
  #view = null;
  /** @type {DrawingElement | null} */
  #element = null;
  #ask;
  #signal;
  #changed;
  #made;
  /** The touch before: whoever is quicker than the engine is understood all the same. */
  #last = Promise.resolve();
  /** Whether a curve lies on the picture. */
  #curved = false;
  /** Whether a move can be chosen now. */
  enabled = true;
  /** @type {{ considered: Considered, choice: Choice }} */
  #chosen = { considered: NOTHING, choice: NO_CHOICE };
  /** @type {Map<string, ChooseAnswer>} */
  #known = new Map();

  /**
   * @param {Ask} ask
   * @param {AbortSignal} signal
   * @param {(considered: Considered) => void} changed
   * @param {(move: MoveView) => void} made
   */
  constructor(ask, signal, changed, made) {
    this.#ask = ask;
    this.#signal = signal;
    this.#changed = changed;
    this.#made = made;
  }

  /** @param {View} view @param {DrawingElement} element */
  watch(view, element) {
    if (view.position !== this.#view?.position) this.#known.clear();
    this.#view = view;
    if (element !== this.#element) {
      this.#element = element;
      element.addEventListener("touch", (event) => {
        this.#last = this.#last.catch(() => {}).then(() => this.#touch(detail(event)));
      });
      element.addEventListener("preview", (event) => this.#preview(detail(event)));
      element.addEventListener("stroke", (event) => this.#stroke(/** @type {CustomEvent} */ (event).detail));
      element.addEventListener("throw", (event) => this.#throw(detail(event)));
    }
    this.clear();
  }

  get considered() { return this.#chosen.considered; }

  clear() {
    this.#erase();
    this.#chosen = { considered: NOTHING, choice: NO_CHOICE };
    this.#show(this.#chosen);
  }

  #erase() {
    this.#curved = false;
    if (this.#element instanceof FigureBoard) this.#element.erase();
  }

  /** Chooses handles as if they had been touched. @param {string[]} handles */
  async take(handles) {
    await this.#choose(handles);
  }

  /** @param {{ handle: string | null, replaces: string | null }} touched */
  async #touch({ handle, replaces }) {
    if (handle === null) return;
    this.#erase();
    const { considered: { handles, move }, choice: { next } } = this.#chosen;
    if (move && handles.at(-1) === handle) return this.#made(move);
    // A move may come back to a place of its own: an amazon shoots at the square that it has left.
    if (next?.includes(handle) && handles.includes(handle)) return this.#choose([...handles, handle]);
    if (handles.includes(handle)) return this.#choose(handles.filter((other) => other !== handle));
    await this.#choose(this.#with(handle, replaces), [handle]);
  }

  /** @param {{ handle: string | null, replaces: string | null, onto?: string | null }} touched */
  async #throw({ handle, replaces, onto }) {
    if (handle === null) return;
    if (!this.#chosen.considered.handles.includes(handle)) await this.#choose(this.#with(handle, replaces), [handle]);
    const { handles, move } = this.#chosen.considered;
    if (onto) await this.#choose([...handles, onto]);
    else if (move) this.#made(move);
  }

  /**
   * A curve is judged while it is drawn; let go, it makes its move.
   * @param {{ curve: [number, number][], done: boolean }} stroke
   */
  async #stroke({ curve, done }) {
    const element = this.#element;
    const position = this.#view?.position;
    if (position === undefined || !this.enabled || !(element instanceof FigureBoard)) return;
    this.#curved = true;
    try {
      const answer = await this.#ask({ request: "draw", position, curve }, { signal: this.#signal, lane: "draw" });
      if (this.#view?.position !== position) return;
      element.judge(answer);
      this.#changed({ handles: [], move: answer.move, words: answer.words, trial: !done });
      if (done && answer.move) this.#made(answer.move);
    } catch (error) {
      if (!isCancelled(error) && !(error instanceof Error && error.name === "EngineError")) throw error;
    }
  }

  /** @param {{ handle: string | null, replaces: string | null }} touched */
  async #preview({ handle, replaces }) {
    if (this.#curved) return;
    if (handle === null || this.#chosen.considered.handles.includes(handle)) return this.#show(this.#chosen);
    const handles = this.#with(handle, replaces);
    const chosen = this.#chosen;
    const answer = await this.#answer(handles, "preview-move");
    // Meanwhile something may have been chosen, which says more than the pointer.
    if (answer && this.#element?.hovered === handle && this.#chosen === chosen) this.#show(this.#after(answer, handles, true));
  }

  /** @param {string} handle @param {string | null} replaces */
  #with(handle, replaces) {
    const { handles } = this.#chosen.considered;
    const { next } = this.#chosen.choice;
    const kept = handles.filter((other) => other !== replaces);
    return replaces !== null || next?.includes(handle) ? [...kept, handle] : [handle];
  }

  /**
   * @param {string[]} handles
   * @param {string[]} [otherwise]  if these together mean nothing
   */
  async #choose(handles, otherwise) {
    if (handles.length === 0) return this.clear();
    const answer = await this.#answer(handles);
    if (answer) {
      this.#chosen = this.#after(answer, handles, false);
      this.#show(this.#chosen);
    } else if (otherwise && otherwise.length < handles.length) {
      await this.#choose(otherwise);
    }
  }

  /** @param {ChooseAnswer} answer @param {string[]} handles @param {boolean} trial */
  #after(answer, handles, trial) {
    return {
      considered: { handles, move: answer.move, words: answer.words, trial },
      choice: { handles, next: answer.next, leaves: answer.leaves, trial },
    };
  }

  /** @param {{ considered: Considered, choice: Choice }} shown */
  #show({ considered, choice }) {
    this.#element?.choose(choice);
    this.#changed(considered);
  }

  /**
   * @param {string[]} handles
   * @param {string | null} [lane]
   * @returns {Promise<ChooseAnswer | null>}
   */
  async #answer(handles, lane = null) {
    const position = this.#view?.position;
    if (position === undefined || !this.enabled) return null;
    const key = handles.join("\n");
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const answer = await this.#ask({ request: "choose", position, handles }, { signal: this.#signal, lane });
      if (this.#view?.position !== position) return null;
      this.#known.set(key, answer);
      return answer;
    } catch (error) {
      if (!isCancelled(error) && !(error instanceof Error && error.name === "EngineError")) throw error;
      return null;
    }
  }
}

/** @param {Event} event @returns {{ handle: string | null, replaces: string | null, onto?: string | null }} */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
