import type { DonationStatus, LedgerFigure } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** The account of the ledger in which a donation lies by its status; none for what doesn't count. */
const accounts: Readonly<Record<DonationStatus, LedgerFigure | null>> = {
  held: null,
  counted: "class_bank",
  verified: "verified",
  paid: "paid",
  void: null,
};

/** The account in which a donation read by an alias has to lie, or null. */
export function accountOf(alias: string): Sql {
  const cases = Object.entries(accounts).map(
    ([status, account]) => sql`when ${status} then ${account}::text`,
  );
  return sql`case ${sql.raw(alias)}.status ${sql.join(cases, sql` `)} end`;
}

/** The accounts whose cents make up a figure. */
export const accountsOf = {
  donated: ["class_bank", "verified", "paid"],
  verified: ["verified", "paid"],
  in_bank: ["class_bank", "verified"],
  paid: ["paid"],
  waiting: ["class_bank"],
} as const satisfies Partial<Record<LedgerFigure, readonly LedgerFigure[]>>;
