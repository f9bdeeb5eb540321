// Links for a class: what is to be done, and the rules under which it is done.

/** @import { Game } from "../api" */
/** @import { Ask, Manner } from "../engine.js" */

/** What a link leads to. @typedef {{ game: Game } | { address: string }} Aim */

/** The engine makes codes of games alone. Where a link leads to something else, one goes along unplayed. @type {Game} */
const UNPLAYED = { start: "nim: 1", players: ["person", "person"], starter: 1, seed: 0, moves: [] };

/**
 * @param {Ask} ask
 * @param {URLSearchParams} rules  as `assignment.js` reads them
 * @param {Aim} aim
 * @param {Manner} manner
 */
export async function linkTo(ask, rules, aim, manner) {
  const page = location.href.split(/[?#]/, 1)[0] ?? "";
  const [game, leads] = "game" in aim ? [aim.game, {}] : [UNPLAYED, { leads: aim.address.slice(1) }];
  const address = `${page}?${new URLSearchParams({ ...Object.fromEntries(rules), ...leads })}`;
  const { fragment, qr } = await ask({ request: "link", game, hints: Number(rules.get("hints")), address }, manner);
  return { link: "game" in aim ? `${address}#${fragment}` : `${page}?${rules}${aim.address}`, qr };
}
