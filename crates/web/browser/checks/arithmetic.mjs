// The page contains no rule of any game: this check refuses the arithmetic of which such rules are made.
//
//   node checks/arithmetic.mjs [FOLDER]     the page, unless another folder is named
//
// Bits and remainders are what Nim is won with, and nothing in a page needs them.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tokens } from "./tokens.mjs";

const OPERATORS = new Set(["^", "^=", "&", "&=", "|", "|=", "~", "<<", "<<=", ">>", ">>=", ">>>", ">>>=", "%", "%="]);
const WORDS = /^(?:clz32|BigInt|xor|mex|grundy|nimber|parity|popcount)$/i;
const BIG_NUMBER = /n$/;

/**
 * What a piece of JavaScript must not contain, with its line.
 * @param {string} source
 */
export function arithmetic(source) {
  return tokens(source).filter(({ kind, text }) =>
    (kind === "operator" && OPERATORS.has(text))
    || (kind === "word" && WORDS.test(text))
    || (kind === "number" && BIG_NUMBER.test(text)));
}

/** What the check must find, and what it must leave alone. */
const REFUSED = ["a ^ b", "a ^= 1", "a & 1", "a | 0", "~a", "a << 1", "a >> 1", "a >>> 0", "n % 2", "n %= 2",
  "Math.clz32(n)", "5n", "`${a ^ b}`", "`${`${n % 2}`}`", "x / 2 % 3", "const xor = 1"];
const ALLOWED = ["a && b || c", "a ?? b", "// a ^ b", "/* n % 2 */", "'a ^ b'", '"100%"', "`a ^ b`", "`50% ${a} | b`",
  "/[^a]|b/.test(c)", "return /a|b/", "a => a / b / c", "(a) / 2", "`${{ a: `}` }.a}^`", "x = a?.b"];

/** @param {string} folder @returns {string[]} */
function scripts(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.m?js$/.test(file)).sort().map((file) => join(folder, file));
}

function main() {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = process.argv[2] ?? join(here, "../../www");
  const failures = [
    ...REFUSED.filter((source) => arithmetic(source).length === 0).map((source) => `the check misses: ${source}`),
    ...ALLOWED.filter((source) => arithmetic(source).length > 0).map((source) => `the check refuses: ${source}`),
  ];
  const files = scripts(folder);
  for (const file of files) {
    for (const { text, line } of arithmetic(readFileSync(file, "utf8"))) {
      failures.push(`${file}:${line}: '${text}' is the engine's business`);
    }
  }
  if (files.length === 0) failures.push(`${folder} holds no JavaScript`);
  for (const failure of failures) console.error(failure);
  console.log(`${files.length} files without game arithmetic${failures.length > 0 ? `, were it not for ${failures.length} places` : ""}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

main();
