// What has been finished in this browser: the steps of each lesson, the levels of each ladder.

const KEY = "nimatron.finished";

/** @returns {Record<string, unknown>} */
function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} name  of a lesson or a ladder @returns {Set<unknown>} */
export function finished(name) {
  const kept = all()[name];
  return new Set(Array.isArray(kept) ? kept : []);
}

/** @param {string} name @param {number} part */
export function finish(name, part) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: [...finished(name).add(part)] }));
  } catch {
    // A browser may forbid storage; then nothing is marked in the menu.
  }
}
