// A page that a link of the teacher's desk has fixed: what it shows before its screens, and beside them.

/** @import { Game } from "../api" */
/** @import { Context } from "../context" */
import { assignment } from "../assignment.js";
import { h, fill, markup } from "../dom.js";
import { ask } from "../engine.js";
import { say, sayNodes } from "../language.js";
import { complaint } from "../problem.js";
import { opensHereAlone } from "../share.js";
import { linkTo } from "./assign.js";
import { styled } from "./parts.js";

/** So many seeds lie between those of two numbers: as many games or puzzles as somebody may go on with. */
const APART = 1000;

/** The screens on which a class works; others would tell more than it may know. */
const OPEN = ["play", "learn", "puzzles"];

/** @param {string} name  of a screen */
export function isClosed(name) {
  return !OPEN.includes(name);
}

/** Takes away the ways out of what was fixed. */
export function enforce() {
  const { documentElement } = document;
  const { number, projector } = assignment;
  documentElement.classList.add("assigned", ...(projector ? ["projector"] : []));
  document.querySelector(".site-name")?.removeAttribute("href");
  document.querySelector("nav.site-nav")?.replaceWith(h("p", { class: "exercise soft" }, number === null ? "" : say`Exercise ${number}`));
}

/**
 * Whether the link leads elsewhere first: to a lesson or a puzzle, or to the question for a number.
 * @param {HTMLElement} root
 * @param {string} fragment
 */
export function isElsewhere(root, fragment) {
  if (assignment.asks !== null) askNumber(root, fragment);
  else if (assignment.leads !== null && !fragment.startsWith("/")) location.replace(`#${assignment.leads}`);
  else return false;
  return true;
}

/** @param {HTMLElement} root @param {string} fragment */
function askNumber(root, fragment) {
  const field = h("input", { type: "number", min: "1", max: "999", step: "1", required: true, inputmode: "numeric", "aria-label": say`Your number` });
  const trouble = h("div", {});
  fill(root,
    h("h1", { class: "ask" }, say`What is your number?`),
    h("form", { class: "row starters", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      begin(field.value).catch((error) => fill(trouble, complaint(error instanceof Error ? error.message : String(error))));
    } }, field, h("button", { class: "primary" }, say`Begin`)),
    trouble);
  field.focus();

  /** @param {string} number */
  async function begin(number) {
    const own = (/** @type {string} */ address) => address.replace(/([?&]seed=)(\d+)/, (_, key, seed) => `${key}${Number(seed) + APART * Number(number)}`);
    const rules = new URLSearchParams(location.search);
    rules.delete("each");
    rules.set("number", number);
    if (assignment.leads !== null) rules.set("leads", own(assignment.leads));
    const place = assignment.asks === "piles" ? await otherPiles(own(fragment)) : own(fragment);
    location.assign(`${location.pathname}?${rules}#${place}`);
  }
}

/** The game with the piles that its opponent sets up from its seed. @param {string} fragment */
async function otherPiles(fragment) {
  const { game, hints } = await ask({ request: "open", fragment });
  const { view } = await ask({ request: "setup", opponent: game.players[1] ?? "person", builder: 2, seed: game.seed });
  return (await ask({ request: "link", game: { ...game, start: view?.position ?? game.start }, hints })).fragment;
}

/**
 * The corner of the projector, with the code that leads a class to what is shown.
 * @param {Context} context
 * @param {string} fragment
 */
export async function corner({ ask, left, opened }, fragment) {
  const rules = new URLSearchParams(location.search);
  rules.delete("projector");
  const aim = opened ? { game: unplayed(opened.game) } : { address: `#${fragment}` };
  const [{ qr }] = await Promise.all([linkTo(ask, rules, aim, { signal: left, lane: null }), styled]);
  return h("aside", { class: "projector-corner" }, opensHereAlone()
    ? h("p", { class: "soft small" }, sayNodes`There is a QR code here if the program was started with ${h("code", {}, "nimatron serve --lan")} and the page was opened by the address that it prints.`)
    : markup(h("div", { class: "qr", role: "img", "aria-label": say`The link as a QR code` }), qr ?? ""));
}

/** @param {Game} game @returns {Game} */
function unplayed({ played: _, ...game }) {
  return { ...game, moves: [] };
}
