// The playing table: the drawing, whose turn it is, the move under consideration, and what lies around.

/** @import { Game, GameAnswer, MoveView, ReviewedTurn, Seat } from "../api" */
/** @import { Context } from "../context" */
/** @import { DrawingElement } from "../elements/drawing.js" */
/** @import { Place } from "../tree/tree.js" */
/** @import { Considered } from "./chooser.js" */
/** @import { Opponents } from "./opponents.js" */
import { assignment } from "../assignment.js";
import { h, fill, markup } from "../dom.js";
import { isCancelled, EngineError } from "../engine.js";
import { say } from "../language.js";
import { complaint, problem, sentence } from "../problem.js";
import { BROKEN_CROWN, CROWN } from "../elements/marks.js";
import { drawingElement, become } from "../elements/drawing.js";
import { NimPiles } from "../elements/nim-piles.js";
import { pause } from "../elements/motion.js";
import { showScrolling } from "../elements/scrolling.js";
import { ordinal } from "../elements/typeset.js";
import { icon } from "../icons.js";
import { play as sound } from "../sounds.js";
import { think } from "../thinking.js";
import { evaluate } from "../tree/evaluation.js";
import { TreePanel } from "../tree/panel.js";
import { treeAddress } from "../tree/address.js";
import { write } from "../tree/text.js";
import { Tree, depth, isMistake, wayFrom, wayTo } from "../tree/tree.js";
import { Chooser } from "./chooser.js";
import { Coach, closer } from "./coach.js";
import { portrait } from "./portraits.js";
import { goalLine, rulesLine } from "./goal.js";
import { listen } from "./keys.js";
import { MoveList } from "./moves.js";
import { isAlone, keepAdapted, nameOf, roleOf } from "./opponents.js";
import { outlookPanel } from "./outlook.js";
import { reviewPanel, tableReview } from "./review.js";
import { count, givenName, showScore } from "./score.js";
import { badge, seatList } from "./seats.js";
import { openSetup } from "./setup.js";
import { verbOf } from "./verbs.js";
import { zoom } from "./zoom.js";

/** How long the machine seems to think, in milliseconds. */
const THINKING = 650;

export class Table {
  #context;
  #opponents;
  #tree;
  #turns;
  /** What is said of the last moves. @type {import("../api").Told[]} */
  #remarks = [];
  /** @type {GameAnswer} */
  #answer;
  /** @type {DrawingElement} */
  #element;
  /** What was typed by digits or in the box, with the move it means. @type {MoveView | null} */
  #typed = null;
  #busy = false;
  #thinking = false;
  /** @type {AbortController} Ends the machine's thinking, and what is computed for the coach's panel, when a person goes elsewhere. */
  #pending = new AbortController();

  #goal = h("div", { class: "goal" });
  #status = h("p", { class: "turn-now" });
  #rules = h("div", { class: "rules-of-game" });
  #head = h("div", { class: "table-head" }, this.#goal, this.#status);
  /** Everybody at a table of three or more. */
  #seats = h("div", { class: "seats-holder" });
  #stage = h("div", { class: "stage" });
  #choice = h("div", { class: "choice" });
  /** The most room that the words of a choice have needed in a window as wide as this. */
  #room = { width: 0, height: 0 };
  // Words of another length must not move a board from under the finger that drags on it. Sizes are
  // heard of, not asked for, so that a move is laid out once.
  #steady = new ResizeObserver((sizes) => {
    const { inlineSize: width = 0, blockSize: height = 0 } = sizes.at(-1)?.borderBoxSize[0] ?? {};
    if (width !== this.#room.width) this.#room = { width, height: 0 };
    this.#room.height = Math.max(this.#room.height, height);
    this.#choice.style.minBlockSize = `${this.#room.height}px`;
  });
  #said = h("div", { class: "said told" });
  #ending = h("div", { class: "ending" });
  #controls = h("div", { class: "controls", role: "toolbar", "aria-label": say`Game` });
  /** The buttons of the toolbar, which stay while they are changed. @type {Map<string, HTMLButtonElement>} */
  #tools = new Map();
  #analyse = h("a", { class: "button quiet leads-out" }, icon("analyse"), say`Analyse`);
  #score = h("div", { class: "score-holder", hidden: true });
  #move = h("input", { type: "text", "aria-label": say`Type a move`, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  #trouble = h("div", { class: "trouble" });
  #coachPanel = h("section", { class: "coach panel", "aria-label": say`Coach`, hidden: true });
  #chooser;
  #moves;
  #coach;

  /**
   * @param {HTMLElement} root
   * @param {Context} context
   * @param {GameAnswer} answer
   * @param {Opponents} opponents
   * @param {{ most: number, heading?: string, tree?: Tree, trouble?: string }} options  `tree`: of the game, if it has one; `trouble`: what is to be said of it
   */
  constructor(root, context, answer, opponents, { most, heading = say`Play`, tree = Tree.of(answer), trouble = "" }) {
    this.#context = context;
    this.#opponents = opponents;
    this.#answer = answer;
    this.#tree = tree;
    this.#steady.observe(this.#choice);
    this.#turns = new TreePanel(tree, context.left, {
      name: (seat) => this.#name(seat),
      written: (turn) => this.#written(turn),
      go: (place) => this.#go(place),
      fixed: !assignment.undo,
      changed: () => this.#kept(),
    });
    this.#element = drawingElement(answer.view.drawing, { interactive: true });
    this.#chooser = new Chooser(context.ask, context.left, (considered) => this.#showChoice(considered), (move) => this.#play(move.move));
    this.#moves = new MoveList(context.ask, context.left, (move) => this.#listed(move));
    this.#coach = new Coach(this.#coachPanel, context, {
      most,
      shown: (hints) => this.#element.hint(hints),
      chosen: (move) => this.#consider(move),
    });
    fill(root,
      h("h1", { class: "visually-hidden" }, heading),
      h("div", { class: "play" },
        h("section", { class: "table", "aria-label": say`Table` },
          this.#rules,
          this.#head, this.#seats, this.#score,
          this.#stage, this.#choice, this.#ending, this.#controls, this.#moves.element,
          h("form", { class: "row typed-move", onsubmit: (/** @type {Event} */ event) => this.#submit(event) },
            this.#move, h("button", { type: "submit" }, say`Move`)),
          this.#trouble),
        h("div", { class: "aside" }, this.#coachPanel, this.#said, this.#turns.element)));
    fill(this.#stage, this.#element);
    showScrolling(this.#stage);
    fill(this.#rules, rulesLine(answer.view));
    context.title(answer.view.title);
    context.settings.addEventListener("change", () => this.#settle(), { signal: context.left });
    this.#stage.addEventListener("zoom", (event) => this.#zoom(/** @type {CustomEvent} */ (event).detail));
    this.#stage.addEventListener("leave", (event) => {
      const { pile, text } = /** @type {CustomEvent} */ (event).detail;
      this.#try(`${pile} ${text}`);
    });
    listen(root, context.left, {
      undo: () => this.#undo(),
      redo: () => this.#redo(),
      hint: () => this.#hint(),
      explain: () => this.#coach.explain(),
      cancel: () => this.#cancel(),
      digits: (typed) => this.#digits(typed),
      enter: (typed) => this.#enter(typed),
      piles: () => this.#mayMove && this.#answer.view.drawing.kind === "piles",
    });
    this.#settle();
    if (trouble !== "") fill(this.#trouble, complaint(trouble));
  }

  /**
   * Begins as it stands: the machine moves if it is its turn; a person may have touched something
   * already.
   * @param {string} [handle]
   */
  async begin(handle) {
    this.#context.announce(`${this.#answer.view.drawing.label} ${this.#whose()}`);
    if (handle !== undefined) await this.#chooser.take([handle]);
    await this.#machine();
  }

  /** Whoever began with the keyboard goes on with it, where something was touched. */
  focus(handle = "") {
    this.#element.focusFirst(handle);
  }

  get #signal() { return AbortSignal.any([this.#context.left, this.#pending.signal]); }

  get #mayMove() { return this.#answer.awaits === "person" && !this.#busy; }

  /** @param {number} seat */
  #name(seat) { return this.#answer.table?.players[seat - 1]?.name ?? nameOf(this.#answer.game, this.#opponents, seat, givenName(seat)); }

  /** A move in the notation that a person prefers. @param {{ text: string, move: string }} turn */
  #written({ text, move }) {
    return ordinal(this.#context.settings.written({ text, move }));
  }

  // Moves.

  /** @param {string} move @param {HTMLInputElement} [field] where it was typed */
  async #play(move, field) {
    if (!this.#mayMove) return;
    await this.#attempt(move, async () => {
      const answer = await this.#ask({ request: "play", game: this.#answer.game, move });
      if (field) field.value = "";
      await this.#arrive(answer);
      await this.#machine();
    });
  }

  async #machine() {
    if (this.#answer.awaits !== "machine") return;
    const stop = this.#signal;
    this.#thinking = true;
    this.#showStatus();
    this.#showControls();
    await this.#attempt("", async () => {
      const [answer] = await Promise.all([this.#ask({ request: "play", game: this.#answer.game, machine: true }), pause(THINKING)]);
      if (stop.aborted) return;
      this.#thinking = false;
      await this.#arrive(answer);
    });
    if (stop.aborted) return;
    this.#thinking = false;
    this.#showControls();
  }

  /** @param {GameAnswer} answer */
  async #arrive(answer) {
    const said = answer.said ? [answer.said] : [];
    this.#remarks = this.#isOurs(this.#tree.here) ? said : [...this.#remarks, ...said];
    // The line that is played is the main line.
    this.#tree.promote(this.#tree.follow(answer));
    this.#sound(answer.winner === null ? "move" : "win");
    count(answer);
    if (answer.next) keepAdapted(answer.next.players);
    await this.#show(answer, true);
    this.#announce(answer);
  }

  /** @param {import("../sounds.js").Sound} name */
  #sound(name) {
    if (this.#context.settings.sound) sound(name);
  }

  /** @param {import("../api").Request & { request: "play" }} request */
  #ask(request) {
    return this.#context.ask(request, { signal: this.#signal });
  }

  /** @param {string} typed @param {() => Promise<void>} work */
  async #attempt(typed, work) {
    fill(this.#trouble);
    try {
      await work();
    } catch (error) {
      this.#busy = false;
      if (!isCancelled(error)) fill(this.#trouble, problem(error, typed));
    }
  }

  // Going about in the tree of moves.

  #undo() {
    const place = this.#earlier();
    if (!place || !assignment.undo) return;
    this.#sound("undo");
    this.#go(place);
  }

  #redo() {
    const later = wayFrom(this.#tree.here);
    const place = later.find((place) => this.#isOurs(place)) ?? later.at(-1);
    if (place && assignment.undo) this.#go(place);
  }

  /** The last place before this one at which a person could move. */
  #earlier() {
    return [this.#tree.root, ...wayTo(this.#tree.here).slice(0, -1)].reverse().find((place) => place !== this.#tree.here && this.#isOurs(place)) ?? null;
  }

  /** Whether a person is to move there. @param {Place} place */
  #isOurs(place) {
    return roleOf(this.#tree.game, this.#tree.moverAt(place)) === "person";
  }

  /** Ends what is computed for the place at hand. */
  #leave() {
    this.#pending.abort();
    this.#pending = new AbortController();
    this.#thinking = false;
  }

  /** @param {Place} place */
  async #go(place) {
    this.#leave();
    await this.#attempt("", async () => {
      this.#tree.visit(place);
      const answer = await this.#ask({ request: "play", game: this.#tree.gameAt(place) });
      if (this.#tree.here !== place) return;
      place.toMove = answer.to_move;
      this.#remarks = [];
      await this.#show(answer);
      this.#context.announce(`${place.turn ? say`Turn ${place.turn.number}.` : say`The start.`} ${answer.view.drawing.label}`);
    });
  }

  // What is considered.

  /** @param {Considered} considered */
  #showChoice(considered) {
    // What was typed or chosen from the list stays until something else is chosen.
    if (considered.handles.length > 0 && !considered.trial) this.#typed = null;
    if (!considered.trial) this.#moves.narrow(considered.handles, considered.move === null && considered.handles.length > 0);
    const move = this.#typed ?? considered.move;
    const words = this.#typed ? sentence(this.#typed.words) : considered.words;
    if (words === "" || !this.#mayMove) {
      fill(this.#choice, this.#answer.view.over ? null : h("p", { class: "how" }, this.#mayMove ? this.#answer.view.how : ""));
      return;
    }
    const trial = considered.trial && !this.#typed;
    fill(this.#choice,
      h("p", { class: trial ? "soft" : "" }, words),
      trial ? null : h("div", { class: "row" },
        move ? h("button", { type: "button", class: "primary take", onclick: () => this.#play(move.move) }, verbOf(words)) : null,
        h("button", { type: "button", class: "quiet", onclick: () => this.#cancel() }, say`Cancel`)));
    if (!considered.trial) this.#context.announce(words);
  }

  /** @param {MoveView} move */
  async #consider(move) {
    if (!this.#mayMove) return;
    if (move.handles.length > 0) await this.#chooser.take(move.handles);
    else await this.#try(move.move);
  }

  /** Considers a move that was typed. @param {string} typed */
  async #try(typed) {
    if (!this.#mayMove) return;
    await this.#attempt(typed, async () => {
      const answer = await this.#ask({ request: "play", game: this.#answer.game, move: typed });
      this.#chooser.clear();
      this.#typed = answer.last;
      this.#showChoice(this.#chooser.considered);
    });
  }

  /** A move from the list, after which Enter makes it. @param {MoveView} move */
  async #listed(move) {
    await this.#try(move.move);
    this.#choice.querySelector("button")?.focus();
  }

  /** @param {string} typed */
  async #digits(typed) {
    if (typed === "" || !this.#mayMove) return;
    const [pile, left] = typed.split(" ");
    if (left) return this.#try(typed);
    this.#chooser.clear();
    fill(this.#choice, h("p", {}, say`Pile ${pile ?? 0}: how many stay?`));
    this.#context.announce(say`Pile ${pile ?? 0}: how many stay?`);
  }

  /** @param {string} typed  digits, if they were typed */
  #enter(typed) {
    const { trial, move } = this.#chooser.considered;
    const made = typed.split(" ")[1] ? typed : this.#typed?.move ?? (trial ? null : move?.move);
    if (made) this.#play(made);
    return Boolean(made);
  }

  #cancel() {
    this.#typed = null;
    fill(this.#trouble);
    if (this.#element instanceof NimPiles && this.#element.lens) this.#element.look(null);
    this.#chooser.clear();
  }

  /** @param {{ pile: number, base: string, size: string }} part */
  #zoom(part) {
    return this.#attempt("", async () => {
      this.#context.announce(await zoom(this.#element, this.#answer.view.position, part, this.#context));
    });
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    if (this.#move.value.trim() !== "") this.#play(this.#move.value, this.#move);
  }

  // Showing.

  /** @param {GameAnswer} answer @param {boolean} [moved]  whether a move led there just now */
  async #show(answer, moved = false) {
    const focused = this.#element.contains(document.activeElement) || this.#choice.contains(document.activeElement);
    this.#busy = true;
    this.#chooser.enabled = false;
    this.#typed = null;
    this.#chooser.clear();
    this.#coach.watch(null);
    this.#answer = answer;
    const element = await become(this.#element, answer.view.drawing, moved);
    if (this.#answer !== answer) return;
    this.#element = element;
    this.#busy = false;
    this.#settle();
    if (focused && !answer.view.over) this.#element.focusFirst();
  }

  #settle() {
    const { view, awaits } = this.#answer;
    const ours = awaits === "person";
    this.#element.toggleAttribute("ascii", this.#context.settings.notation === "ascii");
    this.#element.interactive = !view.over;
    this.#stage.classList.toggle("waiting", !ours);
    this.#chooser.enabled = ours;
    this.#chooser.watch(view, this.#element);
    this.#moves.watch(ours ? view : null);
    this.#coach.watch(ours && !this.#answer.table ? view : null);
    fill(this.#goal, goalLine(view));
    this.#showStatus();
    this.#head.append(this.#status);
    fill(this.#seats, seatList(this.#answer));
    this.#move.disabled = !ours;
    this.#move.placeholder = view.moves.listed[0]?.move ?? say`Type a move`;
    markup(this.#said, this.#sentences().map(({ html }) => html).join(""));
    this.#showEnding();
    this.#showControls();
    showScore(this.#score, this.#answer, { name: (seat) => this.#name(seat), renamed: () => this.#settle() });
    this.#turns.show(this.#tree);
    this.#rememberGame();
  }

  /**
   * What there is to say of the last move, and of the person's before the machine's. It would tell
   * the answer to somebody who has yet to find it, so between two people nothing is said.
   */
  #sentences() {
    const { game, view } = this.#answer;
    if (!this.#context.settings.comments || this.#coach.most === 0 || !isAlone(game) || view.over) return [];
    return this.#remarks;
  }

  /** Whose turn it is, at a table of three or more by colour as well. */
  #showStatus() {
    const { game, table, awaits, winner, to_move: seat } = this.#answer;
    const sign = table && awaits !== "nobody" ? badge(seat, table) : portrait(roleOf(game, winner ?? seat));
    fill(this.#status, sign, this.#whose());
  }

  #whose() {
    const { awaits, to_move: seat, winner, game, table } = this.#answer;
    if (table?.result) return table.result;
    if (winner !== null) return isAlone(game) && roleOf(game, winner) === "person" ? say`You win!` : say`${this.#name(winner)} wins.`;
    if (awaits === "nobody") return say`It is a draw.`;
    if (awaits === "machine") return this.#thinking ? say`${this.#name(seat)} is thinking …` : say`${this.#name(seat)}’s turn`;
    return isAlone(game) ? say`Your turn` : say`${this.#name(seat)}’s turn`;
  }

  /** @param {GameAnswer} answer */
  #announce({ last, turns }) {
    const turn = turns.at(-1);
    const made = turn ? sentence(`${this.#name(turn.player)}: ${last?.words ?? turn.words}`) : "";
    const reason = this.#sentences().at(-1)?.text ?? "";
    this.#context.announce(`${made} ${reason} ${this.#whose()}`);
  }

  #showControls() {
    const { awaits, table } = this.#answer;
    const over = awaits === "nobody";
    const ours = awaits === "person";
    const had = document.activeElement;
    this.#tool(say`Undo`, "undo", "U", () => this.#undo(), { hidden: !assignment.undo, disabled: this.#earlier() === null });
    this.#tool(say`Redo`, "redo", "R", () => this.#redo(), { hidden: !assignment.undo, disabled: wayFrom(this.#tree.here).length === 0 });
    this.#tool(say`Let it move`, "play", "", () => this.#machine(), { hidden: awaits !== "machine" || this.#thinking });
    this.#tool(say`Hint`, "hint", "H", () => this.#hint(), { hidden: this.#coach.most === 0 || over, disabled: !ours });
    this.#tool(say`Explain`, "explain", "?", () => this.#coach.explain(), { hidden: !this.#coach.mayExplain || over || Boolean(table), disabled: !ours });
    this.#tool(say`New game`, "begin", "", () => this.#newGame(), { hidden: assignment.assigned });
    this.#tool(say`Share`, "share", "", () => this.#context.share(this.#linked()), { hidden: assignment.projector });
    this.#tool(say`Big`, "big", "", () => toggleBig(), {});
    this.#controls.append(this.#analyse);
    this.#addressAnalysis();
    // A button that can no longer be pressed passes the focus on.
    const tools = [...this.#tools.values()];
    const can = (/** @type {HTMLButtonElement} */ tool) => !tool.disabled && !tool.hidden;
    if (tools.some((tool) => tool === had && !can(tool))) tools.find(can)?.focus();
  }

  /**
   * A button of the toolbar. It stays where it is, so that it keeps the focus.
   * @param {string} words
   * @param {import("../icons.js").Icon} sign
   * @param {string} key
   * @param {() => void} act
   * @param {{ disabled?: boolean, hidden?: boolean }} state
   */
  #tool(words, sign, key, act, { disabled = false, hidden = false }) {
    let button = this.#tools.get(sign);
    if (!button) {
      button = h("button", { type: "button", class: "quiet", "aria-keyshortcuts": key || null, title: key ? `${words} (${key})` : null, onclick: act }, icon(sign), words);
      this.#tools.set(sign, button);
      this.#controls.append(button);
    }
    button.disabled = disabled;
    button.hidden = hidden;
  }

  #showEnding() {
    const { awaits, winner, game, table, next } = this.#answer;
    fill(this.#ending);
    if (awaits !== "nobody") return;
    // A draw is over, and nobody has won it.
    const won = winner === null || roleOf(game, winner) === "person";
    const advice = h("p", { class: "advice", hidden: !next }, next?.words);
    const row = h("div", { class: "row" },
        h("button", { type: "button", class: "primary", onclick: () => (table || !assignment.bets ? this.#again(game.starter) : this.#askWhoBegins(row)) }, say`Play again`),
        assignment.tells && assignment.undo ? h("button", { type: "button", onclick: () => this.#review() }, say`Where was it won and lost?`) : null);
    // The result of a table of three or more says it itself.
    const why = table ? null : h("p", { class: "why" }, this.#whyOver());
    fill(this.#ending, winner === null ? null : markup(h("span", {}), won ? CROWN : BROKEN_CROWN), this.#status, why, advice, row);
    if (!won && isAlone(game) && !table && assignment.tells) this.#advise(advice);
  }

  /** Why the game is over: the score; or who would have to move, and cannot; or that it is a draw. */
  #whyOver() {
    const { score } = this.#answer.view;
    if (score) return score;
    if (this.#answer.winner === null) return say`Neither player has brought it to an end.`;
    const name = this.#name(this.#answer.to_move);
    return name === say`You` ? say`You have no move left.` : say`${name} has no move left.`;
  }

  /** After a lost game a kind word, and what to try next, where it is known who could win. @param {HTMLElement} advice */
  async #advise(advice) {
    const { game, next } = this.#answer;
    const own = roleOf(game, 1) === "person" ? 1 : 2;
    let seat = null;
    try {
      const { outcome } = await this.#context.ask({ request: "analyze", position: game.start, level: 0 }, { signal: this.#context.left, lane: "advice" });
      if (outcome !== "D") seat = outcome === "N" ? game.starter : game.starter === 1 ? 2 : 1;
    } catch (error) {
      if (isCancelled(error)) return;
      if (!(error instanceof EngineError)) throw error;
    }
    /** @type {string[]} */
    const words = [];
    if (seat === own) {
      words.push(this.#coach.most > 0 ? say`You could have won. See where it turned, or play again with a hint or two.` : say`You could have won. See where it turned.`);
    } else if (seat !== null) {
      words.push(game.starter === own
        ? say`No shame in that: whoever goes second in this game can always win. Play again and go second.`
        : say`No shame in that: whoever goes first in this game can always win. Play again and go first.`);
    }
    if (next) words.push(next.words);
    advice.hidden = words.length === 0;
    fill(advice, words.join(" "));
  }

  /** Lets whoever plays again say who begins. @param {HTMLElement} row */
  #askWhoBegins(row) {
    const { game, view } = this.#answer;
    const side = view.sides ? sideAtStart(game.start, view.sides.names) : "";
    /** @type {Seat[]} */
    const seats = [1, 2];
    fill(row, h("span", {}, say`Who begins?`), seats.map((seat) => h("button", { type: "button", class: "primary", onclick: () => this.#again(seat) }, side === "" ? this.#name(seat) : say`${this.#name(seat)} as ${side}`)));
    row.querySelector("button")?.focus();
  }

  /** The next rung of the ladder; at a table of three or more, who can force what. */
  async #hint() {
    const { table, game } = this.#answer;
    if (!table) return this.#coach.hint();
    if (!this.#mayMove || this.#coach.most === 0) return;
    const answer = this.#answer;
    await this.#think((manner) => this.#context.ask({ request: "outlook", game }, manner), (outlook) => {
      if (this.#answer !== answer) return;
      fill(this.#coachPanel, closer(this.#coachPanel), outlookPanel(outlook, table, {
        mover: answer.to_move,
        chosen: (move) => this.#consider(move),
        written: (move) => this.#written(move),
      }));
      this.#context.announce(outlook.told.text);
    });
  }

  /**
   * Computes something for the coach's panel.
   * @template T
   * @param {(manner: import("../engine.js").Manner) => Promise<T>} work
   * @param {(result: T) => void} done
   */
  async #think(work, done) {
    const progress = h("div", {});
    fill(this.#coachPanel, closer(this.#coachPanel), progress);
    this.#coachPanel.hidden = false;
    await think(progress, this.#signal, work, done);
  }

  async #review() {
    const { game, table } = this.#answer;
    const way = [this.#tree.root, ...wayTo(this.#tree.here)];
    if (table) return this.#reviewTable(way);
    await this.#think((manner) => this.#context.ask({ request: "review", game }, manner), (review) => {
      review.turns.forEach(({ winning }, made) => {
        const place = way[made + 1];
        if (place) place.evaluation = winning;
      });
      this.#evaluate(way, this.#context.left);
      this.#turns.show();
      fill(this.#coachPanel, closer(this.#coachPanel), reviewPanel(review, {
        name: (player) => this.#name(player),
        written: (turn) => this.#written(turn),
        bet: (turn) => this.#bet(turn),
        goBefore: (turn) => this.#goBefore(turn),
      }));
      this.#context.announce(review.told.text);
      this.#coachPanel.scrollIntoView({ block: "nearest" });
    });
  }

  /** At a table of three or more: who could force a win alone. @param {Place[]} way */
  async #reviewTable(way) {
    await this.#think(async ({ signal = this.#context.left }) => {
      if (!(await this.#evaluate(way, signal))) throw new DOMException("", "AbortError");
    }, () => {
      const mistakes = wayTo(this.#tree.here).filter(isMistake).map(({ turn }) => turn);
      fill(this.#coachPanel, closer(this.#coachPanel), tableReview(mistakes.filter((turn) => turn !== null), {
        name: (player) => this.#name(player),
        written: (turn) => this.#written(turn),
        goBefore: (turn) => this.#goBefore(turn),
      }));
      this.#context.announce(this.#coachPanel.textContent ?? "");
    });
  }

  /** Looks at places of the tree that have not been looked at. @param {Place[]} places @param {AbortSignal} signal */
  #evaluate(places, signal) {
    const left = AbortSignal.any([signal, this.#pending.signal]);
    return evaluate({ ask: this.#context.ask, left }, this.#tree, places, (place) => this.#turns.mark(place));
  }

  /** The place before a turn of the game that was reviewed. @param {{ number: number }} turn */
  #placeBefore({ number }) {
    return this.#tree.line().find(({ turn }) => turn?.number === number)?.parent ?? null;
  }

  /** @param {{ number: number }} turn */
  #goBefore(turn) {
    const place = this.#placeBefore(turn);
    if (place) this.#go(place);
  }

  /** What a person had bet there, if they had. @param {ReviewedTurn} turn @returns {string | null} */
  #bet(turn) {
    const place = this.#placeBefore(turn);
    const bet = place ? this.#coach.bets.get(this.#tree.positionAt(place)) : undefined;
    if (bet === undefined || bet === "unsure") return null;
    return bet === "winning" ? say`You had bet that you were winning, and you were.` : say`You had bet that you were losing, but you were winning.`;
  }

  #newGame() {
    const { game } = this.#answer;
    const { players: roles, names = [], start: position, seed } = game;
    openSetup(this.#context, { opponent: roles[1] ?? "person", position, seed: seed + 1, table: this.#answer.table ? { roles, names } : undefined },
      (begun) => this.#start(begun));
  }

  /** The same game anew. @param {Seat} starter */
  #again(starter) {
    const { game, next } = this.#answer;
    return this.#start({ ...game, players: next?.players ?? game.players, starter, moves: [], seed: game.seed + 1 });
  }

  /** @param {Game} game */
  async #start(game) {
    this.#leave();
    await this.#attempt("", async () => {
      const answer = await this.#ask({ request: "play", game });
      this.#tree = Tree.of(answer);
      this.#remarks = [];
      await this.#show(answer);
      this.#context.announce(`${answer.view.drawing.label} ${this.#whose()}`);
      await this.#machine();
    });
  }

  /** What a link holds: the game with what was taken back, and the rest of the tree. */
  #linked() {
    const line = this.#tree.line();
    const moves = line.map(({ turn }) => turn?.move ?? "");
    const played = depth(this.#tree.here);
    const tree = write(this.#tree, line);
    this.#turns.isTooLarge = tree === null;
    return {
      game: { ...this.#tree.game, moves, ...(played < moves.length ? { played } : {}) },
      hints: this.#coach.most,
      ...(tree ? { tree } : {}),
    };
  }

  /** The address of the analysis of this place, with the whole tree. */
  #addressAnalysis() {
    const { table } = this.#answer;
    const { starter } = this.#tree.game;
    const seats = table ? table.players.map((_, index) => index + 1) : [starter, starter === 1 ? 2 : 1];
    this.#analyse.href = treeAddress(this.#tree, seats.map((seat) => this.#name(seat)));
    this.#stage.dataset.position = this.#answer.view.position;
  }

  /** What was written or tidied in the tree is kept. */
  #kept() {
    this.#addressAnalysis();
    this.#rememberGame();
  }

  /** The address bar holds the game, so that a reload comes back to it. */
  async #rememberGame() {
    try {
      const { fragment } = await this.#context.ask({ request: "link", ...this.#linked() }, { signal: this.#context.left, lane: "remember" });
      this.#context.remember(`#${fragment}`);
    } catch (error) {
      if (isCancelled(error)) return;
      if (!(error instanceof EngineError)) throw error;
      this.#turns.isTooLarge = true;
    }
  }
}

/** The side of whoever moves first. @param {string} start @param {[string, string]} names  of who is to move now, and of the other */
function sideAtStart(start, names) {
  const [left = "", right = ""] = [...names].sort();
  return /^[^:]*turn=right/.test(start) ? right : left;
}

/** Shows everything so large that it can be read from the last row of a room, or as usual again. */
function toggleBig() {
  const { documentElement } = document;
  const big = documentElement.classList.toggle("big");
  // A browser may refuse the whole screen; the page is large all the same.
  if (big) documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}
