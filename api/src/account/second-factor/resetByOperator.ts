import { sql } from "kysely";
import { nobody } from "../../core/caller.ts";
import { type Db, first, transaction } from "../../core/database.ts";
import { endLogins } from "../profile.ts";
import { removeFactors } from "./factors.ts";
import { tellFactorChange } from "./tellFactorChange.ts";

/**
 * Removes the second factors of an account, as the operator at the machine may; returns what was done, in words.
 * @throws Error if there is no such account.
 */
export function resetByOperator(db: Db, email: string): Promise<string> {
  return transaction(db, async (tx) => {
    const user = await first<{ id: number }>(
      tx,
      sql`select id from users where email = ${email}::citext and archived_at is null`,
    );
    if (!user) throw new Error(`No account has the email ${email}. Check it, and DATA_DIR or DATABASE_URL.`);
    await removeFactors(tx, user.id);
    await endLogins(tx, user.id);
    const context = { caller: nobody, today: "", timeZone: "UTC", language: "en" as const };
    await tellFactorChange(tx, { context, language: "en" }, user.id, {
      kind: "reset",
      reason: "npm run account -- reset-factor",
    });
    return `${email} can sign in with only a password. If their role needs a second step, they set up a new one then.`;
  });
}
