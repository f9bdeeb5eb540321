// The sentences of the page, a line of JSON each: their templates, what fills their places, and a file
// that tells them.
//
//   node checks/sentences.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SyntaxKind } from "typescript/unstable/ast";
import { PAGE, all, inPage } from "./syntax.mjs";

/** @import { Node } from "./syntax.mjs" */
/** @typedef {{ template: string, names: string[], file: string }} Sentence */

/** The sentence of a template that is told, or `null`. @param {Node} node @returns {Omit<Sentence, "file"> | null} */
export function sentenceOf(node) {
  if (node.kind !== SyntaxKind.TaggedTemplateExpression || !/^say(Nodes)?$/.test(node.tag.text ?? "")) return null;
  const { template } = node;
  if (template.kind === SyntaxKind.NoSubstitutionTemplateLiteral) return { template: template.text, names: [] };
  const spans = [...template.templateSpans];
  return { template: [template.head, ...spans.map(({ literal }) => literal)].map(({ text }) => text).join("{}"), names: spans.map(({ expression }) => nameOf(expression)) };
}

/** What an argument is called: by its name, or by the words of an element. @param {Node} expression @returns {string} */
function nameOf(expression) {
  const nodes = [...all(expression)];
  const words = nodes.map(sentenceOf).find((sentence) => sentence !== null)?.template
    ?? nodes.findLast(({ kind, parent, text }) => kind === SyntaxKind.StringLiteral && parent.kind === SyntaxKind.CallExpression && /[a-z]/i.test(text))?.text;
  if (words !== undefined) return words;
  switch (expression.kind) {
    case SyntaxKind.CallExpression: return nameOf(expression.expression);
    case SyntaxKind.PropertyAccessExpression: return expression.name.text.replace("#", "");
    case SyntaxKind.StringLiteral: case SyntaxKind.Identifier: return expression.text;
    case SyntaxKind.BinaryExpression: case SyntaxKind.ElementAccessExpression: return nameOf(expression.left ?? expression.expression);
    default: return "value";
  }
}

/** All sentences, each once, in the order of the files. @returns {Sentence[]} */
export function sentences() {
  const told = inPage((source, file) => [...all(source)].flatMap((node) => {
    const sentence = sentenceOf(node);
    return sentence ? { ...sentence, file } : [];
  })).flat();
  const index = readFileSync(join(PAGE, "index.html"), "utf8");
  for (const [, label, words] of index.matchAll(/data-label="([^"]+)"|data-say>([^<]+)</g)) {
    told.push({ template: label ?? words, names: [], file: "index.html" });
  }
  return [...new Map(told.reverse().map((sentence) => [sentence.template, sentence])).values()].reverse();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const sentence of sentences()) console.log(JSON.stringify(sentence));
}
