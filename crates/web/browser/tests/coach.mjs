// The coach asks before it tells, and climbs as many rungs as there are.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, hold, settled, visit } from "../support/world.mjs";
import { begin } from "../support/game.mjs";

test("hints up the ladder", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+3%2C+5%2C+7");
  await begin(page);
  await page.keyboard.press("h");
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByRole("button", { name: "I am winning" }).waitFor();
  // The question is not passed over.
  await page.keyboard.press("h");
  await coach.locator(".rung").waitFor();
  await settled(page);
  assert.equal(await coach.locator(".rung").count(), 1);
  await coach.getByRole("button", { name: "I am winning" }).click();
  for (let rung = 2; rung <= 7; rung += 1) {
    await coach.getByRole("button", { name: /^Next/ }).click();
    await coach.getByRole("img", { name: `Hint ${rung} of 7` }).waitFor();
    // The newest hint is open, and those before it are folded away.
    assert.equal(await coach.locator("details section.rung").count(), rung - 1);
  }
  assert.equal(await coach.getByRole("button", { name: /^Next/ }).count(), 0);
  await coach.getByText("You were right: you are winning.").waitFor();
  // The powers, the pairs and the table of columns are on the table, and the moves are marked.
  await page.getByRole("columnheader", { name: "4" }).waitFor();
  assert.ok(await page.locator("[data-handle].marked").count() > 0);
  // A move of the coach is considered, not made.
  await coach.getByRole("button", { name: "1: 3 → 2", exact: true }).click();
  await page.locator("button.take").click();
  await page.getByRole("navigation", { name: "Turns" }).getByRole("button", { name: /1: 3 → 2/ }).waitFor();
});

test("a hint that is asked for again before it comes is told once", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+3%2C+5%2C+7");
  await begin(page);
  const release = await hold(page, "hint");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  release();
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByRole("button", { name: "I am winning" }).click();
  await settled(page);
  assert.equal(await coach.locator(".rung").count(), 1);
  // The hints, and the titles of those above them, may come in any order.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("h");
  await settled(page);
  const titles = await coach.locator("h2, section > h3").allTextContents();
  const next = await coach.getByRole("button", { name: /^Next: / }).textContent();
  assert.equal(await coach.locator(".ladder").getAttribute("aria-label"), `Hint ${titles.length} of 7`, titles.join());
  assert.equal(new Set([...titles, next?.replace("Next: ", "")]).size, titles.length + 1, titles.join());
});

test("what is being pressed stays while the hint comes", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+3%2C+5%2C+7");
  await begin(page);
  const coach = page.getByRole("region", { name: "Coach" });
  const button = (/** @type {string | RegExp} */ name) => coach.getByRole("button", { name });
  const press = async (/** @type {string} */ name) => {
    await button(name).hover();
    await page.mouse.down();
  };
  let release = await hold(page, "hint");
  await page.keyboard.press("h");
  await press("I am winning");
  release();
  await page.waitForFunction(() => window.openRequests === 0);
  await page.mouse.up();
  await coach.getByRole("img", { name: "Hint 1 of 7" }).waitFor();
  await button(/^Next: /).waitFor();
  release = await hold(page, "hint");
  await button(/^Next: /).click();
  await press("Next hint");
  release();
  await page.waitForFunction(() => window.openRequests === 0);
  await page.mouse.up();
  await coach.getByRole("img", { name: "Hint 3 of 7" }).waitFor();
});

test("a reason is given when asked for", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+1%2C+2%2C+4");
  await begin(page);
  await page.keyboard.press("?");
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByRole("heading", { name: "Why" }).waitFor();
  await coach.getByRole("button", { name: "In more detail" }).click();
  await coach.getByRole("table").first().waitFor();
});

test("a ladder of another game ends where it has no more to say", async (t) => {
  const page = await visit(t, "#/play?position=misere+kayles%3A+4%2C+2");
  await begin(page);
  await page.keyboard.press("h");
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByRole("button", { name: "I cannot tell" }).click();
  for (const title of ["When a game is tame", "What each part behaves like", "How they are played", "Where to move", "The winning moves", "The reason"]) {
    await coach.getByRole("button", { name: `Next: ${title}` }).click();
    await coach.getByRole("heading", { level: 2, name: title }).waitFor();
  }
  await coach.getByText("That is all there is to know.").waitFor();
});

test("in every family the question is asked once, and no rung repeats the one before", async (t) => {
  const { games } = await ask({ request: "games" });
  const page = await visit(t, "#/nowhere");
  const coach = page.getByRole("region", { name: "Coach" });
  for (const { ruleset, examples } of games) {
    const position = examples[0].position;
    await page.goto(new URL(`#/play?${new URLSearchParams({ position })}`, page.url()).href);
    await begin(page);
    await page.keyboard.press("h");
    await coach.getByRole("button", { name: "I cannot tell" }).click();
    const next = coach.getByRole("button", { name: /^Next/ });
    const end = coach.getByText("That is all there is to know.");
    let before = "";
    for (let rung = 1; ; rung += 1) {
      await coach.getByRole("img", { name: new RegExp(`^Hint ${rung} of `) }).waitFor();
      await coach.getByRole("button", { name: /^Next: / }).or(end).waitFor();
      const words = await coach.locator(".rung").first().locator(".told").textContent();
      assert.notEqual(words, before, `${ruleset}, rung ${rung}: ${words}`);
      before = words ?? "";
      const asked = (await coach.textContent())?.split("Do you think you are winning?").length ?? 0;
      assert.ok(asked <= 2, `${ruleset}, rung ${rung}: the question is there ${asked - 1} times`);
      if (await end.isVisible()) break;
      await next.click();
    }
  }
});
