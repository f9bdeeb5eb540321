// The calculator as a notebook: names, pictures, copies, and marks where something is wrong.

import { test } from "node:test";
import assert from "node:assert/strict";
import { settled, visit } from "../support/world.mjs";

/** Types lines and waits for each of them. @param {import("playwright-core").Page} page @param {...string} lines */
async function calculate(page, ...lines) {
  const field = page.getByRole("textbox", { name: "Expression" });
  // After a reload the lines that were kept come with the field.
  await field.waitFor();
  for (const line of lines) {
    const before = await results(page).count();
    await field.fill(line);
    await field.press("Enter");
    await results(page).nth(before).waitFor();
  }
}

/** The lines with their answers. @param {import("playwright-core").Page} page */
const results = (page) => page.getByRole("list", { name: "Results" }).locator(":scope > li");

/** The texts of the values. @param {import("playwright-core").Page} page */
const values = (page) => results(page).locator(".line-result .value").allTextContents();

test("a name stands for its value, after a reload and in a link as well", async (t) => {
  const page = await visit(t, "#/calculator");
  await calculate(page, "hot = {2|-1}", "k = nim: 3, 5", "{hot|0} + k", "hot = 4");
  await page.getByRole("button", { name: "Insert hot" }).first().waitFor();
  await page.reload();
  await calculate(page, "hot + 1");
  assert.equal((await values(page)).at(-1), "5");
  await page.getByRole("textbox", { name: "Expression" }).pressSequentially("1 + ho");
  await page.getByRole("group", { name: "Functions that begin so" }).getByRole("button", { name: "hot", exact: true }).click();
  assert.equal(await page.getByRole("textbox", { name: "Expression" }).inputValue(), "1 + hot");
  await page.getByRole("button", { name: "Link to this notebook" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this notebook" }).inputValue();
  const other = await visit(t, link.slice(link.indexOf("#")));
  await results(other).nth(4).waitFor();
  assert.deepEqual(await values(other), await values(page));
  await calculate(other, "hot * 2");
  assert.equal((await values(other)).at(-1), "8");
});

test("a position stands for its value, and who wins where it has none", async (t) => {
  const page = await visit(t, "#/calculator");
  await calculate(page, "nim: 3, 5", "% + *1", "domineering: 2x2", "% + %", "misere nim: 1, 2", "Nim: 1+2+3");
  assert.deepEqual(await values(page), ["*6", "*7", "±1", "0", "N", "0"]);
  await results(page).last().locator(".note").filter({ hasText: "Read as three piles 1, 2, 3" }).waitFor();
  await page.getByRole("button", { name: "Link to this notebook" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this notebook" }).inputValue();
  const other = await visit(t, link.slice(link.indexOf("#")));
  await results(other).nth(5).waitFor();
  assert.deepEqual(await values(other), await values(page));
});

test("what cannot be read again is no other value", async (t) => {
  const page = await visit(t, "#/calculator");
  await calculate(page, "x = 3", "restive = 4");
  for (const line of ["genus(*[[2],0])", "misere_class(*[[2],0])", "minpoly(*5)"]) {
    await calculate(page, line);
    await page.getByRole("textbox", { name: "Expression" }).fill("% + 1");
    await page.locator(".preview-problem").waitFor();
  }
});

test("games, positions and sequences have pictures, which come again with the lines", async (t) => {
  const page = await visit(t, "#/calculator");
  await calculate(page, "thermograph({2|-1})", "{3|1}", "domineering: 2x2", "grundy kayles to 50", "*5 + *3", "1/2");
  const shown = async () => {
    await page.getByRole("figure", { name: "Thermograph of {3|1}" }).waitFor();
    await page.getByRole("figure", { name: "Thermograph of domineering: 2x2" }).waitFor();
    await page.getByRole("figure", { name: "Grundy values of kayles" }).getByText("Point at a heap").waitFor();
    await results(page).nth(2).locator("stone-board, figure-board").waitFor();
    assert.deepEqual(await results(page).locator(".line-picture").count(), 5);
    assert.equal(await results(page).nth(4).locator(".line-picture").count(), 0, "a nimber has none");
    assert.equal(await results(page).last().locator(".line-picture").count(), 0, "nor has a number");
  };
  await shown();
  await page.reload();
  await shown();
  // A board is small, and is looked at; there is more behind its link.
  assert.equal(await results(page).nth(2).getByRole("button", { name: /Column/ }).count(), 0);
  await results(page).nth(3).getByRole("link", { name: "All about it" }).click();
  await page.getByRole("table", { name: /Grundy values of kayles/ }).waitFor();
});

test("a line is copied as text and as LaTeX", async (t) => {
  const page = await visit(t, "#/calculator", { permissions: ["clipboard-read", "clipboard-write"] });
  await calculate(page, "g = w^2*3 + w", "g = w^(w+1)");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const said = (/** @type {string} */ words) => page.getByRole("status").filter({ hasText: words }).waitFor();
  await page.getByRole("button", { name: "Copy line 2 as text" }).click();
  await said("Line 2 as text copied");
  assert.equal(await copied(), "g = w^(w+1) = w^(w+1)");
  await page.getByRole("button", { name: "Copy line 2 as LaTeX" }).click();
  await said("Line 2 as LaTeX copied");
  assert.equal(await copied(), "\\omega^{\\omega+1}");
});

test("what browsers do not copy is selected", async (t) => {
  const page = await visit(t, "#/calculator");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await calculate(page, "*5 + *3");
  await page.getByRole("button", { name: "Copy line 1 as LaTeX" }).click();
  const field = page.getByRole("textbox", { name: "Line 1 as LaTeX" });
  await field.waitFor();
  assert.equal(await field.inputValue(), "{\\ast}6");
  assert.equal(await page.evaluate(() => String(document.getSelection())), "{\\ast}6");
});

test("a mistake is marked where it is, while one types and afterwards", async (t) => {
  const page = await visit(t, "#/calculator");
  await calculate(page, "warm = {1|0}");
  const field = page.getByRole("textbox", { name: "Expression" });
  await field.fill("1 + {warm|wrong}");
  await page.locator(".preview mark").filter({ hasText: /^wrong$/ }).waitFor();
  await field.press("Enter");
  const alert = page.getByRole("alert").filter({ visible: true });
  await alert.locator("mark").filter({ hasText: /^wrong$/ }).waitFor();
  await field.fill("on = 3");
  await field.press("Enter");
  await alert.getByText("'on' has a meaning of its own").waitFor();
  await field.fill("grundy 0.9x");
  await field.press("Enter");
  await alert.locator("mark").filter({ hasText: /./ }).waitFor();
  await settled(page);
  assert.equal(await results(page).count(), 1, "a mistake makes no line");
  // The same mistake in a notebook that was handed on.
  const other = await visit(t, "#/calculator?line=grundy+0.9x");
  assert.equal(await other.locator(".typed-text").textContent(), "0.9x");
});
