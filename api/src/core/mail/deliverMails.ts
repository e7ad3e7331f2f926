import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../database.ts";
import type { Settings } from "../settings.ts";
import { hashToken, randomToken } from "../tokens.ts";
import { passwordLetter } from "./passwordLetter.ts";
import type { MailKind } from "./queueMails.ts";
import type { SendLetter } from "./transport.ts";

interface WaitingMail {
  id: number;
  kind: MailKind;
  user_id: number;
  address: string;
  language: Language;
  attempts: number;
}

const mostAttempts = 20;
/** How long the link of a mail is good for; a mail without one leads to the page that sends a link. */
const validFor: Partial<Record<MailKind, string>> = {
  invitation: "14 days",
  password_wanted: "14 days",
  password_link: "1 hour",
};

/**
 * Sends what waits in the outbox, until nothing does; answers how many left. A mail is marked before it is handed over:
 * a crash in between sends it a second time five minutes later at the worst, under the same message id.
 */
export async function deliverMails(
  db: Db,
  send: SendLetter,
  settings: Pick<Settings, "appUrl" | "brandName">,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const mail = await takeMail(db);
    if (!mail) return sent;
    if (await deliver(db, send, settings, mail)) sent += 1;
  }
}

/** Marks the next mail as being sent; two processes never take the same one. */
function takeMail(db: Db): Promise<WaitingMail | undefined> {
  return first<WaitingMail>(
    db,
    sql`with next as (select id from mails where state in ('waiting', 'sending') and next_try_at <= now()
        order by id limit 1 for update skip locked)
      update mails m set state = 'sending', attempts = attempts + 1, next_try_at = now() + interval '5 minutes'
      from next where m.id = next.id returning m.id, m.kind, m.user_id, m.address, m.language, m.attempts`,
  );
}

async function deliver(
  db: Db,
  send: SendLetter,
  settings: Pick<Settings, "appUrl" | "brandName">,
  mail: WaitingMail,
) {
  const user = await first<{ first_name: string }>(
    db,
    sql`select first_name from users where id = ${mail.user_id} and is_active and archived_at is null`,
  );
  if (!user) {
    await sql`update mails set state = 'dropped' where id = ${mail.id}`.execute(db);
    return false;
  }
  try {
    const valid = validFor[mail.kind];
    const link = valid
      ? `${settings.appUrl}/auth/reset-password?token=${await makeLink(db, mail, valid)}`
      : `${settings.appUrl}/forgot-password`;
    const to = { address: mail.address, firstName: user.first_name };
    await send({
      ...passwordLetter(mail.kind, mail.language, to, link, settings.brandName),
      id: String(mail.id),
    });
    await sql`update mails set state = 'sent', sent_at = now(), error = null where id = ${mail.id}`.execute(
      db,
    );
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const state = mail.attempts >= mostAttempts ? "failed" : "waiting";
    await sql`update mails set state = ${state}, error = ${reason},
      next_try_at = now() + interval '1 minute' * least(power(2, ${mail.attempts}::int), 360) where id = ${mail.id}`.execute(
      db,
    );
    return false;
  }
}

/** Makes the secret of a link when its mail is sent, so that it never waits in a table; only its hash is kept. */
async function makeLink(db: Db, mail: WaitingMail, valid: string): Promise<string> {
  const token = randomToken();
  await sql`insert into password_links (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${mail.user_id}, now() + ${valid}::interval)`.execute(db);
  return token;
}
