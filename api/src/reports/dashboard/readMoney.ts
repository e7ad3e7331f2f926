import type { Dashboard } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { always, anyOf, type Context } from "../../core/entity.ts";
import { bankSum, classSessionOf, isOf, verifiedSum, waitingSum } from "../../resources/givingMeasures.ts";
import { sitesInReach } from "../../resources/reach.ts";

type Giving = NonNullable<Dashboard["giving"]>;

/** What classes won and brought in within some sessions, as far as the caller sees them. */
export async function readMoney(
  db: Db,
  sessions: readonly number[],
  { caller }: Context,
  pointValueCents: number,
): Promise<Giving> {
  const here = (alias: string) =>
    sql`${anyOf(sql`${sql.raw(alias)}.session_id`, sessions)} and ${sitesInReach(caller, sql`${sql.raw(alias)}.school_id`) ?? always}`;
  const hasChosen = sql`exists (select from charity_choices h where ${isOf("h", classSessionOf("e"))})`;
  const { points, unassigned, ...money } = await sole<
    Omit<Giving, "earned_cents" | "unassigned_cents"> & { unassigned: number }
  >(
    db,
    sql`select e.*, b.* from
      (select coalesce(sum(e.points), 0)::int as points, coalesce(sum(e.points) filter (where not ${hasChosen}), 0)::int as unassigned
        from (select e.user_id, e.school_id, e.session_id, sum(e.points) as points from point_entries e
          where ${here("e")} group by e.user_id, e.school_id, e.session_id) e) e,
      (select ${bankSum("b")} as donated_cents, ${verifiedSum("b")} as verified_cents, ${waitingSum("b")} as waiting_cents,
          count(*) filter (where b.status = 'counted') as waiting
        from class_donations b where ${here("b")}) b`,
  );
  return {
    points,
    earned_cents: points * pointValueCents,
    unassigned_cents: unassigned * pointValueCents,
    ...money,
  };
}
