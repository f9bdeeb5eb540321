// The games that were played last in this browser, to go on with them.

import { h, freshId } from "./dom.js";
import { say } from "./language.js";

/** @typedef {{ key: string, fragment: string, title: string, start: string, turns: number }} Recent */

const KEY = "nimatron.recent";

/** How many games are kept. */
const MOST = 8;

/**
 * Keeps a game as its address holds it, in the place of what it was before.
 * @param {string} fragment
 * @param {string} title
 */
export function keepGame(fragment, title) {
  const game = new URLSearchParams(fragment);
  const turns = (game.get("moves") ?? "").split(";").filter((move) => move !== "").length;
  if (turns === 0) return;
  const start = (game.get("start") ?? "").replaceAll("_", " ");
  for (const changing of ["moves", "played", "hints", "tree"]) game.delete(changing);
  const key = game.toString();
  const others = recentGames().filter((recent) => recent.key !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ key, fragment, title, start, turns }, ...others].slice(0, MOST)));
  } catch {
    // A browser may forbid storage; the address bar holds the game all the same.
  }
}

/** @returns {Recent[]} */
function recentGames() {
  try {
    const games = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const isGame = (/** @type {any} */ game) => ["key", "fragment", "title", "start"].every((part) => typeof game?.[part] === "string");
    return Array.isArray(games) ? games.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Links to the games that were played last, if there are any. */
export function recentList() {
  const games = recentGames();
  const id = freshId("recent");
  return games.length === 0 ? null : h("section", { class: "recent", "aria-labelledby": id },
    h("h2", { id }, say`Recent games`),
    h("ul", {}, games.map(({ fragment, title, start, turns }) => h("li", {},
      h("a", { href: `#${fragment}` }, title), " ",
      h("span", { class: "soft" }, turns === 1 ? say`${start}, 1 turn` : say`${start}, ${turns} turns`)))));
}
