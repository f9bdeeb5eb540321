// Every ruleset is played to the end, by keyboard alone and by touch on a phone.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, server, visit } from "../support/world.mjs";
import { answered, myTurn, position, tabTo } from "../support/game.mjs";
import { finger, keyboard, makeMove } from "../support/person.mjs";

/** The number of pages that play at the same time. */
const PAGES = 3;

/** A late position of a game from an example of a ruleset: so many moves are left, made in order from the list. */
async function late({ examples }, left) {
  const played = [];
  let answer = await ask({ request: "play", game: { start: examples[0].position, players: ["person", "person"], starter: 1, moves: [], seed: 1 } });
  for (let turn = 0; answer.awaits !== "nobody"; turn += 1) {
    played.push(answer.view.position);
    const { listed } = answer.view.moves;
    answer = await ask({ request: "play", game: answer.game, move: listed[(turn * 7) % listed.length].move });
  }
  return played.at(-left) ?? played[0];
}

/** How games are played, and how many moves are left where the page begins to play. */
const HANDS = {
  "by keyboard alone": {
    options: {},
    hands: keyboard,
    left: 4,
    async begin(page) {
      const first = page.getByRole("button", { name: /^Go first/ });
      await tabTo(page, first);
      await page.keyboard.press("Enter");
    },
  },
  "by touch on a phone": {
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    hands: finger,
    left: 2,
    begin: (page) => page.getByRole("button", { name: /^Go first/ }).tap(),
  },
};

/** Plays a ruleset to the end. */
async function play(page, ruleset, { hands, left, begin }) {
  const start = await late(ruleset, left);
  await page.goto(`${server.address}#/play?${new URLSearchParams({ position: start })}`);
  await begin(page);
  for (let turn = 0; await myTurn(page) === "Your turn"; turn += 1) {
    assert.ok(turn < 40, "the game does not end");
    const before = await position(page);
    await makeMove(page, hands(page), before, turn);
    await answered(page, before);
  }
  await page.locator(".ending").getByText(/(ha(s|ve) no move left|Neither player has brought it to an end|Left has .+, and Right .+)\.$/).waitFor();
  const height = await page.locator(".stage > :first-child").evaluate((board) => board.getBoundingClientRect().height);
  assert.ok(height > 40, `the last board is shown, ${height} pixels high`);
}

for (const [how, manner] of Object.entries(HANDS)) {
  test(`every ruleset is played to the end ${how}`, async (t) => {
    const { games } = await ask({ request: "games" });
    const failures = [];
    await Promise.all(Array.from({ length: PAGES }, async () => {
      const page = await visit(t, "", manner.options);
      for (let ruleset = games.shift(); ruleset; ruleset = games.shift()) {
        await play(page, ruleset, manner).catch((error) => failures.push(`${ruleset.ruleset}: ${error.stack}`));
      }
    }));
    assert.deepEqual(failures, []);
  });
}
