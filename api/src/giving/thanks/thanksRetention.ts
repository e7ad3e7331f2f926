import { sql } from "kysely";
import type { RetentionRule } from "../../people/retention/retentionRule.ts";

/** Photos and films that charities posted; the words stay, the files go with the sweep that follows. */
export const thanksRetention: RetentionRule = {
  kind: "thankYouFiles",
  due: (
    before,
  ) => sql`select t.id, c.name::text as name, t.posted_at as at from thank_yous t join charities c on c.id = t.charity_id
    where t.posted_at < ${before} and coalesce(t.photo, t.thumb, t.film) is not null`,
  async remove(tx, ids) {
    await sql`update files f set guard = 'closed' from thank_yous t
      where t.id = any(${ids}::int[]) and f.key in (t.photo, t.thumb, t.film)`.execute(tx);
    await sql`update thank_yous set photo = null, thumb = null, film = null, version = version + 1, updated_at = now()
      where id = any(${ids}::int[])`.execute(tx);
  },
};
