// <nim-piles>: piles of wooden blocks, and towers of tiles where piles are too high for blocks.

/** @import { PilesDrawing, PileDrawing, PowerPart, Tile, Block, ZoomAnswer } from "../api" */
/** @import { Child } from "../dom.js" */
import { h, fill } from "../dom.js";
import { say } from "../language.js";
import { TableElement } from "./table-element.js";
import { face, glyph, kindOf, lensIcon, ornament } from "./marks.js";
import { glide, leave, places } from "./motion.js";
import { typeset } from "./typeset.js";
import { columnsTable } from "./columns.js";
import { joinHands } from "./hands.js";

/** A part of a pile looked at through the lens, and how one came there. @typedef {{ pile: number, trail: { answer: ZoomAnswer, base: string, size: string }[] }} Lens */

/** @extends {TableElement<PilesDrawing>} */
export class NimPiles extends TableElement {
  /** @type {Lens | null} */
  #lens = null;
  #piles = h("div", { class: "piles" });
  #below = h("div", { class: "below-piles" });
  /** @type {Map<string, HTMLElement>} the blocks and tiles that are shown, bottom first in each pile */
  #parts = new Map();
  /** The piles that the last move lowered. @type {number[]} */
  #changed = [];
  #watcher = new ResizeObserver(() => this.#hands());

  connectedCallback() {
    if (!this.#piles.isConnected) this.append(this.#piles, this.#below);
    super.connectedCallback();
    this.#watcher.observe(this);
  }

  disconnectedCallback() {
    this.#watcher.disconnect();
  }

  /** @param {Lens | null} lens */
  look(lens) {
    this.#lens = lens;
    this.refresh();
  }

  get lens() { return this.#lens; }

  /** The blocks that a new drawing no longer has leave; then it is drawn. @param {PilesDrawing} drawing @param {boolean} moved */
  async become(drawing, moved) {
    // The shelf stays where it is while the piles get lower.
    this.#piles.style.minBlockSize = moved ? `${this.#piles.getBoundingClientRect().height}px` : "";
    const gone = [];
    this.#changed = [];
    for (const pile of this.drawing?.piles ?? []) {
      const after = drawing.piles.find((other) => other.pile === pile.pile);
      if (moved && after && after.height !== pile.height) this.#changed.push(pile.pile);
      const kept = after?.blocks?.length ?? (after ? null : 0);
      if (pile.blocks && kept !== null) gone.push(...pile.blocks.slice(kept).map((block) => this.#parts.get(block.handle)));
      else if (pile.height !== after?.height) gone.push(...pile.tiles.slice(after?.tiles.length ?? 0).map((tile) => this.#parts.get(tile.handle)));
    }
    await leave(gone.filter((part) => part !== undefined));
    this.#lens = null;
    this.show(drawing);
  }

  /** @param {PilesDrawing} drawing */
  render(drawing) {
    const before = places(this.#parts);
    const focused = this.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.handle : undefined;
    this.#parts = new Map();
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", drawing.label);
    const { show } = this.hints;
    this.classList.toggle("shows-powers", show.includes("powers"));
    this.classList.toggle("shows-pairs", show.includes("pairs"));
    this.classList.toggle("balanced", show.includes("pairs") && drawing.columns.every((column) => column.even));
    this.#piles.dataset.across = String(drawing.across);
    fill(this.#piles, drawing.piles.map((pile) => this.#pile(pile)));
    fill(this.#below,
      this.#lens ? this.#lensPanel(this.#lens) : null,
      show.includes("columns") ? columnsTable(drawing) : null);
    if (before.size > 0) glide(before, this.#parts);
    if (focused !== undefined) this.#parts.get(focused)?.focus();
    this.#hands();
  }

  /** @param {PileDrawing} pile */
  #pile(pile) {
    const { show, piles } = this.hints;
    const powers = show.includes("powers");
    const parts = pile.blocks
      ? groups(pile, pile.blocks, powers).map(({ part, blocks }) => this.#group(part, blocks, powers))
      : pile.tiles.map((tile) => {
        const part = powers && tile.power !== null ? pile.powers[tile.power] ?? null : null;
        return this.#row(tile, pile.pile, this.#keep(tile.handle, this.#tile(tile, part)), part);
      });
    const pointed = show.includes("piles") && piles.includes(pile.pile);
    return h("div", { class: `pile${pointed ? " pointed" : ""}${pile.blocks ? "" : " tower"}${this.#changed.includes(pile.pile) ? " changed" : ""}`, role: "group", "aria-label": pile.label, "data-pile": pile.pile },
      pointed ? h("span", { class: "pointer", "aria-hidden": "true" }, "▼") : null,
      h("div", { class: "stack" }, parts),
      h("div", { class: "plinth", "aria-hidden": "true" },
        h("span", { class: "pile-number" }, say`pile ${pile.pile}`),
        h("span", { class: "pile-height" }, this.#written(pile.text, pile.height)),
        powers && pile.counts_as !== null ? h("span", { class: "counts-as" }, say`counts as ${pile.counts_as}`) : null));
  }

  /**
   * @param {PowerPart | null} part
   * @param {Block[]} blocks
   * @param {boolean} powers
   */
  #group(part, blocks, powers) {
    return h("div", { class: `group ${powers ? mood(part) : ""}`, "data-power": part?.power },
      blocks.map((block) => {
        const texture = powers && part ? part.texture : null;
        return this.#keep(block.handle, this.#part("block", block.handle, block.label, block.legal, texture,
          [face(texture), texture === null ? null : glyph(texture)]));
      }),
      powers && part ? h("span", { class: "group-name", "aria-hidden": "true" }, this.#written(part.text, part.power)) : null);
  }

  /** @param {Tile} tile @param {PowerPart | null} part */
  #tile(tile, part) {
    const texture = part?.texture ?? null;
    return this.#part(`tile rank-${tile.rank}`, tile.handle, tile.label, tile.legal, texture,
      [face(texture), ornament(tile.rank), h("span", { class: "tile-text", "aria-hidden": "true" }, this.#written(tile.text, tile.size)), texture === null ? null : glyph(texture)]);
  }

  /** An ordinal for the eye, or as it is typed. @param {string} text @param {string} typed */
  #written(text, typed) {
    return this.hasAttribute("ascii") ? [typed] : typeset(text);
  }

  /** @param {string} handle @param {HTMLElement} part */
  #keep(handle, part) {
    this.#parts.set(handle, part);
    return part;
  }

  /**
   * A tile with what opens it.
   * @param {Tile} tile
   * @param {number} pile
   * @param {HTMLElement} button
   * @param {PowerPart | null} part
   */
  #row(tile, pile, button, part) {
    const opens = tile.can_zoom && this.interactive;
    return h("div", { class: `tile-row${tile.copies > 1 ? " many" : ""}${opens ? " opens" : ""} ${part ? mood(part) : ""}`, "data-power": part?.power }, button,
      opens ? h("button", { type: "button", class: "zoom quiet", "aria-label": say`Look inside ${tile.text}`,
        onclick: () => this.tell("zoom", { pile, base: tile.base, size: tile.size }) }, lensIcon()) : null);
  }

  /**
   * @param {string} kind
   * @param {string} handle
   * @param {string} label
   * @param {boolean} legal
   * @param {number | null} texture
   * @param {Child[]} inside
   */
  #part(kind, handle, label, legal, texture, inside) {
    const marked = this.hints.show.includes("moves") && this.hints.handles.includes(handle);
    const attributes = { class: `${kind}${texture === null ? "" : ` power power-${kindOf(texture)}`}${marked ? " marked" : ""}`, "data-handle": handle };
    const part = this.interactive
      ? h("button", { ...attributes, type: "button", "aria-label": kind.startsWith("tile") ? null : label, "data-legal": String(legal) })
      : h("span", attributes);
    // What shows a text is not called by another one: its words are in it, for the ear.
    return fill(part, kind.startsWith("tile") && this.interactive ? h("span", { class: "visually-hidden" }, label) : null, inside);
  }

  paint() {
    const { handles, leaves, next, trial } = this.choice;
    const after = leaves?.kind === "piles" ? leaves.piles : null;
    for (const pile of this.drawing?.piles ?? []) {
      const own = pile.blocks ?? pile.tiles;
      const inLens = this.#lens?.pile === pile.pile ? this.#paintLens(this.#lens) : -1;
      this.#lift(own.map((part) => this.#parts.get(part.handle)), own.map((part) => part.handle), inLens);
      const left = after?.find((other) => other.pile === pile.pile);
      const height = this.#piles.querySelector(`[data-pile="${pile.pile}"] .pile-height`);
      const changes = pile.blocks !== null && after !== null && left?.height !== pile.height;
      if (height) fill(height, changes ? [h("s", {}, pile.text), ` → ${left?.text ?? "0"}`] : this.#written(pile.text, pile.height));
    }
    for (const button of this.buttons()) {
      const handle = button.dataset.handle ?? "";
      const pressed = !trial && handles.includes(handle);
      button.setAttribute("aria-pressed", String(pressed));
      button.setAttribute("aria-disabled", String(!(pressed || button.dataset.legal === "true" || next?.includes(handle))));
    }
  }

  /**
   * Lifts what would be taken: the part that is chosen or under the pointer and all above it.
   * @param {(HTMLElement | undefined)[]} parts  of a pile, bottom first
   * @param {string[]} own  their handles
   * @param {number} cut  the part in which the lens has chosen a place, or -1
   */
  #lift(parts, own, cut) {
    const chosen = this.choice.trial ? -1 : own.findIndex((handle) => this.choice.handles.includes(handle));
    const under = this.hovered === null ? -1 : own.indexOf(this.hovered);
    const [from, firm] = under >= 0 ? [under, chosen >= 0 && chosen <= under] : chosen >= 0 ? [chosen, true] : [cut, true];
    parts.forEach((part, place) => {
      const lifted = from >= 0 && place >= from;
      part?.classList.toggle("lifted", lifted);
      part?.classList.toggle("chosen", lifted && firm);
      part?.classList.toggle("cut", from === cut && place === cut);
    });
    return from;
  }

  /** The same within the lens. @param {Lens} lens @returns {number} the part of the pile that it shows, if something in it is lifted */
  #paintLens({ pile, trail }) {
    const tiles = trail.at(-1)?.answer.tiles ?? [];
    const shown = [...this.#below.querySelectorAll(".lens .tile")].map((part) => /** @type {HTMLElement} */ (part));
    const from = this.#lift(shown, tiles.map((tile) => tile.handle), -1);
    const own = this.drawing?.piles.find((other) => other.pile === pile)?.tiles ?? [];
    return from < 0 ? -1 : own.findIndex((tile) => tile.base === trail[0]?.base);
  }

  /** @param {string} handle */
  replaces(handle) {
    const pile = this.drawing?.piles.find((pile) => this.#handlesOf(pile).includes(handle));
    if (!pile) return null;
    const own = this.#handlesOf(pile);
    return this.choice.handles.find((other) => other !== handle && own.includes(other)) ?? null;
  }

  /** @param {PileDrawing} pile */
  #handlesOf(pile) {
    const seen = this.#lens?.pile === pile.pile ? this.#lens.trail.flatMap(({ answer }) => answer.tiles) : [];
    return [...(pile.blocks ?? []), ...pile.tiles, ...seen].map((part) => part.handle);
  }

  /** @param {string | null} handle @param {number} x @param {number} y */
  carry(handle, x, y) {
    for (const part of this.#parts.values()) part.style.removeProperty("translate");
    const pile = this.drawing?.piles.find((pile) => (pile.blocks ?? pile.tiles).some((part) => part.handle === handle));
    const own = (pile?.blocks ?? pile?.tiles ?? []).map((part) => part.handle);
    for (const other of handle === null ? [] : own.slice(own.indexOf(handle))) {
      this.#parts.get(other)?.style.setProperty("translate", `${x}px ${y}px`);
    }
  }

  /** @param {Lens} lens */
  #lensPanel({ pile, trail }) {
    const last = trail.at(-1);
    if (!last) return null;
    const remainder = h("input", { type: "text", "aria-label": say`Leave on pile ${pile}`, placeholder: say`any smaller ordinal, as w*2+5`, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
    return h("section", { class: "lens panel", "aria-label": last.answer.label },
      h("div", { class: "lens-head" },
        h("h2", {}, typeset(last.answer.text)),
        trail.length > 1 ? h("button", { type: "button", class: "quiet", onclick: () => this.look({ pile, trail: trail.slice(0, -1) }) }, say`Back`) : null,
        h("button", { type: "button", class: "quiet", onclick: () => this.look(null) }, say`Close`)),
      h("div", { class: "lens-tower" },
        last.answer.tiles.map((tile) => this.#row(tile, pile, this.#tile(tile, null), null)),
        last.answer.more ? h("span", { class: "and-so-on", "aria-hidden": "true" }, "⋮") : null),
      h("form", { class: "row", onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        this.tell("leave", { pile, text: remainder.value });
      } }, h("span", {}, say`Leave on pile ${pile}`), remainder, h("button", { type: "submit" }, say`Choose`)));
  }

  #hands() {
    const drawing = this.drawing;
    if (!drawing || !this.isConnected) return;
    joinHands(this.#piles, this.hints.show.includes("pairs") ? drawing.pairs : [],
      (pile, power) => this.#piles.querySelector(`[data-pile="${pile}"] [data-power="${CSS.escape(power)}"]`));
  }
}

/**
 * Blocks in a row, by the power of two they belong to; all in one while powers are not shown.
 * @param {PileDrawing} pile
 * @param {Block[]} blocks
 * @param {boolean} powers
 * @returns {{ part: PowerPart | null, blocks: Block[] }[]}
 */
function groups(pile, blocks, powers) {
  if (!powers) return [{ part: null, blocks }];
  const parts = [...pile.powers.map((part, place) => ({ part, place })), { part: null, place: pile.powers.length }];
  return parts.map(({ part, place }) => ({ part, blocks: blocks.filter((block) => block.power === place) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Whether a power has found a partner. @param {PowerPart | null} part */
function mood(part) {
  if (!part) return "beyond";
  return part.lonely ? "lonely" : part.partner !== null ? "paired" : "";
}

customElements.define("nim-piles", NimPiles);
