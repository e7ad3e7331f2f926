import { type Access, type Group, type Language, mayCall, type RoleName } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "./caller.ts";
import { type Db, first } from "./database.ts";
import { Refusal } from "./errors.ts";
import { say } from "./say.ts";
import type { TokenKit } from "./tokens.ts";

interface LoginRow {
  id: number;
  email: string;
  name: string;
  role: RoleName;
  user_type: Group[];
  new_login: boolean;
  provider_id: number | null;
  school_ids: number[];
}

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
  const row = claims && (await first<LoginRow>(db, loginQuery(claims.jti)));
  if (!claims || !row) throw new Refusal("unauthorized", say[language].signIn);
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    loginId: claims.jti,
    role: row.role,
    groups: row.user_type,
    newLogin: row.new_login,
    providerId: row.provider_id,
    schoolIds: row.school_ids,
  };
}

function loginQuery(loginId: string) {
  return sql`
    select u.id, u.email::text as email, u.first_name || ' ' || u.last_name as name, u.role, u.user_type, u.new_login, u.provider_id,
      coalesce((select array_agg(us.school_id order by us.school_id) from user_schools us
        join sites s on s.id = us.school_id and s.archived_at is null join providers p on p.id = s.provider_id
        where us.user_id = u.id and (u.role <> 'Instructor' or (s.is_active and p.is_active))), '{}') as school_ids
    from logins l join users u on u.id = l.user_id
    where l.id = ${loginId} and l.ended_at is null and l.expires_at > now() and u.is_active and u.archived_at is null
      and (u.role <> 'Instructor' or exists (
        select from user_schools us join sites s on s.id = us.school_id join providers p on p.id = s.provider_id
        where us.user_id = u.id and s.is_active and p.is_active and s.archived_at is null))`;
}

/**
 * Refuses a caller whom an endpoint's access does not admit.
 * @throws Refusal unauthorized when nobody is signed in, forbidden when somebody else is.
 */
export function checkAccess(access: Access, caller: Caller | null, language: Language): void {
  if (mayCall(access, caller)) return;
  if (!caller) throw new Refusal("unauthorized", say[language].signIn);
  throw new Refusal("forbidden", caller.newLogin ? say[language].setPasswordFirst : say[language].forbidden);
}
