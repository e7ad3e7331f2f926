import type { Dashboard } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { givingLines, givingSums } from "../../people/measures/givingMeasures.ts";
import { toVerify } from "../../people/measures/toVerify.ts";
import { givingInReach } from "../../people/shared/reach.ts";

type Giving = NonNullable<Dashboard["giving"]>;

/** Points and donations in the sessions, in the caller's scope. */
export function readMoney(db: Db, sessions: readonly number[], { caller }: Context): Promise<Giving> {
  const sees = (schoolId: Sql) => givingInReach(caller, schoolId);
  const { points, earned, donated, verified } = givingSums("g");
  // What was given to charities of earlier sessions isn't chosen in these.
  const unassigned = sql`coalesce(sum(g.earned) filter (where g.charity_id is null and not g.is_late), 0)::bigint`;
  return sole<Giving>(
    db,
    sql`select g.*, b.* from
      (select ${points} as points, ${earned} as earned_cents, ${unassigned} as unassigned_cents, ${donated} as donated_cents,
          ${verified} as verified_cents from ${givingLines(sees, { sessions })} g) g,
      (select coalesce(sum(b.cents), 0)::bigint as waiting_cents, count(*) as waiting
        from ${toVerify} b where ${anyOf(sql`b.session_id`, sessions)} and ${sees(sql`b.school_id`) ?? always}) b`,
  );
}
