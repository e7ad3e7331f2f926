import { type Language, type SecurityKind, users } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { accountSay } from "../accountSay.ts";
import { agentWords } from "../agentWords.ts";
import { factorSay } from "./factorSay.ts";

type Factor = "app" | "passkey";

/** What happened to somebody's second factors. */
export type FactorChange =
  | { readonly kind: "added" | "removed"; readonly factor: Factor; readonly name?: string }
  | { readonly kind: "reset"; readonly reason: string }
  | { readonly kind: "recovery_code_used"; readonly left: number }
  | { readonly kind: "recovery_codes_made" };

const columns = { app: "authenticator_app", passkey: "passkey" } as const;

/** What the audit log keeps of it. */
function entryOf(change: FactorChange): {
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
} {
  switch (change.kind) {
    case "added":
      return { before: null, after: { [columns[change.factor]]: change.name ?? true } };
    case "removed":
      return {
        before: { [columns[change.factor]]: change.name ?? true },
        after: { [columns[change.factor]]: change.name === undefined ? false : null },
      };
    case "reset":
      return { before: null, after: { second_step_reset: true, reason: change.reason } };
    case "recovery_code_used":
      return { before: null, after: { recovery_code_used: true, recovery_codes_left: change.left } };
    case "recovery_codes_made":
      return { before: null, after: { recovery_codes_made: true } };
  }
}

function securityKindOf(change: FactorChange): SecurityKind {
  if (change.kind === "added") return change.factor === "app" ? "app_added" : "passkey_added";
  if (change.kind === "removed") return change.factor === "app" ? "app_removed" : "passkey_removed";
  return change.kind === "reset" ? "second_step_reset" : change.kind;
}

const mailKinds = {
  added: "factor_added",
  removed: "factor_removed",
  reset: "factors_reset",
  recovery_code_used: "recovery_code_used",
} as const;

/** Writes a change to the audit and security logs and tells its owner by email, in the transaction of the change. */
export async function tellFactorChange(
  tx: Db,
  { context, language }: { readonly context: Context; readonly language: Language },
  userId: number,
  change: FactorChange,
): Promise<void> {
  const owner = await sole<{ name: string; email: string }>(
    tx,
    sql`select first_name || ' ' || last_name as name, email::text as email from users where id = ${userId}`,
  );
  // While signing in, nobody is signed in yet, and the owner acts; nobody is at the machine that runs the portal.
  const isOwner = context.caller.id === 0 && change.kind !== "reset";
  const caller = isOwner ? { ...context.caller, id: userId } : context.caller;
  const deed = { id: userId, name: owner.name, ...entryOf(change) };
  await record(tx, { resource: users }, "update", [deed], { ...context, caller });
  await noteSecurity(tx, { kind: securityKindOf(change), account: userId }, { ...context, caller });
  if (change.kind === "recovery_codes_made") return;
  const { kind, ...data } = change;
  await queueMails(tx, [{ kind: mailKinds[kind], userId, address: owner.email, language, data }]);
}

/** What a passkey is called until its owner renames it: the device it was made on. */
export const passkeyName = ({ language, userAgent }: { language: Language; userAgent: string }): string =>
  agentWords(userAgent, accountSay[language].on) ?? factorSay[language].aPasskey;
