// Textures, glyphs and ornaments: the marks that tell one power of two from another without colour.

import { markup } from "../dom.js";

/** A texture for every power of two up to 2^7, and one for all beyond; the same for infinite powers. */
const PATTERNS = [
  `<circle cx="3" cy="3" r="1.1"/><circle cx="9" cy="9" r="1.1"/>`,
  `<path d="M0 3h12M0 9h12"/>`,
  `<path d="M-3 3 3-3M-3 15 15-3M9 15l6-6"/>`,
  `<path d="M0 0 12 12M12 0 0 12"/>`,
  `<path d="M3 0v12M9 0v12"/>`,
  `<path d="M0 4l3-3 3 3 3-3 3 3M0 10l3-3 3 3 3-3 3 3"/>`,
  `<path d="M0 6h12M6 0v12"/>`,
  `<path d="M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0"/>`,
  `<circle cx="6" cy="6" r="3.4"/>`,
];

/** One glyph for each texture, in a square of 16; the engine's pictures have the same. */
const GLYPHS = [
  `<path d="M8 3.5a4.5 4.5 0 1 0 .01 0z"/>`,
  `<path d="M3 3h10v4H3zM3 9h10v4H3z"/>`,
  `<path d="M3 3h10v10H3z"/>`,
  `<path d="M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z"/>`,
  `<path d="M8 1l2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.8l-4.4 2.5 1.1-4.9L.9 6.1l5-.5z"/>`,
  `<path d="M8 1.5l5.8 3.2v6.6L8 14.5l-5.8-3.2V4.7z"/>`,
  `<path d="M8 2l6.5 11.5h-13z"/>`,
  `<path d="M8 1l6 7-6 7-6-7z"/>`,
  `<path d="M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 0 1 8 1.5zm0 3.7a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z"/>`,
];

/** What a tile of a tower shows: the higher the rank, the larger the infinity. */
const ORNAMENTS = [
  `<path d="M8 6h24v6H8zM8 15h24v6H8zM8 24h24v6H8zM8 33h24v3H8z"/>`,
  `<path d="M20 20a3 3 0 1 1 3 3 6 6 0 1 1 6-6 9 9 0 1 1-9-9 13 13 0 1 1-13 13"/>`,
  `<path d="M4 36h32M8 36V12h24v24M13 36V18h14v18M17 36V24h6v12M4 12 20 3l16 9"/>`,
  `<path d="M20 4a16 16 0 1 0 .01 0M20 9a11 11 0 1 0 .01 0M20 14a6.5 6.5 0 1 0 .01 0M20 18a2.5 2.5 0 1 0 .01 0"/>`,
  `<path d="M6 4h28v32H6zM10 8h20v24H10zM20 12a5 5 0 1 0 .01 0M12 32c0-12 16-12 16 0"/>`,
  `<path d="M20 2l4.6 11.4L37 14l-9.6 7.7L30.6 34 20 27.2 9.4 34l3.2-12.3L3 14l12.4-.6zM20 12v10M15 17h10"/>`,
];

const FIRST_INFINITE = 64;

/**
 * The kind of texture that belongs to a number from the engine: one of nine.
 * @param {number} texture
 */
export function kindOf(texture) {
  const place = texture >= FIRST_INFINITE ? texture - FIRST_INFINITE : texture;
  return Math.min(place, PATTERNS.length - 1);
}

/** @param {number} texture */
export function glyph(texture) {
  return svg("glyph", 16, GLYPHS[kindOf(texture)] ?? "");
}

/** @param {number} rank */
export function ornament(rank) {
  return svg("ornament", 40, ORNAMENTS[Math.min(rank, ORNAMENTS.length - 1)] ?? "");
}

/** A magnifying glass. */
export function lensIcon() {
  return svg("icon", 24, `<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21M8 10.5h5M10.5 8v5"/>`);
}

/**
 * The face of a block: wood grain, or the texture of its power.
 * @param {number | null} texture
 */
export function face(texture) {
  definePatterns();
  const name = texture === null ? "grain" : `texture-${kindOf(texture)}`;
  const element = svg("face", null, `<rect width="100%" height="100%" fill="url(#${name})"/>`);
  return element;
}

/** A block with a crown, or with a broken one: whether the last block wins. */
export const CROWN = `<svg class="crown" viewBox="0 0 48 44" aria-hidden="true"><rect class="crowned" x="8" y="22" width="32" height="19" rx="4"/><path class="gold" d="M12 19 10 5l7.5 6L24 3l6.5 8L38 5l-2 14z"/></svg>`;
export const BROKEN_CROWN = `<svg class="crown" viewBox="0 0 48 44" aria-hidden="true"><rect class="crowned" x="8" y="22" width="32" height="19" rx="4"/><g class="broken"><path transform="rotate(-14 14 19)" d="M12 19 10 5l7.5 6L24 3l-2.5 6 3.5 4-3.5 6z"/><path transform="rotate(16 36 19)" d="M24 3l6.5 8L38 5l-2 14H21.5l3.5-6-3.5-4z"/></g></svg>`;

/**
 * A picture beside words that say as much.
 * @param {string} name  its class
 * @param {number | null} size  of the square that it is drawn in, if there is one
 * @param {string} inside
 */
export function svg(name, size, inside) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.classList.add(name);
  element.setAttribute("aria-hidden", "true");
  if (size !== null) element.setAttribute("viewBox", `0 0 ${size} ${size}`);
  return markup(element, inside);
}

let defined = false;

function definePatterns() {
  if (defined) return;
  defined = true;
  const textures = PATTERNS.map((inside, kind) =>
    `<pattern id="texture-${kind}" class="texture" width="12" height="12" patternUnits="userSpaceOnUse">${inside}</pattern>`);
  const grain = `<pattern id="grain" class="grain" width="120" height="60" patternUnits="userSpaceOnUse">`
    + `<path d="M-4 9q34-7 64 0t64 0M-4 21q30 5 64-1t64 1M-4 33q40-9 62-1t66 1M-4 46q28 6 60-1t68 1M-4 56q40-5 64 0t64 0"/>`
    + `<path d="M70 26q9-6 18 0-9 6-18 0M75 26q4-2.5 8 0-4 2.5-8 0"/></pattern>`;
  const holder = svg("patterns", null, `<defs>${grain}${textures.join("")}</defs>`);
  document.body.append(holder);
}
