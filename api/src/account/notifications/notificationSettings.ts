import {
  isUnrestricted,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
  usualMailTimes,
} from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { type Db, rows } from "../../core/database.ts";

/** The weekly summary of classes among the kinds of preferences. */
export const weeklySummary = "weekly_summary";

/** Whether the weekly summary of classes is for a person: leaders, and directors, who see everything. */
export const getsSummary = (caller: Caller): boolean =>
  isUnrestricted(caller) || caller.role === "Provider Leader" || caller.role === "Site Leader";

interface Stored {
  readonly kind: string;
  readonly in_portal: boolean;
  readonly mail: NotificationSettings["kinds"][number]["mail"];
}

/** Where a person gets notifications of the kinds that concern them. */
export async function readSettings(
  db: Db,
  caller: Caller,
  kinds: ReadonlySet<NotificationKind>,
): Promise<NotificationSettings> {
  const stored = await rows<Stored>(
    db,
    sql`select kind, in_portal, mail from notification_preferences where user_id = ${caller.id}`,
  );
  const byKind = new Map(stored.map(({ kind, ...choice }) => [kind, choice]));
  return {
    kinds: notificationKinds
      .filter((kind) => kinds.has(kind))
      .map((kind) => ({ kind, ...(byKind.get(kind) ?? { in_portal: true, mail: usualMailTimes[kind] }) })),
    weekly_summary: getsSummary(caller) ? byKind.get(weeklySummary)?.mail !== "none" : null,
  };
}

/** Stores what a person chose. */
export async function saveSettings(
  tx: Db,
  caller: Caller,
  {
    kinds,
    weekly_summary,
  }: { readonly kinds: NotificationSettings["kinds"]; weekly_summary?: boolean | undefined },
): Promise<void> {
  const chosen: Stored[] = [...kinds];
  if (weekly_summary !== undefined && getsSummary(caller))
    chosen.push({ kind: weeklySummary, in_portal: false, mail: weekly_summary ? "weekly" : "none" });
  await sql`insert into notification_preferences (user_id, kind, in_portal, mail)
    select distinct on (kind) ${caller.id}::int, kind, in_portal, mail
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as c (kind text, in_portal boolean, mail text)
    on conflict (user_id, kind) do update set in_portal = excluded.in_portal, mail = excluded.mail, stopped_mail = null`.execute(
    tx,
  );
}
