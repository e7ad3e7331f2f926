import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { createDatabase } from "./core/database.ts";
import { migrateToLatest } from "./core/migrate.ts";
import { type Classified, faultsIn, readColumns, withMap } from "./dataMap.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embeddedPostgres.ts";

const docs = join(import.meta.dirname, "../../docs");

// `npm run docs:privacy`: writes the data map of docs/privacy.md anew, from a database made for it.
async function main(): Promise<void> {
  const classified = parse(await readFile(join(docs, "data-classes.yaml"), "utf8")) as Classified;
  const dataDir = await mkdtemp(join(tmpdir(), "kindling-privacy-"));
  const database = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(database.connection);
  try {
    await migrateToLatest(db);
    const faults = faultsIn(classified, await readColumns(db));
    if (faults.length > 0) throw new Error(`docs/data-classes.yaml: ${faults.join("; ")}`);
  } finally {
    await db.destroy();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const page = join(docs, "privacy.md");
  await writeFile(page, withMap(await readFile(page, "utf8"), classified));
  process.stdout.write("docs/privacy.md is written\n");
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
