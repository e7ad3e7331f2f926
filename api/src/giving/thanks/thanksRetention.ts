import { sql } from "kysely";
import type { RetentionRule } from "../../people/retention/retentionRule.ts";

/** When families' consent for the words of a reply (`r`) ended or the reply was withdrawn. */
const lostAt = sql`least((r.consent_until + 1)::timestamptz, case when r.state = 'withdrawn' then r.updated_at end)`;

/** Replies that name students without consent any more: the words go; that the class replied stays. */
export const repliesRetention: RetentionRule = {
  kind: "lostReplies",
  due: (before) => sql`select r.id, s.name::text as name, ${lostAt} as at
    from thank_you_replies r join sites s on s.id = r.school_id
    where r.consent = 'consent_recorded' and r.words <> '' and ${lostAt} < ${before}`,
  async remove(tx, ids) {
    await sql`update thank_you_replies set words = '', reason = null, version = version + 1, updated_at = now(),
        state = case when state = 'declined' then state else 'withdrawn' end
      where id = any(${ids}::int[])`.execute(tx);
  },
};

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
