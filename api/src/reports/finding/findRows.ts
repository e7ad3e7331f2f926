import {
  type BodyOf,
  type FoundKind,
  type findEndpoints,
  foundKinds,
  mayCall,
  mostFound,
  type ReplyOf,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, transaction } from "../../core/database.ts";
import type { Context, Entity, Sql } from "../../core/entities/entity.ts";
import { holdsWord, likeText, searchCondition } from "../../core/entities/searching.ts";

type Asked = BodyOf<typeof findEndpoints.find>;
type Found = ReplyOf<typeof findEndpoints.find>["data"][number];
type Holds = (word: string) => (expression: Sql) => Sql;

/** The field of each kind's rows that tells them from others of the same name. */
const details: Partial<Record<FoundKind, string>> = {
  user: "email",
  site: "provider",
  genericTeacher: "school",
  lead: "organization",
  session: "program",
  giverTv: "trait",
  announcement: "program",
};

/** Fields that carry another row's id and name. */
const refers: readonly string[] = ["provider", "school", "program", "trait"];

/** How alike a word and the best part of a text have to be, from 0 to 1: two letters may be swapped in a name of five. */
const likeness = 0.4;

/** Shorter words are alike to too much. */
const leastLetters = 5;

/** A condition that an expression holds a word or something much like it. */
const resembles: Holds = (word) =>
  word.length < leastLetters ? holdsWord(word) : (expression) => sql`${word} <% ${expression}`;

/** The best rows of one kind: those whose name begins with the text, then those with a word that does. */
function bestOf(kind: FoundKind, entity: Entity, text: string, most: number, context: Context, holds: Holds) {
  const columns: Readonly<Record<string, Sql>> = entity.columns(context);
  const { name = sql`t.name` } = columns;
  const detail = details[kind] ?? "";
  const told = columns[detail];
  const shown = told && refers.includes(detail) ? sql`(${told}) ->> 'name'` : (told ?? sql`null`);
  const start = likeText(text);
  return sql`(select ${kind} as kind, t.id, (${name})::text as name, (${shown})::text as detail,
      ${kind === "user" ? sql`t.role` : sql`null`} as role,
      case when (${name})::text ilike ${`${start}%`} then 0 when (${name})::text ilike ${`% ${start}%`} then 1 else 2 end as place,
      word_similarity(${text}, (${name})::text) as likeness
    from ${entity.from} where ${entity.scope(context)} and ${searchCondition(entity.search, text, holds)}
    order by place, likeness desc, name, t.id limit ${sql.lit(most)})`;
}

/**
 * Finds rows by their names and by what else their lists are searched for, as far as the caller may read them: the best
 * of each kind, kinds in their order. Only where nothing holds the words as they are typed, what is much like them.
 */
export async function findRows(
  db: Db,
  { text, kind }: Asked,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
): Promise<Found[]> {
  const most = kind ? mostFound.ofOne : mostFound.ofEach;
  const asked = (kind ? [kind] : foundKinds).flatMap((each) => {
    const entity = entities.get(each);
    return entity && mayCall(entity.resource.access.read, context.caller) ? [{ each, entity }] : [];
  });
  if (asked.length === 0) return [];
  const read = (tx: Db, holds: Holds, least: number) => {
    const parts = asked.map(({ each, entity }) => bestOf(each, entity, text, most, context, holds));
    return rows<Found>(
      tx,
      sql`select kind, id, name, detail, role from (${sql.join(parts, sql` union all `)}) f where likeness >= ${least}
        order by array_position(${[...foundKinds]}::text[], kind), place, likeness desc, name, id`,
    );
  };
  const found = await read(db, holdsWord, 0);
  if (found.length > 0 || text.length < leastLetters) return found;
  return transaction(db, async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(tx);
    return read(tx, resembles, likeness);
  });
}
