// Plots of sequences and thermographs: by mouse, by touch, by keyboard, and as files.

import { readFileSync } from "node:fs";
import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, hold, settled, visit } from "../support/world.mjs";

/** The heaps that are seen. @param {import("playwright-core").Page} page */
async function seen(page) {
  await page.locator(".chart-range").filter({ hasText: /\d/ }).waitFor();
  await settled(page);
  const [first, last] = (await page.locator(".chart-range").textContent()).match(/\d+/g).map(Number);
  return { first, last };
}

/** What is told of the place in a chart. @param {import("playwright-core").Page} page @param {string} name */
const told = (page, name) => page.getByRole("slider", { name }).getAttribute("aria-valuetext");

/** The middle of a chart. @param {import("playwright-core").Page} page @param {string} name */
async function middle(page, name) {
  const stage = page.getByRole("slider", { name });
  await stage.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await stage.boundingBox();
  return { x: x + width / 2, y: y + height / 2, width };
}

test("a plot tells each heap, by keyboard and by mouse", async (t) => {
  const page = await visit(t, "#/sequence?rules=kayles");
  const { values, exceptions } = await ask({ request: "sequence", ruleset: "kayles" });
  const words = (heap) => `heap ${heap}: value ${values[heap]}${exceptions.includes(heap) ? " (an exception)" : ""}`;
  const stage = page.getByRole("slider", { name: "Heap" });
  await stage.focus();
  for (const [key, heap] of [["ArrowRight", 0], ["ArrowRight", 1], ["PageUp", 12], ["ArrowLeft", 11], ["End", 107], ["ArrowUp", 107], ["Home", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await told(page, "Heap"), words(heap), key);
  }
  const { x, y } = await middle(page, "Heap");
  await page.mouse.move(x, y);
  const [, heap] = (await told(page, "Heap")).match(/^heap (\d+)/);
  assert.equal(await told(page, "Heap"), words(heap));
  assert.ok(heap > 40 && heap < 60, heap);
  await page.getByText(words(heap), { exact: true }).waitFor();
  assert.ok(await page.locator(".chart-period").count() > 1, "periods are shaded");
  const rings = await page.locator(".chart-exceptions").getAttribute("d");
  assert.equal(rings.match(/M/g).length, exceptions.length);
});

test("a plot is looked at closer by wheel, buttons and keys, and moved by dragging", async (t) => {
  const page = await visit(t, "#/sequence?rules=grundy&to=999");
  assert.deepEqual(await seen(page), { first: 0, last: 999 });
  const { x, y, width } = await middle(page, "Heap");
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  const closer = await seen(page);
  assert.ok(closer.last - closer.first < 800 && closer.first > 0 && closer.last < 999, JSON.stringify(closer));
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y, { steps: 4 });
  await page.mouse.up();
  const moved = await seen(page);
  assert.ok(moved.first < closer.first, `${JSON.stringify(moved)} is further left than ${JSON.stringify(closer)}`);
  await page.getByRole("button", { name: "All heaps" }).click();
  assert.deepEqual(await seen(page), { first: 0, last: 999 });
  // Where nothing more can be seen the wheel turns the page.
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction((before) => scrollY > before, scrolled);
  await page.getByRole("button", { name: "Zoom in" }).click();
  assert.deepEqual(await seen(page), { first: 250, last: 749 });
  await page.getByRole("slider", { name: "Heap" }).focus();
  await page.keyboard.press("End");
  assert.equal((await seen(page)).last, 999, "what is looked at is seen");
  await page.keyboard.press("0");
  assert.deepEqual(await seen(page), { first: 0, last: 999 });
});

test("two fingers look closer, and one finger tells a heap", async (t) => {
  const page = await visit(t, "#/sequence?rules=kayles", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { x, y } = await middle(page, "Heap");
  await page.touchscreen.tap(x, y);
  assert.match(await told(page, "Heap"), /^heap \d+: value \d+/);
  const devtools = await page.context().newCDPSession(page);
  const fingers = (type, ...places) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: places.map((at, id) => ({ x: at, y, id })) });
  const all = await seen(page);
  await fingers("touchStart", x - 20, x + 20);
  for (const apart of [40, 60, 80]) await fingers("touchMove", x - apart, x + apart);
  await fingers("touchEnd");
  const closer = await seen(page);
  assert.ok(closer.last - closer.first < (all.last - all.first) / 2, JSON.stringify(closer));
});

test("two sequences are compared in plot, table and link, and saved", async (t) => {
  const page = await visit(t, "#/sequence?rules=kayles&to=60");
  await page.getByRole("textbox", { name: "Compare with" }).fill("dawson-kayles");
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Grundy values of kayles and dawson-kayles" });
  await table.waitFor();
  const [one, other] = await Promise.all(["kayles", "dawson-kayles"].map((ruleset) => ask({ request: "sequence", ruleset, to: 60 })));
  await page.getByRole("button", { name: "Show all 61 rows" }).click();
  const rows = await table.locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => Number(cell.textContent))));
  assert.deepEqual(rows, one.values.map((value, heap) => [heap, value, other.values[heap]]));
  const differ = one.values.filter((value, heap) => value !== other.values[heap]).length;
  assert.equal(await table.locator("mark").count(), 2 * differ);
  await page.getByText(`They differ at ${differ} of 61 heaps`).waitFor();
  assert.equal(await page.locator(".sequence-plot .chart-drawing .chart-points").count(), 2);
  await page.getByRole("slider", { name: "Heap" }).focus();
  await page.keyboard.press("End");
  assert.equal(await told(page, "Heap"), `heap 60: kayles ${one.values[60]}, dawson-kayles ${other.values[60]}; they differ`);
  await page.reload();
  await table.waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Compare with" }).inputValue(), "dawson-kayles");
  const saved = async (name) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };
  const csv = await saved("CSV");
  assert.equal(csv.name, "kayles-and-dawson-kayles.csv");
  assert.deepEqual(csv.text.split("\r\n").slice(0, 3), ["heap,kayles,dawson-kayles", "0,0,0", `1,1,${other.values[1]}`]);
  const list = await saved("b-file of dawson-kayles");
  assert.equal(list.text, other.values.map((value, heap) => `${heap} ${value}\n`).join(""));
  const picture = await saved("SVG");
  const drawn = await page.evaluate((text) => {
    const made = new DOMParser().parseFromString(text, "image/svg+xml");
    return { root: made.documentElement.localName, title: made.querySelector("title")?.textContent, strokes: [...made.querySelectorAll("path")].map((path) => path.getAttribute("stroke")) };
  }, picture.text);
  assert.deepEqual([drawn.root, drawn.title], ["svg", "Grundy values of kayles and dawson-kayles"]);
  assert.ok(drawn.strokes.every((colour) => colour && !colour.includes("var(")), `${drawn.strokes}`);
  // A mistake in the second rules is marked in them.
  await page.getByRole("textbox", { name: "Compare with" }).fill("0.9x");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ visible: true, hasText: "0.9x" }).locator("mark").waitFor();
});

test("what is typed while values are awaited stays, and is asked for", async (t) => {
  const page = await visit(t, "#/home");
  for (const isEntered of [false, true]) {
    const release = await hold(page, "sequence");
    await page.evaluate(() => { location.hash = "#/sequence?rules=grundy&to=60"; });
    const other = page.getByRole("textbox", { name: "Compare with" });
    await other.fill("dawson-kayles");
    if (isEntered) await other.press("Enter");
    release();
    await page.getByRole("table", { name: isEntered ? "Grundy values of grundy and dawson-kayles" : "Grundy values of grundy" }).waitFor();
    assert.equal(await other.inputValue(), "dawson-kayles");
    await page.evaluate(() => { location.hash = "#/home"; });
    await page.unroute("**/api");
  }
});

test("rules with commas stay one field of a table", async (t) => {
  const page = await visit(t, `#/sequence?${new URLSearchParams({ rules: "subtraction(1,3,4)", to: "9" })}`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), "subtraction-1-3-4.csv");
  assert.match(readFileSync(await file.path(), "utf8"), /^heap,"subtraction\(1,3,4\)"\r\n0,0\r\n/);
});

test("of a hundred thousand heaps what can be seen is drawn", async (t) => {
  const page = await visit(t, `#/sequence?${new URLSearchParams({ rules: "subtraction(1,3,4)", to: "100000" })}`);
  await page.getByRole("slider", { name: "Heap" }).waitFor();
  assert.deepEqual(await seen(page), { first: 0, last: 100000 });
  const length = () => page.locator(".chart-drawing .chart-points").getAttribute("d").then((path) => path.length);
  const whole = await length();
  assert.ok(whole > 1000 && whole < 200_000, `${whole}`);
  await page.getByRole("slider", { name: "Heap" }).focus();
  await page.keyboard.press("End");
  for (let times = 0; times < 20; times += 1) await page.keyboard.press("+");
  const few = await seen(page);
  assert.ok(few.last === 100000 && few.last - few.first < 10, JSON.stringify(few));
  assert.ok(await length() < 300);
  assert.ok(await page.getByRole("table").getByRole("row").count() < 100, "rows come as they are asked for");
});

test("a thermograph tells both walls at each temperature", async (t) => {
  const page = await visit(t, "#/analysis?position=domineering%3A+2x3");
  await page.getByRole("figure", { name: "Thermograph of domineering: 2x3" }).waitFor();
  await page.getByText("mean 3/4, temperature 5/4").waitFor();
  const stage = page.getByRole("slider", { name: "Temperature" });
  await stage.focus();
  // The value is {2|-1/2}: Siegel, Combinatorial Game Theory, II.5.
  for (const [key, words] of [
    ["Home", "temperature −1: Left wall 3, Right wall −1"],
    ["PageUp", "temperature −1/2: Left wall 5/2, Right wall −1"],
    ["PageUp", "temperature 0: Left stop 2, Right stop −1/2"],
    ["End", "temperature 5/4: both walls at the mean 3/4"],
    ["PageDown", "temperature 0: Left stop 2, Right stop −1/2"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await told(page, "Temperature"), words, key);
  }
  await page.keyboard.press("ArrowUp");
  const [, above, left, right] = (await told(page, "Temperature")).match(/^temperature (\S+): Left wall (\S+), Right wall (\S+)$/);
  const number = (text) => text.replace("−", "-").split("/").map(Number).reduce((above, below) => above / below);
  assert.deepEqual([number(left), number(right)], [2 - number(above), -0.5 + number(above)]);
  const { x, y } = await middle(page, "Temperature");
  await page.mouse.move(x, y);
  assert.match(await told(page, "Temperature"), /^temperature \S+: Left (wall|stop) \S+, Right (wall|stop) \S+$/);
  assert.equal(await page.locator(".chart-dot").count(), 2);
});
