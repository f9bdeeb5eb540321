// Files that the page makes: a sequence for spreadsheets and for the OEIS, a drawing for papers.

/** @typedef {{ name: string, values: number[] }} Named */

/**
 * Hands a file on.
 * @param {string} name
 * @param {string} type
 * @param {BlobPart} content
 */
export function save(name, type, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * A drawing as a picture of dots.
 * @param {string} svg  with its size, and all that it needs
 * @param {number} longest  dots of its longer side
 */
export async function png(svg, longest) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  const scale = longest / Math.max(image.width, image.height);
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
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
