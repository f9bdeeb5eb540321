// What children come to believe about Nim and its kin, each with a position where it is wrong; and
// questions that are worth a talk. The engine confirms each counterexample in the tests.

/** @import { Game } from "../api" */

import { say } from "../language.js";

/**
 * `says`: who wins from `start` if the conjecture is right, or which moves; `truth`: what happens instead.
 * @typedef {{ claim: string, start: string, says: { winner: "first" | "second" } | { moves: string[] }, truth: string }} Conjecture
 */

/** @returns {Conjecture[]} */
export const allConjectures = () => [
  {
    claim: say`Whoever starts wins.`,
    start: "nim: 2, 2", says: { winner: "first" },
    truth: say`Whoever goes second copies each move on the other pile, and so takes the last block.`,
  },
  {
    claim: say`Whoever goes second wins, because they see what the other one does.`,
    start: "nim: 1, 2", says: { winner: "second" },
    truth: say`Whoever starts takes 1 from the pile of 2. Two piles of 1 are left, and then the last block is theirs.`,
  },
  {
    claim: say`If the number of blocks is even, whoever goes second wins.`,
    start: "nim: 1, 3", says: { winner: "second" },
    truth: say`There are four blocks, and yet whoever starts wins: they take 2 from the pile of 3 and leave two equal piles.`,
  },
  {
    claim: say`It depends on the number of piles: if it is odd, whoever starts wins.`,
    start: "nim: 1, 2, 3", says: { winner: "first" },
    truth: say`There are three piles, and yet whoever goes second wins: they answer every move by leaving two equal piles.`,
  },
  {
    claim: say`Always take all of the largest pile.`,
    start: "nim: 3, 5, 7", says: { moves: ["3: 7 -> 0"] },
    truth: say`3 and 5 are left. The other player makes them equal and copies from then on.`,
  },
  {
    claim: say`With two piles the taller one decides: get rid of it.`,
    start: "nim: 2, 5", says: { moves: ["2: 5 -> 0"] },
    truth: say`One pile is left, and the other player takes all of it. Lowering the 5 to 2 would have won.`,
  },
  {
    claim: say`Leave an odd number of piles.`,
    start: "nim: 2, 3", says: { moves: ["1: 2 -> 0", "2: 3 -> 0"] },
    truth: say`One is an odd number, and the other player takes all of that pile. Leaving two piles of 2 would have won.`,
  },
  {
    claim: say`Take 1 each time; then nothing can go wrong.`,
    start: "nim: 1, 3", says: { moves: ["1: 1 -> 0", "2: 3 -> 2"] },
    truth: say`After 1 from the pile of 1 the other player takes all of the 3. After 1 from the pile of 3 they make both piles 1.`,
  },
  {
    claim: say`Copying works with three equal piles as well.`,
    start: "nim: 2, 2, 2", says: { winner: "second" },
    truth: say`Whoever starts takes one whole pile. Now it is they who can copy.`,
  },
  {
    claim: say`Never take a whole pile.`,
    start: "nim: 2, 2, 5", says: { moves: ["1: 2 -> 1", "2: 2 -> 1", "3: 5 -> 4", "3: 5 -> 3", "3: 5 -> 2", "3: 5 -> 1"] },
    truth: say`The only winning move takes all of the 5 and leaves two equal piles.`,
  },
  {
    claim: say`A pile of 1 is too small to matter.`,
    start: "nim: 1, 2, 2", says: { winner: "second" },
    truth: say`Without the 1, whoever goes second wins. With it, whoever starts takes just that block and leaves two equal piles.`,
  },
  {
    claim: say`If the two smaller piles together make the largest, whoever goes second wins.`,
    start: "nim: 2, 3, 5", says: { winner: "second" },
    truth: say`That is true of 1, 2, 3. Here whoever starts lowers the 5 to 1, and it is the other player who has 1, 2, 3 to move.`,
  },
  {
    claim: say`If the last block loses, everything is the other way round.`,
    start: "misere nim: 2, 2", says: { winner: "first" },
    truth: say`With two piles of 2 whoever goes second wins either way. If the last block loses, they leave a single block in the end.`,
  },
  {
    claim: say`If a turn takes at most 3, take 3 whenever you can.`,
    start: "nim(max=3): 5", says: { moves: ["1: 5 -> 2"] },
    truth: say`2 are left, and the other player takes both. Leaving 4 would have won.`,
  },
  {
    claim: say`Two rows of Kayles are like two piles: if they differ, whoever starts wins.`,
    start: "kayles: 1, 4", says: { winner: "first" },
    truth: say`In Kayles a row of 1 and a row of 4 balance each other, and whoever goes second wins.`,
  },
];

/** The game in which whoever believes it loses against Perfect. @param {Conjecture} conjecture @returns {Game} */
export function refutation({ start, says }) {
  const starter = "winner" in says && says.winner === "second" ? 2 : 1;
  return { start, players: ["person", "perfect"], starter, seed: 1, moves: [] };
}

/** Questions without a short answer, and what to listen for. @returns {{ ask: string, listen: string }[]} */
export const allQuestions = () => [
  {
    ask: say`Would you rather go first or second? When can you tell?`,
    listen: say`That it depends on the piles and not on who is cleverer; that somebody names piles with which they are sure, and says why.`,
  },
  {
    ask: say`Two piles are equal. How do you convince somebody who does not believe that going second wins?`,
    listen: say`“Whatever they do to one pile, I can do to the other.” The copy is always possible, so the last block is never theirs.`,
  },
  {
    ask: say`Where else can one copy?`,
    listen: say`With pairs of equal piles, each answered in its own pair. Then that a pair can be covered with a hand, and the rest of the game is still won by the same player.`,
  },
  {
    ask: say`Do you look at what you take, or at what you leave?`,
    listen: say`The step from “I take 2” to “I leave 3 and 3”. A move is good if what it leaves is lost for whoever is to move there.`,
  },
  {
    ask: say`Can a game of Nim go on for ever, or end in a draw? What follows from that?`,
    listen: say`Every turn takes a block, so it ends, and somebody takes the last one. Working back from the end, one of the two can always force a win.`,
  },
  {
    ask: say`How would you find out who wins with 1, 2 and 3, if nobody told you?`,
    listen: say`A list of what each move leaves, small piles first, and that what has been found out once is used again.`,
  },
  {
    ask: say`How many games do we have to play until a rule is proved?`,
    listen: say`One game can show that a rule is wrong. No number of games shows that it is right; a reason that covers every move does.`,
  },
  {
    ask: say`What changes if whoever takes the last block loses?`,
    listen: say`Less than one would think: until a move leaves nothing but piles of 1, the same moves win.`,
  },
];
