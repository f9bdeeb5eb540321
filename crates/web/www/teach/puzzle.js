// A puzzle: its question, an answer on the board, chosen or typed, what is said to it, and the next one.

/** @import { Context } from "../context" */
/** @import { PuzzleAnswer, View } from "../api" */
/** @import { Shown } from "./board.js" */
import { editor } from "../analysis/editor.js";
import { puzzleAddress } from "../address.js";
import { assignment } from "../assignment.js";
import { h, fill } from "../dom.js";
import { say } from "../language.js";
import { verbOf } from "../play/verbs.js";
import { think } from "../thinking.js";
import { told } from "../told.js";
import { Board } from "./board.js";
import { finish, finished } from "./finished.js";
import { judgement, places, typed, within } from "./parts.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {number} levels
 * @param {string} ladder
 */
export async function puzzle(root, context, levels, ladder) {
  const { ask, left, query, settings, announce } = context;
  const level = within(query.get("level"), levels);
  const seed = query.has("seed") ? within(query.get("seed"), Number.MAX_SAFE_INTEGER, 0) : settings.seed;
  const asked = await ask({ request: "puzzle", ladder, level, seed }, { signal: left });
  const { view, answers } = asked;
  const onBoard = answers === "move" || answers === "moves";
  const board = new Board(context, answers === "moves" ? add : reply, answers === "moves" ? () => say`Add this move` : verbOf);
  const task = h("div", { class: "task" });
  const progress = h("div", {});
  const verdict = h("div", {});
  const solution = h("div", {});
  const head = h("div", {});
  const next = h("a", { class: "button", href: puzzleAddress(ladder, level, seed + 1) }, say`Next puzzle`);
  const { form, field } = typed(asked.how, reply);
  context.title(asked.title);
  context.remember(puzzleAddress(ladder, level, seed));
  fill(task, answering());
  showLevels();
  fill(root, h("div", { class: "lesson" },
    h("p", { class: "soft" }, h("a", { class: "leads-out", href: "#/puzzles" }, say`All puzzles`)),
    h("h1", {}, asked.title),
    head,
    h("div", { class: "lesson-text" }, told(asked.question.html)),
    board.element, task, progress, verdict,
    h("div", { class: "row ways" },
      next,
      assignment.tells ? h("button", { type: "button", onclick: () => solve() }, say`Show the solution`) : null,
      h("a", { class: "button quiet leads-out", href: `#${asked.link}` }, say`Open in analysis`)),
    solution,
    h("details", { class: "idea" }, h("summary", {}, say`The idea of this ladder`), h("p", {}, asked.idea))));
  await board.show(shown(view));

  /** @param {View} view @returns {Shown} */
  function shown(view) {
    return { view, open: onBoard };
  }

  /** How the question is answered. */
  function answering() {
    switch (answers) {
      case "player": return h("div", { class: "row" },
        [["first", say`Whoever moves first`], ["second", say`Whoever moves second`]].map(([which = "", words = ""]) =>
          h("button", { type: "button", class: "large", onclick: () => reply(which) }, words)));
      case "position": return built();
      case "parts": return chosen();
      default: return [h("p", { class: "soft" }, asked.how), form];
    }
  }

  /** One more of several moves. @param {string} move */
  function add(move) {
    field.value = field.value.trim() === "" ? move : `${field.value}; ${move}`;
    announce(say`Your answer so far: ${field.value}`);
    board.show(shown(view));
  }

  /** A position that is built by buttons. */
  function built() {
    const place = h("div", {});
    let now = view;
    const edit = () => {
      fill(place, editor(now, context, async (position, focus) => {
        await think(progress, left, (manner) => ask({ request: "position", position }, manner), async (found) => {
          now = /** @type {View} Of two players, as the puzzle is. */ (found);
          edit();
          await board.show(shown(now));
          /** @type {HTMLElement | null} */ (place.querySelector(`[data-focus="${CSS.escape(focus)}"]`))?.focus();
        }, { typed: position });
      }));
    };
    edit();
    return [place, h("button", { type: "button", onclick: () => reply(now.position) }, say`Answer`)];
  }

  /** Parts of the position that are chosen by their numbers. */
  function chosen() {
    const { drawing } = view;
    const names = drawing.kind === "piles" ? drawing.piles.map(({ label }) => label)
      : drawing.kind === "sum" ? drawing.parts.map(({ label }) => label.replace(/\.$/, "")) : [];
    const boxes = names.map((name, index) => h("label", { class: "toggle" }, h("input", { type: "checkbox", value: index + 1 }), h("span", {}, name)));
    return h("form", { class: "part-choices", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const parts = boxes.flatMap((box) => [...box.querySelectorAll("input")]).filter((box) => box.checked);
      reply(parts.map(({ value }) => value).join(", "));
    } }, h("div", { class: "row" }, boxes), h("button", {}, say`Answer`));
  }

  /** @param {string} words */
  function reply(words) {
    return judge(words, { answer: words }, async (answer) => {
      const { checked } = answer;
      if (!checked) return;
      const { right, refutation } = checked;
      if (right) finish(ladder, level);
      showLevels();
      if (onBoard) await board.show(shown(view));
      fill(verdict, judgement(checked, refutation ? [refutation.position, refutation.reply.leaves] : [], board));
      announce(checked.told.text);
      next.classList.toggle("primary", right);
      if (right) next.focus();
    });
  }

  function solve() {
    return judge("", { solution: true }, (answer) => {
      if (!answer.solution) return;
      fill(solution, h("h2", {}, say`Solution`), told(answer.solution.told.html));
      announce(answer.solution.told.text);
    });
  }

  /**
   * @param {string} words
   * @param {{ answer?: string, solution?: boolean }} more
   * @param {(answer: PuzzleAnswer) => void | Promise<void>} done
   */
  function judge(words, more, done) {
    return think(progress, left, (manner) => ask({ request: "puzzle", ladder, level, seed, ...more }, manner), done, { typed: words });
  }

  function showLevels() {
    const done = finished(ladder);
    fill(head, places(say`Levels`, Array.from({ length: levels }, (_, index) => ({
      words: say`Level ${index + 1}`, done: done.has(index + 1), current: index + 1 === level, address: puzzleAddress(ladder, index + 1, seed),
    }))));
  }
}
