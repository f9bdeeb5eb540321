// What all drawings on the table share: buttons that can be touched, one of them in the tab order,
// arrow keys that go to the nearest one, and events that say what was touched.
//
//   touch    { handle, replaces }   a place was chosen; `replaces` was chosen in the same pile
//   preview  { handle, replaces }   the pointer or the focus is on it (`handle` is null when it left)
//   throw    { handle, replaces, onto }   it was dragged off the table: choose it and make the move;
//                                   or onto another place: choose both
//   zoom     { pile, base, size }   look into a tile
//   leave    { pile, text }         leave of this pile what was typed
//   stroke   { curve, done }        a curve was drawn as far as this, and let go if it is done

/** @import { Drawing } from "../api" */

/**
 * What has been chosen so far, and what may follow; `next` is null where nothing has been chosen.
 * A trial only follows the pointer.
 * @typedef {{ handles: string[], next: string[] | null, leaves: Drawing | null, trial: boolean }} Choice
 */

/**
 * What the coach lets us see.
 * @typedef {{ show: string[], piles: number[], handles: string[] }} Hints
 */

/** @type {Choice} */
export const NO_CHOICE = { handles: [], next: null, leaves: null, trial: false };

/** @type {Hints} */
export const NO_HINTS = { show: [], piles: [], handles: [] };

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How far something is dragged before it counts as taken off the table, in pixels. */
const FAR = 56;

/** @template {Drawing} D */
export class TableElement extends HTMLElement {
  /** @type {D | null} */
  #drawing = null;
  choice = NO_CHOICE;
  hints = NO_HINTS;
  /** @type {string | null} */
  hovered = null;
  /** @type {string | null} The handle of the button in the tab order. */
  #cursor = null;
  /** Whether the page gives the focus right now. */
  #led = false;
  #wired = false;

  /** @returns {D | null} */
  get drawing() { return this.#drawing; }
  set drawing(drawing) {
    this.#drawing = drawing;
    this.hovered = null;
    this.refresh();
  }

  /** @param {D} drawing */
  show(drawing) { this.drawing = drawing; }

  /** Turns into another drawing of its kind. @param {D} drawing @param {boolean} moved  by a move */
  async become(drawing, moved) {
    void moved;
    this.show(drawing);
  }

  get interactive() { return this.hasAttribute("interactive"); }
  set interactive(on) {
    if (on !== this.interactive) this.toggleAttribute("interactive", on);
    this.refresh();
  }

  connectedCallback() {
    if (this.#wired) return;
    this.#wired = true;
    this.addEventListener("keydown", (event) => this.#arrow(event));
    this.addEventListener("click", (event) => this.#click(event));
    this.addEventListener("pointerdown", (event) => this.#drag(event));
    this.addEventListener("pointerover", (event) => this.#hover(event.target));
    this.addEventListener("pointerleave", () => this.#hover(null));
    this.addEventListener("focusin", (event) => {
      const button = this.#button(event.target);
      if (!button) return;
      this.#roam(button);
      // What the page gives the focus to is not considered yet; nor is a board that Tab passes on the
      // way to the button that makes the move.
      const passed = this.choice.handles.length > 0 && !this.contains(/** @type {Node | null} */ (event.relatedTarget));
      if (button.matches(":focus-visible") && !this.#led && !passed) this.#hover(button);
    });
    this.addEventListener("focusout", () => this.#hover(null));
    this.refresh();
  }

  /** @param {Choice} choice */
  choose(choice) {
    this.choice = choice;
    this.paint();
  }

  /** @param {Hints} hints */
  hint(hints) {
    this.hints = hints;
    this.refresh();
  }

  refresh() {
    if (!this.isConnected || !this.drawing) return;
    this.render(this.drawing);
    this.paint();
    const buttons = this.buttons();
    const kept = buttons.find((button) => button.dataset.handle === this.#cursor)
      ?? buttons.find((button) => button.ariaDisabled !== "true") ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === kept ? 0 : -1;
  }

  /** Draws everything anew. @param {D} drawing */
  render(drawing) { void drawing; }

  /** Marks what is chosen and what the pointer is on; called often. */
  paint() {}

  /** @param {string} handle @returns {string | null} */
  replaces(handle) { void handle; return null; }

  /** @returns {HTMLButtonElement[]} */
  buttons() {
    return [...this.querySelectorAll("button[data-handle]")].map((button) => /** @type {HTMLButtonElement} */ (button));
  }

  focusFirst(handle = "") {
    const buttons = this.buttons();
    this.#led = true;
    (buttons.find((button) => button.dataset.handle === handle) ?? buttons.find((button) => button.tabIndex === 0))?.focus();
    this.#led = false;
  }

  /** @param {string} name @param {object} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** @param {EventTarget | null} target @returns {HTMLButtonElement | null} */
  #button(target) {
    return target instanceof Element ? target.closest("button[data-handle]") : null;
  }

  /** @param {EventTarget | null} target */
  #hover(target) {
    const button = this.#button(target);
    const handle = button && button.ariaDisabled !== "true" ? button.dataset.handle ?? null : null;
    if (handle === this.hovered || !this.interactive) return;
    this.hovered = handle;
    this.paint();
    this.tell("preview", { handle, replaces: handle === null ? null : this.replaces(handle) });
  }

  /** @param {Event} event */
  #click(event) {
    const button = this.#button(event.target);
    if (button?.dataset.handle && button.ariaDisabled !== "true") this.#touch("touch", button.dataset.handle);
  }

  /** @param {string} name @param {string} handle @param {string | null} [onto] */
  #touch(name, handle, onto = null) {
    this.#cursor = handle;
    this.tell(name, { handle, replaces: this.replaces(handle), onto });
  }

  /** @param {HTMLButtonElement} button */
  #roam(button) {
    for (const other of this.buttons()) other.tabIndex = other === button ? 0 : -1;
    this.#cursor = button.dataset.handle ?? null;
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    const direction = ARROWS[event.key];
    const from = this.#button(event.target);
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    nearest(this.buttons(), from, direction)?.focus();
  }

  /**
   * Dragging: what would be taken follows the pointer; let go far away, it is taken; near, it stays
   * chosen; Escape or a scroll puts it back.
   * @param {PointerEvent} down
   */
  #drag(down) {
    const button = this.#button(down.target);
    const handle = button?.dataset.handle;
    if (!button || !handle || !this.interactive || !this.throws || down.button !== 0 || button.ariaDisabled === "true") return;
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => {
      stop.abort();
      this.carry(null, 0, 0);
    };
    addEventListener("pointermove", (move) => {
      if (move.pointerId !== down.pointerId) return;
      const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
      if (Math.hypot(x, y) > 6) this.carry(handle, x, y);
    }, { signal });
    addEventListener("pointerup", (up) => {
      if (up.pointerId !== down.pointerId) return;
      end();
      const onto = this.onto(this.#button(document.elementFromPoint(up.clientX, up.clientY))?.dataset.handle ?? null);
      const far = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) > FAR;
      if (onto === handle || !(far || onto)) return;
      // Where it was let go a click may follow, which means nothing more.
      const swallow = new AbortController();
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
      setTimeout(() => {
        swallow.abort();
        this.#touch("throw", handle, onto);
      });
    }, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", (key) => { if (key.key === "Escape") end(); }, { signal, capture: true });
  }

  /** Whether what is touched can be dragged. */
  get throws() { return true; }

  /** The place that something is dropped on, where that matters. @param {string | null} handle @returns {string | null} */
  onto(handle) { void handle; return null; }

  /** Moves what would be taken with the pointer. @param {string | null} handle @param {number} x @param {number} y */
  carry(handle, x, y) { void handle; void x; void y; }
}

/**
 * The nearest button in a direction.
 * @param {HTMLButtonElement[]} buttons
 * @param {HTMLButtonElement} from
 * @param {[number, number]} direction
 */
function nearest(buttons, from, [right, down]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const button of buttons) {
    const there = middle(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = along + 2.5 * aside;
    if (along > 4 && far < least) [best, least] = [button, far];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
