import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import { addDays, calendarOf } from "./calendar.ts";
import { storeMedia } from "./demoMedia.ts";
import type { DemoRun } from "./demoRun.ts";
import { fillActivities } from "./fillActivities.ts";
import { fillCharities } from "./fillCharities.ts";
import { fillClassMedia } from "./fillClassMedia.ts";
import { fillClassPeriods } from "./fillClassPeriods.ts";
import { fillGenericTeachers } from "./fillGenericTeachers.ts";
import { fillGiving } from "./fillGiving.ts";
import { fillLeads } from "./fillLeads.ts";
import { fillLogins } from "./fillLogins.ts";
import { fillMindfulOpens } from "./fillMindfulOpens.ts";
import { fillAnnouncements, fillPageFiles } from "./fillNews.ts";
import { fillNominations } from "./fillNominations.ts";
import { fillPeople } from "./fillPeople.ts";
import { fillProviders, fillSites } from "./fillPlaces.ts";
import { fillPrograms } from "./fillPrograms.ts";
import { fillQuizzes } from "./fillQuizzes.ts";
import { fillResponses } from "./fillResponses.ts";
import { fillSavedReports } from "./fillSavedReports.ts";
import { fillSessions } from "./fillSessions.ts";
import { fillTraits } from "./fillTraits.ts";

/** What decides the demo program: the same of all of it makes the same rows. */
export interface DemoChoice {
  /** The calendar date it is laid around. */
  readonly today: string;
  /** The zone in which its people live their days. */
  readonly timeZone: string;
  readonly seed: number;
  readonly passwordHash: string;
  /** Where its films, pictures and pages are kept. */
  readonly files: FileStore;
}

/** Fills the demo program into a migrated database, in the caller's transaction. */
export async function fillDemo(
  tx: Db,
  { today, timeZone, seed, passwordHash, files }: DemoChoice,
): Promise<void> {
  // Moments are written without a zone; the database reads them in the program's until the transaction ends.
  await sql`select set_config('TimeZone', ${timeZone}, true)`.execute(tx);
  const calendar = calendarOf(today);
  const begun = `${addDays(calendar.sessions[0]?.start ?? today, -45)}T08:00:00`;
  const run: DemoRun = { tx, files, calendar, seed, passwordHash, begun };

  const media = await storeMedia(run);

  const { levelIds, programIds } = await fillPrograms(run, media);
  const { categoryIds, charityIds } = await fillCharities(run);
  const placed = await fillProviders(run);
  const people = await fillPeople(run, placed.providers);
  const sites = await fillSites(run, placed, people, programIds);

  await fillClassPeriods(run, people, sites);
  await fillGenericTeachers(run, sites);
  await fillLeads(run, people, sites, programIds);

  const traitIds = await fillTraits(run, media);
  const sessions = await fillSessions(run, programIds, traitIds, charityIds);
  const categoryId = categoryIds.get("Mindfulness");
  const opens = await fillMindfulOpens(run, { levelIds, traitIds, sessions, categoryId });

  const refs = { levelIds, traitIds, sessions, categoryIds, media };
  await fillActivities(run, refs);
  await fillQuizzes(run, refs);
  await fillNominations(run, refs);
  await fillAnnouncements(run, programIds);
  await fillPageFiles(run, media);

  const responses = await fillResponses(run, people, sites, opens, sessions);
  await fillGiving(run, people, sites, sessions);
  await fillClassMedia(run, people, sites);
  await fillSavedReports(run, people, placed.providers, sites);
  await fillLogins(run, people, responses);
}
