// Every screen of the page, and how one comes there.

import { begin, byTyping, answered, winBy } from "./game.mjs";
import { seat } from "./tables.mjs";
import { settled } from "./world.mjs";

const at = (screen, position) => `#/${screen}?${new URLSearchParams({ position })}`;
const COLOURED = "hackenbush: blue 0-1, blue 1-2, red 1-3, green 0-4, red 4-4";
const CHALLENGE = "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1";

async function climb(page, rungs) {
  await page.keyboard.press("h");
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByRole("button", { name: "I cannot tell" }).click();
  for (let rung = 2; rung <= rungs; rung += 1) {
    await coach.getByRole("button", { name: /^Next/ }).click();
    await coach.locator(".rung").nth(rung - 1).waitFor({ state: "attached" });
  }
}

const analysed = (page) => page.getByRole("region", { name: "Who wins" }).locator(".told").filter({ hasText: /./ }).waitFor();

/** @type {Record<string, { fragment: string, act?: (page: import("playwright-core").Page) => Promise<unknown> }>} */
export const SCREENS = {
  home: { fragment: "", act: (page) => page.getByRole("button", { name: "Go first" }).waitFor() },
  choice: { fragment: at("play", "nim: 3, 5, 7"), act: (page) => page.getByRole("button", { name: "Go first" }).waitFor() },
  sides: {
    fragment: at("play", "domineering(turn=right): 3x4"),
    act: (page) => page.getByRole("button", { name: "Go first as Right" }).waitFor(),
  },
  play: {
    fragment: at("play", "nim: 3, 5, 7"),
    async act(page) {
      await begin(page);
      await byTyping(page, { move: "3: 7 -> 6" });
      await answered(page, "nim: 3, 5, 7");
      await page.getByRole("button", { name: /^Take \d from pile 2/ }).first().click();
      await page.locator("button.take").waitFor();
    },
  },
  pairs: { fragment: at("play", "nim: 3, 5, 7"), act: async (page) => { await begin(page); await climb(page, 3); } },
  coach: { fragment: at("play", "nim: 3, 5, 7"), act: async (page) => { await begin(page); await climb(page, 7); } },
  explain: {
    fragment: at("play", "nim: 3, 5, 7"),
    async act(page) {
      await begin(page);
      await page.keyboard.press("?");
      await page.getByRole("button", { name: "In more detail" }).click();
      await page.getByRole("region", { name: "Coach" }).getByRole("table").first().waitFor();
    },
  },
  misere: { fragment: at("play", "misere nim: 1, 2, 3, 4, 5"), act: begin },
  bounded: { fragment: at("play", "nim(max=4): 11, 14, 9, 13"), act: async (page) => { await begin(page); await climb(page, 4); } },
  challenge: { fragment: at("play", CHALLENGE), act: begin },
  powers: { fragment: at("play", CHALLENGE), act: async (page) => { await begin(page); await climb(page, 4); } },
  lens: {
    fragment: at("play", CHALLENGE),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: /^Look inside/ }).last().click();
      await page.getByRole("textbox", { name: /^Leave on pile/ }).waitFor();
    },
  },
  nimbers: {
    fragment: at("play", "nimbers: (1,3) (4,2) (3,3)"),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "Column 4, row 2: stone" }).click();
      await page.getByRole("button", { name: "Column 1, row 1: empty" }).click();
      await page.locator("button.take").waitFor();
    },
  },
  transfinite: {
    fragment: at("play", "nimbers: (2,2) (4,w) (w+2,w+3) (w+4,w+1)"),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "Column w+4, row w+1: stone" }).click();
      await page.getByRole("button", { name: "Column w+2, row w: empty" }).click();
      await page.locator("button.take").waitFor();
    },
  },
  layers: { fragment: at("play", "nimbers: (1,2,3) (4,4,4)"), act: begin },
  sprouts: {
    fragment: at("play", "brussels-sprouts: (4,4,4) (3,2)"),
    async act(page) {
      await begin(page);
      for (const end of ["piece 1, end 1", "piece 1, end 3", "piece 2, end 1"]) {
        await page.getByRole("button", { name: `Region 1, ${end}` }).click();
      }
      await page.locator("button.take").waitFor();
    },
  },
  list: {
    fragment: at("play", "0.8: 12, 9"),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "Row 1: list its moves" }).click();
      await page.getByRole("list", { name: "Moves" }).getByRole("button").nth(5).waitFor();
    },
  },
  graph: { fragment: at("play", "graph: start, start, b | start>left>end, start>right>end, start>end, b>left, b>c>d>end, b>end"), act: begin },
  sum: {
    fragment: at("play", "cram: 3x4 + nim: 3, 5 + kayles: 7"),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "Take 2 from pile 1, leave 1" }).click();
      await page.locator("button.take").waitFor();
    },
  },
  coloured: {
    fragment: at("play", COLOURED),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "Blue edge 1-2" }).click();
      await page.locator("button.take").waitFor();
    },
  },
  coins: { fragment: at("play", "turning(mock-turtles): 1, 4, 7"), act: begin },
  ending: {
    fragment: at("play", "nim: 2, 3"),
    async act(page) {
      await begin(page);
      await winBy(page, (_, move) => byTyping(page, move));
      await page.getByRole("button", { name: "Where was it won and lost?" }).click();
      await page.getByRole("heading", { name: "Where it was won and lost" }).waitFor();
    },
  },
  setup: {
    fragment: at("play", "nim: 3, 5, 7"),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "New game" }).click();
      await page.getByRole("dialog").getByRole("button", { name: /Counter|Perfect|Sleepy/i }).first().waitFor();
    },
  },
  seating: { fragment: at("play", "nim(players=3): 3, 4, 5"), act: (page) => page.getByRole("button", { name: "Play", exact: true }).waitFor() },
  table: {
    fragment: at("play", "nim(players=6): 1, 2, 4"),
    async act(page) {
      await seat(page, { A: "Anna", B: "Ben", C: "Cleo", D: "Dan", E: "Eve", F: "Finn" });
      await page.keyboard.press("h");
      await page.getByRole("list", { name: "Coalitions" }).waitFor();
    },
  },
  places: {
    fragment: at("play", "nim(players=3): 1"),
    async act(page) {
      await seat(page, { A: "Anna", B: "Ben", C: "Cleo" });
      await byTyping(page, { move: "1: 1 -> 0" });
      await page.getByRole("button", { name: "Play again" }).waitFor();
    },
  },
  players: { fragment: at("analysis", "nim(players=3): 1, 2"), act: analysed },
  share: {
    fragment: at("play", "nim: 3, 5, 7"),
    async act(page) {
      await begin(page);
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForFunction(() => (document.querySelector(".link-field")?.value ?? "") !== "");
    },
  },
  settings: {
    fragment: "",
    async act(page) {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  games: {
    fragment: "#/games",
    act: (page) => page.locator(".small-table").first().waitFor(),
  },
  game: {
    fragment: "#/games?game=chomp",
    act: (page) => page.locator(".small-table").first().waitFor(),
  },
  analysis: { fragment: at("analysis", "nim: 3, 5, 7"), act: analysed },
  tree: {
    fragment: `#/analysis?${new URLSearchParams({ position: "nim: 3, 5, 7", tree: "3: 7 -> 6;~:The only answer that wins.;1: 3 -> 0;2: 5 -> 3;~2;2: 5 -> 1;3: 6 -> 2;~1;3: 6 -> 0", at: "6" })}`,
    async act(page) {
      await analysed(page);
      await page.getByText("Comment and branches").click();
      await page.waitForFunction(() => document.querySelectorAll(".winner:not([hidden])").length === 7);
    },
  },
  solved: { fragment: at("analysis", CHALLENGE), act: analysed },
  board: { fragment: at("analysis", "nimbers: (1,3) (4,2) (3,3)"), act: analysed },
  certificate: {
    fragment: at("analysis", "nim: 1, 2, 4"),
    async act(page) {
      await analysed(page);
      await page.getByRole("button", { name: "Make the certificate" }).click();
      await page.getByRole("button", { name: "Check it" }).click();
      await page.getByText("✓ Accepted.").waitFor();
    },
  },
  hot: {
    fragment: at("analysis", "domineering: 2x3"),
    async act(page) {
      await analysed(page);
      await page.getByRole("figure", { name: /^Thermograph of/ }).waitFor();
    },
  },
  sequence: { fragment: "#/sequence?rules=kayles", act: (page) => page.getByRole("table").waitFor() },
  quotient: {
    fragment: "#/sequence?rules=0.123",
    async act(page) {
      await page.getByRole("button", { name: "Find the misère quotient" }).click();
      await page.getByRole("table", { name: /misère play/ }).waitFor();
    },
  },
  compared: { fragment: "#/sequence?rules=kayles&with=dawson-kayles", act: (page) => page.getByRole("table").waitFor() },
  notebook: {
    fragment: `#/calculator?${new URLSearchParams(["g = {3||2|-1}", "domineering: 2x3", "grundy kayles"].map((line) => ["line", line]))}`,
    act: (page) => page.getByRole("figure", { name: "Grundy values of kayles" }).waitFor(),
  },
  rising: { fragment: "#/sequence?rules=grundy&to=700", act: (page) => page.getByRole("table").waitFor() },
  summed: { fragment: at("analysis", "cram: 2x3 + graph: a, b | a>b>c, a>c"), act: analysed },
  calculator: {
    fragment: "#/calculator",
    async act(page) {
      const field = page.getByRole("textbox", { name: "Expression" });
      const lines = page.getByRole("list", { name: "Results" }).getByRole("listitem");
      for (const [index, line] of ["(w+1)*2 + w^w", "base2(w*5+7)", "*14 * *8"].entries()) {
        await field.fill(line);
        await field.press("Enter");
        await lines.nth(index).waitFor();
      }
      await field.fill("sqrt(*8)");
      await page.locator(".preview").filter({ hasText: "=" }).waitFor();
    },
  },
  learn: { fragment: "#/learn", act: (page) => page.getByRole("heading", { name: "Learn" }).waitFor() },
  lesson: {
    fragment: "#/learn?lesson=make-them-equal&step=2&for=child",
    async act(page) {
      await page.getByRole("textbox", { name: "Type a move" }).fill("2: 5 -> 1");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Show it on the board" }).waitFor();
    },
  },
  asked: { fragment: "#/learn?lesson=two-equal-piles&step=2&for=adult", act: (page) => page.getByRole("button", { name: "second" }).waitFor() },
  puzzles: { fragment: "#/puzzles", act: (page) => page.getByRole("heading", { name: "Puzzles" }).waitFor() },
  puzzle: {
    fragment: "#/puzzles?ladder=who&level=1&seed=7",
    async act(page) {
      await page.getByRole("button", { name: "Show the solution" }).click();
      await page.getByRole("heading", { name: "Solution" }).waitFor();
    },
  },
  built: { fragment: "#/puzzles?ladder=build&level=2&seed=3", act: (page) => page.getByRole("button", { name: "Add a pile" }).waitFor() },
  parts: { fragment: "#/puzzles?ladder=hotter&level=1&seed=3", act: (page) => page.getByRole("checkbox").first().waitFor() },
  sheets: { fragment: "#/sheets?kind=who&level=1&seed=7", act: (page) => page.getByRole("button", { name: "Print" }).waitFor() },
  live: {
    fragment: "#/learn?lesson=make-them-equal&step=4&for=child",
    async act(page) {
      await page.getByRole("spinbutton", { name: "pile 2" }).press("ArrowUp");
      await page.getByRole("button", { name: "As it was" }).waitFor();
    },
  },
  hinted: {
    fragment: "#/learn?lesson=make-them-equal&step=2&for=child",
    async act(page) {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.getByRole("button", { name: /^Next/ }).waitFor();
    },
  },
  classroom: { fragment: "#/desk", act: (page) => page.getByRole("link", { name: "Open it" }).waitFor() },
  assigned: { fragment: "?hints=3&undo=no&bets=no&number=7#v=1&start=nim:_3,_5,_7&players=person,sleepy&starter=1&seed=7&hints=3", act: (page) => page.getByText("Your turn").first().waitFor() },
  number: { fragment: "?hints=3&each=yes#/puzzles?ladder=who&level=1&seed=7", act: (page) => page.getByRole("spinbutton", { name: "Your number" }).waitFor() },
  projector: { fragment: "?hints=3&projector=yes&bets=no#v=1&start=nim:_3,_5,_7&players=person,person&names=Foxes;Owls&starter=1&seed=7&hints=3", act: (page) => page.getByText("Foxes’s turn").first().waitFor() },
  atlas: { fragment: "#/atlas?kind=dimensions", act: (page) => page.getByRole("button", { name: "Save as PNG" }).waitFor() },
  rules: { fragment: "#/rules", act: (page) => page.locator(".rules-verdict").filter({ hasText: /wins/ }).waitFor() },
  nowhere: { fragment: "#/nowhere", act: (page) => page.getByRole("heading", { name: "This link leads nowhere" }).waitFor() },
};

/** Goes to a screen. @param {import("playwright-core").Page} page */
export async function arrive(page, name) {
  await SCREENS[name].act?.(page);
  // A pointer that lies on something changes how it looks.
  await page.mouse.move(0, 0);
  await settled(page);
}
