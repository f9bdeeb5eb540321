// An editor for rulesets: the file on one side, on the other a board that is drawn and solved as one
// types, with mistakes underlined.

/** @import { Context } from "../context" */
/** @import { RulesetAnswer } from "../api" */
import { analysisAddress, playAddress } from "../address.js";
import { fileName, save } from "../charts/files.js";
import { h, fill, freshId } from "../dom.js";
import { drawingElement } from "../elements/drawing.js";
import { EngineError, isCancelled } from "../engine.js";
import { say } from "../language.js";
import { problem, sentence } from "../problem.js";
import { files as brought, withRules } from "../rules.js";
import { styles } from "../styles.js";
import { think } from "../thinking.js";

const KEY = "nimatron.rules";
const styled = styles("style/rules.css");

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function rulesScreen(root, context) {
  const { ask, left, announce } = context;
  const [{ files }] = await Promise.all([ask({ request: "ruleset_files" }, { signal: left, rules: [] }), styled]);
  const id = freshId("file");
  const text = h("textarea", { id, class: "rules-text", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", rows: "24", oninput: () => check(), onscroll: () => follow() });
  const behind = h("div", { class: "rules-behind", "aria-hidden": "true" });
  const found = h("div", { class: "rules-found", role: "status" });
  const position = h("input", { type: "text", class: "position-field", spellcheck: "false", autocomplete: "off", "aria-label": say`Position`, oninput: () => { chosen = true; look(); } });
  const examples = h("div", { class: "row" });
  const picture = h("div", { class: "card-picture" });
  const verdict = h("p", { class: "rules-verdict", role: "status" });
  const progress = h("div", {});
  const doors = h("p", { class: "row" });
  const begin = h("select", { onchange: () => {
    const file = files.find(({ name }) => name === begin.value)?.file;
    if (file === undefined) return;
    text.value = file;
    chosen = false;
    check();
  } }, h("option", { value: "" }, say`Begin with …`), files.map(({ name, title }) => h("option", { value: name }, title)));
  /** Whether the position was typed, so that another file leaves it. */
  let chosen = false;
  text.value = brought[0] ?? draft() ?? files.find(({ name }) => name === "toads")?.file ?? "";
  fill(root,
    h("p", { class: "soft" }, h("a", { href: "#/games" }, say`All games`)),
    h("h1", {}, say`A ruleset of your own`),
    h("p", { class: "lead" }, say`Write signs for what stands on a square, and patterns or a function for the moves. The board beside it is drawn and solved as you type.`),
    h("div", { class: "rules-desk" },
      h("div", {},
        h("div", { class: "row" }, h("label", { for: id }, say`The file`), h("label", { class: "visually-hidden", for: freshBegin() }, say`Begin with …`), begin),
        h("div", { class: "rules-paper" }, behind, text),
        found),
      h("div", {},
        h("h2", {}, say`The board`),
        position, examples, picture, progress, verdict, doors)));
  await check();

  function freshBegin() {
    begin.id = freshId("begin");
    return begin.id;
  }

  /** What lies behind the text scrolls with it. */
  function follow() {
    behind.scrollTop = text.scrollTop;
    behind.scrollLeft = text.scrollLeft;
  }

  /** @param {[number, number] | null} span */
  function underline(span) {
    if (!span) {
      fill(behind);
      return;
    }
    const [start, end] = [span[0], Math.max(span[1], span[0] + 1)];
    fill(behind, text.value.slice(0, start), h("mark", {}, text.value.slice(start, end) || " "), text.value.slice(end));
    follow();
  }

  async function check() {
    keep(text.value);
    try {
      const answer = await ask({ request: "ruleset", file: text.value }, { signal: left, rules: [] });
      underline(null);
      agreed(answer);
    } catch (error) {
      if (isCancelled(error) || left.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      underline(error.span);
      fill(found, problem(error, text.value));
    }
  }

  /** @param {RulesetAnswer} answer */
  function agreed({ about, agreed: count, games, longest, ends }) {
    const all = about.examples;
    fill(found,
      h("p", {}, count === 1 ? say`1 expected value or outcome class agrees.` : say`${count} expected values and outcome classes agree.`),
      h("p", {}, sentence(ends)),
      h("p", { class: "soft" }, say`${games} random games were played; moves of the longest: ${longest}.`));
    fill(examples, all.map((example) => h("button", { type: "button", onclick: () => {
      position.value = example.position;
      chosen = true;
      look();
    } }, h("code", {}, example.position))));
    if (!chosen || !position.value.startsWith(about.ruleset)) {
      position.value = all[0]?.position ?? `${about.ruleset}: 4x4`;
      chosen = false;
    }
    look();
  }

  function look() {
    const asked = { signal: left, rules: [text.value] };
    const wanted = position.value;
    ask({ request: "position", position: wanted }, { ...asked, lane: "rules" }).then((view) => {
      picture.setAttribute("role", "img");
      picture.setAttribute("aria-label", view.drawing.label);
      fill(picture, h("div", { class: "small-table", inert: true }, drawingElement(view.drawing)));
      fill(doors,
        h("a", { class: "button primary", href: withRules(text.value, playAddress(wanted)) }, say`Play`),
        h("a", { class: "button", href: withRules(text.value, analysisAddress(wanted)) }, say`Analyse`),
        h("button", { type: "button", onclick: () => save(fileName(view.ruleset, "toml"), "application/toml", text.value) }, say`Save as a file`));
      return think(progress, left, (manner) => ask({ request: "analyze", position: wanted, level: 0, with: ["told"] }, { ...manner, rules: [text.value] }), (solution) => {
        const words = solution.told?.text.split("\n", 1)[0] ?? "";
        fill(verdict, words);
        announce(words);
      }, { failed: () => fill(verdict) });
    }, (error) => {
      if (isCancelled(error) || left.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      fill(doors);
      fill(verdict);
      fill(picture);
      fill(progress, problem(error, wanted));
    });
  }
}

/** What was written last in this browser. */
function draft() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} text */
function keep(text) {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser may forbid storage; the file can be saved all the same.
  }
}
