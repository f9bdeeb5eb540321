// Who plays: names of the players, and the opponents to choose from.

/** @import { Game, Games, Role, Seat } from "../api" */
/** @import { Ask } from "../engine.js" */

/** @typedef {Games["opponents"]} Opponents */

/** @type {Promise<Opponents> | null} */
let known = null;

/** @param {Ask} ask */
export function opponents(ask) {
  known ??= ask({ request: "games" }, { lane: null }).then((answer) => answer.opponents);
  known.catch(() => { known = null; });
  return known;
}

/**
 * What one of two players is called: as they say, you, the opponent by name, or two people by number.
 * @param {Game} game
 * @param {Opponents} all
 * @param {number} seat
 * @param {string | null} [chosen]  the name that a person chose on this page
 */
export function nameOf(game, all, seat, chosen = null) {
  const role = roleOf(game, seat);
  const given = game.names?.[seat - 1] || (isAlone(game) ? null : chosen);
  if (role === "person" && given) return given;
  if (role !== "person") return all.find(({ opponent }) => opponent === role)?.title ?? role;
  return isAlone(game) ? "You" : `Player ${seat}`;
}

/** @param {Game} game @param {number} seat */
export function roleOf({ players }, seat) {
  return players[seat - 1] ?? "person";
}

/** Whether one person plays against a machine. @param {Game} game */
export function isAlone(game) {
  return game.players.filter((role) => role === "person").length === 1;
}

/** @param {string} start @param {Role} opponent @param {Seat} starter @param {number} seed @returns {Game} */
export function newGame(start, opponent, starter, seed) {
  return { start, players: ["person", opponent], starter, seed, moves: [] };
}
