import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The environment in which `node` and the installed programs are those of the repository. */
export const ownPath = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
};

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let endedBy;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    endedBy = signal;
    // Ctrl-C in a terminal reaches the programs by itself.
    const isHeard = signal === "SIGINT" && process.stdin.isTTY;
    if (!isHeard) for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(exitCodeOf(signal));
  });
}

/**
 * Runs a program to its end and answers its exit code. A signal that this process gets goes to the program, and
 * this process ends when that has.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions & { onOutput?: (text: string) => void }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = onOutput ? ["ignore", "pipe", "pipe"] : "inherit";
    /** @type {import("node:child_process").ChildProcess} */
    const child = spawn(command, args, { cwd: root, env: ownPath, stdio, ...options });
    running.add(child);
    child.stdout?.setEncoding("utf8").on("data", (text) => onOutput?.(String(text)));
    child.stderr?.setEncoding("utf8").on("data", (text) => onOutput?.(String(text)));
    child.once("error", (error) => {
      running.delete(child);
      console.error(`${command} can't be run: ${error.message}`);
      resolve(127);
    });
    child.once("close", (code, signal) => {
      running.delete(child);
      if (endedBy && running.size === 0) process.exit(code ?? exitCodeOf(endedBy));
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/** Asks every program still running to end. */
export function endAll() {
  for (const child of running) child.kill("SIGTERM");
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return signal === "SIGINT" ? 130 : signal === "SIGHUP" ? 129 : 143;
}

/**
 * Says that a long step begins, that it still goes on, and how long it took. `work` answers an exit code; the
 * tool gives up with the sentence when that is not 0.
 * @param {{ doing: string, done: string, failed: string }} words
 * @param {() => Promise<number>} work
 */
export async function longStep({ doing, done, failed }, work) {
  console.log(`${doing} …`);
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const reminder = setInterval(() => console.log(`  … ${seconds()}`), 10_000);
  const code = await work();
  clearInterval(reminder);
  if (code !== 0) giveUp(`${failed} (exit code ${code}).`);
  console.log(`${done} in ${seconds()}.`);
}

/** Why a tool can't run, as a message for the caller. */
class Hindrance extends Error {}

process.on("uncaughtException", (error) => {
  console.error(error instanceof Hindrance ? error.message : error);
  process.exit(1);
});

/**
 * Ends the tool with a sentence, unless its caller can go on without.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  throw new Hindrance(sentence);
}
