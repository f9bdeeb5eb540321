// Analysis: any position, typed or edited, all there is to know about it, and the tree of the moves
// that were tried from it.

/** @import { Context } from "../context" */
/** @import { AnalyzeAnswer, Game, Notes, PositionAnswer, TableAnalysis, TablePosition } from "../api" */
/** @import { Made } from "../analysis/ways.js" */
/** @import { Place } from "../tree/tree.js" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { say } from "../language.js";
import { notes } from "../notes.js";
import { complaint, problem } from "../problem.js";
import { ordinal } from "../elements/typeset.js";
import { isTable, ofPlayers } from "../analysis/players.js";
import { ofTwo } from "../analysis/two.js";
import { treeAddress } from "../tree/address.js";
import { LETTERS, evaluate, evaluation, seatOf } from "../tree/evaluation.js";
import { TreePanel } from "../tree/panel.js";
import { plant } from "../tree/plant.js";
import { TreeError } from "../tree/text.js";
import { Tree, depth, wayFrom, wayTo } from "../tree/tree.js";

/** Wide enough for two columns. */
const WIDE = "(min-width: 62rem)";

/** What is analysed when nothing else is asked for. */
const FIRST = "nim: 3, 5, 7";

/** Marks the entries of the browser's history among which Back and Forward keep the tree. */
const KEPT = "tree";

/** The tree that was open last: Back leads to another place of it and loses no branch. @type {Tree | null} */
let latest = null;

/** @typedef {PositionAnswer | TablePosition} Position */

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function analysisScreen(root, context) {
  const { ask, left, query, settings } = context;
  const field = h("input", {
    type: "text", class: "position-field", id: "position", autocomplete: "off", autocapitalize: "off",
    autocorrect: "off", spellcheck: "false", enterkeyhint: "go",
  });
  const trouble = h("div", {});
  const shown = h("div", { class: "analysis" });
  const wide = matchMedia(WIDE);
  /** @type {HTMLElement[]} */
  let parts = [];
  /** @type {Tree | null} */
  let tree = null;
  /** The names of the players in the tree. @type {string[]} */
  let names = [];
  /** The names that a link gave them. @type {string[]} */
  let given = (query.get("names") ?? "").split(";").filter((name) => name !== "").map((name) => name.slice(0, 40));
  /** Ends what is computed for a place when another one is shown. */
  let leaving = new AbortController();
  /** Ends what is asked to show a place when another one is to be shown. */
  let asking = new AbortController();
  /** @type {TreePanel | null} */
  let panel = null;
  wide.addEventListener("change", () => arrange(), { signal: left });
  const form = h("form", { class: "position-form" },
    h("label", { for: "position" }, say`Position`), field, h("button", { class: "primary" }, say`Analyse`));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    given = [];
    open(field.value);
  });
  fill(root, h("h1", {}, say`Analysis`), form, trouble, shown);
  field.value = query.get("position") ?? FIRST;
  await open(field.value, { text: query.get("tree") ?? "", at: query.get("at") ?? "0", kept: history.state === KEPT });

  /**
   * Begins a tree from a position, and goes to a place of it.
   * @param {string} position
   * @param {{ text?: string, at?: string, kept?: boolean, focus?: string | undefined }} [source]  the tree of a link, and the place in it; `kept`: goes on with the tree that is there; `focus`: the button of the editor that was pressed
   */
  async function open(position, { text = "", at = "0", kept = false, focus } = {}) {
    const before = field.value;
    await attempt(position, async (signal) => {
      const view = await look(position, signal);
      const complaints = [];
      const begun = kept && latest?.game.start === view.position ? latest : new Tree(gameFrom(view));
      let place = begun.root;
      try {
        const places = await plant({ ...context, left: signal }, begun, text);
        const meant = /^\d{1,4}$/.test(at) ? places[Number(at)] : undefined;
        if (!meant) complaints.push(complaint(say`This link leads to a place that its moves do not have`));
        place = meant ?? begun.root;
      } catch (error) {
        if (!(error instanceof TreeError)) throw error;
        complaints.push(complaint(say`The moves and comments of this link cannot be shown. ${error.message}`));
      }
      const there = place === begun.root ? view : await look(begun.positionAt(place), signal);
      tree = latest = begun;
      names = namesIn(view).map((name, index) => given[index] ?? name);
      panel ??= new TreePanel(begun, left, {
        name: (seat) => names[seat - 1] ?? "",
        written: (turn) => ordinal(settings.written(turn)),
        go,
        changed: () => remember(),
      });
      tree.visit(place);
      fill(trouble, ...notes(view), ...complaints);
      show(there, before, focus);
    });
  }

  /** @param {string} position @param {AbortSignal} signal @returns {Promise<Position & Notes>} */
  function look(position, signal) {
    return ask({ request: "position", position }, { signal });
  }

  /** Shows another place of the tree. @param {Place} place */
  async function go(place) {
    if (!tree) return;
    const before = field.value;
    const begun = tree;
    begun.visit(place);
    const position = begun.positionAt(place);
    await attempt(position, async (signal) => {
      const view = await look(position, signal);
      fill(trouble);
      show(view, before);
    });
  }

  /** Goes on by a move, which the tree keeps. @param {Made} made */
  function make({ move, text, words, leaves }) {
    if (!tree) return;
    const { here } = tree;
    go(tree.child(here, { number: depth(here) + 1, player: tree.moverAt(here), move, text, words, position: leaves }));
  }

  /** Shows another place, unless yet another one is to be shown meanwhile. @param {string} typed @param {(signal: AbortSignal) => Promise<void>} work */
  async function attempt(typed, work) {
    asking.abort();
    asking = new AbortController();
    try {
      await work(AbortSignal.any([left, asking.signal]));
    } catch (error) {
      if (!isCancelled(error)) fill(trouble, problem(error, typed));
    }
  }

  /** The address holds the tree. Back leads to the place before. @param {boolean} [step]  whether this is a step of its own */
  function remember(step = false) {
    if (!tree || !panel) return;
    const address = treeAddress(tree, given);
    if (step) context.advance(address, KEPT);
    else context.remember(address, KEPT);
    panel.isTooLarge = !address.includes("&tree=") && tree.root.children.length > 0;
  }

  /**
   * @param {Position} view
   * @param {string} before  what stood in the field when this was asked for
   * @param {string} [focus]
   */
  function show(view, before, focus) {
    if (!tree || !panel) return;
    const begun = tree;
    const { here } = begun;
    leaving.abort();
    leaving = new AbortController();
    const now = { ...context, left: AbortSignal.any([left, leaving.signal]) };
    if (isTable(view)) here.toMove = seatOf(view.turn);
    // What was typed while the answer was awaited stays.
    if (field.value === before) field.value = settings.written(view);
    context.title(say`${settings.written(view)} · Analysis`);
    // Back leads to the place before.
    remember(parts.length > 0);
    const held = parts.find((part) => part.contains(document.activeElement));
    const ways = { make, change, solved: looker(begun, here, now, panel) };
    const onBoard = held === parts[0];
    arrange(ofPlayers(view, now, ways) ?? ofTwo(/** @type {PositionAnswer} */ (view), now, ways));
    panel.show(begun);
    if (focus !== undefined) refocus(focus);
    else if (held && onBoard) board()?.focus({ preventScroll: true });
    else if (held) panel.focus();
    if (held) parts[0]?.scrollIntoView({ block: "nearest" });
  }

  /** Another position than the tree has. @param {string} position @param {string} [focus] */
  function change(position, focus) {
    given = [];
    open(position, { focus });
  }

  /** The place on the board that a keyboard comes to. */
  function board() {
    return /** @type {HTMLElement | null | undefined} */ (parts[0]?.querySelector("[data-handle][tabindex='0']"));
  }

  /** One column in the order of reading, or two. */
  function arrange(now = parts) {
    const old = parts;
    parts = now;
    // The list of turns stays where it is, with the focus in it.
    if (old !== now && old.length === now.length) return old.forEach((part, index) => part.replaceWith(now[index] ?? ""));
    const [sheet, result, options = null, proof = null] = parts;
    const turns = panel?.element ?? null;
    if (wide.matches) fill(shown, h("div", { class: "column" }, sheet, turns, options), h("div", { class: "column" }, result, proof));
    else fill(shown, h("div", { class: "column" }, sheet, result, turns, options, proof));
  }

  /** @param {string} focus */
  function refocus(focus) {
    const again = shown.querySelector(`[data-focus="${CSS.escape(focus)}"], [data-handle="${CSS.escape(focus)}"]`)
      ?? shown.querySelector("[data-focus]");
    if (again instanceof HTMLElement) again.focus();
  }
}

/**
 * What is done once it is known who wins at a place, or that this takes too long: then all others
 * of the tree are looked at, the nearest first.
 * @param {Tree} tree
 * @param {Place} here
 * @param {Context} context
 * @param {TreePanel} panel
 */
function looker(tree, here, context, panel) {
  let begun = false;
  return (/** @type {AnalyzeAnswer | TableAnalysis | null} */ answer) => {
    here.evaluation = answer ? evaluation(tree, here, answer) : here.evaluation ?? "unknown";
    panel.mark(here);
    if (begun) return;
    begun = true;
    const all = [...wayTo(here).reverse(), tree.root, ...wayFrom(here), ...tree.all()];
    evaluate(context, tree, all, (place) => panel.mark(place));
  };
}

/** The game of a position, whose first player is the one to move, if it does not say otherwise. @param {Position} view @returns {Game} */
function gameFrom(view) {
  const number = isTable(view) ? view.players : 2;
  return {
    start: view.position, players: Array(number).fill("person"), starter: isTable(view) ? seatOf(view.turn) : 1, seed: 0, moves: [],
  };
}

/** What the players are called where nobody has given them a name. @param {Position} view */
function namesIn(view) {
  if (isTable(view)) return [...LETTERS].slice(0, view.players);
  return view.sides?.names ?? [say`Player ${1}`, say`Player ${2}`];
}
