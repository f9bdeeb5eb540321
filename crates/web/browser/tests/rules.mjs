// The editor of rulesets: what is typed is drawn and solved, mistakes are underlined, links carry the file.

import { test } from "node:test";
import assert from "node:assert/strict";
import { settled, visit } from "../support/world.mjs";

const PAIRS = `name = "Pairs"
word = "pairs"
rules = "Take two free squares side by side or one above the other. Whoever cannot move loses."
[cells]
"." = "a free square"
"#" = "a taken square"
[moves]
both = ["right down: .. -> ##"]
[[example]]
position = "3x3"
value = "0"
`;

test("a ruleset is written, drawn, solved and played", async (t) => {
  const page = await visit(t, "#/rules");
  await settled(page);
  const file = page.getByLabel("The file");
  await file.fill(PAIRS);
  await page.getByText("1 expected value or outcome class agrees.").waitFor();
  await page.locator(".rules-verdict").filter({ hasText: "Whoever moves second wins" }).waitFor();
  assert.equal(await page.locator(".rules-behind mark").count(), 0);
  // A mistake is underlined at its place, and told.
  await file.fill(PAIRS.replace("right down", "rihgt down"));
  await page.locator(".rules-behind mark").filter({ hasText: "rihgt" }).waitFor();
  await page.getByRole("alert").filter({ hasText: "No direction is called 'rihgt'" }).waitFor();
  // An example that is otherwise is one, too.
  await file.fill(PAIRS.replace('value = "0"', 'value = "*2"'));
  await page.getByRole("alert").filter({ hasText: "This is 0, not *2" }).waitFor();
  await file.fill(PAIRS);
  await page.getByText("1 expected value or outcome class agrees.").waitFor();
  // Another position of it.
  await page.getByRole("textbox", { name: "Position" }).fill("pairs: 1x2");
  await page.locator(".rules-verdict").filter({ hasText: "Whoever moves first wins" }).waitFor();
  const play = page.getByRole("link", { name: "Play", exact: true }).and(page.locator(".button"));
  await Promise.all([page.waitForURL(/[?&]rules=.*#\/play/), play.click()]);
  await settled(page);
  await page.getByRole("button", { name: "Go first" }).click();
  await settled(page);
  await page.getByRole("button", { name: /^Column 1, row 1/ }).click();
  await page.getByRole("button", { name: /^Column 2, row 1/ }).click();
  await page.locator("button.take").click();
  await page.getByText(/You win/).first().waitFor();
  // The address holds the file, and so does whatever is opened from it.
  assert.ok(new URL(page.url()).searchParams.get("rules")?.includes("Pairs"));
  await page.goto(`${page.url().split("#", 1)[0]}#/games?game=pairs`);
  await page.getByRole("heading", { name: "Pairs" }).waitFor();
});

test("an editor begins with a file that comes with the program", async (t) => {
  const page = await visit(t, "#/rules");
  await settled(page);
  await page.getByLabel("Begin with").selectOption("cram");
  await page.locator(".rules-verdict").filter({ hasText: /Whoever moves (first|second) wins/ }).waitFor();
  assert.match(await page.getByLabel("The file").inputValue(), /word {3}= "my-cram"/);
});
