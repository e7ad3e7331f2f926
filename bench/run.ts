import { cpus, totalmem } from "node:os";
import { measureCalls } from "./calls/measureCalls.ts";
import { measureContention } from "./calls/measureContention.ts";
import { explainCalls } from "./explain/explainCalls.ts";
import { measureGrowth } from "./measureGrowth.ts";
import { measureImport } from "./measureImport.ts";
import { measureListExport } from "./measureListExport.ts";
import { measureReports } from "./measureReports.ts";
import { measureStart } from "./measureStart.ts";
import { measureScreens } from "./screens/measureScreens.ts";
import { type Portal, startPortal } from "./startPortal.ts";

// `npm run bench`: what the portal takes for its heaviest work, on a portal and a database of its own.
// `npm run bench -- 2000` imports fewer rows; `-- reports`, `-- calls`, `-- contention`, `-- growth`, `-- exports` and `-- explain` measure on the big data set (`-- calls 0.1`:
// a smaller one, `-- calls 1 user`: those whose names hold that); `-- screens` measures first loads in a browser, `-- start` the start and the memory when idle.
const [work = "10000", scale = "1", named = ""] = process.argv.slice(2);
const isOnBigData = ["reports", "calls", "contention", "growth", "explain", "exports"].includes(work);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const memory = Math.round(totalmem() / 2 ** 30);
const data = isOnBigData ? `the big data set at scale ${scale}` : "demo program";
const database = process.env.DATABASE_URL ? "outside PostgreSQL" : "embedded PostgreSQL";
tell(`Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`);
tell(`Run: ${new Date().toISOString()}, Node ${process.version}, ${database}, ${data}\n`);

if (work === "calls") await tabulate(measureCalls(Number(scale), named));
else if (work === "contention") await tabulate(measureContention(Number(scale)));
else if (work === "growth") await tabulate(measureGrowth(Number(scale)));
else if (work === "explain") await tabulate(explainCalls(Number(scale)));
else if (work === "exports") await tabulate(measureListExport(Number(scale)));
else if (work === "start") await tabulate(measureStart());
else if (work === "screens") await tabulate(onPortal(measureScreens));
else if (work === "reports") await tabulate(onPortal(measureReports, Number(scale)));
else await tabulate(onPortal((portal) => measureImport(portal, Number(work))));

async function tabulate(lines: AsyncIterable<object> | Iterable<object>): Promise<void> {
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
