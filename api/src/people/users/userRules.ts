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
import type { Caller } from "../../core/caller.ts";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Draft } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { refuseOpenMoney } from "../measures/openMoney.ts";
import { asksFirst, changedRights } from "../security/accountRights.ts";
import { noteSecurity } from "../security/noteSecurity.ts";
import { requireConfirmed } from "../security/requireConfirmed.ts";
import { sitesInReach } from "../shared/reach.ts";

type UserRow = z.output<typeof users.row>;
type UserDraft = Draft<typeof users>;

const en = {
  self: "You can't deactivate, demote or restrict your own account. Ask another Super Admin.",
  last: "This is the last active Super Admin without restrictions. Add another first.",
  groups: "Choose at least one permission for an admin.",
  staffOnly: "Only the program team fills this in. Leave it blank.",
  alsoElsewhere: (name: string) => `${name} also belongs to a site outside yours. Ask the program team.`,
  erased: "This person's data was erased. Add the person again instead.",
  placesGone: (places: string) => `Their provider or site is deleted. Restore ${places} first.`,
};

const es: typeof en = {
  self: "No puede desactivar, degradar ni restringir su propia cuenta. Pídalo a otro superadministrador.",
  last: "Es el último superadministrador activo sin restricciones. Agregue otro primero.",
  groups: "Elija al menos un permiso para un administrador.",
  staffOnly: "Solo el equipo del programa llena este campo. Déjelo en blanco.",
  alsoElsewhere: (name) =>
    `${name} también pertenece a un plantel que no es suyo. Consulte al equipo del programa.`,
  erased: "Los datos de esta persona se borraron. Agréguela de nuevo.",
  placesGone: (places) => `Su proveedor o plantel está eliminado. Recupere primero ${places}.`,
};

const texts: Localized<typeof en> = { en, es };

/** Whether a caller may manage users of a role, ignoring scope. */
export function mayManage(caller: Caller, role: RoleName): boolean {
  if (role === "Super Admin" || role === "admin") return isUnrestricted(caller);
  if (isStaff(caller)) return true;
  if (caller.role === "Provider Leader") return role === "Site Leader" || role === "Instructor";
  return caller.role === "Site Leader" && role === "Instructor";
}

/** Whether a user is an active, unrestricted Super Admin. */
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
  // Serializes changes, so that two Super Admins can't remove each other at once.
  await sql`select pg_advisory_xact_lock(hashtext('the last ruler'))`.execute(db);
  const others = await rows(
    db,
    sql`select id from users where role = 'Super Admin' and user_type = '{}' and is_active and archived_at is null
      and id <> ${row.id} limit 1`,
  );
  if (others.length === 0) throw new Refusal("conflict", texts[language].last);
}

type Account = Pick<UserRow, "name" | "role" | "belongs_elsewhere">;

/** Why the caller can't change an account; undefined if allowed. Every account change checks this. */
export function accountRefusal(row: Account, { caller, language }: Context): string | undefined {
  if (!mayManage(caller, row.role.name)) return say[language].forbidden;
  return row.belongs_elsewhere ? texts[language].alsoElsewhere(row.name) : undefined;
}

/**
 * Checks that the caller can change an account; `path` is the changed field.
 * @throws Refusal forbidden
 */
export function checkAccount(row: Account, context: Context, path?: string): void {
  const msg = accountRefusal(row, context);
  if (msg) throw new Refusal("forbidden", msg, path ? { errors: [{ msg, path }] } : {});
}

/** Current values of a user's input fields. */
const standing = (row: UserRow): Draft => ({ ...row, role: row.role.name, provider_id: row.provider?.id });

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What of an account a draft would change, the places of its owner apart. */
function changedFields(draft: UserDraft, current: UserRow): string[] {
  const now = standing(current);
  return Object.keys(users.input.shape).filter(
    (field) => field !== "school_ids" && draft[field] !== undefined && !isSame(draft[field], now[field]),
  );
}

/** Drops unchanged staff-only fields from a leader's input. */
function dropStaffFields(draft: UserDraft, { language }: Context, current?: UserRow): void {
  const now: Draft = current ? standing(current) : {};
  for (const field of users.importing?.staffOnly ?? []) {
    const value = draft[field];
    const isBlank = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!isBlank && !isSame(value, now[field])) throw invalid(field, texts[language].staffOnly);
    delete draft[field];
  }
}

/** The user's sites outside the caller's scope, which stay unchanged. */
async function sitesElsewhere(db: Db, current: UserRow, caller: Caller): Promise<number[]> {
  const reach = sitesInReach(caller, sql`s.id`);
  if (!reach || !current.belongs_elsewhere) return [];
  const own = current.school.map(({ id }) => id);
  const found = await rows<{ id: number }>(
    db,
    sql`select s.id from sites s where s.id = any(${own}::int[]) and not (${reach})`,
  );
  return found.map(({ id }) => id);
}

/** A restored user needs an existing provider or site. */
export async function checkUserRestore(db: Db, ids: readonly number[], context: Context): Promise<void> {
  const { language } = context;
  const erased = await rows(
    db,
    sql`select id from users where id = any(${ids}::int[]) and erased_at is not null`,
  );
  if (erased.length > 0) throw new Refusal("conflict", texts[language].erased);
  await requireConfirmed(db, context);
  const events = ids.map((account) => ({ kind: "account_restored", account }) as const);
  await noteSecurity(db, events, context);
  for (const id of ids) {
    const places = await rows<{ name: string; gone: boolean }>(
      db,
      sql`select p.name, p.archived_at is not null as gone from users u
          join providers p on p.id = u.provider_id where u.id = ${id} and u.role = 'Provider Leader'
        union all
        select s.name, s.archived_at is not null from users u join user_schools us on us.user_id = u.id
          join sites s on s.id = us.school_id where u.id = ${id} and u.role in ('Site Leader', 'Instructor')`,
    );
    if (places.length === 0 || places.some(({ gone }) => !gone)) continue;
    const names = places.map(({ name }) => name).join(", ");
    throw new Refusal("conflict", texts[language].placesGone(names));
  }
}

/** Rules for deleting users; one unrestricted Super Admin must remain, and open money of classes be decided on. */
export async function checkUserRemoval(db: Db, removed: readonly UserRow[], context: Context): Promise<void> {
  for (const row of removed) {
    checkAccount(row, context);
    await keepOneRuler(db, row, { is_active: false }, context);
    await refuseOpenMoney(db, "user_id", row.id, context);
  }
  const events = removed.map(({ id, role }) => {
    return {
      kind: "account_removed",
      account: id,
      facts: { before: { role: role.name }, after: null },
    } as const;
  });
  await noteSecurity(db, events, context);
}

/**
 * Has a change of rights ask for the password first; `draft` names all sites the account will have.
 * @throws Refusal confirmFirst
 */
async function confirmRights(db: Db, draft: UserDraft, context: Context, current: UserRow): Promise<void> {
  const before = { ...standing(current), school_ids: current.school.map(({ id }) => id) };
  const changed = changedRights(before, draft);
  if (changed.some((right) => asksFirst(right, current.role.name))) await requireConfirmed(db, context);
}

/** Rules for saving a user: role permissions, required places, and one remaining Super Admin. */
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
  if (!isStaff(caller)) dropStaffFields(draft, context, current);
  if (current) {
    const [changed] = changedFields(draft, current);
    if (changed !== undefined) checkAccount(current, context, changed);
    await keepOneRuler(db, current, draft, context);
  }
  const required = (field: string) =>
    invalid(field, ruleMessages[language].required(fieldLabel(users.labels, field, language)));
  const groups = draft.user_type ?? current?.user_type ?? [];
  if (role === "admin" && groups.length === 0) throw invalid("user_type", texts[language].groups);
  if (role === "Provider Leader" && !(draft.provider_id ?? current?.provider)) throw required("provider_id");
  if (role === "Site Leader" || role === "Instructor") {
    const chosen = draft.school_ids;
    // Sites outside the caller's scope always stay.
    const kept = chosen && current ? await sitesElsewhere(db, current, caller) : [];
    chosen?.push(...kept.filter((site) => !chosen.includes(site)));
    if ((chosen ?? current?.school ?? []).length === 0) throw required("school_ids");
  }
  if (current) await confirmRights(db, draft, context, current);
}
