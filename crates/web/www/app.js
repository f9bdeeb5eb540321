// The shell around the screens: the address decides which one is shown.
//
//   #/                       a game already on the table
//   #/play?position=…        play, from that position if one is given
//   #/games                  the rulesets; #/games?game=… one of them
//   #/analysis?position=…    everything about a position
//   #/sequence?rules=…       the values of the heaps of a game
//   #/calculator             expressions
//   #/learn?lesson=…&step=…  lessons; without a lesson, all of them
//   #/puzzles?ladder=…       puzzles, by level and seed
//   #/sheets?kind=…          sheets to be printed
//   #/atlas?kind=…           pictures of the theory
//   #v=1&…                   a shared game, with its moves

/** @import { Context, Screen } from "./context" */
/** @import { OpenAnswer } from "./api" */
import { h, fill } from "./dom.js";
import { ask, isCancelled, whenServerIsGone, EngineError } from "./engine.js";
import { Settings } from "./settings.js";
import { analysisAddress } from "./address.js";
import { problem } from "./problem.js";
import { keepGame } from "./recent.js";

/** @type {Record<string, () => Promise<Screen>>} */
const SCREENS = {
  "": async () => (await import("./screens/home.js")).homeScreen,
  play: async () => (await import("./screens/play.js")).playScreen,
  games: async () => (await import("./screens/games.js")).gamesScreen,
  analysis: async () => (await import("./screens/analysis.js")).analysisScreen,
  sequence: async () => (await import("./screens/sequence.js")).sequenceScreen,
  calculator: async () => (await import("./screens/calculator.js")).calculatorScreen,
  learn: async () => (await import("./screens/learn.js")).learnScreen,
  puzzles: async () => (await import("./screens/puzzles.js")).puzzlesScreen,
  sheets: async () => (await import("./screens/sheets.js")).sheetsScreen,
  atlas: async () => (await import("./screens/atlas.js")).atlasScreen,
};

const settings = new Settings();
const main = element("main");
const announcer = element("announcer");
const notice = element("notice");
let leaving = new AbortController();
let first = true;

/** Shows what the address says. */
async function show() {
  const fragment = location.hash.slice(1);
  if (fragment === "main") return main.focus();
  leaving.abort();
  leaving = new AbortController();
  const left = leaving.signal;
  const root = h("div", { class: "screen" });
  try {
    const opened = isShared(fragment) ? await ask({ request: "open", fragment }, { signal: left }) : null;
    const { name, query } = opened ? { name: "play", query: new URLSearchParams() } : route(fragment);
    const load = SCREENS[name];
    markCurrent(load ? name : null);
    title(TITLES[name] ?? "");
    fill(main, root);
    // While the server is away the screen has at least its name.
    const late = setTimeout(() => { if (!left.aborted && !root.firstChild) fill(root, h("h1", {}, TITLES[name] || "Nimatron"), h("p", { class: "soft" }, "Waiting for the engine …")); }, 150);
    left.addEventListener("abort", () => clearTimeout(late));
    root.classList.add(`screen-${name || "home"}`);
    if (load) await (await load())(root, context(left, query, opened));
    else notFound(root, "There is no such page here.");
  } catch (error) {
    if (isCancelled(error) || left.aborted) return;
    if (!(error instanceof EngineError)) console.error(error);
    markCurrent(null);
    fill(main, root);
    const typed = route(fragment).query.get("position");
    if (typed !== null && error instanceof EngineError) refused(root, error, typed);
    else notFound(root, explanation(error), error instanceof EngineError ? error.picture : "");
  }
  if (left.aborted) return;
  arrive(root);
}

/** The other screens, so that they open at once, and even while the server is away. */
async function loadTheRest() {
  await Promise.allSettled(Object.values(SCREENS).map((load) => load()));
}

/** @type {Record<string, string>} */
const TITLES = { "": "", play: "Play", games: "Games", analysis: "Analysis", sequence: "Grundy values", calculator: "Calculator", learn: "Learn", puzzles: "Puzzles", sheets: "Sheets", atlas: "Atlas" };

/** @param {string} fragment */
function isShared(fragment) {
  return fragment !== "" && !fragment.startsWith("/");
}

/** @param {string} fragment */
function route(fragment) {
  const [path = "", query = ""] = fragment.split("?", 2);
  return { name: path.slice(1), query: new URLSearchParams(query) };
}

/**
 * @param {AbortSignal} left
 * @param {URLSearchParams} query
 * @param {OpenAnswer | null} opened
 * @returns {Context}
 */
function context(left, query, opened) {
  return {
    ask,
    settings,
    query,
    opened,
    left,
    navigate,
    remember,
    advance,
    share: async (shared) => (await import("./share.js")).openShare(shared, announce),
    announce,
    title,
  };
}

/** @param {string} address */
function navigate(address) {
  if (location.hash === address) show();
  else location.hash = address;
}

/** @param {string} address @param {string | null} [state] */
function advance(address, state = null) {
  if (location.hash !== address) history.pushState(state, "", address);
}

/** @param {string} address @param {string | null} [state] */
function remember(address, state = null) {
  history.replaceState(state, "", address);
  const fragment = address.slice(1);
  if (isShared(fragment)) keepGame(fragment, document.title.replace(/ · Nimatron$/, ""));
}

/** @param {string} words */
function announce(words) {
  announcer.textContent = words;
}

/** @param {string} words */
function title(words) {
  document.title = words === "" ? "Nimatron" : `${words} · Nimatron`;
}

/**
 * A person who came here by a link within the page continues at the heading; at the first visit the
 * focus stays where browsers put it.
 * @param {HTMLElement} root
 */
function arrive(root) {
  if (!first) {
    const heading = root.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  first = false;
}

/** @param {string | null} name */
function markCurrent(name) {
  for (const link of document.querySelectorAll(".site-nav a")) {
    const inside = link.getAttribute("data-leads-to")?.split(" ") ?? [];
    if (name !== null && (link.getAttribute("href") === `#/${name}` || inside.includes(name))) link.setAttribute("aria-current", inside.includes(name) ? "true" : "page");
    else link.removeAttribute("aria-current");
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} reason
 * @param {string} [picture]
 */
function notFound(root, reason, picture = "") {
  title("This link leads nowhere");
  fill(root,
    h("h1", {}, "This link leads nowhere"),
    h("p", {}, reason),
    picture ? h("pre", { class: "picture" }, picture) : null,
    h("p", {}, "It may have been cut short on its way. ",
      h("a", { href: "#/" }, "Play the game on the table"), " or ",
      h("a", { href: "#/games" }, "choose another game"), "."));
}

/**
 * Says what is wrong with a position that somebody wants to open.
 * @param {HTMLElement} root
 * @param {EngineError} error
 * @param {string} typed
 */
function refused(root, error, typed) {
  title("This position cannot be opened");
  fill(root,
    h("h1", {}, "This position cannot be opened"),
    problem(error, typed),
    h("p", {}, h("a", { href: analysisAddress(typed) }, "Change it"), ", or ", h("a", { href: "#/games" }, "choose another game"), "."));
}

/** @param {unknown} error */
function explanation(error) {
  if (error instanceof EngineError) return error.help ? `${error.message}. ${error.help}` : error.message;
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

function applyTheme() {
  const { theme } = settings;
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.dataset.theme = theme;
}

whenServerIsGone((again) => {
  notice.hidden = again === null;
  if (again === null) fill(notice);
  else if (!notice.firstChild) fill(notice,
    h("span", {}, "The engine does not answer. Is the program still running? "),
    h("button", { type: "button", onclick: () => again() }, "Try again"));
});
settings.addEventListener("change", applyTheme);
applyTheme();
element("open-settings").addEventListener("click", async () => (await import("./settings-dialog.js")).openSettings(settings));
addEventListener("hashchange", show);
show().then(loadTheRest, console.error);
