import { type Kysely, sql } from "kysely";

/**
 * What becomes of classes is looked up pair by pair, each by primary keys: right after an import nothing knows yet how
 * much there is, and plans that read whole tables for each batch were chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create or replace function follow_classes(people int[], places int[]) returns void language plpgsql as $$
begin
  with pairs as materialized (
      select p.user_id, p.school_id, l."from", l.until,
        coalesce((select true from user_schools us where us.user_id = p.user_id and us.school_id = p.school_id), false)
        and (select u.role = 'Instructor' and u.is_active and u.archived_at is null from users u where u.id = p.user_id)
        and (select s.is_active and s.archived_at is null and v.is_active and v.archived_at is null
          from sites s join providers v on v.id = s.provider_id where s.id = p.school_id) as stands
      from (select distinct user_id, school_id from unnest(people, places) p (user_id, school_id)) p
        left join lateral (
          select c."from", c.until from class_periods c where c.user_id = p.user_id and c.school_id = p.school_id
          order by c."from" desc limit 1) l on true),
    ended as (
      update class_periods c set until = now() from pairs p
      where c.user_id = p.user_id and c.school_id = p.school_id and c."from" = p."from" and c.until is null and not p.stands),
    resumed as (
      update class_periods c set until = null from pairs p
      where c.user_id = p.user_id and c.school_id = p.school_id and c."from" = p."from" and p.stands
        and p.until > now() - interval '1 day')
  insert into class_periods (user_id, school_id, "from")
  select p.user_id, p.school_id, now() from pairs p
  where p.stands and (p."from" is null or p.until <= now() - interval '1 day');
end $$;
`.execute(db);
}
