// Pictures of the theory are chosen, looked at and saved.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask, visit } from "../support/world.mjs";

/** The bytes of the file that a button saves. @param {import("playwright-core").Page} page @param {string} button */
async function saved(page, button) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await download).path());
}

test("every picture of the atlas is shown and saved", async (t) => {
  const page = await visit(t, "#/atlas");
  const { kinds } = await ask({ request: "atlas" });
  for (const { kind } of kinds) {
    await page.getByLabel("Picture", { exact: true }).selectOption(kind);
    await page.waitForFunction((kind) => location.hash.includes(`kind=${kind}&`), kind);
    await page.locator(".thinking").waitFor({ state: "detached" });
    const shown = page.locator(".atlas-plate svg");
    await shown.waitFor();
    const svg = (await saved(page, "Save as SVG")).toString();
    assert.ok(svg.startsWith("<svg") && svg.trimEnd().endsWith("</svg>"), kind);
    const png = await saved(page, "Save as PNG");
    assert.deepEqual([...png.subarray(0, 8)], [137, 80, 78, 71, 13, 10, 26, 10], kind);
    // Its longer side, of the first two numbers behind the signature and the name of the first part.
    assert.equal(Math.max(png.readUInt32BE(16), png.readUInt32BE(20)), 4000, kind);
    assert.ok(png.length > 10_000, kind);
  }
});

test("what is chosen in the atlas stands in its address", async (t) => {
  const page = await visit(t, "#/atlas?kind=heaps&of=dawson-kayles&columns=34&ink=black");
  const title = page.locator(".atlas-plate svg title");
  const caption = page.locator(".atlas-plate figcaption");
  await caption.getByText("Rows are as long as the period").waitFor();
  assert.equal(await title.textContent(), "Grundy values of dawson-kayles in rows of 34 heaps");
  await page.getByLabel("Of", { exact: true }).fill("0.9x");
  await page.keyboard.press("Enter");
  await page.locator(".problem mark").waitFor();
  assert.equal(await title.count(), 0);
  await page.getByLabel("Picture", { exact: true }).selectOption("knights");
  await page.getByLabel("Size").selectOption("63");
  await page.getByLabel("Generator").selectOption("compatible");
  await caption.getByText("Three times the angle of").waitFor();
  await page.reload();
  await caption.getByText("Three times the angle of").waitFor();
  assert.equal(await page.getByLabel("Ink").inputValue(), "black");
});
