// The lines of the calculator: kept by the browser, or held by the address of a notebook that was
// handed on.

/** @import { Calculation, Notes, SequenceAnswer } from "../api" */

/**
 * A line with its answer; a line may also ask for a sequence, whose values are not kept.
 * @typedef {Omit<Calculation, "kind"> & Notes & { kind: Calculation["kind"] | "sequence", sequence?: SequenceAnswer }} Line
 */

const KEY = "nimatron.notebook";

/** How many characters are kept at most; the oldest lines are left out. */
const MOST = 200_000;

/** The lines of this visit: they stay even where the browser keeps nothing. @type {Line[]} */
let visit = stored();

/** The lines as they were kept. */
export function lines() {
  return visit;
}

/** @param {Line[]} lines */
export function keep(lines) {
  visit = lines;
  const kept = lines.map(({ sequence, ...line }) => line);
  let text = JSON.stringify(kept);
  for (let from = 1; text.length > MOST; from += 1) text = JSON.stringify(kept.slice(from));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser may forbid storage; the lines then last for this visit.
  }
}

/** @returns {Line[]} */
function stored() {
  try {
    const lines = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const isLine = (/** @type {any} */ line) => ["input", "kind", "text"].every((part) => typeof line?.[part] === "string");
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Kinds whose texts are read as something else, or not at all. */
const UNREADABLE = ["digits", "genus", "misere_class", "outcome", "polynomial", "sequence"];

/**
 * The results as the engine wants them back, with the names that they have.
 * @param {Line[]} lines
 */
export function earlier(lines) {
  return lines.map(({ kind, name, text }) => UNREADABLE.includes(kind) ? "" : `${name === undefined ? "" : `${name} = `}${text}`);
}

/** The address of a notebook with these lines. @param {Line[]} lines */
export function notebookAddress(lines) {
  return `#/calculator?${new URLSearchParams(lines.map(({ input }) => ["line", input]))}`;
}
