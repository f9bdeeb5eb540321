// What the shell hands to every screen.

import type { Game, OpenAnswer } from "./api";
import type { Ask } from "./engine.js";
import type { Settings } from "./settings.js";

export interface Context {
  ask: Ask;
  settings: Settings;
  query: URLSearchParams;                       // of the address: #/analysis?position=…
  opened: OpenAnswer | null;                    // the game of a shared link
  left: AbortSignal;                            // aborted when the person goes to another screen
  navigate(address: string): void;              // "#/play?position=nim%3A+1%2C+2"
  remember(address: string, state?: string): void; // puts it into the address bar; a reload comes back here, and to the state of the history
  advance(address: string, state?: string): void;  // the same as a step of its own: Back leads to what was there before
  share(shared: Shared): Promise<void>;         // the dialog with link and QR code
  announce(words: string): void;                // to the live region
  title(words: string): void;                   // of the window
}

/** What a link hands on: a game, how much its hints may tell, and its branches and comments. */
export interface Shared {
  game: Game;
  hints: number;
  tree?: string;
}

/** A screen fills `root`; the first heading in it receives the focus when a person navigates to it. */
export type Screen = (root: HTMLElement, context: Context) => void | Promise<void>;
