import { type Kysely, sql } from "kysely";

/**
 * Of the keys that open leads' pages only names and hashes are stored, and when they began to work. Keys sent before
 * go on working.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table lead_submissions
  add column link_name text, add column old_link bytea, add column link_from timestamptz not null default now();
update lead_submissions set old_link = sha256(unique_id::bytea), link_from = created_at,
  link_name = translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 22), '+/', '-_');
alter table lead_submissions alter column link_name set not null, drop column unique_id;
create unique index lead_submissions__link_name on lead_submissions (link_name);
create index lead_submissions__old_link on lead_submissions (old_link) where old_link is not null;
`.execute(db);
}
