// What is played: the name of the game and its rules, and what winning means.

/** @import { View } from "../api" */
import { gameAddress } from "../address.js";
import { h, markup } from "../dom.js";
import { BROKEN_CROWN, CROWN } from "../elements/marks.js";
import { say } from "../language.js";

/** Winning: the last block with a crown, or with a broken one, and the sentence. @param {View} view */
export function goalLine(view) {
  const picture = markup(h("span", { class: "goal-picture" }), view.convention === "misere" ? BROKEN_CROWN : CROWN);
  return h("p", { class: "goal-line" }, picture, h("span", {}, view.score ? [view.goal, " ", view.score] : view.goal));
}

/** The rules, which can be opened; open for whoever has yet to choose. @param {View} view @param {boolean} [open] */
export function rulesLine(view, open = false) {
  const options = optionsOf(view.position);
  return h("details", { class: "rules-line", open },
    h("summary", {}, say`Rules of ${view.title}`),
    h("p", {}, view.rules, " ",
      options === "" ? null : [say`This position has options, ${options}, which change the rules.`, " "],
      h("a", { class: "leads-out", href: gameAddress(view.ruleset) }, say`More about this game`)));
}

/** The options of a position that are rules: all but whose turn it is. @param {string} position */
function optionsOf(position) {
  const options = /^[^:(]*\(([^:]*)\):/.exec(position)?.[1] ?? "";
  return options.split(",").map((option) => option.trim()).filter((option) => !option.startsWith("turn=")).join(", ");
}
