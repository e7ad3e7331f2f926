import { sql } from "kysely";
import { endOfClass } from "../classroom/demoClasses.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks } from "../shared/insertRows.ts";
import type { DemoSite } from "./fillPlaces.ts";
import type { Person } from "./person.ts";

/** Dates the classes as a year of teaching would have: from the day on which each instructor joined. */
export async function fillClassPeriods(
  { tx, calendar }: DemoRun,
  people: readonly Person[],
  sites: readonly DemoSite[],
): Promise<void> {
  const instructors = people.filter(({ role }) => role === "Instructor");
  const periods = instructors.flatMap((person) =>
    sites
      .filter(({ abbreviation }) => person.sites.includes(abbreviation))
      .map((site) => ({ person, site, end: endOfClass(person, site, calendar) }))
      .filter(({ end }) => end === null || end > person.joined)
      .map(({ person: { id, joined }, site, end }) => ({
        user_id: id,
        school_id: site.id,
        from: `${joined}T09:00:00`,
        until: end === null ? null : `${end}T16:00:00`,
      })),
  );
  await sql`delete from class_periods`.execute(tx);
  await insertLinks(tx, "class_periods", periods);
}
