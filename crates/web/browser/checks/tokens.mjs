// A tokenizer of JavaScript, as far as the checks of the page need one.
//
// It tells words, numbers, operators and literals apart. Comments are left out; of a template the
// code within `${…}` is read, its text is not.

/** @typedef {{ kind: "word" | "number" | "operator" | "text" | "pattern", text: string, line: number }} Token */

/** What a value ends with: a slash behind it divides, elsewhere it begins a regular expression. */
const ENDS_A_VALUE = new Set([")", "]", "}"]);

/** Words behind which a value begins. */
const BEFORE_A_VALUE = new Set(["return", "typeof", "case", "in", "of", "void", "delete", "throw", "new", "await", "yield", "else", "do"]);

const OPERATORS = [
  ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=",
  "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**",
];

/** @type {[Token["kind"] | "nothing", RegExp][]} */
const SHAPES = [
  ["nothing", /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y],
  ["word", /[#$_\p{ID_Start}][$\u200c\u200d\p{ID_Continue}]*/uy],
  ["number", /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?|\.\d[\d_]*(?:e[+-]?\d+)?)n?/iy],
  ["text", /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y],
];

const PATTERN = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;

/**
 * @param {string} source
 * @returns {Token[]}
 */
export function tokens(source) {
  /** @type {Token[]} */
  const found = [];
  /** For each open template the braces open within its code. @type {number[]} */
  const templates = [];
  let at = 0;
  let line = 1;

  /** @param {RegExp} shape */
  const match = (shape) => {
    shape.lastIndex = at;
    return shape.exec(source)?.[0];
  };
  /** @param {Token["kind"] | "nothing"} kind @param {string} text */
  const take = (kind, text) => {
    if (kind !== "nothing") found.push({ kind, text, line });
    line += text.split("\n").length - 1;
    at += text.length;
  };
  /** The text of a template up to its end or to `${`. */
  const template = () => {
    const text = match(/(?:[^`\\$]|\\[^]|\$(?!\{))*/y) ?? "";
    take("text", text);
    const end = source.startsWith("${", at) ? "${" : "`";
    take("nothing", end);
    if (end === "${") templates.push(0);
  };

  while (at < source.length) {
    const shape = SHAPES.find(([, shape]) => match(shape) !== undefined);
    const pattern = source[at] === "/" && beginsAValue(found.at(-1)) ? match(PATTERN) : undefined;
    const open = templates.at(-1);
    if (shape) {
      take(shape[0], match(shape[1]) ?? "");
    } else if (pattern !== undefined) {
      take("pattern", pattern);
    } else if (source[at] === "`") {
      take("nothing", "`");
      template();
    } else if (source[at] === "}" && open === 0) {
      templates.pop();
      take("nothing", "}");
      template();
    } else {
      const text = OPERATORS.find((operator) => source.startsWith(operator, at)) ?? source.charAt(at);
      if (open !== undefined && text === "{") templates[templates.length - 1] = open + 1;
      if (open !== undefined && text === "}") templates[templates.length - 1] = open - 1;
      take("operator", text);
    }
  }
  return found;
}

/** @param {Token | undefined} before */
function beginsAValue(before) {
  if (!before) return true;
  if (before.kind === "operator") return !ENDS_A_VALUE.has(before.text);
  return before.kind === "word" && BEFORE_A_VALUE.has(before.text);
}
