// The teacher's desk: what its links fix holds, what is projected tells nothing, and every conjecture is wrong.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, browser, server, settled, visit } from "../support/world.mjs";
import { answered, byTyping, myTurn, position, shows, tabTo, winBy } from "../support/game.mjs";
import { finger, keyboard } from "../support/person.mjs";
import { allConjectures, allQuestions } from "../../www/teach/conjectures.js";

/** The link that the desk has made, without the address of the server. */
async function made(page) {
  await settled(page);
  const link = await page.getByRole("textbox", { name: "Link for the class" }).inputValue();
  assert.ok(link.startsWith(server.address), link);
  return link.slice(server.address.length);
}

/** The names of all buttons and links that can be seen. */
const doors = (page) => page.evaluate(() => [...document.querySelectorAll("button, a[href]")].filter((door) => door.checkVisibility()).map((door) => door.textContent));

test("a link of the desk fixes each setting, after a reload, back and another game as well", async (t) => {
  const desk = await visit(t, "#/desk");
  await desk.getByLabel("Position", { exact: true }).fill("nim: 1, 2, 4");
  await desk.getByLabel("Opponent").selectOption("sleepy");
  await desk.getByLabel("Highest hint").selectOption("3");
  await desk.getByLabel("Language").selectOption("en");
  await desk.getByRole("checkbox", { name: /^Bets/ }).uncheck();
  await desk.getByRole("checkbox", { name: /^Moves can/ }).uncheck();
  await desk.getByLabel("Seed").fill("9");
  await desk.getByLabel("Seed").press("Tab");
  const link = await made(desk);
  await desk.reload();
  assert.equal(await made(desk), link, "a reload keeps what was chosen");

  // Whatever the browser prefers.
  const page = await visit(t, link, { locale: "de-DE" });
  await myTurn(page);
  /** What is fixed, at whatever place of the game. */
  const holds = async (when) => {
    const seen = await doors(page);
    for (const absent of ["Undo", "Redo", "Explain", "New game", "Analyse", "Games", "Calculator", "First", "Back", "Where was it won and lost?"]) {
      assert.ok(!seen.some((door) => door?.includes(absent)), `${absent} ${when}`);
    }
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    assert.match(page.url(), /seed=\d+&hints=3/);
  };
  await holds("at first");
  assert.match(page.url(), /seed=9&/);
  await page.keyboard.press("h");
  const coach = page.getByRole("region", { name: "Coach" });
  for (let rung = 2; rung <= 3; rung += 1) await coach.getByRole("button", { name: /^Next/ }).click();
  await coach.getByText("There are no more hints in this game.").waitFor();
  assert.equal(await coach.getByRole("button", { name: "I am winning" }).count(), 0, "nobody bets");
  assert.equal(await coach.locator(".ladder").getAttribute("aria-label"), "Hint 3 of 3");
  await byTyping(page, { move: "2: 2 -> 1" });
  await answered(page, "nim: 1, 2, 4");
  const later = await position(page);
  for (const key of ["u", "ArrowLeft", "?"]) await page.locator("h1").press(key);
  await settled(page);
  assert.equal(await position(page), later, "nothing is taken back");
  await page.reload();
  await myTurn(page);
  assert.equal(await position(page), later);
  await holds("after a reload");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  assert.equal(await page.getByRole("dialog").getByLabel("Hints").count(), 0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await winBy(page, (_, move) => byTyping(page, move));
  await holds("in the end");
  await page.getByRole("button", { name: "Play again" }).click();
  // Who goes first is fixed.
  await shows(page, "nim: 1, 2, 4");
  await myTurn(page);
  await holds("in another game");
  await page.evaluate(() => { location.hash = "#/play"; });
  await page.getByRole("button", { name: "Go first" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Set up the piles" }).count(), 0);
  await page.evaluate(() => { location.hash = "#/analysis"; });
  await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
  await page.goBack();
  await page.goBack();
  await myTurn(page);
  await holds("after going back");
});

test("a link with bets asks who goes first, and lets moves be taken back", async (t) => {
  const page = await visit(t, "?hints=7#v=1&start=nim:_2,_3&players=person,perfect&starter=1&seed=4&hints=7");
  await page.getByRole("button", { name: "Go first" }).click();
  await myTurn(page);
  assert.match(page.url(), /players=person,perfect&starter=1&seed=4/);
  const seen = await doors(page);
  for (const present of ["Undo", "Explain", "Hint"]) assert.ok(seen.includes(present), present);
});

test("each number gets another seed, of a game and of a puzzle", async (t) => {
  const desk = await visit(t, "#/desk?what=ladder&ladder=who&level=2&seed=7&hints=3&each=yes");
  const page = await visit(t, await made(desk));
  await page.getByRole("spinbutton", { name: "Your number" }).fill("12");
  await page.keyboard.press("Enter");
  await page.waitForURL(/number=12#\/puzzles\?ladder=who&level=2&seed=12007$/);
  await page.getByText("Exercise 12").waitFor();
  await page.getByRole("heading", { level: 1, name: "Who wins?" }).waitFor();
  const seen = await doors(page);
  for (const absent of ["Show the solution", "Open in analysis", "All puzzles"]) assert.ok(!seen.includes(absent), absent);
  const game = await visit(t, "?hints=3&bets=no&each=yes#v=1&start=nim:_2,_3&players=person,sleepy&starter=1&seed=7&hints=3");
  await game.getByRole("spinbutton", { name: "Your number" }).fill("2");
  await game.keyboard.press("Enter");
  await myTurn(game);
  assert.match(game.url(), /number=2#.*seed=2007&/);
  const { view } = await ask({ request: "setup", opponent: "sleepy", builder: 2, seed: 2007 });
  const piles = await visit(t, "?hints=3&bets=no&each=piles#v=1&start=nim:_2,_3&players=person,sleepy&starter=1&seed=7&hints=3");
  await piles.getByRole("spinbutton", { name: "Your number" }).fill("2");
  await piles.keyboard.press("Enter");
  await myTurn(piles);
  assert.equal(await position(piles), view.position);
});

test("a link to a lesson ends with the lesson", async (t) => {
  const page = await visit(t, "?hints=1#/learn?lesson=make-them-equal&step=4&for=child");
  await page.getByText("You have finished this lesson.").waitFor();
  assert.ok(!(await doors(page)).some((door) => door?.startsWith("Next lesson") || door === "All lessons"));
});

test("the projector shows the teams and a code, and nothing of who wins", async (t) => {
  // A code is made at an address that others can open.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  t.after(async () => {
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  });
  /** @type {string[]} */
  const coded = [];
  await context.route("http://school.example/**", async (route) => {
    const request = route.request();
    if (request.url().endsWith("/api") && request.postDataJSON().address) coded.push(request.postDataJSON().address);
    const { origin: _, ...headers } = request.headers();
    await route.fulfill({ response: await route.fetch({ url: request.url().replace("http://school.example/", server.address), headers }) });
  });
  const page = await context.newPage();
  await page.goto("http://school.example/?projector=yes&hints=7#v=1&start=nim:_3,_5&players=person,person&names=Foxes;Owls&starter=1&seed=1&hints=7");
  await page.getByRole("img", { name: "The link as a QR code" }).waitFor();
  assert.deepEqual(coded, ["http://school.example/?hints=7"]);
  await page.getByRole("button", { name: "Owls" }).click();
  const turn = page.locator(".turn-now");
  await turn.filter({ hasText: "Owls’s turn" }).waitFor();
  await page.getByRole("button", { name: "Take 1 from pile 2, leave 4" }).click();
  await page.locator("button.take").click();
  await turn.filter({ hasText: "Foxes’s turn" }).waitFor();
  for (const key of ["h", "?"]) await page.locator("h1").press(key);
  const seen = await page.evaluate(() => document.body.innerText.replace("Whoever makes the last move wins.", ""));
  assert.doesNotMatch(seen, /win|los|nim-sum|value|\*|Hint|Explain|mistake/i, seen);
  assert.ok(await page.getByRole("img", { name: "The link as a QR code" }).isVisible());
  // A code for something that is no game names it before the game that goes along.
  await page.goto("http://school.example/?projector=yes&hints=2#/puzzles?ladder=who&level=1&seed=3");
  await page.getByRole("img", { name: "The link as a QR code" }).waitFor();
  const leads = new URL(coded.at(-1) ?? "");
  assert.equal(leads.searchParams.get("leads"), "/puzzles?ladder=who&level=1&seed=3");
  await page.goto(`${leads}#v=1&start=nim:_1&players=person,person&starter=1&seed=0&hints=2`);
  await page.waitForURL(/#\/puzzles\?ladder=who&level=1&seed=3$/);
});

/** What each conjecture says of piles: who wins, or whether a move is a good one. */
const first = () => "first";
const heights = (start) => (start.split(": ")[1] ?? "").split(", ").map(Number);
const sum = (piles) => piles.reduce((all, pile) => all + pile, 0);
const conjectures = allConjectures();
const RULES = [
  first,
  () => "second",
  (piles) => (sum(piles) % 2 === 0 ? "second" : "first"),
  (piles) => (piles.length % 2 === 0 ? "second" : "first"),
  (before, after) => sum(before) - sum(after) === Math.max(...before),
  (before, after) => sum(before) - sum(after) === Math.max(...before),
  (_, after) => after.filter((pile) => pile > 0).length % 2 === 1,
  (before, after) => sum(before) - sum(after) === 1,
  (piles) => (piles.length === 3 && new Set(piles).size === 1 ? "second" : "first"),
  (_, after) => after.every((pile) => pile > 0),
  (piles) => { const [a, b, ...more] = piles.filter((pile) => pile > 1); return a === b && more.length === 0 ? "second" : "first"; },
  (piles) => (2 * Math.max(...piles) === sum(piles) ? "second" : "first"),
  ([a, b]) => (a === b ? "first" : "second"),
  (before, after) => sum(before) - sum(after) === 3,
  ([a, b]) => (a === b ? "second" : "first"),
];

test("each conjecture is wrong where its counterexample stands", async () => {
  assert.ok(conjectures.length >= 10 && allQuestions().length >= 5 && allQuestions().length <= 8);
  assert.equal(RULES.length, conjectures.length);
  for (const [index, { claim, start, says }] of conjectures.entries()) {
    const { outcome, winning_moves: winning } = await ask({ request: "analyze", position: start, level: 0 });
    const before = heights(start);
    if ("winner" in says) {
      assert.equal(says.winner, RULES[index](before), `${claim} says so of ${start}`);
      assert.equal(outcome, says.winner === "first" ? "P" : "N", claim);
    } else {
      const { moves } = await ask({ request: "position", position: start });
      assert.ok(!moves.more, claim);
      const advised = moves.listed.filter(({ leaves }) => RULES[index](before, heights(leaves)));
      assert.deepEqual([...says.moves].sort(), advised.map(({ move }) => move).sort(), `${claim} says so of ${start}`);
      assert.equal(outcome, "N", claim);
      assert.ok(!advised.some(({ move }) => winning.some((other) => other.move === move)), claim);
    }
  }
});

test("each counterexample is played by one touch, at 320 pixels", async (t) => {
  const page = await visit(t, "#/desk", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  for (const { claim, start } of conjectures) {
    await finger(page).press(page.locator(".entry").filter({ has: page.getByRole("heading", { name: `“${claim}”`, exact: true }) }).getByRole("button"));
    await myTurn(page);
    const { game } = await ask({ request: "open", fragment: page.url().split("#")[1] });
    assert.equal(game.start, start);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Teacher’s desk" }).waitFor();
  }
});

test("the desk is used by keyboard alone", async (t) => {
  const page = await visit(t, "#/learn");
  const { press } = keyboard(page);
  await press(page.getByRole("link", { name: "Teacher’s desk" }));
  await tabTo(page, page.getByRole("radio", { name: "A game" }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByLabel("Lesson", { exact: true }));
  await page.keyboard.press("ArrowDown");
  assert.match(await made(page), /^\?hints=3#\/learn\?lesson=two-equal-piles&step=1&for=child$/);
  await tabTo(page, page.getByRole("button", { name: "Copy" }));
  await press(page.getByRole("button", { name: "Play nim: 2, 2", exact: true }));
  await myTurn(page);
});

test("a position that there is not is refused with its reason", async (t) => {
  const page = await visit(t, "#/desk?what=game&position=nim%3A+3%2C+x");
  await page.getByRole("alert").first().waitFor();
  assert.ok(await page.getByRole("link", { name: "Open it" }).isHidden());
});
