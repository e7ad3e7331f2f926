import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Db, rows } from "../core/database.ts";
import { normalize } from "../core/importing/cells.ts";

/** How many columns of one resource are remembered for a person. */
const mostRemembered = 200;

/** The header of a file without a header row can be a person's name, so only its hash is kept. */
const hashOf = (header: string) => createHash("sha256").update(normalize(header)).digest("base64url");

/** Returns the fields that a person last chose for headers of a resource; null if they left the column out. */
export async function recallColumns(
  db: Db,
  userId: number,
  entity: string,
  headers: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const hashes = headers.map(hashOf);
  const found = await rows<{ header_hash: string; field: string | null }>(
    db,
    sql`select header_hash, field from import_columns
      where user_id = ${userId} and entity = ${entity} and header_hash = any(${hashes}::text[])`,
  );
  const fields = new Map(found.map(({ header_hash, field }) => [header_hash, field]));
  const known = headers.map((header, place) => [header, fields.get(hashes[place] ?? "")] as const);
  return new Map(known.filter((entry): entry is [string, string | null] => entry[1] !== undefined));
}

/** Remembers the fields that a person chose for headers, and forgets the oldest if there are many. */
export async function rememberColumns(
  db: Db,
  userId: number,
  entity: string,
  chosen: ReadonlyMap<string, string | null>,
): Promise<void> {
  const named = [...chosen].filter(([header]) => normalize(header) !== "").slice(0, mostRemembered);
  const fields = new Map(named.map(([header, field]) => [hashOf(header), field]));
  const kept = JSON.stringify([...fields].map(([header_hash, field]) => ({ header_hash, field })));
  // In one order, so that two imports of a person can't lock each other out.
  await sql`insert into import_columns (user_id, entity, header_hash, field)
    select ${userId}, ${entity}, header_hash, field
    from jsonb_to_recordset(${kept}::jsonb) as chosen (header_hash text, field text) order by header_hash
    on conflict (user_id, entity, header_hash) do update set field = excluded.field, used_at = now()`.execute(
    db,
  );
  await sql`delete from import_columns where user_id = ${userId} and entity = ${entity} and header_hash in (
    select header_hash from import_columns where user_id = ${userId} and entity = ${entity}
    order by used_at desc, header_hash offset ${mostRemembered})`.execute(db);
}
