import {
  type PaymentDue,
  type PaymentPart,
  type PaymentRun,
  paymentEndpoints,
  paymentParts,
  paymentRunEndpoints,
} from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import type { RowOf } from "../../ui/list/listRows.ts";

export type Payment = RowOf<typeof paymentEndpoints.list>;

export const paymentsPath = "/payments";
export const newRunPath = `${paymentsPath}/new`;
export const runPath = (id: number) => `${paymentsPath}/runs/${id}`;
/** Where a payment is shown. */
export const paymentPath = (id: number) => `${paymentsPath}?edit=${id}`;

export function useRuns() {
  return useQuery(dataQuery([paymentRunEndpoints.list.name], paymentRunEndpoints.list));
}

/** What each charity could be paid now, from all sessions or some. */
export function useDue(sessions: readonly number[] = []) {
  const query = { sessions: [...sessions] };
  return useQuery(dataQuery([paymentEndpoints.due.name, query], paymentEndpoints.due, { query }));
}

/** Whether a run waits for somebody: to be approved, or for payments to be sent. */
export const isOpen = ({ state, next }: PaymentRun) => state === "proposed" || next.includes("send");

type Sums = Pick<PaymentDue, "donated_cents" | "earned_cents">;

/** Sums of what is due, in cents, and their total for the parts that are to be paid. */
export function sumsOf(rows: readonly Sums[], parts: readonly PaymentPart[] = paymentParts) {
  const sum = (part: PaymentPart) =>
    parts.includes(part) ? rows.reduce((total, row) => total + row[`${part}_cents`], 0) : 0;
  const sums = { donated_cents: sum("donated"), earned_cents: sum("earned") };
  return { ...sums, total_cents: sums.donated_cents + sums.earned_cents };
}
