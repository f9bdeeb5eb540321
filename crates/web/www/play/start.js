// Before the first move: a game on the table, and the choice of who goes first.

/** @import { Game, Role, Seat } from "../api" */
/** @import { Context } from "../context" */
import { h, fill } from "../dom.js";
import { drawingElement } from "../elements/drawing.js";
import { goalLine, rulesLine } from "./goal.js";
import { say } from "../language.js";
import { isAlone, nameOf, newGame, opponents } from "./opponents.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {{ position: string, opponent: Role, choices: boolean, game?: Game }} options  `choices`: opponents and piles can be chosen here; `game`: begins in all but who goes first
 */
export async function startScreen(root, context, { position, opponent, choices, game }) {
  const { ask, left, settings } = context;
  const view = await ask({ request: "position", position }, { signal: left, lane: null });
  const all = choices ? await opponents(ask) : [];
  let against = opponent;
  const portrait = choices ? (await import("./portraits.js")).portrait : null;
  const drawn = h("span", {}, portrait?.(against));
  const drawing = drawingElement(view.drawing, { interactive: true });
  const { sides } = view;
  const two = game && !isAlone(game);
  context.title(view.title);
  fill(root,
    h("h1", { class: "ask" }, two ? say`Who goes first?` : sides ? say`You choose: Left or Right?` : say`You choose: go first or second?`),
    h("section", { class: "table opening", "aria-label": say`Table` },
      rulesLine(view, true),
      goalLine(view),
      sides ? h("p", { class: "sides" }, sides.words) : null,
      h("div", { class: "stage" }, drawing),
      h("div", { class: "row starters" },
        /** @type {Seat[]} */ ([1, 2]).map((seat) => h("button", { type: "button", class: "primary large", onclick: () => start(seat) },
          two ? nameOf(game, [], seat) : goes(seat, sides?.names[seat - 1]))),
        sides && !game ? h("button", { type: "button", class: "quiet", onclick: () =>
          startScreen(root, context, { position: sides.turned, opponent: against, choices }) }, say`Let ${sides.names[1]} begin`) : null),
      choices ? h("div", { class: "row starters" },
        h("label", { class: "row" }, h("span", {}, say`against`), drawn,
          h("select", { onchange: (/** @type {Event} */ event) => {
            against = /** @type {Role} */ (/** @type {HTMLSelectElement} */ (event.target).value);
            fill(drawn, portrait?.(against));
          } },
            all.map(({ opponent, title }) => h("option", { value: opponent, selected: opponent === against }, title)))),
        h("button", { type: "button", class: "quiet", onclick: async () =>
          (await import("./setup.js")).openSetup(context, { opponent: against, position: view.position, seed: settings.seed }, (game) => begin(game)) }, say`Set up the piles`)) : null));
  const begun = new AbortController();
  // Whoever reaches for the piles goes first.
  for (const reach of ["touch", "throw"]) {
    drawing.addEventListener(reach, (event) => start(1, /** @type {CustomEvent} */ (event).detail.handle), { signal: begun.signal });
  }

  /** @param {Seat} starter @param {string} [handle] */
  function start(starter, handle) {
    return begin(game ? { ...game, starter } : newGame(view.position, against, starter, settings.seed), handle);
  }

  /** @param {Game} chosen @param {string} [handle]  what was touched already */
  async function begin(chosen, handle) {
    if (begun.signal.aborted) return;
    begun.abort();
    await play(root, context, chosen, handle);
  }
}

/** @param {Seat} seat @param {string} [side] */
function goes(seat, side) {
  if (side) return seat === 1 ? say`Go first as ${side}` : say`Go second as ${side}`;
  return seat === 1 ? say`Go first` : say`Go second`;
}

/**
 * Before a game of three to six from a position of theirs.
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {string} position
 */
export async function seatingScreen(root, context, position) {
  const form = h("div", { class: "setup" });
  fill(root, h("h1", { class: "ask" }, say`Who plays?`), h("section", { class: "table opening", "aria-label": say`Players` }, form));
  const { seatingForm } = await import("./seating.js");
  await seatingForm(form, context, { position, roles: [], names: [], seed: context.settings.seed }, { begin: (game) => play(root, context, game) });
}

/** @param {HTMLElement} root @param {Context} context @param {Game} game @param {string} [handle]  what was touched already */
async function play(root, context, game, handle) {
  const { ask, left, settings } = context;
  const { Table } = await import("./table.js");
  const table = new Table(root, context, await ask({ request: "play", game }, { signal: left }), await opponents(ask), { most: settings.hints });
  table.focus(handle);
  await table.begin(handle);
}
