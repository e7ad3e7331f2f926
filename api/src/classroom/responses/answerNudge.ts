import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { type Db, rows } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";

/** An activity counts as the answer to a nudge for so many days. */
const answerDays = 14;

/** Marks the open nudges of a class as answered, and tells those who sent them. */
export async function answerNudge(
  tx: Db,
  { userId, schoolId }: { readonly userId: number; readonly schoolId: number },
  { caller }: Context,
): Promise<void> {
  const answered = await rows<{ id: number; sent_by: number | null }>(
    tx,
    sql`update nudges set answered_at = now() where user_id = ${userId} and school_id = ${schoolId} and answered_at is null
        and created_at > now() - make_interval(days => ${answerDays}) returning id, sent_by`,
  );
  for (const { id, sent_by } of answered) {
    if (sent_by === null || sent_by === caller.id) continue;
    await notify(tx, { kind: "nudge", topic: "nudge", thing: id, people: sql`select ${sent_by}::int` });
  }
}
