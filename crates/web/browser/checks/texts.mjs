// Every text that people read is told in the language that is spoken: this check refuses texts of the
// page that stand outside of say`…`, and those that are told when a script begins, in whatever language
// is spoken then.
//
//   node checks/texts.mjs

import { SyntaxKind } from "typescript/unstable/ast";
import { sentenceOf } from "./sentences.mjs";
import { all, inLines, inPage, lineOf } from "./syntax.mjs";

/** @import { Node, SourceFile } from "./syntax.mjs" */

/** Two words of a text, or one beside what is filled in. */
const WORDS = /[a-z’]{2,}[,;:.]? (?:[a-z]{2,}|\{\})|\{\},? [a-z]{2,}/i;
const WORD = /[a-z]{2,}/i;

/** What are no words of people: what is typed, and what only browsers and developers read. */
const NO_TEXTS = new Set([
  "grundy kayles", "misere nim: 2, 2", "nimatron serve --lan", "tile rank-{}", "translate({}px, {}px)", "(prefers-reduced-motion: reduce)",
  "index.html has no #{}", "{}px {}px",
  // The English words of a move, of which verbs.js makes a sentence in English alone.
  "moves the",
]);
/** Names and signs that are the same in every language. */
const NAMES = new Set(["Nimatron", "LaTeX", "b-file", "CSV", "SVG", "A4", "{} · Nimatron"]);

/** Functions, and from which argument on people read what they are given. @type {Record<string, number>} */
const READ = { h: 2, svg: 2, fill: 1, openDialog: 0, complaint: 0, download: 0, field: 0, announce: 0, title: 0 };
/** Methods of the same kind. */
const READ_METHODS = new Set(["announce", "title"]);
/** Attributes and properties that people read. */
const READ_NAMES = new Set(["aria-label", "title", "placeholder", "aria-valuetext", "textContent", "innerText"]);
/** Attributes that nobody reads, and functions whose arguments are selectors. */
const UNREAD_NAMES = new Set(["class", "data-focus"]);
const UNREAD = new Set(["closest", "matches", "querySelector", "querySelectorAll", "matchMedia"]);

const PARTS = new Set([
  SyntaxKind.ConditionalExpression, SyntaxKind.TemplateSpan, SyntaxKind.TemplateExpression, SyntaxKind.ParenthesizedExpression,
  SyntaxKind.ArrayLiteralExpression,
]);
/** Operators that give one of what stands beside them, or both. */
const JOINING = new Set([SyntaxKind.PlusToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken, SyntaxKind.AmpersandAmpersandToken]);

const FUNCTIONS = new Set([
  SyntaxKind.ArrowFunction, SyntaxKind.FunctionDeclaration, SyntaxKind.FunctionExpression, SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor, SyntaxKind.GetAccessor, SyntaxKind.SetAccessor, SyntaxKind.PropertyDeclaration,
]);

/** The text of a literal, with {} for what is filled in; `null` if a node is none. @param {Node} node @returns {string | null} */
function textOf(node) {
  if (node.kind === SyntaxKind.StringLiteral || node.kind === SyntaxKind.NoSubstitutionTemplateLiteral) return node.text;
  if (node.kind !== SyntaxKind.TemplateExpression) return null;
  return [node.head, ...[...node.templateSpans].map(({ literal }) => literal)].map(({ text }) => text).join("{}");
}

/** Where a literal goes: the node that takes the expression of which it is a part, and that expression. @param {Node} node */
function placeOf(node) {
  let part = node;
  const isPart = (/** @type {Node} */ parent) => PARTS.has(parent.kind) || JOINING.has(parent.operatorToken?.kind);
  while (isPart(part.parent)) part = part.parent;
  return { place: part.parent, part };
}

/** Whether a literal is shown to people as it is: `null` if that cannot be seen. @param {Node} node */
function isShown(node) {
  const { place, part } = placeOf(node);
  if (place.kind === SyntaxKind.PropertyAssignment) {
    if (place.name === node) return false;
    return UNREAD_NAMES.has(place.name.text) ? false : READ_NAMES.has(place.name.text) || null;
  }
  if (place.operatorToken?.kind === SyntaxKind.EqualsToken) return READ_NAMES.has(place.left.name?.text ?? "") || null;
  if (place.kind === SyntaxKind.TaggedTemplateExpression) return true;
  if (place.kind !== SyntaxKind.CallExpression) return null;
  const method = place.expression.name?.text;
  const called = method ?? place.expression.text ?? "";
  const [first] = place.arguments;
  if (UNREAD.has(called) || (called === "h" && first.text === "code")) return false;
  return called in READ && (method === undefined || READ_METHODS.has(method)) && [...place.arguments].indexOf(part) >= READ[called] ? true : null;
}

/** Whether a node is read when its script begins. @param {Node} node */
function isAtOnce(node) {
  for (let at = node.parent; at; at = at.parent) if (FUNCTIONS.has(at.kind)) return false;
  return true;
}

/** What of a script is not told as it must be. @param {SourceFile} source */
function untold(source) {
  return [...all(source)].flatMap((node) => {
    if (sentenceOf(node)) return isAtOnce(node) ? { line: lineOf(source, node), reason: `${node.template.getText(source)} is told too early` } : [];
    const text = textOf(node);
    if (text === null || text.startsWith("<") || NO_TEXTS.has(text) || NAMES.has(text)) return [];
    if (node.parent.kind === SyntaxKind.TaggedTemplateExpression || node.parent.kind === SyntaxKind.ImportDeclaration) return [];
    const shown = isShown(node);
    return shown !== false && (shown ? WORD : WORDS).test(text) ? { line: lineOf(source, node), reason: `"${text}" is not told by say` } : [];
  });
}

/** What the check must find, and what it must leave alone. */
const REFUSED = ['"How many stay?"', "`${name} wins`", "`all ${count}`", 'h("p", {}, "Play")', 'h("p", {}, ["Play", a])', 'h("p", { title: "Play" })',
  'h("p", {}, a ? "Play" : null)', 'fill(a, "Play")', 'announce("Copied")', 'a.textContent = "Copied"', "say`Play`", "const a = { b: say`Play` };",
  'const a = () => say`It ${b ? "wins" : ""}`'];
const ALLOWED = ['h("p", { class: "soft small" })', 'h("code", {}, "nim: 3")', '"nim: 3"', 'a.closest("input, select")', "const a = () => say`Play`",
  "class A { a = say`Play`; b() { return say`${c} wins`; } }", "`<path d=\"M0 0\"/>`", '// "How many stay?"', 'h("option", { value: "first" })'];

function main() {
  const found = (/** @type {string[]} */ lines) => inLines(lines, (source) => untold(source).length);
  const failures = [
    ...found(REFUSED).flatMap((count, index) => (count === 0 ? `the check misses: ${REFUSED[index]}` : [])),
    ...found(ALLOWED).flatMap((count, index) => (count > 0 ? `the check refuses: ${ALLOWED[index]}` : [])),
  ];
  const files = inPage((source, name) => untold(source).map(({ line, reason }) => `${name}:${line}: ${reason}`));
  failures.push(...files.flat());
  for (const failure of failures) console.error(failure);
  console.log(`${files.length} files whose texts are told in every language${failures.length > 0 ? `, were it not for ${failures.length} places` : ""}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

main();
