// A step of a lesson: it tells, asks, judges what is answered, and only then leads on. Once nothing is
// asked any more, the numbers of its position can be changed, and it is told anew.

/** @import { Context } from "../context" */
/** @import { LessonAnswer, LessonEntry, Register, View } from "../api" */
import { lessonAddress } from "../address.js";
import { assignment } from "../assignment.js";
import { h, fill } from "../dom.js";
import { isCancelled } from "../engine.js";
import { say } from "../language.js";
import { Coach } from "../play/coach.js";
import { sentence } from "../problem.js";
import { think } from "../thinking.js";
import { told } from "../told.js";
import { Board } from "./board.js";
import { finish, finished } from "./finished.js";
import { draggable } from "./numbers.js";
import { judgement, oneOf, places, typed, within } from "./parts.js";

/** @returns {[Register, string][]} */
const registers = () => [["child", say`for children`], ["adult", say`for adults`]];

/**
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {LessonEntry[]} lessons
 * @param {string} name
 */
export async function lessonStep(root, context, lessons, name) {
  const { ask, left, query, settings, announce } = context;
  const titles = lessons.find((lesson) => lesson.name === name)?.steps ?? [];
  const step = within(query.get("step"), titles.length);
  let register = registers().find(([register]) => register === query.get("for"))?.[0] ?? settings.register;
  /** What has been said and was right, and what was said last, if it was not. @type {{ right: string[], wrong: string[] }} */
  const said = { right: [], wrong: [] };
  /** Whether moves are being shown. */
  let busy = false;
  const text = h("div", { class: "lesson-text" });
  const turns = h("ol", { class: "lesson-turns", "aria-label": say`Moves`, hidden: true });
  const verdict = h("div", {});
  const progress = h("div", {});
  const task = h("div", { class: "task" });
  const onwards = h("div", { class: "row ways" });
  const head = h("div", {});
  const numbers = h("div", {});
  const coachPanel = h("section", { class: "coach panel", "aria-label": say`Coach`, hidden: true });
  const board = new Board(context, reply);
  // The lesson asks for bets itself.
  const coach = new Coach(coachPanel, context, {
    most: settings.hints, bets: false,
    shown: (hints) => board.hint(hints),
    chosen: (move) => board.consider(move),
  });

  /** @type {LessonAnswer} */
  let answer = await take([], left);
  context.title(`${answer.heading} · ${answer.title}`);
  fill(root, h("div", { class: "lesson" },
    h("p", { class: "soft" }, h("a", { class: "leads-out", href: "#/learn" }, say`All lessons`), ` › ${answer.course} › ${answer.title}`),
    h("h1", {}, answer.heading),
    h("div", { class: "lesson-head" }, head, oneOf(say`Told`, registers(), register, (chosen) => {
      settings.change({ register: register = chosen });
      think(progress, left, ({ signal = left }) => take([...said.right, ...said.wrong], signal), (next) => show(next));
    })),
    text, board.element, numbers, turns, task, coachPanel, progress, verdict, onwards));
  await show(answer);

  /** @param {string[]} all @param {AbortSignal} signal */
  function take(all, signal) {
    return ask({ request: "lesson", lesson: name, step, register, said: all }, { signal });
  }

  /** @param {string} words */
  function reply(words) {
    if (busy) return;
    const all = [...said.right, words];
    think(progress, left, ({ signal = left }) => take(all, signal), async (next) => {
      busy = true;
      const wrong = next.verdict !== null && !next.verdict.right;
      said.wrong = wrong ? [words] : [];
      if (!wrong) said.right = all;
      const answered = task.contains(document.activeElement) || board.element.contains(document.activeElement);
      const made = next.turns.slice(answer.turns.length).map((turn) => turn.move.leaves);
      await board.run(made.slice(0, -1));
      await show(next, made.length > 0 || (next.awaits === "nothing" && said.right.length > 0));
      announce([next.verdict?.told.text, next.turns.at(-1)?.words, next.question].filter(Boolean).join(" "));
      if (next.done) onwards.querySelector("a")?.focus();
      else if (answered && !root.contains(document.activeElement)) refocus();
    }, { typed: words }).finally(() => { busy = false; });
  }

  /** What was pressed is gone: the answer goes on where the next one is given. */
  function refocus() {
    const first = /** @type {HTMLElement | null} */ (task.querySelector("button, input"));
    if (answer.awaits === "move") board.focus();
    else first?.focus();
  }

  /** @param {LessonAnswer} next @param {boolean} [moved] */
  async function show(next, moved = false) {
    const again = task.childElementCount > 0 && next.awaits === answer.awaits && !next.done;
    answer = next;
    context.remember(lessonAddress(next.lesson, next.step, register));
    if (next.done) finish(next.lesson, next.step);
    fill(text, told(next.told.html));
    fill(turns, next.turns.map(({ words }) => h("li", {}, words)));
    turns.hidden = next.turns.length === 0;
    if (next.view) await board.show({ view: next.view, open: next.awaits === "move", show: next.show }, moved);
    coach.watch(next.awaits === "move" ? next.view : null);
    showNumbers(next);
    const { verdict: judged } = next;
    const refuting = [judged?.tried, judged?.refutation].flatMap((move) => (move ? [move.leaves] : []));
    fill(verdict, judged ? judgement(judged, refuting, board) : null);
    if (!again) fill(task, question());
    else if (judged?.right) task.querySelectorAll("input").forEach((field) => Object.assign(field, { value: "", placeholder: example() }));
    fill(onwards, next.done ? way() : null);
    showSteps();
  }

  /** What is asked, and how it is answered. */
  function question() {
    const { awaits, question: words, choices } = answer;
    if (awaits === "nothing") return null;
    return [
      h("p", { class: "task-question" }, words),
      awaits === "choice"
        ? h("div", { class: "row" }, choices.map((choice) => h("button", { type: "button", class: "large", value: choice.say, onclick: () => reply(choice.say) }, sentence(choice.text).slice(0, -1))))
        : awaits === "move"
          ? [
            typed(say`Type a move`, reply, { placeholder: example(), words: say`Move` }).form,
            settings.hints === 0 ? null : h("button", { type: "button", onclick: () => coach.hint() }, say`Hint`),
          ]
          : typed(words, reply).form,
    ].flat();
  }

  /** The numbers of a position about which nothing is asked. @param {LessonAnswer} step */
  async function showNumbers(step) {
    fill(numbers);
    const { view, told: { html } } = step;
    if (!view || view.over || step.awaits !== "nothing") return;
    /** @type {ReturnType<typeof explained> | undefined} */
    let explanation;
    const handles = await draggable(view.position, context, (position) => {
      explanation ??= explained(view.position, html);
      think(progress, left, async (manner) => {
        const { level, above, below } = await /** @type {ReturnType<typeof explained>} */ (explanation);
        const [found, now] = await Promise.all([ask({ request: "position", position }, manner), ask({ request: "explain", position, level }, manner)]);
        return { found, now, whole: above + now.told.html + below };
      }, async ({ found, now, whole }) => {
        if (answer !== step) return;
        fill(text, told(whole));
        announce(now.told.text);
        await board.show({ view: /** @type {View} Of two players, as the lesson is. */ (found), open: false, show: step.show });
      }, { typed: position });
    }).catch(unlessCancelled);
    if (answer === step) fill(numbers, handles);
  }

  /**
   * At which level a step explains a position, and what stands around the explanation; if it does not, it
   * is to be explained below.
   * @param {string} position
   * @param {string} html
   * @returns {Promise<{ level: 1 | 2 | 3, above: string, below: string }>}
   */
  async function explained(position, html) {
    // The fullest first: it may begin with a shorter one.
    for (const level of /** @type {const} */ ([3, 2, 1])) {
      const { told: { html: part } } = await ask({ request: "explain", position, level }, { signal: left, lane: null });
      const at = html.indexOf(part);
      if (at >= 0) return { level, above: html.slice(0, at), below: html.slice(at + part.length) };
    }
    return { level: 1, above: html, below: "" };
  }

  /** A move, to show how one is typed. */
  function example() {
    return answer.awaits === "move" ? answer.view?.moves.listed[0]?.move ?? "" : "";
  }

  /** Where it goes on. */
  function way() {
    const { next } = answer;
    const to = lessons.find((lesson) => lesson.name === next?.lesson);
    if (assignment.assigned && to?.name !== answer.lesson) return h("p", {}, say`You have finished this lesson.`);
    if (!next || !to) return [h("p", {}, say`This is the end of the course.`), h("a", { class: "button primary", href: "#/learn" }, say`All lessons`), h("a", { class: "button", href: "#/puzzles" }, say`Puzzles`)];
    const words = to.name === answer.lesson ? say`Next: ${to.steps[next.step - 1] ?? ""}` : say`Next lesson: ${to.title}`;
    return h("a", { class: "button primary", href: lessonAddress(next.lesson, next.step, register) }, words);
  }

  /** The steps; what comes after the first that is not finished cannot be gone to. */
  function showSteps() {
    const done = finished(answer.lesson);
    const open = titles.findIndex((_, index) => !done.has(index + 1));
    fill(head, places(say`Steps`, titles.map((words, index) => ({
      words, done: done.has(index + 1), current: index + 1 === answer.step,
      address: done.has(index + 1) || index === open || index + 1 === answer.step ? lessonAddress(answer.lesson, index + 1, register) : null,
    }))));
  }
}

/** @param {unknown} error */
function unlessCancelled(error) {
  if (!isCancelled(error)) throw error;
  return null;
}
