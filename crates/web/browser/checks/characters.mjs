// Every character that the page can show is in its fonts: this check reads the texts of the page and
// of the libraries behind it, and what the fonts have.
//
//   node checks/characters.mjs
//
// What is lacking goes into tools/fonts/alphabet.txt, and `cargo xtask fonts` makes the fonts anew.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { tokens } from "./tokens.mjs";
import { characters } from "./woff2.mjs";

const WORKSPACE = fileURLToPath(new URL("../../../../", import.meta.url));
const PAGE = "crates/web/www";
const LIBRARIES = ["crates/nimber/src", "crates/engine/src", "crates/games/src", "crates/web/src"];

/** The weights of text: each must have every character. */
const WEIGHTS = [/^serif-400\./, /^serif-600\./];

/** What the texts contain and the page does not show, with the reason. */
const ELSEWHERE = new Map([
  ["─", "a rule of the terminal's tables"],
  ["▒", "a square of the terminal's figures"],
  ["ϕ", "a spelling of φ that is read and never written"],
  ["ϵ", "a spelling of ε that is read and never written"],
]);

/** What has no glyph of its own: control and format characters, what is no character, and ends of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Zl}\p{Zp}]/u;

/** The italic letters of formulas, which browsers take for `<mi>`: Latin, and small Greek. */
const ITALIC = [
  ...span(0x1d434, 0x1d454), 0x210e, ...span(0x1d456, 0x1d467), ...span(0x1d6fc, 0x1d714),
];

/** @param {number} first @param {number} last */
function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Tokens of Rust as far as texts go; comments, lifetimes and single signs are nothing. */
const RUST = [
  /\/\/[^\n]*/y, /\/\*[^]*?\*\//y,
  /b?r(#*)"[^]*?"\1/y, /b?"(?:[^"\\]|\\[^])*"/y, /b?'(?:[^'\\\n]|\\u\{[^}]*\}|\\[^])'/uy,
];
const FIRST_TEXT = 2;

/**
 * The texts in a source of Rust, without those of its tests.
 * @param {string} source
 */
function rustTexts(source) {
  const tests = source.search(/^#\[cfg\(test\)\]\s+mod \w+ \{/m);
  const code = tests < 0 ? source : source.slice(0, tests);
  let texts = "";
  for (let at = 0; at < code.length;) {
    const kind = RUST.findIndex((shape) => {
      shape.lastIndex = at;
      return shape.test(code);
    });
    const end = kind < 0 ? at + 1 : RUST[kind].lastIndex;
    if (kind >= FIRST_TEXT) texts += code.slice(at, end);
    at = end;
  }
  return unescaped(texts);
}

/** @param {string} text */
function unescaped(text) {
  return text.replace(/\\u\{?([\da-fA-F]{2,6})\}?/g, (_, code) => String.fromCodePoint(parseInt(code, 16)));
}

/** The texts of a file. @param {string} path @returns {string} */
function texts(path) {
  if (!/\.(rs|js|css|html|tsv)$/.test(path)) return "";
  const source = readFileSync(join(WORKSPACE, path), "utf8");
  if (path.endsWith(".rs")) return path.endsWith("/tests.rs") ? "" : rustTexts(source);
  if (path.endsWith(".js")) return unescaped(tokens(source).filter(({ kind }) => kind === "text").map(({ text }) => text).join(" "));
  if (path.endsWith(".css")) return source.replaceAll(/\/\*[^]*?\*\//g, " ");
  if (path.endsWith(".html")) return source;
  return source.replaceAll(/^#.*$/mg, "");
}

/** What the check must find in a source of Rust, and what it must leave alone. */
const READ = [
  ['let a = "ω";', "ω"], ["let a = 'ε';", "ε"], ['r#"a"φ"#', "φ"], ['"\\u{2295}"', "⊕"], ["'\\u{2297}'", "⊗"],
  ["f::<'a>(x) + \"→\"", "→"], ['"\\"" + "∥"', "∥"],
];
const UNREAD = ["// ω", "/* ω */", '/// "ω"', '#[cfg(test)]\nmod tests {\n "ω" }'];

function main() {
  const failures = [
    ...READ.filter(([source, sign]) => !rustTexts(source).includes(sign)).map(([source]) => `the check misses: ${source}`),
    ...UNREAD.filter((source) => rustTexts(source).includes("ω")).map((source) => `the check reads: ${source}`),
  ];
  const files = [PAGE, ...LIBRARIES].flatMap((folder) => readdirSync(join(WORKSPACE, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)).sort();
  /** Each character, and a file that has it. @type {Map<string, string>} */
  const shown = new Map();
  for (const file of files) {
    for (const sign of texts(file)) if (!shown.has(sign) && !UNSEEN.test(sign)) shown.set(sign, file);
  }
  for (const sign of ELSEWHERE.keys()) {
    if (!shown.delete(sign)) failures.push(`'${sign}' is in no text any more`);
  }
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  for (const weight of WEIGHTS) {
    const font = fonts.find((file) => weight.test(relative(`${PAGE}/fonts`, file)));
    if (!font) {
      failures.push(`there is no font ${weight}`);
      continue;
    }
    const known = characters(readFileSync(join(WORKSPACE, font)));
    for (const [sign, file] of shown) {
      const code = sign.codePointAt(0) ?? 0;
      if (!known.has(code)) failures.push(`U+${code.toString(16).toUpperCase().padStart(4, "0")} ${sign} of ${file} is not in ${font}`);
    }
    for (const code of ITALIC) {
      if (!known.has(code)) failures.push(`the italic letter U+${code.toString(16).toUpperCase()} is not in ${font}`);
    }
  }
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) console.error("tools/fonts/alphabet.txt lists what the fonts have; `cargo xtask fonts` makes them anew");
  console.log(`${shown.size} characters of ${files.length} files are in the fonts${failures.length > 0 ? `, were it not for ${failures.length} places` : ""}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

main();
