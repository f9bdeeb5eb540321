// The names of two who play against each other, and how often each has won in this visit.

/** @import { GameAnswer, Seat } from "../api" */
import { h, fill } from "../dom.js";
import { say } from "../language.js";
import { portrait } from "./portraits.js";
import { kindOf } from "./opponents.js";

/** Names that two people gave themselves, by seat; they stay for the visit. @type {Map<number, string>} */
const given = new Map();

/** Games won, by who plays against whom and by seat. @type {Map<string, Map<number, number>>} */
const won = new Map();

/** Games that have been counted, so that none counts twice. @type {Set<string>} */
const counted = new Set();

/** The name that somebody gave themselves. @param {number} seat */
export function givenName(seat) {
  return given.get(seat) ?? null;
}

/** Who plays against whom. @param {GameAnswer} answer */
function pairing({ game }) {
  return game.players.map(kindOf).join();
}

/** Counts a game that is over. @param {GameAnswer} answer */
export function count(answer) {
  const { winner, game } = answer;
  const name = JSON.stringify([game.start, game.players, game.starter, game.seed, game.moves]);
  if (winner === null || counted.has(name)) return;
  counted.add(name);
  const wins = won.get(pairing(answer)) ?? new Map();
  won.set(pairing(answer), wins.set(winner, (wins.get(winner) ?? 0) + 1));
}

/**
 * The score as a list; two people can give themselves names there.
 * @param {HTMLElement} root
 * @param {GameAnswer} answer
 * @param {{ name: (seat: number) => string, renamed: () => void }} options
 */
export function showScore(root, answer, { name, renamed }) {
  const { game, table } = answer;
  const wins = won.get(pairing(answer));
  const people = game.players.every((role) => role === "person");
  root.hidden = Boolean(table) || !(people || wins);
  if (root.hidden || root.contains(document.activeElement)) return;
  /** @type {Seat[]} */
  const seats = [1, 2];
  fill(root, h("ul", { class: "score", "aria-label": say`Score` }, seats.map((seat) => h("li", {},
    people && !game.names?.[seat - 1]
      ? h("input", { type: "text", "aria-label": say`Name of player ${seat}`, placeholder: say`Player ${seat}`, value: given.get(seat) ?? "", maxlength: 24, autocomplete: "off", spellcheck: "false", onchange: (/** @type {Event} */ event) => {
        const value = /** @type {HTMLInputElement} */ (event.target).value.trim();
        if (value === "") given.delete(seat);
        else given.set(seat, value);
        renamed();
      } })
      : h("span", {}, portrait(game.players[seat - 1] ?? "person"), name(seat)),
    h("strong", { class: "games-won" }, wins?.get(seat) ?? 0)))));
}
