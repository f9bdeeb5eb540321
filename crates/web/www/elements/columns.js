// The table of powers: a row a pile, a column a power, and below it whether the column is balanced.

/** @import { PilesDrawing } from "../api" */
import { h } from "../dom.js";
import { say } from "../language.js";
import { showScrolling } from "./scrolling.js";
import { ordinal } from "./typeset.js";
import { glyph, kindOf } from "./marks.js";

/** @param {PilesDrawing} drawing */
export function columnsTable(drawing) {
  const pairs = drawing.modulus === 2;
  const scroll = h("div", { class: "columns scroll" }, h("table", {},
    h("thead", {}, h("tr", {},
      h("th", { scope: "col" }, say`Pile`),
      drawing.columns.map((column) => h("th", { scope: "col", class: column.even ? "even" : "odd" },
        swatch(column.texture), " ", ordinal(column.text))))),
    h("tbody", {}, drawing.piles.map((pile) => h("tr", {},
      h("th", { scope: "row" }, `${pile.pile}: `, ordinal(pile.text)),
      drawing.columns.map((column) => {
        const part = pile.powers.find((part) => part.power === column.power);
        return h("td", {}, part ? [swatch(part.texture), h("span", { class: "visually-hidden" }, part.text)] : null);
      })))),
    h("tfoot", {}, h("tr", {},
      h("th", { scope: "row" }, pairs ? say`Even?` : say`In ${drawing.modulus}s?`),
      drawing.columns.map((column) => h("td", { class: column.even ? "even" : "odd" },
        h("span", { class: "verdict" }, column.even ? "✓ " : "✗ ",
          pairs ? (column.even ? say`even` : say`odd`) : say`${column.count}, ${column.remainder} over`)))))));
  showScrolling(scroll);
  return scroll;
}

/** @param {number} texture */
function swatch(texture) {
  return h("span", { class: `swatch power power-${kindOf(texture)}` }, glyph(texture));
}
