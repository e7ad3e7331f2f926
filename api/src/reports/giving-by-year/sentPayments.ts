import type { Days, Language, PaymentMethod } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf } from "../../core/entities/entity.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { SheetTable } from "../../giving/payments/paper.ts";
import { paperSay } from "../../giving/payments/paperSay.ts";

interface Payment {
  readonly id: number;
  readonly charity_id: number;
  readonly sent_on: string;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly donated: number;
  readonly earned: number;
}

/** The payments that were sent to charities in a period, as a table for each by its id. */
export async function sentPayments(
  db: Db,
  { from, to }: Days,
  charities: readonly number[],
  { language, money }: { readonly language: Language; readonly money: (cents: number) => string },
): Promise<Map<number, SheetTable>> {
  const say = paperSay[language];
  const sent = await rows<Payment>(
    db,
    sql`select p.id, p.charity_id, p.sent_on, p.method, p.reference,
        coalesce(sum(i.cents) filter (where i.donation_id is not null), 0)::bigint as donated,
        coalesce(sum(i.cents) filter (where i.donation_id is null), 0)::bigint as earned
      from payments p join payment_items i on i.payment_id = p.id
      where p.state = 'sent' and p.sent_on between ${from}::date and ${to}::date and ${anyOf(sql`p.charity_id`, charities)}
      group by p.id order by p.sent_on, p.id`,
  );
  const amounts = (donated: number, earned: number) => [donated, earned, donated + earned].map(money);
  const sumOf = (own: readonly Payment[], kind: "donated" | "earned") =>
    own.reduce((sum, each) => sum + each[kind], 0);
  const tableOf = (own: readonly Payment[]): SheetTable => ({
    title: say.payments,
    headings: [say.sentOn, say.donated, say.earned, say.total],
    rows: own.map(({ id, sent_on, method, reference, donated, earned }) => [
      [spellDate(sent_on, language), say.methods[method], reference, `${say.number} ${id}`]
        .filter(Boolean)
        .join(" · "),
      ...amounts(donated, earned),
    ]),
    sum: [say.total, ...amounts(sumOf(own, "donated"), sumOf(own, "earned"))],
  });
  const byCharity = Map.groupBy(sent, ({ charity_id }) => charity_id);
  return new Map([...byCharity].map(([id, own]) => [id, tableOf(own)]));
}
