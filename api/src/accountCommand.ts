import { resetByOperator } from "./account/second-factor/resetByOperator.ts";
import { addSuperAdmin } from "./account/set-up/addSuperAdmin.ts";
import { createDatabase, type Db } from "./core/database.ts";
import { readSettings, type Settings } from "./core/settings.ts";
import { spellCommand } from "./core/spellCommand.ts";
import { reachEmbeddedPostgres } from "./embedded-postgres/reachEmbeddedPostgres.ts";
import { prepareDatabase } from "./prepareDatabase.ts";

const usage = `Use: ${spellCommand("account", "reset-factor <email>")}
     ${spellCommand("account", "add-super-admin <email> <first name> <last name>")}`;

/** What a command does with the database; its answer is for the operator. */
type Command = (db: Db, settings: Settings, given: readonly string[]) => Promise<string>;

const commands: Readonly<Record<string, { readonly takes: number; readonly run: Command }>> = {
  "reset-factor": { takes: 1, run: (db, _, [email = ""]) => resetByOperator(db, email) },
  "add-super-admin": {
    takes: 3,
    run: async (db, settings, given) => {
      // The portal may never have run.
      await prepareDatabase(db, settings);
      return addSuperAdmin(db, settings.appUrl, given);
    },
  },
};

async function main(): Promise<void> {
  const [name = "", ...given] = process.argv.slice(2);
  const command = commands[name];
  if (!command || given.length !== command.takes) throw new Error(usage);
  const settings = readSettings();
  const { databaseUrl, dataDir } = settings;
  const database = databaseUrl ? undefined : await reachEmbeddedPostgres(dataDir);
  const db = createDatabase(databaseUrl ?? database?.connection ?? "");
  try {
    process.stdout.write(`${await command.run(db, settings, given)}\n`);
  } finally {
    await db.destroy();
    await database?.leave();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
