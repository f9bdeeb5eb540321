// What a person has chosen for this browser: kept where the browser allows it, else for this visit.

/** @import { Register } from "./api" */
import { assignment } from "./assignment.js";

/** @typedef {"system" | "light" | "dark"} Theme */
/** @typedef {"unicode" | "ascii"} Notation */
/** @typedef {{ theme: Theme, seed: number | null, hints: number, notation: Notation, comments: boolean, sound: boolean, register: Register, language: string | null }} Choices */

const KEY = "nimatron.settings";

/** @type {Choices} */
const DEFAULTS = { theme: "system", seed: null, hints: 7, notation: "unicode", comments: false, sound: false, register: "adult", language: null };

/** How much hints tell if they tell everything: the height of the highest rung of a ladder. */
export const RUNGS = 7;

/** Choices as properties; a `change` event tells of a new one. */
export class Settings extends EventTarget {
  /** @type {Choices} */
  #choices = { ...DEFAULTS, ...stored() };

  constructor() {
    super();
    // What is chosen in another window holds in this one, too.
    addEventListener("storage", ({ key }) => {
      if (key !== KEY) return;
      this.#choices = { ...this.#choices, ...stored() };
      this.dispatchEvent(new Event("change"));
    });
  }

  get theme() { return this.#choices.theme; }
  /** The seed that was chosen, if one was. */
  get chosenSeed() { return this.#choices.seed; }
  /** The seed of a new game: the one that was chosen, or another one each time. */
  get seed() { return this.#choices.seed ?? Math.floor(Math.random() * 2 ** 32); }
  get hints() { return assignment.hints ?? this.#choices.hints; }
  get notation() { return this.#choices.notation; }
  /** Whether the coach says after each move what it was worth. */
  get comments() { return this.#choices.comments && assignment.tells; }
  get sound() { return this.#choices.sound; }
  /** For whom lessons are told. */
  get register() { return this.#choices.register; }
  /** The language, if one was chosen. */
  get language() { return this.#choices.language; }

  /**
   * The wording a person prefers of something that has both: Unicode, or what a keyboard can type.
   * @param {{ text: string, position?: string, move?: string }} written
   */
  written(written) {
    return this.notation === "unicode" ? written.text : written.position ?? written.move ?? written.text;
  }

  /** @param {Partial<Choices>} changes */
  change(changes) {
    this.#choices = { ...this.#choices, ...sound({ ...changes }) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // A browser may forbid storage; the choice then lasts for this visit.
    }
    this.dispatchEvent(new Event("change"));
  }
}

/** @returns {Partial<Choices>} */
function stored() {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * The choices that make sense among what was stored or typed.
 * @param {Record<string, unknown>} given
 * @returns {Partial<Choices>}
 */
function sound(given) {
  /** @type {Partial<Choices>} */
  const kept = {};
  const { theme, seed, hints, notation, comments, sound, register, language } = given;
  if (theme === "system" || theme === "light" || theme === "dark") kept.theme = theme;
  if (seed === null) kept.seed = null;
  if (typeof seed === "number" && Number.isSafeInteger(seed) && seed >= 0) kept.seed = seed;
  if (typeof hints === "number" && Number.isInteger(hints) && hints >= 0 && hints <= RUNGS) kept.hints = hints;
  if (typeof comments === "boolean") kept.comments = comments;
  if (typeof sound === "boolean") kept.sound = sound;
  if (register === "child" || register === "adult") kept.register = register;
  if (typeof language === "string" && /^[\w-]+$/.test(language)) kept.language = language;
  if (notation === "unicode" || notation === "ascii") kept.notation = notation;
  return kept;
}
