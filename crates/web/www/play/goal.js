// What winning means: the last block with a crown, or with a broken one, and the sentence.

/** @import { View } from "../api" */
import { h, markup } from "../dom.js";
import { BROKEN_CROWN, CROWN } from "../elements/marks.js";

/** @param {View} view */
export function goalLine(view) {
  const picture = markup(h("span", { class: "goal-picture" }), view.convention === "misere" ? BROKEN_CROWN : CROWN);
  return h("p", { class: "goal-line" }, picture, h("span", {}, view.goal));
}
