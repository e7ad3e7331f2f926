import type { paymentEndpoints, QueryOf } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { readPage } from "../../core/entities/reading.ts";
import { sumsBefore } from "../periods/sumsBefore.ts";
import { payment } from "./payments.ts";

type Payments = typeof payment.resource;
interface Sums {
  readonly donated_cents: number;
  readonly earned_cents: number;
  readonly total_cents: number;
}

const sum = (cents: Sql) =>
  sql`coalesce(sum(${cents}) filter (where t.state not in ('left_out', 'reversed')), 0)::bigint`;

/** What all payments that are found come to, but those whose money went back. */
const sums = sql`${sum(sql`t.donated_cents`)} as donated_cents, ${sum(sql`t.earned_cents`)} as earned_cents,
  ${sum(sql`t.donated_cents + t.earned_cents`)} as total_cents`;

/** A page of payments with the sums of all that are found, and of the year before where they are of some days. */
export async function listPayments(db: Db, query: QueryOf<typeof paymentEndpoints.list>, context: Context) {
  const { data, meta } = await readPage<Payments, Sums>(db, payment, query, context, sums);
  const before = await sumsBefore<Payments, Sums>(db, payment, query, context, sums);
  return { data, meta: { ...meta, before } };
}
