// How the engine read what was typed, where that could be meant otherwise.

/** @import { Notes } from "./api" */
import { h } from "./dom.js";
import { sentence } from "./problem.js";

/**
 * The notes of an answer, a paragraph each.
 * @param {Notes} answer
 */
export function notes({ notes: remarks = [] }) {
  return remarks.map((remark) => h("p", { class: "note" }, sentence(remark)));
}
