// The games: a gallery with a card for each ruleset, and a page for each with its rules and examples.

/** @import { Context } from "../context" */
/** @import { Description, Family } from "../api" */
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { analysisAddress, gameAddress, playAddress, sequenceAddress } from "../address.js";
import { drawingElement } from "../elements/drawing.js";
import { say } from "../language.js";
import { recentList } from "../recent.js";

/** @returns {[Family, string][]} */
const families = () => [
  ["heaps", say`Piles, heaps and pins`],
  ["boards", say`Boards`],
  ["strips", say`Strips of squares`],
  ["graphs", say`Points and lines`],
  ["turning", say`Turning coins and stones`],
  ["sums", say`Several games at once`],
];

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function gamesScreen(root, context) {
  const { games } = await context.ask({ request: "games" }, { signal: context.left });
  const wanted = context.query.get("game");
  const game = games.find(({ ruleset }) => ruleset === wanted);
  if (game) gamePage(root, game, context);
  else gallery(root, games, context);
}

/**
 * @param {HTMLElement} root
 * @param {Description[]} games
 * @param {Context} context
 */
function gallery(root, games, context) {
  const sections = families().map(([family, title]) => {
    const cards = games.filter((game) => game.family === family).map((game) => ({ game, element: h("li", {}, gameCard(game, context)) }));
    const section = h("section", { class: "family", "aria-labelledby": `family-${family}` },
      h("h2", { id: `family-${family}` }, title),
      h("ul", { class: "example-cards" }, cards.map(({ element }) => element)));
    return { section, cards };
  });
  const none = h("p", { class: "note", role: "status" });
  const search = h("input", { type: "search", "aria-label": say`Find a game`, placeholder: say`Find a game: chocolate, frogs, Conway …`, autocomplete: "off", spellcheck: "false", oninput: () => narrow() });
  fill(root,
    h("h1", {}, say`Games`),
    h("p", { class: "lead" }, say`Choose a game to learn its rules and play it.`, " ", h("a", { href: "#/rules" }, say`Or write one of your own.`)),
    h("p", { class: "finder" }, search),
    none,
    recentList(),
    sections.map(({ section }) => section));

  function narrow() {
    const words = search.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    let found = 0;
    for (const { section, cards } of sections) {
      for (const { game, element } of cards) {
        const text = [game.ruleset, game.title, ...game.rules, ...game.references].join(" ").toLowerCase();
        element.hidden = !words.every((word) => text.includes(word));
        if (!element.hidden) found += 1;
      }
      section.hidden = cards.every(({ element }) => element.hidden);
    }
    fill(none, found === 0 ? say`No game is described by all of these words.` : "");
  }
}

/** A game as a card that leads to its page. @param {Description} game @param {Context} context */
function gameCard(game, context) {
  const picture = frame();
  seen(picture, context.left).then(() => show(picture, game.examples[0]?.position ?? "", context));
  const [rule = ""] = game.rules;
  return h("article", { class: "example-card" },
    picture,
    h("div", { class: "card-words" },
      h("h3", {}, h("a", { class: "card-door", href: gameAddress(game.ruleset) }, game.title)),
      h("p", { class: "soft" }, firstSentences(rule))));
}

/** As much of a text as is read at a glance. @param {string} text */
function firstSentences(text) {
  const [first = "", second = ""] = text.match(/[^.]+\./g) ?? [text];
  return first.length + second.length < 130 ? first + second : first;
}

/**
 * @param {HTMLElement} root
 * @param {Description} game
 * @param {Context} context
 */
function gamePage(root, game, context) {
  context.title(game.title);
  const sequences = h("p", { class: "row", hidden: true });
  const cards = game.examples.map((example) => exampleCard(example, context));
  Promise.all(cards.map(({ sequence }) => sequence)).then((found) => {
    const rules = [...new Set(found)].filter((code) => typeof code === "string");
    fill(sequences, rules.map((code) => h("a", { href: sequenceAddress(code) }, say`Grundy values of ${code}`)));
    sequences.hidden = rules.length === 0;
  });
  fill(root,
    h("p", { class: "soft" }, h("a", { href: "#/games" }, say`All games`)),
    h("h1", {}, game.title),
    game.rules.map((rule) => h("p", { class: "rules" }, rule)),
    h("h2", {}, say`Positions to begin with`),
    h("ul", { class: "example-cards" }, cards.map(({ element }) => h("li", {}, element))),
    sequences,
    game.options.length === 0 ? null : [
      h("h2", {}, say`Options`),
      h("dl", { class: "options" }, game.options.flatMap(({ text, meaning }) => [h("dt", {}, h("code", {}, text)), h("dd", {}, meaning)]))],
    game.references.length === 0 ? null : [
      h("h2", {}, say`To read on`),
      h("ul", { class: "references" }, game.references.map((reference) => h("li", {}, reference)))]);
}

/**
 * @param {Description["examples"][number]} example
 * @param {Context} context
 */
function exampleCard({ position, shows }, context) {
  const picture = frame();
  const name = h("p", { class: "position" }, h("code", {}, position));
  const tags = h("ul", { class: "tags" });
  const element = h("article", { class: "example-card" },
    picture,
    h("div", { class: "card-words" },
      h("h3", {}, sentenceCase(shows)),
      name,
      tags,
      h("p", { class: "card-doors" },
        h("a", { class: "button primary", href: playAddress(position), "aria-label": say`Play ${position}` }, say`Play`),
        h("a", { class: "button", href: analysisAddress(position), "aria-label": say`Analyse ${position}` }, say`Analyse`))));
  const sequence = show(picture, position, context).then((view) => {
    if (!view) return null;
    fill(name, h("code", {}, context.settings.written(view)));
    const { count } = view.moves;
    fill(tags,
      h("li", {}, view.score ? say`the score decides` : view.convention === "misere" ? say`misère play` : say`normal play`),
      h("li", {}, count === null ? say`infinitely many moves` : count === "1" ? say`1 move` : say`${count} moves`));
    return view.sequence;
  });
  return { element, sequence };
}

function frame() {
  return h("div", { class: "card-picture" });
}

/**
 * Fills a frame with a position as it stands on the table, and gives what is known of it.
 * @param {HTMLElement} picture
 * @param {string} position
 * @param {Context} context
 */
async function show(picture, position, context) {
  try {
    const view = await context.ask({ request: "position", position }, { signal: context.left, lane: null });
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", view.drawing.label);
    fill(picture, h("div", { class: "small-table", inert: true }, drawingElement(view.drawing)));
    return view;
  } catch (error) {
    if (!isCancelled(error)) picture.remove();
    return null;
  }
}

/**
 * Resolves when an element is about to be seen.
 * @param {Element} element
 * @param {AbortSignal} left
 */
function seen(element, left) {
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      resolve();
    }, { rootMargin: "200px" });
    watch.observe(element);
    left.addEventListener("abort", () => watch.disconnect());
  }));
}

/** @param {string} words */
function sentenceCase(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
