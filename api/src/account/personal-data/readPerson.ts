import { type RoleName, users } from "@kindling/contract";
import { sql } from "kysely";
import { first } from "../../core/database.ts";
import { Refusal } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { mayManage } from "../../people/users/userRules.ts";

export interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
  readonly archived_at: string | null;
  readonly erased_at: string | null;
}

type Asking = Pick<Call, "db" | "caller" | "language">;

/**
 * Returns a person whose account the caller may manage, deleted ones included.
 * @throws Refusal notFound, or forbidden for accounts of staff.
 */
export async function readPerson(
  { db, caller, language }: Asking,
  id: number,
  lock = false,
): Promise<Person> {
  const found = await first<Person>(
    db,
    sql`select id, first_name, last_name, first_name || ' ' || last_name as name, email::text, role, archived_at, erased_at
      from users where id = ${id} ${lock ? sql`for update` : sql``}`,
  );
  if (!found) throw new Refusal("notFound", say[language].notFound(users.labels[language].one));
  if (!mayManage(caller, found.role)) throw new Refusal("forbidden", say[language].forbidden);
  return found;
}
