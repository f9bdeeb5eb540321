// A game: the one of a shared link, one from a position, or the classic.

/** @import { OpenAnswer } from "../api" */
/** @import { Context } from "../context" */
import { assignment } from "../assignment.js";
import { EngineError } from "../engine.js";
import { say } from "../language.js";
import { opponents } from "../play/opponents.js";
import { seatingScreen, startScreen } from "../play/start.js";
import { Table } from "../play/table.js";
import { recentList } from "../recent.js";
import { plant } from "../tree/plant.js";
import { TreeError } from "../tree/text.js";
import { Tree, childBy } from "../tree/tree.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function playScreen(root, context) {
  const { opened, query } = context;
  if (opened && assignment.assigned && assignment.bets && opened.game.moves.length === 0) {
    const { game } = opened;
    await startScreen(root, context, { position: game.start, opponent: game.players[1] ?? "person", choices: false, game });
  } else if (opened) {
    const table = new Table(root, context, opened.view, await opponents(context.ask), { most: assignment.hints ?? opened.hints, ...(await treeOf(context, opened)) });
    await table.begin();
  } else {
    const position = query.get("position") ?? "nim: 3, 5, 7";
    if (await isTold(context, position)) await seatingScreen(root, context, position);
    else await startScreen(root, context, { position, opponent: "sleepy", choices: !assignment.assigned });
    const recent = assignment.assigned ? null : recentList();
    if (recent && !context.left.aborted) root.append(recent);
  }
}

/**
 * Whether a position says itself who sits at its table; not every game has tables of more than two.
 * @param {Context} context
 * @param {string} position
 */
async function isTold(context, position) {
  try {
    return (await context.ask({ request: "table", position }, { signal: context.left, lane: null })).is_told;
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/**
 * The game of a link with what was taken back, and its branches and comments.
 * @param {Context} context
 * @param {OpenAnswer} opened
 */
async function treeOf(context, { game, view, tree: text = "" }) {
  const tree = Tree.of(view);
  const { here } = tree;
  try {
    await plant(context, tree, text, game.moves);
    // What was taken back is what Redo plays again.
    const later = game.moves.slice(view.turns.length);
    tree.visit(later.reduce((at, move) => childBy(at, move) ?? at, here));
    return { tree };
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return { tree, trouble: say`The branches and comments of this link cannot be shown. ${error.message}` };
  } finally {
    tree.visit(here);
  }
}
