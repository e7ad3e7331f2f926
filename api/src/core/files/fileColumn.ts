import { sql } from "kysely";
import type { Sql } from "../entities/entity.ts";

/** A stored file as a row carries it, from the column that holds its key; null when there is none. */
export function fileColumn(key: Sql): Sql {
  return sql`(select jsonb_build_object('fileKey', f.key, 'name', f.name, 'mime', f.mime, 'size', f.size,
    'url', '/api/files/' || f.key) from files f where f.key = ${key})`;
}
