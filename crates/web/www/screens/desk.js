// The teacher's desk: a link that fixes a game, a lesson or a ladder of puzzles and the rules of its use;
// what children come to believe, each with a position where it is wrong; and what to talk about.

/** @import { Context } from "../context" */
/** @import { Role } from "../api" */
import { lessonAddress, puzzleAddress } from "../address.js";
import { h, fill } from "../dom.js";
import { drawingElement } from "../elements/drawing.js";
import { languages, say } from "../language.js";
import { opponents } from "../play/opponents.js";
import { rungs } from "../settings-dialog.js";
import { linkBox } from "../share.js";
import { linkTo } from "../teach/assign.js";
import { allConjectures, allQuestions, refutation } from "../teach/conjectures.js";
import { field, oneOf, rooms, select, styled } from "../teach/parts.js";
import { think } from "../thinking.js";

/** @typedef {"game" | "lesson" | "ladder"} Kind */

/** @returns {[Kind, string][]} */
const kinds = () => [["game", say`A game`], ["lesson", say`A lesson`], ["ladder", say`Puzzles`]];

/** A text that two teams have for a name is as long as any name of a player. */
const LONGEST_NAME = 24;

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function deskScreen(root, context) {
  const { ask, left, query, settings, announce } = context;
  const [{ courses }, { ladders, levels }, machines, others] = await Promise.all([
    ask({ request: "lessons" }, { signal: left }), ask({ request: "puzzles" }, { signal: left }), opponents(ask), languages(), styled,
  ]);
  const given = (/** @type {string} */ name, /** @type {string | number} */ otherwise) => query.get(name) ?? String(otherwise);
  const text = (/** @type {string} */ name, otherwise = "", more = {}) =>
    h("input", { type: "text", name, value: given(name, otherwise), autocomplete: "off", autocapitalize: "off", spellcheck: "false", ...more });
  const choice = (/** @type {string} */ name, /** @type {[string, string][]} */ options) => select(options, given(name, options[0]?.[0] ?? ""), { name });
  const toggle = (/** @type {string} */ name, /** @type {string} */ words) => h("label", { class: "toggle" },
    h("input", { type: "checkbox", name, value: "yes", checked: !query.has("what") || query.get(name) === "yes" }), h("span", {}, words));

  let what = kinds().find(([kind]) => kind === query.get("what"))?.[0] ?? "game";
  const position = text("position", "nim: 3, 5, 7");
  const opponent = select(machines.map(({ opponent, title }) => [opponent, title]), given("opponent", "teacher"), { name: "opponent" });
  const teams = h("div", { class: "desk-fields" },
    field(say`Name of the first team`, text("first", "", { maxlength: LONGEST_NAME })),
    field(say`Name of the second team`, text("second", "", { maxlength: LONGEST_NAME })));
  const starter = field(say`Who goes first`, choice("starter", [["1", say`The class, or the first team`], ["2", say`The opponent, or the second team`]]));
  const bets = toggle("bets", say`Bets: they choose whether to go first or second, and say whether they are winning before a hint is given`);
  const undo = toggle("undo", say`Moves can be taken back`);
  const parts = {
    game: h("div", { class: "desk-fields" }, field(say`Position`, position), field(say`Opponent`, opponent), teams, starter),
    lesson: h("div", { class: "desk-fields" },
      field(say`Lesson`, choice("lesson", courses.flatMap(({ lessons }) => lessons.map(({ name, title }) => /** @type {[string, string]} */ ([name, title]))))),
      field(say`Told`, choice("register", [["child", say`for children`], ["adult", say`for adults`]]))),
    ladder: h("div", { class: "desk-fields" },
      field(say`Ladder`, choice("ladder", ladders.map(({ ladder, title }) => [ladder, title]))),
      field(say`Level`, choice("level", Array.from({ length: levels }, (_, index) => [String(index + 1), String(index + 1)])))),
  };
  const each = choice("each", [["no", say`Everybody the same`], ["yes", say`Each number another seed`], ["piles", say`Each number other piles of Nim`]]);
  const seeds = h("div", { class: "desk-fields" },
    field(say`Seed`, h("input", { type: "number", name: "seed", min: "0", max: 2 ** 32, step: "1", value: given("seed", settings.seed) })),
    field(say`Who gets which`, each));
  const aboutSeed = h("p", { class: "soft small" });
  const drawn = h("div", { class: "stage", hidden: true });
  const progress = h("div", {});
  const { element: box, show: showLink } = linkBox(say`Link for the class`, announce);
  const open = h("a", { class: "button", target: "_blank", rel: "noopener" }, say`Open it`);
  const projector = h("a", { class: "button", target: "_blank", rel: "noopener" }, say`Show on the projector`);
  const handed = h("section", { class: "panel desk-link", "aria-label": say`Link for the class`, hidden: true }, box, h("div", { class: "row" }, open, projector));
  const form = h("form", { class: "desk-form", onchange: () => make(), onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    oneOf(say`What the class gets`, kinds(), what, (kind) => { what = kind; }),
    parts.game, parts.lesson, parts.ladder,
    h("div", { class: "desk-fields" },
      field(say`Highest hint`, select(rungs().map((words, height) => [String(height), words]), given("hints", 3), { name: "hints" })),
      field(say`Language`, choice("spoken", [["", say`Not fixed`], ["en", "English"], ...others.map(({ language, name }) => /** @type {[string, string]} */ ([language, name]))]))),
    bets, undo, seeds, aboutSeed);
  fill(root, rooms("desk"), h("h1", {}, say`Teacher’s desk`),
    h("p", { class: "lead" }, say`A link that opens what you choose here, with these settings and no others: what is not allowed is not there.`),
    h("div", { class: "desk" }, form, h("div", { class: "desk-made" }, drawn, progress, handed)),
    conjectures(context), questions());
  await make();

  async function make() {
    const now = new FormData(form);
    const value = (/** @type {string} */ name) => String(now.get(name) ?? "");
    const isGame = what === "game";
    for (const [kind, part] of Object.entries(parts)) part.hidden = kind !== what;
    teams.hidden = opponent.value !== "person";
    starter.hidden = value("bets") === "yes";
    bets.hidden = undo.hidden = !isGame;
    seeds.hidden = aboutSeed.hidden = what === "lesson";
    // Only a machine sets up piles.
    const piles = /** @type {HTMLOptionElement} */ (each.lastElementChild);
    piles.disabled = !isGame || opponent.value === "person";
    if (piles.disabled && piles.selected) each.value = "yes";
    fill(aboutSeed, isGame
      ? say`The choices of the opponent come from the seed, and so do other piles. If they are for each number, everybody is asked for a number first.`
      : say`The puzzles come from the seed. If it is for each number, everybody is asked for a number first. Solutions can be shown with the whole ladder of hints alone.`);
    projector.hidden = what === "lesson";
    drawn.hidden = !isGame;
    const kept = [...now].flatMap(([name, entry]) => (name.startsWith("one-of") || entry === "" ? [] : [[name, String(entry)]]));
    context.remember(`#/desk?${new URLSearchParams([["what", what], ...kept])}`);
    const rules = new URLSearchParams({
      hints: value("hints"),
      ...(isGame && value("undo") !== "yes" ? { undo: "no" } : {}),
      ...(isGame && value("bets") !== "yes" ? { bets: "no" } : {}),
      ...(what !== "lesson" && each.value !== "no" ? { each: each.value } : {}),
      ...(value("spoken") === "" ? {} : { language: value("spoken") }),
    });
    const seed = Number(value("seed"));
    const names = [value("first"), value("second")].map((name) => name.trim());
    const aim = what === "lesson" ? { address: lessonAddress(value("lesson"), 1, value("register")) }
      : what === "ladder" ? { address: puzzleAddress(value("ladder"), Number(value("level")), seed) }
        : { game: {
          start: value("position"), players: /** @type {Role[]} */ (["person", value("opponent")]), seed, moves: [],
          ...(value("opponent") === "person" && names.some((name) => name !== "") ? { names } : {}),
          starter: /** @type {1 | 2} */ (value("bets") !== "yes" && value("starter") === "2" ? 2 : 1),
        } };
    handed.hidden = true;
    await think(progress, left, async (manner) => Promise.all([
      linkTo(ask, rules, aim, manner),
      isGame ? ask({ request: "position", position: value("position") }, manner) : null,
    ]), ([{ link, qr }, view]) => {
      if (view) fill(drawn, drawingElement(view.drawing));
      showLink(link, qr);
      open.href = link;
      projector.href = link.replace("?", "?projector=yes&");
      handed.hidden = false;
    }, { typed: value("position"), failed: () => fill(drawn) });
  }
}

/** @param {Context} context */
function conjectures({ ask, left, navigate }) {
  const play = async (/** @type {import("../teach/conjectures.js").Conjecture} */ conjecture) => {
    const { fragment } = await ask({ request: "link", game: refutation(conjecture), hints: 7 }, { signal: left });
    navigate(`#${fragment}`);
  };
  return h("section", { class: "course", "aria-labelledby": "conjectures" },
    h("h2", { id: "conjectures" }, say`What children conjecture`),
    h("p", {}, say`Each is wrong, and beside it stands a position that shows it. Whoever keeps to it against Perfect loses.`),
    h("ol", { class: "entries" }, allConjectures().map((conjecture) => h("li", { class: "entry" },
      h("div", {}, h("h3", {}, say`“${conjecture.claim}”`), h("details", {}, h("summary", {}, say`What happens`), h("p", {}, conjecture.truth))),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => play(conjecture) }, say`Play ${conjecture.start}`))))));
}

function questions() {
  return h("section", { class: "course", "aria-labelledby": "questions" },
    h("h2", { id: "questions" }, say`To talk about`),
    h("ol", { class: "questions" }, allQuestions().map(({ ask, listen }) => h("li", {},
      h("h3", {}, ask), h("p", { class: "soft" }, say`Listen for: ${listen}`)))));
}
