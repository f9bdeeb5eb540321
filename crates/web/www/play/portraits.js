// Portraits of those who play, drawn with lines in a square of 32, in the colour of the text.

import { svg } from "../elements/marks.js";
import { kindOf } from "./opponents.js";

/** By the first word of a role. @type {Record<string, string>} */
const PORTRAITS = {
  // A head and shoulders.
  person: '<path d="M5 29a11 9.5 0 0 1 22 0z"/><circle cx="16" cy="12.5" r="7"/><path class="ink" d="M13.5 11.5h.01M18.5 11.5h.01M13.5 15a3.5 3 0 0 0 5 0"/>',
  // A die.
  random: '<rect x="5" y="5" width="22" height="22" rx="5"/><path class="ink" d="M11 11h.01M21 11h.01M16 15.5h.01M10.5 20.5q1.8 2.6 3.7.4t3.6.2 3.7-.4"/>',
  // A cat.
  copycat: '<path d="M6 5l6 4.2a13 13 0 0 1 8 0L26 5l1 12a11 10 0 0 1-22 0z"/><path class="ink" d="M11.5 15.5h.01M20.5 15.5h.01M16 19v1.5m-3 1.5q1.5 1.4 3-1.5 1.5 2.9 3 1.5M2 17l5 1M2 22l5-1.5M30 17l-5 1M30 22l-5-1.5"/>',
  // With a headband, whose ends fly.
  rival: '<circle cx="16" cy="17" r="10.5"/><path d="M6.4 12.6h19.2l-1.3-2.8H7.7zM25.6 12.6l4.6-3M25 11.4l4.2 3.6"/><path class="ink" d="M11 16.2l3 .9M21 16.2l-3 .9M12.5 18.6h.01M19.5 18.6h.01M12.5 23h7"/>',
  // With a night cap, and closed eyes.
  sleepy: '<circle cx="15" cy="18" r="10"/><path d="M5.6 14.6Q9 3 19 4q6 .6 8.5 8.5l-4.3-1q1 1.3 1.2 3.1z"/><circle cx="28" cy="14" r="1.8"/><path class="ink" d="M9.5 18.5q2 1.6 4 0M17 18.5q2 1.6 4 0M13.5 23.5a1.7 1.7 0 0 0 3.4 0 1.7 1.7 0 0 0-3.4 0"/>',
  // A machine.
  perfect: '<path d="M16 7V3.5M5 16H3v6h2M27 16h2v6h-2"/><rect x="5" y="8" width="22" height="20" rx="4"/><path class="ink" d="M11 15.5h2.5M18.5 15.5H21M11 22h10M14.3 20.5v3M17.7 20.5v3"/>',
  // With a mortarboard and glasses.
  teacher: '<circle cx="16" cy="19" r="10"/><path d="M16 3l13 5.5-13 5-13-5zM27 9.5v6"/><circle cx="12" cy="18" r="3"/><circle cx="20" cy="18" r="3"/><path class="ink" d="M15 18h2M12 18h.01M20 18h.01M12.5 24a5 4 0 0 0 7 0"/>',
  // Two who stand together.
  ally: '<circle cx="21" cy="11" r="5"/><path d="M14 27a7.5 8 0 0 1 15 0z"/><circle cx="11" cy="13" r="5"/><path d="M3 28a8 8.5 0 0 1 16 0z"/>',
};

/**
 * The portrait of whoever plays a role; a picture beside a name, which says as much.
 * @param {string} role
 */
export function portrait(role) {
  return svg("portrait", 32, PORTRAITS[kindOf(role)] ?? PORTRAITS.perfect ?? "");
}
