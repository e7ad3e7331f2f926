import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { type Compared, sumOf } from "./compared.ts";
import type { Facts } from "./recompute.ts";

/** Whether a donation is in any figure. */
export const isGiven = ({ status }: { readonly status: string }): boolean =>
  status !== "void" && status !== "held";

interface Counted {
  readonly id: number;
  readonly session_id: number;
  readonly school_id: number;
  readonly cents: number;
}

/** Donations that are still to verify, with what each counts as after its adjustments. */
export async function readToVerify({ kit: { db } }: Compared, { donations }: Facts): Promise<Counted[]> {
  const made = await rows<{ donation_id: number; cents: number }>(
    db,
    sql`select a.donation_id, h.amount_cents::int as cents from adjustments a join class_donations h on h.adjustment_id = a.id where h.status = 'counted'`,
  );
  return donations
    .filter(({ status, adjustment_id }) => status === "counted" && adjustment_id === null)
    .map(({ id, session_id, school_id, amount_cents }) => ({
      id,
      session_id: session_id ?? 0,
      school_id,
      cents:
        amount_cents +
        sumOf(
          made.filter(({ donation_id }) => donation_id === id),
          ({ cents }) => cents,
        ),
    }))
    .filter(({ cents }) => cents > 0);
}
