import {
  fieldLabel,
  isStaff,
  isUnrestricted,
  type Localized,
  type Reference,
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
import { say } from "../core/say.ts";
import { sitesInReach } from "./reach.ts";

type UserRow = z.output<typeof users.row>;
type UserDraft = Draft<typeof users>;

interface UserTexts extends Record<"self" | "last" | "groups", string> {
  alsoElsewhere(name: string, sites: string): string;
  placesGone(places: string): string;
}

const texts: Localized<UserTexts> = {
  en: {
    self: "Nobody deactivates, demotes or restricts themselves; ask another Super Admin",
    last: "This is the last active Super Admin without restrictions; appoint another first",
    groups: "Choose at least one permission for an admin",
    alsoElsewhere: (name, sites) =>
      `${name} also belongs to ${sites}, so only the programme's staff may do this`,
    placesGone: (places) => `Where they belonged is deleted; restore ${places} first`,
  },
  es: {
    self: "Nadie puede desactivarse, degradarse ni restringirse a sí mismo; pídalo a otro Super Admin",
    last: "Es el último Super Admin activo sin restricciones; nombre antes a otro",
    groups: "Elija al menos un permiso para un administrador",
    alsoElsewhere: (name, sites) =>
      `${name} también pertenece a ${sites}: solo el equipo del programa puede hacerlo`,
    placesGone: (places) => `El lugar al que pertenecía está eliminado; recupere antes ${places}`,
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

/** The sites of somebody that whoever changes them has no say in: leaders decide about their own sites only. */
async function placesElsewhere(db: Db, current: UserRow, caller: Caller): Promise<Reference[]> {
  const reach = sitesInReach(caller, sql`s.id`);
  if (!reach) return [];
  const own = current.school.map(({ id }) => id);
  return rows<Reference>(
    db,
    sql`select s.id, s.name from sites s where s.id = any(${own}::int[]) and not (${reach}) order by s.name`,
  );
}

/** Leaders may neither deactivate nor give another role to somebody who also belongs to a site outside their reach. */
function checkShared(
  draft: UserDraft,
  current: UserRow,
  elsewhere: readonly Reference[],
  { language }: Context,
): void {
  const isEnded = draft.is_active === false && current.is_active;
  const isMoved = draft.role !== undefined && draft.role !== current.role.name;
  if (elsewhere.length === 0 || !(isEnded || isMoved)) return;
  const msg = texts[language].alsoElsewhere(current.name, elsewhere.map(({ name }) => name).join(", "));
  throw new Refusal("conflict", msg, { errors: [{ msg, path: isEnded ? "is_active" : "role" }] });
}

/** Somebody restored needs a place that stands: a Provider Leader their provider, the others one of their sites. */
export async function checkUserRestore(db: Db, id: number, { language }: Context): Promise<void> {
  const places = await rows<{ name: string; gone: boolean }>(
    db,
    sql`select p.name, p.archived_at is not null as gone from users u
        join providers p on p.id = u.provider_id where u.id = ${id} and u.role = 'Provider Leader'
      union all
      select s.name, s.archived_at is not null from users u join user_schools us on us.user_id = u.id
        join sites s on s.id = us.school_id where u.id = ${id} and u.role in ('Site Leader', 'Instructor')`,
  );
  if (places.length === 0 || places.some(({ gone }) => !gone)) return;
  const names = places.map(({ name }) => name).join(", ");
  throw new Refusal("conflict", texts[language].placesGone(names));
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
  const elsewhere = current ? await placesElsewhere(db, current, caller) : [];
  if (current) {
    await keepOneRuler(db, current, draft, context);
    checkShared(draft, current, elsewhere, context);
  }
  const required = (field: string) =>
    invalid(field, ruleMessages[language].required(fieldLabel(users.labels, field, language)));
  const groups = draft.user_type ?? current?.user_type ?? [];
  if (role === "admin" && groups.length === 0) throw invalid("user_type", texts[language].groups);
  if (role === "Provider Leader" && !(draft.provider_id ?? current?.provider)) throw required("provider_id");
  if (role === "Site Leader" || role === "Instructor") {
    const schools = draft.school_ids ?? current?.school ?? [];
    if (schools.length === 0) throw required("school_ids");
    if (draft.school_ids) {
      // What is outside the caller's reach stays as it is, whatever they chose among their own.
      const chosen = draft.school_ids;
      chosen.push(...elsewhere.map((site) => site.id).filter((site) => !chosen.includes(site)));
    }
  }
}
