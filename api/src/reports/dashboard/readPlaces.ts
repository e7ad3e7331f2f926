import { type Dashboard, leadStatuses } from "@kindling/contract";
import { sql } from "kysely";
import { classEntity } from "../../classroom/classes.ts";
import { type Db, rows, sole } from "../../core/database.ts";
import { always, type Context, refer, type Sql } from "../../core/entities/entity.ts";
import { lead } from "../../leads/leadEntity.ts";
import { isSilentSite, lastAnswerAt } from "../../people/measures/classMeasures.ts";
import { site } from "../../people/sites.ts";
import { user } from "../../people/users/users.ts";

type Sites = NonNullable<Dashboard["sites"]>;
type Leads = NonNullable<Dashboard["leads"]>;
type NeverSignedIn = NonNullable<Dashboard["never_signed_in"]>;

const shownSites = 12;

/** Sites as in the list: silent first, then lowest participation. */
export async function readSites(db: Db, programs: readonly number[], context: Context): Promise<Sites> {
  const here = sql`${site.from} where ${site.scope(context)} and ${site.filters.programs([...programs], context)}`;
  const { takes_part } = classEntity.filters;
  const [counts, lines] = await Promise.all([
    sole<{ total: number; silent: number }>(
      db,
      sql`select count(*) as total, count(*) filter (where ${isSilentSite(context)}) as silent from ${here}`,
    ),
    rows<Sites["lines"][number]>(
      db,
      sql`with rooms as materialized (select t.school_id, count(*) as classes, count(*) filter (where ${takes_part(true, context)}) as active
          from ${classEntity.from} where ${classEntity.scope(context)}
            and ${classEntity.filters.programs([...programs], context)} group by t.school_id),
        places as (select t.id, t.name, ${refer("p")} as provider, ${isSilentSite(context)} as is_silent from ${here}),
        needy as (select n.*, coalesce(c.classes, 0) as classes, coalesce(c.active, 0) as active
          from places n left join rooms c on c.school_id = n.id
          order by is_silent desc, c.active::float8 / c.classes nulls last, n.name, n.id limit ${shownSites})
        select n.*, ${lastAnswerAt(sql`n.id`, always)} as last_response_at
        from needy n order by is_silent desc, n.active::float8 / nullif(n.classes, 0) nulls last, n.name, n.id`,
    ),
  ]);
  return { ...counts, lines };
}

const narrowed = (programs: readonly number[] | undefined, filter: (ids: number[]) => Sql): Sql =>
  programs ? sql`(${filter([...programs])})` : always;

/** Leads by status, in the order in which a lead goes through them. */
export async function readLeads(
  db: Db,
  programs: readonly number[] | undefined,
  context: Context,
): Promise<Leads> {
  const found = await rows<Leads["by_status"][number]>(
    db,
    sql`select t.status, count(*) from leads t
      where ${narrowed(programs, (ids) => lead.filters.programs(ids, context))} group by t.status`,
  );
  const by_status = leadStatuses.map((status) => ({
    status,
    count: found.find((row) => row.status === status)?.count ?? 0,
  }));
  return { total: by_status.reduce((sum, { count }) => sum + count, 0), by_status };
}

/** The roles whose people are listed together, and what the list is called by. */
const lists = [
  ["Instructor", ["Instructor"]],
  ["Site Leader", ["Site Leader"]],
  ["Provider Leader", ["Provider Leader"]],
  ["Super Admin", ["Super Admin", "admin"]],
] as const;

/** Active users who have never signed in, by role. */
export async function readNeverSignedIn(
  db: Db,
  programs: readonly number[] | undefined,
  context: Context,
): Promise<NeverSignedIn> {
  const { is_active, has_signed_in } = user.filters;
  const found = await rows<{ role: string; count: number }>(
    db,
    sql`select t.role, count(*) from ${user.from} where ${user.scope(context)} and ${is_active(true, context)}
      and ${has_signed_in(false, context)} and ${narrowed(programs, (ids) => user.filters.programs(ids, context))}
      group by t.role`,
  );
  return lists.flatMap(([role, roles]) => {
    const counts = found.flatMap((row) => (roles.some((each) => each === row.role) ? [row.count] : []));
    const count = counts.reduce((sum, each) => sum + each, 0);
    return count > 0 ? [{ role, count }] : [];
  });
}
