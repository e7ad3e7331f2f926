import { type Kysely, sql } from "kysely";

/** Challenges that confirm a change serve for nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkey_challenges drop constraint passkey_challenges_purpose_check,
    add constraint passkey_challenges_purpose_check check (purpose in ('create', 'sign_in', 'confirm'))`.execute(
    db,
  );
}
