// What the engine tells, as it set it: wide tables scroll, and show that they do.

import { h, markup } from "./dom.js";
import { showScrolling } from "./elements/scrolling.js";

/** @param {string} html  of the engine, which escapes all that people typed */
export function told(html) {
  const element = markup(h("div", { class: "told" }), html);
  showScrolling(element);
  return element;
}
