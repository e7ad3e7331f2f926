import { sql } from "kysely";
import { type Db, sole } from "../src/core/database.ts";
import type { SignedIn } from "./signInAs.ts";

/** Makes a room that a teacher has open at a site, and a phone that their stage waits for; by resource. */
export async function makeLiveRows(db: Db, { id, loginId }: SignedIn, site: number) {
  const { live, phone } = await sole<{ live: number; phone: number }>(
    db,
    sql`with room as (insert into live_rooms (user_id, school_id, ends_at)
        values (${id}, ${site}, now() + interval '1 hour') returning id),
      phone as (insert into presenter_phones (user_id, login_id, ends_at)
        values (${id}, ${loginId}, now() + interval '1 hour') returning id)
      select room.id as live, phone.id as phone from room, phone`,
  );
  return { live, phone };
}
