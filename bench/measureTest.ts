import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");

/** A test of the server that tries as many things as it is told. */
export interface RandomTest {
  /** Its folder in `api/test`. */
  readonly folder: string;
  /** What tells it how many things to try, and which is the first. */
  readonly settings: readonly [count: string, first: string];
  readonly firstNumber: number;
  /** How many one process tries, and how many processes run beside each other. */
  readonly each: number;
  readonly atOnce: number;
  readonly others?: Readonly<Record<string, string>>;
}

/** Runs a test for longer than `npm test` does, in pieces; a failure tells what repeats it, once all others have run. */
export async function* measureTest(test: RandomTest, count: number): AsyncIterable<object> {
  const firsts = Array.from(
    { length: Math.ceil(count / test.each) },
    (_, nth) => test.firstNumber + nth * test.each,
  );
  const end = test.firstNumber + count;
  const running = new Map<number, Promise<object>>();
  const failures: string[] = [];
  for (const first of [...firsts, ...Array.from({ length: test.atOnce }, () => end)]) {
    if (first < end) running.set(first, runPiece(test, first, Math.min(test.each, end - first), failures));
    const [oldest] = running;
    if (!oldest || (running.size < test.atOnce && first < end)) continue;
    yield await oldest[1];
    running.delete(oldest[0]);
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

async function runPiece(test: RandomTest, first: number, count: number, failures: string[]): Promise<object> {
  const { folder, settings, others } = test;
  const begun = performance.now();
  const program = spawn(process.execPath, [vitest, "run", "--project", "api", `test/${folder}`], {
    cwd: root,
    env: { ...process.env, ...others, [settings[0]]: String(count), [settings[1]]: String(first) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(program, "close");
  const isFine = program.exitCode === 0;
  if (!isFine) failures.push(`${said}\nOf ${count} from ${first} on, one failed: see above.`);
  const seconds = (performance.now() - begun) / 1000;
  return {
    [folder]: `${first} to ${first + count - 1}`,
    result: isFine ? "passed" : "failed",
    seconds: seconds.toFixed(0),
    "ms for each": ((seconds * 1000) / count).toFixed(0),
  };
}
