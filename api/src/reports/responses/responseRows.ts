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

/** The condition that filters put on a response (`r`), on its own columns alone: rows are counted without a join. */
export function narrowedTo(filters: ResponseFilters): Sql {
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
  return sql.join([always, ...conditions.filter((condition) => condition !== undefined)], sql` and `);
}

/** Every response that a condition leaves, the newest first, by the keys of `responseColumns`, and what else is asked for. */
export function responseRows(where: Sql, { language, timeZone }: Context, more: Sql = sql``): Sql {
  return sql`select p.name as provider, s.name as site, ${personName("u")} as teacher, r.grade,
      k.name as activity_type, i.title, h.title as trait,
      to_char(r.created_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as answered_at, r.points ${more}
    from responses r join users u on u.id = r.user_id join sites s on s.id = r.school_id join providers p on p.id = s.provider_id
      left join ${answeredItems} i on i.type = r.type and i.object_id = r.object_id
      left join traits h on h.id = i.trait_id left join ${curriculumTypes(language)} k (key, name, place) on k.key = r.type
    where ${where} order by r.created_at desc, r.id desc`;
}

/** How many those are. */
export function countResponses(where: Sql): Sql {
  return sql`select count(*)::int as total from responses r where ${where}`;
}
