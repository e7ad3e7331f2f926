import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { addDays } from "./days.ts";
import type { Changing } from "./manyRows.ts";
import type { StoredRow } from "./redateSteps.ts";

interface Contents {
  readonly traitId: number | null;
  readonly themeIds: readonly number[];
  readonly activities: readonly { readonly id: number; readonly type: string }[];
}

/** What moves with a session: its trait, themes and activities, and unassigned trait activities within its dates. */
export async function contentsOf({ db }: Changing, session: StoredRow): Promise<Contents> {
  const id = session["id"] as number;
  const trait = session["trait"] as { id: number } | null;
  const theme = session["theme"] as { id: number } | null;
  const themes = await rows<{ id: number }>(
    db,
    sql`select id from session_themes where session_id = ${id} or (id = ${theme?.id ?? 0} and session_id is null) order by start, id`,
  );
  const themeIds = themes.map((each) => each.id);
  const activities = await rows<{ id: number; type: string }>(
    db,
    sql`select id, type from activities where session_id = ${id}
      or (session_id is null and session_theme_id = any(${themeIds}::int[]))
      or (session_id is null and session_theme_id is null and trait_id = ${trait?.id ?? 0}
        and start >= ${session["start"]}::date and "end" <= ${session["end"]}::date)
      order by id`,
  );
  return { traitId: trait?.id ?? null, themeIds, activities };
}

/** Whether classes have answered or won something in a session. */
export async function sessionIsAnswered(db: Db, id: number): Promise<boolean> {
  const { answered } = await sole<{ answered: boolean }>(
    db,
    sql`select exists (select from responses where session_id = ${id})
      or exists (select from point_entries where session_id = ${id}) as answered`,
  );
  return answered;
}

/** The name of another session that has a trait as well; undefined when none does. */
export async function standsElsewhere(
  db: Db,
  traitId: number,
  sessionId: number,
): Promise<string | undefined> {
  const other = await first<{ name: string }>(
    db,
    sql`select name from sessions where trait_id = ${traitId} and id <> ${sessionId} order by start limit 1`,
  );
  return other?.name;
}

/** An existing row equal to the copy in name, type, level and dates; undefined if none. */
export async function sameAt(
  db: Db,
  {
    table,
    row,
    days,
    session,
  }: {
    readonly table: "traits" | "activities";
    readonly row: StoredRow;
    readonly days: number;
    readonly session?: number | null;
  },
): Promise<number | undefined> {
  const level = (row["level"] as { id: number } | null)?.id ?? null;
  const alike =
    table === "activities"
      ? sql`and t.type = ${row["type"]} and t.session_id is not distinct from ${session ?? null}::int`
      : sql``;
  const found = await first<{ id: number }>(
    db,
    sql`select t.id from ${sql.table(table)} t where t.title = ${row["title"]} and t.id <> ${row["id"]}
      and t.start = ${addDays(String(row["start"]), days)}::date and t."end" = ${addDays(String(row["end"]), days)}::date
      and t.level_id is not distinct from ${level}::int ${alike} order by t.id limit 1`,
  );
  return found?.id;
}
