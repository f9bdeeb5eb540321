// The list of turns, with its branches: one goes about in it by touch and by arrow keys, comments on
// a place, and tidies the tree.

/** @import { Seat, Turn } from "../api" */
/** @import { Child } from "../dom.js" */
/** @import { Place, Tree } from "./tree.js" */
import { h, fill } from "../dom.js";
import { icon } from "../icons.js";
import { say } from "../language.js";
import { deed } from "../play/verbs.js";
import { LONGEST_COMMENT } from "./text.js";
import { isMain, isMistake, onward, wayFrom } from "./tree.js";

/**
 * What the panel needs from the screen around it.
 * @typedef {object} Surroundings
 * @property {(seat: Seat) => string} name  of a player
 * @property {(turn: Turn) => Child[]} written  a move in the notation that a person prefers
 * @property {(place: Place) => void} go  shows a place
 * @property {boolean} [fixed]  whether nobody goes about in it
 * @property {() => void} changed  the tree has changed: its comments, or its branches
 */

/** How long after the last key a comment is kept, in milliseconds. */
const PAUSE = 400;

/** @typedef {"first" | "back" | "forward" | "last"} Step */

/** @returns {[Step, string][]} */
const steps = () => [["first", say`First`], ["back", say`Back`], ["forward", say`Forward`], ["last", say`Last`]];

/** Whether comments are written; it stays for the visit. */
let commenting = false;

export class TreePanel {
  #tree;
  #around;
  /** Where it is shown who wins. @type {Map<Place, HTMLElement>} */
  #marks = new Map();
  /** Where the comment on the place at hand is read. */
  #remark = h("p", { class: "comment" });
  #list = h("ol", { class: "turns", "aria-label": say`Turns` });
  #steps = steps().map(([step, words]) => h("button", { type: "button", class: "quiet", "aria-label": words, title: words, onclick: () => this.#step(step) }, icon(step)));
  #comment = h("textarea", { rows: 3, maxlength: LONGEST_COMMENT, "aria-label": say`Comment on this position` });
  #promote = h("button", { type: "button", onclick: () => this.#tidy((place) => this.#tree.promote(place)) }, say`Make main line`);
  #remove = h("button", { type: "button", onclick: () => this.#tidy((place) => this.#tree.remove(place)) }, say`Delete from here`);
  #full = h("p", { class: "note", hidden: true }, say`There is more here than a link can hold: a reload will not bring all of it back.`);
  element = h("nav", { class: "turns-panel panel", "aria-label": say`Turns` },
    h("div", { class: "tree-head" }, h("h2", {}, say`Turns`), h("div", { role: "toolbar", "aria-label": say`Go through the turns` }, this.#steps)),
    this.#list,
    this.#full,
    h("details", { class: "tree-tools", open: commenting, ontoggle: (/** @type {Event} */ event) => { commenting = /** @type {HTMLDetailsElement} */ (event.target).open; } },
      h("summary", {}, say`Comment and branches`), this.#comment, h("div", { class: "row" }, this.#promote, this.#remove)));

  /**
   * @param {Tree} tree
   * @param {AbortSignal} left
   * @param {Surroundings} around
   */
  constructor(tree, left, around) {
    this.#tree = tree;
    this.#around = around;
    if (around.fixed) {
      fill(this.element, h("h2", {}, say`Turns`), this.#list);
      return;
    }
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let later;
    this.#comment.addEventListener("input", () => {
      this.#tree.here.comment = this.#comment.value;
      fillRemark(this.#remark, this.#comment.value);
      clearTimeout(later);
      later = setTimeout(() => { if (!left.aborted) around.changed(); }, PAUSE);
    });
    this.#comment.addEventListener("change", () => {
      clearTimeout(later);
      around.changed();
    });
    document.addEventListener("keydown", (event) => this.#key(event), { signal: left });
  }

  /** Shows a tree as it is now. */
  show(tree = this.#tree) {
    this.#tree = tree;
    const { here, root } = tree;
    const held = this.#list.contains(document.activeElement);
    this.#marks.clear();
    fill(this.#list, h("li", {}, this.#entry(root)), this.#line(root));
    const current = this.#current();
    if (current) {
      // The list alone scrolls, not the page; with the next frame, which is laid out anyway.
      requestAnimationFrame(() => {
        this.#list.scrollTop += current.getBoundingClientRect().top - this.#list.getBoundingClientRect().top - this.#list.clientHeight / 2;
      });
      if (held) current.focus({ preventScroll: true });
    }
    const [first, back, forward, last] = this.#steps;
    const had = document.activeElement;
    for (const button of [first, back]) if (button) button.disabled = here === root;
    for (const button of [forward, last]) if (button) button.disabled = onward(here) === null;
    // A button that can no longer be pressed passes the focus on.
    if (this.#steps.some((button) => button === had && button.disabled)) this.#steps.find((button) => !button.disabled)?.focus();
    if (this.#comment.value !== here.comment) this.#comment.value = here.comment;
    this.#promote.disabled = isMain(here);
    this.#remove.disabled = here === root;
  }

  /** Shows what is known now of who wins. @param {Place} place */
  mark(place) {
    for (const changed of [place, ...place.children]) {
      const mark = this.#marks.get(changed);
      if (mark) this.#fillMark(mark, changed);
    }
  }

  /** Whether the link cannot hold all of it. @param {boolean} is */
  set isTooLarge(is) { this.#full.hidden = !is; }

  /** Gives the place at hand the focus. */
  focus() { this.#current()?.focus({ preventScroll: true }); }

  #current() {
    return /** @type {HTMLElement | null} */ (this.#list.querySelector("[aria-current]"));
  }

  /**
   * The line that goes on from a place, and beside each of its moves what was tried instead.
   * @param {Place} from
   * @returns {HTMLElement[]}
   */
  #line(from) {
    const items = [];
    for (let place = from.children[0]; place; place = place.children[0]) {
      const others = place.parent?.children.slice(1) ?? [];
      items.push(h("li", {}, this.#entry(place), others.length === 0 ? null
        : h("ul", { class: "branches", "aria-label": say`Tried instead` },
          others.map((other) => h("li", {}, h("ol", {}, h("li", {}, this.#entry(other)), this.#line(other)))))));
    }
    return items;
  }

  /** @param {Place} place */
  #entry(place) {
    const { turn } = place;
    const { name, written, go, fixed = false } = this.#around;
    const isHere = place === this.#tree.here;
    const who = turn ? name(turn.player) : say`Start`;
    const told = turn && deed(who, turn.words);
    const mark = h("span", { class: "winner small" });
    this.#marks.set(place, mark);
    this.#fillMark(mark, place);
    const remark = fillRemark(h("p", { class: "comment" }), place.comment);
    if (isHere) this.#remark = remark;
    const inside = [
      told ? [h("span", { class: "told-turn" }, told), " "] : h("span", { class: "who" }, who),
      turn ? h("span", { class: told ? "what soft small" : "what" }, written(turn)) : null, mark,
    ].flat();
    const entry = fixed
      ? h("span", { class: "turn", "aria-current": isHere ? "step" : null }, inside)
      : h("button", { type: "button", class: "turn quiet", "aria-current": isHere ? "step" : null, tabindex: isHere ? 0 : -1, title: place.parent && say`Made in ${this.#tree.positionAt(place.parent)}`, onclick: () => go(place) }, inside);
    return [entry, remark];
  }

  /** @param {HTMLElement} mark @param {Place} place */
  #fillMark(mark, place) {
    const { evaluation } = place;
    mark.hidden = evaluation === null;
    mark.classList.toggle("mistake", isMistake(place));
    fill(mark, " ", isMistake(place) ? ["!", " ", h("span", { class: "visually-hidden" }, say`A mistake:`), " "] : null, this.#words(evaluation));
  }

  /** @param {import("./tree.js").Evaluation} evaluation */
  #words(evaluation) {
    if (evaluation === null) return null;
    if (evaluation === "unknown") return say`unknown`;
    if (evaluation === "draw") return say`a draw`;
    if (evaluation === "nobody") return say`nobody wins alone`;
    const name = this.#around.name(evaluation);
    return name === say`You` ? say`you win` : say`${name} wins`;
  }

  /** @param {Step} step */
  #step(step) {
    const { here, root } = this.#tree;
    const place = { first: root, back: here.parent, forward: onward(here), last: wayFrom(here).at(-1) }[step];
    if (place && place !== here) this.#around.go(place);
  }

  /** The branch beside this one: what was tried instead of the last move. @param {1 | -1} direction */
  #beside(direction) {
    const { here } = this.#tree;
    const siblings = here.parent?.children ?? [];
    return siblings[siblings.indexOf(here) + direction] ?? null;
  }

  /** @param {(place: Place) => void} change */
  #tidy(change) {
    const { here } = this.#tree;
    change(here);
    if (this.#tree.here === here) this.show();
    else this.#around.go(this.#tree.here);
    this.#around.changed();
    if (document.activeElement === document.body) this.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || document.querySelector("dialog[open]")) return;
    // Where arrows mean something else.
    if (target.closest("input, select, textarea, [data-handle], header, [tabindex='0']:not(button)")) return;
    if (event.key === "ArrowLeft") this.#step("back");
    else if (event.key === "ArrowRight") this.#step("forward");
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const place = this.#beside(event.key === "ArrowUp" ? -1 : 1);
      if (place) this.#around.go(place);
      // Where there is no branch the page scrolls.
      else if (!this.element.contains(target)) return;
    } else return;
    event.preventDefault();
  }
}

/** @template {HTMLElement} E @param {E} element @param {string} comment */
function fillRemark(element, comment) {
  element.hidden = comment === "";
  return fill(element, comment);
}
