import type { Language, NotificationKind } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, transaction } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { weeklySummary } from "./notificationSettings.ts";
import { mailTimeOf } from "./notify.ts";

type Kit = Pick<Services, "db" | "settings" | "now">;

/** The kinds of mail with notifications. */
export const notificationMailKinds = { atOnce: "notifications", digest: "notification_digest" } as const;

/** When digests are due, in the organization's time zone: before anybody's working day begins. */
const dueAt = "06:00";

/** A server that was down for this many days still sends a weekly digest. */
const daysMadeUpFor = 2;

/** Notifications (`n`) that no email has brought yet and that a person wants emailed at that time. */
const waiting = (mail: string): Sql => sql`n.read_at is null and n.mailed_at is null
  and n.created_at > now() - interval '8 days' and ${mailTimeOf(sql`n.user_id`, sql`n.kind`)} = ${mail}`;

/** People (`u`) who can open the portal; instructors get no notifications. */
const canOpen = sql`u.is_active and u.archived_at is null and not u.new_login and u.role <> 'Instructor'`;

interface Recipient {
  readonly userId: number;
  readonly address: string;
}

/** Emails what is wanted at once, and digests that are due; each once, however many processes there are. */
export async function sendNotifications(kit: Kit): Promise<void> {
  await mailWaiting(kit);
  await makeDigests(kit);
}

const dayOf = ({ settings: { timeZone }, now }: Kit) => ({ today: todayIn(timeZone, now()), zone: timeZone });

/** One email per person and kind. */
async function mailWaiting(kit: Kit): Promise<void> {
  await transaction(kit.db, async (tx) => {
    const taken = await rows<Recipient & { kind: NotificationKind; ids: number[] }>(
      tx,
      sql`with due as (select n.id from notifications n where ${waiting("at_once")} order by n.id limit 1000 for update skip locked),
        taken as (update notifications n set mailed_at = now() from due where n.id = due.id returning n.id, n.user_id, n.kind)
        select u.id as "userId", u.email::text as address, t.kind, array_agg(t.id order by t.id) as ids
        from taken t join users u on u.id = t.user_id where ${canOpen} group by u.id, t.kind order by u.id, t.kind`,
    );
    await queueMails(
      tx,
      taken.map(({ kind, ids, ...recipient }) => ({
        kind: notificationMailKinds.atOnce,
        language: "en" as Language,
        data: { kind, ids, ...dayOf(kit) },
        ...recipient,
      })),
    );
  });
}

/** Days (`d`) whose digest of a period is due, and since when. */
const dueDays = ({ settings: { timeZone }, now }: Kit, period: "daily" | "weekly"): Sql => sql`(
  select day, due from (select ${todayIn(timeZone, now())}::date - back as day
      from generate_series(0, ${sql.lit(period === "weekly" ? daysMadeUpFor : 0)}) back) b
    cross join lateral (select (day + ${dueAt}::time) at time zone ${timeZone} as due) m
  where ${period === "weekly" ? sql`extract(isodow from day) = 1` : sql`true`} and due <= ${now().toISOString()}::timestamptz)`;

/** People (`u`) who see everything, or lead sites, and want the weekly summary of classes. */
const wantsSummary = sql`(u.role in ('Provider Leader', 'Site Leader') or u.role = 'Super Admin' and u.user_type = '{}')
  and ${mailTimeOf(sql`u.id`, sql`${weeklySummary}::text`)} = 'weekly'`;

async function makeDigests(kit: Kit): Promise<void> {
  for (const period of ["daily", "weekly"] as const) {
    const hasNews = sql`exists (select from notifications n where n.user_id = u.id and ${waiting(period)})`;
    const isWanted = period === "weekly" ? sql`(${hasNews} or ${wantsSummary})` : hasNews;
    await transaction(kit.db, async (tx) => {
      const made = await rows<Recipient & { digest: number }>(
        tx,
        sql`with made as (insert into notification_digests (user_id, period, day)
            select u.id, ${period}, d.day from users u cross join ${dueDays(kit, period)} d
            where ${canOpen} and u.created_at <= d.due and ${isWanted}
              and not exists (select from notification_digests o where (o.user_id, o.period, o.day) = (u.id, ${period}, d.day))
            on conflict do nothing returning id, user_id)
          select made.id as digest, u.id as "userId", u.email::text as address from made join users u on u.id = made.user_id order by u.id`,
      );
      if (made.length === 0) return;
      const ids = made.map(({ digest }) => digest);
      await sql`update notifications n set mailed_at = now(), digest_id = g.id from notification_digests g
        where g.id = any(${ids}::bigint[]) and n.user_id = g.user_id and ${waiting(period)}`.execute(tx);
      await queueMails(
        tx,
        made.map(({ digest, ...recipient }) => ({
          kind: notificationMailKinds.digest,
          language: "en" as Language,
          data: { digest, ...dayOf(kit) },
          ...recipient,
        })),
      );
    });
  }
}

/** Removes notifications, and what belongs to their emails, once they have had their time. */
export async function sweepNotifications(db: Db, days: number): Promise<void> {
  await sql`delete from notifications where created_at < now() - make_interval(days => ${days})`.execute(db);
  await sql`delete from notification_digests where created_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
  await sql`delete from notification_stop_links where created_at < now() - interval '400 days'`.execute(db);
}
