import type { Resource } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { always, type Entity, never, type Sql } from "../../core/entities/entity.ts";
import { providersInReach, sitesInReach } from "../shared/reach.ts";

/** What the sites of a user `t` have to tell. */
export const schoolsOf = (what: Sql, condition: Sql = always) => sql`(select ${what} from user_schools us
  join sites s on s.id = us.school_id where us.user_id = t.id and s.archived_at is null and ${condition})`;

/** Whether a user `t` belongs to a site of which this holds. */
export const atSites = (condition: Sql) => sql`exists ${schoolsOf(sql`1`, condition)}`;

/** The users `t` whose whole row a caller sees: their own people, and a Provider Leader their fellows. */
export function peopleInReach(caller: Caller): Sql {
  const reach = sitesInReach(caller, sql`us.school_id`);
  if (!reach) return always;
  if (caller.role === "Provider Leader") {
    return sql`((t.role in ('Site Leader', 'Instructor') and ${atSites(reach)})
      or (t.role = 'Provider Leader' and t.provider_id = ${caller.providerId}))`;
  }
  return sql`(t.role = 'Instructor' and ${atSites(reach)})`;
}

/** Users as far as the caller sees their whole row. */
export function peopleInFull<R extends Resource>(user: Entity<R>): Entity<R> {
  return { ...user, scope: (asked) => sql`${user.scope(asked)} and ${peopleInReach(asked.caller)}` };
}

/** Active leaders `t` of a Site Leader's sites and provider: name, email and sites. */
export function leadersToTurnTo(caller: Caller): Sql {
  if (caller.role !== "Site Leader") return never;
  const [sites, provider] = [
    sitesInReach(caller, sql`us.school_id`) ?? always,
    providersInReach(caller, sql`t.provider_id`) ?? always,
  ];
  return sql`(t.is_active and ((t.role = 'Site Leader' and ${atSites(sites)}) or (t.role = 'Provider Leader' and ${provider})))`;
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
