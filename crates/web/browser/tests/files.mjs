// What is sent is small, and it is the source but for the remarks.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { tokens } from "../checks/tokens.mjs";
import { server } from "../support/world.mjs";

const MOST_BYTES = 60 * 1024;
const folder = fileURLToPath(new URL("../../www", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css)$/.test(file));

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

/**
 * @param {string} file
 * @param {string} code
 */
const meaning = (file, code) => file.endsWith(".css")
  ? code.replaceAll(/\/\*[^]*?\*\//g, " ").split(/\s+/).filter((part) => part !== "")
  : tokens(code).map(({ kind, text }) => [kind, text]);

test("scripts and styles are at most 60 KB as they are sent", async () => {
  let bytes = 0;
  for (const file of files) bytes += (await sent(file)).length;
  assert.ok(bytes > 0 && bytes <= MOST_BYTES, `${files.length} files, ${bytes} bytes`);
});

test("what is sent says what the source says", async () => {
  for (const file of files) {
    const code = gunzipSync(await sent(file)).toString();
    assert.deepEqual(meaning(file, code), meaning(file, readFileSync(join(folder, file), "utf8")), file);
  }
});
