import { type Language, type MailTime, type NotificationKind, notificationKinds } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { weeklySummary } from "./notificationSettings.ts";
import { notificationsSay } from "./notificationsSay.ts";
import { mailTimeOf } from "./notify.ts";

/** Emails of one kind, or without a kind all that come in a digest. */
interface Emails {
  readonly userId: number;
  readonly mail: MailTime;
  readonly kind: NotificationKind | null;
}

/** The end of an email with notifications: the link that stops it, and the headers for mail programs. */
export async function stopFooter(db: Db, { userId, mail, kind }: Emails, language: Language, appUrl: string) {
  const token = randomToken();
  await sql`insert into notification_stop_links (token_hash, user_id, mail, kind)
    values (${hashToken(token)}, ${userId}, ${mail}, ${kind})`.execute(db);
  const [label, link] = [notificationsSay[language].stop, `${appUrl}/stop-mails/${token}`];
  return {
    small: { label, link },
    text: `${label}: ${link}`,
    // RFC 8058, as in mailed reports.
    headers: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** The kinds (`k.kind`) that such emails bring now. */
function broughtBy({ userId, mail, kind }: Emails) {
  const kinds = kind ? [kind] : [...notificationKinds, weeklySummary];
  return sql`unnest(${kinds}::text[]) k (kind) where ${mailTimeOf(sql`${userId}::int`, sql`k.kind`)} = ${mail}`;
}

/** Finds the emails that an unsubscribe link stops, and whether it has. */
export async function findEmails(db: Db, token: string) {
  const found = await first<Emails>(
    db,
    sql`select user_id as "userId", mail, kind from notification_stop_links where token_hash = ${hashToken(token)}`,
  );
  if (!found) return undefined;
  const brought = await first(db, sql`select k.kind from ${broughtBy(found)} limit 1`);
  return { ...found, stopped: brought === undefined };
}

/** Stops emails, or resumes those that were stopped; what is shown in the portal stays. */
export async function setEmailsStopped(tx: Db, emails: Emails, stopped: boolean): Promise<void> {
  const { userId, mail, kind } = emails;
  if (stopped) {
    await sql`insert into notification_preferences (user_id, kind, in_portal, mail, stopped_mail)
      select ${userId}::int, k.kind, true, 'none', ${mail} from ${broughtBy(emails)}
      on conflict (user_id, kind) do update set mail = 'none', stopped_mail = excluded.stopped_mail`.execute(
      tx,
    );
  } else {
    await sql`update notification_preferences set mail = stopped_mail, stopped_mail = null
      where user_id = ${userId} and stopped_mail = ${mail} and (${kind}::text is null or kind = ${kind})`.execute(
      tx,
    );
  }
}
