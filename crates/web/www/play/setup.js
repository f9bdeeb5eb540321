// A new game in a dialog: who plays, who sets up the piles, and who chooses who starts.

/** @import { Game, Role, Seat, SetupAnswer } from "../api" */
/** @import { Context } from "../context" */
import { h, fill } from "../dom.js";
import { openDialog } from "../dialog.js";
import { drawingElement } from "../elements/drawing.js";
import { isCancelled } from "../engine.js";
import { say } from "../language.js";
import { problem } from "../problem.js";
import { portrait } from "./portraits.js";
import { adapted, kindOf, opponents } from "./opponents.js";
import { howMany, seatingForm } from "./seating.js";

/** @typedef {{ opponent: Role, builder?: Seat, position?: string, starter?: Seat, seed: number }} Plan */

/**
 * @param {Context} context
 * @param {{ opponent: Role, position: string, seed: number, table?: { roles: Role[], names: string[] } | undefined }} now  `table`: who plays at a table of three or more
 * @param {(game: Game) => void} begin
 */
export async function openSetup(context, now, begin) {
  const body = h("div", { class: "setup", "aria-live": "polite" });
  const trouble = h("div", { class: "trouble" });
  const dialog = openDialog(say`New game`, body, trouble);
  const all = await opponents(context.ask);
  if (now.table) seat(undefined);
  else chooseOpponent();

  /** A table of three or more. @param {number | undefined} players */
  function seat(players) {
    seatingForm(body, context, { position: now.position, ...(players === undefined ? {} : { players }), roles: now.table?.roles ?? [], names: now.table?.names ?? [], seed: now.seed }, {
      begin: (game) => {
        dialog.close();
        begin(game);
      },
      ...(now.table ? {} : { two: chooseOpponent }),
    });
  }

  function chooseOpponent() {
    fill(body,
      howMany(2, (players) => seat(players)),
      h("h3", {}, say`Who plays against you?`),
      h("div", { class: "cards" }, all.map(({ opponent, title, about }) =>
        h("button", { type: "button", class: "card", "aria-current": opponent === kindOf(now.opponent) ? "true" : null, onclick: () => proceed({ opponent: adapted(opponent), seed: now.seed }) },
          portrait(opponent), h("strong", {}, title), h("small", { class: "soft" }, about)))));
  }

  /** @param {Plan} plan */
  async function proceed(plan) {
    fill(trouble);
    try {
      const answer = await context.ask({ request: "setup", ...plan }, { signal: context.left });
      if (answer.game && !answer.question) {
        const { game } = answer;
        if (plan.starter === undefined && answer.view) return decided(answer, game);
        dialog.close();
        return begin(game);
      }
      show(answer, plan);
    } catch (error) {
      if (!isCancelled(error)) fill(trouble, problem(error, plan.position));
    }
  }

  /** @param {SetupAnswer} answer @param {Plan} plan */
  function show(answer, plan) {
    const title = all.find(({ opponent }) => opponent === kindOf(plan.opponent))?.title ?? "";
    const asked = h("h3", {}, answer.words);
    if (answer.question === "builder") {
      fill(body, asked, h("div", { class: "cards" },
        card(say`I set up the piles`, say`and ${title} says who starts`, { ...plan, builder: 1 }),
        card(say`${title} sets up the piles`, say`and I say who starts`, { ...plan, builder: 2 }),
        card(say`The game on the table`, say`and I say who starts`, { ...plan, position: now.position })));
    } else if (answer.question === "piles") {
      fill(body, asked, pilesForm(plan));
    } else {
      const alone = plan.opponent !== "person";
      const [one, other] = answer.view?.sides?.names ?? [];
      const first = alone ? (one ? say`I go first as ${one}` : say`I go first`) : one ? say`Player ${1} goes first as ${one}` : say`Player ${1} goes first`;
      const second = alone ? (other ? say`I go second as ${other}` : say`I go second`) : one ? say`Player ${2} goes first as ${one}` : say`Player ${2} goes first`;
      fill(body, asked, answer.view ? drawingElement(answer.view.drawing) : null,
        h("div", { class: "row" },
          h("button", { type: "button", class: "primary", onclick: () => proceed({ ...plan, ...kept(answer), starter: 1 }) }, first),
          h("button", { type: "button", class: "primary", onclick: () => proceed({ ...plan, ...kept(answer), starter: 2 }) }, second)));
    }
    /** @type {HTMLElement | null} */ (body.querySelector("input, button"))?.focus();
  }

  /** The piles that the machine set up belong to the plan from now on. @param {SetupAnswer} answer */
  function kept(answer) {
    return answer.view ? { position: answer.view.position } : {};
  }

  /** @param {string} title @param {string} about @param {Plan} plan */
  function card(title, about, plan) {
    return h("button", { type: "button", class: "card", onclick: () => proceed(plan) }, h("strong", {}, title), h("small", { class: "soft" }, about));
  }

  /** @param {Plan} plan */
  function pilesForm(plan) {
    const piles = h("input", { type: "text", "aria-label": say`Piles`, placeholder: "3 5 7", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
    return h("form", { onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      proceed({ ...plan, position: piles.value });
    } }, h("div", { class: "row" }, piles, h("button", { type: "submit", class: "primary" }, say`Set up`)),
    h("p", { class: "soft small" }, say`Heights with spaces between, such as 3 5 7 or 1 w+3 e0; or a whole position, such as misere nim: 1, 2, 3.`));
  }

  /** The machine has chosen who starts. @param {SetupAnswer} answer @param {Game} game */
  function decided(answer, game) {
    fill(body, h("h3", {}, answer.words), answer.view ? drawingElement(answer.view.drawing) : null,
      h("div", { class: "row" }, h("button", { type: "button", class: "primary", onclick: () => { dialog.close(); begin(game); } }, say`Play`)));
    body.querySelector("button")?.focus();
  }
}
