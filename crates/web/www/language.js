// The language in which the page speaks.
//
// A sentence is written in English where it is made: say`${name} takes ${count} from pile ${pile}`.
// While another language is spoken, the template "{} takes {} from pile {}" is what its own sentence
// is found by, and the arguments fill that. What a language lacks is told in English.

/** What of a sentence depends on a number, the argument `of`: what it is for that number, as in "=0", or else for its plural category. @typedef {{ of: number, other: Pattern, [number: string]: Pattern | number }} Forms */
/** A sentence, in which {0} stands for the first argument; or its parts. @typedef {string | (string | Forms)[]} Pattern */
/** @typedef {{ language: string, sentences: Record<string, Pattern> }} Language */

/** @type {Language} */
const ENGLISH = { language: "en", sentences: {} };

let spoken = ENGLISH;

/** The tag of the language that is spoken. */
export function language() {
  return spoken.language;
}

/** Speaks a language from now on; English, if the server does not have it. @param {string} tag */
export async function speak(tag) {
  if (tag === spoken.language) return;
  spoken = tag === "en" ? ENGLISH : await received(`${tag}.json`, ENGLISH);
  const { documentElement } = document;
  documentElement.lang = spoken.language;
  // What the page says before any screen is shown.
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (documentElement.querySelectorAll("[data-say]"))) {
    element.textContent = say([element.dataset.say ||= element.textContent ?? ""]);
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (documentElement.querySelectorAll("[data-label]"))) {
    element.setAttribute("aria-label", say([element.dataset.label ?? ""]));
  }
}

/** The languages that the server has besides English. @returns {Promise<{ language: string, name: string }[]>} */
export function languages() {
  return received("index.json", []);
}

/** A file about languages. @template T @param {string} file @param {T} otherwise  if there is none @returns {Promise<T>} */
function received(file, otherwise) {
  return fetch(`language/${file}`).then((answer) => (answer.ok ? answer.json() : otherwise)).catch(() => otherwise);
}

/**
 * A sentence in the language that is spoken.
 * @param {readonly string[]} words
 * @param {...(string | number)} given
 */
export function say(words, ...given) {
  return sayNodes(words, ...given).join("");
}

/**
 * The parts of a sentence some of whose arguments are elements.
 * @template T
 * @param {readonly string[]} words
 * @param {...(T | T[])} given
 */
export function sayNodes(words, ...given) {
  const sentence = spoken.sentences[words.join("{}")] ?? words.reduce((all, word, place) => `${all}{${place - 1}}${word}`);
  return parts(sentence, given);
}

/** @template T @param {Pattern} pattern @param {(T | T[])[]} given @returns {(T | string)[]} */
function parts(pattern, given) {
  if (typeof pattern !== "string") return pattern.flatMap((part) => parts(typeof part === "string" ? part : formOf(part, given), given));
  return pattern.split(/(\{\d+\})/).flatMap((part) => /** @type {string | T | T[]} */ (/^\{\d+\}$/.test(part) ? given[Number(part.slice(1, -1))] ?? "" : part));
}

/** @param {Forms} forms @param {unknown[]} given */
function formOf(forms, given) {
  const number = Number(given[forms.of]);
  return /** @type {Pattern} */ (forms[`=${number}`] ?? forms[new Intl.PluralRules(spoken.language).select(number)] ?? forms.other);
}
