import type { Localized } from "@kindling/contract";
import type { BulkAction } from "../../core/bulk/bulkRoute.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import { noteSecurity } from "../security/noteSecurity.ts";
import { accountRefusal } from "./userRules.ts";

const inactive: Localized<string> = {
  en: "This account is inactive",
  es: "Esta cuenta está desactivada",
};

export const resetPassword: BulkAction = {
  said: {
    en: (what) => `Sent a password link to ${what}`,
    es: (what) => `Se envió un enlace de contraseña a ${what}`,
  },
  unfit(row, { context }) {
    const refused = accountRefusal(row as unknown as Parameters<typeof accountRefusal>[0], context);
    return refused ?? (row["is_active"] ? null : inactive[context.language]);
  },
  async run(rows, { db, language, context }) {
    const mails = rows.map((row) => ({
      kind: "password_wanted" as const,
      userId: row["id"] as number,
      address: String(row["email"]),
      language,
    }));
    await queueMails(db, mails);
    const events = mails.map(({ userId }) => ({ kind: "password_link_sent", account: userId }) as const);
    await noteSecurity(db, events, context);
  },
};
