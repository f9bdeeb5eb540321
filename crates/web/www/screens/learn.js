// Learning: the courses with their lessons, and a step of a lesson.

/** @import { Context } from "../context" */
/** @import { CourseEntry, LessonEntry } from "../api" */
import { lessonAddress } from "../address.js";
import { h, fill } from "../dom.js";
import { say } from "../language.js";
import { finished } from "../teach/finished.js";
import { lessonStep } from "../teach/lesson.js";
import { entry, rooms, styled } from "../teach/parts.js";

/**
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function learnScreen(root, context) {
  const [{ courses }] = await Promise.all([context.ask({ request: "lessons" }, { signal: context.left }), styled]);
  const lesson = context.query.get("lesson");
  if (lesson === null) menu(root, courses, context);
  else await lessonStep(root, context, courses.flatMap(({ lessons }) => lessons), lesson);
}

/**
 * @param {HTMLElement} root
 * @param {CourseEntry[]} courses
 * @param {Context} context
 */
function menu(root, courses, context) {
  fill(root,
    rooms("learn"),
    h("h1", {}, say`Learn`),
    h("p", { class: "lead" }, say`Each step asks before it tells. What you have finished is marked in this browser.`),
    courses.map(({ title, lessons }, course) => h("section", { class: "course", "aria-labelledby": `course-${course}` },
      h("h2", { id: `course-${course}` }, title),
      h("ol", { class: "entries" }, lessons.map((lesson) => lessonEntry(lesson, context))))));
}

/** A lesson in the menu: it goes on at the first step that is not finished. @param {LessonEntry} lesson @param {Context} context */
function lessonEntry({ name, title, about, steps }, { settings }) {
  const done = finished(name);
  const to = (/** @type {number} */ step) => lessonAddress(name, step, settings.register);
  const open = steps.findIndex((_, index) => !done.has(index + 1));
  return entry("h3", {
    title, about, address: to(Math.max(open, 0) + 1), label: say`Steps of ${title}`,
    places: steps.map((words, index) => ({
      words, done: done.has(index + 1), address: done.has(index + 1) || index === open ? to(index + 1) : null,
    })),
  });
}
