// How a person makes moves: by keyboard alone, or by touch. Which places a move has is asked of the
// engine; how to reach them is found out on the page.

import assert from "node:assert/strict";
import { ask } from "./world.mjs";
import { tabTo } from "./game.mjs";

/** @typedef {{ press: (locator: import("playwright-core").Locator) => Promise<void>, drag?: (from: import("playwright-core").Locator, to: import("playwright-core").Locator) => Promise<void> }} Hands */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Boards, each with one of its places in the tab order. */
const BOARDS = "nim-piles, stone-board, figure-board, text-position";

/** Keys alone. @param {import("playwright-core").Page} page @returns {Hands} */
export function keyboard(page) {
  return {
    async press(locator) {
      if (await locator.getAttribute("data-handle") === null) await tabTo(page, locator);
      else await arrowsTo(page, locator);
      await page.keyboard.press("Enter");
    },
  };
}

/** One finger. @param {import("playwright-core").Page} page @returns {Hands} */
export function finger(page) {
  return {
    press: (locator) => locator.tap(),
    async drag(from, to) {
      await from.scrollIntoViewIfNeeded();
      const [start, end] = [await middle(from), await middle(to)];
      const session = await page.context().newCDPSession(page);
      // The times make it a calm drag that rests before it ends: after a fling the browser takes the next
      // tap for the one that stops it.
      const now = Date.now() / 1000;
      const send = (type, ago, touchPoints) => session.send("Input.dispatchTouchEvent", { type, timestamp: now - ago, touchPoints });
      await send("touchStart", 1.2, [start]);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await send("touchMove", 1.2 - 0.2 * part, [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
      }
      await send("touchMove", 0.4, [end]);
      await send("touchEnd", 0, []);
      await session.detach();
    },
  };
}

/** @param {import("playwright-core").Locator} locator */
async function middle(locator) {
  const box = await locator.boundingBox();
  assert.ok(box, `${locator} is shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Goes to a place: by Tab to its board, and there by arrows, towards it as far as that leads.
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").Locator} place
 */
async function arrowsTo(page, place) {
  const inside = () => place.evaluate((element, boards) => Boolean(element.closest(boards)?.contains(document.activeElement)), BOARDS);
  for (let presses = 0; presses < 60 && !await inside(); presses += 1) await page.keyboard.press("Tab");
  assert.ok(await inside(), `Tab leads to the board of ${place}`);
  const target = await place.getAttribute("data-handle") ?? "";
  const here = () => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.handle ?? "");
  /** Where each arrow has led. @type {Map<string, Map<string, string>>} */
  const known = new Map();
  for (let at = await here(); at !== target; at = await here()) {
    const tried = known.get(at) ?? new Map();
    known.set(at, tried);
    const arrow = (await towards(page, place)).find((arrow) => !tried.has(arrow)) ?? back(known, at);
    assert.ok(arrow, `arrows lead to ${place}`);
    await page.keyboard.press(arrow);
    tried.set(arrow, await here());
  }
}

/** The arrows, those first that lead towards a place. @param {import("playwright-core").Page} page @param {import("playwright-core").Locator} place */
async function towards(page, place) {
  const [from, to] = [await middle(page.locator(":focus")), await middle(place)];
  const along = (arrow) => (to.x - from.x) * ARROWS[arrow][0] + (to.y - from.y) * ARROWS[arrow][1];
  return Object.keys(ARROWS).sort((a, b) => along(b) - along(a));
}

/** The first arrow of a way to a place where some arrow has not been tried. @param {Map<string, Map<string, string>>} known @param {string} at */
function back(known, at) {
  const ways = [...known.get(at) ?? []].map(([arrow, to]) => ({ arrow, to }));
  const seen = new Set([at]);
  for (const { arrow, to } of ways) {
    if (seen.has(to)) continue;
    seen.add(to);
    const onwards = known.get(to);
    if (!onwards || onwards.size < Object.keys(ARROWS).length) return arrow;
    ways.push(...[...onwards.values()].map((next) => ({ arrow, to: next })));
  }
  return undefined;
}

/**
 * Makes a legal move: touches its places, or chooses it from the list where it has none that tell it
 * from others, and takes it.
 * @param {import("playwright-core").Page} page
 * @param {Hands} hands
 * @param {string} position
 * @param {number} turn  which of the moves: another one each time
 */
export async function makeMove(page, hands, position, turn) {
  const { moves } = await ask({ request: "position", position });
  const touched = moves.listed.filter((move) => move.handles.length > 0);
  const among = touched.length > 0 ? touched : moves.listed;
  await makeThisMove(page, hands, position, among[turn % among.length]);
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Hands} hands
 * @param {string} position
 * @param {{ text: string, handles: string[] }} move
 */
export async function makeThisMove(page, hands, position, move) {
  const { drawing } = await ask({ request: "position", position });
  const table = page.getByRole("region", { name: "Table" });
  const place = (handle) => table.locator(`[data-handle="${handle}"]`);
  const considered = page.locator(".choice > p:not(.how, .soft)");
  if (move.handles.length > 0) {
    const [first, second, ...more] = move.handles;
    // Where a board is wider than a phone, a drag scrolls it.
    const dragged = hands.drag && drawing.kind === "figure" && !drawing.is_drawn_on && second !== undefined && second !== first && more.length === 0
      && await place(first).evaluate((spot) => getComputedStyle(spot).touchAction === "none");
    if (dragged) await hands.drag(place(first), place(second));
    else for (const handle of move.handles) await hands.press(place(handle));
    const { words } = await ask({ request: "choose", position, handles: move.handles });
    await considered.filter({ hasText: words }).waitFor();
  } else {
    const list = page.locator("details.move-list");
    if (await list.getAttribute("open") === null) await hands.press(list.locator("summary"));
    await hands.press(list.getByRole("button", { name: move.text, exact: true }).first());
  }
  await hands.press(page.locator("button.take"));
}
