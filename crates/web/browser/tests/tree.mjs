// One tree of moves for play, analysis and review: branches, comments, who wins, arrows and links.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, server, settled, visit } from "../support/world.mjs";
import { answered, begin, byTyping, labelOf, myTurn, position, shows } from "../support/game.mjs";
import { tableTurn } from "../support/tables.mjs";

const at = (screen, text) => `#/${screen}?${new URLSearchParams({ position: text })}`;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const turns = (page) => page.getByRole("navigation", { name: "Turns" });
const entries = (page) => turns(page).locator(".turn");
const current = (page) => turns(page).locator("[aria-current]");
const fragment = (page) => new URL(page.url()).hash;

/** Waits until the analysis shows a position. */
async function analyses(page, text) {
  await page.waitForFunction((wanted) => /** @type {HTMLInputElement | null} */ (document.getElementById("position"))?.value === wanted, text);
  await page.getByRole("region", { name: "Who wins" }).locator(".outcome").waitFor();
}

/** Makes a move in the analysis by its line in the table. */
async function choose(page, name, after) {
  await page.getByRole("region", { name: "Every move and its value" }).getByRole("link", { name, exact: true }).click();
  await analyses(page, after);
}

/** Writes a comment on the place at hand, and waits until the link has it. */
async function comment(page, text) {
  await page.getByText("Comment and branches").click();
  await page.getByRole("textbox", { name: "Comment on this position" }).fill(text);
  await page.waitForFunction((part) => decodeURIComponent(location.hash).replaceAll(/[_+]/g, " ").includes(part), text);
}

/** The tree as an outline: a line for each move, indented by its branches. */
const outline = (page) => turns(page).locator(".turns").evaluate((list) => [...list.querySelectorAll(".turn")].map((turn) => {
  let depth = 0;
  for (let above = turn.closest(".branches"); above; above = above.parentElement.closest(".branches")) depth += 1;
  return "  ".repeat(depth) + (turn.querySelector(".what")?.textContent ?? "Start");
}));

/** A tree with a branch in the analysis. */
async function branched(t, options) {
  const page = await visit(t, at("analysis", "nim: 3, 5, 7"), options);
  await analyses(page, "nim: 3, 5, 7");
  await choose(page, "3: 7 → 6", "nim: 3, 5, 6");
  await choose(page, "1: 3 → 0", "nim: 0, 5, 6");
  await turns(page).getByRole("button", { name: "Back", exact: true }).click();
  await analyses(page, "nim: 3, 5, 6");
  await choose(page, "2: 5 → 1", "nim: 3, 1, 6");
  return page;
}

const BRANCHED = ["Start", "3: 7 → 6", "1: 3 → 0", "  2: 5 → 1"];

test("moves in the analysis make a tree, which arrows go about in", async (t) => {
  const page = await branched(t);
  assert.deepEqual(await outline(page), BRANCHED);
  for (const [key, after] of [["ArrowUp", "nim: 0, 5, 6"], ["ArrowDown", "nim: 3, 1, 6"], ["ArrowLeft", "nim: 3, 5, 6"],
    ["ArrowLeft", "nim: 3, 5, 7"], ["ArrowRight", "nim: 3, 5, 6"], ["ArrowRight", "nim: 3, 1, 6"]]) {
    await page.keyboard.press(key);
    await analyses(page, after);
  }
  // A move that was tried before is gone to, and no second branch is made.
  await turns(page).getByRole("button", { name: "First" }).click();
  await analyses(page, "nim: 3, 5, 7");
  await choose(page, "3: 7 → 6", "nim: 3, 5, 6");
  assert.deepEqual(await outline(page), BRANCHED);
  // While one types, arrows move the cursor.
  await page.getByRole("textbox", { name: "Position" }).press("ArrowLeft");
  await settled(page);
  assert.equal(await page.getByRole("textbox", { name: "Position" }).inputValue(), "nim: 3, 5, 6");
});

test("a branch becomes the main line, or is deleted, by keyboard", async (t) => {
  const page = await branched(t);
  await page.getByText("Comment and branches").focus();
  await page.keyboard.press("Enter");
  const [main, remove] = ["Make main line", "Delete from here"].map((name) => turns(page).getByRole("button", { name }));
  await main.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".branches .what")?.textContent === "1: 3 → 0");
  assert.deepEqual(await outline(page), ["Start", "3: 7 → 6", "2: 5 → 1", "  1: 3 → 0"]);
  assert.ok(await main.isDisabled());
  await remove.focus();
  await page.keyboard.press("Enter");
  await analyses(page, "nim: 3, 5, 6");
  assert.deepEqual(await outline(page), ["Start", "3: 7 → 6", "1: 3 → 0"]);
  assert.ok(await current(page).evaluate((element) => element === document.activeElement || document.activeElement.closest("nav") !== null), "the keyboard stays in the list");
});

test("branches are made by touch on a phone", async (t) => {
  const page = await visit(t, at("analysis", "nim: 1, 2"), PHONE);
  await analyses(page, "nim: 1, 2");
  const play = async (from, handle, after) => {
    await page.getByRole("region", { name: "The position" }).getByRole("button", { name: await labelOf(from, handle), exact: true }).tap();
    await page.getByRole("button", { name: "Go there" }).tap();
    await analyses(page, after);
  };
  const { moves: { listed } } = await ask({ request: "position", position: "nim: 1, 2" });
  for (const { handles, leaves } of listed.slice(0, 2)) {
    await play("nim: 1, 2", handles[0], leaves);
    await entries(page).first().tap();
    await analyses(page, "nim: 1, 2");
  }
  assert.deepEqual(await outline(page), ["Start", listed[0].text, `  ${listed[1].text}`]);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test("a comment is in the link, and outlasts a reload", async (t) => {
  const page = await branched(t);
  const words = "What if? 100 % ~ one; two";
  await page.getByText("Comment and branches").click();
  await page.getByRole("textbox", { name: "Comment on this position" }).fill(words);
  await page.waitForFunction(() => location.hash.includes("What"));
  await page.reload();
  await analyses(page, "nim: 3, 1, 6");
  assert.deepEqual(await outline(page), BRANCHED);
  assert.equal(await turns(page).locator(".comment:not([hidden])").textContent(), words);
  const other = await visit(t, fragment(page));
  await analyses(other, "nim: 3, 1, 6");
  assert.deepEqual(await outline(other), BRANCHED);
  assert.equal(await turns(other).locator(".comment:not([hidden])").textContent(), words);
  assert.match(await current(other).textContent(), /2: 5 → 1/);
});

test("Back leads to the place before, and no branch is lost on the way", async (t) => {
  const page = await branched(t);
  await page.goBack();
  await analyses(page, "nim: 3, 5, 6");
  assert.deepEqual(await outline(page), BRANCHED);
  await choose(page, "2: 5 → 0", "nim: 3, 0, 6");
  assert.deepEqual(await outline(page), [...BRANCHED, "  2: 5 → 0"]);
});

test("every place says who wins there, and a mistake is marked", async (t) => {
  const page = await branched(t);
  await page.waitForFunction(() => document.querySelectorAll(".turns .winner:not([hidden])").length === 4);
  assert.deepEqual((await turns(page).locator(".winner").allTextContents()).map((text) => text.trim()), Array(4).fill("Player 1 wins"));
  await page.keyboard.press("ArrowLeft");
  await analyses(page, "nim: 3, 5, 6");
  await choose(page, "1: 3 → 0", "nim: 0, 5, 6");
  await choose(page, "2: 5 → 4", "nim: 0, 4, 6");
  // Whoever was to move at 5 and 6 could have made them equal.
  await entries(page).filter({ hasText: "2: 5 → 4" }).locator(".winner").filter({ hasText: "! A mistake: Player 2 wins" }).waitFor();
});

test("what takes too long is said to be unknown", async (t) => {
  const page = await visit(t, "#/nowhere");
  await page.route("**/api", async (route) => {
    const { request, level } = route.request().postDataJSON();
    if (request !== "analyze" || level !== 0) return route.continue();
    const error = { kind: "exhausted", message: "this takes too long", span: null, help: null, picture: "" };
    return route.fulfill({ json: { schema: 1, error } });
  });
  await page.goto(new URL(`#/analysis?${new URLSearchParams({ position: "nim: 3, 5, 7", tree: "3: 7 -> 6", at: "1" })}`, page.url()).href);
  await analyses(page, "nim: 3, 5, 6");
  await entries(page).first().locator(".winner").filter({ hasText: "unknown" }).waitFor();
  assert.equal((await current(page).locator(".winner").textContent()).trim(), "Player 1 wins");
});

test("a game goes to the analysis with its branches, and is played on from a place", async (t) => {
  const page = await visit(t, at("play", "nim: 3, 5, 7"));
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  await page.keyboard.press("u");
  await shows(page, "nim: 3, 5, 7");
  await byTyping(page, { move: "1: 3 -> 2" });
  await answered(page, "nim: 3, 5, 7");
  const [here, tree] = [await position(page), await outline(page)];
  assert.equal(tree[1], "1: 3 → 2", "what is played is the main line");
  assert.ok(tree.includes("  3: 7 → 6"));
  await page.getByRole("link", { name: "Analyse" }).click();
  await analyses(page, here);
  assert.deepEqual(await outline(page), tree);
  await entries(page).nth(1).filter({ hasText: "You take 1 from pile 1" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await analyses(page, "nim: 2, 5, 7");
  await page.getByRole("link", { name: "Play from here" }).click();
  await begin(page);
  assert.equal(await position(page), "nim: 2, 5, 7");
});

test("a game keeps its branches, its comments and what was taken back over a reload", async (t) => {
  const page = await visit(t, at("play", "nim: 3, 5, 7"));
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  const after = await position(page);
  await page.keyboard.press("u");
  await shows(page, "nim: 3, 5, 7");
  await byTyping(page, { move: "1: 3 -> 2" });
  await answered(page, "nim: 3, 5, 7");
  await comment(page, "tried, too");
  await page.getByRole("heading", { name: "Turns" }).click();
  await page.keyboard.press("u");
  await shows(page, "nim: 3, 5, 7");
  const tree = await outline(page);
  await page.waitForFunction(() => location.hash.includes("played=0"));
  await page.reload();
  await myTurn(page);
  await shows(page, "nim: 3, 5, 7");
  assert.deepEqual(await outline(page), tree);
  assert.equal(await turns(page).locator(".comment:not([hidden])").textContent(), "tried, too");
  await page.keyboard.press("r");
  await page.waitForFunction(() => document.querySelector(".stage")?.dataset.position !== "nim: 3, 5, 7");
  await entries(page).filter({ hasText: "You take 1 from pile 3" }).click();
  await shows(page, "nim: 3, 5, 6");
  await page.keyboard.press("ArrowRight");
  await shows(page, after);
});

test("the link that is shared has the branches", async (t) => {
  const { fragment } = await ask({ request: "link", game: { start: "nim: 1, 2", players: ["person", "person"], starter: 1, seed: 1, moves: ["1: 1 -> 0"] }, hints: 7, tree: "2: 2 -> 1;~:like this" });
  const page = await visit(t, `#${fragment}`);
  await myTurn(page);
  assert.deepEqual(await outline(page), ["Start", "2: 2 → 1", "  1: 1 → 0"]);
  await page.getByRole("button", { name: "Share" }).click();
  await page.waitForFunction(() => (document.querySelector(".link-field")?.value ?? "") !== "");
  const link = await page.getByRole("textbox", { name: "Link to this game" }).inputValue();
  assert.equal(link, `${server.address}#${fragment}`);
});

test("links that were damaged say so in one sentence, and show what can be shown", async (t) => {
  for (const [tree, at, words] of [
    ["3: 7 -> 9", "0", /One of their moves cannot be played/],
    ["<img src=x onerror=alert(1)>", "0", /One of their moves cannot be played/],
    ["~9", "0", /go back to before the first move/],
    ["~m3", "0", /go on where the game has ended/],
    ["~:a~b", "0", /A sign ~ stands where none can stand/],
    [`~:${"x".repeat(501)}`, "0", /more than 500 characters/],
    ["x;".repeat(20_000), "0", /more than 32000 characters/],
    ["3: 7 -> 6", "7", /leads to a place that its moves do not have/],
    ["3: 7 -> 6", "-1", /leads to a place that its moves do not have/],
  ]) {
    const page = await visit(t, `#/analysis?${new URLSearchParams({ position: "nim: 3, 5, 7", tree, at })}`);
    const alert = page.getByRole("alert").filter({ visible: true });
    await alert.filter({ hasText: words }).waitFor();
    assert.equal(await alert.count(), 1);
    await analyses(page, "nim: 3, 5, 7");
    await page.context().close();
  }
  const page = await visit(t, "#v=1&start=nim:_3,_5&players=person,person&starter=1&seed=1&hints=7&moves=1:_3_-%3E_2&tree=2:_5_-%3E_9");
  await page.getByRole("alert").filter({ hasText: "The branches and comments of this link cannot be shown. One of their moves cannot be played" }).waitFor();
  assert.equal(await position(page), "nim: 2, 5");
});

test("a link from before there were trees opens", async (t) => {
  const page = await visit(t, "#v=1&start=nim:_3,_5,_7&players=person,person&starter=1&seed=42&hints=3&moves=3:_7_-%3E_6;1:_3_-%3E_0&played=1");
  await myTurn(page);
  await shows(page, "nim: 3, 5, 6");
  assert.deepEqual(await outline(page), ["Start", "3: 7 → 6", "1: 3 → 0"]);
});

test("whatever has moves has a tree", async (t) => {
  for (const start of ["nim: 2, 3 + cram: 2x3", "sprouts: 2", "hackenbush: blue 0-1, red 0-2", "nimbers: (1,2) (3,2)", "misere kayles: 4, 2"]) {
    const page = await visit(t, at("analysis", start));
    await page.getByRole("region", { name: "Who wins" }).locator(".outcome").waitFor();
    await page.getByRole("region", { name: "Every move and its value" }).getByRole("link").first().click();
    await entries(page).nth(1).waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".turns .winner:not([hidden])").length === 2);
    const now = await page.getByRole("textbox", { name: "Position" }).inputValue();
    await page.reload();
    await analyses(page, now);
    assert.equal(await entries(page).count(), 2, start);
    await page.context().close();
  }
});

test("a game of three has a tree in the analysis, and says where a win was given away", async (t) => {
  const game = { start: "nim(players=3): 1, 1, 2", players: ["person", "person", "person"], names: ["Anna", "Ben", "Cleo"], starter: 1, seed: 1, moves: ["1: 1 -> 0", "3: 2 -> 1", "2: 1 -> 0", "3: 1 -> 0"] };
  const { fragment } = await ask({ request: "link", game, hints: 7 });
  const page = await visit(t, `#${fragment}`);
  await tableTurn(page);
  await page.getByRole("button", { name: "Where was it won and lost?" }).click();
  await page.getByRole("heading", { name: "Where it was won and lost" }).waitFor();
  const marks = turns(page).locator(".winner");
  assert.equal((await marks.last().textContent()).trim(), "Anna wins");
  assert.equal(await marks.filter({ hasText: /wins|alone/ }).count(), 5);
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.getByRole("region", { name: "Who wins" }).getByText(/Anna|A wins/).first().waitFor();
  await entries(page).nth(4).filter({ hasText: /^Anna takes/ }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await current(page).filter({ hasText: /^Cleo takes/ }).waitFor();
});

test("trees are written as text and read again, whatever their shape and their comments", async (t) => {
  const page = await visit(t, "#/nowhere");
  const failures = await page.evaluate(async () => {
    const [{ Tree }, { read, write }] = await Promise.all([import("/tree/tree.js"), import("/tree/text.js")]);
    let state = 7;
    const random = (/** @type {number} */ below) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    const signs = ["~", ";", "~,", "a", " ", "_", "é", "\n", "m3", ":", "%3B", "+"];
    const text = () => Array.from({ length: random(6) }, () => signs[random(signs.length)]).join("");
    const outline = (place, told) => [told(place), place.comment, place.children.map((child) => outline(child, told))];
    const failed = [];
    for (let round = 0; round < 300; round += 1) {
      const tree = new Tree({ start: "", players: ["person", "person"], starter: 1, seed: 0, moves: [] });
      for (let made = random(40); made > 0; made -= 1) {
        const places = tree.all();
        const from = places[random(places.length)];
        tree.child(from, { move: `${text()}${made}`, number: (from.turn?.number ?? 0) + 1, player: 1 });
      }
      for (const place of tree.all()) if (random(4) === 0) place.comment = text();
      const places = tree.all();
      tree.visit(places[random(places.length)]);
      for (const line of [[], tree.line()]) {
        const written = write(tree, line);
        const [root] = read(written, line.map(({ turn }) => turn.move));
        if (JSON.stringify(outline(root, ({ move }) => move)) !== JSON.stringify(outline(tree.root, ({ turn }) => turn?.move ?? ""))) failed.push(written);
      }
    }
    return failed;
  });
  assert.deepEqual(failures, []);
});

test("tuples have a tree", async (t) => {
  const page = await visit(t, at("analysis", "{0|0|0} + {0,*|0,*|0,*}"));
  await page.getByText("Moves", { exact: true }).click();
  await page.getByRole("list", { name: "Moves" }).getByRole("button").first().click();
  await entries(page).nth(1).waitFor();
  await page.waitForFunction(() => location.hash.includes("at=1"));
  await page.reload();
  await current(page).filter({ hasText: /^A/ }).waitFor();
  assert.equal(await entries(page).count(), 2);
});

test("the turn at hand is in sight, however long the game is", async (t) => {
  const moves = Array.from({ length: 60 }, (_, made) => `1: ${90 - made} -> ${89 - made}`);
  const { fragment } = await ask({ request: "link", game: { start: "nim: 90", players: ["person", "person"], starter: 1, seed: 1, moves, played: 40 }, hints: 7 });
  const page = await visit(t, `#${fragment}`);
  await shows(page, "nim: 50");
  const inSight = () => page.waitForFunction(() => {
    const [list, turn] = [".turns", ".turns [aria-current]"].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    return list && turn && turn.top >= list.top && turn.bottom <= list.bottom;
  });
  await inSight();
  await turns(page).getByRole("button", { name: "Last" }).click();
  await shows(page, "nim: 30");
  await inSight();
});
