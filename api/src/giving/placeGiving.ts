import type { PlaceOverview } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../core/database.ts";
import type { Sql } from "../core/entities/entity.ts";
import { sessionsOn } from "../people/measures/classMeasures.ts";
import { givingLines, givingSums } from "../people/measures/givingMeasures.ts";

type Giving = PlaceOverview["giving"];

/** Points and donations of classes at some sites: current session, total and by charity. */
export async function readPlaceGiving(db: Db, sites: Sql, today: string): Promise<Giving> {
  const lines = givingLines((schoolId) => sql`${schoolId} in (${sites})`);
  const { classes, points, earned, donated, verified } = givingSums("g");
  const won = sql`${points} as points, ${earned} as earned_cents, ${donated} as donated_cents, ${verified} as verified_cents`;
  const now = sql`${lines} g join sites s on s.id = g.school_id join ${sessionsOn(today)} x
    on x.program_id = s.program_id and x.id = g.session_id`;
  const [session, in_all, charities] = await Promise.all([
    sole<Giving["session"]>(db, sql`select ${won} from ${now}`),
    sole<Giving["in_all"]>(db, sql`select ${won} from ${lines} g`),
    rows<Giving["charities"][number]>(
      db,
      sql`select c.id, c.name, ${classes} as classes, ${won} from ${now} join charities c on c.id = g.charity_id
        group by c.id order by classes desc, c.name, c.id`,
    ),
  ]);
  return { session, in_all, charities };
}
