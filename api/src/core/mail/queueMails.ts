import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../database.ts";
import { wake } from "../waking.ts";

/** A mail to send after the transaction commits. */
export interface QueuedMail {
  /** One of the kinds that `deliverMails` is given a letter for. */
  readonly kind: string;
  /** Null for people without an account; their `data` has a `first_name`. */
  readonly userId: number | null;
  readonly address: string;
  /** Used if the recipient's own language is unknown. */
  readonly language: Language;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Set where it goes to an address that is no longer theirs; any other such mail is dropped. */
  readonly toFormerAddress?: boolean;
}

/** Bulk mails above this number get lower priority than single ones. */
const crowd = 20;

/** Adds mails to the outbox within the caller's transaction. */
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
  wake(tx, "mails");
}
