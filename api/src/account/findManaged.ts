import { readOne } from "../core/entities/reading.ts";
import type { Call } from "../core/route.ts";
import { checkAccount } from "../people/users/userRules.ts";
import { user } from "../people/users/users.ts";

/**
 * Answers somebody whose account the caller may change.
 * @throws Refusal notFound for who is out of the caller's scope, forbidden for who may only be seen.
 */
export async function findManaged({ db, context }: Pick<Call, "db" | "context">, id: number) {
  const row = await readOne(db, user, id, context);
  checkAccount(row, context);
  return row;
}
