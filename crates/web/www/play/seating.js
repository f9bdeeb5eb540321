// Before a game of three to six: how many play, who they are, and how the play ends.

/** @import { Game, Role, Seat, TableAnswer } from "../api" */
/** @import { Context } from "../context" */
import { h, fill } from "../dom.js";
import { drawingElement } from "../elements/drawing.js";
import { isCancelled } from "../engine.js";
import { say } from "../language.js";
import { problem } from "../problem.js";
import { badge } from "./seats.js";

/**
 * What has been decided: a position, and who plays.
 * @typedef {{ position: string, players?: number, ending?: string, roles: Role[], names: string[], seed: number }} Seating
 */

const NUMBERS = [2, 3, 4, 5, 6];

/** A choice of how many play. @param {number} now @param {(players: number) => void} choose */
export function howMany(now, choose) {
  return h("label", { class: "row" }, h("span", {}, say`How many players?`),
    h("select", { onchange: (/** @type {Event} */ event) => choose(Number(/** @type {HTMLSelectElement} */ (event.target).value)) },
      NUMBERS.map((number) => h("option", { value: number, selected: number === now }, number))));
}

/**
 * Fills `root` with the choices, and begins the game when they are made.
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {Seating} seating
 * @param {{ begin: (game: Game) => void, two?: () => void, complain?: HTMLElement }} options  `two`: what to do where two play; `complain`: where to say what is wrong
 */
export async function seatingForm(root, context, seating, options) {
  const { begin, two, complain = root } = options;
  const trouble = h("div", { class: "trouble" });
  /** @type {TableAnswer} */
  let answer;
  try {
    answer = await context.ask({ request: "table", position: seating.position, players: seating.players, ending: /** @type {any} */ (seating.ending) },
      { signal: context.left, lane: "table" });
  } catch (error) {
    if (!isCancelled(error)) fill(complain, problem(error, seating.position));
    return;
  }
  const { length } = seating.roles;
  // A position of two that is typed is for as many as sit here.
  if (!answer.is_told && seating.players === undefined && length > 2) {
    return seatingForm(root, context, { ...seating, players: length }, options);
  }
  const { table, view, roles, endings } = answer;
  const fields = table.players.map((player, index) => {
    const seat = /** @type {Seat} */ (index + 1);
    const role = seating.roles[index] ?? (index < 2 ? "person" : "perfect");
    const name = h("input", { type: "text", "aria-label": say`Name of player ${player.letter}`, placeholder: say`Player ${player.letter}`, maxlength: 24,
      value: seating.names[index] ?? "", autocomplete: "off", spellcheck: "false", hidden: role !== "person" });
    const select = h("select", { "aria-label": say`Who plays for ${player.letter}`, onchange: () => { name.hidden = select.value !== "person"; } },
      roles.filter(({ not }) => not !== seat).map(({ role: offered, title, about }) =>
        h("option", { value: offered, selected: offered === role, title: about }, title)));
    return { name, select, row: h("li", { class: "seat" }, badge(seat, table), select, name) };
  });
  /** What stands in the fields now. @returns {Seating} */
  const now = () => ({ ...seating, position: view.position,
    roles: fields.map(({ select }) => /** @type {Role} */ (select.value)), names: fields.map(({ name }) => name.value) });
  const again = (/** @type {Partial<Seating>} */ changed) => seatingForm(root, context, { ...now(), ...changed }, { ...options, complain: trouble });
  const position = h("input", { type: "text", "aria-label": say`Position`, value: view.position, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  fill(root,
    h("form", { class: "seating", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      submit();
    } },
    howMany(table.players.length, (players) => (players === 2 && two ? two() : again({ players }))),
    h("ol", { class: "seats", "aria-label": say`Players` }, fields.map(({ row }) => row)),
    h("label", { class: "row" }, h("span", {}, say`How does it end?`),
      h("select", { onchange: (/** @type {Event} */ event) => again({ ending: /** @type {HTMLSelectElement} */ (event.target).value }) },
        endings.map(({ ending, rule }) => h("option", { value: ending, selected: ending === table.ending }, rule)))),
    h("label", { class: "row" }, h("span", {}, say`Position`), position),
    drawingElement(view.drawing),
    trouble,
    h("div", { class: "row" }, h("button", { type: "submit", class: "primary" }, say`Play`))));

  function submit() {
    if (position.value !== view.position) {
      again({ position: position.value, players: undefined, ending: undefined });
      return;
    }
    const { roles: players, names, seed } = now();
    if (!players.includes("person")) {
      fill(trouble, h("p", { role: "alert" }, say`Let at least one person play.`));
      return;
    }
    const given = players.map((role, index) => (role === "person" ? names[index] ?? "" : ""));
    begin({ start: view.position, players, ...(given.some((name) => name.trim() !== "") ? { names: given } : {}), starter: answer.starter, seed, moves: [] });
  }
}
