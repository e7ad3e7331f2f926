import { sql } from "kysely";
import type { Sql } from "../entities/entity.ts";

/** A stored file for a row, from its key column; null if none. */
export function fileColumn(key: Sql): Sql {
  return sql`(select jsonb_build_object('fileKey', f.key, 'name', f.name, 'mime', f.mime, 'size', f.size,
    'url', '/api/files/' || f.key) from files f where f.key = ${key})`;
}
