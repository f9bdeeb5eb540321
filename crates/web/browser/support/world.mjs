// One server and one browser for the tests of a file, and visitors that tolerate no complaint.

import { after } from "node:test";
import assert from "node:assert/strict";
import { launch } from "./browser.mjs";
import { LAST_RESORT } from "./patience.mjs";
import { startServer } from "./server.mjs";

export const server = await startServer();
export const { ask } = server;

export const browser = await launch();

after(async () => {
  await browser.close();
  assert.equal(await server.stop(), 0, "the server ends well");
});

/** Counts, within the page, the requests whose answers have not been dealt with. */
function countRequests() {
  const { fetch } = window;
  const { json } = Response.prototype;
  let open = 0;
  // Whatever goes on with an answer at once, and may ask for more, comes before this.
  const close = () => setTimeout(() => { open -= 1; });
  window.fetch = (...all) => {
    open += 1;
    const response = fetch(...all);
    response.catch(close);
    return response;
  };
  Response.prototype.json = function () {
    const content = json.call(this);
    content.then(close, close);
    return content;
  };
  Object.defineProperty(window, "openRequests", { get: () => open });
}

/**
 * Lets the answers to requests of a kind wait until they are released.
 * @param {import("playwright-core").Page} page
 */
export async function hold(page, kind) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => { release = () => resolve(undefined); });
  await page.route("**/api", async (route) => {
    if (route.request().postDataJSON().request === kind) await released;
    // The page may have given up meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Chooses, within the page, the seed of the opponents, so that games can be repeated. @param {number} seed */
function chooseSeed(seed) {
  if (!location.protocol.startsWith("http")) return;
  const chosen = JSON.parse(localStorage.getItem("nimatron.settings") ?? "{}");
  localStorage.setItem("nimatron.settings", JSON.stringify({ seed, ...chosen }));
}

/**
 * Waits until nothing more will change by itself: every request has been answered, the screen is no
 * longer awaited, the fonts are there, and whatever moved and has an end has come to it.
 * @param {import("playwright-core").Page} page
 */
export async function settled(page) {
  await page.waitForFunction(() => window.openRequests === 0 && !document.querySelector(".screen:empty, .awaited"));
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The second frame begins after all that follows from the layout of the first.
    await frame();
    await frame();
    await document.fonts.ready;
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    await frame();
    await frame();
  });
}

/**
 * A page in a browser of its own. When the test ends, nothing may have been written to the console
 * as an error or a warning, and nothing asked of anybody but the server.
 * @param {import("node:test").TestContext} t
 * @param {string} [fragment]  the address behind the server's
 * @param {import("playwright-core").BrowserContextOptions & { seed?: number | null, prepare?: (page: import("playwright-core").Page) => Promise<unknown> }} [options]  and the seed of the opponents, and what is done before the page is opened
 */
export async function visit(t, fragment = "", { seed = 1, prepare, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 }, locale: "en-GB", reducedMotion: "reduce", ...options,
  });
  context.setDefaultTimeout(LAST_RESORT);
  await context.addInitScript(countRequests);
  if (seed !== null) await context.addInitScript(chooseSeed, seed);
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
  await prepare?.(page);
  await page.goto(server.address + fragment);
  return page;
}
