// The calculator: a notebook of lines, with a preview of the one that is being typed.

/** @import { Context } from "../context" */
/** @import { PreviewAnswer } from "../api" */
/** @import { Line } from "../calculator/notebook.js" */
/** @import { Functions } from "../calculator/functions.js" */
import { h, fill, freshId } from "../dom.js";
import { EngineError, isCancelled } from "../engine.js";
import { notes } from "../notes.js";
import { problem } from "../problem.js";
import { think } from "../thinking.js";
import { formula } from "../typeset.js";
import { completions, functionList } from "../calculator/functions.js";
import { keep, lines as kept, notebookAddress } from "../calculator/notebook.js";

/** Expressions to begin with, and what they show. */
const EXAMPLES = [
  ["1 + w", "a one before infinity is swallowed"],
  ["w + 1", "behind it, it counts"],
  ["(w+1)*2 # 3", "a product, then the natural sum"],
  ["*5 + *3", "nimbers add without carry"],
  ["nimsum(w*3+7, w+4, 5)", "so do the heights of piles"],
  ["*2 * *2", "and nimbers multiply"],
  ["sqrt(*8)", "each has one square root"],
  ["base2(w*5+3)", "as a sum of powers of two"],
  ["w^w^w < e0", "a comparison"],
  ["fundamental(e0, 3)", "a step on the way to ε₀"],
  ["{2|-1} + ^", "games with moves of Left and of Right"],
  ["temperature({3|-1})", "how urgent it is to move there"],
];

/** Signs that few keyboards have, and what they are called. */
const SIGNS = [
  ["ω", "omega"], ["ε₀", "epsilon zero"], ["ω₁", "omega one"], ["^", "to the power"], ["·", "times"],
  ["⊕", "nim-sum"], ["⊗", "nim-product"], ["#", "natural sum"], ["*", "nimber"],
];

/** How long a person pauses before the preview is asked for, in milliseconds. */
const PAUSE = 120;

/** What is said of a value's kind, where that is not its name. @type {Record<string, string>} */
const KINDS = { base2: "sum of powers of two", boolean: "true or false", loopy: "loopy game", tuple: "game of n players", uptimal: "in powers of up" };

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function calculatorScreen(root, context) {
  const { ask, left, announce } = context;
  const handedOn = context.query.getAll("line");
  /** @type {Line[]} */
  let notebook = handedOn.length > 0 ? [] : [...kept()];
  const previewId = freshId("preview");
  const lines = h("ol", { class: "notebook", "aria-label": "Results" });
  const preview = h("div", { class: "preview", id: previewId });
  const trouble = h("div", {});
  const help = h("div", {});
  const offered = h("div", { class: "completions", role: "group", "aria-label": "Functions that begin so" });
  /** @type {Functions} */
  let functions = [];
  const field = h("input", {
    type: "text", class: "expression", "aria-label": "Expression", "aria-describedby": previewId,
    autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "done",
    placeholder: "(w+1)*2",
  });
  const form = h("form", { class: "expression-row" }, field, h("button", { class: "primary" }, "Calculate"));
  const link = h("button", { type: "button", onclick: () => handOn() }, "Link to this notebook");
  const tools = h("div", { class: "row notebook-tools", hidden: true }, link,
    h("button", { type: "button", class: "quiet", onclick: () => clear() }, "Clear"));
  const address = h("input", { class: "link-field", type: "text", readonly: true, hidden: true, "aria-label": "Link to this notebook" });
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
    h("h1", {}, "Calculator"),
    h("p", { class: "lead" }, "Ordinals, nimbers, games and comparisons. Earlier results are %1, %2, …, and the last one is %."),
    h("div", { class: "desk" },
      h("section", { class: "panel", "aria-label": "Notebook" },
        lines,
        form,
        offered,
        preview,
        trouble,
        h("div", { class: "signs", role: "group", "aria-label": "Signs" },
          ...SIGNS.map(([sign = "", name = ""]) =>
            h("button", { type: "button", class: "sign", title: name, onclick: () => insert(sign) }, h("span", { class: "visually-hidden" }, name), h("span", { "aria-hidden": "true" }, sign)))),
        tools,
        address),
      h("section", { "aria-labelledby": "to-try" },
        h("h2", { id: "to-try" }, "To try"),
        h("ul", { class: "examples" }, ...EXAMPLES.map(([input = "", shows = ""]) => h("li", {},
          h("button", { type: "button", class: "example", onclick: () => take(input) }, h("code", {}, input)),
          " ", h("span", {}, shows)))),
        h("details", { class: "more" }, h("summary", {}, "Functions"), help))));
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
        show(await ask({ request: "calc", input, earlier: earlier(), mathml: true }, { signal: left, lane: null }));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        fill(trouble, problem(error, input));
        break;
      }
    }
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
    address.hidden = true;
    if (handedOn.length > 0) context.remember("#/calculator");
    else keep(notebook);
    field.focus();
  }

  async function handOn() {
    address.value = (location.href.split("#", 1)[0] ?? "") + notebookAddress(notebook);
    address.hidden = false;
    address.select();
    try {
      await navigator.clipboard.writeText(address.value);
      announce("Link copied");
    } catch {
      // Over plain HTTP browsers offer no clipboard: the selected field is what remains.
      announce("The link is selected: copy it with your keyboard");
    }
  }

  function offer() {
    fill(offered, ...completions(functions, field, previewSoon));
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
    const answer = await ask({ request: "preview", input, earlier: earlier() }, { signal: left });
    if (field.value === input) fill(preview, ...previewed(answer));
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
    await think(trouble, left, (manner) => ask({ request: "calc", input, earlier: earlier(), mathml: true }, manner), (answer) => {
      show(answer);
      recalled = notebook.length;
      if (field.value.trim() === input) field.value = "";
      fill(preview);
      fill(offered);
      remember();
      announce(`${answer.input} is ${answer.text}`);
      form.scrollIntoView({ block: "nearest" });
    }, { typed: input, failed });
  }

  /** @param {Line} answer */
  function show(answer) {
    if (!notebook.includes(answer)) notebook.push(answer);
    tools.hidden = false;
    const name = `%${notebook.indexOf(answer) + 1}`;
    lines.append(h("li", { class: "line" },
      h("button", { type: "button", class: "line-name", "aria-label": `Insert ${name}`, onclick: () => insert(name) }, name),
      h("div", { class: "line-body" },
        h("button", { type: "button", class: "line-input", title: "Edit again", onclick: () => take(answer.input) }, answer.input),
        h("div", { class: "line-result" }, formula(answer), h("span", { class: "kind" }, kindOf(answer))),
        ...notes(answer))));
  }

  /** The earlier results, as the engine wants them; digits would read back as another number. */
  function earlier() {
    return notebook.map((answer) => (answer.kind === "digits" ? "" : answer.text));
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

/** What a value is called. @param {Line} answer */
function kindOf({ kind, text }) {
  if (["ordinal", "game"].includes(kind) && /^[-−]?\d+(\/\d+)?$/.test(text)) return "number";
  return KINDS[kind] ?? kind;
}

/**
 * What is being typed: its value if it is complete, else gently what is missing.
 * @param {PreviewAnswer} answer
 */
function previewed(answer) {
  if (answer.text === null) return [h("span", { class: "preview-problem" }, answer.problem ?? "")];
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
