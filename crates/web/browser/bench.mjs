// What the page costs, beside the limits: `cargo xtask bench page`.

import { launch } from "./support/browser.mjs";
import { MOST_BYTES, MOST_REQUESTS, sentForHome } from "./support/home.mjs";
import { startServer } from "./support/server.mjs";

/** A slow connection and processor: bytes in a second, milliseconds, and how much slower. */
const SLOW = { throughput: 50_000, latency: 300, processor: 4 };
/** Limits: milliseconds to the first touch, and of main thread for a move; memory after 200 moves and after ten. */
const MOST_WAIT = 2_500;
const MOST_WORK = 60;
const MOST_GROWTH = 2;

const ROUNDS = 5;
const MOVES = 6;
const [FEW, MANY] = [10, 200];
/** A game of at least that number of moves, each of one square. */
const LONG_GAME = `nimble: ${".".repeat(40)}ooooo`;

const server = await startServer();
const browser = await launch();
let exceeded = 0;

/**
 * Prints a line of the table.
 * @param {string} what
 * @param {number} figure
 * @param {number} limit
 * @param {string} unit
 * @param {string} [besides]
 */
function print(what, figure, limit, unit, besides = "") {
  const ok = figure <= limit;
  if (!ok) exceeded += 1;
  const round = (/** @type {number} */ number) => (number >= 100 || Number.isInteger(number) ? number.toFixed(0) : number.toFixed(1));
  console.log(`${what.padEnd(34)} ${round(figure).padStart(8)} ${round(limit).padStart(8)} ${unit.padEnd(9)} ${ok ? " " : "!"} ${besides}`.trimEnd());
}

/** @param {number[]} figures */
const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;

/** A page without motion. @param {import("playwright-core").BrowserContextOptions} [options] */
async function open(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  return { page, context, devtools: await context.newCDPSession(page) };
}

/** Milliseconds until home can be touched, with an empty cache, on a slow connection and processor. */
async function wait() {
  const { page, context, devtools } = await open();
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions",
    { offline: false, latency: SLOW.latency, downloadThroughput: SLOW.throughput, uploadThroughput: SLOW.throughput });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.processor });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector(".starters button")) performance.mark("touchable");
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(server.address);
  await page.waitForFunction(() => performance.getEntriesByName("touchable").length > 0);
  const milliseconds = await page.evaluate(() => performance.getEntriesByName("touchable")[0]?.startTime ?? 0);
  await context.close();
  return milliseconds;
}

/** Opens a game between two people. @param {import("playwright-core").Page} page @param {string} start */
async function play(page, start) {
  const { fragment } = await server.ask({ request: "link", game: { start, players: ["person", "person"], starter: 1, moves: [], seed: 1 }, hints: 7 });
  await page.goto("about:blank");
  await page.goto(`${server.address}#${fragment}`);
  await page.locator(".typed-move input:enabled").waitFor();
}

/** Makes a move by typing it, and waits until its position has been painted. @param {import("playwright-core").Page} page @param {string} move */
function make(page, move) {
  return page.evaluate(async (typed) => {
    const form = /** @type {HTMLFormElement} */ (document.querySelector(".typed-move"));
    const turns = () => document.querySelectorAll(".turns .turn").length;
    const before = turns();
    const shown = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`the move ${typed} has not been made`)), 10_000);
      const observer = new MutationObserver(() => {
        if (turns() === before) return;
        observer.disconnect();
        resolve(undefined);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    /** @type {HTMLInputElement} */ (form.querySelector("input")).value = typed;
    form.requestSubmit();
    await shown;
    // The second frame begins after the first has been painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, move);
}

/** The moves of a position. @param {string} position @returns {Promise<import("../www/api").MoveView[]>} */
async function moves(position) {
  return (await server.ask({ request: "position", position })).moves.listed;
}

/** Milliseconds of main thread for each of the first moves of a game. @param {string} start */
async function work(start) {
  const { page, context, devtools } = await open();
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  await play(page, start);
  const costs = [];
  for (let turn = 0, position = start; turn < MOVES; turn += 1) {
    const listed = await moves(position);
    // Small moves are at the end of some lists and at the beginning of others.
    const move = listed[Math.floor(listed.length / 2)];
    if (!move) break;
    const before = await spent();
    await make(page, move.move);
    costs.push(await spent() - before);
    position = move.leaves;
  }
  await context.close();
  return costs;
}

/** Bytes of the heap after a few moves of a game and after many. */
async function memory() {
  const { page, context, devtools } = await open();
  await devtools.send("Performance.enable");
  await play(page, LONG_GAME);
  const kept = [];
  for (let turn = 1, position = LONG_GAME; turn <= MANY; turn += 1) {
    const listed = await moves(position);
    const length = (/** @type {{ move: string }} */ { move }) => {
      const [from = 0, to = 0] = (move.match(/\d+/g) ?? []).map(Number);
      return from - to;
    };
    const least = listed.reduce((a, b) => (length(b) < length(a) ? b : a));
    await make(page, least.move);
    position = least.leaves;
    if (turn !== FEW && turn !== MANY) continue;
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    kept.push(metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0);
  }
  await context.close();
  return kept;
}

console.log(`${"".padEnd(34)} ${"measured".padStart(8)} ${"limit".padStart(8)}`);
const { requests, bytes } = await sentForHome(browser, server.address);
print("home: requests", requests, MOST_REQUESTS, "");
print("home: as sent", bytes / 1024, MOST_BYTES / 1024, "KB");
const waits = [];
for (let round = 0; round < ROUNDS; round += 1) waits.push(await wait());
print("home: touchable", median(waits), MOST_WAIT, "ms", `50 KB/s, ${SLOW.latency} ms, 1/${SLOW.processor} of the processor; median of ${ROUNDS}`);
const { games } = await server.ask({ request: "games" });
for (const { ruleset, examples } of games) {
  const costs = await work(examples[0].position);
  print(`a move: ${ruleset}`, median(costs), MOST_WORK, "ms", `main thread without motion; median of ${costs.length}, most ${Math.max(...costs).toFixed(0)}`);
}
const [few = 0, many = 0] = await memory();
print(`memory: ${MANY} moves against ${FEW}`, many / few, MOST_GROWTH, "times", `${(few / 2 ** 20).toFixed(2)} and ${(many / 2 ** 20).toFixed(2)} MB`);
await browser.close();
await server.stop();
if (exceeded > 0) {
  console.error(`${exceeded} above the limit`);
  process.exitCode = 1;
}
