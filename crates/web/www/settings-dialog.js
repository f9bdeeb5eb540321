// The settings, in a dialog: each takes effect at once.

/** @import { Settings, Theme, Notation } from "./settings.js" */
import { assignment } from "./assignment.js";
import { h } from "./dom.js";
import { openDialog } from "./dialog.js";

/** @type {[Theme, string][]} */
const THEMES = [["system", "As the system has it"], ["light", "Light"], ["dark", "Dark"]];

/** @type {[Notation, string][]} */
const NOTATIONS = [["unicode", "ω₁ → ε₀, as in books"], ["ascii", "w1 -> e0, as typed"]];

/** How much hints tell, by the height of the highest rung. @type {string[]} */
export const HINTS = [
  "No hints",
  "Only the question",
  "Up to what counts",
  "Up to the values",
  "Up to the balance",
  "Up to where to move",
  "Up to the winning moves",
  "The whole ladder",
];

/** @param {Settings} settings */
export function openSettings(settings) {
  // A link of the teacher's desk fixes these for a class.
  const free = !assignment.assigned;
  const hints = HINTS.map((words, height) => /** @type {[string, string]} */ ([String(height), words]));
  openDialog("Settings", h("form", { class: "settings", method: "dialog" },
    choice("Theme", THEMES, settings.theme, (theme) => settings.change({ theme: /** @type {Theme} */ (theme) })),
    choice("Notation", NOTATIONS, settings.notation, (notation) => settings.change({ notation: /** @type {Notation} */ (notation) })),
    free && choice("Hints", hints, String(settings.hints), (rung) => settings.change({ hints: Number(rung) })),
    free && toggle("Coach comments: after each move, what it was worth", settings.comments, (comments) => settings.change({ comments })),
    toggle("Sounds", settings.sound, (sound) => settings.change({ sound })),
    free && h("label", { class: "field seed" },
      h("span", {}, "Opponents’ seed"),
      h("input", { type: "number", min: 0, step: 1, value: settings.chosenSeed ?? "", placeholder: "another one each time", "aria-describedby": "about-seed", onchange: (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        settings.change({ seed: value === "" ? null : Number(value) });
      } })),
    free && h("small", { id: "about-seed", class: "soft" }, "The same seed and the same moves give the same game. Without one, every game is different.")));
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} take */
function toggle(label, on, take) {
  return h("label", { class: "toggle" },
    h("input", { type: "checkbox", checked: on, onchange: (/** @type {Event} */ event) => take(/** @type {HTMLInputElement} */ (event.target).checked) }),
    h("span", {}, label));
}

/**
 * @param {string} label
 * @param {[string, string][]} options
 * @param {string} chosen
 * @param {(value: string) => void} take
 */
function choice(label, options, chosen, take) {
  return h("label", { class: "field" },
    h("span", {}, label),
    h("select", { onchange: (/** @type {Event} */ event) => take(/** @type {HTMLSelectElement} */ (event.target).value) },
      ...options.map(([value, words]) => h("option", { value, selected: value === chosen }, words))));
}
