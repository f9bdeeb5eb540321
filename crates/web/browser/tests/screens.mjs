// Every screen in narrow and wide windows, in the fonts of the page: nothing sticks out, is cut off or
// is covered. Pictures of all of them are written to a folder, for people to look at.

import { test } from "node:test";
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ask, settled, visit } from "../support/world.mjs";
import { TARGET } from "../support/server.mjs";
import { blemishes, foreignFonts, whiteCards } from "../support/looks.mjs";
import { SCREENS, arrive } from "../support/screens.mjs";

const PICTURES = join(TARGET, "pictures");
mkdirSync(PICTURES, { recursive: true });

/** 320 is the narrowest that must do, 640 is a window of 1280 at 200 %. */
const WIDTHS = [1280, 640, 360, 320];
const PICTURED = [1280, 360];

for (const name of Object.keys(SCREENS)) {
  test(`the screen "${name}" fits every window, and has no white card in the dark`, async (t) => {
    const page = await visit(t, SCREENS[name].fragment);
    await arrive(page, name);
    const found = await foreignFonts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 });
      await settled(page);
      found.push(...(await blemishes(page)).map((blemish) => `at ${width}: ${blemish}`));
      if (PICTURED.includes(width)) {
        const dialog = await page.locator("dialog[open]").count() > 0;
        await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: !dialog, animations: "disabled" });
      }
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page);
    found.push(...(await whiteCards(page)).map((card) => `in the dark: ${card}`));
    // Wider letters, as a reader or another font may have them: WCAG 2.2, 1.4.12.
    await page.evaluate(space);
    await settled(page);
    found.push(...(await blemishes(page)).map((blemish) => `with wide letters: ${blemish}`));
    assert.deepEqual(found, []);
  });
}

test("a white card in the dark is found", async (t) => {
  const page = await visit(t, "#/nowhere", { colorScheme: "dark" });
  const { svg } = await ask({ request: "picture", position: "domineering: 2x2", picture: "thermograph" });
  await page.evaluate((picture) => { document.querySelector("main").innerHTML = picture; }, svg);
  assert.equal((await whiteCards(page)).length, 1);
});

/** Sets all text as wide as a page has to bear. */
function space() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }");
  document.adoptedStyleSheets = [sheet];
}

const MODES = {
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
  moving: { reducedMotion: "no-preference" },
};

for (const [mode, options] of Object.entries(MODES)) {
  test(`the page can be used with ${mode} as the browser's choice`, async (t) => {
    for (const name of ["home", "coach", "table", "challenge", "nimbers", "sum", "coloured", "sequence", "hot", "analysis", "calculator"]) {
      const page = await visit(t, SCREENS[name].fragment, options);
      await arrive(page, name);
      assert.deepEqual(await blemishes(page), [], name);
      await page.screenshot({ path: join(PICTURES, `${name}-${mode}.png`), fullPage: true, animations: "disabled" });
      await page.context().close();
    }
  });
}

test("formulas are set by the proportions of the page's font", async (t) => {
  const page = await visit(t, SCREENS.solved.fragment);
  await arrive(page, "solved");
  const size = (path) => page.locator(path).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const [base, exponent] = [await size(".told msup > :first-child"), await size(".told msup > :last-child")];
  // Without a font of proportions browsers take 0.71.
  assert.ok(Math.abs(exponent / base - 0.7) < 0.002, `${exponent} / ${base}`);
});

test("powers of two differ without colour", async (t) => {
  const page = await visit(t, SCREENS.coach.fragment);
  await arrive(page, "coach");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  await page.screenshot({ path: join(PICTURES, "coach-grey.png"), fullPage: true });
  const marks = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll("nim-piles .block.power")]
    .map((block) => [block.closest("[data-power]").dataset.power, block.innerHTML])));
  const shapes = Object.values(marks);
  assert.ok(shapes.length >= 3, `${Object.keys(marks)}`);
  assert.equal(new Set(shapes).size, shapes.length, "each power has a glyph of its own");
});
