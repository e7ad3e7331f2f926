import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";

/** What a person is and was called here. */
export interface KnownAs {
  readonly names: readonly { readonly first: string; readonly last: string }[];
  /** In lower case; without those that another account has by now. */
  readonly emails: readonly string[];
}

const otherEmails = (tx: Db, id: number, emails: readonly string[]) =>
  rows<{ email: string }>(
    tx,
    sql`select lower(email::text) as email from users where id <> ${id} and lower(email::text) = any(${emails})`,
  );

/** Today's name and email of a person, and former ones from the logs and imports. */
export async function namesOf(tx: Db, id: number): Promise<KnownAs> {
  const found = await rows<{ first: string | null; last: string | null; email: string | null }>(
    tx,
    sql`with kept as (
        select before as row, after as other from audit_log where entity = 'user' and entity_id = ${id}
        union all select before, null from import_rows where entity = 'user' and entity_id = ${id}
        union all select facts -> 'before', facts -> 'after' from security_log where account_id = ${id} and kind = 'rights_changed')
      select first_name as first, last_name as last, email::text from users where id = ${id}
      union select row ->> 'first_name', row ->> 'last_name', row ->> 'email' from kept
      union select other ->> 'first_name', other ->> 'last_name', other ->> 'email' from kept
      union select null, null, address::text from password_links where user_id = ${id}
      union select null, null, address from mails where user_id = ${id}`,
  );
  const text = (value: string | null) => value?.trim() ?? "";
  // An entry of a change may tell only one part of the name: the other was then what it is today, or was another time.
  const firsts = [...new Set(found.map(({ first }) => text(first)).filter(Boolean))];
  const lasts = [...new Set(found.map(({ last }) => text(last)).filter(Boolean))];
  const emails = [...new Set(found.map(({ email }) => text(email).toLowerCase()).filter(Boolean))];
  const others = new Set((await otherEmails(tx, id, emails)).map(({ email }) => email));
  return {
    names: firsts.flatMap((first) => lasts.map((last) => ({ first, last }))),
    emails: emails.filter((email) => !others.has(email)),
  };
}
