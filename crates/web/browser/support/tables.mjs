// Playing at a table of three or more, by what is seen and heard.

import { ask, settled } from "./world.mjs";

/** Fills in who plays and begins. @param {Record<string, string>} people names by letter @param {Record<string, string>} [machines] roles by letter */
export async function seat(page, people, machines = {}) {
  for (const [letter, name] of Object.entries(people)) {
    await page.getByRole("combobox", { name: `Who plays for ${letter}` }).selectOption("person");
    await page.getByRole("textbox", { name: `Name of player ${letter}` }).fill(name);
  }
  for (const [letter, role] of Object.entries(machines)) {
    await page.getByRole("combobox", { name: `Who plays for ${letter}` }).selectOption(role);
  }
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await tableTurn(page);
}

/** Waits until a person is to move or the game is over, and gives the words that say so. */
export async function tableTurn(page) {
  const status = page.locator(".turn-now").filter({ hasText: /(Your turn|’s turn|No move is left.*)$/ }).first();
  await status.waitFor();
  await page.locator(".stage:not(.waiting), .ending .turn-now").first().waitFor();
  await settled(page);
  return status.textContent();
}

/** The game on the table, from the address. */
export async function tableGame(page) {
  await settled(page);
  const { view } = await ask({ request: "open", fragment: (await page.url()).split("#")[1] });
  return view;
}
