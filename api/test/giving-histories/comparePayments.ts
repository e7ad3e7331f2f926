import {
  accountingLayouts,
  givingByYearEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
  thankYouEndpoints,
  thankYouLinkEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { deliverMails } from "../../src/core/mail/deliverMails.ts";
import type { Letter } from "../../src/core/mail/transport.ts";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import { letters } from "../../src/letters.ts";
import { readPdf } from "../readPdf.ts";
import { type Compared, inCents, inDollars, same, sitesOf, sumOf } from "./compared.ts";
import { everyRow } from "./everyRow.ts";
import { type Facts, type Line, narrowed, ofSite, sumDays, sumLines } from "./recompute.ts";

/** Payments, their runs and a letter tell what their items add up to. */
export async function comparePayments(compared: Compared, { sent }: Facts): Promise<void> {
  const { call } = compared.kit;
  const as = compared.team.treasurer;
  const query = { charities: [...compared.frame.charities], state: ["sent" as const] };
  const payments = await everyRow(call, paymentEndpoints.list, { as, query });
  const itemsOf = (id: number) => sent.filter(({ payment_id }) => payment_id === id);
  const sum = (amounts: readonly { readonly cents: number }[]) => sumOf(amounts, ({ cents }) => cents);
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

/** The bills that an accounting program imports: what each payment of a run is made of, donated and earned. */
export async function compareBills({ frame, kit, team }: Compared): Promise<void> {
  const runs = await rows<{ run_id: number; bills: readonly (readonly [number, string, number])[] }>(
    kit.db,
    sql`select run_id, jsonb_agg(jsonb_build_array(id, part, cents) order by id, part) as bills from (
        select p.run_id, p.id, case when i.donation_id is null then 'Earned' else 'Donated' end as part, sum(i.cents)::int as cents
        from payments p join payment_items i on i.payment_id = p.id
        where p.charity_id = any(${[...frame.charities]}::int[]) and p.state in ('approved', 'sent') group by 1, 2, 3 having sum(i.cents) > 0) b
      group by run_id`,
  );
  const at = { quickbooks: [0, 6, 7], xero: [1, 4, 6] } as const;
  for (const { run_id, bills } of runs) {
    for (const layout of accountingLayouts) {
      const query = { layout, account: "6100" };
      const asked = { as: team.treasurer, params: { id: run_id }, query };
      const [, ...lines] = await readCsvRows((await kit.call(paymentRunEndpoints.accounting, asked)).bytes);
      const told = lines.map((line) => {
        const [bill = "", words = "", amount] = at[layout].map((column) => line[column]);
        return [Number(bill.replace("KIN-", "")), words.split(": ").at(-1), inCents(amount)];
      });
      same(`bills for ${layout}`, told.toSorted(inOrder), bills.toSorted(inOrder));
    }
  }
}

const inOrder = (one: readonly unknown[], other: readonly unknown[]) =>
  one.join().localeCompare(other.join());

/** What the contact of a charity reads that classes gave. */
export async function compareThankYouPage(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { call, db, make, services } = compared.kit;
  const [charity_id = 0] = compared.frame.charities;
  const email = `contact-${charity_id}@charity.example`;
  const contact = await make.contact({ charity_id, email });
  const body = { contact_id: contact.id };
  const asked = await call(thankYouEndpoints.create, { as: compared.team.treasurer, body });
  same("invitation", asked.status, 201);
  let token = "";
  const send = async ({ to, text }: Letter) => {
    if (to === email) token = /\/thanks\/([\w-]+)/.exec(text)?.[1] ?? "";
  };
  await deliverMails(db, send, services.settings, letters);
  const { given } = (await call(thankYouLinkEndpoints.read, { params: { token } })).body.data;
  const own = narrowed(lines, { charities: [charity_id] });
  const { earned_cents, donated_cents } = sumLines(own);
  same(
    "a charity's thank-you page",
    [given.earned_cents, given.donated_cents],
    [earned_cents, donated_cents],
  );
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
  const { donated_cents, earned_cents, total_cents, sent_cents } = sumDays(
    ofSite(facts, site),
    days.from,
    days.to,
  );
  for (const cents of [donated_cents, earned_cents, total_cents, sent_cents])
    same(`statement of a site, ${inDollars(cents)}`, text.includes(inDollars(cents)), true);
}
