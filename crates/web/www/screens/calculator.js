// The calculator: a notebook of lines, with a preview of the one that is being typed. A line is an
// expression, which may give its value a name, a position, or a sequence.

/** @import { Context } from "../context" */
/** @import { PreviewAnswer } from "../api" */
/** @import { Manner } from "../engine.js" */
/** @import { Line } from "../calculator/notebook.js" */
/** @import { Functions } from "../calculator/functions.js" */
import { styled } from "../charts/chart.js";
import { copy } from "../clipboard.js";
import { h, fill, freshId } from "../dom.js";
import { EngineError, isCancelled } from "../engine.js";
import { say } from "../language.js";
import { notes } from "../notes.js";
import { marked, problem } from "../problem.js";
import { think } from "../thinking.js";
import { formula } from "../typeset.js";
import { completions, functionList } from "../calculator/functions.js";
import { earlier, keep, lines as kept, notebookAddress } from "../calculator/notebook.js";
import { pictures } from "../calculator/pictures.js";
import { sequenceLine, wanted } from "../calculator/sequence-line.js";

/** Expressions to begin with, and what they show. */
const examples = () => [
  ["1 + w", say`a one before infinity is swallowed`],
  ["w + 1", say`behind it, it counts`],
  ["(w+1)*2 # 3", say`a product, then the natural sum`],
  ["*5 + *3", say`nimbers add without carry`],
  ["nimsum(w*3+7, w+4, 5)", say`so do the heights of piles`],
  ["*2 * *2", say`and nimbers multiply`],
  ["sqrt(*8)", say`each has one square root`],
  ["base2(w*5+3)", say`as a sum of powers of two`],
  ["w^w^w < e0", say`a comparison`],
  ["fundamental(e0, 3)", say`a step on the way to ε₀`],
  ["{2|-1} + ^", say`games with moves of Left and of Right`],
  ["temperature({3|-1})", say`how urgent it is to move there`],
  ["g = {3||2|-1}", say`a name for a value, and its thermograph`],
  ["domineering: 2x3", say`a position: its board and its value`],
  ["grundy kayles", say`a sequence, plotted`],
];

/** Signs that few keyboards have, and what they are called. */
const signs = () => [
  ["ω", say`omega`], ["ε₀", say`epsilon zero`], ["ω₁", say`omega one`], ["^", say`to the power`], ["·", say`times`],
  ["⊕", say`nim-sum`], ["⊗", say`nim-product`], ["#", say`natural sum`], ["*", say`nimber`],
];

/** How long a person pauses before the preview is asked for, in milliseconds. */
const PAUSE = 120;

/** Longer texts are not repeated below the field to show a place in them. */
const LONGEST_MARKED = 200;

/** What is said of a value's kind. @returns {Record<Line["kind"], string>} */
const kinds = () => ({
  ordinal: say`ordinal`, base2: say`sum of powers of two`, "nimber": say`nimber`, nimbers: say`nimbers`, polynomial: say`polynomial`,
  digits: say`digits`, game: say`game`, loopy: say`loopy game`, tuple: say`game of n players`, misere: say`misere`, genus: say`genus`,
  misere_class: say`misere_class`, games: say`games`, form: say`form`, simplification: say`simplification`, outcome: say`outcome`,
  thermograph: say`thermograph`, interval: say`interval`, uptimal: say`in powers of up`, boolean: say`true or false`, sequence: say`Grundy values`,
});

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function calculatorScreen(root, context) {
  const { ask, left, announce } = context;
  await styled;
  const handedOn = context.query.getAll("line");
  /** @type {Line[]} */
  let notebook = handedOn.length > 0 ? [] : [...kept()];
  const previewId = freshId("preview");
  const lines = h("ol", { class: "notebook", "aria-label": say`Results` });
  const preview = h("div", { class: "preview", id: previewId });
  const trouble = h("div", {});
  const help = h("div", {});
  const offered = h("div", { class: "completions", role: "group", "aria-label": say`Functions that begin so` });
  /** @type {Functions} */
  let functions = [];
  const field = h("input", {
    type: "text", class: "expression", "aria-label": say`Expression`, "aria-describedby": previewId,
    autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "done",
    placeholder: "(w+1)*2",
  });
  const form = h("form", { class: "expression-row" }, field, h("button", { class: "primary" }, say`Calculate`));
  const link = h("button", { type: "button", onclick: () => handOn() }, say`Link to this notebook`);
  const tools = h("div", { class: "row notebook-tools", hidden: true }, link,
    h("button", { type: "button", class: "quiet", onclick: () => clear() }, say`Clear`));
  const copied = h("input", { class: "link-field", type: "text", readonly: true, hidden: true });
  let timer = 0;
  let recalled = notebook.length;

  field.addEventListener("input", previewSoon);
  field.addEventListener("keydown", recall);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    calculate();
  });
  left.addEventListener("abort", () => clearTimeout(timer));

  fill(root,
    h("h1", {}, say`Calculator`),
    h("p", { class: "lead" }, say`Ordinals, nimbers, games, positions and sequences. Earlier results are %1, %2, …, and the last one is %; g = … gives a value the name g.`),
    h("div", { class: "desk" },
      h("section", { class: "panel", "aria-label": say`Notebook` },
        lines,
        form,
        offered,
        preview,
        trouble,
        h("div", { class: "signs", role: "group", "aria-label": say`Signs` },
          ...signs().map(([sign = "", name = ""]) =>
            h("button", { type: "button", class: "sign", title: name, onclick: () => insert(sign) }, h("span", { class: "visually-hidden" }, name), h("span", { "aria-hidden": "true" }, sign)))),
        tools,
        copied),
      h("section", { "aria-labelledby": "to-try" },
        h("h2", { id: "to-try" }, say`To try`),
        h("ul", { class: "examples" }, ...examples().map(([input = "", shows = ""]) => h("li", {},
          h("button", { type: "button", class: "example", onclick: () => take(input) }, h("code", {}, input)),
          " ", h("span", {}, shows)))),
        h("details", { class: "more" }, h("summary", {}, say`Functions`), help))));
  notebook.forEach(show);
  listFunctions().catch(silent);
  replay().catch(silent);

  async function listFunctions() {
    ({ functions } = await ask({ request: "games" }, { signal: left, lane: null }));
    fill(help, ...functionList(functions, take));
  }

  /** The lines of a notebook that was handed on, calculated here. */
  async function replay() {
    for (const input of handedOn) {
      try {
        show(await answer(input, { signal: left, lane: null }));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        fill(trouble, problem(error, input));
        break;
      }
    }
  }

  /** The line with its answer. @param {string} input @param {Manner} manner @returns {Promise<Line>} */
  function answer(input, manner) {
    const sequence = wanted(input);
    if (sequence) return sequenceLine(input, sequence, ask, manner);
    return ask({ request: "calc", input, earlier: earlier(notebook), mathml: true, latex: true, thermograph: true }, manner);
  }

  /** What the browser keeps, or what the address holds of a notebook that was handed on. */
  function remember() {
    if (handedOn.length > 0) context.remember(notebookAddress(notebook));
    else keep(notebook);
  }

  function clear() {
    notebook = [];
    fill(lines);
    tools.hidden = true;
    copied.hidden = true;
    if (handedOn.length > 0) context.remember("#/calculator");
    else keep(notebook);
    field.focus();
  }

  async function handOn() {
    const address = (location.href.split("#", 1)[0] ?? "") + notebookAddress(notebook);
    copied.hidden = false;
    await copy(address, copied, say`Link to this notebook`, announce);
    copied.select();
  }

  function offer() {
    const names = notebook.flatMap(({ name = [] }) => name);
    fill(offered, ...completions(functions, names, field, previewSoon));
  }

  function previewSoon() {
    fill(trouble);
    offer();
    clearTimeout(timer);
    timer = window.setTimeout(() => previewNow().catch(silent), PAUSE);
  }

  async function previewNow() {
    const input = field.value;
    if (input.trim() === "") return fill(preview);
    const sequence = wanted(input);
    if (sequence) return fill(preview, h("span", {}, say`the Grundy values of ${sequence.ruleset}, as a plot`));
    const answer = await ask({ request: "preview", input, earlier: earlier(notebook) }, { signal: left });
    if (field.value === input) fill(preview, ...previewed(answer, input));
    return preview;
  }

  /** @param {KeyboardEvent} event */
  function recall(event) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0 || notebook.length === 0) return;
    event.preventDefault();
    recalled = Math.max(0, Math.min(notebook.length, recalled + step));
    field.value = notebook[recalled]?.input ?? "";
    previewSoon();
  }

  async function calculate() {
    const input = field.value.trim();
    if (input === "") return;
    clearTimeout(timer);
    const failed = () => { fill(preview); };
    await think(trouble, left, (manner) => answer(input, manner), (line) => {
      show(line);
      recalled = notebook.length;
      if (field.value.trim() === input) field.value = "";
      fill(preview);
      fill(offered);
      remember();
      announce(say`${line.input} is ${line.text}`);
      form.scrollIntoView({ block: "nearest" });
    }, { typed: input, failed });
  }

  /** @param {Line} line */
  function show(line) {
    if (!notebook.includes(line)) notebook.push(line);
    tools.hidden = false;
    const number = notebook.indexOf(line) + 1;
    const name = line.name ?? `%${number}`;
    const button = (/** @type {string} */ words, /** @type {string} */ text, /** @type {string} */ label, /** @type {string} */ what) =>
      h("button", { type: "button", class: "quiet", "aria-label": label, onclick: () => copy(text, copied, what, announce) }, words);
    lines.append(h("li", { class: "line" },
      h("button", { type: "button", class: "line-name", "aria-label": say`Insert ${name}`, onclick: () => insert(name) }, name),
      h("div", { class: "line-body" },
        h("div", { class: "line-head" },
          h("button", { type: "button", class: "line-input", title: say`Edit again`, onclick: () => take(line.input) }, line.input),
          h("div", { class: "line-tools" },
            button(say`Copy`, line.kind === "sequence" ? line.text : `${line.input} = ${line.text}`, say`Copy line ${number} as text`, say`Line ${number} as text`),
            line.latex === undefined ? null : button("LaTeX", line.latex, say`Copy line ${number} as LaTeX`, say`Line ${number} as LaTeX`))),
        h("div", { class: "line-result" }, formula(line), h("span", { class: "kind" }, kindOf(line))),
        ...notes(line),
        ...pictures(line, context))));
  }

  /** @param {string} text */
  function insert(text) {
    field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, "end");
    field.focus();
    previewSoon();
  }

  /** @param {string} input */
  function take(input) {
    field.value = input;
    field.focus();
    previewSoon();
  }
}

/** What a value is called. @param {Line} line */
function kindOf({ kind, text }) {
  if (["ordinal", "game"].includes(kind) && /^[-−]?\d+(\/\d+)?$/.test(text)) return say`number`;
  return kinds()[kind];
}

/**
 * What is being typed: its value if it is complete, else gently what is missing, and where.
 * @param {PreviewAnswer} answer
 * @param {string} input
 */
function previewed(answer, input) {
  if (answer.text === null) return [
    h("span", { class: "preview-problem" }, answer.problem ?? ""),
    answer.span && input.length < LONGEST_MARKED ? marked(input, answer.span) : null,
  ];
  return [
    answer.reading ? h("code", { class: "reading" }, answer.reading) : null,
    h("span", { class: "equals" }, " = "),
    formula({ text: answer.text, mathml: answer.mathml }),
  ];
}

/** @param {unknown} error */
function silent(error) {
  if (!isCancelled(error)) console.warn(error);
}
