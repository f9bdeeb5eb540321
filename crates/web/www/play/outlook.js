// A hint at a table of three or more: who can force a win together, and what the preferences lead to.

/** @import { MoveView, OutlookAnswer, Seat, TableView } from "../api" */
/** @import { Child } from "../dom.js" */
import { h } from "../dom.js";
import { say, sayNodes } from "../language.js";
import { told } from "../told.js";
import { named } from "./seats.js";

/**
 * @param {OutlookAnswer} outlook
 * @param {TableView} table
 * @param {{ mover: Seat, chosen: (move: MoveView) => void, written: (move: MoveView) => Child[] }} options
 */
export function outlookPanel(outlook, table, { mover, chosen, written }) {
  const seats = (/** @type {Seat[]} */ members) => members.map((seat) => named(seat, table));
  const isYou = (/** @type {Seat[]} */ [seat = 1]) => table.players[seat - 1]?.name === say`You`;
  const buttons = (/** @type {MoveView[]} */ moves) => (moves.length === 0 ? null : h("span", { class: "row" },
    moves.map((move) => h("button", { type: "button", onclick: () => chosen(move) }, written(move)))));
  return [
    h("h2", {}, say`Who can force a win?`),
    outlook.coalitions.some(({ seats: { length } }) => length === 1) ? null : h("p", {}, outlook.coalitions.length > 0 ? say`Nobody alone, but together:` : say`That takes too long to be found out here.`),
    h("ul", { class: "coalitions", "aria-label": say`Coalitions` }, outlook.coalitions.map(({ seats: members, moves }) =>
      h("li", {}, h("span", { class: "side" }, seats(members)),
        members.includes(mover) ? buttons(moves) : h("span", { class: "soft" }, isYou([mover]) ? say`whatever you play` : say`whatever ${table.players[mover - 1]?.name ?? ""} plays`)))),
    h("p", { class: "foreseen" }, say`If everybody plays for themselves:`,
      outlook.results.map(({ winners }, index) =>
        h("span", { class: "side" }, index > 0 ? say`or` : null, isYou(winners) || winners.length > 1 ? sayNodes`${seats(winners)} win` : sayNodes`${seats(winners)} wins`)),
      buttons(outlook.moves)),
    h("details", { class: "earlier" }, h("summary", {}, say`In words`), told(outlook.told.html)),
  ];
}
