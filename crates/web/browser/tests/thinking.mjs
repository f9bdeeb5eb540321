// What takes long is seen, can be stopped, and can be tried for longer.

import { test } from "node:test";
import assert from "node:assert/strict";
import { hold, visit } from "../support/world.mjs";
import { begin } from "../support/game.mjs";

const play = (text) => `#/play?${new URLSearchParams({ position: text })}`;

/** Each place where something long is asked for: the request, how it is asked for, and what comes of it. */
const LONG = {
  analysis: { kind: "analyze", fragment: "#/analysis", act: async () => {}, done: (page) => page.getByText("Whoever moves first wins", { exact: true }) },
  certificate: {
    kind: "prove", fragment: "#/analysis?position=nim%3A+1%2C+2",
    act: (page) => page.getByRole("button", { name: "Make the certificate" }).click(),
    done: (page) => page.getByRole("button", { name: "Check it" }),
  },
  calculator: {
    kind: "calc", fragment: "#/calculator",
    act: async (page) => {
      await page.getByRole("textbox", { name: "Expression" }).fill("*5 + *3");
      await page.keyboard.press("Enter");
    },
    done: (page) => page.getByRole("list", { name: "Results" }).getByText("*6").first(),
  },
  sequence: { kind: "sequence", fragment: "#/sequence", act: async () => {}, done: (page) => page.getByRole("region", { name: "The period" }).getByText("period 12 after 71, proved") },
  hint: {
    kind: "hint", fragment: play("cram: 3x4"),
    act: async (page) => {
      await begin(page);
      await page.keyboard.press("h");
      // The question needs no answer of the engine.
      await page.getByRole("button", { name: "I am winning" }).waitFor();
    },
    done: (page) => page.getByRole("region", { name: "Coach" }).getByText("Decide before you read on"),
  },
  explain: {
    kind: "explain", fragment: play("cram: 3x4"),
    act: async (page) => {
      await begin(page);
      await page.keyboard.press("?");
    },
    done: (page) => page.getByRole("region", { name: "Coach" }).getByText("Whoever").first(),
  },
};

for (const [name, { kind, fragment, act, done }] of Object.entries(LONG)) {
  test(`it is seen that something is computed, and it can be stopped: ${name}`, async (t) => {
    const page = await visit(t, "#/nowhere");
    const release = await hold(page, kind);
    await page.goto(new URL(fragment, page.url()).href);
    await act(page);
    await page.getByText("Thinking …").waitFor();
    await page.locator(".seconds").filter({ hasText: /^\d+ s$/ }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped.").waitFor();
    release();
    await page.getByRole("button", { name: "Go on" }).click();
    await done(page).waitFor();
    assert.equal(await page.getByText("Thinking …").count(), 0);
  });
}

test("what came to its limit can be tried for a minute", async (t) => {
  const page = await visit(t, "#/nowhere");
  /** @type {(string | undefined)[]} */
  const waits = [];
  await page.route("**/api", async (route) => {
    const request = route.request();
    if (request.postDataJSON().request !== "analyze") return route.continue();
    waits.push(request.headers().prefer);
    if (waits.length > 1) return route.continue();
    const error = { kind: "exhausted", message: "the limit of 10 s was reached", span: null, help: null, picture: "" };
    return route.fulfill({ json: { schema: 1, error } });
  });
  await page.goto(new URL("#/analysis?position=cram%3A+3x4", page.url()).href);
  await page.getByText("The limit of 10 s was reached.").waitFor();
  await page.getByRole("button", { name: "Try for a minute" }).click();
  await page.getByText(/^Whoever moves (first|second) wins$/).first().waitFor();
  assert.deepEqual(waits, [undefined, "wait=60"]);
});
