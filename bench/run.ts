import { availableParallelism, cpus, totalmem } from "node:os";
import { measureCalls } from "./calls/measureCalls.ts";
import { measureContention } from "./calls/measureContention.ts";
import { explainCalls } from "./explain/explainCalls.ts";
import { measureLive } from "./live/measureLive.ts";
import { measureErasing } from "./measureErasing.ts";
import { measureFinding } from "./measureFinding.ts";
import { measureGrowth } from "./measureGrowth.ts";
import { measureImport } from "./measureImport.ts";
import { measureListExport } from "./measureListExport.ts";
import { measureReports } from "./measureReports.ts";
import { measureStart } from "./measureStart.ts";
import { measureTest, type RandomTest } from "./measureTest.ts";
import { measureTiming } from "./measureTiming.ts";
import { measureScreens } from "./screens/measureScreens.ts";
import { type Portal, startPortal } from "./startPortal.ts";

// `npm run bench`: what the portal takes for its heaviest work, on a portal and a database of its own.
// `npm run bench -- 2000` imports fewer rows; `-- reports`, `-- calls`, `-- contention`, `-- growth`, `-- exports`, `-- find`, `-- erase` and `-- explain` measure on the big data set (`-- calls 0.1`:
// a smaller one, `-- calls 1 user`: those whose names hold that); `-- giving` lives through 10,000 random histories of money (`-- giving 500`: fewer);
// `-- fuzz` sends 50,000 requests, valid and hostile (`-- fuzz 5000`: fewer); `-- timing` holds answers for known and unknown accounts beside each other;
// `-- kills` kills the server and PostgreSQL under load, 50 times each (`-- kills 20`: 10 times each, `-- kills 100 outside`: with an outside PostgreSQL);
// `-- live` lets 100 classes of 30 devices answer on two processes (`-- live 20`: 20 classes);
// `-- screens` measures first loads in a browser, `-- start` the start and the memory when idle.
const [work = "10000", count, named = ""] = process.argv.slice(2);
const scale = Number(count ?? 1);
const isOnBigData = [
  "reports",
  "calls",
  "contention",
  "growth",
  "explain",
  "exports",
  "find",
  "erase",
].includes(work);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const memory = Math.round(totalmem() / 2 ** 30);
const data =
  work === "live"
    ? "the big data set at scale 0.1"
    : isOnBigData
      ? `the big data set at scale ${scale}`
      : "demo program";
const database =
  process.env.DATABASE_URL || named === "outside" ? "outside PostgreSQL" : "embedded PostgreSQL";
tell(`Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`);
tell(`Run: ${new Date().toISOString()}, Node ${process.version}, ${database}, ${data}\n`);

const histories: RandomTest = {
  folder: "giving-histories",
  settings: ["HISTORIES", "HISTORY"],
  firstNumber: 1,
  each: 250,
  atOnce: availableParallelism(),
};
const requests: RandomTest = {
  folder: "fuzz",
  settings: ["FUZZ", "FUZZ_FIRST"],
  firstNumber: 0,
  each: 5_000,
  atOnce: 1,
  others: { FUZZ_SILENT_MS: "5000" },
};

const portalKills: RandomTest = {
  folder: named === "outside" ? "kills/outsideKills" : "kills/kills",
  settings: ["KILLS", "KILLS_FIRST"],
  firstNumber: 0,
  each: 20,
  atOnce: 1,
};

type Lines = AsyncIterable<object> | Iterable<object>;

const measures: Readonly<Record<string, () => Lines>> = {
  calls: () => measureCalls(scale, named),
  contention: () => measureContention(scale),
  growth: () => measureGrowth(scale),
  explain: () => explainCalls(scale),
  exports: () => measureListExport(scale),
  erase: () => measureErasing(scale),
  find: () => measureFinding(scale),
  giving: () => measureTest(histories, Number(count ?? 10_000)),
  fuzz: () => measureTest(requests, Number(count ?? 50_000)),
  kills: () => measureTest(portalKills, Number(count ?? 100)),
  start: () => measureStart(),
  live: () => measureLive(Number(count ?? 100), 30),
  screens: () => onPortal(measureScreens),
  timing: () => {
    // Each try comes from an address of its own: of one, only so many are answered.
    process.env.TRUST_PROXY = "127.0.0.1";
    return onPortal((portal) => measureTiming(portal, Number(count ?? 2000)));
  },
  reports: () => onPortal(measureReports, scale),
};
await tabulate((measures[work] ?? (() => onPortal((portal) => measureImport(portal, Number(work)))))());

async function tabulate(lines: Lines): Promise<void> {
  let hasHead = false;
  for await (const line of lines) {
    if (!hasHead) {
      const columns = Object.keys(line);
      tell(`| ${columns.join(" | ")} |\n|${columns.map(() => " --- |").join("")}`);
      hasHead = true;
    }
    tell(`| ${Object.values(line).map(String).join(" | ")} |`);
  }
}

async function* onPortal(
  measure: (portal: Portal) => AsyncIterable<object> | Promise<object[]>,
  scale?: number,
): AsyncIterable<object> {
  const portal = await startPortal(scale);
  try {
    yield* await measure(portal);
  } finally {
    await portal.stop();
  }
}
