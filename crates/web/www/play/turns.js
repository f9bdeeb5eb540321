// The list of turns: those that led here, those that were undone, and other lines that were tried.

/** @import { Turn } from "../api" */
/** @import { Child } from "../dom.js" */
/** @import { Place } from "./tree.js" */
import { h, fill } from "../dom.js";
import { rootOf, wayFrom, wayTo } from "./tree.js";
import { deed } from "./verbs.js";

/**
 * @param {HTMLElement} root
 * @param {Place} here
 * @param {(player: number) => string} name
 * @param {(turn: Turn) => Child[]} written
 * @param {(place: Place) => void} go
 */
export function showTurns(root, here, name, written, go) {
  const made = wayTo(here);
  const text = (/** @type {Place} */ { turn }) => (turn ? written(turn) : []);
  const line = [...made, ...wayFrom(here)];
  fill(root,
    h("h2", { id: "turns-title" }, "Turns"),
    h("ol", { class: "turns", "aria-labelledby": "turns-title" },
      h("li", {}, entry(rootOf(here), "Start", [], rootOf(here) === here, go)),
      line.map((place) => {
        const others = place.parent?.children.filter((child) => child !== place) ?? [];
        return h("li", { class: made.includes(place) ? "" : "undone" },
          entry(place, name(place.turn?.player ?? 1), text(place), place === here, go, place.turn),
          others.length > 0 ? h("ul", { class: "branches", "aria-label": "Tried instead" },
            others.map((other) => h("li", {}, entry(other, "or", text(other), false, go)))) : null);
      })));
  const list = root.querySelector(".turns");
  const current = root.querySelector("[aria-current]");
  if (list && current instanceof HTMLElement) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

/**
 * @param {Place} place
 * @param {string} who
 * @param {Child[]} text
 * @param {boolean} current
 * @param {(place: Place) => void} go
 * @param {Turn | null} [turn]  to be told in words, where these say what is done
 */
function entry(place, who, text, current, go, turn = null) {
  const told = turn && deed(who, turn.words);
  return h("button", { type: "button", class: "turn quiet", "aria-current": current ? "step" : null, onclick: () => go(place) },
    told ? [h("span", { class: "told-turn" }, told), " "] : h("span", { class: "who" }, who),
    text.length > 0 ? h("span", { class: told ? "what soft small" : "what" }, text) : null);
}
