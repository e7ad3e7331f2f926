import type { Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";

const text: Localized<string> = {
  en: "Enter your password to go on.",
  es: "Escriba su contraseña para continuar.",
};

/** Calls that were found confirmed; imports ask for each row. */
const known = new WeakSet<object>();

/**
 * Ensures that the caller has entered their password lately, at sign-in or since.
 * @throws Refusal confirmFirst
 */
export async function requireConfirmed(db: Db, context: Pick<Context, "caller" | "language">): Promise<void> {
  if (known.has(context)) return;
  const { caller, language } = context;
  const confirmed = await first(
    db,
    sql`select id from logins where id = ${caller.loginId} and confirmed_until > now()`,
  );
  if (!confirmed) throw new Refusal("confirmFirst", text[language]);
  known.add(context);
}
