import { readOne } from "../core/entities/reading.ts";
import type { Call } from "../core/route.ts";
import { checkAccount } from "../people/users/userRules.ts";
import { user } from "../people/users/users.ts";

/**
 * Returns a user whose account the caller can change.
 * @throws Refusal notFound outside the caller's scope, forbidden if the caller can only see the user.
 */
export async function findManaged({ db, context }: Pick<Call, "db" | "context">, id: number) {
  const row = await readOne(db, user, id, context);
  checkAccount(row, context);
  return row;
}
