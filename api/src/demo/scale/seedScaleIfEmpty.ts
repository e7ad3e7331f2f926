import { sql } from "kysely";
import { demoPassword } from "../../account/demoAccounts.ts";
import { hashPassword } from "../../account/passwords/passwords.ts";
import { type Db, transaction } from "../../core/database.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import { foldCounts } from "../../core/housekeeping.ts";
import { todayIn } from "../../core/services.ts";
import type { Settings } from "../../core/settings.ts";
import { foldPoints } from "../../giving/sponsors/foldPoints.ts";
import { fillDemo } from "../fillDemo.ts";
import { demoSeed, hasUsers, lockSeeding } from "../seedDemoIfEmpty.ts";
import { addDays } from "../shared/calendar.ts";
import { growGiving } from "./growGiving.ts";
import { growMedia } from "./growMedia.ts";
import { growPeople } from "./growPeople.ts";
import { growPlaces } from "./growPlaces.ts";
import { growResponses } from "./growResponses.ts";
import { postedAtOnce } from "./postedAtOnce.ts";
import { scaleCounts } from "./scaleCounts.ts";

/** Fills an empty database with the demo program and scale data, all or nothing. Returns false if it has users. */
export async function seedScaleIfEmpty(
  db: Db,
  files: FileStore,
  settings: Pick<Settings, "timeZone">,
  scale: number,
  tell: (line: string) => void,
): Promise<boolean> {
  const today = todayIn(settings.timeZone, new Date());
  const passwordHash = await hashPassword(demoPassword);
  const isFilled = await transaction(db, async (tx) => {
    await lockSeeding(tx);
    if (await hasUsers(tx)) return false;
    await fillDemo(tx, { today, timeZone: settings.timeZone, seed: demoSeed, passwordHash, files });
    tell("Demo program");
    await fillScale(tx, { scale, today, passwordHash, files, tell });
    return true;
  });
  if (isFilled) {
    tell("Tidying up …");
    await foldCounts(db);
    await foldPoints(db);
    await sql`vacuum (analyze)`.execute(db);
  }
  return isFilled;
}

/** Adds the big data set to the demo program, in the caller's transaction. */
export async function fillScale(
  tx: Db,
  choice: {
    readonly scale: number;
    readonly today: string;
    readonly passwordHash: string;
    readonly files: FileStore;
    readonly tell: (line: string) => void;
  },
): Promise<void> {
  const { scale, today, passwordHash, files, tell } = choice;
  const counts = scaleCounts(scale);
  const begun = `${addDays(today, -400)}T08:00:00`;
  await growPlaces(tx, counts, begun);
  tell(`${counts.districts} districts, ${counts.providers} providers, ${counts.sites} sites`);
  await growPeople(tx, counts, passwordHash, today, begun);
  tell(`${counts.instructors} instructors with their leaders`);
  const grow = async () => {
    await growResponses(tx, counts, today, tell);
    await growGiving(tx, today);
    tell("Choices, goals and donations");
  };
  await postedAtOnce(tx, grow, tell);
  await growMedia(tx, files, today);
}
