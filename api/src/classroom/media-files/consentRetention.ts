import { sql } from "kysely";
import type { RetentionRule } from "../../people/retention/retentionRule.ts";

/** Files that lost their consent: what refers to them goes and they are closed; the sweep removes their content. */
export const consentRetention: RetentionRule = {
  kind: "lostConsent",
  due: (before) => sql`select l.id, s.name::text as name, l.at
    from (select c.id, c.school_id, least(c.withdrawn_at, (c.consent_until + 1)::timestamptz) as at
        from media_consents c) l
      join sites s on s.id = l.school_id where l.at < ${before}`,
  async remove(tx, ids) {
    await sql`with gone as (delete from media_consents where id = any(${ids}::int[]) returning file_id),
        files_gone as (select f.key from files f join gone g on g.file_id = f.id),
        media as (delete from teacher_media where file in (select key from files_gone) returning thumb),
        attached as (delete from response_files where key in (select key from files_gone) returning response_id),
        changed as (update responses set version = version + 1, updated_at = now() where id in (select response_id from attached))
      update files set guard = 'closed' where key in (select key from files_gone union all select thumb from media)`.execute(
      tx,
    );
  },
};
