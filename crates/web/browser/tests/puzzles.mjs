// Puzzles are solved on the page, and sheets are laid out to be printed.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, settled, visit } from "../support/world.mjs";
import { winningMove } from "../support/game.mjs";
import { keyboard, makeThisMove } from "../support/person.mjs";

const SEED = 3;
const { ladders } = await ask({ request: "puzzles" });

/** Gives an answer as the page asks for it. @param {import("playwright-core").Page} page @param {any} puzzle @param {string} answer */
async function give(page, { answers, view }, answer) {
  switch (answers) {
    case "player": return page.getByRole("button", { name: `Whoever moves ${answer}` }).click();
    case "parts":
      for (const part of answer.split(", ")) await page.locator(`.part-choices input[value="${part}"]`).check();
      return page.getByRole("button", { name: "Answer" }).click();
    case "position": {
      const heights = answer.split(": ")[1]?.split(", ") ?? [];
      for (let pile = view.drawing.piles.length + 1; pile <= heights.length; pile += 1) {
        await page.getByRole("button", { name: "Add a pile" }).click();
        await page.getByRole("textbox", { name: `Height of pile ${pile}` }).fill(heights[pile - 1] ?? "");
        await page.keyboard.press("Enter");
        await settled(page);
      }
      return page.getByRole("button", { name: "Answer" }).click();
    }
    case "moves": {
      const { moves } = view;
      for (const text of answer.split("; ")) await makeThisMove(page, keyboard(page), view.position, moves.listed.find(({ move }) => move === text));
      return page.getByRole("button", { name: "Answer" }).click();
    }
    default:
      await page.locator(".answer").fill(answer);
      return page.keyboard.press("Enter");
  }
}

for (const { ladder, title } of ladders) {
  test(`a puzzle of the ladder "${title}" is solved, and the next one follows`, async (t) => {
    const puzzle = await ask({ request: "puzzle", ladder, level: 1, seed: SEED, solution: true });
    const page = await visit(t, `#/puzzles?${new URLSearchParams({ ladder, level: "1", seed: String(SEED) })}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await give(page, puzzle, puzzle.solution.answers[0]);
    await page.locator(".judged.right").waitFor();
    const next = page.getByRole("link", { name: "Next puzzle" });
    assert.ok(await next.evaluate((link) => link === document.activeElement), "the next puzzle has the focus");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.hash.endsWith(`level=1&seed=${SEED + 1}`));
    await page.locator(".step-links li.done").waitFor();
  });
}

test("a puzzle's move is made on the board, and a wrong one is refuted there", async (t) => {
  const puzzle = await ask({ request: "puzzle", ladder: "move", level: 1, seed: SEED, solution: true });
  const { position, moves } = puzzle.view;
  const wrong = moves.listed.find(({ move }) => !puzzle.solution.answers.includes(move));
  const page = await visit(t, `#/puzzles?ladder=move&level=1&seed=${SEED}`);
  await makeThisMove(page, keyboard(page), position, wrong);
  await page.getByRole("button", { name: "Show it on the board" }).click();
  await settled(page);
  const { checked } = await ask({ request: "puzzle", ladder: "move", level: 1, seed: SEED, answer: wrong.move });
  assert.equal(await page.locator(".stage").getAttribute("data-position"), checked.refutation.reply.leaves);
  await page.getByRole("button", { name: "Put it back" }).click();
  await settled(page);
  await makeThisMove(page, keyboard(page), position, await winningMove(position));
  await page.locator(".judged.right").waitFor();
  await page.getByRole("link", { name: "Open in analysis" }).click();
  await page.getByRole("region", { name: "Who wins" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Position" }).inputValue(), position);
});

test("a sheet is shown as it will be printed, and its link shows it again", async (t) => {
  const page = await visit(t, "#/sheets?seed=-1&level=9&kind=nothing");
  const sheet = page.frameLocator(".paper");
  await page.getByLabel("Sheet", { exact: true }).selectOption("guide");
  await sheet.getByRole("heading", { level: 1, name: "For whoever teaches" }).waitFor();
  await page.getByLabel("Sheet", { exact: true }).selectOption("who");
  await sheet.getByRole("heading", { level: 1, name: "Who wins?" }).waitFor();
  assert.equal(await sheet.locator("section.key").count(), 0);
  await page.getByLabel("With the answers").check();
  await sheet.locator("section.key").waitFor();
  await page.getByLabel("Paper").selectOption("letter");
  await settled(page);
  // The page forbids styles within a document; without them the sheet would be as wide as its frame.
  await page.waitForFunction(() => {
    const section = /** @type {HTMLIFrameElement | null} */ (document.querySelector(".paper"))?.contentDocument?.querySelector("section");
    return section !== null && section !== undefined && section.offsetWidth === 816;
  });
  const shown = await sheet.locator("body").textContent();
  await page.evaluate(() => {
    const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector(".paper"));
    if (contentWindow) contentWindow.print = () => { document.title = "printed"; };
  });
  await page.getByRole("button", { name: "Print" }).click();
  assert.equal(await page.title(), "printed");
  await page.reload();
  await sheet.locator("section.key").waitFor();
  assert.equal(await sheet.locator("body").textContent(), shown);
});
