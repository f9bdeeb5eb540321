// Lessons: every course is walked, one by touch and one by keyboard alone, and a wrong try is refuted.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, settled, visit } from "../support/world.mjs";
import { winningMove } from "../support/game.mjs";
import { finger, keyboard, makeThisMove } from "../support/person.mjs";
import { WORKSPACE } from "../support/server.mjs";

const { courses } = await ask({ request: "lessons" });

/** The first right answer that the file of a lesson names. @param {string} lesson @param {number} step */
function expected(lesson, step) {
  const text = readFileSync(join(WORKSPACE, "crates/games/lessons", `${lesson}.md`), "utf8");
  const [, answer = ""] = /^expect: ([^;\n]*)/m.exec(text.split(/^## /m)[step] ?? "") ?? [];
  return answer.trim();
}

/** Answers a step until it is done. @param {import("playwright-core").Page} page @param {import("../support/person.mjs").Hands} hands @param {string} lesson @param {number} step */
async function answer(page, hands, lesson, step) {
  for (let answers = 0; answers < 40; answers += 1) {
    await settled(page);
    if (await page.locator(".ways a").count() > 0) return;
    const choices = page.locator(".task button[value]");
    const field = page.locator(".task input");
    if (await choices.count() > 0) {
      // In a game that is to be won the one who answers takes the side that wins.
      await hands.press(page.locator(`.task button[value="${expected(lesson, step)}"]`));
    } else if (await page.locator(".table .how").count() > 0) {
      const position = await page.locator(".stage").getAttribute("data-position");
      const move = await winningMove(position);
      if (move.handles.length > 0) await makeThisMove(page, hands, position, move);
      else await type(move.move);
    } else {
      await type(expected(lesson, step));
    }
    async function type(text) {
      await hands.press(field);
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    }
  }
  assert.fail(`step ${step} of ${lesson} does not end`);
}

// Each course is walked once: their steps are made of the same parts.
const WAYS = [
  { way: "by touch at 320 pixels", handsOf: finger, options: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } },
  { way: "by keyboard alone", handsOf: keyboard, options: {} },
];

for (const [number, { title, lessons }] of courses.entries()) {
  const { way, handsOf, options } = WAYS[number % WAYS.length];
  test(`the course "${title}" is walked ${way}`, async (t) => {
    const page = await visit(t, "#/learn", options);
    const hands = handsOf(page);
    await hands.press(page.getByRole("link", { name: lessons[0].title, exact: true }));
    for (const { name, steps } of lessons) {
      for (let step = 1; step <= steps.length; step += 1) {
        await page.waitForURL((url) => url.hash.includes(`lesson=${name}&step=${step}&`));
        await page.getByRole("heading", { level: 1, name: steps[step - 1], exact: true }).waitFor();
        await answer(page, hands, name, step).catch((error) => { throw new Error(`step ${step} of ${name}: ${error.message}`, { cause: error }); });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${name} ${step} is too wide by ${wide}`);
        await hands.press(page.locator(".ways a").first());
      }
    }
    await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
    const marked = page.locator(".entry").filter({ hasText: "finished" });
    assert.equal(await marked.count(), lessons.length);
  });
}

test("a wrong move is refuted on the board, which then shows the question again", async (t) => {
  const page = await visit(t, "#/learn?lesson=make-them-equal&step=2");
  const question = await page.locator(".stage").getAttribute("data-position");
  await page.getByRole("textbox", { name: "Type a move" }).fill("2: 5 -> 1");
  await page.keyboard.press("Enter");
  const shows = (position) => page.locator(`.stage[data-position="${position}"]`).waitFor();
  await page.getByRole("button", { name: "Show it on the board" }).click();
  await shows("nim: 1, 1");
  await page.getByRole("button", { name: "Put it back" }).click();
  await shows(question);
  await page.getByRole("textbox", { name: "Type a move" }).fill("2: 5 -> 9");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "." }).first().waitFor();
});

test("a lesson is told in another register in place, and a reload comes back to it", async (t) => {
  const page = await visit(t, "#/learn?lesson=two-equal-piles&step=1");
  await page.getByRole("button", { name: "Whoever moves first" }).click();
  await page.locator(".judged").waitFor();
  const text = page.locator(".lesson-text");
  const adult = await text.textContent();
  await page.getByRole("radio", { name: "for children" }).check();
  await settled(page);
  assert.notEqual(await text.textContent(), adult);
  assert.equal(await page.locator(".judged").count(), 1, "what was said stays");
  const child = await text.textContent();
  await page.reload();
  await page.locator(".lesson-text").filter({ hasText: child ?? "" }).waitFor();
  assert.match(page.url(), /lesson=two-equal-piles&step=1&for=child$/);
});

test("the numbers of a lesson are dragged and stepped, and it is told anew", async (t) => {
  const page = await visit(t, "#/learn?lesson=make-them-equal&step=4&for=child");
  const text = page.locator(".lesson-text");
  const second = page.getByRole("spinbutton", { name: "pile 2" });
  const shows = (position) => page.waitForFunction((wanted) => document.querySelector(".stage")?.getAttribute("data-position") === wanted, position);
  await second.waitFor();
  const before = await text.textContent();
  assert.match(before ?? "", /Whoever moves first wins/);
  for (let steps = 0; steps < 2; steps += 1) await second.press("ArrowDown");
  await shows("nim: 3, 3");
  await text.filter({ hasText: "Whoever moves second wins" }).waitFor();
  assert.doesNotMatch(await text.textContent() ?? "", /Whoever moves first wins/, "what was told of the other position is gone");
  assert.match(await text.textContent() ?? "", /Make the two piles equal/, "what the lesson says stays");
  const box = await second.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let up = 7; up <= 56; up += 7) await page.mouse.move(x, y - up);
  await page.mouse.up();
  await shows("nim: 3, 7");
  assert.equal(await second.getAttribute("aria-valuenow"), "7");
  await page.getByRole("button", { name: "As it was" }).click();
  await shows("nim: 3, 5");
  await settled(page);
  assert.equal(await text.textContent(), before);
});

test("an explanation with its table is told anew at the same level", async (t) => {
  const page = await visit(t, "#/learn?lesson=the-binary-table&step=3&for=adult");
  await page.getByRole("spinbutton", { name: "pile 1" }).press("ArrowUp");
  await page.locator("[data-position='nim: 8, 4, 5']").waitFor();
  const text = page.locator(".lesson-text");
  assert.equal(await text.getByRole("heading", { name: "The powers of two, pile by pile" }).count(), 1);
  assert.equal(await text.getByText(/^Whoever moves (first|second) wins \(/).count(), 1);
});

test("infinite numbers are stepped as well, as far as there is a step", async (t) => {
  const page = await visit(t, "#/learn?lesson=past-infinity&step=6&for=adult");
  const [high, least] = [page.getByRole("spinbutton", { name: "pile 1" }), page.getByRole("spinbutton", { name: "pile 2" })];
  await high.press("ArrowDown");
  await page.locator("[data-position='nim: w+1, w, 3']").waitFor();
  await least.press("ArrowDown");
  await settled(page);
  assert.equal(await least.getAttribute("aria-valuetext"), "ω");
});

test("a hint helps with the move of a lesson, and its move is considered on the board", async (t) => {
  const page = await visit(t, "#/learn?lesson=make-them-equal&step=2&for=child");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const coach = page.getByRole("region", { name: "Coach" });
  const next = coach.getByRole("button", { name: /^Next/ });
  await next.waitFor();
  assert.equal(await coach.getByRole("button", { name: "I am winning" }).count(), 0, "the lesson has asked already");
  for (let rung = 2; await next.count() > 0; rung += 1) {
    await next.click();
    await coach.locator(".rung").nth(rung - 1).waitFor({ state: "attached" });
    await settled(page);
  }
  await coach.getByRole("button", { name: "2: 5 → 3" }).click();
  await page.locator("button.take").click();
  await page.locator(".judged.right").waitFor();
  assert.ok(await coach.isHidden(), "there is nothing to hint at any more");
});

test("a link to a step that a lesson does not have leads to its last one, and to no lesson nowhere", async (t) => {
  const page = await visit(t, "#/learn?lesson=two-equal-piles&step=99");
  await page.getByRole("heading", { name: "Higher" }).waitFor();
  const other = await visit(t, "#/learn?lesson=two-equal-pile");
  await other.getByRole("paragraph").filter({ hasText: "did you mean 'two-equal-piles'?" }).waitFor();
});

test("the ways to go fit in one line at 320 pixels", async (t) => {
  const page = await visit(t, "#/learn", { viewport: { width: 320, height: 640 } });
  await settled(page);
  const lines = await page.locator(".site-nav a").evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
  assert.equal(lines, 1);
});
