// Files that the page makes: a sequence for spreadsheets and for the OEIS, a drawing for papers.

/** @typedef {{ name: string, values: number[] }} Named */

/**
 * Hands a file on.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function save(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A name of a file without signs that systems refuse. @param {string} words @param {string} ending */
export function fileName(words, ending) {
  return `${words.replaceAll(/[^\p{L}\p{N}.]+/gu, "-").replace(/^-+|-+$/g, "")}.${ending}`;
}

/** Heaps and their values as comma-separated values. @param {Named[]} sequences */
export function csv(sequences) {
  const length = Math.max(...sequences.map(({ values }) => values.length));
  const head = ["heap", ...sequences.map(({ name }) => quoted(name))].join(",");
  const rows = Array.from({ length }, (_, heap) => [heap, ...sequences.map(({ values }) => values[heap] ?? "")].join(","));
  return [head, ...rows, ""].join("\r\n");
}

/** A field of RFC 4180. @param {string} field */
function quoted(field) {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** A b-file of the OEIS: an index and a value a line. @param {number[]} values */
export function bFile(values) {
  return values.map((value, heap) => `${heap} ${value}\n`).join("");
}
