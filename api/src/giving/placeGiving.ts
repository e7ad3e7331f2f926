import type { GivingStructure, PlaceOverview } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import type { Sql } from "../core/entities/entity.ts";
import { sessionsOn } from "../people/measures/classMeasures.ts";
import { givingLines, givingSums } from "../people/measures/givingMeasures.ts";
import { toldNames } from "../people/measures/givingStructure.ts";

type Giving = PlaceOverview["giving"];

/** What the giving of a place is told of. */
interface GivingPlace {
  /** A statement of the sites' ids. */
  readonly sites: Sql;
  /** The provider, where only what is theirs counts. */
  readonly provider?: number | undefined;
  readonly structure?: GivingStructure | undefined;
}

/** Points and donations of classes at some sites: current session, total and by charity. */
export function readPlaceGiving(
  db: Db,
  { sites, provider, structure }: GivingPlace,
  today: string,
): Promise<Giving> {
  const filter = { structure, ...(provider !== undefined && { providers: [provider] }) };
  const { classes, points, earned, donated, verified } = givingSums("g");
  const won = sql`${points} as points, ${earned} as earned_cents, ${donated} as donated_cents, ${verified} as verified_cents`;
  return sole<Giving>(
    db,
    sql`with lines as materialized ${givingLines((schoolId) => sql`${schoolId} in (${sites})`, filter)}, ${toldNames(structure)},
      running as materialized (select g.* from lines g join sites s on s.id = g.school_id join ${sessionsOn(today)} x
        on x.program_id = s.program_id and x.id = g.session_id)
      select (select row_to_json(l) from (select ${won} from running g) l) as session,
        (select row_to_json(l) from (select ${won} from lines g) l) as in_all,
        coalesce((select json_agg(row_to_json(l)) from (
          select g.charity_id as id, c.name, ${classes} as classes, ${won} from running g join told_charities c on c.charity_id = g.charity_id
          group by g.charity_id, c.name order by classes desc, c.name, g.charity_id) l), '[]') as charities`,
  );
}
