import { puzzleTypes } from "@kindling/contract";
import { sql } from "kysely";
import { addDays, type SchoolSession } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";
import { type ProgramIds, type ProgramKind, programKindsInOrder } from "./fillPrograms.ts";
import { programContents } from "./programContents.ts";
import { traitContents } from "./traitContents.ts";

/** A program's session with the themes that fill it. */
export interface DemoSession {
  readonly id: number;
  readonly kind: ProgramKind;
  readonly place: number;
  readonly start: string;
  readonly end: string;
  readonly themes: readonly { readonly id: number; readonly start: string; readonly end: string }[];
}

/** Staff prepare a session some weeks before it begins. */
export const preparedAt = ({ start }: SchoolSession, today: string) => {
  const day = addDays(start, -30);
  return `${day < today ? day : addDays(today, -1)}T10:00:00`;
};

/** The dates of a session's themes, one after the other. */
export function themeDates({ start, end }: SchoolSession, count: number) {
  const days = 42 / count;
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(start, index * days);
    return { start: first, end: index === count - 1 ? end : addDays(first, days - 1) };
  });
}

/** Adds every program's sessions with their themes and three charities each. */
export async function fillSessions(
  { tx, calendar }: DemoRun,
  programs: ProgramIds,
  traitIds: readonly number[],
  charityIds: readonly number[],
): Promise<DemoSession[]> {
  const planned = calendar.sessions.flatMap((session) =>
    programKindsInOrder.map((kind) => ({ session, kind })),
  );
  const sessions = await insertRows(
    tx,
    "sessions",
    planned.map(({ session, kind }) => ({
      name: `${programContents[kind].short} ${session.year} Session ${session.number}`,
      start: session.start,
      end: session.end,
      program_id: programs[kind],
      puzzle_type: puzzleTypes[session.place % puzzleTypes.length],
      trait_id: traitIds[session.place],
      ...madeAt(preparedAt(session, calendar.today)),
    })),
  );
  const themes = await insertRows(
    tx,
    "session_themes",
    planned.flatMap(({ session, kind }, index) => {
      const names = traitContents[session.place]?.themes[kind] ?? [];
      return themeDates(session, names.length).map((dates, position) => ({
        session_theme: names[position],
        ...dates,
        display_start: addDays(dates.start, -3),
        display_end: addDays(dates.end, 2),
        session_id: sessions[index]?.id,
        ...madeAt(preparedAt(session, calendar.today)),
      }));
    }),
  );
  await sql`update sessions s set theme_id = t.id from (
    select distinct on (session_id) session_id, id from session_themes order by session_id, start) t
    where t.session_id = s.id`.execute(tx);
  const candidates = sessions.flatMap(({ id }, index) =>
    [0, 1, 2].map((nth) => ({
      session_id: id,
      charity_id: charityIds[((planned[index]?.session.place ?? 0) * 3 + nth) % charityIds.length],
    })),
  );
  await insertLinks(tx, "session_charities", candidates);
  return sessions.map(({ id, start, end }, index) => {
    const { session, kind } = planned[index] as (typeof planned)[number];
    const own = themes.filter((theme) => theme.session_id === id);
    return { id, kind, place: session.place, start, end, themes: own };
  });
}
