import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Sql } from "../../core/entities/entity.ts";
import { personName } from "../../people/shared/personName.ts";
import type { Certificate } from "./certificate.ts";

const atOnce = 100;

/** The ids of matching nominations, in printing order. */
export async function findNominations(db: Db, condition: Sql): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from responses t join sites s on s.id = t.school_id join users u on u.id = t.user_id
      where ${condition} order by s.name, s.id, u.last_name, u.first_name, u.id, t.student_last_name, t.student_first_name, t.id`,
  );
  return found.map(({ id }) => id);
}

/** What the certificates of some nominations say, read a hundred at a time as they are needed. */
export async function* readCertificates(
  db: Db,
  ids: readonly number[],
  timeZone: string,
): AsyncGenerator<Certificate> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    yield* await rows<Certificate>(
      db,
      sql`select t.student_first_name || ' ' || t.student_last_name as student, t.grade, tr.title as trait, a.title as form,
          coalesce(g.name, ${personName("u")}) as teacher, s.name as site,
          ${personName("l")} as leader, to_char(t.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as date
        from responses t join activities a on a.id = t.object_id join users u on u.id = t.user_id join sites s on s.id = t.school_id
          left join traits tr on tr.id = a.trait_id left join generic_teachers g on g.id = t.generic_teacher_id
          left join users l on l.id = s.admin_id
        where ${anyOf(sql`t.id`, some)} order by array_position(${some}::int[], t.id)`,
    );
  }
}
