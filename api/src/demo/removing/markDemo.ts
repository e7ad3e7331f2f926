import { demoKinds } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";

/** The tables whose rows are the demo program's or people's own. */
const marked: readonly string[] = [...demoKinds, "pledges", "bank_statements"];

/** Fills in the demo program by `fill`, and keeps which rows that has added. */
export async function markDemo(tx: Db, fill: () => Promise<void>): Promise<void> {
  const before = await lastIds(tx);
  await fill();
  await sql`select mark_demo(${JSON.stringify(before)}::jsonb)`.execute(tx);
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
