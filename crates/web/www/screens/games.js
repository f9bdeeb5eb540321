// The games: each ruleset with its rules, and its examples as cards that open in play or analysis.

/** @import { Context } from "../context" */
/** @import { Description } from "../api" */
import { h, fill, markup } from "../dom.js";
import { isCancelled } from "../engine.js";
import { analysisAddress, playAddress, sequenceAddress } from "../address.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function gamesScreen(root, context) {
  const { games } = await context.ask({ request: "games" }, { signal: context.left });
  fill(root,
    h("h1", {}, "Games"),
    h("p", { class: "lead" }, "Choose a position to play it, or to see all there is to know about it."),
    ...games.map((game) => ruleset(game, context)));
}

/**
 * @param {Description} game
 * @param {Context} context
 */
function ruleset(game, context) {
  const id = `game-${game.ruleset}`;
  const cards = game.examples.map((example) => card(example, context));
  const sequences = h("p", { class: "row", hidden: true });
  Promise.all(cards.map(({ described }) => described)).then((found) => {
    const rules = [...new Set(found)].filter((rules) => rules !== undefined);
    fill(sequences, rules.map((rules) => h("a", { href: sequenceAddress(rules) }, `Grundy values of ${rules}`)));
    sequences.hidden = rules.length === 0;
  });
  return h("section", { class: "ruleset", "aria-labelledby": id },
    h("h2", { id }, game.title),
    ...game.rules.map((rule) => h("p", { class: "rules" }, rule)),
    h("ul", { class: "example-cards" }, ...cards.map(({ element }) => h("li", {}, element))),
    sequences,
    h("details", { class: "more" },
      h("summary", {}, `Options and references of ${game.title}`),
      game.options.length === 0 ? null : h("dl", { class: "options" },
        ...game.options.flatMap(({ text, meaning }) => [h("dt", {}, h("code", {}, text)), h("dd", {}, meaning)])),
      h("ul", { class: "references" }, ...game.references.map((reference) => h("li", {}, reference)))));
}

/**
 * @param {Description["examples"][number]} example
 * @param {Context} context
 */
function card({ position, shows }, context) {
  const picture = h("div", { class: "card-picture" });
  const name = h("h3", { class: "position" }, position);
  const tags = h("ul", { class: "tags" });
  const element = h("article", { class: "example-card" },
    picture,
    h("div", { class: "card-words" },
      name,
      h("p", {}, sentenceCase(shows)),
      tags,
      h("p", { class: "card-doors" },
        h("a", { class: "button primary", href: playAddress(position), "aria-label": `Play ${position}` }, "Play"),
        h("a", { class: "button", href: analysisAddress(position), "aria-label": `Analyse ${position}` }, "Analyse"))));
  const described = describe().catch((error) => {
    if (!isCancelled(error)) picture.remove();
    return undefined;
  });
  return { element, described };

  /** Gives the rules of the sequence that belongs to the example, if there is one. */
  async function describe() {
    const manner = { signal: context.left, lane: null };
    const [drawn, view] = await Promise.all([
      context.ask({ request: "picture", position, picture: "position" }, manner),
      context.ask({ request: "position", position }, manner),
    ]);
    markup(picture, drawn.svg);
    hush(picture, view.drawing.label);
    name.textContent = context.settings.written(view);
    const { count } = view.moves;
    fill(tags,
      h("li", {}, view.convention === "misere" ? "misère play" : "normal play"),
      h("li", {}, count === null ? "infinitely many moves" : count === "1" ? "1 move" : `${count} moves`));
    return view.sequence;
  }
}

/**
 * Names a picture by its label alone: the title within it has the same id in every picture.
 * @param {HTMLElement} holder
 * @param {string} label
 */
function hush(holder, label) {
  holder.setAttribute("role", "img");
  holder.setAttribute("aria-label", label);
  const svg = holder.firstElementChild;
  svg?.removeAttribute("aria-labelledby");
  svg?.setAttribute("aria-hidden", "true");
  for (const part of holder.querySelectorAll("title, desc")) part.remove();
}

/** @param {string} words */
function sentenceCase(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
