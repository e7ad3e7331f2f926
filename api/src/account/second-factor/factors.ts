import { type Group, mustHaveFactor, type RoleName } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { type Services, todayIn } from "../../core/services.ts";

/** Whether a user (`u`) has a second factor. */
export const isEnrolled = (userId: Sql): Sql => sql`(exists (select from authenticator_apps a
    where a.user_id = ${userId} and a.confirmed_at is not null)
  or exists (select from passkeys k where k.user_id = ${userId}))`;

/** What an account has to sign in with besides its password, and what it must have. */
export interface Factors {
  readonly app_since: string | null;
  readonly passkeys: number;
  readonly codes: number;
  readonly isEnrolled: boolean;
  readonly isRequired: boolean;
  /** Until which day what is required can be put off; null if not. */
  readonly due: string | null;
  /** When that day begins. */
  readonly dueAt: string | null;
}

interface Found {
  app_since: string | null;
  passkeys: number;
  codes: number;
  role: RoleName;
  groups: Group[];
  required_roles: string[];
  required_groups: string[];
  starts_on: string | null;
  starts_at: string | null;
}

export async function readFactors(db: Db, { settings, now }: Services, userId: number): Promise<Factors> {
  const { timeZone } = settings;
  const found = await sole<Found>(
    db,
    sql`select (select confirmed_at from authenticator_apps a where a.user_id = u.id) as app_since,
        (select count(*) from passkeys k where k.user_id = u.id) as passkeys,
        (select count(*) from recovery_codes c where c.user_id = u.id and c.used_at is null) as codes,
        u.role, u.user_type as groups, r.roles as required_roles, r.groups as required_groups, r.starts_on,
        r.starts_on::timestamp at time zone ${timeZone} as starts_at
      from users u cross join sign_in_rules r where u.id = ${userId}`,
  );
  const { app_since, passkeys, codes, starts_on, starts_at } = found;
  const isRequired = mustHaveFactor(found, { roles: found.required_roles, groups: found.required_groups });
  const canWait = isRequired && starts_on !== null && todayIn(timeZone, now()) < starts_on;
  return {
    app_since,
    passkeys,
    codes,
    isEnrolled: app_since !== null || passkeys > 0,
    isRequired,
    due: canWait ? starts_on : null,
    dueAt: canWait ? starts_at : null,
  };
}

/** Removes all second factors of a user, recovery codes and remembered devices included. */
export async function removeFactors(tx: Db, userId: number): Promise<void> {
  await sql`delete from authenticator_apps where user_id = ${userId}`.execute(tx);
  await sql`delete from passkeys where user_id = ${userId}`.execute(tx);
  await forgetExtras(tx, userId);
}

/** Removes what only serves beside a second factor. */
export async function forgetExtras(tx: Db, userId: number): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(tx);
  await sql`delete from remembered_devices where user_id = ${userId}`.execute(tx);
  await sql`delete from sign_in_tickets where user_id = ${userId}`.execute(tx);
}
