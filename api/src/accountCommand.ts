import { resetByOperator } from "./account/second-factor/resetByOperator.ts";
import { createDatabase } from "./core/database.ts";
import { readSettings } from "./core/settings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embeddedPostgres.ts";

const usage = "Use: npm run account -- reset-factor <email>";

async function main(): Promise<void> {
  const [command, email, ...more] = process.argv.slice(2);
  if (command !== "reset-factor" || !email || more.length > 0) throw new Error(usage);
  const settings = readSettings();
  const { databaseUrl, dataDir } = settings;
  const database = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(databaseUrl ?? database?.connection ?? "");
  try {
    process.stdout.write(`${await resetByOperator(db, email)}\n`);
  } finally {
    await db.destroy();
    await database?.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
