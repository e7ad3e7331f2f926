import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import type { IsOfBand } from "../curriculum/bands/fillBands.ts";
import type { DemoOpen } from "../curriculum/fillMindfulOpens.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import type { DemoSite } from "../people/fillPlaces.ts";
import type { Person } from "../people/person.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";
import { randomOf } from "../shared/random.ts";
import { demoClasses } from "./demoClasses.ts";
import { inTime, makeResponses, type ResponseDraft } from "./makeResponses.ts";
import { readItems } from "./readItems.ts";
import { respondToItems } from "./respondToItems.ts";

/** Adds what the classes answered, the points it won them in the ledger, and each user's sum of them. */
export async function fillResponses(
  { tx, calendar, seed }: DemoRun,
  {
    people,
    sites,
    opens,
    sessions,
    isOfBand,
  }: {
    readonly people: readonly Person[];
    readonly sites: readonly DemoSite[];
    readonly opens: readonly DemoOpen[];
    readonly sessions: readonly DemoSession[];
    readonly isOfBand: IsOfBand;
  },
): Promise<readonly ResponseDraft[]> {
  const classes = demoClasses(people, sites, calendar, randomOf(seed, "classes"));
  const items = await readItems(tx, calendar.today, []);
  const ofBands = items.filter(isOfBand);
  const others = items.filter((item) => !isOfBand(item) && item.type !== activityTypes.mindfulOpen.key);
  const drafts = inTime([
    ...makeResponses(classes, opens, sessions, calendar, randomOf(seed, "responses")),
    ...respondToItems(classes, others, sessions, calendar, randomOf(seed, "other responses")),
    ...respondToItems(classes, ofBands, sessions, calendar, randomOf(seed, "responses of bands")),
  ]);
  const responses = await insertRows(
    tx,
    "responses",
    drafts.map(({ title: _title, ...response }) => ({ ...response, updated_at: response.created_at })),
  );
  await insertRows(
    tx,
    "point_entries",
    drafts.map(({ user_id, school_id, session_id, type, title, points, created_at }, index) => {
      const response_id = responses[index]?.id;
      return { user_id, school_id, session_id, response_id, type, title, points, created_at };
    }),
  );
  await sql`update users u set points = e.points from (
    select user_id, sum(points)::int as points from point_entries group by user_id) e where e.user_id = u.id`.execute(
    tx,
  );
  return drafts;
}
