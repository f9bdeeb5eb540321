// The players of a table for three or more: each with a letter in a shape and a colour of their own.

/** @import { GameAnswer, Seat, TableView } from "../api" */
import { h } from "../dom.js";
import { say } from "../language.js";
import { portrait } from "./portraits.js";

/** A player's letter in the player's shape. @param {number} seat @param {TableView} table */
export function badge(seat, table) {
  return h("span", { class: `badge seat-${seat}`, "aria-hidden": "true" }, table.players[seat - 1]?.letter ?? "");
}

/** A player by colour and name. @param {Seat} seat @param {TableView} table */
export function named(seat, table) {
  return h("span", { class: "named" }, badge(seat, table), table.players[seat - 1]?.name ?? "");
}

/** Who plays, whose turn it is, who has dropped out, and at the end everybody's place. @param {GameAnswer} answer */
export function seatList({ table, game, awaits, to_move: turn }) {
  if (!table) return null;
  return h("ul", { class: "seats", "aria-label": say`Players` }, table.players.map((player, index) => {
    const seat = /** @type {Seat} */ (index + 1);
    const moves = awaits !== "nobody" && seat === turn;
    const state = moves ? say`to move` : player.place !== null ? ordinals()[player.place - 1] : player.present ? "" : say`out`;
    return h("li", { class: `seat${player.present ? "" : " out"}${player.won ? " won" : ""}`, "aria-current": moves ? "true" : null },
      portrait(game.players[index] ?? "person"), named(seat, table), state ? h("small", {}, state) : null);
  }));
}

/** What places are called. */
const ordinals = () => [say`first`, say`second`, say`third`, say`fourth`, say`fifth`, say`sixth`];
