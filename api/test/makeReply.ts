import { sql } from "kysely";
import { type Db, sole } from "../src/core/database.ts";

interface Given {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number;
  readonly charity_id: number | undefined;
}

/** Adds an approved thank-you, and the reply to it of a class that gave, which waits for staff; past the calls. */
export async function makeReply(
  db: Db,
  { user_id, school_id, session_id, charity_id }: Given,
  words: string,
) {
  const thankYou = await sole<{ id: number }>(
    db,
    sql`insert into thank_yous (charity_id, session_id, contact_name, email, state, words, signed_as, posted_at, decided_at)
      values (${charity_id}, ${session_id}, 'Ida Holm', 'ida@charity.example', 'approved', ${words}, ${words}, now(), now())
      returning id`,
  );
  const reply = await sole<{ id: number }>(
    db,
    sql`insert into thank_you_replies (thank_you_id, user_id, school_id, words, consent, confirmed_by, confirmed_at)
      values (${thankYou.id}, ${user_id}, ${school_id}, ${words}, 'nobody_named', ${user_id}, now()) returning id`,
  );
  return { thankYou, reply };
}
