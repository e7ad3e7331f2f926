import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";
import type { Settings } from "../../core/settings.ts";

/** Until when a password entered now counts. */
export function confirmedUntil({ confirmPasswordMinutes }: Pick<Settings, "confirmPasswordMinutes">): Sql {
  if (confirmPasswordMinutes === 0) return sql`'infinity'::timestamptz`;
  return sql`now() + make_interval(mins => ${confirmPasswordMinutes})`;
}
