import type { Language, PaymentMethod } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import { latestName } from "../ledger/latestName.ts";
import type { Sheet } from "./paper.ts";
import { paperSay } from "./paperSay.ts";
import { itemTotals, type Sums, tableOf } from "./papers.ts";
import { paymentNumber } from "./paymentNumber.ts";

/** Which sent payments (`p`) get a letter. */
export const ofPayment = (id: number): Sql => sql`p.id = ${id}`;
export const ofRun = (id: number): Sql => sql`p.run_id = ${id}`;

/** A payment as it was sent. */
export interface SentPayment {
  readonly id: number;
  readonly run: string;
  readonly name: string;
  /** As it was on that day; today's, if an earlier release sent it. */
  readonly address: string | null;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly sent_on: string;
}

/** Sent payments by the names of their charities. */
export const readSent = (db: Db, which: Sql): Promise<SentPayment[]> =>
  rows<SentPayment>(
    db,
    sql`select p.id, r.name as run, p.name, nullif(coalesce(p.address, c.address), '') as address, p.method, p.reference, p.sent_on
      from payments p join payment_runs r on r.id = p.run_id join charities c on c.id = p.charity_id
      where p.state = 'sent' and ${which} order by p.name, p.id`,
  );

/** Who got a payment, and how. */
export function headOf(
  { id, run, name, address, method, reference, sent_on }: SentPayment,
  language: Language,
): Pick<Sheet, "to" | "facts"> {
  const text = paperSay[language];
  return {
    to: [name, ...(address?.split(/\r?\n/) ?? [])],
    facts: [
      [text.number, paymentNumber(id)],
      [text.run, run],
      [text.sentOn, spellDate(sent_on, language, "long")],
      [text.method, text.methods[method]],
      ...(reference ? [[text.reference, reference] as const] : []),
    ],
  };
}

/** The letters that go with sent payments: how each was sent, and what each site gave. */
export async function readLetters(
  db: Db,
  which: Sql,
  { language, brand }: { readonly language: Language; readonly brand: string },
): Promise<Sheet[]> {
  const text = paperSay[language];
  const sent = await readSent(db, which);
  const found = await rows<Sums & { payment_id: number; is_all: boolean }>(
    db,
    sql`select i.payment_id, grouping(i.school_id) = 1 as is_all, ${latestName("school")} as name, ${itemTotals}
      from payment_items i join payments p on p.id = i.payment_id join ledger_places l on l.id = i.place_id
      where p.state = 'sent' and ${which} group by grouping sets ((i.payment_id, i.school_id), (i.payment_id))
      order by i.payment_id, name, i.school_id`,
  );
  const byPayment = Map.groupBy(found, ({ payment_id }) => payment_id);
  return sent.map((payment) => {
    const own = byPayment.get(payment.id) ?? [];
    const all = own.find(({ is_all }) => is_all);
    const sites = own.filter(({ is_all }) => !is_all);
    return {
      ...headOf(payment, language),
      text: text.toCharity(
        brand,
        sites.some(({ donated }) => donated > 0),
        sites.some(({ earned }) => earned > 0),
      ),
      ...tableOf(sites, all, text.site, language),
    };
  });
}
