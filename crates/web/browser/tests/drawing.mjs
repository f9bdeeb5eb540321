// Sprouts: moves are curves that are drawn on the picture.

import { test } from "node:test";
import assert from "node:assert/strict";
import { ask, settled, visit } from "../support/world.mjs";
import { answered, begin, myTurn, position } from "../support/game.mjs";

const play = (text) => `#/play?${new URLSearchParams({ position: text })}`;

/** The middles of the spots that live, in pixels of the picture. */
async function spots(page) {
  return page.locator("figure-board .figure").evaluate((figure) => {
    const all = figure.getBoundingClientRect();
    const [, , width] = figure.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
    return [...figure.querySelectorAll("button.spot")].map((spot) => {
      const { left, top, width: wide, height } = spot.getBoundingClientRect();
      const scale = width / all.width;
      return [(left + wide / 2 - all.left) * scale, (top + height / 2 - all.top) * scale];
    });
  });
}

/** Curves between two points that are bent more and more, and loops at one. */
function curves([ax, ay], [bx, by]) {
  const found = [];
  const steps = Array.from({ length: 25 }, (_, step) => step / 24);
  if (ax === bx && ay === by) {
    for (const radius of [22, 40, 70, 110]) {
      for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const angle = turn * Math.PI / 4;
        found.push(steps.map((part) => {
          const at = angle + Math.PI + 2 * Math.PI * part;
          return [ax + radius * (Math.cos(angle) + Math.cos(at)), ay + radius * (Math.sin(angle) + Math.sin(at))];
        }));
      }
    }
    return found;
  }
  const length = Math.hypot(bx - ax, by - ay);
  for (const bend of [0, 30, -30, 60, -60, 110, -110, 180, -180]) {
    found.push(steps.map((part) => {
      const aside = 4 * part * (1 - part) * bend / length;
      return [ax + (bx - ax) * part - (by - ay) * aside, ay + (by - ay) * part + (bx - ax) * aside];
    }));
  }
  return found;
}

/** Ways from one point to another that turn at a third, which lies anywhere in the picture. */
function detours(a, b, [width, height]) {
  const found = [];
  const between = ([ax, ay], [bx, by]) => Array.from({ length: 12 }, (_, step) => [ax + (bx - ax) * step / 12, ay + (by - ay) * step / 12]);
  for (let x = 0; x <= width; x += 24) {
    for (let y = 0; y <= height; y += 24) found.push([...between(a, [x, y]), ...between([x, y], b), b]);
  }
  return found;
}

/** The width and the height of the picture. */
async function size(page) {
  const box = await page.locator("figure-board svg").first().getAttribute("viewBox");
  return box.split(" ").slice(2).map(Number);
}

/** A curve that wins, and what it is called. */
async function winningCurve(page, text) {
  const all = await spots(page);
  const whole = await size(page);
  const seen = new Set();
  for (const a of all) {
    for (const b of all.slice(all.indexOf(a))) {
      for (const curve of [...curves(a, b), ...detours(a, b, whole)]) {
        const points = curve.map((point) => point.map(Math.round));
        const { move } = await ask({ request: "draw", position: text, curve: points });
        if (!move || seen.has(move.leaves)) continue;
        seen.add(move.leaves);
        const { outcome } = await ask({ request: "analyze", position: move.leaves, level: 0 });
        if (outcome === "P") return { curve, move };
      }
    }
  }
  assert.fail(`no curve wins ${text}`);
}

/** Where points of the picture are on the screen. */
async function onScreen(page, curve) {
  const figure = page.locator("figure-board .figure");
  await figure.scrollIntoViewIfNeeded();
  return figure.evaluate((element, points) => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = width / Number(element.querySelector("svg").getAttribute("viewBox").split(" ")[2]);
    return points.map(([x, y]) => [left + x * scale, top + y * scale]);
  }, curve);
}

async function byMouse(page, curve) {
  const [first, ...rest] = await onScreen(page, curve);
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point);
  await page.mouse.up();
}

async function byFinger(page, curve) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const [first, ...rest] = await onScreen(page, curve);
  await send("touchStart", [first]);
  for (const point of rest) await send("touchMove", [point]);
  await send("touchEnd", []);
  await session.detach();
}

async function win(page, draw) {
  for (let moves = 0; ; moves += 1) {
    if (await myTurn(page) !== "Your turn") return moves;
    await settled(page);
    const before = await position(page);
    const { curve } = await winningCurve(page, before);
    await draw(page, curve);
    await answered(page, before);
  }
}

test("Sprouts is won by curves drawn with the mouse", async (t) => {
  const page = await visit(t, play("sprouts: 4"));
  await begin(page);
  const moves = await win(page, byMouse);
  assert.ok(moves >= 4, `${moves} moves`);
  assert.equal(await myTurn(page), "You win!");
});

test("Sprouts is won by curves drawn with a finger on a phone", async (t) => {
  const page = await visit(t, play("sprouts: 4"), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await begin(page);
  const sides = await page.locator("button.spot").evaluateAll((all) => all.map((spot) => spot.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  assert.ok(sides.length === 4 && sides.every((side) => side >= 44), `${sides}`);
  await win(page, byFinger);
  assert.equal(await myTurn(page), "You win!");
});

test("a curve says what is wrong with it, and leaves the position alone", async (t) => {
  const page = await visit(t, play("sprouts: ADBD, C"));
  await begin(page);
  const before = await position(page);
  const all = await spots(page);
  const of = async (name) => {
    const labels = await page.locator("button.spot").evaluateAll((found) => found.map((spot) => spot.getAttribute("aria-label")));
    return all[labels.findIndex((label) => label.startsWith(`Spot ${name},`))];
  };
  const [a, b] = [await of("A"), await of("B")];
  // From C through the middle between A and D, and on.
  const [c, d] = [await of("C"), await of("D")];
  const middle = [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2];
  const beyond = [middle[0] * 1.2 - c[0] * 0.2, middle[1] * 1.2 - c[1] * 0.2];
  await byMouse(page, [c, middle, beyond]);
  await page.getByText("The curve crosses a line.").first().waitFor();
  assert.equal(await page.locator(".curve .bad").count(), 2);
  // It begins nowhere, it ends nowhere.
  await byMouse(page, [[4, 4], b]);
  await page.getByText("Begin at a spot.").first().waitFor();
  await byMouse(page, [c, [c[0], c[1] + 50]]);
  await page.getByText("The curve from C leads to no spot yet.").first().waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await position(page), before);
});

test("Sprouts by keyboard: two spots, then a move from the list", async (t) => {
  const page = await visit(t, play("sprouts: ADBD, C"));
  await begin(page);
  const before = await position(page);
  for (const name of ["Spot A, 2 lives", "Spot B, 2 lives"]) {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByText("A and B: choose a move from the list.").first().waitFor();
  const moves = page.getByRole("list", { name: "Moves" }).getByRole("button");
  await moves.nth(1).waitFor();
  await moves.first().focus();
  await page.keyboard.press("Enter");
  // What makes the move has the focus.
  await page.locator("button.take:focus").waitFor();
  await page.keyboard.press("Enter");
  await answered(page, before);
});
