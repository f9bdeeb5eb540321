// Every screen is looked at by axe in each way of looking: nothing may be found.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { visit } from "../support/world.mjs";
import { SCREENS, arrive } from "../support/screens.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PHONE = { width: 390, height: 844 };
const MODES = {
  light: {},
  dark: { colorScheme: /** @type {const} */ ("dark") },
  forced: { forcedColors: /** @type {const} */ ("active") },
  phone: { viewport: PHONE, hasTouch: true },
};

for (const [mode, options] of Object.entries(MODES)) {
  test(`axe finds nothing: ${mode}`, async (t) => {
    const found = [];
    for (const [name, { fragment }] of Object.entries(SCREENS)) {
      const page = await visit(t, fragment, options);
      await arrive(page, name);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      found.push(...violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(" | ")}`));
      await page.context().close();
    }
    assert.deepEqual(found, []);
  });
}
