// Analysis, calculator and the list of games.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, hold, settled, visit } from "../support/world.mjs";

test("an analysis gives outcome, reason, every option and a certificate that is checked", async (t) => {
  const page = await visit(t, "#/analysis?position=nim%3A+1%2C+2%2C+4");
  await page.getByText("Whoever moves first wins", { exact: true }).waitFor();
  const options = page.getByRole("region", { name: "Every move and its value" });
  await options.getByRole("row").nth(7).waitFor();
  assert.equal(await options.getByRole("row").count(), 8);
  await page.getByRole("button", { name: "Make the certificate" }).click();
  await page.getByRole("button", { name: "Check it" }).click();
  await page.getByText("✓ Accepted.").waitFor();
  await page.getByRole("button", { name: "Spoil it" }).click();
  await page.getByText("✗ Refused.").waitFor();
});

test("a mistake is pointed at", async (t) => {
  const page = await visit(t, "#/analysis");
  const field = page.getByRole("textbox", { name: "Position" });
  await field.fill("nim: 1, w+, 5");
  await field.press("Enter");
  const alert = page.getByRole("alert").filter({ visible: true });
  await alert.getByText(/expected an ordinal/i).waitFor();
  assert.equal(await alert.locator("mark").count(), 1);
});

test("a note says how a pasted position was read", async (t) => {
  const page = await visit(t, "#/analysis");
  const field = page.getByRole("textbox", { name: "Position" });
  await field.fill("Nim: 1+2+3");
  await field.press("Enter");
  await page.locator(".note").filter({ hasText: "Read as three piles 1, 2, 3" }).waitFor();
  assert.equal(await field.inputValue(), "nim: 1, 2, 3");
  await page.goto(new URL("#/calculator", page.url()).href);
  const expression = page.getByRole("textbox", { name: "Expression" });
  await expression.fill("w5");
  await expression.press("Enter");
  await page.locator(".note").filter({ hasText: "'w5' is read as" }).waitFor();
});

test("an answer that is late leaves what was typed meanwhile", async (t) => {
  const page = await visit(t, "#/calculator");
  const release = await hold(page, "position");
  await page.goto(new URL("#/analysis", page.url()).href);
  const field = page.getByRole("textbox", { name: "Position" });
  await field.fill("nim: 2, 4");
  release();
  await page.getByText("Whoever moves first wins", { exact: true }).waitFor();
  assert.equal(await field.inputValue(), "nim: 2, 4");
  await field.press("Enter");
  await page.waitForURL(/2%2C\+4|2,\s*4/);
});

test("a position whose tree comes late does not take the place of a newer one", async (t) => {
  const page = await visit(t, "#/nowhere");
  const release = await hold(page, "play");
  const asked = page.waitForRequest((request) => request.postDataJSON()?.request === "play");
  await page.goto(new URL("#/analysis?position=nim%3A+3%2C+5&tree=1:+3+-%3E+2", page.url()).href);
  await asked;
  const field = page.getByRole("textbox", { name: "Position" });
  await field.fill("nim: 2, 4");
  await field.press("Enter");
  await page.getByText("Whoever moves first wins", { exact: true }).waitFor();
  release();
  await settled(page);
  assert.match(await page.title(), /^nim: 2, 4 /);
  assert.equal(await page.getByRole("navigation", { name: "Turns" }).locator(".turn").count(), 1);
});

test("a position too hard is refused within its budget", async (t) => {
  const page = await visit(t, "#/analysis?position=nim%3A+40%2C+50%2C+60%2C+70%2C+80%2C+90");
  await page.getByText("Whoever moves first wins", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Make the certificate" }).click();
  await page.getByRole("region", { name: "Certificate" }).getByText(/✓|limit|Check it|positions/).filter({ visible: true }).first().waitFor();
});

test("the calculator previews and keeps its lines", async (t) => {
  const page = await visit(t, "#/calculator");
  const field = page.getByRole("textbox", { name: "Expression" });
  await field.pressSequentially("*5 + *3");
  await page.locator(".preview").getByText("6").first().waitFor();
  await field.press("Enter");
  const lines = page.getByRole("list", { name: "Results" });
  await lines.getByText("*6").first().waitFor();
  await field.fill("%1 * *2");
  await field.press("Enter");
  await lines.getByRole("listitem").nth(1).waitFor();
  await field.fill("(w+1)*");
  await page.locator(".preview-problem").filter({ hasText: /./ }).waitFor();
});

test("every game of the gallery has a page, and all its examples open", async (t) => {
  const page = await visit(t, "#/games");
  await page.getByRole("heading", { name: "Boards" }).waitFor();
  const links = (name) => page.getByRole("link", { name }).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const { games } = await ask({ request: "games" });
  const pages = (await links(/./)).filter((address) => address.startsWith("#/games?"));
  assert.deepEqual(pages.map((address) => address.split("=")[1]).sort(), games.map(({ ruleset }) => ruleset).sort());
  for (const address of pages) {
    await page.goto(new URL(address, page.url()).href);
    await page.getByRole("link", { name: /^Play / }).first().waitFor();
    for (const example of await links(/^(Play|Analyse) /)) {
      await page.goto(new URL(example, page.url()).href);
      await page.locator("nim-piles, stone-board, figure-board, sum-board, text-position").first().waitFor();
    }
  }
});

test("a game is found by its words", async (t) => {
  const page = await visit(t, "#/games");
  const search = page.getByRole("searchbox", { name: "Find a game" });
  await search.fill("chocolate");
  await page.getByRole("heading", { name: "Cram", exact: true }).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Chomp" }).click();
  await page.getByRole("heading", { name: "Chomp", level: 1 }).waitFor();
  assert.equal(await page.title(), "Chomp · Nimatron");
  await page.goBack();
  await search.fill("xyzzy");
  await page.getByText("No game is described by all of these words.").waitFor();
});

test("the pictures of the gallery are asked for as they come into sight", async (t) => {
  const page = await visit(t, "#/games", { viewport: { width: 390, height: 700 } });
  await page.locator(".small-table").first().waitFor();
  await settled(page);
  const [shown, all] = await Promise.all([page.locator(".small-table").count(), page.locator(".card-picture").count()]);
  assert.ok(shown < all / 2, `${shown} of ${all} are drawn at once`);
});

test("the values of a game are reached from its rules, by keyboard", async (t) => {
  const page = await visit(t, "#/games?game=dawson-kayles");
  const link = page.getByRole("link", { name: "Grundy values of dawson-kayles" });
  await link.focus();
  await page.keyboard.press("Enter");
  const period = page.getByRole("region", { name: "The period" });
  await period.getByText("period 34 after 53, proved").waitFor();
  await period.getByText(/therefore for ever/).waitFor();
  const table = page.getByRole("table", { name: /Grundy values of dawson-kayles/ });
  assert.equal(await table.getByRole("columnheader").count(), 34);
  const cells = await table.getByRole("row").nth(2).getByRole("cell").allTextContents();
  const { values, exceptions } = await ask({ request: "sequence", ruleset: "dawson-kayles" });
  assert.deepEqual(cells.map(Number), values.slice(34, 68));
  assert.equal(await table.locator("mark").count(), exceptions.length);
  await page.getByRole("figure", { name: "Grundy values of dawson-kayles" }).waitFor();
});

test("the misère quotient of a game is found beside its values", async (t) => {
  const page = await visit(t, "#/sequence?rules=0.123");
  const misere = page.getByRole("region", { name: "Misère play" });
  await misere.getByRole("button", { name: "Find the misère quotient" }).click();
  await misere.getByText("0.123: order 20, P-portion 5, period 5 after 5, proved").waitFor();
  await misere.getByText("P = {a, b^2, ac, bd, d^2}").waitFor();
  const rows = misere.getByRole("table", { name: "Heaps of 0.123 in misère play" }).getByRole("row");
  assert.equal(await rows.count(), 11, "one more than heaps up to the end of the first period");
  assert.deepEqual(await rows.nth(4).getByRole("cell").allTextContents(), ["b", "2^20", "tame"]);
  assert.equal(await misere.getByRole("button").count(), 0);
});

test("values are shown as far as they are asked for, and a period that is not known is not claimed", async (t) => {
  const page = await visit(t, "#/sequence");
  const period = page.getByRole("region", { name: "The period" });
  await period.getByText("period 12 after 71, proved").waitFor();
  await page.getByRole("textbox", { name: "Rules" }).fill("grundy");
  await page.getByRole("spinbutton", { name: "Up to heap" }).fill("999");
  await page.keyboard.press("Enter");
  await period.getByText(/grundy: no period up to heap \d+/).waitFor();
  const rows = page.getByRole("table").getByRole("row");
  assert.equal(await rows.count(), 31);
  await page.getByRole("button", { name: "Show all 50 rows" }).click();
  assert.equal(await rows.count(), 51);
  await page.reload();
  await period.getByText(/grundy: no period up to heap \d+/).waitFor();
  assert.equal(await page.getByRole("spinbutton", { name: "Up to heap" }).inputValue(), "999");
  await page.getByRole("textbox", { name: "Rules" }).fill("0.9x");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ visible: true }).first().waitFor();
});

test("settings last", async (t) => {
  const page = await visit(t);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
});

test("settings hold in every window", async (t) => {
  const page = await visit(t);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [window, label, option] of [[page, "Theme", "Dark"], [other, "Hints", "No hints"]]) {
    await window.getByRole("button", { name: "Settings" }).click();
    await window.getByRole("combobox", { name: label }).selectOption(option);
    await window.keyboard.press("Escape");
    await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  }
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
});

test("Back leads from position to position in the analysis", async (t) => {
  const page = await visit(t, "#/analysis?position=nim%3A+1%2C+2");
  const field = page.getByRole("textbox", { name: "Position" });
  await page.waitForFunction(() => document.title.startsWith("nim: 1, 2"));
  await field.fill("nim: 3, 4");
  await field.press("Enter");
  await page.waitForFunction(() => document.title.startsWith("nim: 3, 4"));
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith("nim: 1, 2"));
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith("nim: 3, 4"));
});

test("the lines of the calculator outlast a reload, and a link hands them on", async (t) => {
  const page = await visit(t, "#/calculator");
  const lines = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  for (const [index, line] of ["*5 + *3", "%1 * *2"].entries()) {
    await page.getByRole("textbox", { name: "Expression" }).fill(line);
    await page.keyboard.press("Enter");
    await lines.nth(index).waitFor();
  }
  await page.reload();
  await lines.nth(1).waitFor();
  await page.getByRole("button", { name: "Link to this notebook" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this notebook" }).inputValue();
  const other = await visit(t, link.slice(link.indexOf("#")));
  const theirs = other.getByRole("list", { name: "Results" }).getByRole("listitem");
  await theirs.nth(1).waitFor();
  assert.deepEqual(await theirs.allTextContents(), await lines.allTextContents());
  await page.getByRole("button", { name: "Clear" }).click();
  await page.reload();
  await page.getByRole("textbox", { name: "Expression" }).waitFor();
  assert.equal(await lines.count(), 0);
});

test("functions are found by words, and completed while one types", async (t) => {
  const page = await visit(t, "#/calculator");
  await page.getByText("Functions", { exact: true }).click();
  const names = page.locator(".functions dt").filter({ visible: true });
  await names.nth(20).waitFor();
  await page.getByRole("searchbox", { name: "Find a function" }).fill("urgent");
  await page.waitForFunction(() => document.querySelectorAll(".function:not([hidden])").length < 5);
  assert.ok((await names.allTextContents()).some((name) => name.startsWith("temperature(")));
  const field = page.getByRole("textbox", { name: "Expression" });
  await field.pressSequentially("1 + tem");
  await page.getByRole("group", { name: "Functions that begin so" }).getByRole("button", { name: /^temperature\(/ }).click();
  assert.equal(await field.inputValue(), "1 + temperature(");
});

test("values of games are typeset as books set them", async (t) => {
  const page = await visit(t, "#/calculator");
  const field = page.getByRole("textbox", { name: "Expression" });
  const lines = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  for (const [index, [line, shown, kind]] of [
    ["{2|1||0}", "{2|1||0}", "game"], ["mean({3|-2})", "1/2", "number"], ["temperature({3|-1})", "2", "number"],
    ["thermograph({3|-1})", "left 4@-1 1@2; right -2@-1 1@2", "thermograph"],
  ].entries()) {
    await field.fill(line);
    await field.press("Enter");
    assert.equal((await lines.nth(index).locator(".line-result math").textContent()).replaceAll("\u00a0", " "), shown);
    assert.equal(await lines.nth(index).locator(".kind").textContent(), kind);
  }
  assert.equal(await lines.first().locator("mo").filter({ hasText: "||" }).count(), 1, "two bars are one sign");
  await page.goto(new URL("#/analysis?position=domineering%3A+2x3", page.url()).href);
  const options = page.getByRole("region", { name: "Every move and its value" });
  await options.locator("math").first().waitFor();
  await settled(page);
  assert.doesNotMatch(await options.locator("tbody").innerText(), /\+-|->/);
});

test("what is wider than its place shows where it goes on", async (t) => {
  const page = await visit(t, `#/analysis?${new URLSearchParams({ position: "nimbers: (1,3) (4,7) (14,8)" })}`, { viewport: { width: 390, height: 800 } });
  const board = page.locator(".board-frame .scroll");
  const more = (end) => page.waitForFunction((wanted) => document.querySelector(".board-frame .scroll")?.dataset.scrolls === wanted, end);
  await more("end");
  // The board is drawn anew when it is known who wins.
  await settled(page);
  await board.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await more("start");
});

test("a screen has its name while the engine is awaited", async (t) => {
  const page = await visit(t, "#/nowhere");
  const release = await hold(page, "games");
  await page.goto(new URL("#/games", page.url()).href);
  await page.getByRole("heading", { level: 1, name: "Games" }).waitFor();
  await page.getByText("Waiting for the engine …").waitFor();
  release();
  await page.getByRole("heading", { name: "Boards" }).waitFor();
});

test("piles are heard without the powers that hints would tell", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+3%2C+5%2C+7");
  await page.getByRole("group", { name: "Pile 2: 5", exact: true }).waitFor();
});

test("the parts of a sum are named by their games, and stay so", async (t) => {
  const page = await visit(t, "#/play?position=cram%3A+2x3+%2B+nim%3A+2");
  await page.getByText("Part 1, Cram", { exact: true }).waitFor();
  await page.getByText(/^Part 2, Nim/).waitFor();
});

test("boards, graphs and heaps are changed by hand", async (t) => {
  const page = await visit(t, "#/analysis?position=cram%3A+2x2");
  await page.getByRole("checkbox", { name: "Change the position by hand" }).check();
  const field = page.getByRole("textbox", { name: "Position" });
  const reads = async (/** @type {string} */ text) => {
    await page.waitForFunction((wanted) => /** @type {HTMLInputElement | null} */ (document.getElementById("position"))?.value === wanted, text);
  };
  await page.getByRole("radio", { name: "a taken square" }).check();
  await page.getByRole("button", { name: "Column 1, row 1: free" }).click();
  await reads("cram: ../#.");
  await page.getByRole("button", { name: "a further column" }).click();
  await reads("cram: .../#..");
  // What is put stays chosen, and a keyboard does as well.
  assert.ok(await page.getByRole("radio", { name: "a taken square" }).isChecked());
  await page.getByRole("button", { name: "Column 3, row 2: free" }).focus();
  await page.keyboard.press("Enter");
  await reads("cram: ..#/#..");
  await page.goBack();
  await reads("cram: .../#..");
  await field.fill("node-kayles: 1-2, 3");
  await field.press("Enter");
  await page.getByRole("radio", { name: "an edge", exact: true }).check();
  await page.getByRole("button", { name: "Vertex 3" }).click();
  await page.getByRole("button", { name: "Vertex 1" }).click();
  await reads("node-kayles: 1-2, 1-3");
  await page.getByRole("radio", { name: "take away" }).check();
  await page.getByRole("button", { name: "Edge 1-2" }).click();
  await reads("node-kayles: 1-3, 2");
  await field.fill("kayles: 3");
  await field.press("Enter");
  await page.getByRole("button", { name: "heap 1: one more" }).click();
  await reads("kayles: 4");
});

test("the heights of piles are typed, as ordinals too", async (t) => {
  const page = await visit(t, "#/analysis?position=nim%3A+3%2C+w");
  const height = page.getByRole("textbox", { name: "Height of pile 1" });
  await height.fill("w*2");
  await height.press("Enter");
  await page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.getElementById("position"))?.value === "nim: ω·2, ω");
  await height.fill("x");
  await height.press("Enter");
  await page.getByRole("alert").filter({ hasText: /unknown name/i }).waitFor();
});

test("numbers are typed or stepped, and what is none is said", async (t) => {
  const page = await visit(t, "#/analysis?position=kayles%3A+3%2C+5");
  const field = page.getByRole("textbox", { name: "Position", exact: true });
  const reads = (text) => page.waitForFunction(([value]) => /** @type {HTMLInputElement} */ (document.querySelector("#position"))?.value === value, [text]);
  const editing = page.getByRole("checkbox", { name: /by hand$/ });
  await editing.check();
  const heap = page.getByRole("textbox", { name: "heap 2" });
  await heap.fill("120");
  await heap.press("Enter");
  await reads("kayles: 3, 120");
  await heap.fill("many");
  await heap.press("Enter");
  await page.getByText("Expected a number below 2^64.").waitFor();
  await reads("kayles: 3, 120");
  await page.getByRole("button", { name: "heap 2: one less" }).click();
  await reads("kayles: 3, 119");
  // The parts of a sum are changed one by one.
  await field.fill("nim: 3 + cram: 2x2");
  await field.press("Enter");
  await page.getByRole("textbox", { name: "part 1: pile 1" }).fill("70");
  await page.getByRole("textbox", { name: "part 1: pile 1" }).press("Enter");
  await reads("nim: 70 + cram: 2x2");
  await page.getByRole("radio", { name: "part 2: a taken square" }).check();
  await page.getByRole("button", { name: "Column 1, row 1: free" }).click();
  await reads("nim: 70 + cram: ../#.");
  await field.fill("sprouts: 3");
  await field.press("Enter");
  await page.getByText("to change the position by hand, type it above").waitFor();
});

test("coordinates that are left out break the board", async (t) => {
  const page = await visit(t, "#/analysis?position=nimbers%3A+(40%2C2)+(200%2C9)");
  await page.locator("stone-board").waitFor();
  const gaps = await page.locator("stone-board").evaluate((board) => {
    const boxes = [...board.querySelectorAll("tr:first-child .place")].map((place) => ({ at: place.getAttribute("data-at"), box: place.getBoundingClientRect() }));
    return boxes.slice(1).map(({ at, box }, before) => ({ at, gap: box.left - (boxes[before]?.box.right ?? 0) }));
  });
  const wide = gaps.filter(({ gap }) => gap > 8).map(({ at }) => at);
  assert.deepEqual(wide, ["(40,9)", "(200,9)"]);
});
