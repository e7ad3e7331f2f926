import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../database.ts";
import type { Sql } from "../entities/entity.ts";
import type { Settings } from "../settings.ts";
import type { Letter, SendLetter } from "./transport.ts";

interface WaitingMail {
  id: number;
  kind: string;
  user_id: number;
  address: string;
  language: Language;
  data: Readonly<Record<string, unknown>>;
  attempts: number;
  /** Of no other mail, also after a restore that numbers mails from an earlier one on. */
  message_id: string;
  /** Of the recipient; null if no account link may go to the address, because it was corrected since. */
  first_name: string | null;
}

/** What a letter is written from once its turn has come. */
export interface LetterOrder {
  readonly userId: number;
  readonly address: string;
  readonly firstName: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, unknown>>;
  readonly settings: Pick<Settings, "appUrl" | "brandName">;
}

/** The letters by the kind of mail that asks for them; null where there is nothing to tell any more. */
export type Letters = Readonly<Record<string, (db: Db, order: LetterOrder) => Promise<Letter | null>>>;

const mostAttempts = 20;

/**
 * Sends the outbox until it is empty; returns how many were sent. Mails are marked first: a crash may send one again
 * five minutes later with the same message id. `stop` ends it before the next mail.
 */
export async function deliverMails(
  db: Db,
  send: SendLetter,
  settings: LetterOrder["settings"],
  letters: Letters,
  stop?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const mail = stop?.aborted ? undefined : await takeMail(db);
    if (!mail) return sent;
    if (await deliver(db, send, settings, letters, mail)) sent += 1;
  }
}

/** How long after so many tries the next one comes: 2 minutes, then longer, at most 6 hours. */
const pauseAfter = (attempts: Sql) => sql`interval '1 minute' * least(power(2, ${attempts}), 360)`;

/**
 * Marks the next mail as being sent, a crowd's last; two processes never take the same one. One that would wait longer
 * than mails do was written while the clock was ahead.
 */
function takeMail(db: Db): Promise<WaitingMail | undefined> {
  return first<WaitingMail>(
    db,
    sql`with next as (select id from mails where state in ('waiting', 'sending')
          and (next_try_at <= now() or next_try_at > now() + case state when 'waiting' then ${pauseAfter(sql`attempts`)} else interval '1 day' end)
        order by bulk, id limit 1 for update skip locked)
      update mails m set state = 'sending', attempts = attempts + 1, next_try_at = now() + interval '5 minutes'
      from next where m.id = next.id returning m.id, m.kind, coalesce(m.user_id, 0) as user_id, m.address, m.language, m.data, m.attempts,
        m.id || '-' || (extract(epoch from m.created_at) * 1000)::bigint as message_id,
        case when m.user_id is null then coalesce(m.data ->> 'first_name', '') else (select u.first_name from users u where u.id = m.user_id
          and u.archived_at is null and (m.to_former_address or (u.email = m.address::citext and u.is_active))) end as first_name`,
  );
}

async function deliver(
  db: Db,
  send: SendLetter,
  settings: LetterOrder["settings"],
  letters: Letters,
  mail: WaitingMail,
) {
  const drop = async () => {
    await sql`update mails set state = 'dropped' where id = ${mail.id}`.execute(db);
    return false;
  };
  if (mail.first_name === null) return drop();
  try {
    const write = letters[mail.kind];
    if (!write) throw new Error(`There is no template for emails of the kind ${mail.kind}`);
    const { user_id: userId, address, first_name: firstName, language, data } = mail;
    const order = { userId, address, firstName, language, data, settings };
    const letter = await write(db, order);
    if (!letter) return await drop();
    await send({ ...letter, id: mail.message_id });
    await sql`update mails set state = 'sent', sent_at = now(), error = null
      where id = ${mail.id}`.execute(db);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const state = mail.attempts >= mostAttempts ? "failed" : "waiting";
    await sql`update mails set state = ${state}, error = ${reason},
      next_try_at = now() + ${pauseAfter(sql`${mail.attempts}::int`)}
      where id = ${mail.id}`.execute(db);
    return false;
  }
}
