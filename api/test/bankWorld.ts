import {
  bankStatementEndpoints as bank,
  bankLineEndpoints as lines,
  paymentEndpoints,
} from "@kindling/contract";
import { expect } from "vitest";
import type { TestApp } from "./buildApp.ts";
import { csv } from "./importing.ts";
import type { paymentWorld } from "./paymentWorld.ts";

/** A line of it. */
export type Row = readonly [day: string, text: string, amount: string];
/** A bank's CSV file. */
export const fileOf = (rows: readonly Row[]) => csv([["Date", "Description", "Amount"], ...rows]);

type PaymentWorld = Awaited<ReturnType<typeof paymentWorld>>;

/** Files of the bank of people who pay charities. */
export function bankWorld(
  { call }: TestApp,
  { proposer, approved, send }: Pick<PaymentWorld, "proposer" | "approved" | "send">,
) {
  const upload = (
    content: string | Buffer,
    body: object = { account: "Checking 1042" },
    endpoint: typeof bank.create | typeof bank.read = bank.create,
  ) =>
    call(endpoint as typeof bank.create, {
      as: proposer,
      body: body as never,
      file: { name: "september.csv", content },
    });

  let accounts = 0;
  /** Takes rows over into an account of its own, and returns its lines. */
  async function take(rows: readonly Row[]) {
    accounts += 1;
    const account = `Account ${accounts}`;
    const { status, body } = await upload(fileOf(rows), { account });
    expect([status, body.errors]).toEqual([201, undefined]);
    const id = body.data[0]?.id ?? 0;
    const read = async (query: object = {}) =>
      (await call(bank.lines, { as: proposer, params: { id }, query: query as never })).body.data;
    return { id, account, read, all: (await read()).lines };
  }

  /** A payment of $14.00 that was sent as check 1042. */
  async function sent(reference = "No. 1042") {
    const { run, payment } = await approved();
    await send(run.id, [{ id: payment.id, reference }]);
    return payment;
  }
  const payment = async (id: number) =>
    (await call(paymentEndpoints.get, { as: proposer, params: { id } })).body.data;
  const confirm = (id: number, body: object, as = proposer) =>
    call(lines.confirm, { as, params: { id }, body: body as never });
  return { upload, take, sent, payment, confirm };
}
