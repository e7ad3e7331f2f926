import { type Language, locales, type PledgeFunding } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { Sheet } from "../payments/paper.ts";
import { type Drawn, readDrawnBy } from "./drawnBy.ts";
import { readDraws, readFunding } from "./funding.ts";
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

/** What a sponsor pledged, what points drew on it and what came in: in all, then each pledge by charity and by site. */
export async function statementOf(db: Db, sponsor: Sponsor, writing: Writing): Promise<Sheet[]> {
  const { language, today } = writing;
  const text = statementSay[language];
  const draws = await readDraws(db);
  const pledges = (await readFunding(db, today, draws)).pledges.filter(
    (each) => each.sponsor.id === sponsor.id,
  );
  const ids = pledges.map(({ id }) => id);
  const drawn = await readDrawnBy(db, draws, ids);
  const terms = await rows<Terms>(
    db,
    sql`select id, from_on, until_on, point_cents from pledges where id = any(${ids}::int[])`,
  );
  const format = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const money = (cents: number) => format.format(cents / 100);
  const count = (number: number) => number.toLocaleString(locales[language]);
  const to = [sponsor.name, ...(sponsor.contact_name ? [sponsor.contact_name] : [])];
  const asOf = [text.asOf, spellDate(today, language, "long")] as const;
  const totalOf = (pledge: number | null) =>
    drawn.find((each) => each.pledge === pledge && each.by === "all") ?? {
      classes: 0,
      activities: 0,
      points: 0,
      cents: 0,
    };
  const sumOf = (amount: (pledge: PledgeFunding) => number) =>
    pledges.reduce((sum, pledge) => sum + amount(pledge), 0);

  const lineOf = (name: string, { classes, drawn_cents, received_cents, outstanding_cents }: Line) => [
    name,
    count(classes),
    ...[drawn_cents, received_cents, outstanding_cents].map(money),
  ];
  const overview: Sheet = {
    to,
    facts: [
      asOf,
      [text.pledged, money(sumOf(({ pledged_cents, drawn_cents }) => pledged_cents ?? drawn_cents))],
      [text.activities, count(totalOf(null).activities)],
    ],
    text: text.about(writing.brand),
    headings: [text.pledge, text.classes, text.drawn, text.received, text.outstanding],
    rows: pledges.map((pledge) => lineOf(pledge.name, { ...pledge, classes: totalOf(pledge.id).classes })),
    sum: lineOf(text.total, {
      classes: totalOf(null).classes,
      drawn_cents: sumOf(({ drawn_cents }) => drawn_cents),
      received_cents: sumOf(({ received_cents }) => received_cents),
      outstanding_cents: sumOf(({ outstanding_cents }) => outstanding_cents),
    }),
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
    const period = until_on
      ? text.period(spellDate(from_on, language, "long"), spellDate(until_on, language, "long"))
      : text.since(spellDate(from_on, language, "long"));
    const pledged = pledge.pledged_cents === null ? text.noLimit : money(pledge.pledged_cents);
    return {
      to,
      facts: [
        [text.pledge, pledge.name],
        [text.periodLabel, period],
        asOf,
        [text.pledged, point_cents === null ? pledged : text.perPoint(money(point_cents), pledged)],
        [text.drawn, money(pledge.drawn_cents)],
        [text.received, money(pledge.received_cents)],
        [text.outstanding, money(pledge.outstanding_cents)],
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
  const drawnOn = pledges.filter(({ points }) => points > 0);
  return [overview, ...drawnOn.flatMap((pledge) => [sheetOf(pledge, "charity"), sheetOf(pledge, "site")])];
}

type Line = Pick<PledgeFunding, "drawn_cents" | "received_cents" | "outstanding_cents"> &
  Pick<Drawn, "classes">;
type Sums = Pick<Drawn, "classes" | "activities" | "points" | "cents">;
