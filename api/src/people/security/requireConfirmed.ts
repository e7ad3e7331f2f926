import type { Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";

const text: Localized<string> = {
  en: "Enter your password to go on.",
  es: "Escriba su contraseña para continuar.",
};

/**
 * Ensures that the caller has entered their password lately, at sign-in or since.
 * @throws Refusal confirmFirst
 */
export async function requireConfirmed(
  db: Db,
  { caller, language }: Pick<Context, "caller" | "language">,
): Promise<void> {
  const confirmed = await first(
    db,
    sql`select id from logins where id = ${caller.loginId} and confirmed_until > now()`,
  );
  if (!confirmed) throw new Refusal("confirmFirst", text[language]);
}
