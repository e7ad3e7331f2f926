import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../database.ts";

/** A mail to be sent once the transaction that asks for it has been committed. */
export interface QueuedMail {
  /** One of the kinds that `deliverMails` is given a letter for. */
  readonly kind: string;
  readonly userId: number;
  readonly address: string;
  /** The language of whoever causes the mail, for somebody whose own is not known yet. */
  readonly language: Language;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Set where it goes to an address that is no longer theirs; any other such mail is dropped. */
  readonly toFormerAddress?: boolean;
}

/** So many mails asked for at once stand behind what single people wait for, such as a link to sign in. */
const crowd = 20;

/** Puts mails in the outbox, in the caller's transaction: they are sent if it is committed, and only then. */
export async function queueMails(tx: Db, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  const records = mails.map(({ kind, userId, address, language, data = {}, toFormerAddress = false }) => ({
    kind,
    user_id: userId,
    address,
    language,
    data,
    to_former_address: toFormerAddress,
  }));
  await sql`insert into mails (kind, user_id, address, language, data, to_former_address, bulk)
    select m.kind, m.user_id, m.address, coalesce(u.language, m.language), m.data, m.to_former_address, ${mails.length >= crowd}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as m (kind text, user_id int, address text, language text, data jsonb, to_former_address boolean)
    left join users u on u.id = m.user_id`.execute(tx);
}
