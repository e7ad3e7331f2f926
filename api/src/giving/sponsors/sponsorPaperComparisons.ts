import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { always } from "../../core/entities/entity.ts";
import { readAll } from "../../core/entities/reading.ts";
import { type Comparison, compareFigures, type ToldFigure } from "../ledger-check/comparison.ts";
import { besides } from "../ledger-check/ledgerFigures.ts";
import { centsIn } from "../payments/centsIn.ts";
import { readDraws } from "./funding.ts";
import { pledge } from "./pledges.ts";
import { sponsorReceipt } from "./receipts.ts";
import { readSponsorFigures } from "./sponsorPage.ts";
import { sponsor } from "./sponsors.ts";
import { statementOf } from "./statement.ts";

interface Money {
  readonly sponsor_pledged: number;
  readonly received: number;
}

/** What the ledger has of each pledge: what is still to come, and what came in. */
async function readMoney(db: Db): Promise<ReadonlyMap<number, Money>> {
  const found = await rows<Money & { id: number }>(
    db,
    sql`select pledge_id as id, coalesce(sum(amount) filter (where account = 'sponsor_pledged'), 0)::bigint as sponsor_pledged,
        coalesce(sum(amount) filter (where account = 'sponsor_received'), 0)::bigint as received
      from ledger_postings where account in ('sponsor_pledged', 'sponsor_received') group by 1`,
  );
  return new Map(found.map(({ id, ...money }) => [id, money]));
}

const about = (kind: "pledge", { id, name }: { readonly id: number; readonly name: string }) => [
  { kind, id, name },
];

/** What the lists of sponsors, pledges and receipts tell. */
const sponsorLists = compareFigures("sponsorLists", async ({ db, context }) => {
  const money = await readMoney(db);
  const receivedOf = (ids: readonly number[]) =>
    ids.reduce((sum, id) => sum + (money.get(id)?.received ?? 0), 0);
  const pledges = await readAll(db, pledge, context, always);
  const sponsors = await readAll(db, sponsor, context, always);
  const receipts = await readAll(db, sponsorReceipt, context, sql`t.reversed_at is null`);
  const told: ToldFigure[] = pledges.flatMap((each) => {
    const { id, amount_cents, cap_cents, received_cents } = each;
    const open = Math.max(0, (amount_cents ?? cap_cents ?? 0) - received_cents);
    return besides(about("pledge", each), { sponsor_pledged: open, received: received_cents }, money.get(id));
  });
  const bySponsor = Map.groupBy(pledges, (each) => each.sponsor.id);
  for (const { id, received_cents } of sponsors) {
    const own = bySponsor.get(id) ?? [];
    // Sponsors are told by their first pledge; those without one have nothing to tell.
    const [one] = own;
    if (!one) continue;
    const expected = { received: receivedOf(own.map((each) => each.id)) };
    told.push(...besides(about("pledge", one), { received: received_cents }, expected));
  }
  const all = receipts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return [...told, ...besides([], { received: all }, { received: receivedOf([...money.keys()]) })];
});

/** What a sponsor reads in a statement and on the private page, another one each day: what points draw, and what came in. */
const sponsorPapers = compareFigures("sponsorPapers", async ({ db, context }) => {
  const one = await first<{ id: number; name: string; contact_name: string | null }>(
    db,
    sql`select t.id, t.name::text as name, t.contact_name from sponsors t where t.id in (select sponsor_id from pledges)
      order by md5(t.id::text || ${context.today}::text) limit 1`,
  );
  if (!one) return [];
  const pledges = await readAll(db, pledge, context, sql`t.sponsor_id = ${one.id}`);
  const { covers } = await readDraws(db);
  const drawnOn = (id: number) =>
    covers.reduce((sum, { pool, from, to, cents }) => (pool === id ? sum + (to - from) * cents : sum), 0);
  const money = await readMoney(db);
  const sumOf = (amount: (id: number) => number) => pledges.reduce((sum, { id }) => sum + amount(id), 0);
  const ledger = { drawn: sumOf(drawnOn), received: sumOf((id) => money.get(id)?.received ?? 0) };
  const writing = { language: "en", brand: "", today: context.today } as const;
  const [overview, ...parts] = await statementOf(db, one, writing);
  const page = await readSponsorFigures(db, one);
  const [, , drawn, received] = overview?.sum ?? [];
  return [
    ...besides([], { drawn: centsIn(drawn), received: centsIn(received) }, ledger),
    ...besides(
      [],
      { received: page.received_cents, ...(page.drawn_cents !== null && { drawn: page.drawn_cents }) },
      ledger,
    ),
    ...parts.flatMap(({ facts, rows: lines, sum }) => {
      const told = pledges.find(({ name }) => name === facts[0]?.[1]);
      if (!told) return [];
      const added = lines.reduce((cents, line) => cents + centsIn(line.at(-1)), 0);
      const expected = { drawn: drawnOn(told.id), total: drawnOn(told.id) };
      return besides(about("pledge", told), { drawn: centsIn(sum.at(-1)), total: added }, expected);
    }),
  ];
});

/** What lists and papers tell of sponsors' money. */
export const sponsorPaperComparisons: readonly Comparison[] = [sponsorLists, sponsorPapers];
