// Every screen is looked at by axe in each way of looking: nothing may be found.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { settled, visit } from "../support/world.mjs";
import { SCREENS, arrive } from "../support/screens.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Ways of looking at what stands there in which the colours alone change.
 * @type {{ colorScheme: "dark" | "light", forcedColors: "active" | "none" }[]} */
const COLOURS = [{ colorScheme: "dark", forcedColors: "none" }, { colorScheme: "light", forcedColors: "active" }];
const PHONE = { width: 390, height: 844 };

test("axe finds nothing on any screen, on a desk, in other colours and on a phone", async (t) => {
  /** @type {string[]} */
  const found = [];
  for (const [name, { fragment }] of Object.entries(SCREENS)) {
    const page = await visit(t, fragment);
    await arrive(page, name);
    await page.evaluate(AXE);
    /** @param {string} look @param {string[]} [rules]  these alone */
    const inspect = async (look, rules) => {
      const { violations } = await page.evaluate((runOnly) =>
        window.axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) }), rules);
      found.push(...violations.map(({ id, nodes }) =>
        `${name}${look}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(" | ")}`));
    };
    await inspect("");
    for (const look of COLOURS) {
      await page.emulateMedia(look);
      await inspect(` ${JSON.stringify(look)}`, ["color-contrast"]);
    }
    // Coming to a screen takes longer than looking at it: the window is made that of a phone there.
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    await page.setViewportSize(PHONE);
    await settled(page);
    await inspect(" phone");
    await page.context().close();
  }
  assert.deepEqual(found, []);
});
