import type { BodyOf, curriculumChangeEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { first } from "../../core/database.ts";
import type { Draft } from "../../core/entities/entity.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { changeRow, lockRow } from "../../core/entities/writing.ts";
import { attempt, type Changing, entityNamed, LeftOut, type Refused, titleOf } from "./manyRows.ts";
import { planningSay } from "./planningSay.ts";

type Named = BodyOf<typeof curriculumChangeEndpoints.undo>["rows"][number];

/** What refers to others goes before these: activities, then themes, their session, and its trait. */
const order = ["sessionTheme", "session", "trait"];
const rankOf = ({ kind }: Named) => order.indexOf(kind);

/** What of a row its dates moving changed. */
const moved = [
  "start",
  "end",
  "display_start",
  "display_end",
  "session_id",
  "session_theme_id",
  "trait_id",
  "theme_id",
  "videos",
];

/** Undoes the caller's own redate from the audit log. Rows changed since are kept and listed. */
export async function undoRedate(call: Changing, rows: readonly Named[]) {
  const { db, context, services, language } = call;
  const say = planningSay[language];
  const spared: Refused[] = [];
  let undone = 0;
  for (const named of rows.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const { kind, id, version } = named;
    const entity = entityNamed(call, kind);
    let title: string | null = null;
    const why = entity
      ? await attempt(call, entity, async () => {
          const row = await lockRow(db, entity, id, undefined, context);
          title = titleOf(row);
          if (row["version"] !== version) throw new LeftOut(say.changed);
          const entry = await first<{ made: boolean; own: boolean; before: Record<string, unknown> | null }>(
            db,
            sql`select before, coalesce(user_id = ${context.caller.id} and at > now() - interval '1 day', false) as own,
                exists (select from audit_log c where c.entity = ${kind} and c.entity_id = ${id} and c.action = 'create'
                  and c.user_id = ${context.caller.id} and c.at > now() - interval '1 day') as made
              from audit_log where entity = ${kind} and entity_id = ${id} order by id desc limit 1`,
          );
          if (!entry?.own) throw new LeftOut(say.notOwn);
          if (entry.made) {
            // A session and its first theme refer to each other.
            if (kind === "session")
              await sql`update sessions set theme_id = null where id = ${id}`.execute(db);
            if (kind === "sessionTheme") {
              await sql`update sessions set theme_id = null where theme_id = ${id}`.execute(db);
            }
            await removeRows(db, entity, [row], context, services.entities);
          } else {
            const before = Object.entries(entry.before ?? {});
            const back = before.filter(([field]) => moved.includes(field));
            if (back.length === 0) throw new LeftOut(say.notOwn);
            await changeRow(db, entity, row, Object.fromEntries(back) as Draft, context, services.entities);
          }
          undone += 1;
        })
      : say.unknown;
    if (why) spared.push({ type: kind, id, title, why });
  }
  return { data: { undone, spared }, message: say.undone(undone) };
}
