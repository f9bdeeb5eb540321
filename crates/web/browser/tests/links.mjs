// A link holds the whole game, and opens in any other browser.

import { test } from "node:test";
import assert from "node:assert/strict";
import { server, settled, visit } from "../support/world.mjs";
import { answered, begin, byTyping, myTurn, position } from "../support/game.mjs";

test("a link opened in a second browser shows the same game", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+3%2C+w%2B5%2C+7");
  await begin(page);
  await byTyping(page, { move: "2: w+5 -> 6" });
  await answered(page, "nim: 3, w+5, 7");
  await page.getByRole("button", { name: "Share" }).click();
  const field = page.getByRole("textbox", { name: "Link to this game" });
  await page.waitForFunction(() => (document.querySelector(".link-field")?.value ?? "") !== "");
  const link = await field.inputValue();
  assert.ok(link.startsWith(server.address), link);
  // At an address of this computer alone a code would lead nowhere.
  await page.getByText("nimatron serve --lan").waitFor();
  assert.equal(await page.getByRole("img", { name: "The link as a QR code" }).count(), 0);
  const second = await visit(t, link.slice(server.address.length));
  await myTurn(second);
  assert.equal(await position(second), await position(page));
  const turns = (where) => where.getByRole("navigation", { name: "Turns" }).getByRole("button").allTextContents();
  assert.deepEqual(await turns(second), await turns(page));
});

test("a reload comes back to the game", async (t) => {
  const page = await visit(t, "#/play?position=nim%3A+3%2C+5%2C+7");
  await begin(page);
  await byTyping(page, { move: "1: 3 -> 2" });
  await answered(page, "nim: 3, 5, 7");
  const before = await position(page);
  await settled(page);
  await page.reload();
  await myTurn(page);
  assert.equal(await position(page), before);
});

test("a damaged link says so", async (t) => {
  const page = await visit(t, "#v=1&g=nonsense");
  await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
});

test("a position beyond a limit is refused with its reason, and can be changed", async (t) => {
  const page = await visit(t, `#/play?${new URLSearchParams({ position: "cram: 32x16" })}`);
  await page.getByRole("heading", { name: "This position cannot be opened" }).waitFor();
  assert.equal(await page.getByText("a board has at most 400 squares", { exact: false }).count(), 1);
  await page.getByRole("link", { name: "Change it" }).click();
  await page.getByRole("alert").filter({ visible: true }).first().waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Position" }).inputValue(), "cram: 32x16");
});
