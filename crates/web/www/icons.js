// Signs on buttons, drawn with lines in a square of 24.

import { svg } from "./elements/marks.js";

const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-4",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h4",
  play: "M7 4v16l13-8z",
  hint: "M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0c-.6.5-.8 1-.8 1.6h-5.4c0-.6-.2-1.1-.8-1.6z",
  explain: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 2M12 17v.2",
  begin: "M12 5v14M5 12h14",
  share: "M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8",
  analyse: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21",
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  big: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
};

/** @typedef {keyof typeof PATHS} Icon */

/** @param {Icon} name */
export function icon(name) {
  return svg("icon", 24, `<path d="${PATHS[name]}"/>`);
}
