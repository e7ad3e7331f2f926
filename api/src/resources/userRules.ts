import {
  fieldLabel,
  isStaff,
  isUnrestricted,
  type Localized,
  type RoleName,
  ruleMessages,
  users,
} from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import type { Caller } from "../core/caller.ts";
import { type Db, rows } from "../core/database.ts";
import type { Context, Draft } from "../core/entity.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { sitesInReach } from "../core/reach.ts";
import { say } from "../core/say.ts";

type UserRow = z.output<typeof users.row>;
type UserDraft = Draft<typeof users>;

const texts: Localized<Record<"self" | "last" | "groups", string>> = {
  en: {
    self: "Nobody deactivates, demotes or restricts themselves; ask another Super Admin",
    last: "This is the last active Super Admin without restrictions; appoint another first",
    groups: "Choose at least one permission for an admin",
  },
  es: {
    self: "Nadie puede desactivarse, degradarse ni restringirse a sí mismo; pídalo a otro Super Admin",
    last: "Es el último Super Admin activo sin restricciones; nombre antes a otro",
    groups: "Elija al menos un permiso para un administrador",
  },
};

/** Tells whether a caller may create, change or reset people of a role (scope apart). */
export function mayManage(caller: Caller, role: RoleName): boolean {
  if (role === "Super Admin" || role === "admin") return isUnrestricted(caller);
  if (isStaff(caller)) return true;
  if (caller.role === "Provider Leader") return role === "Site Leader" || role === "Instructor";
  return caller.role === "Site Leader" && role === "Instructor";
}

/** Whether somebody with these settings could manage everything. */
const rules = (user: { role: string; user_type: readonly string[]; is_active: boolean }) =>
  user.role === "Super Admin" && user.user_type.length === 0 && user.is_active;

async function keepOneRuler(
  db: Db,
  row: UserRow,
  draft: UserDraft,
  { caller, language }: Context,
): Promise<void> {
  const current = { role: row.role.name, user_type: row.user_type, is_active: row.is_active };
  const next = {
    role: draft.role ?? current.role,
    user_type: draft.user_type ?? current.user_type,
    is_active: draft.is_active ?? current.is_active,
  };
  const loses =
    (current.is_active && !next.is_active) || next.role !== current.role || (rules(current) && !rules(next));
  if (!loses) return;
  if (row.id === caller.id) throw new Refusal("conflict", texts[language].self);
  if (!rules(current)) return;
  // One at a time: of two who end each other's rule at the same moment, the second finds itself the last.
  await sql`select pg_advisory_xact_lock(hashtext('the last ruler'))`.execute(db);
  const others = await rows(
    db,
    sql`select id from users where role = 'Super Admin' and user_type = '{}' and is_active and archived_at is null
      and id <> ${row.id} limit 1`,
  );
  if (others.length === 0) throw new Refusal("conflict", texts[language].last);
}

/** The sites that somebody keeps because whoever changes them decides about sites of their own only. */
async function placesElsewhere(
  db: Db,
  chosen: readonly number[],
  current: UserRow,
  caller: Caller,
): Promise<number[]> {
  const left = current.school.map(({ id }) => id).filter((id) => !chosen.includes(id));
  const reach = sitesInReach(caller, sql`s.id`);
  if (!reach || left.length === 0) return [];
  const kept = await rows<{ id: number }>(
    db,
    sql`select s.id from sites s where s.id = any(${left}::int[]) and not (${reach})`,
  );
  return kept.map(({ id }) => id);
}

/** Who may delete whom, and that somebody always rules. */
export async function checkUserRemoval(db: Db, row: UserRow, context: Context): Promise<void> {
  if (!mayManage(context.caller, row.role.name))
    throw new Refusal("forbidden", say[context.language].forbidden);
  await keepOneRuler(db, row, { is_active: false }, context);
}

/** The rules of a user's row: who may make whom, what each role needs, and that somebody always rules. */
export async function checkUser(
  db: Db,
  draft: UserDraft,
  context: Context,
  current?: UserRow,
): Promise<void> {
  const { caller, language } = context;
  const role = draft.role ?? current?.role.name ?? "Instructor";
  if (!mayManage(caller, role)) {
    const msg = say[language].forbidden;
    throw new Refusal("forbidden", msg, { errors: [{ msg, path: "role" }] });
  }
  if (current) await keepOneRuler(db, current, draft, context);
  const required = (field: string) =>
    invalid(field, ruleMessages[language].required(fieldLabel(users.labels, field, language)));
  const groups = draft.user_type ?? current?.user_type ?? [];
  if (role === "admin" && groups.length === 0) throw invalid("user_type", texts[language].groups);
  if (role === "Provider Leader" && !(draft.provider_id ?? current?.provider)) throw required("provider_id");
  if (role === "Site Leader" || role === "Instructor") {
    const schools = draft.school_ids ?? current?.school ?? [];
    if (schools.length === 0) throw required("school_ids");
    if (draft.school_ids && current)
      draft.school_ids.push(...(await placesElsewhere(db, draft.school_ids, current, caller)));
  }
}
