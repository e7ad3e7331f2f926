import { sql } from "kysely";
import { always, anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { curriculumTypes } from "../../curriculum/activities/curriculumItems.ts";
import { answeredItems } from "../../people/measures/classMeasures.ts";
import { classSessionOf, isOf } from "../../people/measures/givingMeasures.ts";
import { personName } from "../../people/shared/personName.ts";

/** What reports over responses can be narrowed to; what is missing means all. */
interface ResponseFilters {
  readonly sessions?: readonly number[];
  readonly providers?: readonly number[];
  readonly schools?: readonly number[];
  readonly programs?: readonly number[];
  readonly charities?: readonly number[];
  readonly traits?: readonly number[];
  /** Every list of type keys narrows by itself. */
  readonly types?: readonly (readonly string[] | undefined)[];
}

/** What filters leave of all responses. */
export interface Narrowed {
  /** The condition on a response (`r`), on its own columns alone. */
  readonly where: Sql;
  /** A statement of rows by type that are added up (`rows`) to count them. */
  readonly counts: Sql;
  /** The same by site. */
  readonly countsBySite: Sql;
  /** A statement of what they answer, by type and object_id. */
  readonly items: Sql;
}

/** Narrows all responses; they are counted from what is kept of them (migrations 033 and 036), if it tells that much. */
export function narrowedTo(filters: ResponseFilters): Narrowed {
  const { sessions, providers, schools, programs, charities, traits, types = [] } = filters;
  const sitesOf = (column: Sql, ids: readonly number[]) =>
    sql`r.school_id in (select id from sites where ${anyOf(column, ids)})`;
  const conditions = [
    sessions && anyOf(sql`r.session_id`, sessions),
    providers && sitesOf(sql`provider_id`, providers),
    schools && anyOf(sql`r.school_id`, schools),
    programs && sitesOf(sql`program_id`, programs),
    charities &&
      sql`exists (select from charity_choices c where ${isOf("c", classSessionOf("r"))} and ${anyOf(sql`c.charity_id`, charities)})`,
    traits &&
      sql`(r.type, r.object_id) in (select n.type, n.object_id from ${answeredItems} n where ${anyOf(sql`n.trait_id`, traits)})`,
    ...types.map((keys) => keys && anyOf(sql`r.type`, keys, "text")),
  ];
  const where = sql.join([always, ...conditions.filter((condition) => condition !== undefined)], sql` and `);
  const each = sql`select r.school_id, r.type, 1 as rows from responses r where ${where}`;
  const kept = (isPlaced: boolean) =>
    sql`select r.school_id, r.type, r.rows from response_counts r
      where r.school_id is ${sql.raw(isPlaced ? "not null" : "null")} and ${where}`;
  const isKept = !charities && !traits;
  const isPlaced = Boolean(providers || schools || programs);
  return {
    where,
    counts: isKept ? kept(isPlaced) : each,
    countsBySite: isKept ? kept(true) : each,
    items:
      isKept && !isPlaced && !sessions
        ? sql`select r.type, r.object_id from response_item_counts r where ${where} group by 1, 2 having sum(r.rows) > 0`
        : sql`select r.type, r.object_id from responses r where ${where}`,
  };
}

/** Every response that is left, the newest first, by the keys of `responseColumns`, and what else is asked for. */
export function responseRows({ where }: Narrowed, { language, timeZone }: Context, more: Sql = sql``): Sql {
  return sql`select p.name as provider, s.name as site, ${personName("u")} as teacher, r.grade,
      k.name as activity_type, i.title, h.title as trait,
      to_char(r.created_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as answered_at, r.points ${more}
    from responses r join users u on u.id = r.user_id join sites s on s.id = r.school_id join providers p on p.id = s.provider_id
      left join ${answeredItems} i on i.type = r.type and i.object_id = r.object_id
      left join traits h on h.id = i.trait_id left join ${curriculumTypes(language)} k (key, name, place) on k.key = r.type
    where ${where} order by r.created_at desc, r.id desc`;
}

/** How many those are. */
export function countResponses({ counts }: Narrowed): Sql {
  return sql`select coalesce(sum(r.rows), 0)::int as total from (${counts}) r`;
}
