import { checkDatabase } from "../checkDatabase.ts";
import { createDatabase } from "../core/database.ts";
import { readSettings, type Settings } from "../core/settings.ts";
import { spellCommand } from "../core/spellCommand.ts";
import { reachEmbeddedPostgres } from "../embedded-postgres/reachEmbeddedPostgres.ts";
import { makeBackup } from "./makeBackup.ts";
import { spellSize, tellProgress } from "./progress.ts";
import { runCommand } from "./runCommand.ts";

/** `npm run backup`: writes everything to one file, whether the portal runs or not. */
async function backUp(args: readonly string[], signal: AbortSignal): Promise<void> {
  if (args.length > 0) throw new Error(`Use: ${spellCommand("backup")}`);
  const settings = readSettings();
  const database = await reach(settings);
  try {
    const backup = await makeBackup({
      connection: settings.databaseOwnerUrl ?? database.connection,
      settings,
      now: new Date(),
      progress: tellProgress(process.stdout),
      signal,
    });
    const { path, bytes, tables, rows, files, missing, isEncrypted } = backup;
    tell(`${path}: ${spellSize(bytes)}, ${tables} tables with ${rows} rows, ${files} files.`);
    if (missing.length > 0)
      tell(`${missing.length} files are named by the database but missing: ${missing.join(", ")}`);
    tell(
      isEncrypted
        ? "It is encrypted. Without BACKUP_KEY nobody can restore it, so keep the key elsewhere."
        : "It isn't encrypted, since BACKUP_KEY isn't set, and leaves out the token secret. Keep both safe, apart.",
    );
  } finally {
    await database.leave();
  }
}

async function reach({ databaseUrl, dataDir }: Settings) {
  if (!databaseUrl) return reachEmbeddedPostgres(dataDir);
  const db = createDatabase(databaseUrl);
  try {
    await checkDatabase(db);
  } finally {
    await db.destroy();
  }
  return { connection: databaseUrl, leave: () => Promise.resolve() };
}

const tell = (line: string) => process.stdout.write(`${line}\n`);

await runCommand(backUp);
