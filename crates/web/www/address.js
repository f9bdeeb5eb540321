// Addresses within the page.

/** @param {string} position */
export function playAddress(position) {
  return `#/play?${new URLSearchParams({ position })}`;
}

/** @param {string} game  the word before the colon of its positions */
export function gameAddress(game) {
  return `#/games?${new URLSearchParams({ game })}`;
}

/** @param {string} position */
export function analysisAddress(position) {
  return `#/analysis?${new URLSearchParams({ position })}`;
}

/** @param {string} lesson @param {number} step @param {string} register */
export function lessonAddress(lesson, step, register) {
  return `#/learn?${new URLSearchParams({ lesson, step: String(step), for: register })}`;
}

/** @param {string} ladder @param {number} level @param {number} seed */
export function puzzleAddress(ladder, level, seed) {
  return `#/puzzles?${new URLSearchParams({ ladder, level: String(level), seed: String(seed) })}`;
}

/** @param {string} rules @param {string} [to]  the last heap @param {string} [beside]  the rules to compare with */
export function sequenceAddress(rules, to = "", beside = "") {
  const asked = Object.entries({ rules, to, with: beside }).filter(([, value]) => value !== "");
  return `#/sequence?${new URLSearchParams(asked)}`;
}
