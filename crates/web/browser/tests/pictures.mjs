// The pictures of the README. They are taken each time, and kept when NIMATRON_REWRITE=1 is set.

import { test } from "node:test";
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { visit } from "../support/world.mjs";
import { WORKSPACE } from "../support/server.mjs";
import { SCREENS, arrive } from "../support/screens.mjs";

const FOLDER = join(WORKSPACE, "docs/pictures");

/** Which screens, and how wide and high a window they are taken in. */
const TAKEN = { home: [720, 560], coach: [1000, 780], challenge: [1080, 880], solved: [1080, 900] };

for (const [name, [width, height]] of Object.entries(TAKEN)) {
  test(`the picture "${name}" of the README`, async (t) => {
    const page = await visit(t, SCREENS[name].fragment, { viewport: { width, height }, colorScheme: "light" });
    await arrive(page, name);
    await page.evaluate(() => scrollTo(0, 0));
    const picture = await page.screenshot({ animations: "disabled" });
    assert.ok(picture.length < 300_000, `${picture.length} bytes`);
    if (!process.env.NIMATRON_REWRITE) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.png`), picture);
  });
}
