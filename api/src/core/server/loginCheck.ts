import { type Access, type Language, mayCall } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../caller.ts";
import { type Db, first } from "../database.ts";
import type { Sql } from "../entities/entity.ts";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";
import type { TokenKit } from "./tokens.ts";

/**
 * Finds who a bearer token belongs to, in one statement: the login must still be open, its user active and, for an
 * instructor, at least one of their sites open. Answers null without a token.
 * @throws Refusal unauthorized for a token that is not (or no longer) good.
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

/** Finds the caller that somebody would be, were they signed in; undefined of one who may not sign in. */
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
 * Refuses a caller whom an endpoint's access does not admit.
 * @throws Refusal unauthorized when nobody is signed in, forbidden when somebody else is.
 */
export function checkAccess(access: Access, caller: Caller | null, language: Language): void {
  if (mayCall(access, caller)) return;
  if (!caller) throw new Refusal("unauthorized", say[language].signIn);
  throw new Refusal("forbidden", caller.newLogin ? say[language].setPasswordFirst : say[language].forbidden);
}
