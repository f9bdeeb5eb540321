// Sheets to be printed: which one, how hard, on which paper, with or without its key.

/** @import { Context } from "../context" */
/** @import { Paper, SheetAnswer } from "../api" */
import { fileName, save } from "../charts/files.js";
import { h, fill } from "../dom.js";
import { sentence } from "../problem.js";
import { field, rooms, select, styled, within } from "../teach/parts.js";
import { think } from "../thinking.js";

/** @type {[Paper, string][]} */
const PAPERS = [["a4", "A4"], ["letter", "Letter"]];

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function sheetsScreen(root, context) {
  const { ask, left, query, settings } = context;
  const [{ kinds, levels }] = await Promise.all([ask({ request: "sheets" }, { signal: left }), styled]);
  const given = (/** @type {string} */ name, /** @type {string | number} */ otherwise) => query.get(name) ?? String(otherwise);
  const kind = select(kinds.map(({ kind, title }) => [kind, title]), given("kind", kinds[0]?.kind ?? ""));
  const paper = select(PAPERS, given("paper", "a4"));
  const level = select(Array.from({ length: levels }, (_, index) => [String(index + 1), String(index + 1)]), given("level", 1));
  const seed = h("input", { type: "number", min: "0", step: "1", value: given("seed", settings.seed) });
  const answers = h("input", { type: "checkbox", checked: query.get("answers") === "yes" });
  const about = h("p", { class: "soft" });
  const progress = h("div", {});
  const shown = h("div", { class: "sheet-shown" });
  const form = h("form", { class: "sheet-form", onchange: () => show(), onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    field("Sheet", kind), field("Level", level), field("Paper", paper),
    field("Seed", seed),
    h("button", { type: "button", onclick: () => {
      seed.value = String(Number(seed.value) + 1);
      show();
    } }, "Another one"),
    h("label", { class: "toggle" }, answers, h("span", {}, "With the answers")));
  fill(root, rooms("sheets"), h("h1", {}, "Sheets to print"),
    h("p", { class: "lead" }, "In black and white. The same seed gives the same sheet, another seed another one."),
    form, about, progress, shown);
  await show();

  async function show() {
    fill(about, sentence(kinds.find((other) => other.kind === kind.value)?.about ?? ""));
    seed.value = String(within(seed.value, Number.MAX_SAFE_INTEGER, 0));
    const wanted = { kind: kind.value, level: level.value, seed: seed.value, paper: paper.value };
    context.remember(`#/sheets?${new URLSearchParams({ ...wanted, ...(answers.checked ? { answers: "yes" } : {}) })}`);
    const address = location.href.split("#", 1)[0] ?? "";
    await think(progress, left, (manner) => ask({
      request: "sheet", kind: kind.value, level: Number(level.value), seed: Number(seed.value), paper: /** @type {Paper} */ (paper.value), answers: answers.checked, address,
    }, manner), (sheet) => lay(sheet));
  }

  /** @param {SheetAnswer} sheet */
  function lay({ name, title, html }) {
    const frame = preview(title, html);
    fill(shown,
      h("div", { class: "row" },
        h("button", { type: "button", class: "primary", onclick: () => frame.contentWindow?.print() }, "Print"),
        h("button", { type: "button", onclick: () => save(fileName(name, "html"), "text/html", html) }, "Save as a file")),
      frame);
    context.announce(`${title}, ${name}`);
  }
}

/**
 * A sheet as it will be printed. The page allows no styles within a document, so they are adopted.
 * @param {string} title
 * @param {string} html
 */
function preview(title, html) {
  const [before = "", style = "", after = ""] = html.split(/<\/?style>/);
  const frame = h("iframe", { class: "paper", title: `${title}, as it will be printed`, srcdoc: before + after });
  frame.addEventListener("load", () => {
    const { contentWindow: inside, contentDocument: sheet } = frame;
    if (!inside || !sheet) return;
    // A document adopts only sheets that its own window has made.
    const { CSSStyleSheet: Sheet } = /** @type {typeof globalThis} */ (/** @type {unknown} */ (inside));
    const styles = new Sheet();
    styles.replaceSync(style);
    sheet.adoptedStyleSheets = [styles];
    const place = frame.parentElement;
    if (!place) return;
    const width = sheet.querySelector("section")?.offsetWidth ?? 0;
    frame.style.width = `${width}px`;
    frame.style.height = `${sheet.body.scrollHeight}px`;
    // A narrow window shows it smaller.
    new ResizeObserver(() => { frame.style.zoom = String(Math.min(1, place.clientWidth / width)); }).observe(place);
  });
  return frame;
}
