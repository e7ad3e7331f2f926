import { type Days, type DaysBeside, type Language, locales, type PledgeFunding } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { Sheet } from "../payments/paper.ts";
import { type Drawn, readDrawnBy } from "./drawnBy.ts";
import { type Draws, readDraws, readFunding } from "./funding.ts";
import { statementSay } from "./statementSay.ts";

interface Sponsor {
  readonly id: number;
  readonly name: string;
  readonly contact_name: string | null;
}

interface Terms {
  readonly id: number;
  readonly from_on: string;
  readonly until_on: string | null;
  readonly point_cents: number | null;
}

interface Writing {
  readonly language: Language;
  readonly brand: string;
  readonly today: string;
}

/** What points of some days drew. */
const within = ({ covers, ...draws }: Draws, { from, to }: Days): Draws => ({
  ...draws,
  covers: covers.filter(({ group: { day } }) => day >= from && day <= to),
});

/** What came in of pledges on some days, by pledge. */
async function readReceived(db: Db, pledges: readonly number[], { from, to }: Days) {
  const found = await rows<{ id: number; cents: number }>(
    db,
    sql`select pledge_id as id, sum(amount_cents)::bigint as cents from sponsor_receipts
      where pledge_id = any(${pledges}::int[]) and reversed_at is null and received_on between ${from}::date and ${to}::date
      group by 1`,
  );
  return new Map(found.map(({ id, cents }) => [id, cents]));
}

/**
 * What a sponsor pledged, what points drew on it and what came in: in all or in a period with the year before beside it,
 * then each pledge by charity and by site.
 */
export async function statementOf(
  db: Db,
  sponsor: Sponsor,
  writing: Writing,
  period?: DaysBeside,
): Promise<Sheet[]> {
  const { language, today } = writing;
  const text = statementSay[language];
  const draws = await readDraws(db);
  const pledges = (await readFunding(db, today, draws)).pledges.filter(
    (each) => each.sponsor.id === sponsor.id,
  );
  const ids = pledges.map(({ id }) => id);
  const drawn = await readDrawnBy(db, period ? within(draws, period) : draws, ids);
  const drawnBefore = period ? await readDrawnBy(db, within(draws, period.before), ids) : [];
  const receivedNow = period && (await readReceived(db, ids, period));
  const terms = await rows<Terms>(
    db,
    sql`select id, from_on, until_on, point_cents from pledges where id = any(${ids}::int[])`,
  );
  const format = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const money = (cents: number) => format.format(cents / 100);
  const count = (number: number) => number.toLocaleString(locales[language]);
  const to = [sponsor.name, ...(sponsor.contact_name ? [sponsor.contact_name] : [])];
  const daysOf = (from: string, to: string) =>
    text.period(spellDate(from, language, "long"), spellDate(to, language, "long"));
  const asOf = [text.asOf, spellDate(today, language, "long")] as const;
  const told = period && [
    [text.periodLabel, daysOf(period.from, period.to)] as const,
    [text.yearBefore, daysOf(period.before.from, period.before.to)] as const,
  ];
  const totalOf = (pledge: number | null, of = drawn) =>
    of.find((each) => each.pledge === pledge && each.by === "all") ?? {
      classes: 0,
      activities: 0,
      points: 0,
      cents: 0,
    };
  const receivedOf = ({ id, received_cents }: PledgeFunding) =>
    receivedNow ? (receivedNow.get(id) ?? 0) : received_cents;
  /** What the last column tells: what wasn't received yet, or what was drawn the year before. */
  const lastOf = ({ id, outstanding_cents }: PledgeFunding) =>
    period ? totalOf(id, drawnBefore).cents : outstanding_cents;
  const sumOf = (amount: (pledge: PledgeFunding) => number) =>
    pledges.reduce((sum, pledge) => sum + amount(pledge), 0);

  const lineOf = (name: string, classes: number, ...cents: readonly number[]) => [
    name,
    count(classes),
    ...cents.map(money),
  ];
  const overview: Sheet = {
    to,
    facts: [
      ...(told ?? []),
      asOf,
      [text.pledged, money(sumOf(({ pledged_cents, drawn_cents }) => pledged_cents ?? drawn_cents))],
      [text.activities, count(totalOf(null).activities)],
    ],
    text: [
      (period ? text.aboutPeriod : text.about)(writing.brand),
      ...(period?.is_running ? [text.running] : []),
    ].join(" "),
    headings: [
      text.pledge,
      text.classes,
      text.drawn,
      text.received,
      period ? text.yearBefore : text.outstanding,
    ],
    rows: pledges.map((pledge) => {
      const { classes, cents } = totalOf(pledge.id);
      return lineOf(pledge.name, classes, cents, receivedOf(pledge), lastOf(pledge));
    }),
    sum: lineOf(
      text.total,
      totalOf(null).classes,
      sumOf(({ id }) => totalOf(id).cents),
      sumOf(receivedOf),
      sumOf(lastOf),
    ),
  };

  const cellsOf = (name: string, { classes, activities, points, cents }: Sums) => [
    name,
    count(classes),
    count(activities),
    count(points),
    money(cents),
  ];
  const sheetOf = (pledge: PledgeFunding, by: "charity" | "site"): Sheet => {
    const {
      from_on = "",
      until_on = null,
      point_cents = null,
    } = terms.find(({ id }) => id === pledge.id) ?? {};
    const lasts = until_on ? daysOf(from_on, until_on) : text.since(spellDate(from_on, language, "long"));
    const pledged = pledge.pledged_cents === null ? text.noLimit : money(pledge.pledged_cents);
    return {
      to,
      facts: [
        [text.pledge, pledge.name],
        ...(told ?? [[text.periodLabel, lasts] as const]),
        asOf,
        [text.pledged, point_cents === null ? pledged : text.perPoint(money(point_cents), pledged)],
        [text.drawn, money(totalOf(pledge.id).cents)],
        [text.received, money(receivedOf(pledge))],
        ...(period ? [] : [[text.outstanding, money(pledge.outstanding_cents)] as const]),
      ],
      text: by === "charity" ? text.byCharity : text.bySite,
      headings: [
        by === "charity" ? text.charity : text.site,
        text.classes,
        text.activities,
        text.points,
        text.drawn,
      ],
      rows: drawn
        .filter((each) => each.pledge === pledge.id && each.by === by)
        .map((each) => cellsOf(each.name ?? text.notChosen, each)),
      sum: cellsOf(text.total, totalOf(pledge.id)),
    };
  };
  const drawnOn = pledges.filter(({ id }) => totalOf(id).points > 0);
  return [overview, ...drawnOn.flatMap((pledge) => [sheetOf(pledge, "charity"), sheetOf(pledge, "site")])];
}

type Sums = Pick<Drawn, "classes" | "activities" | "points" | "cents">;
