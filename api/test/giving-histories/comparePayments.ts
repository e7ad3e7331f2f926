import { givingByYearEndpoints, paymentEndpoints, paymentRunEndpoints } from "@kindling/contract";
import { readPdf } from "../readPdf.ts";
import { type Compared, same, sitesOf } from "./compared.ts";
import { everyRow } from "./everyRow.ts";
import { type Facts, sumDays } from "./recompute.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const inDollars = (cents: number) => dollars.format(cents / 100);

/** Payments, their runs and a letter tell what their items add up to. */
export async function comparePayments(compared: Compared, { sent }: Facts): Promise<void> {
  const { call } = compared.kit;
  const as = compared.team.treasurer;
  const query = { charities: [...compared.frame.charities], state: ["sent" as const] };
  const payments = await everyRow(call, paymentEndpoints.list, { as, query });
  const itemsOf = (id: number) => sent.filter(({ payment_id }) => payment_id === id);
  const sum = (amounts: readonly { readonly cents: number }[]) =>
    amounts.reduce((total, { cents }) => total + cents, 0);
  for (const { id, total_cents } of payments) same("payment", total_cents, sum(itemsOf(id)));
  same("payments", payments.length, new Set(sent.map(({ payment_id }) => payment_id)).size);
  const [last] = payments;
  if (!last) return;
  const run = await call(paymentRunEndpoints.get, { as, params: { id: last.run.id } });
  const ofRun = payments.filter((each) => each.run.id === last.run.id);
  same("payment run", run.body.data.sent_cents, sum(ofRun.flatMap(({ id }) => itemsOf(id))));
  const letter = await call(paymentEndpoints.letter, { as, params: { id: last.id } });
  const text = (await readPdf(letter.bytes)).pages.map((page) => page.text).join(" ");
  same("remittance letter", text.includes(inDollars(last.total_cents)), true);
}

/** The statement of a site tells what its classes gave in the days of the year before and of this one. */
export async function compareStatement(compared: Compared, facts: Facts): Promise<void> {
  const [site = 0] = sitesOf(compared);
  const days = { period: "dates" as const, from: "2026-08-05", to: "2026-10-20" };
  const answer = await compared.kit.call(givingByYearEndpoints.statements, {
    as: compared.team.chief,
    query: { ...days, schools: [site] },
  });
  // An archived site where nobody gave has none.
  if (answer.status === 422) return;
  const text = (await readPdf(answer.bytes)).pages.map((page) => page.text).join(" ");
  const here = <T extends { readonly school_id: number }>(all: readonly T[]) =>
    all.filter(({ school_id }) => school_id === site);
  const own = {
    ...facts,
    responses: here(facts.responses),
    adjusted: here(facts.adjusted),
    donations: here(facts.donations),
    sent: here(facts.sent),
  };
  const { donated_cents, earned_cents, total_cents, sent_cents } = sumDays(own, days.from, days.to);
  for (const cents of [donated_cents, earned_cents, total_cents, sent_cents])
    same(`statement of a site, ${inDollars(cents)}`, text.includes(inDollars(cents)), true);
}
