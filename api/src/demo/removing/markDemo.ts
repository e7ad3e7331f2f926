import { demoKinds } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";

/** The tables whose rows are the demo program's or people's own. */
const marked: readonly string[] = [...demoKinds, "pledges", "bank_statements"];

/** Fills in the demo program by `fill`, and keeps which rows that has added. */
export async function markDemo(tx: Db, fill: () => Promise<void>): Promise<void> {
  const before = await lastIds(tx);
  await fill();
  const after = await lastIds(tx);
  const added = marked.map((name) => ({ name, after_id: before[name] ?? 0, until_id: after[name] ?? 0 }));
  await sql`insert into demo_rows (name, after_id, until_id)
    select * from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) r (name text, after_id bigint, until_id bigint)`.execute(
    tx,
  );
}

async function lastIds(tx: Db): Promise<Readonly<Record<string, number>>> {
  const highest = marked.map(
    (name) => sql`${sql.lit(name)}::text, (select coalesce(max(id), 0) from ${sql.table(name)})`,
  );
  return (
    await sole<{ ids: Record<string, number> }>(
      tx,
      sql`select jsonb_build_object(${sql.join(highest)}) as ids`,
    )
  ).ids;
}
