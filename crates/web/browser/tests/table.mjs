// Games of three to six, as people play them on one screen.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, settled, visit } from "../support/world.mjs";
import { labelIn } from "../support/game.mjs";
import { seat, tableGame, tableTurn } from "../support/tables.mjs";

const play = (text) => `#/play?${new URLSearchParams({ position: text })}`;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Makes the first move that is listed by touch, and waits for what follows. */
async function touchSomething(page, wanted = () => true) {
  const { view } = await tableGame(page);
  const from = await page.url();
  const move = view.moves.listed.find(wanted) ?? view.moves.listed[0];
  const table = page.getByRole("region", { name: "Table" });
  for (const handle of move.handles) {
    await table.getByRole("button", { name: labelIn(view.drawing, handle), exact: true }).and(table.locator(`[data-handle="${handle}"]`)).click();
  }
  await table.locator("button.take").click();
  await page.waitForFunction((url) => location.href !== url, from);
  return move;
}

for (const [where, options] of Object.entries({ "a desk": {}, "a phone": PHONE })) {
  test(`three people play Nim to the end on ${where}`, async (t) => {
    const page = await visit(t, play("nim(players=3): 1, 1, 2, 2"), options);
    await seat(page, { A: "Anna", B: "Ben", C: "Cleo" });
    const whose = [];
    for (let moves = 0; ; moves += 1) {
      assert.ok(moves < 10, "the game does not end");
      const words = await tableTurn(page);
      if (!words.includes("turn")) break;
      whose.push(words.split("’")[0].slice(1));
      const name = whose.at(-1);
      const current = page.getByRole("list", { name: "Players" }).locator("[aria-current]");
      assert.match(await current.textContent(), new RegExp(`${name}to move$`));
      await touchSomething(page);
    }
    assert.deepEqual(whose.slice(0, 4), ["Anna", "Ben", "Cleo", "Anna"]);
    const { winner, table } = await tableGame(page);
    assert.equal(table.players[winner - 1].name, whose.at(-1), "who moved last has won");
    const places = page.getByRole("list", { name: "Players" }).getByRole("listitem");
    assert.equal(await places.filter({ hasText: "first" }).count(), 1);
    assert.equal(await places.filter({ hasText: "third" }).count(), 1);
    await page.getByText(`No move is left. ${whose.at(-1)} wins`).first().waitFor();
  });

  test(`two people play Kayles with a machine on ${where}`, async (t) => {
    const page = await visit(t, play("kayles(players=3): 4, 3"), options);
    await seat(page, { A: "Anna", B: "Ben" }, { C: "perfect" });
    const people = new Set();
    for (let moves = 0; ; moves += 1) {
      assert.ok(moves < 20, "the game does not end");
      const words = await tableTurn(page);
      if (!words.includes("turn")) break;
      people.add(words.split("’")[0].slice(1));
      await touchSomething(page);
    }
    assert.deepEqual([...people], ["Anna", "Ben"]);
    const { game, turns, table, winner } = await tableGame(page);
    assert.deepEqual(game.players, ["person", "person", "perfect"]);
    assert.ok(turns.some((turn) => turn.player === 3), "the machine has moved");
    assert.ok(table.players[winner - 1].won);
    await page.getByRole("button", { name: "Play again" }).click();
    assert.match(await tableTurn(page), /Anna’s turn/);
  });
}

test("a hint says who can force a win together, by colour and by name, and its move is made", async (t) => {
  const page = await visit(t, play("nim(players=3): 1, 2"));
  await seat(page, { A: "Anna", B: "Ben", C: "Cleo" });
  await page.keyboard.press("h");
  const coalitions = page.getByRole("list", { name: "Coalitions" }).getByRole("listitem");
  await coalitions.first().waitFor();
  assert.equal(await coalitions.count(), 3);
  assert.match(await coalitions.first().locator(".side").textContent(), /^AAnnaBBen$/);
  assert.equal(await coalitions.first().locator(".badge.seat-1, .badge.seat-2").count(), 2);
  const said = await page.getByRole("status").first().textContent();
  assert.match(said, /Nobody can force a win alone/);
  await coalitions.first().getByRole("button", { name: "2: 2 → 0" }).click();
  await page.locator("button.take").click();
  await page.locator(".turn-now").filter({ hasText: "Ben’s turn" }).waitFor();
});

test("a move is taken back, played again, and the link comes back to the table", async (t) => {
  const page = await visit(t, play("nim(players=4): 1, 2, 2"));
  await seat(page, { A: "Anna", B: "Ben", C: "Cleo", D: "Dan" });
  await touchSomething(page);
  const turn = (name) => page.locator(".turn-now").filter({ hasText: `${name}’s turn` }).waitFor();
  await turn("Ben");
  await settled(page);
  const moved = page.url();
  assert.match(moved, /names=Anna.*moves=/);
  await page.keyboard.press("u");
  await turn("Anna");
  await page.waitForURL((url) => url.href !== moved);
  await page.keyboard.press("r");
  await turn("Ben");
  await page.waitForURL((url) => url.href === moved);
  await page.reload();
  assert.match(await tableTurn(page), /Ben’s turn/);
});

test("more players are chosen in the dialog of a new game", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 7"));
  await page.getByRole("button", { name: "Go first" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "How many players?" }).selectOption("3");
  await dialog.getByRole("textbox", { name: "Name of player A" }).fill("Anna");
  await dialog.getByRole("combobox", { name: "Who plays for B" }).selectOption("random");
  await dialog.getByRole("combobox", { name: "Who plays for C" }).selectOption("ally of A");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  assert.match(await tableTurn(page), /Your turn|Anna’s turn/);
  const { game, view } = await tableGame(page);
  assert.deepEqual(game.players, ["person", "random", "ally of A"]);
  assert.equal(view.position, "nim(players=3): 3, 5, 7");
});

test("whoever drops out is told, under elimination", async (t) => {
  const start = "nim(players=3, ending=elimination): 1, 1";
  const game = { start, players: ["person", "person", "person"], starter: 1, seed: 1, moves: [] };
  const { fragment } = await ask({ request: "link", game, hints: 7 });
  const page = await visit(t, `#${fragment}`);
  await touchSomething(page);
  await touchSomething(page);
  await page.getByText(/No move is left\./).first().waitFor();
  assert.equal(await page.locator(".seat.out").count(), 2);
});

test("a position of three players is analysed, and played from there", async (t) => {
  const page = await visit(t, `#/analysis?${new URLSearchParams({ position: "nim(players=3): 1, 2" })}`);
  const verdict = page.getByRole("region", { name: "Who wins" });
  await verdict.getByText("B wins").first().waitFor();
  await verdict.getByText("A and C", { exact: true }).waitFor();
  await page.getByText("Moves", { exact: true }).click();
  await page.getByRole("list", { name: "Moves" }).getByRole("button", { name: "2: 2 → 1" }).click();
  await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.getElementById("position")).value === "nim(players=3, turn=B): 1, 1");
  await verdict.getByText("C wins").first().waitFor();
  await page.getByRole("link", { name: "Play from here" }).click();
  await seat(page, { A: "Anna", B: "Ben", C: "Cleo" });
  assert.match(await tableTurn(page), /Ben’s turn/);
});

test("moves of tuples are found in a list", async (t) => {
  const page = await visit(t, play("{0|0|0} + {0,*|0,*|0,*}"));
  await seat(page, { A: "Anna", B: "Ben", C: "Cleo" });
  await page.getByText("Moves to choose from").click();
  await page.getByRole("searchbox", { name: "Find a move" }).fill("*2");
  const moves = page.getByRole("list", { name: "Moves" }).getByRole("button");
  await page.waitForFunction(() => document.querySelectorAll(".move-list li button").length === 2);
  await moves.first().click();
  await page.locator("button.take").click();
  await page.locator(".turn-now").filter({ hasText: "Ben’s turn" }).waitFor();
});
