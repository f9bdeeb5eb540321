// The calculator: a notebook of lines, with a preview of the one that is being typed.

/** @import { Context } from "../context" */
/** @import { Calculation, Notes, PreviewAnswer } from "../api" */
import { h, fill, freshId } from "../dom.js";
import { isCancelled } from "../engine.js";
import { notes } from "../notes.js";
import { problem } from "../problem.js";
import { formula } from "../typeset.js";

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
];

/** Signs that few keyboards have, and what they are called. */
const SIGNS = [
  ["ω", "omega"], ["ε₀", "epsilon zero"], ["ω₁", "omega one"], ["^", "to the power"], ["·", "times"],
  ["⊕", "nim-sum"], ["⊗", "nim-product"], ["#", "natural sum"], ["*", "nimber"],
];

/** How long a person pauses before the preview is asked for, in milliseconds. */
const PAUSE = 120;

/** The lines of this visit: they stay when one goes to another screen and comes back.
 * @type {(Calculation & Notes)[]} */
const notebook = [];

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function calculatorScreen(root, context) {
  const { ask, left, announce } = context;
  const previewId = freshId("preview");
  const lines = h("ol", { class: "notebook", "aria-label": "Results" });
  const preview = h("div", { class: "preview", id: previewId });
  const trouble = h("div", {});
  const help = h("dl", { class: "functions" });
  const field = h("input", {
    type: "text", class: "expression", "aria-label": "Expression", "aria-describedby": previewId,
    autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "done",
    placeholder: "(w+1)*2",
  });
  const form = h("form", { class: "expression-row" }, field, h("button", { class: "primary" }, "Calculate"));
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
    h("p", { class: "lead" }, "Ordinals, nimbers and comparisons. Earlier results are %1, %2, …, and the last one is %."),
    h("div", { class: "desk" },
      h("section", { class: "panel", "aria-label": "Notebook" },
        lines,
        form,
        preview,
        trouble,
        h("div", { class: "signs", role: "group", "aria-label": "Signs" },
          ...SIGNS.map(([sign = "", name = ""]) =>
            h("button", { type: "button", class: "sign", "aria-label": name, title: name, onclick: () => insert(sign) }, sign)))),
      h("section", { "aria-labelledby": "to-try" },
        h("h2", { id: "to-try" }, "To try"),
        h("ul", { class: "examples" }, ...EXAMPLES.map(([input = "", shows = ""]) => h("li", {},
          h("button", { type: "button", class: "example", onclick: () => take(input) }, h("code", {}, input)),
          " ", h("span", {}, shows)))),
        h("details", { class: "more" }, h("summary", {}, "Functions"), help))));
  notebook.forEach(show);
  listFunctions().catch(silent);

  async function listFunctions() {
    const { functions } = await ask({ request: "games" }, { signal: left });
    fill(help, ...functions.flatMap(({ signature, summary, example, gives }) => [
      h("dt", {}, h("code", {}, signature)),
      h("dd", {}, summary, ": ",
        h("button", { type: "button", class: "inline", onclick: () => take(example) }, h("code", {}, example)),
        " = ", h("code", {}, gives)),
    ]));
  }

  function previewSoon() {
    fill(trouble);
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
    try {
      const answer = await ask({ request: "calc", input, earlier: earlier(), mathml: true }, { signal: left });
      notebook.push(answer);
      recalled = notebook.length;
      field.value = "";
      fill(trouble);
      fill(preview);
      show(answer, notebook.length - 1);
      announce(`${answer.input} is ${answer.text}`);
      form.scrollIntoView({ block: "nearest" });
    } catch (error) {
      if (isCancelled(error)) return;
      fill(preview);
      fill(trouble, problem(error, input));
    }
  }

  /**
   * @param {Calculation & Notes} answer
   * @param {number} index
   */
  function show(answer, index) {
    const name = `%${index + 1}`;
    lines.append(h("li", { class: "line" },
      h("button", { type: "button", class: "line-name", "aria-label": `Insert ${name}`, onclick: () => insert(name) }, name),
      h("div", { class: "line-body" },
        h("button", { type: "button", class: "line-input", title: "Edit again", onclick: () => take(answer.input) }, answer.input),
        h("div", { class: "line-result" }, formula(answer), h("span", { class: "kind" }, answer.kind)),
        ...notes(answer))));
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

/** The earlier results, as the engine wants them; digits would read back as another number. */
function earlier() {
  return notebook.map((answer) => (answer.kind === "digits" ? "" : answer.text));
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
