// Whole games, as a person plays them.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, visit } from "../support/world.mjs";
import { answered, begin, byMouse, byTyping, myTurn, position, shows, tabTo, winBy } from "../support/game.mjs";

const play = (text) => `#/play?${new URLSearchParams({ position: text })}`;

test("the game on the home page is won by keyboard alone", async (t) => {
  const page = await visit(t);
  // One, two, three is balanced: whoever goes second can win.
  await tabTo(page, page.getByRole("button", { name: "Go second" }));
  await page.keyboard.press("Enter");
  const moves = await winBy(page, async (_, move) => {
    const [pile, , left] = move.move.match(/^(\d+): (\d+) -> (\d+)$/).slice(1);
    await page.keyboard.type(pile + left);
    await page.locator("button.take").waitFor();
    await page.keyboard.press("Enter");
  });
  assert.ok(moves >= 1);
  assert.equal(await myTurn(page), "You win!");
});

test("arrows and Enter make a move without a digit", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 7"));
  await tabTo(page, page.getByRole("button", { name: "Go first" }));
  await page.keyboard.press("Enter");
  await myTurn(page);
  const wanted = page.getByRole("button", { name: "Take 1 from pile 2, leave 4", exact: true });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await page.keyboard.press(/pile 1/.test(name) ? "ArrowRight" : /pile 3/.test(name) ? "ArrowLeft" : "ArrowUp");
  }
  assert.ok(await wanted.evaluate((element) => element === document.activeElement), "arrows lead to every block");
  await page.keyboard.press("Enter");
  await page.getByText(/Take 1 from pile 2, leave 4/i).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /2: 5 → 4/ }).waitFor();
});

test("Nim is won by mouse", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 7"));
  await begin(page);
  await winBy(page, (before, move) => byMouse(page, before, move));
  assert.equal(await myTurn(page), "You win!");
  await page.getByRole("button", { name: "Where was it won and lost?" }).click();
  await page.getByRole("heading", { name: "Where it was won and lost" }).waitFor();
});

test("the table keeps its height while the piles get lower", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 9"));
  await begin(page);
  const height = () => page.locator(".stage").evaluate((stage) => stage.getBoundingClientRect().height);
  const before = await height();
  await byTyping(page, { move: "3: 9 -> 1" });
  await answered(page, "nim: 3, 5, 9");
  assert.equal(await height(), before);
});

test("misère Nim is won, and says how it differs", async (t) => {
  const page = await visit(t, play("misere nim: 3, 4, 5"));
  await page.getByText("Whoever makes the last move loses.", { exact: true }).waitFor();
  await begin(page);
  await winBy(page, (before, move) => byMouse(page, before, move));
  assert.equal(await myTurn(page), "You win!");
});

test("bounded Nim is won, and lets nobody take too much", async (t) => {
  const page = await visit(t, play("nim(max=4): 11, 14, 9, 13"));
  await page.getByText("This position has options, max=4, which change the rules.").waitFor();
  await begin(page);
  const before = await position(page);
  await byTyping(page, { move: "1: 11 -> 2" });
  await page.getByRole("alert").filter({ visible: true }).first().waitFor();
  assert.equal(await position(page), before);
  await winBy(page, (_, move) => byTyping(page, move));
  assert.equal(await myTurn(page), "You win!");
});

test("Moore's Nim: a move in two piles", async (t) => {
  const page = await visit(t, play("nim(piles=2): 1, 2, 3, 4"));
  await begin(page);
  await winBy(page, (before, move) => byMouse(page, before, move));
  assert.equal(await myTurn(page), "You win!");
});

test("the challenge of six piles is solved in the analysis and played to the end", async (t) => {
  const challenge = "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1";
  const page = await visit(t, "#/analysis");
  const field = page.getByRole("textbox", { name: "Position" });
  await field.fill(challenge);
  await field.press("Enter");
  await page.getByText("Whoever moves first wins", { exact: true }).waitFor();
  const winning = page.getByRole("region", { name: "Who wins" }).getByRole("listitem")
    .filter({ hasText: /^.?\s*6: (w1 -> e0|ω₁ → ε₀)/ });
  await winning.first().waitFor();
  await page.getByRole("link", { name: "Play from here" }).click();
  await begin(page);
  const moves = await winBy(page, (_, move) => byTyping(page, move));
  assert.ok(moves >= 4, `${moves} moves`);
  assert.equal(await myTurn(page), "You win!");
});

test("a transfinite pile is cut through the lens", async (t) => {
  const page = await visit(t, play("nim: w^w, w*2+3"));
  await begin(page);
  await page.getByRole("button", { name: /^Look inside/ }).first().click();
  const left = page.getByRole("textbox", { name: "Leave on pile 1" });
  await left.fill("w*2+3");
  await left.press("Enter");
  await page.locator("button.take").click();
  await page.getByRole("button", { name: /ω\^ω → ω·2\+3/ }).waitFor();
});

test("Nimbers: a move by its rectangle", async (t) => {
  const page = await visit(t, play("nimbers: (1,3) (4,2) (3,3)"));
  await begin(page);
  const table = page.getByRole("region", { name: "Table" });
  await table.getByRole("button", { name: "Column 4, row 2: stone" }).click();
  await table.getByRole("button", { name: "Column 1, row 1: empty" }).click();
  await table.locator("button.take").click();
  await page.getByRole("button", { name: /turn the rectangle \(4,2\)-\(1,1\)/ }).waitFor();
  await winBy(page, (before, move) => byMouse(page, before, move));
});

test("Brussels Sprouts by touch: two ends, and what lies within", async (t) => {
  const page = await visit(t, play("brussels-sprouts: 2"));
  await begin(page);
  const table = page.getByRole("region", { name: "Table" });
  for (const end of ["piece 1, end 2", "piece 1, end 4", "piece 2, end 1"]) await table.getByRole("button", { name: `Region 1, ${end}` }).click();
  await table.getByText(/on one side one end of it and piece 2/).waitFor();
  await table.locator("button.take").click();
  await page.getByRole("button", { name: /\(4,4\) → \(4,2\) \(2\)/ }).waitFor();
  await winBy(page, (before, move) => byMouse(page, before, move));
});

test("Brussels Sprouts by keyboard", async (t) => {
  const page = await visit(t, play("brussels-sprouts: 1"));
  await begin(page);
  await tabTo(page, page.getByRole("button", { name: "Region 1, piece 1, end 1" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText(/Join two ends of piece 1/).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /\(4\) → / }).waitFor();
});

test("heaps that break into three: the row, then a move from its list", async (t) => {
  const page = await visit(t, play("0.8: 9, 40"));
  await begin(page);
  await page.getByRole("button", { name: "Row 2: list its moves" }).click();
  const moves = page.getByRole("list", { name: "Moves" }).getByRole("button");
  await moves.filter({ hasText: "2: 40 →" }).first().waitFor();
  assert.equal(await moves.count(), 40);
  await page.getByRole("button", { name: "More moves" }).click();
  await moves.nth(79).waitFor();
  await page.getByRole("searchbox", { name: "Find a move" }).fill("13, 13, 13");
  await page.waitForFunction(() => document.querySelectorAll(".move-list li").length === 1);
  await moves.click();
  await page.locator("button.take").click();
  await page.getByRole("button", { name: /2: 40 → 13, 13, 13/ }).first().waitFor();
});

test("a sum is played in each of its parts", async (t) => {
  const page = await visit(t, play("nim: 2, 3 + cram: 2x3 + graph: a | a>b>c, a>c"));
  await begin(page);
  const moves = await winBy(page, (before, move) => byMouse(page, before, move));
  assert.ok(moves >= 2, `${moves} moves`);
  assert.equal(await myTurn(page), "You win!");
});

test("a game given by its graph: the token, then where it goes", async (t) => {
  const page = await visit(t, play("graph: a, b | a>b>c>d, a>c, b>d"));
  await begin(page);
  await page.getByRole("button", { name: "Vertex a with the token" }).click();
  await page.getByRole("button", { name: "Vertex c" }).click();
  await page.locator("button.take").click();
  await page.getByRole("button", { name: /a → c/ }).waitFor();
});

test("a block is dragged away, and Escape puts back what was chosen", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 7"));
  await begin(page);
  const before = await position(page);
  const block = page.getByRole("button", { name: "Take 1 from pile 1, leave 2", exact: true });
  await block.click();
  await page.locator("button.take").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("button.take").waitFor({ state: "detached" });
  assert.equal(await position(page), before);
  const box = await block.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 130, { steps: 6 });
  await page.mouse.up();
  await page.getByRole("button", { name: /1: 3 → 2/ }).waitFor();
});

test("undo and redo without end, with branches", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 7"));
  await begin(page);
  const tools = page.getByRole("toolbar", { name: "Game" });
  const [undo, redo] = ["Undo", "Redo"].map((name) => tools.getByRole("button", { name: new RegExp(`^${name}`) }));
  const seen = [await position(page)];
  for (const move of ["3: 7 -> 6", null]) {
    const made = move ?? (await ask({ request: "position", position: seen.at(-1) })).moves.listed[0].move;
    await byTyping(page, { move: made });
    await answered(page, seen.at(-1));
    seen.push(await position(page));
  }
  for (const expected of [seen[1], seen[0]]) {
    await undo.click();
    await shows(page, expected);
  }
  assert.ok(await undo.isDisabled());
  await redo.click();
  await redo.click();
  await shows(page, seen[2]);
  await page.keyboard.press("u");
  await shows(page, seen[1]);
  await page.keyboard.press("u");
  await shows(page, seen[0]);
  await byTyping(page, { move: "1: 3 -> 2" });
  await answered(page, seen[0]);
  await page.getByRole("list", { name: "Tried instead" }).getByRole("button", { name: /3: 7 → 6/ }).waitFor();
});

test("coloured Hackenbush is won by mouse, as Left and as Right", async (t) => {
  for (const [who, side] of [["Go first as Left", "Left"], ["Let Right begin", "Right"]]) {
    const page = await visit(t, play("hackenbush: blue 0-1, red 0-2, green 0-3, green 3-4"));
    await page.getByText("Left cuts blue and green edges. Right cuts red and green edges. Left begins.").waitFor();
    if (side === "Right") {
      await page.getByRole("button", { name: who }).click();
      await page.getByText(/Right begins\.$/).waitFor();
    }
    await begin(page, `Go first as ${side}`);
    const [own, other] = side === "Left" ? ["Blue", "Red"] : ["Red", "Blue"];
    await page.getByRole("button", { name: new RegExp(`^${own} edge`) }).waitFor();
    assert.equal(await page.getByRole("button", { name: new RegExp(`^${other} edge`) }).count(), 0, "only what may be cut is touched");
    await winBy(page, (before, move) => byMouse(page, before, move));
    assert.equal(await myTurn(page), "You win!");
    await page.context().close();
  }
});

test("an amazon shoots at the square that it has left, by touch", async (t) => {
  const start = "amazons(turn=right): x../.../..o";
  const back = "(3,1)->(3,2)/(3,1)";
  const page = await visit(t, play(start));
  await begin(page, "Go first as Right");
  const view = await ask({ request: "position", position: start });
  await byMouse(page, start, view.moves.listed.find(({ move }) => move === back) ?? { handles: ["3,1", "3,2", "3,1"] });
  await page.getByRole("button", { name: back.replace("->", "→") }).waitFor();
});

test("what a move would take is seen before it is made, and the board stays when it is gone", async (t) => {
  const page = await visit(t, play("chomp: 3x4"));
  const picture = page.locator("figure-board .picture svg");
  const frame = await picture.getAttribute("viewBox");
  await begin(page);
  await page.getByRole("button", { name: "Column 3, row 2: chocolate" }).hover();
  await page.waitForFunction(() => document.querySelectorAll('.picture [data-state="going"]').length === 4);
  await winBy(page, (before, move) => byMouse(page, before, move));
  assert.equal(await picture.getAttribute("viewBox"), frame);
  assert.equal(await picture.locator(".gone").count(), 11);
  assert.equal(await picture.locator(".poison").count(), 1);
  assert.ok(await picture.locator('[data-state="left"]').count() > 0, "the last move is marked");
});

test("opponents are not the same every time, unless a seed is chosen", async (t) => {
  const seeds = new Set();
  for (let visits = 0; visits < 3; visits += 1) {
    const page = await visit(t, play("nim: 30, 50, 70"), { seed: null });
    await begin(page);
    await page.waitForFunction(() => location.hash.includes("seed="));
    seeds.add(new URLSearchParams((await page.evaluate(() => location.hash)).slice(1)).get("seed"));
    await page.context().close();
  }
  assert.equal(seeds.size, 3);
});

test("a block is dragged upwards by touch", async (t) => {
  const page = await visit(t, play("nim: 3, 5, 7"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await begin(page);
  const block = page.getByRole("button", { name: "Take 1 from pile 1, leave 2", exact: true });
  const { x, y, width, height } = await block.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const at = (up) => [{ x: x + width / 2, y: y + height / 2 - up }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const up of [20, 45, 70, 95]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(up) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.getByRole("button", { name: /1: 3 → 2/ }).waitFor();
});

test("a board of stones fills the table, and what the last move put and took there is marked", async (t) => {
  const page = await visit(t, play("turning(mock-turtles): 1, 4, 7"));
  await begin(page);
  const side = await page.locator("stone-board .place").first().evaluate((place) => place.getBoundingClientRect().width);
  assert.ok(side >= 80, `${side}`);
  await byTyping(page, { move: "7, 6, 5" });
  await answered(page, "turning(mock-turtles): 1, 4, 7");
  const [put, taken] = [page.locator(".place.changed.has-stone .stone"), page.locator(".place.changed:not(.has-stone) .stone")];
  assert.ok(await put.count() + await taken.count() > 0);
  const opacities = await taken.evaluateAll((all) => all.map((stone) => Number(getComputedStyle(stone).opacity)));
  assert.ok(opacities.every((opacity) => opacity > 0 && opacity < 1), `${opacities}`);
});

test("no shadows of lines lie across a picture that is drawn anew", async (t) => {
  const page = await visit(t, play("brussels-sprouts: (4,4,4) (3,2)"));
  await begin(page);
  const before = await position(page);
  await byTyping(page, (await ask({ request: "position", position: before })).moves.listed[0]);
  await answered(page, before);
  assert.ok(await page.locator('.picture [data-state="changed"]').count() > 0);
  assert.equal(await page.locator('.picture :is(.line, .disc)[data-state="left"]').count(), 0);
});

test("what is left of a graph stays where it is, and only what is new is marked", async (t) => {
  const page = await visit(t, play("hackenbush: blue 0-1, blue 1-2, red 1-3, green 0-4"));
  await begin(page, "Go first as Left");
  const before = await position(page);
  const places = () => page.locator("figure-board .picture text.full").evaluateAll((all) =>
    Object.fromEntries(all.map((name) => [`${name.textContent}`, `${name.getAttribute("x")} ${name.getAttribute("y")}`])));
  const old = await places();
  await byTyping(page, { move: "blue 1-2" });
  await answered(page, before);
  const now = await places();
  const left = Object.keys(now).filter((name) => /\d/.test(name));
  assert.ok(left.length >= 2 && left.length < Object.keys(old).filter((name) => /\d/.test(name)).length, `${left}`);
  for (const name of left) assert.equal(now[name], old[name], name);
  assert.equal(await page.locator('.picture [data-state="changed"]').count(), 0);
  assert.ok(await page.locator('.picture [data-state="left"]').count() > 0);
});

test("of Sprouts only the new line and its spots are marked", async (t) => {
  const page = await visit(t, play("sprouts: ADBE | AEBD, C"));
  await begin(page);
  const before = await position(page);
  const lines = await page.locator(".picture .line").count();
  await byTyping(page, (await ask({ request: "position", position: before })).moves.listed[0]);
  await answered(page, before);
  const marked = page.locator('.picture .line[data-state="changed"]');
  assert.ok(await page.locator(".picture .line").count() > lines + 2);
  assert.equal(await marked.count(), 2);
});
