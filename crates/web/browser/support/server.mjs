// The real program, serving the page on a port of its own.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

export const WORKSPACE = fileURLToPath(new URL("../../../../", import.meta.url));
export const TARGET = process.env.CARGO_TARGET_DIR ?? join(WORKSPACE, "target");

/** The program: the one that NIMATRON names, or the one that was built with NIMATRON_PROFILE or at all. */
function program() {
  const named = process.env.NIMATRON;
  if (named) return named;
  const profiles = process.env.NIMATRON_PROFILE ? [process.env.NIMATRON_PROFILE] : ["debug", "release"];
  const built = profiles.map((profile) => join(TARGET, profile, "nimatron")).find(existsSync);
  if (!built) throw new Error("there is no program to test: build it with `cargo build`");
  return built;
}

/** A folder with the page to test, if it is not to be the one in the program. */
const page = process.env.NIMATRON_PAGE ? ["--page", process.env.NIMATRON_PAGE] : [];

/** Seconds that an answer may take: so many that the load of the machine decides nothing. */
const TIME = "3600";

/** Starts a server; `address` ends in a slash. */
export async function startServer() {
  const child = spawn(program(), ["serve", "--port", "0", "--time", TIME, ...page], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    child.once("error", reject);
    child.once("exit", (status) => reject(new Error(`the server ended at once, with status ${status}`)));
  });
  return {
    address,
    /** What the engine answers, asked from outside the page. */
    async ask(request) {
      const response = await fetch(`${address}api`, { method: "POST", body: JSON.stringify(request) });
      const answer = await response.json();
      if (answer.error) throw new Error(answer.error.picture);
      return answer;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", (status) => resolve(status)));
      child.kill("SIGTERM");
      return ended;
    },
  };
}
