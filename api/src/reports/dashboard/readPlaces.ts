import { type Dashboard, leadStatuses } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, type Context, refer, type Sql } from "../../core/entities/entity.ts";
import { lead } from "../../leads/leadEntity.ts";
import { classesInSession, isSilentSite, lastAnswerAt } from "../../people/measures/classMeasures.ts";
import { site } from "../../people/sites.ts";
import { user } from "../../people/users/users.ts";

type Sites = NonNullable<Dashboard["sites"]>;
type Leads = NonNullable<Dashboard["leads"]>;
type NeverSignedIn = NonNullable<Dashboard["never_signed_in"]>;

const shownSites = 12;

/** Sites as in the list: silent first, then lowest participation. */
export async function readSites(db: Db, programs: readonly number[], context: Context): Promise<Sites> {
  const here = sql`${site.from} where ${site.scope(context)} and ${site.filters.programs([...programs], context)}`;
  const found = await rows<Sites["lines"][number] & Pick<Sites, "total" | "silent">>(
    db,
    sql`with places as materialized (select t.id, t.name, ${refer("p")} as provider, ${isSilentSite(context)} as is_silent from ${here}),
      rooms as materialized (select c.school_id, count(*) as classes, count(*) filter (where c.takes_part) as active
        from ${classesInSession(sql`select id from places`, context)} c group by c.school_id),
      needy as (select n.*, coalesce(c.classes, 0) as classes, coalesce(c.active, 0) as active,
          count(*) over () as total, count(*) filter (where n.is_silent) over () as silent
        from places n left join rooms c on c.school_id = n.id
        order by n.is_silent desc, c.active::float8 / c.classes nulls last, n.name, n.id limit ${shownSites})
      select n.*, ${lastAnswerAt(sql`n.id`, always)} as last_response_at
      from needy n order by is_silent desc, n.active::float8 / nullif(n.classes, 0) nulls last, n.name, n.id`,
  );
  const [{ total, silent } = { total: 0, silent: 0 }] = found;
  return { total, silent, lines: found.map(({ total: _total, silent: _silent, ...line }) => line) };
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
