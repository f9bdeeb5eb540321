// The page stays small: so many bytes of scripts and styles, compressed together.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 60 * 1024;
const folder = fileURLToPath(new URL("../../www", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css)$/.test(file)).sort();
const texts = files.map((file) => readFileSync(join(folder, file)));
const size = (/** @type {Buffer} */ text) => gzipSync(text, { level: 9 }).length;
const together = size(Buffer.concat(texts));
const apart = texts.reduce((sum, text) => sum + size(text), 0);
console.log(`${files.length} scripts and styles: ${together} bytes compressed, ${MOST} are allowed (file by file ${apart})`);
if (files.length === 0 || together > MOST) process.exitCode = 1;
