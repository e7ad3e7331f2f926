import { openStore } from "../account/files/openFiles.ts";
import { createDatabase } from "../core/database.ts";
import { SettingsError } from "../core/settings.ts";
import { startFault } from "../startFault.ts";
import { tellSources } from "../tellSources.ts";
import type { SeedOrder, SeedOutcome } from "./seedDemoApart.ts";
import { seedDemoIfEmpty } from "./seedDemoIfEmpty.ts";

async function seed({ connection, settings }: SeedOrder): Promise<SeedOutcome> {
  const db = createDatabase(connection);
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  try {
    return { isSeeded: await seedDemoIfEmpty(db, await openStore(settings), settings, tell) };
  } catch (error) {
    const fault = startFault(error, settings.dataDir);
    return {
      fault:
        fault instanceof SettingsError ? fault.message : tellSources(String((fault as Error).stack ?? fault)),
    };
  } finally {
    await db.destroy();
  }
}

// Without the portal there is nobody to do it for.
process.once("disconnect", () => process.exit(1));
process.once("message", (order: SeedOrder) => {
  void seed(order).then((outcome) => process.send?.(outcome, () => process.exit(0)));
});
