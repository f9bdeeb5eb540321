// What lies around the board: the toolbar, the coach, the turns, the score, and the end of a game.

import { test } from "node:test";
import assert from "node:assert/strict";
import { hold, settled, visit } from "../support/world.mjs";
import { answered, begin, byTyping, myTurn, position, shows, winBy } from "../support/game.mjs";

const play = (text) => `#/play?${new URLSearchParams({ position: text })}`;
const NIM = play("nim: 3, 5, 7");
const top = (locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
const turns = (page) => page.getByRole("navigation", { name: "Turns" });

async function choose(page, label, on) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: label }).setChecked(on);
  await page.keyboard.press("Escape");
}

/** Loses by making the first move that there is. */
async function lose(page) {
  for (let moves = 0; await myTurn(page) === "Your turn"; moves += 1) {
    assert.ok(moves < 50, "the game does not end");
    const before = await position(page);
    await byTyping(page, { move: await page.getByRole("textbox", { name: "Type a move" }).getAttribute("placeholder") });
    await answered(page, before);
  }
}

test("nothing is said of a move unless comments are switched on", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 2" });
  await answered(page, "nim: 3, 5, 7");
  assert.equal(await page.locator(".said").textContent(), "");
  await choose(page, /^Coach comments/, true);
  await page.locator(".said").filter({ hasText: /pile/ }).waitFor();
});

test("turns are told in words", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  await byTyping(page, { move: "take 2 from pile 3" });
  await answered(page, "nim: 3, 5, 7");
  await turns(page).getByRole("button", { name: /^You take 2 from pile 3 3: 7 → 5$/ }).waitFor();
  await turns(page).getByRole("button", { name: /^Sleepy (takes|lowers) / }).waitFor();
});

test("a move is called what it is, and the next touch is asked for without its handles", async (t) => {
  for (const [start, touched, verb] of [["cram: 2x3", 2, "Place"], ["chomp: 2x3", 1, "Bite"], ["nim: 2, 3", 1, "Take"]]) {
    const page = await visit(t, play(start));
    await begin(page);
    const places = page.getByRole("region", { name: "Table" }).locator("[data-handle]");
    await places.nth(1).click();
    if (touched > 1) {
      await page.getByText("Now touch one of the marked places.").first().waitFor();
      await page.locator("[data-handle].open").first().click();
    }
    await page.getByRole("button", { name: verb, exact: true }).waitFor();
    await page.context().close();
  }
});

test("the toolbar and the board stay where they are while a move is chosen and hints are read", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  const [toolbar, stage] = [page.getByRole("toolbar", { name: "Game" }), page.locator(".stage")];
  const before = await Promise.all([top(toolbar), top(stage)]);
  await page.getByRole("button", { name: /^Take \d from pile 2/ }).first().click();
  await page.locator("button.take").waitFor();
  assert.deepEqual(await Promise.all([top(toolbar), top(stage)]), before);
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "I cannot tell" }).click();
  await page.getByRole("button", { name: /^Next/ }).waitFor();
  assert.deepEqual(await Promise.all([top(toolbar), top(stage)]), before);
  await page.locator("button.take").click();
  await answered(page, "nim: 3, 5, 7");
  assert.deepEqual(await Promise.all([top(toolbar), top(stage)]), before);
});

test("the coach is in sight: beside the board, or as a sheet above the toolbar", async (t) => {
  for (const [width, height] of [[1280, 720], [360, 740]]) {
    const page = await visit(t, NIM, { viewport: { width, height } });
    await begin(page);
    await page.keyboard.press("h");
    const bet = page.getByRole("button", { name: "I cannot tell" });
    await bet.waitFor();
    await settled(page);
    const { y, height: high } = await bet.boundingBox();
    assert.ok(y >= 0 && y + high <= height, `at ${width}: ${y}`);
    const [stage, coach] = await Promise.all([page.locator(".stage").boundingBox(), page.getByRole("region", { name: "Coach" }).boundingBox()]);
    if (width > 1000) assert.ok(coach.x >= stage.x + stage.width, "the coach lies on the board");
    else {
      await page.getByRole("button", { name: "Close the coach" }).click();
      await page.getByRole("region", { name: "Coach" }).waitFor({ state: "hidden" });
    }
    await page.context().close();
  }
});

test("the keyboard stays in the toolbar after Undo and Redo", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  for (const [name, after] of [["Undo", "Redo"], ["Redo", "Undo"]]) {
    await page.getByRole("toolbar", { name: "Game" }).getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((words) => document.activeElement?.textContent === words, after);
  }
});

test("a new game that was begun by keyboard has no block lifted", async (t) => {
  const page = await visit(t, NIM);
  await page.getByRole("button", { name: "Go first" }).focus();
  await page.keyboard.press("Enter");
  await myTurn(page);
  await settled(page);
  assert.equal(await page.locator(".lifted").count(), 0);
  await page.locator(".choice .how").waitFor();
});

test("after a lost game there is a kind word, and Play again asks who begins", async (t) => {
  const page = await visit(t);
  await begin(page);
  await lose(page);
  await page.getByText("Teacher wins.").first().waitFor();
  await page.getByText("No shame in that: whoever goes second in this game can always win. Play again and go second.").waitFor();
  await page.getByRole("list", { name: "Score" }).getByText("1").waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("Who begins?").waitFor();
  await page.getByRole("button", { name: "Teacher", exact: true }).click();
  await turns(page).locator(".turn").nth(1).filter({ hasText: /^Teacher takes/ }).waitFor();
});

test("after a lost game nothing is said of hints where there are none, nor of who could win where that is not known", async (t) => {
  const words = "You could have won. See where it turned";
  for (const [hints, known, advice] of /** @type {const} */ ([
    [7, true, `${words}, or play again with a hint or two.`], [0, true, `${words}.`], [7, false, ""],
  ])) {
    const page = await visit(t, "#/nowhere");
    if (!known) await page.route("**/api", (route) => route.request().postDataJSON().request !== "analyze" ? route.continue()
      : route.fulfill({ json: { schema: 1, error: { kind: "exhausted", message: "the limit of 10 s was reached", span: null, help: null, picture: "" } } }));
    await page.goto(new URL(`#v=1&start=nim:_1,_2&players=person,perfect&starter=1&seed=1&hints=${hints}`, page.url()).href);
    await lose(page);
    await settled(page);
    assert.equal(await page.locator(".ending .advice").textContent(), advice);
    await page.context().close();
  }
});

test("a review that comes late does not come to the next game", async (t) => {
  const page = await visit(t, play("nim: 1, 1"));
  await begin(page);
  await lose(page);
  const release = await hold(page, "review");
  await page.getByRole("button", { name: "Where was it won and lost?" }).click();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByRole("button", { name: "You", exact: true }).click();
  await page.getByText("Your turn", { exact: true }).waitFor();
  release();
  await settled(page);
  assert.equal(await page.locator(".strip").count(), 0);
});

test("the mark of a mistake stands with whoever made it", async (t) => {
  const page = await visit(t, play("nim: 2, 3"));
  await begin(page);
  await byTyping(page, { move: "2: 3 -> 0" });
  await answered(page, "nim: 2, 3");
  if (await page.getByRole("button", { name: "Play again" }).count() === 0) await lose(page);
  await page.getByRole("button", { name: "Where was it won and lost?" }).click();
  const row = page.locator(".strip tbody tr").filter({ hasText: "You" });
  assert.equal(await row.locator("td").first().textContent(), "!");
});

test("two teams have names and a score, and everything can be made large", async (t) => {
  const page = await visit(t, `#v=1&start=nim:_1&players=person,person&starter=1&seed=1&hints=7`, { viewport: { width: 1920, height: 1080 } });
  await myTurn(page);
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Anna");
  await page.getByRole("textbox", { name: "Name of player 1" }).press("Enter");
  await page.getByText("Anna’s turn").waitFor();
  await byTyping(page, { move: "1: 0" });
  await page.getByText("Anna wins.").first().waitFor();
  assert.equal(await page.getByRole("list", { name: "Score" }).locator(".games-won").first().textContent(), "1");
  await turns(page).getByRole("button", { name: /^Anna takes 1 from pile 1/ }).waitFor();
  await page.getByRole("button", { name: "Big" }).click();
  const size = (locator) => locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  assert.ok(await size(page.locator(".told-turn").first()) >= 24);
  assert.ok(await size(page.locator(".goal-line")) >= 24);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test("the board fills a large window", async (t) => {
  const page = await visit(t, play("cram: 4x5"), { viewport: { width: 1920, height: 1080 } });
  await begin(page);
  const { height } = await page.locator("figure-board .picture").boundingBox();
  assert.ok(height > 0.5 * 1080, `${height}`);
  const { y, height: bar } = await page.getByRole("toolbar", { name: "Game" }).boundingBox();
  assert.ok(y + bar <= 1080, "the toolbar is in sight");
});

test("sounds are made when they are switched on", async (t) => {
  const page = await visit(t, play("nim: 1, 1"));
  await choose(page, "Sounds", true);
  await begin(page);
  const sounded = (sound) => page.waitForFunction((wanted) => document.documentElement.dataset.sounded === wanted, sound);
  await byTyping(page, { move: "1: 0" });
  await sounded("win");
  await myTurn(page);
  await page.keyboard.press("u");
  await sounded("undo");
  await shows(page, "nim: 1, 1");
});

test("a printed game has its turns", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  await page.emulateMedia({ media: "print" });
  assert.ok(await turns(page).getByRole("button", { name: /3: 7 → 6/ }).isVisible());
  assert.ok(await page.getByRole("toolbar", { name: "Game" }).isHidden());
});

test("recent games are found again", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  const before = await position(page);
  await settled(page);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Go first" }).waitFor();
  await page.getByRole("region", { name: "Recent games" }).getByRole("link").first().click();
  await myTurn(page);
  assert.equal(await position(page), before);
});

test("a game is won by touch in a narrow window though the coach lies there", async (t) => {
  const page = await visit(t, play("nim: 2, 3"), { viewport: { width: 360, height: 740 }, hasTouch: true });
  await begin(page);
  await winBy(page, (_, move) => byTyping(page, move));
  assert.equal(await myTurn(page), "You win!");
});

test("what is touched is at least 24 pixels large on a phone", async (t) => {
  for (const start of ["kayles: 12, 5", "grundy: 20", "euclid: (25,7)", "fibonacci-nim: 20"]) {
    const page = await visit(t, play(start), { viewport: { width: 390, height: 800 }, hasTouch: true });
    await begin(page);
    const missed = await page.evaluate(() => [...document.querySelectorAll(".stage [data-handle]")].slice(0, 5).flatMap((spot) => {
      spot.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = spot.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [[-11, 0], [11, 0], [0, -11], [0, 11]].filter(([right, down]) => document.elementFromPoint(x + right, y + down)?.closest("[data-handle]") !== spot)
        .map(([right, down]) => `${spot.dataset.handle} at ${right}, ${down}`);
    }));
    assert.deepEqual(missed, [], start);
    await page.context().close();
  }
});

test("towers stand on one shelf, and hands do not cross the shelves of other rows", async (t) => {
  const tall = await visit(t, play("nim: w^(w^(w^(w^w+1)+w)+w), 3, w*2"));
  await tall.locator(".plinth").first().waitFor();
  await settled(tall);
  const heights = await tall.locator(".plinth").evaluateAll((plinths) => plinths.map((plinth) => Math.round(plinth.getBoundingClientRect().height)));
  assert.equal(new Set(heights).size, 1, `${heights}`);
  const page = await visit(t, play("nim: 4, 6, 9, 12, 13, 2, 5"), { viewport: { width: 640, height: 900 } });
  await begin(page);
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "I cannot tell" }).click();
  for (let rung = 2; rung <= 3; rung += 1) await page.getByRole("button", { name: /^Next/ }).click();
  await page.locator(".hands .shake").first().waitFor();
  await settled(page);
  const crossing = await page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return boxes(".arm").filter((arm) => boxes(".plinth").some((plinth) => arm.top < plinth.top && arm.bottom > plinth.bottom && arm.left < plinth.right && arm.right > plinth.left)).length;
  });
  assert.equal(crossing, 0);
});

const LARGE = {
  "many piles": { text: `nim: ${Array.from({ length: 400 }, (_, pile) => 1 + (pile * 5) % 7).join(", ")}`, last: "Take 1 from pile 400, leave nothing" },
  "large piles": { text: "nim: 1000000, 250000, 7", last: "Take 16 from pile 2, leave 249984" },
  "a long row": { text: "kayles: 120", last: "Row 1, pin 120" },
};

for (const [name, { text, last }] of Object.entries(LARGE)) {
  test(`${name} are drawn, and played by touch and by keyboard`, async (t) => {
    const page = await visit(t, play(text), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await begin(page);
    await page.getByRole("button", { name: new RegExp(`^${last}`) }).tap();
    await page.locator("button.take").tap();
    const after = await answered(page, text);
    assert.equal(after, "Your turn");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is not wider than the window");
    const before = await position(page);
    const first = page.getByRole("region", { name: "Table" }).locator('button[data-handle]:not([aria-disabled="true"])').first();
    await first.focus();
    await page.keyboard.press("Enter");
    await page.locator("button.take").focus();
    await page.keyboard.press("Enter");
    await answered(page, before);
  });
}

test("piles too many to draw are typed, and nobody is asked to touch them", async (t) => {
  const page = await visit(t, play(`nim: ${Array(600).fill(5).join(", ")}`));
  await begin(page);
  await page.getByText("Type the pile and what you leave of it").waitFor();
  assert.equal(await page.getByText("Touch a block").count(), 0);
});
