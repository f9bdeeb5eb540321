// The coach: a ladder of hints, one rung at a time, asking before telling; and reasons when asked.

/** @import { HintAnswer, MoveView, View } from "../api" */
/** @import { Context } from "../context" */
/** @import { Hints } from "../elements/table-element.js" */
/** @import { Manner } from "../engine.js" */
import { assignment } from "../assignment.js";
import { h, fill } from "../dom.js";
import { ordinal } from "../elements/typeset.js";
import { NO_HINTS } from "../elements/table-element.js";
import { say } from "../language.js";
import { sentence } from "../problem.js";
import { RUNGS } from "../settings.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/** What a person thought of a position before being told. @typedef {"winning" | "losing" | "unsure"} Bet */

/** @returns {[Bet, string][]} */
const bets = () => [["winning", say`I am winning`], ["losing", say`I am losing`], ["unsure", say`I cannot tell`]];

/** @returns {Record<Bet, string>} */
const replies = () => ({
  winning: say`You think you are winning. Let us see.`,
  losing: say`You think you are losing. Let us see.`,
  unsure: say`That is honest. Let us look together.`,
});

/** What the bet was worth, once it has become clear. @param {Bet} bet @param {boolean} wins */
function settled(bet, wins) {
  if (bet === "unsure") return wins ? say`Now you know: you are winning.` : say`Now you know: you are losing.`;
  if (wins) return bet === "winning" ? say`You were right: you are winning.` : say`You thought that you were losing, but you are winning.`;
  return bet === "losing" ? say`You were right: you are losing.` : say`You thought that you were winning, but you are losing.`;
}

export class Coach {
  #root;
  #context;
  /** @type {View | null} */
  #view = null;
  /** @type {HintAnswer[]} */
  #told = [];
  /** @type {HintAnswer | null} */
  #next = null;
  /** How far a person climbed at an earlier move. */
  #climbed = 0;
  /** How much hints may tell. */
  #most;
  /** Whether they ask for a bet. */
  #bets;
  #shown;
  #chosen;
  /** Where it is seen that something is being computed. */
  #progress = h("div", { class: "progress" });
  /** Ends what is being computed when there is another position. */
  #leaving = new AbortController();
  /** @type {Map<string, Bet>} */
  bets = new Map();

  /**
   * @param {HTMLElement} root
   * @param {Context} context
   * @param {{ most: number, bets?: boolean, shown: (hints: Hints) => void, chosen: (move: MoveView) => void }} options
   */
  constructor(root, context, { most, bets = assignment.bets, shown, chosen }) {
    this.#root = root;
    this.#context = context;
    this.#most = most;
    this.#bets = bets;
    this.#shown = shown;
    this.#chosen = chosen;
  }

  get most() { return this.#most; }

  /** Reasons tell everything: they belong to the whole ladder. */
  get mayExplain() { return this.#most >= RUNGS; }

  /** A new position: the ladder stands at its foot again. @param {View | null} view */
  watch(view) {
    if (view && view.position === this.#view?.position) return;
    this.#climbed = Math.max(this.#climbed, this.#told.length);
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#view = view;
    this.#told = [];
    this.#next = null;
    this.#shown(NO_HINTS);
    this.#root.hidden = true;
    fill(this.#root);
    fill(this.#progress);
  }

  /** The next rung. */
  async hint() {
    const view = this.#view;
    if (!view || this.#isAtTop) return;
    // What is asked is answered first.
    if (this.#waits) {
      this.#root.hidden = false;
      return this.#focus();
    }
    // The question needs no computation, and stands there at once.
    if (this.#told.length === 0) {
      if (this.#bets) this.#show();
      else this.#open();
    }
    await this.#think((manner) => this.#next ? Promise.resolve(this.#next) : this.#rung(view, this.#told.length + 1, manner), async (answer) => {
      if (!this.#climb(answer)) return;
      this.#shown(answer);
      this.#show();
      this.#context.announce(`${sentence(answer.title)} ${answer.told.text}`);
      await this.#prepare(view);
    });
  }

  /** Asks for the rung above the last one, so that its title can be shown. @param {View} view */
  async #prepare(view) {
    if (this.#isAtTop) return;
    const next = await this.#rung(view, this.#told.length + 1, { signal: this.#signal });
    await this.#lifted();
    if (view !== this.#view || !this.#isNext(next)) return;
    this.#next = next;
    this.#show();
  }

  /** When nothing in the panel is being pressed: what is drawn anew under a finger cannot be clicked. */
  async #lifted() {
    while (this.#root.querySelector("button:active")) await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /** All the rungs up to the one reached at an earlier move. */
  async #again() {
    const view = this.#view;
    if (!view) return;
    await this.#think(async (manner) => {
      while (this.#told.length < this.#climbed && !this.#isAtTop) {
        this.#climb(await this.#rung(view, this.#told.length + 1, manner));
      }
    }, async () => {
      const last = this.#told.at(-1);
      if (last) this.#shown(last);
      this.#show();
      await this.#prepare(view);
    });
  }

  /** Why the position is won or lost. @param {0 | 1 | 2 | 3} [level] */
  async explain(level = 1) {
    const view = this.#view;
    if (!view || !this.mayExplain) return;
    if (this.#root.hidden) this.#open(h("h2", {}, say`Why`));
    await this.#think((manner) => this.#context.ask({ request: "explain", position: view.position, level }, manner), (answer) => {
      this.#context.announce(answer.told.text);
      this.#open(h("h2", {}, say`Why`), told(answer.told.html),
        level < 3 ? h("div", { class: "row" }, h("button", { type: "button", onclick: () => this.explain(level === 1 ? 2 : 3) }, say`In more detail`)) : null);
    });
  }

  /** Whether there is no rung above those that have been told. */
  get #isAtTop() {
    const last = this.#told.at(-1);
    return this.#most === 0 || (last !== undefined && last.rung >= last.rungs);
  }

  /** Whether a question has been put and not been answered. */
  get #waits() {
    return this.#bets && this.#told.at(-1)?.asks === true && !this.bets.has(this.#view?.position ?? "");
  }

  /** @param {View} view @param {number} rung @param {Manner} manner */
  async #rung(view, rung, manner) {
    return this.#context.ask({ request: "hint", position: view.position, rung, most: this.#most }, { ...manner, lane: null });
  }

  get #signal() { return AbortSignal.any([this.#context.left, this.#leaving.signal]); }

  /**
   * Computes something about the position on the table, unless there comes another one, and goes on
   * when it can be drawn.
   * @template T
   * @param {(manner: Manner) => Promise<T>} work
   * @param {(result: T) => void | Promise<void>} done
   */
  #think(work, done) {
    const signal = this.#signal;
    return think(this.#progress, signal, async (manner) => {
      const result = await work(manner);
      await this.#lifted();
      signal.throwIfAborted();
      return result;
    }, done);
  }

  /** Whether a rung is the one above the last. A rung that was asked for twice comes twice. @param {HintAnswer} answer */
  #isNext({ rung }) {
    return rung === this.#told.length + 1;
  }

  /** Adds a rung if it is the next one. @param {HintAnswer} answer */
  #climb(answer) {
    if (!this.#isNext(answer)) return false;
    this.#told = [...this.#told, answer];
    this.#next = null;
    return true;
  }

  #show() {
    const last = this.#told.at(-1);
    if (!last) return this.#open(h("div", { class: "coach-head" }, h("h2", {}, say`Do you think you are winning?`)), this.#bet());
    const earlier = this.#told.slice(0, -1).reverse();
    const bet = this.bets.get(this.#view?.position ?? "");
    this.#open(
      h("div", { class: "coach-head" }, h("h2", {}, last.title), ladder(last.rung, last.rungs)),
      bet !== undefined && last.wins !== undefined ? h("p", { class: "bet-settled" }, settled(bet, last.wins)) : null,
      this.#rungOf(last),
      this.#waits ? null : this.#onwards(),
      earlier.length > 0 ? h("details", { class: "earlier" }, h("summary", {}, say`Earlier hints`),
        earlier.map((answer) => h("section", { class: "rung" }, h("h3", {}, answer.title), this.#rungOf(answer)))) : null);
  }

  /** @param {HintAnswer} answer */
  #rungOf(answer) {
    // Where the powers are drawn as a table below the piles, the words need not repeat it.
    const drawn = answer.show.includes("columns") && this.#view?.drawing.kind === "piles";
    return h("div", { class: `rung${drawn ? " drawn" : ""}` },
      told(answer.told.html),
      answer.asks && this.#bets ? this.#bet() : null,
      answer.moves.length > 0 ? h("div", { class: "row" }, answer.moves.map((move) =>
        h("button", { type: "button", onclick: () => this.#chosen(move) }, ordinal(this.#context.settings.written({ text: move.text, move: move.move }))))) : null);
  }

  #bet() {
    const position = this.#view?.position ?? "";
    const bet = this.bets.get(position);
    if (bet) return h("p", { class: "soft" }, replies()[bet]);
    return h("div", { class: "row" }, bets().map(([value, words]) => h("button", { type: "button", onclick: () => {
      this.bets.set(position, value);
      this.#context.announce(replies()[value]);
      this.#show();
      this.#focus();
    } }, words)));
  }

  /** Goes on with what is to be pressed in the panel. */
  #focus() {
    /** @type {HTMLElement | null} */ (this.#root.querySelector("button:not(.close-coach)"))?.focus();
  }

  #onwards() {
    if (this.#isAtTop) return h("p", { class: "soft small" }, this.#most < RUNGS ? say`There are no more hints in this game.` : say`That is all there is to know.`);
    const again = this.#told.length < this.#climbed;
    return h("div", { class: "row onwards" },
      h("button", { type: "button", onclick: () => this.hint() }, this.#next ? say`Next: ${this.#next.title}` : say`Next hint`),
      again ? h("button", { type: "button", class: "quiet", onclick: () => this.#again() }, say`As far as before`) : null);
  }

  /** @param {...(Node | null)} inside */
  #open(...inside) {
    this.#root.hidden = false;
    fill(this.#root, closer(this.#root), inside, this.#progress);
  }
}

/** A button that closes a panel where it lies on the table. @param {HTMLElement} panel */
export function closer(panel) {
  return h("button", { type: "button", class: "quiet close-coach", "aria-label": say`Close the coach`, onclick: () => { panel.hidden = true; } }, "×");
}

/**
 * How far one has climbed.
 * @param {number} climbed
 * @param {number} all
 */
function ladder(climbed, all) {
  const rungs = Array.from({ length: all }, (_, rung) => h("span", { class: rung < climbed ? "climbed" : "" }));
  return h("div", { class: "ladder", role: "img", "aria-label": say`Hint ${climbed} of ${all}` }, rungs);
}
