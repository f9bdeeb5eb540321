// What a link of the teacher's desk fixes. It stands in the query of the address, before the `#`, so that
// it holds on every screen, after a reload, and in whatever link is handed on from there.
//
//   ?hints=3&undo=no&bets=no&number=7#v=1&start=nim:_3,_5,_7&…
//
// | part | |
// | --- | --- |
// | `hints` | how far hints may go; without it nothing is fixed |
// | `undo=no`, `bets=no` | nothing is taken back; nobody is asked who wins, nor who goes first |
// | `each=yes` | everybody has a number, by which the seed differs; `each=piles`: and the piles |
// | `number` | the number that somebody gave |
// | `language` | of the page |
// | `projector=yes` | for all to see: nothing is said of who wins |
// | `leads` | where it begins if not with the game behind the `#` |

const query = new URLSearchParams(location.search);
const hints = query.get("hints") ?? "";
const assigned = /^[0-7]$/.test(hints);
const projector = assigned && query.has("projector");
/** @param {string} name */
const given = (name) => (assigned ? query.get(name) : null);

export const assignment = {
  assigned,
  projector,
  /** How far hints may go, if that is fixed. */
  hints: assigned ? (projector ? 0 : Number(hints)) : null,
  /** Whether all may be told. */
  tells: !assigned || (!projector && hints === "7"),
  undo: given("undo") !== "no",
  bets: given("bets") !== "no",
  /** Whether a number is still to be given, and for what. */
  asks: projector ? null : given("each"),
  number: given("number"),
  language: given("language"),
  leads: given("leads"),
};
