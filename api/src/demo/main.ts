import { openStore } from "../account/files/openFiles.ts";
import { checkDatabase } from "../checkDatabase.ts";
import { createDatabase, type Db } from "../core/database.ts";
import { readSettings, type Settings } from "../core/settings.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded-postgres/embeddedPostgres.ts";
import { prepareDatabase } from "../prepareDatabase.ts";
import { readChoice, type SeedChoice, SeedError } from "./readChoice.ts";
import { demoSignIns, seedDemoIfEmpty } from "./seedDemoIfEmpty.ts";

const begun = performance.now();

/** Exit code of an interrupted process. */
const stopped = 130;

function tell(line: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

/** Fills the database; the large data set as its `owner`, since triggers and indexes are off meanwhile. */
async function fill(db: Db, owner: Db, settings: Settings, choice: SeedChoice): Promise<void> {
  const migrated = await prepareDatabase(db, settings);
  if (migrated.length > 0) tell(`Database migrated (${migrated.length} steps)`);
  const files = await openStore(settings);
  // Imported here, so that an error in the content is reported like any other.
  const { seedScaleIfEmpty } = await import("./scale/seedScaleIfEmpty.ts");
  const isFilled =
    choice === "demo"
      ? await seedDemoIfEmpty(db, files, settings, tell)
      : await seedScaleIfEmpty(owner, files, settings, choice.scale, tell);
  if (!isFilled) {
    const where = settings.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
    throw new SeedError(
      `This database already has users, so nothing was changed. Set ${where} to an empty one.`,
    );
  }
  tell("Done");
  for (const line of demoSignIns) process.stdout.write(`  ${line}\n`);
}

async function main(): Promise<void> {
  const choice = readChoice(process.argv.slice(2));
  const settings = readSettings();
  let database: EmbeddedPostgres | undefined;
  let isClosing = false;
  if (!settings.databaseUrl) {
    tell(`Opening the database in ${settings.dataDir} …`);
    // What the database says of being stopped is of no use to anybody.
    const onLog = (line: string) => isClosing || tell(line);
    database = await startEmbeddedPostgres({ dataDir: settings.dataDir, onLog });
  }
  // What is half done is undone by the database itself when its client is gone.
  const leave = () => {
    isClosing = true;
    process.exitCode = stopped;
    process.stderr.write("Stopped before it finished.\n");
    void Promise.resolve(database?.stop()).finally(() => process.exit(stopped));
  };
  process.once("SIGINT", leave).once("SIGTERM", leave);
  const db = createDatabase(settings.databaseUrl ?? database?.connection ?? "");
  const owner = settings.databaseOwnerUrl ? createDatabase(settings.databaseOwnerUrl) : db;
  try {
    if (settings.databaseUrl) await checkDatabase(db);
    await fill(db, owner, settings, choice);
  } finally {
    isClosing = true;
    await Promise.all([...new Set([db, owner])].map((each) => each.destroy()));
    await database?.stop();
  }
}

main().catch((error: unknown) => {
  // An interruption needs no error message.
  if (process.exitCode === stopped) return;
  // Settings, a database in use and the like explain themselves; a fault of ours needs its trace.
  const { message, stack } = error as Error;
  const isOurs = error instanceof TypeError || error instanceof RangeError;
  process.stderr.write(`${isOurs ? stack : message}\n`);
  process.exitCode = 1;
});
