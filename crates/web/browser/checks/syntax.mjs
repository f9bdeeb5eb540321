// The scripts of the page as trees of syntax, read by the compiler that checks their types.

import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createVirtualFileSystem } from "typescript/unstable/fs";
import { API } from "typescript/unstable/sync";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/ast").SourceFile} SourceFile */

const BROWSER = join(dirname(fileURLToPath(import.meta.url)), "..");

export const PAGE = join(BROWSER, "../www");

/** The scripts of a project, in their order, each read by a function. @template T @param {object} options  of the interface @param {string} project @param {(source: SourceFile, path: string) => T} read @returns {T[]} */
function inProject(options, project, read) {
  const api = new API(options);
  try {
    const [{ rootFiles, program }] = api.updateSnapshot({ openProject: project }).getProjects();
    return rootFiles.filter((path) => path.endsWith(".js")).sort().map((path) => read(program.getSourceFile(path), path));
  } finally {
    api.close();
  }
}

/** What is read of every script of the page; its name is the path within the page. @template T @param {(source: SourceFile, name: string) => T} read */
export function inPage(read) {
  return inProject({ cwd: BROWSER }, join(BROWSER, "tsconfig.json"), (source, path) => read(source, relative(PAGE, path)));
}

/** The same of a few lines each. @template T @param {string[]} lines @param {(source: SourceFile) => T} read */
export function inLines(lines, read) {
  const files = { "/lines/tsconfig.json": '{ "compilerOptions": { "allowJs": true } }' };
  lines.forEach((line, index) => { files[`/lines/${String(index).padStart(3, "0")}.js`] = line; });
  return inProject({ cwd: "/lines", fs: createVirtualFileSystem(files) }, "/lines/tsconfig.json", read);
}

/** A node and all below it, each before its children. @param {Node} node @returns {Generator<Node>} */
export function* all(node) {
  yield node;
  /** @type {Node[]} */
  const children = [];
  node.forEachChild((child) => { children.push(child); });
  for (const child of children) yield* all(child);
}

/** The line in which a node begins. @param {SourceFile} source @param {Node} node */
export function lineOf(source, node) {
  return source.text.slice(0, node.getStart(source)).split("\n").length;
}
