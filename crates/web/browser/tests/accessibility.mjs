// What a screen reader finds, compared with files that people have read. NIMATRON_REWRITE=1 writes
// them anew.

import { test } from "node:test";
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { server, visit } from "../support/world.mjs";
import { begin, byTyping, answered } from "../support/game.mjs";
import { SCREENS, arrive } from "../support/screens.mjs";

const READ = ["home", "play", "coach", "bounded", "challenge", "lens", "nimbers", "ending", "setup", "share", "settings",
  "seating", "table", "places", "players", "games", "game", "sides", "coloured", "sprouts", "list", "graph", "sum", "sequence", "hot", "analysis", "tree", "board", "certificate", "calculator", "learn", "lesson", "puzzles", "puzzle", "parts", "sheets", "atlas", "live", "hinted", "classroom", "assigned", "projector"];

for (const name of READ) {
  test(`what is heard on the screen "${name}"`, async (t) => {
    const page = await visit(t, SCREENS[name].fragment);
    await arrive(page, name);
    const dialog = page.locator("dialog[open]");
    const heard = await (await dialog.count() > 0 ? dialog : page.locator("body")).ariaSnapshot();
    const told = heard.replaceAll(server.address, "http://server/") + "\n";
    const file = fileURLToPath(new URL(`../snapshots/${name}.yaml`, import.meta.url));
    if (process.env.NIMATRON_REWRITE) return writeFileSync(file, told);
    assert.ok(existsSync(file), `${file} is missing: NIMATRON_REWRITE=1 writes it`);
    assert.equal(told, readFileSync(file, "utf8"));
  });
}

test("moves are announced, and the focus stays on the table", async (t) => {
  const page = await visit(t, SCREENS.choice.fragment);
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  const said = await page.getByRole("status").first().textContent();
  assert.match(said, /Your turn/);
  const unnamed = await page.evaluate(() => [...document.querySelectorAll("button, input, select, textarea, a[href]")]
    .filter((control) => control.checkVisibility())
    .filter((control) => !(control.getAttribute("aria-label") || control.textContent.trim() || control.labels?.length || control.getAttribute("aria-labelledby")))
    .map((control) => control.outerHTML));
  assert.deepEqual(unnamed, []);
});

test("a dialog keeps the focus and gives it back", async (t) => {
  const page = await visit(t);
  const opener = page.getByRole("button", { name: "Settings" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest("dialog") !== null));
  }
  await page.keyboard.press("Escape");
  assert.ok(await opener.evaluate((element) => element === document.activeElement));
});
