import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import { demoClasses } from "../classroom/demoClasses.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import type { DemoSite } from "../people/fillPlaces.ts";
import type { Person } from "../people/person.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";
import { randomOf } from "../shared/random.ts";
import { planGiving } from "./planGiving.ts";

/** Adds charity choices, goals and donations. The demo teachers haven't voted yet in the current session. */
export async function fillGiving(
  { tx, calendar, seed }: DemoRun,
  people: readonly Person[],
  sites: readonly DemoSite[],
  sessions: readonly DemoSession[],
): Promise<void> {
  const random = randomOf(seed, "giving");
  const classes = demoClasses(people, sites, calendar, randomOf(seed, "classes"));
  const candidates = await rows<{ session_id: number; charity_id: number }>(
    tx,
    sql`select session_id, charity_id from session_charities order by session_id, charity_id`,
  );
  const staffId = people.find(({ role }) => role === "Super Admin")?.id ?? 0;
  const planned = classes.flatMap((room) => {
    const abbreviation = sites.find(({ id }) => id === room.siteId)?.abbreviation ?? "";
    const leads = (person: Person) => person.role === "Site Leader" && person.sites.includes(abbreviation);
    const verifierId = people.find(leads)?.id ?? staffId;
    const isFirst = people.find(({ id }) => id === room.userId)?.sites[0] === abbreviation;
    const begun = sessions.filter(
      ({ kind, start, end }) =>
        kind === room.kind && start <= calendar.today && end >= room.from && start <= room.until,
    );
    return begun.map((session) => {
      const own = candidates.filter(({ session_id }) => session_id === session.id);
      const ids = own.map(({ charity_id }) => charity_id);
      const isUndecided = room.isShown && isFirst && session.end >= calendar.today;
      return planGiving(room, session, ids, verifierId, isUndecided, calendar, random);
    });
  });
  await insertRows(
    tx,
    "charity_choices",
    planned.flatMap(({ choices }) => choices),
  );
  await insertRows(
    tx,
    "teacher_goals",
    planned.flatMap(({ goals }) => goals),
  );
  const donations = planned.flatMap((plan) => plan.donations);
  await insertRows(
    tx,
    "class_donations",
    donations.toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.user_id - b.user_id),
  );
}
