// Playing on the page as a person does: by what is seen and by what a screen reader hears.

import assert from "node:assert/strict";
import { ask } from "./world.mjs";

/** Waits until a person is to move or the game is over, and gives the words that say so. */
export async function myTurn(page) {
  const status = page.locator(".turn-now, .result").filter({ hasText: /^(Your turn|Player \d’s turn|You win!|It is a draw\.|.* wins( this time)?\.)$/ }).first();
  await status.waitFor();
  return status.textContent();
}

/** Opens a game and begins it. */
export async function begin(page, who = "Go first") {
  await page.getByRole("button", { name: who }).click();
  return myTurn(page);
}

/** Waits until another position than `before` is on the table, and a person is to move there. */
export async function answered(page, before) {
  await page.waitForFunction((old) => document.querySelector(".stage")?.dataset.position !== old, before);
  return myTurn(page);
}

/** The position on the table. */
export async function position(page) {
  const text = await page.locator(".stage").getAttribute("data-position");
  assert.ok(text, "no position on the table");
  return text;
}

/** Waits until a position is on the table. */
export async function shows(page, text) {
  await page.waitForFunction((wanted) => document.querySelector(".stage")?.dataset.position === wanted, text);
}

/** A move that the engine says wins, with its handles; the first move where none does. */
export async function winningMove(text) {
  const solution = await ask({ request: "analyze", position: text, level: 0 });
  const winning = solution.winning_moves[0]?.text;
  const view = await ask({ request: "position", position: text });
  const found = view.moves.listed.find((listed) => listed.move === winning || winning === undefined);
  return found ?? { move: winning, text: winning, handles: [] };
}

/** The label of what bears a handle in the drawing of a position. */
export async function labelOf(text, handle) {
  const { drawing } = await ask({ request: "position", position: text });
  return labelIn(drawing, handle);
}

/** The label of what bears a handle in a drawing. */
export function labelIn(drawing, handle) {
  const part = places(drawing).find((candidate) => candidate.handle === handle);
  assert.ok(part, `nothing is called ${handle} in ${drawing.label}`);
  return part.label;
}

/** Everything in a drawing that can be touched. */
function places(drawing) {
  switch (drawing.kind) {
    case "piles": return drawing.piles.flatMap((pile) => [...(pile.blocks ?? []), ...pile.tiles]);
    case "board": return drawing.layers.flatMap((layer) => layer.rows.flat());
    case "figure": return drawing.places;
    case "sum": return drawing.parts.flatMap((part) => places(part.drawing));
    default: return [];
  }
}

/** Plays to the end with winning moves, each made by `make`; gives the number of our moves. */
export async function winBy(page, make) {
  for (let moves = 0; ; moves += 1) {
    assert.ok(moves < 100, "the game does not end");
    if (await myTurn(page) !== "Your turn") return moves;
    const before = await position(page);
    await make(before, await winningMove(before));
    await answered(page, before);
  }
}

/** Makes a move with the mouse: touches its places, then takes. */
export async function byMouse(page, before, move) {
  const table = page.getByRole("region", { name: "Table" });
  for (const handle of move.handles) {
    // In a sum two parts may have places of the same name.
    const named = table.getByRole("button", { name: await labelOf(before, handle), exact: true });
    await named.and(table.locator(`[data-handle="${handle}"]`)).click();
  }
  await table.locator("button.take").click();
}

/** Makes a move by typing it into the box. */
export async function byTyping(page, move) {
  await page.getByRole("textbox", { name: "Type a move" }).fill(move.move);
  await page.getByRole("textbox", { name: "Type a move" }).press("Enter");
}

/** Presses Tab until what is meant has the focus. */
export async function tabTo(page, locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not lead to ${locator}`);
}
