// A line that asks for a sequence: `grundy kayles`, or `grundy 0.137 to 500`, as the command line has it.

/** @import { Ask, Manner } from "../engine.js" */
/** @import { Line } from "./notebook.js" */
import { EngineError } from "../engine.js";

/** @typedef {{ ruleset: string, to?: number }} Wanted */

/**
 * The sequence that a line asks for, if it does.
 * @param {string} input
 * @returns {Wanted | null}
 */
export function wanted(input) {
  const [, ruleset = "", to] = /^\s*grundy\s+(\S.*?)(?:\s+to\s+(\d+))?\s*$/i.exec(input) ?? [];
  if (ruleset === "") return null;
  return to === undefined ? { ruleset } : { ruleset, to: Number(to) };
}

/**
 * @param {string} input
 * @param {Wanted} sequence
 * @param {Ask} ask
 * @param {Manner} manner
 * @returns {Promise<Line>}
 */
export async function sequenceLine(input, sequence, ask, manner) {
  try {
    const answer = await ask({ request: "sequence", ...sequence, plot: false }, manner);
    const [text = ""] = answer.told.text.split("\n");
    return { schema: answer.schema, input: input.trim(), kind: "sequence", text, sequence: answer };
  } catch (error) {
    // The place of the mistake is one in the ruleset.
    throw error instanceof EngineError ? error.about(sequence.ruleset) : error;
  }
}
