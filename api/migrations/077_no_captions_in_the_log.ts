import { type Kysely, sql } from "kysely";

/** Captions and reasons of photos, and replies to charities, may name students: entries written before lose them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update audit_log set reason = null where entity = 'thankYouReply' and reason is not null`.execute(
    db,
  );
  await sql`update audit_log l set before = before - h.hidden, after = after - h.hidden
    from (values ('teacherMedia', array['caption']), ('mediaConsent', array['reason']),
      ('thankYouReply', array['words', 'reason'])) h (entity, hidden)
    where l.entity = h.entity and (l.before ?| h.hidden or l.after ?| h.hidden)`.execute(db);
}
