import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** What places of the ledger (`l`) were called last in a group of rows: names stay as they were when points were won. */
export const latestName = (of: "school" | "provider"): Sql =>
  sql`(array_agg(${sql.ref(`l.${of}`)} order by l.id desc))[1]`;
