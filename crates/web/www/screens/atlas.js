// Pictures of the theory: which one, how large, of what, in which colours; to be looked at and saved.

/** @import { Context } from "../context" */
/** @import { Generator, Ink, PlateAnswer } from "../api" */
import { fileName, png, save } from "../charts/files.js";
import { h, fill, markup } from "../dom.js";
import { say } from "../language.js";
import { sentence } from "../problem.js";
import { field, rooms, select, styled } from "../teach/parts.js";
import { think } from "../thinking.js";
import { told } from "../told.js";

/** Dots of the longer side of a picture that is saved, enough for a large sheet of paper. */
const DOTS = 4000;

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function atlasScreen(root, context) {
  const { ask, left, query } = context;
  const [{ kinds }] = await Promise.all([ask({ request: "atlas" }, { signal: left }), styled]);
  /** @type {[Ink, string][]} */
  const inks = [["colour", say`Colours`], ["black", say`Black and white`]];
  /** @type {[Generator, string][]} */
  const generators = [["least", say`The least`], ["compatible", say`Compatible with other fields`]];
  const given = (/** @type {string} */ name) => query.get(name) ?? "";
  const kind = select(kinds.map(({ kind, title }) => [kind, title]), given("kind"));
  const ink = select(inks, given("ink"));
  const choices = h("div", { class: "atlas-choices" });
  const about = h("p", { class: "soft" });
  const progress = h("div", {});
  const shown = h("div", { class: "sheet-shown" });
  /** What the kind asks for, by the names of the request. @type {Record<string, HTMLSelectElement | HTMLInputElement>} */
  let asked = {};
  kind.addEventListener("change", () => choose());
  const form = h("form", { class: "sheet-form", onchange: () => show(), onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    field(say`Picture`, kind), choices, field(say`Ink`, ink));
  fill(root, rooms("atlas"), h("h1", {}, say`Atlas`),
    h("p", { class: "lead" }, say`Pictures of the theory, computed by the engine, to be looked at and printed.`),
    form, about, progress, shown);
  choose(given);
  await show();

  /** Offers what can be chosen of the kind. @param {(name: string) => string} [before]  what was chosen */
  function choose(before = () => "") {
    const { sizes = [], of, columns, generator, about: words = "" } = kinds.find((other) => other.kind === kind.value) ?? {};
    /** @type {(HTMLElement | null)[]} */
    const fields = [];
    asked = {};
    /** @param {string} name @param {string} label @param {HTMLSelectElement | HTMLInputElement} control */
    const offer = (name, label, control) => {
      asked[name] = control;
      fields.push(field(label, control));
    };
    if (sizes.length > 0) offer("size", say`Size`, select(sizes.map((size) => [String(size), String(size)]), before("size")));
    if (generator) offer("generator", say`Generator`, select(generators, before("generator")));
    if (of !== undefined) offer("of", say`Of`, h("input", { type: "text", class: "atlas-of", value: before("of") || of, autocapitalize: "off", autocomplete: "off", spellcheck: "false" }));
    if (columns) offer("columns", say`Heaps in a row`, h("input", { type: "number", min: "1", step: "1", placeholder: say`period`, value: before("columns") }));
    fill(choices, fields);
    fill(about, sentence(words));
  }

  async function show() {
    const said = Object.fromEntries(Object.entries({ kind, ...asked, ink }).map(([name, { value }]) => [name, value.trim()]).filter(([, value]) => value !== ""));
    context.remember(`#/atlas?${new URLSearchParams(said)}`);
    const { size, columns, of } = said;
    await think(progress, left, (manner) => ask({
      request: "plate",
      kind: kind.value,
      ink: /** @type {Ink} */ (ink.value),
      ...(size !== undefined && { size: Number(size) }),
      ...(columns !== undefined && { columns: Number(columns) }),
      ...(of !== undefined && { of }),
      ...(said.generator !== undefined && { generator: /** @type {Generator} */ (said.generator) }),
    }, manner), (plate) => lay(plate), { typed: of ?? "", failed: () => fill(shown) });
  }

  /** @param {PlateAnswer} plate */
  function lay({ title, told: caption, svg }) {
    const paper = markup(h("div", { class: "paper" }), svg);
    // The caption stands below it.
    paper.firstElementChild?.setAttribute("aria-labelledby", "title");
    fill(shown,
      h("div", { class: "row" },
        h("button", { type: "button", class: "primary", onclick: () => save(fileName(title, "svg"), "image/svg+xml", svg) }, say`Save as SVG`),
        h("button", { type: "button", onclick: async () => save(fileName(title, "png"), "image/png", await png(svg, DOTS)) }, say`Save as PNG`)),
      h("figure", { class: "atlas-plate" }, paper, h("figcaption", {}, told(caption.html))));
    context.announce(title);
  }
}
