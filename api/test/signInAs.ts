import { randomUUID } from "node:crypto";
import type { Grade, Group, RoleName } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../src/core/database.ts";
import { tokenKit } from "../src/core/server/tokens.ts";
import type { Factories } from "./factories.ts";

/** A signed-in user. */
export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly role: RoleName;
  readonly token: string;
  readonly loginId: string;
  readonly providerId: number | null;
  readonly schoolIds: readonly number[];
}

/** Overrides for the user. */
export interface Particulars {
  readonly user_type?: Group[];
  readonly provider_id?: number;
  readonly school_ids?: number[];
  readonly grade?: Grade | null;
  readonly new_login?: boolean;
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

export type SignInAs = (role: RoleName, particulars?: Particulars) => Promise<SignedIn>;

/** The user's place, created if not given. */
async function placeOf(role: RoleName, make: Factories, { provider_id, school_ids }: Particulars) {
  if (role === "Provider Leader") return { provider_id: provider_id ?? (await make.provider()).id };
  if (role === "Site Leader" || role === "Instructor") {
    return { school_ids: school_ids ?? [(await make.site()).id] };
  }
  return {};
}

/** Makes what signs people in: the row of a login and its token, without the cost of a password. */
export function signIn(db: Db, secret: string, make: Factories): SignInAs {
  const tokens = tokenKit(secret);
  return async (role, particulars = {}) => {
    const place = await placeOf(role, make, particulars);
    const user = await make.user({
      new_login: false,
      ...(role === "admin" ? { user_type: ["Constituents"] } : {}),
      ...particulars,
      ...place,
      role,
    });
    return openLogin(db, tokens, user.id);
  };
}

/** Creates a login for an existing user. */
export async function openLogin(db: Db, tokens: ReturnType<typeof tokenKit>, id: number): Promise<SignedIn> {
  const loginId = randomUUID();
  const { rows } = await sql<{
    email: string;
    role: RoleName;
    user_type: Group[];
    new_login: boolean;
    provider_id: number | null;
    school_ids: number[];
  }>`with opened as (insert into logins (id, user_id, expires_at) values (${loginId}, ${id}, now() + interval '12 hours'))
    select email::text as email, role, user_type, new_login, provider_id,
      array(select school_id from user_schools where user_id = users.id order by 1) as school_ids
    from users where id = ${id}`.execute(db);
  const [user] = rows;
  if (!user) throw new Error(`There is no user ${id}`);
  const { email, role, user_type, new_login } = user;
  const claims = { sub: String(id), email, role: { name: role }, user_type, new_login, jti: loginId };
  const token = tokens.sign(claims, 12 * 3600);
  return { id, email, role, token, loginId, providerId: user.provider_id, schoolIds: user.school_ids };
}
