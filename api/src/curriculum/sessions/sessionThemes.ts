import { type datedStates, sessionThemeEndpoints, sessionThemes } from "@kindling/contract";
import { sql } from "kysely";
import { addRow, crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { invalid } from "../../core/errors.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { route } from "../../core/route.ts";
import { checkOrder, datesOf } from "../../people/shared/dates.ts";
import { datedState } from "../activities/datedState.ts";
import { themesSay } from "./themesSay.ts";

type DatedState = (typeof datedStates)[number];

// What counts is when instructors see it.
const stateOn = (today: string) => datedState(today, sql`t.display_start`, sql`t.display_end`);

export const sessionTheme = defineEntity(sessionThemes, {
  table: "session_themes",
  from: sql`session_themes t left join sessions s on s.id = t.session_id`,
  columns: ({ today }) => ({
    ...stored,
    ...plain("session_theme", "start", "end", "display_start", "display_end"),
    name: sql`t.session_theme`,
    session: refer("s"),
    state: stateOn(today),
  }),
  filters: {
    sessions: (ids) => anyOf(sql`t.session_id`, ids),
    programs: (ids) => anyOf(sql`s.program_id`, ids),
    state: (states: DatedState[], { today }) => anyOf(stateOn(today), states, "text"),
    from: (date) => sql`t."end" >= ${date}::date`,
    to: (date) => sql`t.start <= ${date}::date`,
  },
  search: [sql`t.session_theme`, sql`s.name`],
  sorts: { name: sql`t.session_theme` },
  scope: () => always,
  check(_db, draft, context, current) {
    checkOrder(draft, current, context);
    const { start, end } = datesOf(draft, current);
    // Dates left out follow the theme's own.
    if (!current || "display_start" in draft) draft.display_start ??= start;
    if (!current || "display_end" in draft) draft.display_end ??= end;
    const shownFrom = draft.display_start ?? current?.display_start ?? start;
    const shownUntil = draft.display_end ?? current?.display_end ?? end;
    if (shownFrom > start) throw invalid("display_start", themesSay[context.language].shownLate);
    if (shownUntil < end) throw invalid("display_end", themesSay[context.language].hiddenEarly);
  },
});

const { create, ...others } = sessionThemeEndpoints;

export const sessionThemeRoutes = [
  ...crudRoutes(others, sessionTheme),
  route(create, async (call) => ({
    ...(await addRow(call, sessionTheme)),
    message: themesSay[call.language].added,
  })),
  ...importRoutes(sessionThemeEndpoints, sessionTheme),
];
