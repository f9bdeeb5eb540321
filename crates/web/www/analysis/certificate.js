// The certificate: a proof as text, which a checker that trusts nothing else confirms or refuses.

/** @import { Context } from "../context" */
/** @import { View, Verification } from "../api" */
import { save } from "../charts/files.js";
import { h, fill, markup } from "../dom.js";
import { say } from "../language.js";
import { think } from "../thinking.js";

/**
 * @param {View} view
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function certificate(view, context) {
  const { ask, left, announce } = context;
  const trouble = h("div", {});
  const told = h("div", { class: "told" });
  const text = h("textarea", {
    class: "certificate", rows: 8, spellcheck: "false", autocomplete: "off", wrap: "off",
    "aria-label": say`The certificate`, oninput: () => fill(result),
  });
  const checking = h("div", {});
  const result = h("p", { class: "verification", role: "status" });
  const shown = h("div", { hidden: true },
    h("details", { class: "more" }, h("summary", {}, say`In words`), told),
    text,
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary", onclick: () => check() }, say`Check it`),
      h("button", { type: "button", onclick: () => spoil() }, say`Spoil it`),
      h("button", { type: "button", onclick: () => save("certificate.json", "application/json", text.value) }, say`Download`)),
    checking,
    result);
  const make = h("button", { type: "button", onclick: () => prove() }, say`Make the certificate`);
  return h("section", { class: "panel proof", "aria-labelledby": "certificate-title" },
    h("h2", { id: "certificate-title" }, say`Certificate`),
    h("p", {}, say`A proof to keep. A small checker that knows the rules of the game and nothing else reads it: change a single line, and it says so.`),
    make,
    trouble,
    shown);

  async function prove() {
    make.disabled = true;
    await think(trouble, left, (manner) => ask({ request: "prove", position: view.position }, manner), (answer) => {
      fill(result);
      markup(told, answer.told.html);
      text.value = answer.certificate;
      shown.hidden = false;
      text.focus();
      text.setSelectionRange(0, 0);
      text.scrollTop = 0;
      announce(say`The certificate is made`);
    });
    make.disabled = false;
  }

  function check() {
    fill(result);
    return think(checking, left, (manner) => ask({ request: "verify", certificate: text.value }, manner), (answer) => {
      result.classList.toggle("refused", !answer.verified);
      fill(result, ...verification(answer));
    });
  }

  /** Swaps the first claim of who wins, as a forger might. */
  function spoil() {
    text.value = text.value.replace(/"outcome":"([NPD])"/, (_, outcome) => `"outcome":"${outcome === "N" ? "P" : "N"}"`);
    check();
  }
}

/** @param {Verification} answer */
function verification({ verified, outcome = "N", settled, position = "", place, reason }) {
  if (verified) {
    return [h("strong", {}, say`✓ Accepted.`), " ",
      settled === undefined ? say`${position}: outcome ${outcome}.`
        : settled === 1 ? say`${position}: outcome ${outcome}, 1 position settled.` : say`${position}: outcome ${outcome}, ${settled} positions settled.`];
  }
  return [h("strong", {}, say`✗ Refused.`), " ", [place, reason].filter((part) => part !== undefined).join(": "), "."];
}
