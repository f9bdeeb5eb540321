// After the game: where it was won and lost, and the way back to there.

/** @import { ReviewAnswer, ReviewedTurn, Seat, Turn } from "../api" */
/** @import { Child } from "../dom.js" */
import { h } from "../dom.js";
import { say } from "../language.js";
import { told } from "../told.js";

/**
 * @param {ReviewAnswer} review
 * @param {{ name: (player: number) => string, written: (turn: ReviewedTurn) => Child[], bet: (turn: ReviewedTurn) => string | null, goBefore: (turn: ReviewedTurn) => void }} options
 */
export function reviewPanel(review, { name, written, bet, goBefore }) {
  return [
    h("h2", {}, say`Where it was won and lost`),
    h("p", { class: "soft small" }, say`After each turn, who wins if both play perfectly; ! is a mistake.`),
    strip(review.turns, name),
    told(review.told.html),
    h("ol", { class: "reviewed" }, review.turns.filter((turn) => turn.mistake).map((turn) => h("li", { value: turn.number },
      h("h3", {}, `${name(turn.player)}: `, written(turn)),
      told(turn.told.html),
      sentence(bet(turn)),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => goBefore(turn) }, say`Go back to there`))))),
  ];
}

/**
 * The review of a game of three or more, whose places the list of turns has marked.
 * @param {Turn[]} mistakes
 * @param {{ name: (player: number) => string, written: (turn: Turn) => Child[], goBefore: (turn: Turn) => void }} options
 */
export function tableReview(mistakes, { name, written, goBefore }) {
  return [
    h("h2", {}, say`Where it was won and lost`),
    h("p", {}, say`The list of turns says after each who could force a win alone, whatever all others did; ! is a mistake: the player could have, and no longer can.`),
    mistakes.length === 0 ? h("p", {}, say`Nobody gave away a win that could have been forced.`) : h("ol", { class: "reviewed" }, mistakes.map((turn) => h("li", { value: turn.number },
      h("h3", {}, `${name(turn.player)}: `, written(turn)),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => goBefore(turn) }, say`Go back to there`))))),
  ];
}

/**
 * The tug of war: after each turn, who would win with perfect play.
 * @param {ReviewedTurn[]} turns
 * @param {(player: number) => string} name
 */
function strip(turns, name) {
  /** @type {Seat[]} */
  const seats = [1, 2];
  return h("div", { class: "scroll" }, h("table", { class: "strip", "aria-label": say`After each turn, who wins if both play perfectly` },
    h("thead", { class: "visually-hidden" }, h("tr", {}, h("th", {}, say`Player`), turns.map((turn) => h("th", {}, turn.number)))),
    h("tbody", {}, seats.map((seat) => h("tr", {},
      h("th", { scope: "row" }, name(seat)),
      turns.map((turn) => {
        // The mark stands with whoever made the mistake; then the other player is ahead.
        const mistaken = turn.mistake && turn.player === seat;
        const ahead = turn.winning === seat;
        return h("td", { class: mistaken ? "mistake" : ahead ? "ahead" : "" },
          mistaken || ahead ? h("span", { title: `${name(turn.player)}: ${turn.text}` }, mistaken ? "!" : "●") : "");
      }))))));
}

/** @param {string | null} words */
function sentence(words) {
  return words === null ? null : h("p", { class: "soft" }, words);
}
