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
//   #/desk                   links for a class; what they fix stands before the #
//   #/atlas?kind=…           pictures of the theory
//   #/rules                  an editor for rulesets
//   #v=1&…                   a shared game, with its moves

/** @import { Context, Screen } from "./context" */
/** @import { OpenAnswer } from "./api" */
import { assignment } from "./assignment.js";
import { h, fill } from "./dom.js";
import { ask, isCancelled, whenServerIsGone, EngineError } from "./engine.js";
import { languages, say, sayNodes, speak } from "./language.js";
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
  desk: async () => (await import("./screens/desk.js")).deskScreen,
  atlas: async () => (await import("./screens/atlas.js")).atlasScreen,
  rules: async () => (await import("./screens/rules.js")).rulesScreen,
};

const LANGUAGE = /([?&])language=([\w-]+)&?/;

const settings = new Settings();
const main = element("main");
const announcer = element("announcer");
const notice = element("notice");
let leaving = new AbortController();
let first = true;
/** The language that was asked for last. */
let asked = "en";
/** What the browser prefers, once that had to be asked. @type {Promise<string> | undefined} */
let preferred;

/** Shows what the address says. */
async function show() {
  if (location.hash === "#main") return main.focus();
  leaving.abort();
  leaving = new AbortController();
  const left = leaving.signal;
  await speak(asked = await tongue());
  if (left.aborted) return;
  const fragment = location.hash.slice(1);
  const root = h("div", { class: "screen" });
  try {
    const classroom = assignment.assigned ? await import("./teach/classroom.js") : null;
    classroom?.enforce();
    if (classroom?.isElsewhere(root, fragment)) return fill(main, root);
    const opened = isShared(fragment) ? await ask({ request: "open", fragment }, { signal: left }) : null;
    const { name, query } = opened ? { name: "play", query: new URLSearchParams() } : route(fragment);
    const load = classroom?.isClosed(name) ? undefined : SCREENS[name];
    markCurrent(load ? name : null);
    title(titleOf(name));
    fill(main, root);
    // While the server is away the screen has at least its name.
    const late = setTimeout(() => { if (!left.aborted && !root.firstChild) fill(root, h("h1", {}, titleOf(name) || "Nimatron"), h("p", { class: "soft awaited" }, say`Waiting for the engine …`)); }, 150);
    left.addEventListener("abort", () => clearTimeout(late));
    root.classList.add(`screen-${name || "home"}`);
    const around = context(left, query, opened);
    if (load) await (await load())(root, around);
    else notFound(root, say`There is no such page here.`);
    if (assignment.projector && classroom && !left.aborted) main.append(await classroom.corner(around, fragment));
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

/** The language that is to be spoken: of the address, else the one that was chosen, else what the browser prefers. */
async function tongue() {
  // A link tells it behind #; there it would be lost with the next address of a screen.
  const linked = LANGUAGE.exec(location.hash)?.[2];
  if (linked) {
    const search = new URLSearchParams(location.search);
    search.set("language", linked);
    history.replaceState(history.state, "", `?${search}${location.hash.replace(LANGUAGE, "$1").replace(/[?&]$/, "")}`);
  }
  const tag = LANGUAGE.exec(location.search)?.[2] ?? settings.language;
  return tag ?? (navigator.language.startsWith("en") ? "en" : preferred ??= preference());
}

/** What the browser prefers of the languages that there are. */
async function preference() {
  const known = ["en", ...(await languages()).map(({ language }) => language)];
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => known.includes(tag)) ?? "en";
}

/** The other screens, so that they open at once, and even while the server is away. */
async function loadTheRest() {
  await Promise.allSettled(Object.values(SCREENS).map((load) => load()));
}

/** @param {string} name  of a screen */
function titleOf(name) {
  /** @type {Record<string, string>} */
  const titles = { play: say`Play`, games: say`Games`, analysis: say`Analysis`, sequence: say`Grundy values`, calculator: say`Calculator`, learn: say`Learn`, puzzles: say`Puzzles`, sheets: say`Sheets`, atlas: say`Atlas`, rules: say`Rules`, desk: say`Teacher’s desk` };
  return titles[name] ?? "";
}

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
  title(say`This link leads nowhere`);
  fill(root,
    h("h1", {}, say`This link leads nowhere`),
    h("p", {}, reason),
    picture ? h("pre", { class: "picture" }, picture) : null,
    h("p", {}, sayNodes`It may have been cut short on its way. ${h("a", { href: "#/" }, say`Play the game on the table`)} or ${otherGame()}.`));
}

/**
 * Says what is wrong with a position that somebody wants to open.
 * @param {HTMLElement} root
 * @param {EngineError} error
 * @param {string} typed
 */
function refused(root, error, typed) {
  title(say`This position cannot be opened`);
  fill(root,
    h("h1", {}, say`This position cannot be opened`),
    problem(error, typed),
    h("p", {}, sayNodes`${h("a", { href: analysisAddress(typed) }, say`Change it`)}, or ${otherGame()}.`));
}

function otherGame() {
  return h("a", { href: "#/games" }, say`choose another game`);
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
    h("span", {}, say`The engine does not answer. Is the program still running?`, " "),
    h("button", { type: "button", onclick: () => again() }, say`Try again`));
});
settings.addEventListener("change", async () => {
  applyTheme();
  // The address holds the game, which goes on in the other language.
  if (await tongue() !== asked) show();
});
applyTheme();
element("open-settings").addEventListener("click", async () => (await import("./settings-dialog.js")).openSettings(settings));
addEventListener("hashchange", show);
show().then(loadTheRest, console.error);
