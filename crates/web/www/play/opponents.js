// Who plays: names of the players, and the opponents to choose from.

/** @import { Game, Games, Role, Seat } from "../api" */
/** @import { Ask } from "../engine.js" */

import { language, say } from "../language.js";

/** @typedef {Games["opponents"]} Opponents */

/** Where the browser keeps the rival as it has adapted to whoever plays here. */
const KEY = "nimatron.rival";

/** By the language in which they are described. @type {Record<string, Promise<Opponents>>} */
const known = {};

/** @param {Ask} ask */
export function opponents(ask) {
  const spoken = language();
  const all = known[spoken] ??= ask({ request: "games" }, { lane: null }).then((answer) => answer.opponents);
  all.catch(() => { delete known[spoken]; });
  return all;
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
  if (role !== "person") return all.find(({ opponent }) => opponent === kindOf(role))?.title ?? role;
  return isAlone(game) ? say`You` : say`Player ${seat}`;
}

/** @param {Game} game @param {number} seat */
export function roleOf({ players }, seat) {
  return players[seat - 1] ?? "person";
}

/** What somebody is, without how: a rival, at whatever rate it errs. @param {string} role */
export function kindOf(role) {
  return role.split(" ")[0] ?? role;
}

/** An opponent as it has adapted to whoever plays here. @param {Role} opponent @returns {Role} */
export function adapted(opponent) {
  try {
    const kept = opponent === "rival" ? localStorage.getItem(KEY) : null;
    return kept && /^rival \d+$/.test(kept) ? /** @type {Role} */ (kept) : opponent;
  } catch {
    return opponent;
  }
}

/** Keeps a rival that has adapted. @param {Role[]} players */
export function keepAdapted(players) {
  const rival = players.find((role) => kindOf(role) === "rival");
  try {
    if (rival) localStorage.setItem(KEY, rival);
  } catch {
    // A browser may forbid storage; the rival then adapts as long as its game is played again.
  }
}

/** Whether one person plays against a machine. @param {Game} game */
export function isAlone(game) {
  return game.players.filter((role) => role === "person").length === 1;
}

/** @param {string} start @param {Role} opponent @param {Seat} starter @param {number} seed @returns {Game} */
export function newGame(start, opponent, starter, seed) {
  return { start, players: ["person", adapted(opponent)], starter, seed, moves: [] };
}
