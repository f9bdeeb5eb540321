// Runs the tests of the files that are named, or all.
//
// Where something is waited for in vain, a slow machine may have brought two things into an order that nobody thought of. Such a
// test is run once more, in a new browser, and has to pass then; that is said, so that the order can be found. What fails
// otherwise fails.

import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { tap } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { isLastResort } from "./support/patience.mjs";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "tests");

/** Runs tests and gives those that failed. */
async function failures(options) {
  const failed = [];
  const events = run(options);
  events.on("test:fail", ({ name, file, details }) => failed.push({ name, file, isHung: isLastResort(details.error) }));
  const report = events.compose(tap);
  report.pipe(process.stdout, { end: false });
  await finished(report);
  return failed;
}

const named = process.argv.slice(2).map((file) => resolve(file));
const all = readdirSync(FOLDER).filter((name) => name.endsWith(".mjs")).sort().map((name) => join(FOLDER, name));
const failed = await failures({ files: named.length > 0 ? named : all, concurrency: 2 });
const again = failed.filter(({ isHung, file }) => isHung && file !== undefined);
process.exitCode = again.length < failed.length ? 1 : 0;
for (const { name, file } of again) {
  console.log(`# once more, since something was waited for in vain: ${name}`);
  const pattern = `^${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$`;
  if ((await failures({ files: [file], testNamePatterns: [pattern] })).length > 0) process.exitCode = 1;
}
