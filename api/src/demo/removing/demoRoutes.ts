import {
  type DemoPreview,
  demoKinds,
  demoProgramEndpoints,
  demoRecords,
  type Language,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { stopChecks } from "../../giving/ledger-check/checkLedger.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { demoSay } from "./demoSay.ts";
import { findGoing, type Going, readReferences } from "./findGoing.ts";

type Kind = (typeof demoKinds)[number];

const mostNames = 3;

/** What rows are called, by kind, where it isn't `name`. */
const namedBy: Readonly<Partial<Record<Kind, string>>> = {
  users: "first_name || ' ' || last_name",
  leads: "concat_ws(' ', first_name, last_name)",
  contacts: "first_name || ' ' || last_name",
  session_themes: "session_theme",
  traits: "title",
  activities: "title",
  announcements: "title",
  quiz_questions: "question",
};

const idsOf = (rowsByKind: Going, kind: Kind) => [...(rowsByKind.get(kind) ?? [])];

async function preview(db: Db, caller: number, language: Language) {
  const { there, own } = await sole<{ there: boolean; own: number }>(
    db,
    sql`select exists (select from demo_rows) as there, own_records() as own`,
  );
  if (!there) throw new Refusal("notFound", demoSay[language].none);
  const { going, kept } = await findGoing(db, caller);
  const kinds: DemoPreview["kinds"] = [];
  for (const kind of demoKinds) {
    const [goes, stays] = [idsOf(going, kind), idsOf(kept, kind)];
    const all = await sole<{ count: number }>(db, sql`select count(*) as count from ${sql.table(kind)}`);
    const names = await rows<{ name: string }>(
      db,
      sql`select ${sql.raw(namedBy[kind] ?? "name")} as name from ${sql.table(kind)}
        where id = any(${stays}::bigint[]) order by id limit ${mostNames}`,
    );
    kinds.push({
      kind,
      goes: goes.length,
      kept: stays.length,
      own: all.count - goes.length - stays.length,
      kept_names: names.map(({ name }) => name),
    });
  }
  const records: DemoPreview["records"] = [];
  for (const kind of demoRecords) {
    const { count } = await sole<{ count: number }>(
      db,
      sql`select count(*) as count from ${sql.table(kind)}`,
    );
    records.push({ kind, goes: count });
  }
  const total = [...kinds, ...records].reduce((sum, { goes }) => sum + goes, 0);
  const refused = own > 0 ? demoSay[language].ownRecords(own) : null;
  return { data: { refused, kinds, records, total }, going };
}

/** Deletes rows of the demo program, and what belongs to them, at once: they refer to each other. */
async function deleteRows(db: Db, going: Going): Promise<void> {
  for (const { from, column, to, on_delete } of await readReferences(db))
    if (on_delete === "c")
      await sql`delete from ${sql.table(from)} where ${sql.ref(column)} = any(${idsOf(going, to)}::bigint[])`.execute(
        db,
      );
  const deletions = demoKinds.map(
    (kind) =>
      sql`${sql.id(`gone_${kind}`)} as (delete from ${sql.table(kind)} where id = any(${idsOf(going, kind)}::bigint[]))`,
  );
  await sql`with ${sql.join(deletions)} select`.execute(db);
}

/** The removal of the demo program, in one step and after a preview. */
export const demoRoutes: Route[] = [
  route(demoProgramEndpoints.preview, async ({ db, caller, language }) => ({
    data: (await preview(db, caller.id, language)).data,
  })),
  route(demoProgramEndpoints.remove, async ({ db, caller, body, context, language }) => {
    // Two at once would see the same preview.
    await sql`select id from organization for update`.execute(db);
    const { data, going } = await preview(db, caller.id, language);
    if (data.refused) throw new Refusal("conflict", data.refused);
    if (data.total !== body.expected) throw new Refusal("conflict", demoSay[language].more);
    await stopChecks(db);
    await sql`select discard_demo_books()`.execute(db);
    await deleteRows(db, going);
    // Everyone knows the password of an account that stays.
    await sql`with shut as (update users set is_active = false, password_hash = null
        where is_demo('users', id) and id <> ${caller.id} returning id)
      update logins set ended_at = now() where user_id in (select id from shut) and ended_at is null`.execute(
      db,
    );
    await sql`select forget_demo()`.execute(db);
    await sql`update organization set demo_added_at = null, version = version + 1`.execute(db);
    const removed = Object.fromEntries(
      [...data.kinds, ...data.records].filter(({ goes }) => goes > 0).map(({ kind, goes }) => [kind, goes]),
    );
    const deed = { id: 1, name: "Demo program", before: removed, after: {} };
    await record(db, { resource: { name: "organization" } }, "update", [deed], context);
    await noteSecurity(db, { kind: "demo_removed", facts: { removed: data.total } }, context);
    return { message: demoSay[language].removed };
  }),
];
