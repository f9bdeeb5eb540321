// The settings, in a dialog: each takes effect at once.

/** @import { Settings, Theme, Notation } from "./settings.js" */
import { assignment } from "./assignment.js";
import { h, fill } from "./dom.js";
import { openDialog } from "./dialog.js";
import { language, languages, say, speak } from "./language.js";

/** @returns {[Theme, string][]} */
const themes = () => [["system", say`As the system has it`], ["light", say`Light`], ["dark", say`Dark`]];

/** @returns {[Notation, string][]} */
const notations = () => [["unicode", say`${"ω₁ → ε₀"}, as in books`], ["ascii", say`${"w1 -> e0"}, as typed`]];

/** How much hints tell, by the height of the highest rung. */
export const rungs = () => [
  say`No hints`,
  say`Only the question`,
  say`Up to what counts`,
  say`Up to the values`,
  say`Up to the balance`,
  say`Up to where to move`,
  say`Up to the winning moves`,
  say`The whole ladder`,
];

/** @param {Settings} settings @param {boolean} [chosen]  whether the language has just been chosen */
export function openSettings(settings, chosen = false) {
  // A link of the teacher's desk fixes these for a class.
  const free = !assignment.assigned;
  const hints = rungs().map((words, height) => /** @type {[string, string]} */ ([String(height), words]));
  const dialog = openDialog(say`Settings`, h("form", { class: "settings", method: "dialog" },
    assignment.language === null && tongues(settings, chosen, () => {
      dialog.close();
      openSettings(settings, true);
    }),
    choice(say`Theme`, themes(), settings.theme, (theme) => settings.change({ theme: /** @type {Theme} */ (theme) })),
    choice(say`Notation`, notations(), settings.notation, (notation) => settings.change({ notation: /** @type {Notation} */ (notation) })),
    free && choice(say`Hints`, hints, String(settings.hints), (rung) => settings.change({ hints: Number(rung) })),
    free && toggle(say`Coach comments: after each move, what it was worth`, settings.comments, (comments) => settings.change({ comments })),
    toggle(say`Sounds`, settings.sound, (sound) => settings.change({ sound })),
    free && h("label", { class: "field seed" },
      h("span", {}, say`Opponents’ seed`),
      h("input", { type: "number", min: 0, step: 1, value: settings.chosenSeed ?? "", placeholder: say`another one each time`, "aria-describedby": "about-seed", onchange: (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        settings.change({ seed: value === "" ? null : Number(value) });
      } })),
    free && h("small", { id: "about-seed", class: "soft" }, say`The same seed and the same moves give the same game. Without one, every game is different.`)));
}

/** The languages that there are; each is called what it calls itself. @param {Settings} settings @param {boolean} chosen @param {() => void} spoken */
function tongues(settings, chosen, spoken) {
  const place = h("div", { hidden: true });
  languages().then((others) => {
    /** @type {[string, string][]} */
    const all = [["en", "English"], ...others.map(({ language, name }) => /** @type {[string, string]} */ ([language, name]))];
    place.hidden = others.length === 0;
    fill(place, choice(say`Language`, all, language(), async (tag) => {
      await speak(tag);
      // What the address asked for no longer holds.
      const search = new URLSearchParams(location.search);
      search.delete("language");
      history.replaceState(history.state, "", `${location.pathname}${search.size > 0 ? "?" : ""}${search}${location.hash}`);
      settings.change({ language: tag });
      spoken();
    }));
    if (chosen) place.querySelector("select")?.focus();
  });
  return place;
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
