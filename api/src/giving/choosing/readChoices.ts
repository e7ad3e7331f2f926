import type { CharityCard, ClassChoice } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { refer } from "../../core/entities/entity.ts";
import {
  classSessionOf,
  donationsIn,
  earnedIn,
  movedElsewhere,
  paidElsewhere,
  pointsIn,
} from "../../people/measures/givingMeasures.ts";
import { sponsorsOf } from "../sponsors/sponsorsOf.ts";

/** A charity as a class meets it: read as `c` with its category as `g`. */
export const charityCard: Sql = sql`jsonb_build_object('id', c.id, 'name', c.name, 'country', c.country, 'state', c.state,
  'website', c.website, 'description', c.description, 'logo_url', c.logo_url, 'category', ${refer("g")})`;

/** A session with its dates, read by an alias. */
export function sessionCard(alias: string): Sql {
  const x = sql.raw(alias);
  return sql`jsonb_build_object('id', ${x}.id, 'name', ${x}.name, 'start', ${x}.start, 'end', ${x}."end")`;
}

const own = classSessionOf("t");

/** Matching charity choices (read as `t`) with their amounts, newest session first. */
export async function readChoices(db: Db, condition: Sql): Promise<ClassChoice[]> {
  const { donated, verified } = donationsIn(own);
  return rows<ClassChoice & { charity: CharityCard }>(
    db,
    sql`select t.id, t.start, t."end", t.votes, t.created_at, ${refer("s")} as school, ${sessionCard("x")} as session,
        ${charityCard} as charity, ${pointsIn(own)} as points, ${earnedIn(own)} as earned_cents, ${donated} as donated_cents, ${verified} as verified_cents,
        ${paidElsewhere(own, sql`t.charity_id`)} as paid_elsewhere, ${movedElsewhere(own, sql`t.charity_id`)} as moved_elsewhere,
        ${sponsorsOf(sql`t.school_id`, sql`t.charity_id`)} as sponsors
      from charity_choices t join sites s on s.id = t.school_id join sessions x on x.id = t.session_id
        join charities c on c.id = t.charity_id left join categories g on g.id = c.category_id
      where ${condition} order by x.start desc, t.id desc`,
  );
}
