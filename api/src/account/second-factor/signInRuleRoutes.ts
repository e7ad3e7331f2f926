import {
  type Group,
  groups,
  mustHaveFactor,
  type RoleName,
  roleNames,
  signInRuleEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { difference, record } from "../../core/entities/audit.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { person } from "../../people/shared/personName.ts";
import { factorSay } from "./factorSay.ts";
import { isEnrolled, readFactors } from "./factors.ts";

interface Stored {
  roles: RoleName[];
  groups: Group[];
  starts_on: string | null;
  updated_at: string;
  updated_by: { id: number; name: string } | null;
  version: number;
}

const resource = { name: "signInRules" };

/** Whether a user (`u`) holds a permission group. */
const holds = (group: Sql) => sql`((u.role = 'Super Admin' and u.user_type = '{}')
  or (u.role in ('Super Admin', 'admin') and ${group} = any(u.user_type)))`;

const counted = sql`count(u.id) as people, count(u.id) filter (where ${isEnrolled(sql`u.id`)}) as enrolled`;
const usable = sql`u.is_active and u.archived_at is null`;

const readStored = (db: Db) =>
  sole<Stored>(
    db,
    sql`select r.roles, r.groups, r.starts_on, r.updated_at, r.version,
        case when u.id is not null then ${person("u")} end as updated_by
      from sign_in_rules r left join users u on u.id = r.updated_by`,
  );

async function readRules(db: Db) {
  const by_role = await rows<{ role: RoleName; people: number; enrolled: number }>(
    db,
    sql`select n.role, ${counted} from unnest(${[...roleNames]}::text[]) with ordinality n (role, nth)
      left join users u on u.role = n.role and ${usable} group by n.role, n.nth order by n.nth`,
  );
  const by_group = await rows<{ group: Group; people: number; enrolled: number }>(
    db,
    sql`select n.name as "group", ${counted} from unnest(${[...groups]}::text[]) with ordinality n (name, nth)
      left join users u on ${holds(sql`n.name`)} and ${usable} group by n.name, n.nth order by n.nth`,
  );
  return { ...(await readStored(db)), by_role, by_group };
}

/** Sign-ins of people who must set up a second factor end when they no longer can put it off. */
async function endLoginsOfOthers(
  tx: Db,
  { roles, groups: named, starts_on }: Stored,
  { settings, now }: Services,
) {
  const canWait = starts_on !== null && todayIn(settings.timeZone, now()) < starts_on;
  const end = canWait ? sql`${starts_on}::date::timestamp at time zone ${settings.timeZone}` : sql`now()`;
  await sql`update logins l set expires_at = ${end} from users u
    where u.id = l.user_id and l.ended_at is null and l.expires_at > ${end} and not ${isEnrolled(sql`u.id`)}
      and (u.role = any(${roles}::text[])
        or exists (select from unnest(${named}::text[]) n (name) where ${holds(sql`n.name`)}))`.execute(tx);
}

const shown = ({ roles, groups: named, starts_on }: Stored) => ({ roles, groups: named, starts_on });

/** Who must have a second factor. */
export const signInRuleRoutes: Route[] = [
  route(signInRuleEndpoints.get, async ({ db }) => ({ data: await readRules(db) })),
  route(signInRuleEndpoints.save, async ({ db, body, caller, context, services, language, seenVersion }) => {
    await sql`select id from sign_in_rules for update`.execute(db);
    const stored = await readStored(db);
    if (seenVersion !== undefined && seenVersion !== stored.version)
      throw new Refusal("behind", say[language].behind, { data: await readRules(db) });
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const next: Stored = { ...stored, ...sent };
    const { isEnrolled: has } = await readFactors(db, services, caller.id);
    if (mustHaveFactor(caller, next) && !has) {
      const field = next.roles.includes(caller.role) ? "roles" : "groups";
      throw invalid(field, factorSay[language].selfFirst);
    }
    const changed = difference(shown(stored), shown(next));
    if (changed) {
      await sql`update sign_in_rules set roles = ${next.roles}::text[], groups = ${next.groups}::text[],
        starts_on = ${next.starts_on}, version = version + 1, updated_at = now(), updated_by = ${caller.id}`.execute(
        db,
      );
      await record(db, { resource }, "update", [{ id: 1, name: null, ...changed }], context);
      const facts = { required: [...next.roles, ...next.groups], starts_on: next.starts_on };
      await noteSecurity(db, { kind: "sign_in_rules_changed", facts }, context);
      await endLoginsOfOthers(db, next, services);
    }
    return { data: await readRules(db), message: factorSay[language].rulesSaved };
  }),
];
