import type { Resource } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { always, type Entity, narrowed, never, type Sql } from "../../core/entities/entity.ts";
import { providersInReach, sitesInReach } from "../shared/reach.ts";

/** What the sites of a user `t` have to tell. */
export const schoolsOf = (what: Sql, condition: Sql = always) => sql`(select ${what} from user_schools us
  join sites s on s.id = us.school_id where us.user_id = t.id and s.archived_at is null and ${condition})`;

/** Whether a user `t` belongs to a site of which this holds. */
export const atSites = (condition: Sql) => sql`exists ${schoolsOf(sql`1`, condition)}`;

/** The ids of everybody at some sites, or with some roles there. */
export const idsAtSites = (condition: Sql, people: Sql = always) => sql`select us.user_id from user_schools us
  join sites s on s.id = us.school_id join users w on w.id = us.user_id
  where s.archived_at is null and ${condition} and ${people}`;

/** The ids of the Provider Leaders of some providers. */
const providerLeaders = (condition: Sql) =>
  sql`select w.id from users w where w.role = 'Provider Leader' and ${condition}`;

/** The ids of users whose whole row a caller sees, their own people, and a Provider Leader their fellows; undefined means all. */
function idsInReach(caller: Caller): Sql | undefined {
  const reach = sitesInReach(caller, sql`us.school_id`);
  if (!reach || caller.role !== "Provider Leader")
    return reach && idsAtSites(reach, sql`w.role = 'Instructor'`);
  return sql`${idsAtSites(reach, sql`w.role in ('Site Leader', 'Instructor')`)}
    union all ${providerLeaders(sql`w.provider_id = ${caller.providerId}`)}`;
}

/** The users `t` whose whole row a caller sees. */
function peopleInReach(caller: Caller): Sql {
  const ids = idsInReach(caller);
  return ids ? sql`t.id in (${ids})` : always;
}

/** The users `t` a caller sees: with Site Leaders also the active leaders of their sites and provider, by name, email and sites. */
export function peopleInSight(caller: Caller): Sql {
  const [ids, providers] = [idsInReach(caller), providersInReach(caller, sql`w.provider_id`)];
  if (caller.role !== "Site Leader" || !ids || !providers) return peopleInReach(caller);
  const siteLeaders = idsAtSites(
    sitesInReach(caller, sql`us.school_id`) ?? always,
    sql`w.is_active and w.role = 'Site Leader'`,
  );
  return sql`t.id in (${ids} union all ${siteLeaders} union all ${providerLeaders(sql`w.is_active and ${providers}`)})`;
}

/** Users as far as the caller sees their whole row. */
export function peopleInFull<R extends Resource>(user: Entity<R>): Entity<R> {
  return narrowed(user, ({ caller }) => peopleInReach(caller));
}

/** A user field for callers who see the whole row; others get `instead`. */
export function inFull(caller: Caller, field: Sql, instead: Sql = sql`null`): Sql {
  return caller.role === "Site Leader"
    ? sql`case when ${peopleInReach(caller)} then ${field} else ${instead} end`
    : field;
}

/** Whether user `t` also belongs to a site or provider (`p`) outside the caller's scope. */
export function belongsElsewhere(caller: Caller): Sql {
  const sites = sitesInReach(caller, sql`s.id`);
  const providers = providersInReach(caller, sql`t.provider_id`);
  if (!sites || !providers) return never;
  return sql`(${atSites(sql`(${sites}) is not true`)}
    or (p.id is not null and p.archived_at is null and (${providers}) is not true))`;
}
