import { sql } from "kysely";
import type { Db } from "../core/database.ts";
import type { FileStore } from "../core/files/fileStore.ts";
import { fillLogins } from "./account/fillLogins.ts";
import { fillResponses } from "./classroom/fillResponses.ts";
import { fillBands } from "./curriculum/bands/fillBands.ts";
import { fillActivities } from "./curriculum/fillActivities.ts";
import { fillFilms } from "./curriculum/fillFilms.ts";
import { fillMindfulOpens } from "./curriculum/fillMindfulOpens.ts";
import { fillAnnouncements, fillPageFiles } from "./curriculum/fillNews.ts";
import { fillPrograms } from "./curriculum/fillPrograms.ts";
import { fillQuizzes } from "./curriculum/fillQuizzes.ts";
import { fillSessions } from "./curriculum/fillSessions.ts";
import { fillTraits } from "./curriculum/fillTraits.ts";
import { fillBankStatements } from "./giving/fillBankStatements.ts";
import { fillCharities } from "./giving/fillCharities.ts";
import { fillGiving } from "./giving/fillGiving.ts";
import { fillPayments } from "./giving/fillPayments.ts";
import { fillSponsors } from "./giving/fillSponsors.ts";
import { fillThankYous } from "./giving/fillThankYous.ts";
import { fillLeads } from "./leads/fillLeads.ts";
import { fillClassMedia } from "./media/fillClassMedia.ts";
import { fillClassPeriods } from "./people/fillClassPeriods.ts";
import { fillGenericTeachers } from "./people/fillGenericTeachers.ts";
import { fillPeople } from "./people/fillPeople.ts";
import { fillProviders, fillSites } from "./people/fillPlaces.ts";
import { fillNominations } from "./recognition/fillNominations.ts";
import { fillSavedReports } from "./reports/fillSavedReports.ts";
import { addDays, calendarOf } from "./shared/calendar.ts";
import { storeMedia } from "./shared/demoMedia.ts";
import type { DemoRun } from "./shared/demoRun.ts";

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

  await fillFilms(run, media);
  const traitIds = await fillTraits(run, media);
  const sessions = await fillSessions(run, programIds, traitIds, charityIds);
  const categoryId = categoryIds.get("Mindfulness");
  const opens = await fillMindfulOpens(run, { levelIds, traitIds, sessions, categoryId });

  const refs = { levelIds, traitIds, sessions, categoryIds, media };
  await fillActivities(run, refs);
  await fillQuizzes(run, refs);
  await fillNominations(run, refs);
  const isOfBand = await fillBands(run, refs);
  await fillAnnouncements(run, programIds);
  await fillPageFiles(run, media);

  const responses = await fillResponses(run, { people, sites, opens, sessions, isOfBand });
  await fillGiving(run, people, sites, sessions);
  await fillPayments(run, people, sessions);
  await fillBankStatements(run, people);
  await fillSponsors(run, { people, programIds, charityIds });
  await fillThankYous(run, people, sessions);
  await fillClassMedia(run, people, sites);
  await fillSavedReports(run, people, placed.providers, sites);
  await fillLogins(run, people, responses);
}
