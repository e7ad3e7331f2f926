import { type NotificationKind, usualMailTimes } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import { wake } from "../../core/waking.ts";
import { weeklySummary } from "./notificationSettings.ts";

/** An email that is sent at once in place of the general one. */
interface OwnMail {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Notice {
  readonly kind: NotificationKind;
  readonly topic: string;
  readonly thing?: number;
  /** Selects the ids of the people; each must be allowed to see it. */
  readonly people: Sql;
  readonly mail?: OwnMail;
}

/** When a person (`user`) wants emails of a kind. Columns must be named with their table. */
export function mailTimeOf(user: Sql, kind: Sql): Sql {
  const usual = Object.entries({ ...usualMailTimes, [weeklySummary]: "weekly" });
  const cases = usual.map(([name, time]) => sql`when ${sql.lit(name)} then ${sql.lit(time)}`);
  return sql`coalesce((select p.mail from notification_preferences p where p.user_id = ${user} and p.kind = ${kind}),
    case ${kind} ${sql.join(cases, sql` `)} else 'none' end)`;
}

/** Notifies people in the transaction of what happened; those who want it are emailed at once. */
export async function notify(tx: Db, { kind, topic, thing = 0, people, mail }: Notice): Promise<void> {
  await sql`select notify_people(${kind}, ${topic}, ${thing}, array(${people}))`.execute(tx);
  if (mail) await mailAtOnce(tx, { kind, topic, thing, people, mail });
  else wake(tx, "notifications");
}

async function mailAtOnce(tx: Db, { kind, topic, thing, people, mail }: Required<Notice>): Promise<void> {
  const recipients = await rows<{ userId: number; address: string }>(
    tx,
    sql`select u.id as "userId", u.email::text as address from users u where u.id in (${people}) and u.is_active
      and u.archived_at is null and ${mailTimeOf(sql`u.id`, sql`${kind}::text`)} = 'at_once' order by u.id`,
  );
  const ids = recipients.map(({ userId }) => userId);
  await sql`update notifications set mailed_at = now() where user_id = any(${ids}::int[]) and topic = ${topic}
    and thing_id = ${thing} and read_at is null and mailed_at is null`.execute(tx);
  // Staff without a language get English, whatever the visitor's language.
  await queueMails(
    tx,
    recipients.map((recipient) => ({ ...mail, language: "en", ...recipient })),
  );
}
