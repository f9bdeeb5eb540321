// A game: the one of a shared link, one from a position, or the classic.

/** @import { Context } from "../context" */
import { opponents } from "../play/opponents.js";
import { seatingScreen, startScreen } from "../play/start.js";
import { Table } from "../play/table.js";
import { recentList } from "../recent.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function playScreen(root, context) {
  const { opened, query } = context;
  if (opened) {
    const table = new Table(root, context, opened.view, await opponents(context.ask), { most: opened.hints });
    await table.begin();
  } else {
    const position = query.get("position") ?? "nim: 3, 5, 7";
    const table = await context.ask({ request: "table", position }, { signal: context.left, lane: null });
    if (table.is_told) await seatingScreen(root, context, position);
    else await startScreen(root, context, { position, opponent: "sleepy", choices: true });
    const recent = recentList();
    if (recent && !context.left.aborted) root.append(recent);
  }
}
