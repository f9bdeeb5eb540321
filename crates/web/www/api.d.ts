// Requests and answers of the engine. Made from the Rust types by
//   NIMATRON_REWRITE=1 cargo test -p nimatron --features typescript --test typescript
// and not to be edited.
//
// Positions, moves, heights and powers are canonical text in ASCII, which may be sent back. A
// `text` is for the eye, in Unicode; a `label` or `words` for the ear. A handle stands for a place
// that can be touched, and means something to the engine alone.

/** A question to `handle`, as JSON with its name under `request`. */
export type Request = { "request": "games", }
  | { "request": "position",
  /** The position. */
  position: string, }
  | { "request": "choose",
  /** The position. */
  position: string,
  /** The handles. */
  handles: Array<string>, }
  | { "request": "edit",
  /** The position. */
  position: string,
  /** One of its numbers to be set before. */
  set?: NumberSet, }
  | { "request": "draw",
  /** The position. */
  position: string,
  /** Its points, in pixels of the picture at its natural size from the upper left corner. */
  curve: Array<[number, number]>, }
  | { "request": "moves",
  /** The position. */
  position: string,
  /** Only those that can be made after these handles were touched. */
  handles?: Array<string>,
  /** Only those whose text has this in it, blanks and letters' size aside. */
  containing?: string,
  /** So many of them are left out. */
  from?: number, }
  | { "request": "zoom",
  /** The position. */
  position: string,
  /** The pile, from 1. */
  pile: number,
  /** Where the part begins. */
  base: string,
  /** How many blocks it has. */
  size: string, }
  | { "request": "setup",
  /** Who plays for player 2; player 1 is a person. */
  opponent: Role,
  /** Who sets up the piles, once that is decided. */
  builder?: Seat,
  /** The piles or the position, once they are set up. */
  position?: string,
  /** Who starts, once that is decided. */
  starter?: Seat,
  /** What the machine's choices come from: a number below 2^53. */
  seed: number, }
  | { "request": "play",
  /** The game. */
  game: Game,
  /** The move to be made, as it may be typed. */
  move?: string,
  /** Whether the machine moves then, if it is its turn. */
  machine?: boolean, }
  | { "request": "review",
  /** The game. */
  game: Game, }
  | { "request": "analyze",
  /** The position. */
  position: string,
  /** How much the explanation tells, from 0 to 3; 1 if not given. */
  level?: 0 | 1 | 2 | 3,
  /** How many winning moves are listed at most; 10 000 if not given. */
  most_moves?: number,
  /** What is answered besides, from the same analysis. */
  with?: Array<Beside>, }
  | { "request": "options",
  /** The position. */
  position: string, }
  | { "request": "hint",
  /** The position. */
  position: string,
  /** The rung of the ladder of this position, from 1. */
  rung?: number,
  /** Instead of a rung: the first one that tells as much as one about this. */
  topic?: Topic,
  /** How much hints may tell, from 1 (a question) to 7 (the reason, which is also what holds if nothing is given): rungs that tell more are left out of the ladder. */
  most?: number, }
  | { "request": "explain",
  /** The position. */
  position: string,
  /** How much is told, from 0 to 3; 1 if not given. */
  level?: 0 | 1 | 2 | 3,
  /** The move whose effect is explained, instead of the position. */
  move?: string, }
  | { "request": "calc",
  /** The expression. */
  input: string,
  /** The texts of earlier results, `%1` first; of one with a name `name = text`. */
  earlier?: Array<string>,
  /** Whether the value is also given in MathML. */
  mathml?: boolean,
  /** Whether the value is also given in LaTeX. */
  latex?: boolean,
  /** Whether the thermograph of a hot game is also given. */
  thermograph?: boolean, }
  | { "request": "preview",
  /** The expression, as far as it is typed. */
  input: string,
  /** The texts of earlier results, `%1` first; of one with a name `name = text`. */
  earlier?: Array<string>, }
  | { "request": "table",
  /** The position, of two players or of more. */
  position: string,
  /** How many play; if not given, as many as the position says. */
  players?: number,
  /** How the play ends; if not given, as the position says. */
  ending?: EndingName, }
  | { "request": "outlook",
  /** The game. */
  game: Game, }
  | { "request": "lessons", }
  | { "request": "lesson",
  /** The name of the lesson. */
  lesson: string,
  /** The step, from 1, which is also what holds if nothing is given. */
  step?: number,
  /** For whom it is told; for adults if nothing is given. */
  register?: Register,
  /** What the learner has said to this step, in order. The last of it is judged; earlier answers that were wrong may be left out. */
  said?: Array<string>, }
  | { "request": "prove",
  /** The position. */
  position: string, }
  | { "request": "verify",
  /** The certificate. */
  certificate: string, }
  | { "request": "link",
  /** The game. */
  game: Game,
  /** How far its hints may go, from 0 to 7. */
  hints: number,
  /** Branches and comments, as `open` gives them back: parts separated by `;`. */
  tree?: string,
  /** The address of the page, which the QR code begins with. */
  address?: string, }
  | { "request": "open",
  /** What stands behind the `#` of the address. */
  fragment: string, }
  | { "request": "picture",
  /** The position. */
  position: string,
  /** Which picture. */
  picture: Picture, }
  | { "request": "sequence",
  /** The rules: a code, a name, a name with a set, or the word of a ruleset, as `grundy` reads them. */
  ruleset: string,
  /** The last heap; if not given, enough of them to see the period. */
  to?: number,
  /** Whether the values are also drawn; they are if nothing is said. */
  plot?: boolean, }
  | { "request": "puzzles", }
  | { "request": "puzzle",
  /** The ladder. */
  ladder: string,
  /** How hard, from 1. */
  level: number,
  /** What the puzzle is made from: a number below 2^53. */
  seed: number,
  /** An answer to be checked. */
  answer?: string,
  /** Whether the solution is told; it is not if nothing is said. */
  solution?: boolean, }
  | { "request": "ruleset",
  /** The file: see `written`. */
  file: string, }
  | { "request": "ruleset_files", }
  | { "request": "sheets", }
  | { "request": "sheet",
  /** The kind. */
  kind: string,
  /** How hard, from 1. */
  level: number,
  /** What the sheet is made from: a number below 2^53. */
  seed: number,
  /** The paper; A4 if nothing is said. */
  paper?: Paper,
  /** Whether the key follows; it does not if nothing is said. */
  answers?: boolean,
  /** The address of the page, with which the codes for cameras begin. */
  address?: string, }
  | { "request": "atlas", }
  | { "request": "plate",
  /** The kind. */
  kind: string,
  /** One of its sizes; the first one if nothing is said. */
  size?: number,
  /** What it is a picture of, where a kind asks for that; its example if nothing is said. */
  of?: string,
  /** The length of its rows; that of the period if nothing is said. */
  columns?: number,
  /** The generator of its field; the least one if nothing is said. */
  generator?: Generator,
  /** The colours. */
  ink?: Ink, }
  | { "request": "quotient",
  /** The rules, as for `Sequence`. */
  ruleset: string,
  /** The last heap; if not given, up to 1000 of them until a period is proved. */
  to?: number,
};

/** What is drawn. */
export type Picture = "position" | "values" | "table" | "thermograph";

/** The version of the shapes of all answers, as each of them begins with it. */
export type Schema = 1;

/** A player as a number from 1 to 6. */
export type Seat = 1 | 2 | 3 | 4 | 5 | 6;

/** Who plays for one of the players. As text `person`, the name of an opponent, or `ally of B`. */
export type Role = "person" | "random" | "copycat" | "rival" | `rival ${number}` | "sleepy" | "perfect" | "teacher" | `ally of ${string}`;

/** What happens to a player who cannot move. Reference: Siegel, *Combinatorial Game Theory* (2013), I.1 and V. */
export type Convention = "normal" | "misere";

/** The outcome of a position under best play, as the player to move sees it: the outcome class, where both players have the same moves. */
export type Outcome = "N" | "P" | "D";

/** Something told: as HTML and as plain text. */
export type Told = {
  /** Safe HTML. */
  html: string,
  /** The same as plain text. */
  text: string,
};

/** The answer to a request that has none. */
export type Failure = { schema: Schema,
  /** What is wrong. */
  error: Problem,
  /** What is known of a position that was not solved. */
  known?: KnownView,
};

/** What is wrong with a request, and where. */
export type Problem = {
  /** What kind of thing is wrong. */
  kind: "request" | "input" | "illegal" | "exhausted",
  /** What is wrong, in a sentence without a full stop. */
  message: string,
  /** Where it is wrong in the text that was at fault, in UTF-16 code units: the beginning and the end. */
  span: [number, number] | null,
  /** What to write instead. */
  help: string | null,
  /** All of this drawn with characters below the text. */
  picture: string,
};

/** What is known of a position that was not solved when the budget ended. */
export type KnownView = {
  /** Number of positions that were looked at. */
  positions: number,
  /** Number of moves of which it is known whether they win. */
  decided: number,
  /** Number of the other moves, where all were looked at. */
  open: number | null,
  /** Who wins, where the decided moves decide it; with the answer to a hint it is not told. */
  outcome: Outcome | null,
  /** Those of the decided moves that win; none with the answer to a hint. */
  winning_moves: Array<string>,
  /** Those that lose; none with the answer to a hint. */
  losing_moves: Array<string>,
  /** The least and the greatest Grundy value that it can have, where it has one. */
  value: [number, number] | null,
};

/** How texts of the request were read that could be meant otherwise. */
export type Notes = {
  /** A sentence each, without a full stop; left out if there is none. */
  notes?: Array<string>,
};

/** Who sits at a table of three players or more, and by which rules they play. */
export type TableView = {
  /** The players, in the order of their turns. */
  players: Array<SeatView>,
  /** How the play ends, as a word of the position. */
  ending: string,
  /** What that means, in a sentence. */
  rule: string,
  /** Who has won and where everybody is, if the play is over. */
  result: string | null,
};

/** A player at the table. */
export type SeatView = {
  /** The letter. */
  letter: string,
  /** What the player is called. */
  name: string,
  /** Whether the player has not dropped out. */
  present: boolean,
  /** Whether the player has won. */
  won: boolean,
  /** The place at the end, from 1. */
  place: number | null,
};

/** What can be chosen before a game of n players begins. */
export type TableAnswer = { schema: Schema,
  /** The position with its picture and its moves. */
  view: View,
  /** The players, all of them people. */
  table: TableView,
  /** Who can play for a player: an ally of itself nobody can be. */
  roles: Array<RoleEntry>,
  /** The ways in which the play may end. */
  endings: Array<EndingEntry>,
  /** Whose turn it is. */
  starter: Seat,
  /** Whether the position itself says how many play. */
  is_told: boolean,
};

/** Somebody who can play for a player. */
export type RoleEntry = {
  /** As it is sent back. */
  role: Role,
  /** The name. */
  title: string,
  /** What this player is like. */
  about: string,
  /** The number of the player whom it cannot play for, if there is one. */
  not: Seat | null,
};

/** A way in which a play may end. */
export type EndingEntry = {
  /** As it is sent back. */
  ending: EndingName,
  /** What it means. */
  rule: string,
};

/** A way in which a play may end, by the word that positions have for it. */
export type EndingName = "last" | "normal" | "misere" | "elimination";

/** Who can force what, and what the preferences lead to. */
export type OutlookAnswer = { schema: Schema,
  /** The coalitions that can force that one of theirs wins, of which none contains another that can. */
  coalitions: Array<CoalitionView>,
  /** The results that come about by the preferences: more than one if players are indifferent. */
  results: Array<ResultView>,
  /** Moves of the player to move that lead there. */
  moves: Array<MoveView>,
  /** All of it in words. */
  told: Told,
};

/** A coalition that can force that one of its players wins. */
export type CoalitionView = {
  /** Its players. */
  seats: Array<Seat>,
  /** If the player to move belongs to it: moves that keep the win. */
  moves: Array<MoveView>,
};

/** A result. */
export type ResultView = {
  /** Who wins. */
  winners: Array<Seat>,
};

/** What there is: rulesets, opponents, and functions of the calculator. */
export type Games = { schema: Schema,
  /** Every ruleset. */
  games: Array<Description>,
  /** Who can play for player 2. */
  opponents: Array<OpponentEntry>,
  /** What the calculator can call. */
  functions: Array<FunctionEntry>,
};

/** Somebody who can play for player 2. */
export type OpponentEntry = {
  /** As it is sent back. */
  opponent: Role,
  /** The name. */
  title: string,
  /** What the opponent is like. */
  about: string,
};

/** A function of the calculator. */
export type FunctionEntry = {
  /** How it is called: `sub(a, b)`. */
  signature: string,
  /** What it gives, in a line. */
  summary: string,
  /** A call. */
  example: string,
  /** What that call gives. */
  gives: string,
};

/** A ruleset with all that a person needs to know of it. `description!` writes one as a constant. */
export type Description = {
  /** The word before the colon of a position. */
  ruleset: string,
  /** Its name, and names of its variants. */
  title: string,
  /** With which others it is learned. */
  family: Family,
  /** The rules, a paragraph each. */
  rules: Array<string>,
  /** What may stand in brackets behind the word. */
  options: Array<RuleOption>,
  /** Positions to begin with. */
  examples: Array<Example>,
  /** Where its theory can be read. */
  references: Array<string>,
};

/** Games that are played with the same things, in the order in which people learn them. */
export type Family = "heaps" | "strips" | "boards" | "graphs" | "turning" | "sums";

/** An option of a ruleset. */
export type RuleOption = {
  /** How it is written: `max=k`. */
  text: string,
  /** What it changes. */
  meaning: string,
};

/** A position to begin with. */
export type Example = {
  /** The position, as it is typed. */
  position: string,
  /** What it shows. */
  shows: string,
};

/** A position as it is shown to a player. */
export type View = {
  /** The position, to be sent back. */
  position: string,
  /** The position for the eye. */
  text: string,
  /** The word of its ruleset. */
  ruleset: string,
  /** The name of its ruleset. */
  title: string,
  /** The rules in a paragraph. */
  rules: string,
  /** What happens to a player who cannot move. */
  convention: Convention,
  /** What the players want: `Whoever makes the last move wins.` */
  goal: string,
  /** How many points both have, where a score decides: `Left has 2 boxes, and Right no box.` */
  score?: string,
  /** Who plays, where the players have moves of their own. */
  sides?: Sides,
  /** How to move here, by touch and by typing. */
  how: string,
  /** Whether there is no move left. */
  over: boolean,
  /** The picture. */
  drawing: Drawing,
  /** The legal moves. */
  moves: Moves,
  /** The rules of its heaps or strips, where the values of single ones are a sequence. */
  sequence?: string,
};

/** Left and Right, in the order in which they move. */
export type Sides = {
  /** What they are called, whoever is to move first. */
  names: [string, string],
  /** What each of them does in a move. */
  words: string,
  /** The position in which it is the turn of the other one. */
  turned: string,
};

/** A position as it is shown to a player. */
export type PositionAnswer = { schema: Schema,
  /** The position, to be sent back. */
  position: string,
  /** The position for the eye. */
  text: string,
  /** The word of its ruleset. */
  ruleset: string,
  /** The name of its ruleset. */
  title: string,
  /** The rules in a paragraph. */
  rules: string,
  /** What happens to a player who cannot move. */
  convention: Convention,
  /** What the players want: `Whoever makes the last move wins.` */
  goal: string,
  /** How many points both have, where a score decides: `Left has 2 boxes, and Right no box.` */
  score?: string,
  /** Who plays, where the players have moves of their own. */
  sides?: Sides,
  /** How to move here, by touch and by typing. */
  how: string,
  /** Whether there is no move left. */
  over: boolean,
  /** The picture. */
  drawing: Drawing,
  /** The legal moves. */
  moves: Moves,
  /** The rules of its heaps or strips, where the values of single ones are a sequence. */
  sequence?: string,
};

/** The legal moves of a position. */
export type Moves = {
  /** How many there are, as a number, or `very many` where counting them takes too long; nothing if infinitely many. */
  count: string | null,
  /** Whether all are listed. */
  complete: boolean,
  /** The first few hundred. */
  listed: Array<MoveView>,
};

/** A legal move as it is shown to a player. */
export type MoveView = {
  /** The move, to be sent back. */
  move: string,
  /** The move for the eye. */
  text: string,
  /** The move for the ear. */
  words: string,
  /** What is touched to make it, in order; nothing where it cannot be made by touch. */
  handles: Array<string>,
  /** The position that it leaves. */
  leaves: string,
};

/** What the handles touched so far mean. */
export type ChooseAnswer = { schema: Schema,
  /** The move that they make, if they make one. */
  move: MoveView | null,
  /** What that move leaves. */
  leaves: Drawing | null,
  /** The handles that can be touched next. */
  next: Array<string>,
  /** What has been chosen and what can follow, for the ear. */
  words: string,
};

/** How a position can be changed by hand. */
export type EditAnswer = { schema: Schema,
  /** The position, with what was set. */
  position: string,
  /** The picture, in which all places of the changes can be touched. */
  drawing: Drawing,
  /** The changes; what is to be put somewhere is chosen first, and then its places are touched. */
  changes: Array<ChangeView>,
  /** The numbers of which it consists, if it does, each of which can be set. */
  numbers: Array<NumberView>,
};

/** A change by hand. */
export type ChangeView = {
  /** What is put there or taken away, in words: the same for all places. */
  tool: string,
  /** What is touched then, in order; nothing if the whole is changed. */
  handles: Array<string>,
  /** The position that it leaves. */
  leaves: string,
};

/** A number that can be set by hand. */
export type NumberView = {
  /** What it is called: `heap 2`. */
  name: string,
  /** The number. */
  value: string,
  /** The position after it is made one less, if there is such a one. */
  less: string | null,
  /** The same for one more. */
  more: string | null,
};

/** A number to be set by hand. */
export type NumberSet = {
  /** Which of the numbers, counted from 1. */
  number: number,
  /** The number that it becomes, as it is typed. */
  to: string,
};

/** What a drawn curve means. */
export type DrawAnswer = { schema: Schema,
  /** The move that it makes, if it makes one. */
  move: MoveView | null,
  /** The move, or what is wrong, or how to go on, for the eye and the ear. */
  words: string,
  /** Number of points of the curve before the first mistake; all if there is none. */
  good: number,
  /** Where the first mistake is, in pixels of the picture. */
  place: [number, number] | null,
};

/** Legal moves to choose from. */
export type MovesAnswer = { schema: Schema,
  /** The moves. */
  listed: Array<MoveView>,
  /** Whether there are more behind them. */
  more: boolean,
};

/** A picture of a position. */
export type Drawing = PilesDrawing | BoardDrawing | FigureDrawing | SumDrawing | TextDrawing;

/** Piles of blocks. */
export type PilesDrawing = {
  kind: "piles",
  /** All piles for the ear. */
  label: string,
  /** A power is balanced when its number is divisible by this: 2, or `k+1` in Moore's Nim. */
  modulus: number,
  /** How many piles a turn may lower. */
  most_piles: number,
  /** Number of blocks that lie side by side in a pile, so that the highest pile is not too high: 1, 2 or 4. */
  across: number,
  /** The piles, in order. */
  piles: Array<PileDrawing>,
  /** The powers of two that occur, highest first. */
  columns: Array<Column>,
  /** Equal powers of two piles that cancel. */
  pairs: Array<PairDrawing>,
};

/** A pile. */
export type PileDrawing = {
  /** Its number, from 1. */
  pile: number,
  /** Its height. */
  height: string,
  /** Its height for the eye. */
  text: string,
  /** The pile for the ear: `Pile 3: 5`. */
  label: string,
  /** Bounded Nim: the residue. */
  counts_as: string | null,
  /** The blocks of a small pile, bottom first. */
  blocks: Array<Block> | null,
  /** The powers of two whose sum it is, decreasing; in bounded Nim those of the residue. */
  powers: Array<PowerPart>,
  /** The parts of a large pile, bottom first. */
  tiles: Array<Tile>,
};

/** A block of a small pile. */
export type Block = {
  /** Touched to take this block and all above it. */
  handle: string,
  /** The power of two that it belongs to: an index into the powers of the pile. A block beyond the residue of bounded Nim belongs to none and has their number. */
  power: number,
  /** What touching it does, for the ear. */
  label: string,
  /** Whether that is a legal move by itself. */
  legal: boolean,
};

/** A power of two in a pile. */
export type PowerPart = {
  /** The power `2^g`. */
  power: string,
  /** The power for the eye. */
  text: string,
  /** The ordinal `g`. */
  exponent: string,
  /** The power for the ear: `four`, `omega`. */
  name: string,
  /** Its texture: `g` while that is finite and below 64; infinite powers have the next, from 64 on. */
  texture: number,
  /** The pile whose equal power it is paired with. */
  partner: number | null,
  /** Whether it stands in the way of balance. */
  lonely: boolean,
};

/** A part of a large pile: the blocks from `base` to below `base + size`. */
export type Tile = {
  /** Touched to leave the blocks below it. */
  handle: string,
  /** Its size for the eye. */
  text: string,
  /** What touching it does, for the ear. */
  label: string,
  /** The power of two that it is: an index into the powers of the pile. */
  power: number | null,
  /** Where it begins. */
  base: string,
  /** How many blocks it has. */
  size: string,
  /** Of how many equal parts it consists. */
  copies: number,
  /** How it is ornamented: 0 finite, 1 for ω, 2 for ω² and more, 3 for ω^ω and more, 4 for ε₀ and more, 5 uncountable. */
  rank: number,
  /** Whether `zoom` divides it. */
  can_zoom: boolean,
  /** Whether touching it is a legal move by itself. */
  legal: boolean,
};

/** A power of two, counted over all piles. */
export type Column = {
  /** The power `2^g`. */
  power: string,
  /** The power for the eye. */
  text: string,
  /** The ordinal `g`. */
  exponent: string,
  /** As in `PowerPart`. */
  texture: number,
  /** How many piles have it. */
  count: number,
  /** That number modulo the modulus. */
  remainder: number,
  /** Whether that is 0. */
  even: boolean,
  /** The column for the ear. */
  label: string,
};

/** Equal powers of two piles. */
export type PairDrawing = {
  /** The power. */
  power: string,
  /** As in `PowerPart`. */
  texture: number,
  /** The two piles. */
  piles: [number, number],
};

/** A board with stones. */
export type BoardDrawing = {
  kind: "board",
  /** The board for the ear. */
  label: string,
  /** One, two or three: columns, rows, layers. */
  axes: Array<Axis>,
  /** The layers; a single one in one or two dimensions. */
  layers: Array<Layer>,
};

/** A direction of a board. */
export type Axis = {
  /** What is counted: `column`. */
  name: string,
  /** The numbers, the smallest first; `0` where the dead edge can be chosen. */
  ticks: Array<string>,
  /** Those of the ticks, counted from 0, before which numbers are left out. */
  breaks?: Array<number>,
};

/** A layer of a board. */
export type Layer = {
  /** Its name; empty for a single one. */
  title: string,
  /** Its cells, the top row first. */
  rows: Array<Array<Cell>>,
};

/** A place on a board. */
export type Cell = {
  /** Touched to choose it. */
  handle: string,
  /** Its coordinates. */
  text: string,
  /** The place for the ear. */
  label: string,
  /** Whether a stone lies there. */
  stone: boolean,
  /** Whether it is on the dead edge. */
  edge: boolean,
};

/** A figure of things, discs and lines, with places that can be touched. */
export type FigureDrawing = {
  kind: "figure",
  /** The figure for the ear. */
  label: string,
  /** The picture, as SVG. */
  picture: string,
  /** How wide it is at its natural size, in pixels. */
  width: number,
  /** How high it is at its natural size, in pixels. */
  height: number,
  /** Whether moves are made by drawing a curve on it. */
  is_drawn_on: boolean,
  /** What can be touched. */
  places: Array<Place>,
};

/** A place of a figure: a rectangle, as parts of the picture in per cent. */
export type Place = {
  /** Touched to choose it. */
  handle: string,
  /** The place for the ear. */
  label: string,
  /** Where it begins from the left: `12.5%`. */
  left: string,
  /** Where it begins from above. */
  top: string,
  /** How wide it is. */
  width: string,
  /** How high it is. */
  height: string,
};

/** The parts of a sum. */
export type SumDrawing = {
  kind: "sum",
  /** The sum for the ear. */
  label: string,
  /** The parts, in order. */
  parts: Array<PartDrawing>,
};

/** A part of a sum. */
export type PartDrawing = {
  /** The part for the eye. */
  text: string,
  /** The part for the ear: `Part 2, Nim.` */
  label: string,
  /** Its picture, whose handles are those of the sum. */
  drawing: Drawing,
};

/** Lines of text. */
export type TextDrawing = {
  kind: "text",
  /** The position for the ear. */
  label: string,
  /** The lines. */
  lines: Array<string>,
};

/** A part of a pile from nearer by. */
export type ZoomAnswer = { schema: Schema,
  /** The part: `from ω to ω·2`. */
  text: string,
  /** The part for the ear. */
  label: string,
  /** The tiles of which it consists, bottom first. */
  tiles: Array<Tile>,
  /** Whether the last tile is a rest that goes on without end in the same way. */
  more: boolean,
};

/** A game as it is sent to and fro. */
export type Game = {
  /** The first position. */
  start: string,
  /** Who plays for players 1, 2, …: two to six. */
  players: Array<Role>,
  /** What people call themselves, an empty text for whoever has no name. */
  names?: Array<string>,
  /** Who starts. */
  starter: Seat,
  /** What the machine's choices come from: a number below 2^53. */
  seed: number,
  /** The moves, those that have been taken back included. */
  moves: Array<string>,
  /** How many of the moves stand; all if not given. */
  played?: number,
};

/** A game after its last move. */
export type GameAnswer = { schema: Schema,
  /** The game, to be sent back. */
  game: Game,
  /** The position now. */
  view: View,
  /** Whose turn it is, or would be if there were a move. */
  to_move: Seat,
  /** Who is expected to act. */
  awaits: "person" | "machine" | "nobody",
  /** Who has won, if the game is over; nobody if it is a draw. */
  winner: Seat | null,
  /** Who plays the next game, where an opponent has adapted to how this one ended. */
  next?: NextGame,
  /** The last move. */
  last: MoveView | null,
  /** What is said about the moves that this request made. */
  said: Told | null,
  /** Every turn so far. */
  turns: Array<Turn>,
  /** Who sits at the table, where the position is one of n players. */
  table?: TableView,
};

/** The next game of the same players. */
export type NextGame = {
  /** Who plays. */
  players: Array<Role>,
  /** How somebody has adapted, in a sentence. */
  words: string,
};

/** A turn of a game. */
export type Turn = {
  /** Its number, from 1. */
  number: number,
  /** Who moved. */
  player: Seat,
  /** The move. */
  move: string,
  /** The move for the eye. */
  text: string,
  /** The move for the ear. */
  words: string,
  /** The position that it left. */
  position: string,
};

/** A game that is being prepared: the next question, or the game. */
export type SetupAnswer = { schema: Schema,
  /** What is to be decided next; nothing if the game can begin. */
  question: "builder" | "piles" | "starter" | null,
  /** Who decides it. */
  player: Seat | null,
  /** The piles, once they are set up. */
  view: View | null,
  /** The game, if everything is decided. */
  game: Game | null,
  /** The question, or what was decided, in words. */
  words: string,
};

/** What `Analyze` answers besides the solution. */
export type Beside = "view" | "told" | "hint" | "options" | "thermograph";

/** The solution of a position, and what was asked for besides. That is left out if there is none (a position without a value known has no thermograph), if the budget does not suffice for it, or if the answer would be too long with it; alone it may still be answered. */
export type AnalyzeAnswer = {
  /** The position on the table. */
  view?: PositionAnswer,
  /** The explanation in words. */
  told?: Told,
  /** The hint that names the winning moves. */
  hint?: HintAnswer,
  /** What every move is worth. */
  options?: OptionsAnswer,
  /** The thermograph. */
  thermograph?: PictureAnswer, schema: Schema,
  /** The position. */
  position: string,
  /** What happens to a player who cannot move. */
  convention: Convention,
  /** Who wins. */
  outcome: Outcome,
  /** What decides the position. */
  value: Value,
  /** Winning moves. */
  winning_moves: Array<WinningMove>,
  /** Whether these are all. */
  winning_moves_complete: boolean,
  /** Why not all of them can be found, if so. */
  winning_moves_unlisted?: string,
  /** How sure the outcome is. */
  status: Status,
  /** Why. */
  explanation: Step,
};

/** The answer to a position: who wins, by which moves, and why. */
export type Solution = { schema: Schema,
  /** The position. */
  position: string,
  /** What happens to a player who cannot move. */
  convention: Convention,
  /** Who wins. */
  outcome: Outcome,
  /** What decides the position. */
  value: Value,
  /** Winning moves. */
  winning_moves: Array<WinningMove>,
  /** Whether these are all. */
  winning_moves_complete: boolean,
  /** Why not all of them can be found, if so. */
  winning_moves_unlisted?: string,
  /** How sure the outcome is. */
  status: Status,
  /** Why. */
  explanation: Step,
};

/** What decides a position, as text. */
export type Value = { "kind": "nimber",
  /** The nimber. */
  text: string, }
  | { "kind": "columns",
  /** Powers and remainders. */
  text: string, }
  | { "kind": "outcome",
  /** `N` or `P`. */
  text: string, }
  | { "kind": "game",
  /** The canonical form; the outcome class where it is not known. */
  text: string,
  /** Who wins: `L`, `R`, `N` (whoever begins) or `P` (whoever does not). */
  class: string,
  /** The mean, where the value is known. */
  mean?: string,
  /** The temperature, where the value is known. */
  temperature?: string, }
  | { "kind": "loopy",
  /** The value, as `over` or `on & off`; the outcome class where it is not known. */
  text: string,
  /** Who wins: `L`, `R`, `N` (whoever begins) or `P` (whoever does not); `D` for a draw; `PHat` and `NHat` where Left draws or wins, `PCheck` and `NCheck` where Right does. */
  class: string, }
  | { "kind": "score",
  /** The net score: how many points more the player to move gets from here on, such as `-3`. */
  text: string,
};

/** A winning move. */
export type WinningMove = {
  /** The move. */
  text: string,
  /** The position that it leaves, unless there are more than `MOST_PILES_REPEATED` piles. */
  position?: string,
};

/** How sure an answer is. */
export type Status = "proved";

/** A claim and the steps because of which it holds. */
export type Step = { claim: string, because?: Step[], [field: string]: unknown };

/** A position with its outcome and value, and those of its options. */
export type OptionsAnswer = { schema: Schema,
  /** The position. */
  position: string,
  /** Who wins. */
  outcome: Outcome,
  /** What decides the position. */
  value: Value,
  /** Whether these are all options. */
  complete: boolean,
  /** The options. */
  options: Array<OptionEntry>,
};

/** A move, and what decides the position that it leaves. */
export type OptionEntry = {
  /** The move. */
  move: MoveView,
  /** Who wins after it. */
  outcome: Outcome,
  /** What decides after it. */
  value: Value,
};

/** What a rung is about. */
export type Topic = "question" | "copying" | "length" | "meaning" | "theorem" | "powers" | "pairs" | "values" | "standing" | "balance" | "where" | "moves" | "reason";

/** A rung of the hint ladder. */
export type HintAnswer = { schema: Schema,
  /** Which rung, from 1. */
  rung: number,
  /** How many rungs the ladder of this position has. */
  rungs: number,
  /** What the rung is about. */
  topic: Topic,
  /** The same in words. */
  title: string,
  /** Whether it asks instead of telling: the bet. */
  asks: boolean,
  /** Whether whoever is to move wins, from the rung on that shows the winning moves. */
  wins?: boolean,
  /** The layers of the picture that may be seen from here on. */
  show: Array<"powers" | "pairs" | "columns" | "piles" | "moves">,
  /** The piles to look at. */
  piles: Array<number>,
  /** The places of the winning moves, from the rung on that shows them. */
  handles: Array<string>,
  /** The winning moves, from the rung on that shows them. */
  moves: Array<MoveView>,
  /** The hint in words. */
  told: Told,
  /** The hint as steps of an explanation. */
  steps: Array<Step>,
};

/** Why a position is won, or what a move does. */
export type ExplainAnswer = { schema: Schema,
  /** The position. */
  position: string,
  /** The explanation in words. */
  told: Told,
  /** The explanation as steps. */
  explanation: Step,
};

/** Where a game was won and lost. */
export type ReviewAnswer = { schema: Schema,
  /** Every turn, looked at. */
  turns: Array<ReviewedTurn>,
  /** The whole game in a few sentences. */
  told: Told,
};

/** A turn, looked at afterwards. */
export type ReviewedTurn = {
  /** Who wins after it if both play perfectly; nobody if it is a draw. */
  winning: Seat | null,
  /** Whether it gave a won game or a draw away. */
  mistake: boolean,
  /** After a mistake: a move that would have won, or drawn. */
  better: MoveView | null,
  /** A winning reply, if there is one. */
  refutation: MoveView | null,
  /** What there is to say of it. */
  told: Told,
  /** Its number, from 1. */
  number: number,
  /** Who moved. */
  player: Seat,
  /** The move. */
  move: string,
  /** The move for the eye. */
  text: string,
  /** The move for the ear. */
  words: string,
  /** The position that it left. */
  position: string,
};

/** What a value is. */
export type Kind = "ordinal" | "base2" | "nimber" | "nimbers" | "polynomial" | "digits" | "game" | "loopy" | "tuple" | "misere" | "genus" | "misere_class" | "games" | "form" | "simplification" | "outcome" | "thermograph" | "interval" | "uptimal" | "boolean";

/** The answer to an expression. */
export type Calculation = { schema: Schema,
  /** The expression. */
  input: string,
  /** The name that its value is given. */
  name?: string,
  /** The position whose value it is. */
  position?: string,
  /** What its value is. */
  kind: Kind,
  /** The value. */
  text: string,
  /** The value in MathML, if that was asked for. */
  mathml?: string,
  /** The value in LaTeX, a formula a line, if that was asked for. */
  latex?: string,
  /** The thermograph of a hot game, or the one that the value is, if that was asked for. */
  thermograph?: Walls,
};

/** How an expression reads while it is being typed. */
export type PreviewAnswer = { schema: Schema,
  /** The expression with all its brackets, as soon as it is one. */
  reading: string | null,
  /** What its value is. */
  kind: Kind | null,
  /** Its value, if that is quickly found. */
  text: string | null,
  /** Its value in MathML. */
  mathml: string | null,
  /** What is wrong or still missing. */
  problem: string | null,
  /** Where, in UTF-16 code units: the beginning and the end. */
  span: [number, number] | null,
};

/** A proof of who wins. */
export type ProveAnswer = { schema: Schema,
  /** The position. */
  position: string,
  /** Who wins. */
  outcome: Outcome,
  /** The certificate, for `verify`. */
  certificate: string,
  /** The certificate in words. */
  told: Told,
};

/** The answer to the question whether a certificate holds. */
export type Verification = { schema: Schema, verified: boolean, position?: string, convention?: Convention, outcome?: Outcome, settled?: number, place?: string, reason?: string };

/** A position of n players as it is shown. */
export type TablePosition = { schema: Schema,
  /** The position. */
  position: string,
  /** The same for the eye. */
  text: string,
  /** The number of players. */
  players: number,
  /** Whose turn it is; where the play is over, whose it would be. */
  turn: string,
  /** Who has not dropped out, as `A+C`. */
  present: string,
  /** Who has the moves of Left, where Left and Right have moves of their own. */
  left?: string,
  /** How the play ends: `last`, `normal`, `misere` or `elimination`. */
  ending: string,
  /** The same in a sentence. */
  goal: string,
  /** What the players prefer: a row for each, best first. */
  preferences: string,
  /** Whether the play is over. */
  over: boolean,
  /** Who has won, as `A+C`, once it is over. */
  winners?: string,
  /** The first legal moves. */
  moves: Array<TableMove>,
  /** Whether these are all. */
  moves_complete: boolean,
  /** The board as one of two players, with its picture; left out for tuples. */
  board?: View,
};

/** A legal move of a position of n players. */
export type TableMove = {
  /** The move. */
  move: string,
  /** The same for the eye. */
  text: string,
  /** The position that it leaves. */
  leaves: string,
};

/** A solution of a position of n players, and what was asked for besides. */
export type TableAnalysis = {
  /** The position on the table. */
  view?: TablePosition,
  /** The explanation in words. */
  told?: Told, schema: Schema,
  /** The position. */
  position: string,
  /** The number of players. */
  players: number,
  /** Whose turn it is. */
  turn: string,
  /** How the play ends: `last`, `normal`, `misere` or `elimination`. */
  ending: string,
  /** What the players prefer: a row for each, best first. */
  preferences: string,
  /** How the results were found: `over`, `li` for the theorem of Li, or `recursion`. */
  method: string,
  /** The players by whom the results are named that can come about: the winner, or where the ending is `normal` the loser. Several where the preferences leave it open. */
  results: string[],
  /** Who wins with each of the results, as `A+C`. */
  winners: string[],
  /** Moves by which these results come about. */
  good_moves: Array<string>,
  /** Whether these are all. */
  good_moves_complete: boolean,
  /** Who can force a win; left out where that is open. */
  forced?: ForcedText,
  /** Why. */
  explanation: Array<{ claim: string, [field: string]: unknown }>,
};

/** The answer to a position of n players: who can force what, what comes about by the preferences, by which moves, and why. */
export type TableSolution = { schema: Schema,
  /** The position. */
  position: string,
  /** The number of players. */
  players: number,
  /** Whose turn it is. */
  turn: string,
  /** How the play ends: `last`, `normal`, `misere` or `elimination`. */
  ending: string,
  /** What the players prefer: a row for each, best first. */
  preferences: string,
  /** How the results were found: `over`, `li` for the theorem of Li, or `recursion`. */
  method: string,
  /** The players by whom the results are named that can come about: the winner, or where the ending is `normal` the loser. Several where the preferences leave it open. */
  results: string[],
  /** Who wins with each of the results, as `A+C`. */
  winners: string[],
  /** Moves by which these results come about. */
  good_moves: Array<string>,
  /** Whether these are all. */
  good_moves_complete: boolean,
  /** Who can force a win; left out where that is open. */
  forced?: ForcedText,
  /** Why. */
  explanation: Array<{ claim: string, [field: string]: unknown }>,
};

/** Who can force a win, whatever all others do. */
export type ForcedText = {
  /** The player who can alone. */
  alone?: string,
  /** The class of Propp, where it is one. */
  class?: string,
  /** The least coalitions that can force that one of theirs wins, as `A+C`. */
  coalitions: Array<ForcingCoalition>,
};

/** A coalition that can force that one of its players wins. */
export type ForcingCoalition = {
  /** The players, as `A+C`. */
  players: string,
  /** First moves of their strategy, where it is their turn. */
  moves: Array<string>,
};

/** A proof about a position of n players. */
export type TableProveAnswer = { schema: Schema,
  /** The position. */
  position: string,
  /** The certificate, for `verify`. */
  certificate: string,
  /** The certificate in words. */
  told: Told,
};

/** The answer to the question whether a certificate about a position of n players holds. */
export type TableVerification = { schema: Schema, verified: boolean, position?: string, coalition?: string, results?: string[], settled?: number, place?: string, reason?: string };

/** Whom a text is for. */
export type Register = "child" | "adult";

/** The menu of the courses. */
export type LessonsAnswer = { schema: Schema,
  /** The courses in order. */
  courses: Array<CourseEntry>,
};

/** A course. */
export type CourseEntry = {
  /** Its title. */
  title: string,
  /** Its lessons in order. */
  lessons: Array<LessonEntry>,
};

/** A lesson in the menu. */
export type LessonEntry = {
  /** Its name, to be sent back. */
  name: string,
  /** Its title. */
  title: string,
  /** What it is about, in a line. */
  about: string,
  /** The titles of its steps. */
  steps: Array<string>,
};

/** A step of a lesson, as far as it has been taken. */
export type LessonAnswer = { schema: Schema,
  /** The lesson. */
  lesson: string,
  /** Its title. */
  title: string,
  /** The title of its course. */
  course: string,
  /** Which step, from 1. */
  step: number,
  /** How many steps the lesson has. */
  steps: number,
  /** The title of the step. */
  heading: string,
  /** For whom it is told. */
  register: Register,
  /** What the step tells before anything is answered. */
  told: Told,
  /** The position on the table, with its picture and its moves. */
  view: View | null,
  /** The layers of the picture that may be seen. */
  show: Array<"powers" | "pairs" | "columns" | "piles" | "moves">,
  /** The moves that have been made in a game that is to be won. */
  turns: Array<LessonTurn>,
  /** What is said to the last answer. */
  verdict: VerdictView | null,
  /** What can be answered now. */
  awaits: LessonAwaits,
  /** The question in a line; empty if nothing is asked. */
  question: string,
  /** The answers to choose from, if one is to be chosen. */
  choices: Array<ChoiceView>,
  /** Whether the next idea may be told. */
  done: boolean,
  /** The step after this one, perhaps in the next lesson of the course. */
  next: NextStep | null,
};

/** What can be answered in a step of a lesson. */
export type LessonAwaits = "nothing" | "choice" | "move" | "value";

/** An answer to choose. */
export type ChoiceView = {
  /** What is sent back. */
  say: string,
  /** What that means. */
  text: string,
};

/** A move in a game that is to be won. */
export type LessonTurn = {
  /** Whether the learner made it. */
  by_you: boolean,
  /** The move. */
  move: MoveView,
  /** Who did what, in a sentence. */
  words: string,
};

/** What is said to an answer. */
export type VerdictView = {
  /** Whether it is right. */
  right: boolean,
  /** What is said. */
  told: Told,
  /** The move that was tried, or that an answer would lead to. */
  tried: MoveView | null,
  /** The move that refutes it. */
  refutation: MoveView | null,
};

/** A step to go on with. */
export type NextStep = {
  /** The lesson. */
  lesson: string,
  /** The step, from 1. */
  step: number,
};

/** A game in the fragment of an address. */
export type LinkAnswer = { schema: Schema,
  /** What stands behind the `#`. */
  fragment: string,
  /** The whole link as a QR code in SVG, if it fits. */
  qr: string | null,
};

/** The game of a link. */
export type OpenAnswer = { schema: Schema,
  /** The game, to be sent back. */
  game: Game,
  /** How far its hints may go. */
  hints: number,
  /** Branches and comments, if the link has any. */
  tree?: string,
  /** The game where the link left it. */
  view: GameAnswer,
};

/** A static picture. */
export type PictureAnswer = { schema: Schema,
  /** The picture as SVG. */
  svg: string,
  /** The picture for the ear. */
  label: string,
  /** Of a thermograph: its walls as data. */
  walls?: Walls,
};

/** The walls of a thermograph. Numbers are written exactly, as `-3/2`. A wall is linear between its corners, and vertical above the last of them. */
export type Walls = {
  /** The mean, at which the mast stands. */
  mean: string,
  /** The temperature at which the walls meet. */
  temperature: string,
  /** The corners of the Left wall from the bottom up; the first is at the temperature −1. */
  left: Array<WallPoint>,
  /** The corners of the Right wall. */
  right: Array<WallPoint>,
};

/** A point of a wall. */
export type WallPoint = {
  /** The temperature. */
  at: string,
  /** The value of the wall there. */
  value: string,
};

/** The Grundy values of the heaps of a game. */
export type SequenceAnswer = { schema: Schema,
  /** The rules, to be sent back. */
  ruleset: string,
  /** The code of the game whose heaps these are, if they are known to be heaps. */
  code?: string,
  /** The values of the heaps from 0 on. */
  values: Array<number>,
  /** Whether these are all that were asked for. */
  complete: boolean,
  /** What is known of the period. For it more heaps may have been looked at than are given. */
  period: KnownPeriod,
  /** The heaps among those given whose values are not those of the period carried on backwards. */
  exceptions: number[],
  /** How many heaps make a good row of a table: a whole number of periods, where that fits. */
  columns: number,
  /** What is known of the period, in words. */
  told: Told,
  /** The values as SVG: a point for each heap. Left out if that was asked for. */
  plot?: string,
};

/** What is known of the period of a game. */
export type KnownPeriod = {
  /** Whether there is one. */
  status: "proved" | "observed" | "exhausted",
  /** From which heap on it holds. */
  preperiod?: number,
  /** How long it is. */
  period?: number,
  /** By how much the values rise in it. */
  saltus?: number,
  /** The theorem that proves it. */
  theorem?: string,
  /** The theorem wants the pattern below this heap. */
  bound?: number,
  /** So many values were computed. */
  computed: number,
  /** So many would prove it. */
  needed?: number,
  /** Why it is not proved. */
  reason?: string,
};

/** What an answer is. */
export type AnswerKind = "move" | "moves" | "player" | "position" | "number" | "parts";

/** Puzzles about one idea. */
export type Ladder = {
  /** Its name, as it is typed. */
  ladder: string,
  /** Its title. */
  title: string,
  /** The idea that it practises. */
  idea: string,
  /** What an answer is. */
  answers: AnswerKind,
};

/** The ladders of puzzles. */
export type PuzzlesAnswer = { schema: Schema,
  /** The highest level of each; the lowest is 1. */
  levels: number,
  /** The ladders, in the order in which their ideas are learned. */
  ladders: Array<Ladder>,
};

/** A puzzle; an answer to it, judged; its solution. */
export type PuzzleAnswer = { schema: Schema,
  /** What names it: `LADDER-LEVEL-SEED`. */
  name: string,
  /** How hard it is, from 1. */
  level: number,
  /** Its seed. */
  seed: number,
  /** What is asked. */
  question: Told,
  /** How an answer is typed. */
  how: string,
  /** The position that it is about. */
  view: View,
  /** The positions among which one is to be chosen, where the question is about parts of a sum. */
  parts?: Array<View>,
  /** The fragment of an address that opens the position in the analysis. */
  link: string,
  /** The answer that was sent along, judged. */
  checked?: CheckedAnswer,
  /** The solution, if it was asked for. */
  solution?: PuzzleSolution,
  /** Its name, as it is typed. */
  ladder: string,
  /** Its title. */
  title: string,
  /** The idea that it practises. */
  idea: string,
  /** What an answer is. */
  answers: AnswerKind,
};

/** An answer to a puzzle, judged. */
export type CheckedAnswer = {
  /** Whether it is right. */
  right: boolean,
  /** Why. */
  told: Told,
  /** A move that refutes it. */
  refutation: RefutationView | null,
};

/** A move that shows that an answer is wrong. */
export type RefutationView = {
  /** Where it is made. */
  position: string,
  /** The move. */
  reply: MoveView,
};

/** The solution of a puzzle. */
export type PuzzleSolution = {
  /** Right answers as they are typed: all single ones, of sets and positions one. */
  answers: Array<string>,
  /** The solution with its reasons. */
  told: Told,
};

/** A kind of sheet. */
export type SheetKind = {
  /** Its name, as it is typed. */
  kind: string,
  /** Its title. */
  title: string,
  /** What it is, in a sentence. */
  about: string,
};

/** A size of paper. */
export type Paper = "a4" | "letter";

/** A file that has been checked. */
export type RulesetAnswer = { schema: Schema,
  /** What people need to know of the ruleset. */
  about: Description,
  /** Number of expected values and outcome classes that agree. */
  agreed: number,
  /** Number of random games that were played. */
  games: number,
  /** Number of moves of the longest of them. */
  longest: number,
  /** Why every game ends, or that nothing shows it. */
  ends: string,
};

/** The files that come with the program. */
export type RulesetFilesAnswer = { schema: Schema,
  /** The files, in the order of their names. */
  files: Array<RulesetFile>,
};

/** A file that comes with the program. */
export type RulesetFile = {
  /** Its name, without the end. */
  name: string,
  /** What its ruleset is called. */
  title: string,
  /** The file. */
  file: string,
};

/** The kinds of sheets. */
export type SheetsAnswer = { schema: Schema,
  /** The highest level of each; the lowest is 1. */
  levels: number,
  /** The kinds. */
  kinds: Array<SheetKind>,
};

/** A sheet to be printed. */
export type SheetAnswer = { schema: Schema,
  /** What names it: `KIND-LEVEL-SEED`. */
  name: string,
  /** Its title. */
  title: string,
  /** A whole page of HTML with its pictures, which needs nothing else. */
  html: string,
};

/** A kind of picture. */
export type AtlasKind = {
  /** Its name, as it is typed. */
  kind: string,
  /** Its title. */
  title: string,
  /** What it shows, in a sentence. */
  about: string,
  /** The sizes that it is drawn in, that which is usual first; empty if there is no choice. */
  sizes: number[],
  /** What it is a picture of, if that is to be said: an example, which is usual. */
  of?: string,
  /** Whether the length of its rows can be chosen. */
  columns: boolean,
  /** Whether a generator of a field can be chosen. */
  generator: boolean,
};

/** Which generator of a field nimbers are the powers of. */
export type Generator = "least" | "compatible";

/** The colours of a picture. */
export type Ink = "colour" | "black";

/** The kinds of pictures of the atlas. */
export type AtlasAnswer = { schema: Schema,
  /** The kinds. */
  kinds: Array<AtlasKind>,
};

/** A picture of the atlas. */
export type PlateAnswer = { schema: Schema,
  /** Its kind. */
  kind: string,
  /** Its title. */
  title: string,
  /** Its caption. */
  told: Told,
  /** The picture as SVG, which needs nothing else. */
  svg: string,
};

/** The misère quotient of a game with heaps. */
export type QuotientAnswer = { schema: Schema,
  /** The rules, to be sent back. */
  ruleset: string,
  /** Whether it reaches as far as was asked, or is proved. */
  complete: boolean,
  /** The quotient. */
  quotient: KnownQuotient,
  /** The genera of the heaps from 0 on, as far as they are found quickly. */
  genera: Array<HeapGenus>,
  /** The same in words. */
  told: Told,
};

/** What is known of the misère quotient of a game. */
export type KnownQuotient = {
  /** Whether it is that of all heaps, or how far it was computed. */
  status: "proved" | "observed" | "exhausted",
  /** Number of elements. */
  order: number,
  /** The generators: names and heaps. */
  generators: Array<[string, number]>,
  /** The relations: pairs of equal words, the second the least one. */
  relations: Array<[string, string]>,
  /** The elements that are P-positions, as least words. */
  p_positions: Array<string>,
  /** The pretending function: the elements of the heaps from 0 on. */
  heaps: Array<string>,
  /** The last heap that changed the quotient. */
  changed: number,
  /** From which heap on the pretending function is periodic. */
  preperiod?: number,
  /** The length of its period. */
  period?: number,
  /** The theorem wants the period below this heap. */
  bound?: number,
  /** Number of heaps that would prove it. */
  needed?: number,
  /** Why it ended early. */
  reason?: string,
};

/** The genus of a heap, and how the heap behaves in sums. */
export type HeapGenus = {
  /** The genus, as `4^146`. */
  genus: string,
  /** Tame, restive, restless or wild. */
  class: "tame" | "restive" | "restless" | "wild",
};
