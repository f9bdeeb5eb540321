// What is sent is small, and it is the source.

import { test } from "node:test";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { ask, browser, server } from "../support/world.mjs";
import { MOST_BYTES, MOST_REQUESTS, sentForHome } from "../support/home.mjs";

/** Both weights of text together. */
const MOST_BYTES_OF_FONTS = 60 * 1024;
const folder = fileURLToPath(new URL("../../www", import.meta.url));
const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
const files = all.filter((file) => /\.(js|css)$/.test(file));
const fonts = all.filter((file) => file.endsWith(".woff2"));
/** @param {string} file */
const source = (file) => readFileSync(join(folder, file), "utf8");

/**
 * The body as it is sent to a browser, compressed.
 * @param {string} file
 * @returns {Promise<Buffer>}
 */
const sent = (file) => new Promise((resolve, reject) => {
  const headers = { "accept-encoding": "gzip" };
  request(new URL(file, server.address), { headers }, (response) => {
    assert.equal(response.statusCode, 200, file);
    assert.equal(response.headers["content-encoding"], "gzip", file);
    /** @type {Buffer[]} */
    const parts = [];
    response.on("data", (part) => parts.push(part));
    response.on("end", () => resolve(Buffer.concat(parts)));
    response.on("error", reject);
  }).on("error", reject).end();
});

test("home needs at most 12 requests and 90 KB", async () => {
  const { requests, bytes } = await sentForHome(browser, server.address);
  assert.ok(requests >= 5 && requests <= MOST_REQUESTS, `${requests} requests`);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

test("the page is joined of all its modules, and without comments", async () => {
  const [page, more, style] = await Promise.all(["page.js", "more.js", "style/page.css"].map(async (file) => gunzipSync(await sent(file)).toString()));
  const joined = [...`${page}${more}`.matchAll(/^modules\["([^"]+)"\] = /gm)].map(([, module]) => module);
  assert.deepEqual(joined.sort(), files.filter((file) => file.endsWith(".js")).sort());
  assert.doesNotMatch(page, /^\s*\/\//m);
  assert.doesNotMatch(style, /@import/);
});

test("what is sent is the source", async () => {
  for (const file of files) {
    assert.equal(gunzipSync(await sent(file)).toString(), source(file), file);
  }
});

test("a font is named by its bytes, may be kept for ever, and is small", async () => {
  let bytes = 0;
  for (const file of fonts) {
    const response = await fetch(new URL(file, server.address));
    assert.equal(response.headers.get("content-type"), "font/woff2", file);
    assert.match(response.headers.get("cache-control"), /immutable/, file);
    const font = Buffer.from(await response.arrayBuffer());
    const [, stem, hash] = file.match(/^fonts\/([\w-]+)\.(\w+)\.woff2$/);
    assert.ok(createHash("sha256").update(font).digest("hex").startsWith(hash), file);
    if (stem === "serif-400" || stem === "serif-600") bytes += font.length;
  }
  assert.ok(bytes > 0 && bytes <= MOST_BYTES_OF_FONTS, `${bytes} bytes`);
});

test("the fonts that are named are those that are there", () => {
  const named = (file) => [...source(file).matchAll(/fonts\/[\w.-]+\.woff2/g)].map(([name]) => name).sort();
  assert.deepEqual(named("style/fonts.css"), [...fonts].sort());
  // The first touch does not wait for fonts: what can be touched comes before them.
  assert.deepEqual(named("index.html"), []);
});

test("a power of two has the same sign and colour on the table and in a picture", async () => {
  const { svg } = await ask({ request: "picture", position: "nim: 511", picture: "position" });
  const [, glyphs] = source("elements/marks.js").match(/const GLYPHS = \[([^\]]*)\]/);
  const signs = [...glyphs.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  const colours = [...source("style/tokens.css").matchAll(/--power-\w+: (#\w+);/g)].map(([, colour]) => colour);
  assert.deepEqual([signs.length, colours.length], [9, 9]);
  for (const mark of [...signs, ...colours]) assert.ok(svg.includes(`"${mark}"`), mark);
});
