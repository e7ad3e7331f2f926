import { randomUUID } from "node:crypto";
import type { Group, Language, Reference, RoleName } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../core/caller.ts";
import { type Db, rows, sole } from "../core/database.ts";
import type { TokenKit } from "../core/server/tokens.ts";
import type { Settings } from "../core/settings.ts";
import { personName } from "../people/shared/personName.ts";
import { confirmedUntil } from "./confirming/confirmedUntil.ts";

/** The user's profile as returned by sign-in. */
export interface Profile {
  fullName: string;
  email: string;
  role: { name: RoleName };
  user_type: Group[];
  new_login: boolean;
  schools: { id: number; name: string; program: Reference }[];
  currentSession: (Reference & { end: string }) | null;
  sees_curriculum_standards: boolean;
  /** Set while setting up is open for them. */
  sets_up?: true;
}

/** Who stands in for a teacher: by which link, at which site. */
export interface Substitute {
  readonly link: number;
  readonly schoolId: number;
}

/** The substitute that a caller is. */
export const substituteIn = ({ substituteLink: link, schoolIds: [schoolId] }: Caller) =>
  link && schoolId ? { link, schoolId } : undefined;

/**
 * Returns a user's profile; `today` decides the current session, the settings decide access to the Curriculum
 * Standards Report.
 */
export async function readProfile(
  db: Db,
  userId: number,
  today: string,
  { curriculumStandardsViewers }: Settings,
  substitute?: Substitute,
): Promise<Profile> {
  const { sets_up, ...profile } = await sole<
    Omit<Profile, "sees_curriculum_standards" | "sets_up"> & { sets_up: boolean }
  >(
    db,
    sql`with own as (
      select s.id, s.name, g.id as program_id, g.name as program_name
      from users u join sites s on s.archived_at is null and (
          exists (select from user_schools us where us.user_id = u.id and us.school_id = s.id)
          or (u.role = 'Provider Leader' and s.provider_id = u.provider_id))
        join providers p on p.id = s.provider_id and (u.role <> 'Instructor' or (s.is_active and p.is_active))
        join programs g on g.id = s.program_id
      where u.id = ${userId} and s.id = coalesce(${substitute?.schoolId ?? null}::int, s.id))
    select ${personName("u")} as "fullName", u.email::text as email,
      jsonb_build_object('name', u.role) as role, u.user_type, u.new_login,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name,
        'program', jsonb_build_object('id', o.program_id, 'name', o.program_name)) order by o.name) from own o), '[]') as schools,
      (select jsonb_build_object('id', s.id, 'name', s.name, 'end', s."end") from sessions s
        where ${today}::date between s.start and s."end"
          and (u.role in ('Super Admin', 'admin') or s.program_id in (select program_id from own))
        order by s.start desc, s.id limit 1) as "currentSession",
      u.role = 'Super Admin' and u.user_type = '{}' and exists (select from organization
        where finished_at is null and demo_added_at is null) as sets_up
    from users u where u.id = ${userId}`,
  );
  const isViewer = curriculumStandardsViewers.includes(profile.email.toLowerCase());
  return {
    ...profile,
    sees_curriculum_standards: isViewer && profile.role.name !== "Instructor",
    ...(sets_up && { sets_up }),
    // What the browser keeps by email stays apart from what it keeps for the teacher.
    ...(substitute && { email: `substitute-${substitute.link}`, new_login: false }),
  };
}

const hour = 3600;

/** Opens a login for a user: a row that can be ended, and the token that names it. */
export async function openLogin(
  tx: Db,
  tokens: TokenKit,
  userId: number,
  profile: Profile,
  from: {
    remember: boolean;
    address: string;
    userAgent: string;
    language: Language;
    settings: Settings;
    /** The remembered device it was opened on, or that it made one. */
    deviceId?: number | undefined;
    /** When it ends in any case. */
    until?: string | undefined;
  },
): Promise<string> {
  const id = randomUUID();
  const seconds = from.remember ? 30 * 24 * hour : 12 * hour;
  await sql`insert into logins (id, user_id, expires_at, confirmed_until, address, user_agent, remembered_device_id)
    values (${id}, ${userId}, least(now() + make_interval(secs => ${seconds}), ${from.until ?? null}::timestamptz),
      ${confirmedUntil(from.settings)}, ${from.address}, ${from.userAgent}, ${from.deviceId ?? null})`.execute(
    tx,
  );
  await sql`update users set last_login_at = now(), language = ${from.language} where id = ${userId}`.execute(
    tx,
  );
  const { email, role, user_type, new_login } = profile;
  return tokens.sign({ sub: String(userId), email, role, user_type, new_login, jti: id }, seconds);
}

/** Ends every open login of a user and every view they opened, and what their devices were remembered for; returns how many logins there were. */
export async function endLogins(tx: Db, userId: number): Promise<number> {
  await sql`delete from remembered_devices where user_id = ${userId}`.execute(tx);
  const ended = await rows(
    tx,
    sql`update logins set ended_at = now() where (user_id = ${userId} or viewed_by = ${userId}) and ended_at is null and expires_at > now() returning id`,
  );
  return ended.length;
}
