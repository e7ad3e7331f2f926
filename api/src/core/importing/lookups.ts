import { sql } from "kysely";
import { type Db, rows } from "../database.ts";
import type { Context, Entity } from "../entities/entity.ts";
import { normalize } from "./cells.ts";

interface Named {
  id: number;
  name: string;
  abbreviation: string | null;
  external_id: string | null;
  email: string | null;
}

/** Finds rows of one resource by what a spreadsheet calls them, and the other way round. */
export interface Lookup {
  /** Whether the rows are people, who can be named by email. */
  readonly isPerson: boolean;
  /** The name of the first row there is, as a file has it. */
  readonly first: string | undefined;
  /** The id that a text names; "ambiguous" when several rows go by it. */
  find(text: string): number | "ambiguous" | undefined;
  /** The text by which a file can refer to a row; undefined if the caller can't refer to it. */
  nameOf(id: number, amongOthers?: boolean): string | undefined;
}

/** Reads the names of every row of a resource that the caller may refer to. */
async function readLookup(db: Db, entity: Entity, context: Context): Promise<Lookup> {
  const columns = entity.columns(context) as Record<string, unknown>;
  const optional = (name: string) => (name in columns ? sql`t.${sql.ref(name)}` : sql`null`);
  const named = await rows<Named>(
    db,
    sql`select t.id, ${columns["name"]} as name, ${optional("abbreviation")} as abbreviation,
      ${optional("external_id")} as external_id, ${optional("email")} as email from ${entity.from} where ${entity.scope(context)} order by t.id`,
  );
  const by = (key: (row: Named) => string | null, spelled: (text: string) => string) => {
    const found = new Map<string, number | "ambiguous">();
    for (const row of named) {
      const text = spelled(key(row) ?? "");
      if (text) found.set(text, found.has(text) ? "ambiguous" : row.id);
    }
    return (text: string) => found.get(spelled(text));
  };
  const trimmed = (text: string) => text.trim();
  // What is written exactly so goes before what only sounds like it: "1-23" is not "12-3".
  const ways = [
    by((row) => row.external_id, trimmed),
    by((row) => row.name, trimmed),
    by(
      (row) => row.email,
      (text) => text.trim().toLowerCase(),
    ),
    by((row) => row.external_id, normalize),
    by((row) => row.name, normalize),
    by((row) => row.abbreviation, normalize),
  ];
  const byId = new Map(named.map((row) => [row.id, row]));
  // Rows with the same name are written by number: "#12".
  const find = (text: string) => {
    const numbered = /^#(\d{1,9})$/.exec(text)?.[1];
    if (numbered) return byId.get(Number(numbered))?.id;
    for (const way of ways) {
      const found = way(text);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const nameOf = (id: number, amongOthers = false) => {
    const row = byId.get(id);
    if (!row) return undefined;
    const told = [row.name, row.external_id, row.email, row.abbreviation].find(
      (text) => text && find(text) === id && !(amongOthers && /[;|]/.test(text)),
    );
    return told ?? `#${id}`;
  };
  return { find, nameOf, isPerson: "first_name" in columns, first: named[0] && nameOf(named[0].id) };
}

/** The lookups of every resource that an entity's input refers to. */
export async function readLookups(
  db: Db,
  references: readonly (readonly [field: string, refersTo: string])[],
  context: Context,
  entities: ReadonlyMap<string, Entity>,
): Promise<Map<string, Lookup>> {
  const lookups = new Map<string, Lookup>();
  for (const [, refersTo] of references) {
    const entity = entities.get(refersTo);
    if (entity && !lookups.has(refersTo)) lookups.set(refersTo, await readLookup(db, entity, context));
  }
  return lookups;
}
