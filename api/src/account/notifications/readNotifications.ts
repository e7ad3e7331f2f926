import { mayCall, type Notification, type NotificationKind, notificationRows } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { always, type Context, type Sql } from "../../core/entities/entity.ts";
import type { NotificationTopic } from "./notificationTopic.ts";

type Topics = readonly NotificationTopic[];

interface Row extends Pick<Notification, "id" | "created_at" | "is_read"> {
  readonly topic: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** More unread ones aren't counted. */
const mostCounted = 100;

/** The topics whose screens a caller may open. */
const topicsFor = (topics: Topics, { caller }: Pick<Context, "caller">): Topics =>
  topics.filter(({ access }) => mayCall(access, caller));

/** Kinds that a caller may be notified of. */
export const kindsFor = (topics: Topics, context: Pick<Context, "caller">): ReadonlySet<NotificationKind> =>
  new Set(topicsFor(topics, context).map(({ kind }) => kind));

/** The caller's notifications (`n`) with what they are about (`a`), as far as they may see that now. */
function visible(topics: Topics, context: Context): Sql {
  const cases = topics.map(({ name, about }) => sql`when ${sql.lit(name)} then (${about(context)})`);
  const names = topics.map(({ name }) => name);
  return sql`notifications n cross join lateral (
      select case n.topic ${sql.join(cases, sql` `)} end as about) a
    where n.user_id = ${context.caller.id} and n.topic = any(${names}::text[]) and a.about is not null`;
}

/** That a notification is to be shown in the portal. */
const isShown = sql`coalesce((select p.in_portal from notification_preferences p
  where p.user_id = n.user_id and p.kind = n.kind), true)`;

/** The caller's notifications that meet a condition, newest first, in the caller's language. */
export async function readNotifications(
  db: Db,
  all: Topics,
  context: Context,
  {
    condition = isShown,
    skip = 0,
    most = notificationRows,
  }: { condition?: Sql; skip?: number; most?: number },
): Promise<Notification[]> {
  const topics = topicsFor(all, context);
  if (topics.length === 0) return [];
  const found = await rows<Row>(
    db,
    sql`select n.id, n.topic, n.created_at, n.read_at is not null as is_read, a.about
      from ${visible(topics, context)} and ${condition}
      order by n.created_at desc, n.id desc limit ${most} offset ${skip}`,
  );
  const byName = new Map(topics.map((topic) => [topic.name, topic]));
  return found.flatMap(({ topic: name, about, ...row }) => {
    const topic = byName.get(name);
    if (!topic) return [];
    const { title, detail = null } = topic.tell(about, context.language);
    return { ...row, kind: topic.kind, title, detail, link: topic.link(about) };
  });
}

/** Counts unread notifications, up to 100. */
export async function countUnread(db: Db, all: Topics, context: Context): Promise<number> {
  const topics = topicsFor(all, context);
  if (topics.length === 0) return 0;
  const { unread } = await sole<{ unread: number }>(
    db,
    sql`select count(*)::int as unread from (select 1 from ${visible(topics, context)} and n.read_at is null and ${isShown}
      limit ${mostCounted}) u`,
  );
  return unread;
}

/** Marks notifications of a person as read, all without ids. */
export async function markRead(db: Db, userId: number, ids: readonly number[] | undefined): Promise<void> {
  const which = ids ? sql`id = any(${ids}::bigint[])` : always;
  await sql`update notifications set read_at = now() where user_id = ${userId} and read_at is null and ${which}`.execute(
    db,
  );
}
