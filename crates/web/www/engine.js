// The engine at the other end of `POST /api`: every request of the page goes through `ask`.
//
// A request changes nothing at the engine, so it can be sent again: while the server is gone `ask`
// waits, and the page says so with a button to try again.

/** @import { Request, Failure, Notes, Games, PositionAnswer, ChooseAnswer, EditAnswer, DrawAnswer, ZoomAnswer, SetupAnswer, GameAnswer, ReviewAnswer, AnalyzeAnswer, OptionsAnswer, HintAnswer, ExplainAnswer, Calculation, PreviewAnswer, ProveAnswer, Verification, LinkAnswer, OpenAnswer, PictureAnswer, SequenceAnswer, QuotientAnswer, MovesAnswer, TableAnswer, OutlookAnswer, LessonsAnswer, LessonAnswer, PuzzlesAnswer, PuzzleAnswer, RulesetAnswer, RulesetFilesAnswer, SheetsAnswer, SheetAnswer, AtlasAnswer, PlateAnswer } from "./api" */

import { language } from "./language.js";
import { files } from "./rules.js";

/**
 * @typedef {object} Answers
 * @property {Games} games
 * @property {PositionAnswer} position
 * @property {ChooseAnswer} choose
 * @property {EditAnswer} edit
 * @property {DrawAnswer} draw
 * @property {MovesAnswer} moves
 * @property {ZoomAnswer} zoom
 * @property {SetupAnswer} setup
 * @property {GameAnswer} play
 * @property {ReviewAnswer} review
 * @property {AnalyzeAnswer} analyze
 * @property {OptionsAnswer} options
 * @property {HintAnswer} hint
 * @property {ExplainAnswer} explain
 * @property {Calculation} calc
 * @property {PreviewAnswer} preview
 * @property {ProveAnswer} prove
 * @property {Verification} verify
 * @property {LinkAnswer} link
 * @property {OpenAnswer} open
 * @property {PictureAnswer} picture
 * @property {SequenceAnswer} sequence
 * @property {QuotientAnswer} quotient
 * @property {TableAnswer} table
 * @property {OutlookAnswer} outlook
 * @property {LessonsAnswer} lessons
 * @property {LessonAnswer} lesson
 * @property {PuzzlesAnswer} puzzles
 * @property {PuzzleAnswer} puzzle
 * @property {RulesetAnswer} ruleset
 * @property {RulesetFilesAnswer} ruleset_files
 * @property {SheetsAnswer} sheets
 * @property {SheetAnswer} sheet
 * @property {AtlasAnswer} atlas
 * @property {PlateAnswer} plate
 */

/**
 * What `ask` may be told besides the request. A newer request cancels the older one of the same
 * lane, which is the kind of request unless told otherwise; `lane: null` cancels nothing. `wait` is
 * for how many seconds the answer is waited for, if not for as long as usual. `rules` are files of
 * rulesets that are known, if not those of the address.
 * @typedef {{ signal?: AbortSignal, lane?: string | null, wait?: number, rules?: string[] }} Manner
 */

/** @typedef {<R extends Request>(request: R, manner?: Manner) => Promise<Answers[R["request"]] & Notes>} Ask */

/** The engine's "no": what was wrong, where, and what would help. */
export class EngineError extends Error {
  /** @param {Failure["error"]} error */
  constructor(error) {
    super(error.message);
    this.name = "EngineError";
    this.kind = error.kind;
    this.span = error.span;
    this.help = error.help;
    this.picture = error.picture;
    /** The text that the span is about, where that is not what was asked first. @type {string | undefined} */
    this.typed = undefined;
  }

  /** The same error about another text. @param {string} typed */
  about(typed) {
    this.typed = typed;
    return this;
  }
}

/**
 * Whether a request ended because it was no longer wanted: then there is nothing to say.
 * @param {unknown} error
 */
export function isCancelled(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * Says that the server is gone (the function tries again at once), or that it is back (`null`).
 * @typedef {(again: (() => void) | null) => void} Report
 */

/** Waits between attempts while the server is gone, in milliseconds; the last one repeats. */
const PATIENCE = [1000, 2000, 4000, 8000];

/** @type {Map<string, AbortController>} */
const lanes = new Map();

/** @type {Report} */
let report = () => {};

/** @type {Set<() => void>} */
const waiting = new Set();

/** @param {Report} listener */
export function whenServerIsGone(listener) {
  report = listener;
}

/** @type {Ask} */
export async function ask(request, manner = {}) {
  const lane = manner.lane === undefined ? request.request : manner.lane;
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (manner.signal?.aborted) stop();
  manner.signal?.addEventListener("abort", stop);
  if (lane !== null) {
    lanes.get(lane)?.abort();
    lanes.set(lane, controller);
  }
  try {
    const rules = manner.rules ?? files;
    const answer = await send(JSON.stringify(rules.length > 0 ? { ...request, rules } : request), controller.signal, manner.wait);
    if (answer.error) throw new EngineError(answer.error);
    return answer;
  } finally {
    manner.signal?.removeEventListener("abort", stop);
    if (lane !== null && lanes.get(lane) === controller) lanes.delete(lane);
  }
}

/**
 * @param {string} body
 * @param {AbortSignal} signal
 * @param {number} [wait]
 * @returns {Promise<any>}
 */
async function send(body, signal, wait) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const headers = { "content-type": "application/json", "accept-language": language(), ...(wait === undefined ? {} : { prefer: `wait=${wait}` }) };
      const response = await fetch("api", { method: "POST", headers, body, signal });
      const answer = await response.json();
      if (attempt > 0 && waiting.size === 0) report(null);
      return answer;
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await pause(PATIENCE[Math.min(attempt, PATIENCE.length - 1)] ?? 0, signal);
  }
}

/**
 * Waits for the time to try again, or for somebody to ask for it.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 */
function pause(milliseconds, signal) {
  return /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(again);
      signal.removeEventListener("abort", leave);
    };
    const again = () => {
      done();
      resolve();
    };
    const leave = () => {
      done();
      if (waiting.size === 0) report(null);
      reject(signal.reason);
    };
    const timer = setTimeout(again, milliseconds);
    waiting.add(again);
    signal.addEventListener("abort", leave);
    report(() => [...waiting].forEach((wake) => wake()));
  }));
}
