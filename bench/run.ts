import { cpus, totalmem } from "node:os";
import { measureImport } from "./measureImport.ts";
import { measureReports } from "./measureReports.ts";
import { startPortal } from "./startPortal.ts";

// `npm run bench`: what the portal takes for its heaviest work, on a portal and a database of its own.
// `npm run bench -- 2000` imports fewer rows; `npm run bench -- reports` measures reports over a million responses.
const [work = "10000", scale = "1"] = process.argv.slice(2);
const measuresReports = work === "reports";
const tell = (line: string) => process.stdout.write(`${line}\n`);
const memory = Math.round(totalmem() / 2 ** 30);
const data = measuresReports ? `the big data set at scale ${scale}` : "demo program";
tell(`Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`);
tell(`Run: ${new Date().toISOString()}, Node ${process.version}, embedded PostgreSQL, ${data}\n`);
const portal = await startPortal(measuresReports ? Number(scale) : undefined);
try {
  const lines = measuresReports ? await measureReports(portal) : await measureImport(portal, Number(work));
  const rows = lines.map((line) => Object.entries(line));
  const columns = rows[0]?.map(([name]) => name) ?? [];
  tell(`| ${columns.join(" | ")} |\n|${columns.map(() => " --- |").join("")}`);
  for (const row of rows) tell(`| ${row.map(([, value]) => String(value)).join(" | ")} |`);
} finally {
  await portal.stop();
}
