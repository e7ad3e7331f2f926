import { type Access, type Language, mayCall } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../caller.ts";
import { type Db, first } from "../database.ts";
import type { Sql } from "../entities/entity.ts";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";
import type { TokenKit } from "./tokens.ts";

/**
 * Finds the caller of a bearer token; the login must be open, the user active, and an instructor needs an active
 * site. Returns null without a token.
 * @throws Refusal unauthorized for an invalid token.
 */
export async function findCaller(
  db: Db,
  tokens: TokenKit,
  authorization: string | undefined,
  language: Language,
): Promise<Caller | null> {
  if (!authorization) return null;
  const claims = tokens.read(authorization.replace(/^Bearer\s+/i, ""));
  const login = sql`logins l join users u on u.id = l.user_id and l.id = ${claims?.jti} and l.ended_at is null and l.expires_at > now()`;
  const found = claims && (await first<Person>(db, personQuery(login)));
  if (!claims || !found) throw new Refusal("unauthorized", say[language].signIn);
  return { ...found, loginId: claims.jti };
}

/** Returns the caller a user would be if signed in; undefined if they can't sign in. */
export async function findPerson(db: Db, userId: number): Promise<Caller | undefined> {
  const found = await first<Person>(db, personQuery(sql`(select * from users where id = ${userId}) u`));
  return found && { ...found, loginId: "" };
}

type Person = Omit<Caller, "loginId">;

const personQuery = (from: Sql) => sql`
  select u.id, u.email::text as email, u.first_name || ' ' || u.last_name as name, u.role, u.user_type as groups,
    u.new_login as "newLogin", u.provider_id as "providerId",
    coalesce((select array_agg(us.school_id order by us.school_id) from user_schools us
      join sites s on s.id = us.school_id and s.archived_at is null join providers p on p.id = s.provider_id
      where us.user_id = u.id and (u.role <> 'Instructor' or (s.is_active and p.is_active))), '{}') as "schoolIds"
  from ${from} where u.is_active and u.archived_at is null
    and (u.role <> 'Instructor' or exists (
      select from user_schools us join sites s on s.id = us.school_id join providers p on p.id = s.provider_id
      where us.user_id = u.id and s.is_active and p.is_active and s.archived_at is null))`;

/**
 * Refuses callers without access to an endpoint.
 * @throws Refusal unauthorized if not signed in, else forbidden.
 */
export function checkAccess(access: Access, caller: Caller | null, language: Language): void {
  if (mayCall(access, caller)) return;
  if (!caller) throw new Refusal("unauthorized", say[language].signIn);
  throw new Refusal("forbidden", caller.newLogin ? say[language].setPasswordFirst : say[language].forbidden);
}
