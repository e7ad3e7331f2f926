import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";

/** A sign-in whose password was right, and that isn't finished. */
export interface Ticket {
  readonly user_id: number;
  readonly email: string;
  readonly name: string;
  readonly remember: boolean;
}

/** Opens a ticket for ten minutes. */
export async function openTicket(
  db: Db,
  userId: number,
  remember: boolean,
): Promise<{ ticket: string; expires_at: string }> {
  const ticket = randomToken();
  await sql`delete from sign_in_tickets where expires_at < now()`.execute(db);
  const { expires_at } = await sole<{ expires_at: string }>(
    db,
    sql`insert into sign_in_tickets (token_hash, user_id, remember, expires_at)
      values (${hashToken(ticket)}, ${userId}, ${remember}, now() + interval '10 minutes') returning expires_at`,
  );
  return { ticket, expires_at };
}

/** The open sign-in of a ticket; undefined once it is used up, expired, or the account is gone. */
export const readTicket = (db: Db, ticket: string): Promise<Ticket | undefined> =>
  first<Ticket>(
    db,
    sql`select t.user_id, u.email::text as email, u.first_name || ' ' || u.last_name as name, t.remember
      from sign_in_tickets t join users u on u.id = t.user_id and u.archived_at is null
      where t.token_hash = ${hashToken(ticket)} and t.expires_at > now()`,
  );

/** Uses a ticket up; false if somebody else just did. */
export async function closeTicket(tx: Db, ticket: string): Promise<boolean> {
  const closed = await first(
    tx,
    sql`delete from sign_in_tickets where token_hash = ${hashToken(ticket)} returning user_id`,
  );
  return closed !== undefined;
}
