// The browser of tests and measurements.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

// Without windows it needs a third less time, and is the same otherwise.
const USUAL_PLACES = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome"];

// Nothing that a browser does of its own accord, and no way to other machines.
const ARGUMENTS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

/** Starts the browser. */
export function launch() {
  const executablePath = USUAL_PLACES.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("Chromium is missing: install it, or let CHROMIUM name it");
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath, args: ARGUMENTS, chromiumSandbox });
}
