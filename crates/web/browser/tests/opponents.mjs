// Who plays against a person: portraits, and an opponent that adapts.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, visit } from "../support/world.mjs";
import { begin, byTyping, winBy } from "../support/game.mjs";

const play = (text) => `#/play?${new URLSearchParams({ position: text })}`;
const rival = (page) => page.evaluate(() => localStorage.getItem("nimatron.rival"));
const portraits = (place) => place.locator("svg.portrait").evaluateAll((all) => all.map((portrait) => portrait.innerHTML));

test("everybody has a portrait of their own, where they are chosen and at the table", async (t) => {
  const page = await visit(t, play("nim: 1, 2"));
  const choice = page.getByRole("combobox", { name: "against" });
  await choice.waitFor();
  const { opponents } = await ask({ request: "games" });
  /** @type {string[]} */
  const seen = [];
  for (const { opponent } of opponents) {
    await choice.selectOption(opponent);
    seen.push(...await portraits(page.getByRole("region", { name: "Table" })));
  }
  assert.equal(new Set(seen).size, opponents.length);
  await choice.selectOption("teacher");
  await begin(page);
  assert.deepEqual(await portraits(page.locator(".turn-now")), [seen[0]]);
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Teacher/ }).waitFor();
  assert.deepEqual(await portraits(dialog), seen);
  await page.keyboard.press("Escape");
  await byTyping(page, { move: "2: 2 -> 0" });
  await page.getByText("Teacher wins.", { exact: true }).waitFor();
  const winner = seen[opponents.findIndex(({ opponent }) => opponent === "teacher")];
  assert.deepEqual(await portraits(page.locator(".ending")), [winner]);
});

test("a rival errs less often after it has lost, also in another visit and on another board", async (t) => {
  const page = await visit(t, play("nim: 1"));
  await page.getByRole("combobox", { name: "against" }).selectOption("rival");
  await begin(page);
  await winBy(page, (_, move) => byTyping(page, move));
  await page.getByText("Rival now errs in 40 of 100 moves.", { exact: true }).waitFor();
  assert.equal(await rival(page), "rival 40");
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByRole("button", { name: "You", exact: true }).click();
  await page.getByText("Your turn", { exact: true }).waitFor();
  await winBy(page, (_, move) => byTyping(page, move));
  await page.getByText("Rival now errs in 30 of 100 moves.", { exact: true }).waitFor();
  await page.goto(new URL(play("nim: 2"), page.url()).href);
  await page.reload();
  await page.getByRole("combobox", { name: "against" }).selectOption("rival");
  await begin(page);
  await page.waitForFunction(() => location.hash.includes("players=person,rival_30"));
});

test("a rival errs more often after it has won", async (t) => {
  const page = await visit(t, play("nim: 2, 2"));
  await page.evaluate(() => localStorage.setItem("nimatron.rival", "rival 0"));
  await page.getByRole("combobox", { name: "against" }).selectOption("rival");
  await begin(page);
  await byTyping(page, { move: "1: 2 -> 0" });
  await page.getByText("Rival wins.", { exact: true }).waitFor();
  await page.locator(".advice").filter({ hasText: /Rival now errs in 10 of 100 moves\.$/ }).waitFor();
  assert.equal(await rival(page), "rival 10");
});
