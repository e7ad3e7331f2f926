import { sql } from "kysely";
import type { RetentionRule } from "../people/retention/retentionRule.ts";

/** Photos and videos; the files go with the sweep that follows. */
export const mediaRetention: RetentionRule = {
  kind: "media",
  due: (before) => sql`select m.id, coalesce(m.caption, s.name::text) as name, m.created_at as at
    from teacher_media m join sites s on s.id = m.school_id where m.created_at < ${before}`,
  async remove(tx, ids) {
    await sql`update files f set guard = 'closed' from teacher_media m
      where m.id = any(${ids}::int[]) and f.key in (m.file, m.thumb)`.execute(tx);
    await sql`delete from teacher_media where id = any(${ids}::int[])`.execute(tx);
  },
};
