// Every screen is looked at by axe in each way of looking: nothing may be found.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { visit } from "../support/world.mjs";
import { SCREENS, arrive } from "../support/screens.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Windows, and other ways of looking at what stands there, in which the colours alone change.
 * @type {Record<string, { options: Parameters<typeof visit>[2], looks: { colorScheme: "dark" | "light", forcedColors: "active" | "none" }[] }>} */
const WINDOWS = {
  desk: { options: {}, looks: [{ colorScheme: "dark", forcedColors: "none" }, { colorScheme: "light", forcedColors: "active" }] },
  phone: { options: { viewport: { width: 390, height: 844 }, hasTouch: true }, looks: [] },
};

for (const [window, { options, looks }] of Object.entries(WINDOWS)) {
  test(`axe finds nothing: ${window}`, async (t) => {
    /** @type {string[]} */
    const found = [];
    for (const [name, { fragment }] of Object.entries(SCREENS)) {
      const page = await visit(t, fragment, options);
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
      for (const look of looks) {
        await page.emulateMedia(look);
        await inspect(` ${JSON.stringify(look)}`, ["color-contrast"]);
      }
      await page.context().close();
    }
    assert.deepEqual(found, []);
  });
}
