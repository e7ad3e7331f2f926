import { sql } from "kysely";
import { expect, test } from "vitest";
import { factories } from "../../../test/factories.ts";
import { createTestDatabase } from "../../../test/testDatabase.ts";
import { createDatabase, rows } from "../../core/database.ts";

test("rows from before the ledger keep the places and names of their time, by the audit log", async () => {
  const own = await createTestDatabase();
  const db = createDatabase(own.connection);
  const make = factories(db);
  try {
    const program = await make.program();
    const [then, now] = [await make.provider({ name: "Bright" }), await make.provider({ name: "After" })];
    const site = await make.site({ program_id: program.id, provider_id: now.id, name: "Second" });
    const charity = await make.charity({ name: "New Name" });
    const session = await make.session({ program_id: program.id, start: "2026-02-01", end: "2026-08-10" });
    const { id: user_id } = await make.user({ school_ids: [site.id] });
    const log = (at: string, entity: string, id: number, before: object) =>
      sql`insert into audit_log (at, action, entity, entity_id, before, after)
        values (${at}, 'update', ${entity}, ${id}, ${JSON.stringify(before)}::jsonb, '{}')`.execute(db);
    await log("2026-03-01", "site", site.id, { name: "First" });
    await log("2026-05-01", "site", site.id, { provider_id: then.id });
    await log("2026-06-01", "charity", charity.id, { name: "Old Name" });
    const place = { user_id, school_id: site.id, session_id: session.id };
    await make.charityChoice({ ...place, charity_id: charity.id });
    await sql`alter table point_entries disable trigger user`.execute(db);
    const days = ["2026-02-01", "2026-04-01", "2026-05-15", "2026-07-01"];
    await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points, created_at)
      select ${user_id}, ${site.id}, ${session.id}, n, 'trait', 'Trait', n, d::timestamptz
      from unnest(${days}::text[]) with ordinality t (d, n)`.execute(db);
    await sql`alter table point_entries enable trigger user`.execute(db);
    await sql`select bring_over()`.execute(db);
    const found = await rows<{ points: number; name: string; provider: string; charity: string }>(
      db,
      sql`select p.amount as points, l.school as name, l.provider, c.name as charity from ledger_postings p
        join ledger_places l on l.id = p.place_id join ledger_charities c on c.id = p.charity_id
        where p.account = 'payable' order by 1`,
    );
    expect(found.map(Object.values)).toEqual([
      [1, "First", "Bright", "Old Name"],
      [2, "Second", "Bright", "Old Name"],
      [3, "Second", "After", "Old Name"],
      [4, "Second", "After", "New Name"],
    ]);
  } finally {
    await db.destroy();
    await own.drop();
  }
});
