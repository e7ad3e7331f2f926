import "./setup/requireNode.mjs";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { ownPath, root, run } from "./setup/run.mjs";
import { runChecks } from "./setup/runChecks.mjs";

// `npm test`: everything, from the checks to the real browser, summed up in the last line.
// `npm run test:full`: every server test on both PostgreSQLs, and 10,000 lives of the giving ledger.
const isFull = process.argv.includes("--full");
if (isFull) process.env["LEDGER_LIVES"] = "10000";
await ensureInstalled();
const node = findNode();
// Installed before the tests, so that a failure shows early; the other tests run without it.
const browser = await ensureBrowser().catch((/** @type {Error} */ error) => error);
const results = join(root, "node_modules/.cache/test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
/** What failed, told again at the end, where a long log is read first. @type {string[]} */
const failures = [];
/** Test files with the seconds each took. @type {{ path: string, seconds: number }[]} */
const durations = [];
/**
 * Server tests that depend on how PostgreSQL is reached. They run on both versions; the others run once, on the oldest
 * that is supported if it is installed.
 */
const everyPostgres = [
  "backup/backup",
  "backup/restoreBackup",
  "checkDatabase",
  "core/database",
  "core/preparing",
  "core/server/awayDatabase",
  "core/server/passingFailures",
  "core/server/unknownOutcome",
  "startFault",
  "testDatabase",
];
const oldest = process.env["TEST_POSTGRES_BIN"] ?? "/usr/lib/postgresql/15/bin";
const hasOldest = existsSync(join(oldest, "postgres"));
const onOldest = { TEST_POSTGRES_BIN: oldest };
const onEmbedded = { TEST_POSTGRES_BIN: "" };
/** Vitest prints into a pipe here, and would leave its colors out. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
const onlyServer = ["--project", "api"];

announce("Checks");
const checks = await runChecks();
failures.push(...checks.failures);
add(checks);

if (isFull || !hasOldest) {
  announce("Tests of modules, of the server on the embedded PostgreSQL 18 and of the screens");
  add(await vitest("all", [], onEmbedded));
  announce("Tests of the server on PostgreSQL 15");
  if (hasOldest)
    add(await vitest("oldest", [...onlyServer, "--exclude", "**/embeddedPostgres.test.ts"], onOldest));
  else
    console.log(
      `Left out, because there is none in ${oldest}: apt-get install --no-install-recommends postgresql-15`,
    );
} else {
  announce("Tests of modules, of the server on PostgreSQL 15 and of the screens");
  add(await vitest("all", [], onOldest));
  announce("Tests of the connection and the start on the embedded PostgreSQL 18");
  add(
    await vitest("embedded", [...onlyServer, ...everyPostgres.map((name) => `${name}.test.ts`)], onEmbedded),
  );
}

announce("Journeys in a real browser");
add(await playwright());

announce("The ten slowest files");
for (const { path, seconds } of durations.sort((a, b) => b.seconds - a.seconds).slice(0, 10)) {
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${path}`);
}
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * @typedef {object} VitestReport what is read of Vitest's report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, message: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} testResults
 */

/** @param {string} title */
function announce(title) {
  console.log(`\n— ${title} —`);
}

/** @param {{ passed: number, failed: number }} counts */
function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/**
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(name, args = [], env = {}) {
  const file = join(results, `${name}.json`);
  const before = failures.length;
  // An error that no test caught fails a run too, and the report leaves it out.
  let lastWords = "";
  /** @param {string} text */
  const onOutput = (text) => {
    process.stdout.write(text);
    lastWords = (lastWords + text).slice(-6000);
  };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const options = { env: { ...ownPath, ...colors, ...env }, onOutput };
  const code = await run("vitest", ["run", ...reporters, ...args], options);
  /** @type {VitestReport | undefined} */
  const report = reportIn(file);
  for (const { name: path, message, startTime, endTime, assertionResults } of report?.testResults ?? []) {
    durations.push({ path: relative(root, path), seconds: (endTime - startTime) / 1000 });
    const failed = assertionResults.filter(({ status }) => status === "failed");
    for (const test of failed)
      failures.push(`${path} › ${test.fullName}\n${test.failureMessages.join("\n")}`);
    if (message && failed.length === 0) failures.push(`${path}\n${message}`);
  }
  if (code !== 0 && failures.length === before)
    failures.push(`Vitest ended with code ${code}, though no test failed. It printed last:\n${lastWords}`);
  return counts(code, report?.numPassedTests, report?.numFailedTests);
}

async function playwright() {
  if (browser instanceof Error) {
    failures.push(browser.message);
    return { passed: 0, failed: 1 };
  }
  try {
    await ensureBuilt(node);
  } catch (error) {
    console.log(/** @type {Error} */ (error).message);
    return { passed: 0, failed: 1 };
  }
  const file = join(results, "journeys.json");
  const env = { ...ownPath, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: browser };
  const code = await run("playwright", ["test", "-c", "e2e", "--reporter=list,json"], { env });
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] } | undefined} */
  const report = reportIn(file);
  for (const suite of report?.suites ?? []) {
    durations.push({ path: `e2e/journeys/${suite.title}`, seconds: secondsOf(suite) });
  }
  return counts(code, report?.stats.expected, report && report.stats.unexpected + report.stats.flaky);
}

/**
 * @typedef {object} Suite what is read of a file or a group of journeys
 * @property {string} title
 * @property {{ tests: { results: { duration: number }[] }[] }[]} specs
 * @property {Suite[]} [suites]
 */

/**
 * @param {Suite} suite
 * @returns {number}
 */
function secondsOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const inner = suites.map(secondsOf);
  return [...results.map(({ duration }) => duration / 1000), ...inner].reduce((sum, each) => sum + each, 0);
}

/**
 * A run that failed otherwise than by a failed test counts as one failure.
 * @param {number} code
 * @param {number} [passed]
 * @param {number} [failed]
 */
function counts(code, passed = 0, failed = 0) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {any}
 */
function reportIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
