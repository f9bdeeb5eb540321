// Home: a game is already on the table, and there is nothing to read before the first touch.

/** @import { Context } from "../context" */
import { startScreen } from "../play/start.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function homeScreen(root, context) {
  await startScreen(root, context, { position: "nim: 1, 2, 3", opponent: "teacher", choices: false });
}
