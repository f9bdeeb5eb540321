// Puzzles: the ladders with their levels, and an endless run of puzzles on each.

/** @import { Context } from "../context" */
/** @import { Ladder, PuzzlesAnswer } from "../api" */
import { puzzleAddress } from "../address.js";
import { h, fill } from "../dom.js";
import { say } from "../language.js";
import { finished } from "../teach/finished.js";
import { entry, rooms, styled } from "../teach/parts.js";
import { puzzle } from "../teach/puzzle.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function puzzlesScreen(root, context) {
  const [all] = await Promise.all([context.ask({ request: "puzzles" }, { signal: context.left }), styled]);
  const ladder = context.query.get("ladder");
  if (ladder === null) menu(root, all, context);
  else await puzzle(root, context, all.levels, ladder);
}

/**
 * @param {HTMLElement} root
 * @param {PuzzlesAnswer} all
 * @param {Context} context
 */
function menu(root, { levels, ladders }, { settings }) {
  const { seed } = settings;
  fill(root,
    rooms("puzzles"),
    h("h1", {}, say`Puzzles`),
    h("p", { class: "lead" }, say`A ladder for each idea, and on each of its levels as many puzzles as you like.`),
    h("ol", { class: "entries" }, ladders.map((ladder) => ladderEntry(ladder, levels, seed))));
}

/** A ladder in the menu: it leads to the first level on which nothing has been solved. @param {Ladder} ladder @param {number} levels @param {number} seed */
function ladderEntry({ ladder, title, idea }, levels, seed) {
  const done = finished(ladder);
  const all = Array.from({ length: levels }, (_, index) => index + 1);
  return entry("h2", {
    title, about: idea, address: puzzleAddress(ladder, all.find((level) => !done.has(level)) ?? levels, seed), label: say`Levels of ${title}`,
    places: all.map((level) => ({ words: say`Level ${level}`, done: done.has(level), address: puzzleAddress(ladder, level, seed) })),
  });
}
