import { forgetTypesOfOldTexts } from "./forgetTypes.mjs";
import { run } from "./run.mjs";

/** What is checked, each by one program that says what is wrong and where. */
const checks = [
  { name: "format", command: ["biome", "check", "--colors=off", "."], hint: "npm run format mends it" },
  // One checker per project: several would each work out the same types, in twice the time and memory.
  {
    name: "types",
    command: ["tsc", "-b", "--pretty", "false", "--checkers", "1", "--builders", "1"],
  },
  {
    name: "spelling",
    command: ["cspell", "lint", "--no-progress", "--no-summary", "--cache", "--cache-strategy", "content"],
    hint: "a correct word that is unknown goes into tools/words.txt",
  },
  { name: "layers", command: ["node", "tools/layers.ts"] },
  { name: "first loads", command: ["node", "tools/firstLoads.ts"] },
  { name: "dead code", command: ["knip", "--no-progress", "--no-config-hints"] },
];

/** Runs after the others: it uses all cores, and beside the type check it would need over 4 GB. */
const lint = { name: "lint", command: ["oxlint", "--deny-warnings"] };

/**
 * Runs all checks, says how each went, and answers how many passed and failed, and what those that failed said.
 * @returns {Promise<{ passed: number, failed: number, failures: readonly string[] }>}
 */
export async function runChecks() {
  forgetTypesOfOldTexts();
  const queue = [...checks];
  /** @type {string[]} */
  const failures = [];
  /** @param {{ name: string, command: string[], hint?: string }} check */
  async function perform({ name, command, hint }) {
    const started = Date.now();
    let output = "";
    const [program = "", ...args] = command;
    const code = await run(program, args, {
      onOutput: (text) => {
        output += text;
      },
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code === 0) {
      console.log(`✓ ${name} (${seconds} s)`);
    } else {
      const failure = `${name} (${seconds} s)${hint ? `: ${hint}` : ""}\n${output.trimEnd()}\n`;
      failures.push(failure);
      console.log(`✗ ${failure}`);
    }
  }
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) await perform(next);
  }
  await Promise.all([work(), work()]);
  await perform(lint);
  return { passed: checks.length + 1 - failures.length, failed: failures.length, failures };
}
