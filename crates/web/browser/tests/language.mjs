// Other languages than English: how one is chosen, and that a game goes on in it.

import { test } from "node:test";
import assert from "node:assert/strict";
import { visit } from "../support/world.mjs";
import { answered, begin, byTyping, position, shows } from "../support/game.mjs";

const NIM = `#/play?${new URLSearchParams({ position: "nim: 3, 5, 7" })}`;

/** A language of a few sentences, in which everything else is English. */
const GERMAN = {
  language: "de",
  name: "Deutsch",
  sentences: {
    Settings: "Einstellungen", Language: "Sprache", Close: "Schließen", Play: "Spielen", Main: "Hauptmenü", Undo: "Zurücknehmen",
    "Your turn": "Du bist am Zug", "Type a move": "Zug eintippen", "Go first": "Anfangen", You: "Du",
    "You choose: go first or second?": "Du hast die Wahl: anfangen oder nachziehen?",
    "{} takes {} from pile {}": ["Von Haufen {2} nimmt {0} ", { of: 1, "=0": "nichts", one: "ein Holz", other: "{1} Hölzer" }, "."],
    "It may have been cut short on its way. {} or {}.": "Vielleicht fehlt ein Stück. {1} oder {0}.",
  },
};

/** Gives the page the language, which the server need not have. @param {import("playwright-core").Page} page */
async function german(page) {
  await page.route("**/language/index.json", (route) => route.fulfill({ json: [{ language: "de", name: "Deutsch" }] }));
  await page.route("**/language/de.json", (route) => route.fulfill({ json: GERMAN }));
}

const spoken = (page) => page.evaluate(() => document.documentElement.lang);
const settings = (page) => page.locator("#open-settings");

/** The languages of the requests from now on. @param {import("playwright-core").Page} page */
function asked(page) {
  /** @type {Set<string | undefined>} */
  const languages = new Set();
  page.on("request", (request) => { if (request.url().endsWith("/api")) languages.add(request.headers()["accept-language"]); });
  return languages;
}

test("a game that was begun in English goes on in another language, and a reload keeps it", async (t) => {
  const page = await visit(t, NIM, { prepare: german });
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  const before = await position(page);
  const languages = asked(page);
  await settings(page).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  const dialog = page.getByRole("dialog", { name: "Einstellungen" });
  // The focus stays with the choice.
  await dialog.locator("select:focus").and(dialog.getByRole("combobox", { name: "Sprache" })).waitFor();
  await dialog.getByRole("button", { name: "Schließen" }).click();
  for (const visits of ["at once", "after a reload"]) {
    await page.locator(".turn-now").filter({ hasText: /^Du bist am Zug$/ }).waitFor();
    await shows(page, before);
    assert.equal(await spoken(page), "de", visits);
    assert.equal(await settings(page).textContent(), "Einstellungen", visits);
    await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Spielen" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Zurücknehmen" }).count(), 1, visits);
    if (visits === "at once") await page.reload();
  }
  assert.ok(languages.has("de"), [...languages].join());
  // What the language lacks is English.
  await page.getByRole("button", { name: "Redo" }).waitFor();
  await page.getByRole("button", { name: "Zurücknehmen" }).click();
  await shows(page, "nim: 3, 5, 7");
  await settings(page).click();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".turn-now").filter({ hasText: /^Your turn$/ }).waitFor();
  assert.equal(await settings(page).textContent(), "Settings");
});

test("a link tells the language for the visit, until another one is chosen", async (t) => {
  const page = await visit(t, "#/play?language=de&position=nim%3A+3%2C+5", { prepare: german });
  await page.getByRole("heading", { name: "Du hast die Wahl: anfangen oder nachziehen?" }).waitFor();
  assert.equal(new URL(page.url()).search, "?language=de");
  await page.reload();
  await page.getByRole("button", { name: "Anfangen" }).waitFor();
  await page.getByRole("link", { name: "Games" }).click();
  await page.getByRole("heading", { name: "Games", level: 1 }).waitFor();
  assert.equal(await spoken(page), "de");
  await settings(page).click();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Games", level: 1 }).waitFor();
  assert.deepEqual([await spoken(page), new URL(page.url()).search], ["en", ""]);
});

test("at first a browser's own language is spoken, if there is one, and English costs nothing", async (t) => {
  const page = await visit(t, "", { prepare: german, locale: "de-AT" });
  await page.getByRole("button", { name: "Anfangen" }).waitFor();
  /** @type {string[]} */
  const fetched = [];
  const english = await visit(t, "", {
    prepare: async (page) => { page.on("request", (request) => { if (request.url().includes("/language/")) fetched.push(request.url()); }); },
  });
  await english.getByRole("button", { name: "Go first" }).waitFor();
  assert.deepEqual(fetched, []);
});

test("the sentence of a language has its own order and its own plurals", async (t) => {
  const page = await visit(t, "", { prepare: german });
  const told = await page.evaluate(async () => {
    const { say, sayNodes, speak } = await import(`${location.origin}/language.js`);
    const takes = (count) => say`${"Anna"} takes ${count} from pile ${3}`;
    const english = takes(1);
    await speak("de");
    const [first, second] = [new Text("A"), new Text("B")];
    return [english, takes(0), takes(1), takes(12), say`${2} piles`, sayNodes`It may have been cut short on its way. ${first} or ${second}.`.map((part) => part.data ?? part).join("")];
  });
  assert.deepEqual(told, [
    "Anna takes 1 from pile 3", "Von Haufen 3 nimmt Anna nichts.", "Von Haufen 3 nimmt Anna ein Holz.", "Von Haufen 3 nimmt Anna 12 Hölzer.",
    "2 piles", "Vielleicht fehlt ein Stück. B oder A.",
  ]);
});

test("page and engine speak the German of the program, also from the middle of a game", async (t) => {
  const page = await visit(t, NIM);
  await begin(page);
  await byTyping(page, { move: "3: 7 -> 6" });
  await answered(page, "nim: 3, 5, 7");
  const before = await position(page);
  await settings(page).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await page.getByRole("button", { name: "Schließen" }).click();
  await page.locator(".turn-now").filter({ hasText: /^Du bist am Zug$/ }).waitFor();
  await shows(page, before);
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.getByRole("textbox", { name: "Stellung" }).fill("nim: 3, 5, 7");
  await page.getByRole("button", { name: "Analysieren" }).click();
  await page.getByText("Wer zuerst zieht, gewinnt").first().waitFor();
  await page.getByText("Zerlege jeden Haufen in Zweierpotenzen").waitFor();
});
