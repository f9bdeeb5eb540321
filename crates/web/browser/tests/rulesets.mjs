// Every ruleset is played to the end, by keyboard alone and by touch on a phone.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, server, visit } from "../support/world.mjs";
import { answered, myTurn, position, tabTo } from "../support/game.mjs";
import { finger, keyboard, makeMove } from "../support/person.mjs";

/** The number of moves that are left where the page begins to play. */
const MOVES_LEFT = 4;
/** The number of pages that play at the same time. */
const PAGES = 3;

/** A late position of a game from an example of a ruleset: few moves are left, made in order from the list. */
async function late({ examples }) {
  const played = [];
  let answer = await ask({ request: "play", game: { start: examples[0].position, players: ["person", "person"], starter: 1, moves: [], seed: 1 } });
  for (let turn = 0; answer.awaits !== "nobody"; turn += 1) {
    played.push(answer.view.position);
    const { listed } = answer.view.moves;
    answer = await ask({ request: "play", game: answer.game, move: listed[(turn * 7) % listed.length].move });
  }
  return played.at(-MOVES_LEFT) ?? played[0];
}

const HANDS = {
  "by keyboard alone": {
    options: {},
    hands: keyboard,
    async begin(page) {
      const first = page.getByRole("button", { name: /^Go first/ });
      await tabTo(page, first);
      await page.keyboard.press("Enter");
    },
  },
  "by touch on a phone": {
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    hands: finger,
    begin: (page) => page.getByRole("button", { name: /^Go first/ }).tap(),
  },
};

/** Plays a ruleset to the end. */
async function play(page, ruleset, { hands, begin }) {
  const start = await late(ruleset);
  await page.goto(`${server.address}#/play?${new URLSearchParams({ position: start })}`);
  await begin(page);
  for (let turn = 0; await myTurn(page) === "Your turn"; turn += 1) {
    assert.ok(turn < 40, "the game does not end");
    const before = await position(page);
    await makeMove(page, hands(page), before, turn);
    await answered(page, before);
  }
  await page.locator(".ending").getByText(/(ha(s|ve) no move left|Neither player has brought it to an end)\.$/).waitFor();
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
