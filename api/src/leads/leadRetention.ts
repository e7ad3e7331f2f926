import { sql } from "kysely";
import type { RetentionRule } from "../people/retention/retentionRule.ts";
import { clearContacts } from "./leadSections.ts";

/** Inquiries that didn't lead to a site and that nobody touched since. */
export const leadRetention: RetentionRule = {
  kind: "leads",
  due: (before) => sql`select l.id, l.organization as name, l.updated_at as at from leads l
    where l.site_id is null and l.leader_id is null and l.updated_at < ${before}`,
  async remove(tx, ids) {
    // First out of the audit log, then the rows with what belongs to them.
    await clearContacts(tx, sql`l.id = any(${ids}::int[])`);
    await sql`delete from deleted_rows where resource = 'lead' and row_id = any(${ids}::int[])`.execute(tx);
    await sql`delete from leads where id = any(${ids}::int[])`.execute(tx);
  },
};
