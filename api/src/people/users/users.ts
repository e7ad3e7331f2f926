import {
  doneMessages,
  isStaff,
  type Language,
  type UserKind,
  userEndpoints,
  userKindLabels,
  users,
} from "@kindling/contract";
import { sql } from "kysely";
import { addRow, crudRoutes, editRow } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, type Draft, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { Refusal } from "../../core/errors.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { noteInactive, readOpenMoneyBySite } from "../measures/openMoney.ts";
import { noteRights } from "../security/noteRights.ts";
import { person, personName } from "../shared/personName.ts";
import { givingInReach } from "../shared/reach.ts";
import { endAccess, followAccountChanges, invite } from "./accountAccess.ts";
import {
  atSites,
  belongsElsewhere,
  idsAtSites,
  inFull,
  peopleInFull,
  peopleInSight,
  schoolsOf,
} from "./peopleInReach.ts";
import { checkUser, checkUserRemoval, checkUserRestore, mayManage } from "./userRules.ts";

const leaderOf = sql`(select ${person("l")}
  from user_schools us join user_schools ls on ls.school_id = us.school_id join users l on l.id = ls.user_id
  where us.user_id = t.id and l.role = 'Site Leader' and l.archived_at is null and l.id <> t.id order by l.id limit 1)`;

/** Users created inactive are invited when activated. */
const isInvited = ({ is_active }: Draft<typeof users>) => is_active !== false;

export const user = defineEntity(users, {
  table: "users",
  from: sql`users t left join providers p on p.id = t.provider_id`,
  columns: ({ caller }) => ({
    ...stored,
    ...plain("first_name", "last_name", "user_type", "is_active"),
    grade: inFull(caller, sql`t.grade`),
    external_id: inFull(caller, sql`t.external_id`),
    points: inFull(caller, sql`t.points`, sql`0`),
    last_login_at: inFull(caller, sql`t.last_login_at`),
    new_login: inFull(caller, sql`t.new_login`, sql`false`),
    name: personName("t"),
    email: sql`t.email::text`,
    role: sql`jsonb_build_object('id', array_position(array['Super Admin','admin','Provider Leader','Site Leader','Instructor'], t.role), 'name', t.role)`,
    provider: sql`coalesce(${refer("p")},
      ${schoolsOf(sql`(select ${refer("sp")} from providers sp where sp.id = min(s.provider_id))`)})`,
    school: schoolsOf(sql`coalesce(jsonb_agg(${refer("s")} order by s.name), '[]')`),
    school_leader: inFull(caller, leaderOf),
    belongs_elsewhere: belongsElsewhere(caller),
  }),
  filters: {
    role: (roles) => anyOf(sql`t.role`, roles, "text"),
    districts: (ids) => atSites(anyOf(sql`s.district_id`, ids)),
    providers: (ids) => sql`t.id in (${idsAtSites(anyOf(sql`s.provider_id`, ids))}
      union all select w.id from users w where ${anyOf(sql`w.provider_id`, ids)})`,
    schools: (ids) => atSites(anyOf(sql`s.id`, ids)),
    programs: (ids) => atSites(anyOf(sql`s.program_id`, ids)),
    grade: (grades, { caller }) => anyOf(inFull(caller, sql`t.grade`), grades, "text"),
    is_active: (active) => sql`t.is_active = ${active}`,
    has_signed_in: (has, { caller }) => inFull(caller, sql`(t.last_login_at is not null) = ${has}`),
  },
  search: [sql`(${personName("t")} || ' ' || t.email::text)`],
  sorts: { name: personName("t"), email: sql`t.email` },
  // Of all that aren't archived.
  counts: (filters, { caller }) =>
    isStaff(caller) && filters.every((name) => name === "role" || name === "is_active")
      ? sql`(select *, null as archived_at from user_counts) t`
      : undefined,
  scope: ({ caller }) => sql`t.archived_at is null and ${peopleInSight(caller)}`,
  permits: (row, action, caller) =>
    mayManage(caller, row.role.name) && !(action === "delete" && row.id === caller.id),
  links: { school_ids: { table: "user_schools", own: "user_id", other: "school_id" } },
  unique: [["email"], ["external_id"]],
  secret: ["password_hash", "points", "last_login_at", "language", "confetti", "media_consent_at"],
  archives: true,
  check: checkUser,
  checkRemoval: checkUserRemoval,
  checkRestore: checkUserRestore,
  removed: endAccess,
  invites: isInvited,
  async saved(db, saved, context) {
    const { isNew, ids, drafts } = saved;
    const { language } = context;
    await noteRights(db, saved, context);
    await noteInactive(db, "user_id", users.name, saved, context);
    if (!isNew) return followAccountChanges(db, saved, language);
    const people = drafts.map((draft, index) => ({ id: ids[index] ?? 0, email: String(draft.email), draft }));
    const invited = saved.invite === "now" ? people.filter(({ draft }) => isInvited(draft)) : [];
    return invite(db, invited, language);
  },
});

const roleOf = {
  "provider-leader": "Provider Leader",
  "site-leader": "Site Leader",
  instructor: "Instructor",
} as const;

type Body = Draft<typeof users>;

/** What a register or update call of one kind of account says, as a draft of a user. */
function draftOf(kind: UserKind, body: Body, current?: string): Body {
  if (current === undefined)
    return { ...body, role: kind === "admin" ? (body.role ?? "admin") : roleOf[kind] };
  // The same role is no change and ends no logins.
  const { role, ...rest } = body;
  return role === undefined || role === current ? rest : body;
}

function isOfKind(kind: UserKind, role: string): boolean {
  return kind === "admin" ? role === "Super Admin" || role === "admin" : role === roleOf[kind];
}

/** The success message with the account kind's name; admins are called users. */
function said(what: "added" | "updated", kind: UserKind, role: string, language: Language): string {
  const labels = role === "admin" ? users.labels[language] : userKindLabels[language][kind];
  return doneMessages[language][what](labels.one);
}

function accountRoutes(kind: UserKind, register: Route["endpoint"], update: Route["endpoint"]): Route[] {
  return [
    route(register, async (call) => {
      const { data } = await addRow(call, user, draftOf(kind, call.body as Body));
      return { data, message: said("added", kind, data.role.name, call.language) };
    }),
    route(update, async (call: Call) => {
      const { id } = call.params as { id: number };
      const current = await readOne(call.db, user, id, call.context);
      if (!isOfKind(kind, current.role.name)) {
        throw new Refusal("notFound", say[call.language].notFound(users.labels[call.language].one));
      }
      if (!mayManage(call.caller, current.role.name))
        throw new Refusal("forbidden", say[call.language].forbidden);
      const { data } = await editRow(call, user, () => draftOf(kind, call.body as Body, current.role.name));
      return { data, message: said("updated", kind, data.role.name, call.language) };
    }),
  ];
}

/** The calls of users, except deleting them; `giving/archiving` adds decisions about money. */
export const userRoutes = [
  ...crudRoutes({ list: userEndpoints.list, get: userEndpoints.get }, user),
  ...accountRoutes("admin", userEndpoints.registerAdmin, userEndpoints.updateAdmin),
  ...accountRoutes(
    "provider-leader",
    userEndpoints.registerProviderLeader,
    userEndpoints.updateProviderLeader,
  ),
  ...accountRoutes("site-leader", userEndpoints.registerSiteLeader, userEndpoints.updateSiteLeader),
  ...accountRoutes("instructor", userEndpoints.registerInstructor, userEndpoints.updateInstructor),
  ...importRoutes(userEndpoints, peopleInFull(user)),
  route(userEndpoints.openMoney, async ({ db, params, context }) => {
    const { id } = await readOne(db, peopleInFull(user), params.id, context);
    const reach = givingInReach(context.caller, sql`s.id`) ?? always;
    return { data: await readOpenMoneyBySite(db, id, reach) };
  }),
];
