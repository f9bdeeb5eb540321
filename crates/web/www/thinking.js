// Work that may take long: it is seen, it can be stopped, and it can be tried for longer.

/** @import { Manner } from "./engine.js" */
import { h, fill } from "./dom.js";
import { EngineError, isCancelled } from "./engine.js";
import { say } from "./language.js";
import { problem } from "./problem.js";

/** How long nothing is said of it, in milliseconds. */
const AT_ONCE = 150;

/** For how many seconds a longer attempt is waited for. */
const LONGER = 60;

/** The attempt that a place belongs to: an older one no longer writes there. @type {WeakMap<Element, object>} */
const latest = new WeakMap();

/**
 * Does work and shows in a place that it goes on, with the seconds and a button to stop it; then what
 * went wrong, and how to go on.
 * @template T
 * @param {HTMLElement} place
 * @param {AbortSignal} left
 * @param {(manner: Manner) => Promise<T>} work
 * @param {(result: T) => void | Promise<void>} done
 * @param {{ typed?: string, failed?: () => void, wait?: number | undefined }} [options]  what an error is about, what happens if there is no result, and how long that is waited for
 */
export async function think(place, left, work, done, { typed, failed, wait } = {}) {
  const attempt = {};
  latest.set(place, attempt);
  const stop = new AbortController();
  const seconds = h("span", { class: "seconds", "aria-hidden": "true" });
  const sign = h("div", { class: "thinking row" },
    h("span", { role: "status" }, say`Thinking …`), seconds,
    h("button", { type: "button", onclick: () => stop.abort() }, say`Stop`));
  let passed = 0;
  const begin = setTimeout(() => fill(place, sign), AT_ONCE);
  const clock = setInterval(() => fill(seconds, say`${passed += 1} s`), 1000);
  const again = (/** @type {string} */ words, /** @type {number | undefined} */ longer) =>
    h("p", { class: "row" }, h("button", { type: "button", onclick: () => think(place, left, work, done, { typed, failed, wait: longer }) }, words));
  try {
    const result = await work({ signal: AbortSignal.any([left, stop.signal]), ...(wait === undefined ? {} : { wait }) });
    clearTimeout(begin);
    if (latest.get(place) === attempt) fill(place);
    await done(result);
  } catch (error) {
    if (left.aborted || latest.get(place) !== attempt) return;
    if (isCancelled(error) && !stop.signal.aborted) {
      fill(place);
      return;
    }
    failed?.();
    if (isCancelled(error)) fill(place, h("p", { class: "note", role: "status" }, say`Stopped.`), again(say`Go on`, wait));
    else fill(place, problem(error, typed), error instanceof EngineError && error.kind === "exhausted" && wait === undefined ? again(say`Try for a minute`, LONGER) : null);
  } finally {
    clearTimeout(begin);
    clearInterval(clock);
  }
}
