import { announcementEndpoints, announcements, type datedStates } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { checkOrder } from "../../people/shared/dates.ts";
import { datedState } from "../activities/datedState.ts";
import { cleanDraft } from "../richText.ts";

type DatedState = (typeof datedStates)[number];

const stateOn = (today: string) => datedState(today, sql`t.start`, sql`t."end"`);

export const announcement = defineEntity(announcements, {
  table: "announcements",
  from: sql`announcements t left join programs g on g.id = t.program_id`,
  columns: ({ today }) => ({
    ...stored,
    ...plain("title", "start", "end", "content"),
    name: sql`t.title`,
    program: refer("g"),
    state: stateOn(today),
  }),
  filters: {
    programs: (ids) => anyOf(sql`t.program_id`, ids),
    state: (states: DatedState[], { today }) => anyOf(stateOn(today), states, "text"),
    from: (date) => sql`t."end" >= ${date}::date`,
    to: (date) => sql`t.start <= ${date}::date`,
  },
  search: [sql`t.title`, sql`t.content`],
  sorts: { name: sql`t.title`, program: sql`g.name` },
  scope: () => always,
  check(_db, draft, context, current) {
    checkOrder(draft, current, context);
    cleanDraft(announcements, draft, context);
  },
});

export const announcementRoutes = [
  ...crudRoutes(announcementEndpoints, announcement),
  ...importRoutes(announcementEndpoints, announcement),
];
