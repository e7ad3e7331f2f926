import { setImmediate } from "node:timers/promises";
import { type Access, type Language, mayCall } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../caller.ts";
import { type Db, first, rows } from "../database.ts";
import { among, type Sql } from "../entities/entity.ts";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";
import type { TokenKit } from "./tokens.ts";

/**
 * Makes the login check of a server: the login of a bearer token must be open, the user active, and an instructor needs
 * an active site. Calls that come at the same moment share one statement, sent after all of them have come. What it
 * makes returns null without a token.
 * @throws Refusal unauthorized for an invalid token.
 */
export function loginCheck(db: Db, tokens: TokenKit) {
  const loginIds = new Set<string>();
  let next: Promise<Caller[]> | undefined;
  const begin = async () => {
    await setImmediate();
    const logins = sql`(select l.user_id, l.id, viewed_by, substitute_link, k.school_id as site from logins l left join substitute_links k on k.id = substitute_link
      where l.id = ${among([...loginIds], "text")} and l.ended_at is null and expires_at > now() and (substitute_link is null or k.ended_at is null and k.ends_at > now())) l`;
    loginIds.clear();
    next = undefined;
    return rows<Caller>(db, personQuery(logins));
  };
  return async (authorization: string | undefined, language: Language): Promise<Caller | null> => {
    if (!authorization) return null;
    const claims = tokens.read(authorization.replace(/^Bearer\s+/i, ""));
    if (claims) loginIds.add(claims.jti);
    const found = claims && (await (next ??= begin())).find(({ loginId }) => loginId === claims.jti);
    if (!found) throw new Refusal("unauthorized", say[language].signIn);
    return found;
  };
}

/** Returns the caller a user would be if signed in; undefined if they can't sign in. */
export function findPerson(db: Db, userId: number): Promise<Caller | undefined> {
  const login = sql`(values (${userId}::int, '', null::int, null::int, null::int)) l (user_id, id, viewed_by, substitute_link, site)`;
  return first<Caller>(db, personQuery(login));
}

const personQuery = (logins: Sql) => sql`
  select u.id, l.id as "loginId", u.email::text as email, u.first_name || ' ' || u.last_name as name, u.role, u.user_type as groups,
    u.new_login and coalesce(viewed_by, substitute_link) is null as "newLogin", viewed_by as "viewedBy", substitute_link as "substituteLink", u.provider_id as "providerId", h."schoolIds"
  from ${logins} join users u on u.id = l.user_id cross join lateral (
    select coalesce(array_agg(us.school_id order by us.school_id), '{}') as "schoolIds" from user_schools us
      join sites s on s.id = us.school_id and s.archived_at is null join providers p on p.id = s.provider_id
    where us.user_id = u.id and us.school_id = coalesce(l.site, us.school_id) and (u.role <> 'Instructor' or (s.is_active and p.is_active))) h
  where u.is_active and u.archived_at is null and (u.role <> 'Instructor' and substitute_link is null or u.role = 'Instructor' and h."schoolIds" <> '{}')`;

/**
 * Refuses callers without access to an endpoint.
 * @throws Refusal unauthorized if not signed in, else forbidden.
 */
export function checkAccess(access: Access, caller: Caller | null, language: Language): void {
  if (mayCall(access, caller)) return;
  if (!caller) throw new Refusal("unauthorized", say[language].signIn);
  throw new Refusal("forbidden", caller.newLogin ? say[language].setPasswordFirst : say[language].forbidden);
}
