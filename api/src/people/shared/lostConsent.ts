import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** Whether a consent (`alias`) no longer holds on a day: it was withdrawn or has ended. */
export function isLost(alias: string, today: Sql): Sql {
  const c = sql.raw(alias);
  return sql`(${c}.withdrawn_at is not null or coalesce(${c}.consent_until < ${today}, false))`;
}

/** Whether a file of a class, or the thumbnail of one, is hidden on a day, because the consent for it is lost. */
export function isHidden(key: Sql, today: string): Sql {
  const day = sql`${today}::date`;
  return sql`exists (select from media_consents hc join files hf on hf.id = hc.file_id
    where ${isLost("hc", day)} and hf.key in (${key}, (select hm.file from teacher_media hm where hm.thumb = ${key})))`;
}
