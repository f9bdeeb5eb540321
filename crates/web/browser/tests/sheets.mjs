// Sheets are printed: on one page or two, with the key on a page of its own.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, browser, settled, visit } from "../support/world.mjs";

/** @param {any} request @returns {Promise<any>} */
const asked = (request) => ask(request);

test("every sheet prints on one page or two, and its key on one", async () => {
  const { kinds } = await asked({ request: "sheets" });
  assert.ok(kinds.length >= 20);
  const page = await browser.newPage();
  try {
    for (const { kind } of kinds) {
      for (const [paper, level] of [["a4", 1], ["letter", 5]]) {
        const { html } = await asked({ request: "sheet", kind, level, seed: 7, paper, answers: true });
        await page.setContent(html);
        const sections = await page.$$eval("section", (all) => all.map((section) => ({
          isKey: section.className === "key",
          // What stands outside of its box, or of the page, would not be printed.
          isCut: [...section.querySelectorAll("*")].some((part) => {
            const box = part.parentElement?.closest(".exercise, .who-wins > div, section") ?? section;
            const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
            return inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
          }),
        })));
        const name = `${kind} ${paper} ${level}`;
        assert.deepEqual(sections.filter(({ isCut }) => isCut), [], `${name} is cut`);
        assert.equal(sections.filter(({ isKey }) => isKey).length, kind === "guide" ? 0 : 1, name);
        const sheets = sections.filter(({ isKey }) => !isKey).length;
        assert.ok(sheets === 1 || sheets === 2, name);
        const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
        assert.equal([...printed.matchAll(/\/Type\s*\/Page\b/g)].length, sections.length, name);
      }
    }
  } finally {
    await page.close();
  }
});

test("a puzzle opens in the analysis", async (t) => {
  const { link, view, solution } = await asked({ request: "puzzle", ladder: "transfinite", level: 3, seed: 5, solution: true });
  const page = await visit(t, `#${link}`);
  await settled(page);
  assert.equal(new URLSearchParams(link.split("?")[1]).get("position"), view.position);
  const { winning_moves: moves } = await asked({ request: "analyze", position: view.position, level: 0 });
  assert.deepEqual(moves.map((/** @type {any} */ { text }) => text), solution.answers);
  assert.match(await page.locator("main").innerText(), /Whoever moves first wins/);
});
