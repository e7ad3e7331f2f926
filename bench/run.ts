import { cpus, totalmem } from "node:os";
import { measureImport } from "./measureImport.ts";
import { startPortal } from "./startPortal.ts";

// `npm run bench`: what the portal takes for its heaviest work, on a portal and a database of its own.
const rows = Number(process.argv[2] ?? 10_000);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const memory = Math.round(totalmem() / 2 ** 30);
tell(`Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`);
tell(`Run: ${new Date().toISOString()}, Node ${process.version}, embedded PostgreSQL, demo programme\n`);
const portal = await startPortal();
try {
  const lines = await measureImport(portal, rows);
  const columns = Object.keys(lines[0] ?? {}) as (keyof (typeof lines)[number])[];
  tell(`| ${columns.join(" | ")} |\n|${columns.map(() => " --- |").join("")}`);
  for (const line of lines) tell(`| ${columns.map((column) => line[column]).join(" | ")} |`);
} finally {
  await portal.stop();
}
