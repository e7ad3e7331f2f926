import {
  type FirstWeekStep,
  firstWeekDays,
  firstWeekEndpoints,
  type Group,
  isUnrestricted,
} from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { type Route, route } from "../../core/route.ts";
import { firstWeekSay } from "./firstWeekSay.ts";

/** The instructors at a leader's sites; `u` is the leader. */
const instructors = sql`users i join user_schools s on s.user_id = i.id join sites p on p.id = s.school_id
  where i.role = 'Instructor' and i.archived_at is null and p.archived_at is null
    and (p.provider_id = u.provider_id or exists (
      select from user_schools own where own.user_id = u.id and own.school_id = p.id and u.role = 'Site Leader'))`;

/** Whether each step is done, by what the person `u` or their classes really did. */
const isDone: Readonly<Record<FirstWeekStep, Sql>> = {
  record: sql`exists (select from responses r where r.user_id = u.id)`,
  charity: sql`exists (select from charity_choices c where c.user_id = u.id)`,
  goal: sql`exists (select from teacher_goals g where g.user_id = u.id)`,
  session: sql`exists (select from sessions s where s."end" >= current_date)`,
  people: sql`exists (select from users i where i.role = 'Instructor' and i.archived_at is null)`,
  import: sql`exists (select from imports i where i.user_id = u.id and i.state = 'done')`,
  instructor: sql`exists (select from ${instructors})`,
  signIn: sql`exists (select from ${instructors} and i.last_login_at is not null)`,
  activity: sql`exists (select from ${instructors}
    and exists (select from responses r where r.user_id = i.id and r.school_id = p.id))`,
};

const ofStaff: Partial<Readonly<Record<Group, readonly FirstWeekStep[]>>> = {
  Curriculum: ["session"],
  Constituents: ["people", "import"],
};

/** The steps of a role; staff have those of their permission groups. */
function stepsOf(caller: Caller): readonly FirstWeekStep[] {
  switch (caller.role) {
    case "Instructor":
      return ["record", "charity", "goal"];
    case "Site Leader":
    case "Provider Leader":
      return ["instructor", "signIn", "activity"];
    default:
      return Object.entries(ofStaff).flatMap(([group, steps]) =>
        isUnrestricted(caller) || caller.groups.includes(group as Group) ? steps : [],
      );
  }
}

/** The checklist of the first week. */
export const firstWeekRoutes: Route[] = [
  route(firstWeekEndpoints.get, async ({ db, caller, services }) => {
    const wanted = stepsOf(caller);
    if (wanted.length === 0) return { data: [] };
    const each = wanted.map((step) => sql`${isDone[step]} as ${sql.ref(step)}`);
    const [found] = await rows<Partial<Record<FirstWeekStep, boolean>>>(
      db,
      sql`select ${sql.join(each)} from users u where u.id = ${caller.id} and u.first_week_hidden_at is null
        and u.created_at > ${services.now()}::timestamptz - ${firstWeekDays} * interval '1 day'`,
    );
    const steps = wanted.map((step) => ({ step, done: found?.[step] ?? true }));
    return { data: steps.every(({ done }) => done) ? [] : steps };
  }),
  route(firstWeekEndpoints.hide, async ({ db, caller, services, language }) => {
    await sql`update users set first_week_hidden_at = ${services.now()}
      where id = ${caller.id} and first_week_hidden_at is null`.execute(db);
    return { message: firstWeekSay[language].hidden };
  }),
];
