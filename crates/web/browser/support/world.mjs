// One server and one browser for all tests, and visitors that tolerate no complaint.

import { existsSync } from "node:fs";
import { after } from "node:test";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const USUAL_PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

// Nothing that a browser does of its own accord, and no way to other machines.
const ARGUMENTS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

export const server = await startServer();
export const { ask } = server;

const executablePath = USUAL_PLACES.find((place) => place && existsSync(place));
if (!executablePath) throw new Error("Chromium is missing: install it, or let CHROMIUM name it");
const chromiumSandbox = process.getuid?.() !== 0;
export const browser = await chromium.launch({ executablePath, args: ARGUMENTS, chromiumSandbox });

after(async () => {
  await browser.close();
  assert.equal(await server.stop(), 0, "the server ends well");
});

/**
 * A page in a browser of its own. When the test ends, nothing may have been written to the console
 * as an error or a warning, and nothing asked of anybody but the server.
 * @param {import("node:test").TestContext} t
 * @param {string} [fragment]  the address behind the server's
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function visit(t, fragment = "", options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 }, locale: "en-GB", reducedMotion: "reduce", ...options,
  });
  context.setDefaultTimeout(15_000);
  const complaints = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complaints.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => complaints.push(`error: ${error.error().stack}`));
  context.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(server.address) && !to.startsWith("blob:")) complaints.push(`request to ${to}`);
  });
  const page = await context.newPage();
  t.after(async () => {
    await context.close();
    assert.deepEqual(complaints, []);
  });
  await page.goto(server.address + fragment);
  return page;
}
