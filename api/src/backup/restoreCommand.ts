import path from "node:path";
import { checkDatabase } from "../checkDatabase.ts";
import { createDatabase } from "../core/database.ts";
import { readSettings, type Settings } from "../core/settings.ts";
import { spellCommand } from "../core/spellCommand.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded-postgres/embeddedPostgres.ts";
import { checkLedger } from "../giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../ledgerComparisons.ts";
import { prepareDatabase } from "../prepareDatabase.ts";
import { tellProgress } from "./progress.ts";
import { type Restored, restoreBackup } from "./restoreBackup.ts";
import { runCommand } from "./runCommand.ts";

/** `npm run restore -- <file>`: brings a backup into an empty portal. */
async function restore([file, ...more]: readonly string[]): Promise<void> {
  if (!file || more.length > 0) throw new Error(`Use: ${spellCommand("restore", "<file>")}`);
  const settings = readSettings();
  const progress = tellProgress(process.stdout);
  let embedded: EmbeddedPostgres | undefined;
  const connect = async () => {
    if (!settings.databaseUrl) embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir });
    return settings.databaseOwnerUrl ?? settings.databaseUrl ?? embedded?.connection ?? "";
  };
  try {
    const restored = await restoreBackup(path.resolve(file), { settings, connect, progress });
    for (const line of linesOf(restored, settings)) progress.done(line);
    await finish(settings.databaseUrl ?? embedded?.connection ?? "", settings, progress.done);
  } finally {
    await embedded?.stop();
  }
}

function linesOf({ madeAt, tables, rows, files, missing, ended, hasSecret }: Restored, settings: Settings) {
  const { logins, mails, reports } = ended;
  return [
    `Restored the backup of ${madeAt}: ${tables} tables with ${rows} rows, ${files} files.`,
    ...(missing.length > 0 ? [`${missing.length} files were missing already: ${missing.join(", ")}`] : []),
    `Ended ${logins} sign-ins: everybody signs in again.`,
    `Held back ${mails} emails and ${reports} reports that were about to be sent and may have been since.`,
    ...(hasSecret || settings.tokenSecret
      ? []
      : [
          `The backup has no token secret. Copy the old token-secret to ${settings.dataDir}. Otherwise people with an ` +
            "authenticator app need a recovery code, and links that were sent to inquiries stop working.",
        ]),
  ];
}

/** Migrates what was restored to this version, and holds it against the ledger. */
async function finish(
  connection: Parameters<typeof createDatabase>[0],
  settings: Settings,
  tell: (line: string) => void,
): Promise<void> {
  const db = createDatabase(connection);
  try {
    if (settings.databaseUrl) await checkDatabase(db);
    const migrated = await prepareDatabase(db, settings);
    if (migrated.length > 0) tell(`Migrated (${migrated.length} steps).`);
    tell("Checking the ledger …");
    const findings = await checkLedger({ db, settings, now: () => new Date() }, ledgerComparisons);
    const differing = findings.filter(({ disagreements }) => disagreements > 0);
    const compared = findings.reduce((sum, finding) => sum + finding.compared, 0);
    tell(
      differing.length === 0
        ? `The ledger agrees: ${compared} numbers compared.`
        : `The ledger check found disagreements in ${differing.map(({ name }) => name).join(", ")}: open /ledger-check.`,
    );
  } finally {
    await db.destroy();
  }
}

await runCommand(restore);
