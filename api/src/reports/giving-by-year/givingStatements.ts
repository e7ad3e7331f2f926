import { type DaysBeside, locales, type YearSums } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { Sheet, SheetTable } from "../../giving/payments/paper.ts";
import { daySums, givingDays } from "../../people/measures/givingDays.ts";
import type { GivingFilter } from "../../people/measures/givingMeasures.ts";
import { toldNames } from "../../people/measures/givingStructure.ts";
import { personName } from "../../people/shared/personName.ts";
import { givingInReach } from "../../people/shared/reach.ts";
import { sentPayments } from "./sentPayments.ts";
import { statementSay } from "./statementSay.ts";

/** Who a statement is for. */
export type Receiver = "site" | "charity";

type Part = keyof (typeof statementSay)["en"]["by"];

/** By what a statement tells what was given; charities read of no teacher. */
const partsOf: Readonly<Record<Receiver, readonly Part[]>> = {
  site: ["charity", "session", "class"],
  charity: ["site", "session"],
};

/** How lines (`g`) of a receiver are told apart, and called, by the key of names of all their lines (`k`). */
const receivers: Readonly<Record<Receiver, { key: Sql; names: Sql; from: Sql }>> = {
  site: {
    key: sql`g.school_id`,
    names: sql`array[f.school, f.provider]`,
    from: sql`(select g.school_id as key, max(place) as place from lines g group by 1) k join told_places f using (place)`,
  },
  charity: {
    key: sql`g.charity_id`,
    names: sql`array[f.name::text]`,
    from: sql`(select distinct charity_id as key from lines where charity_id is not null) k
      join told_charities f on f.charity_id = k.key`,
  },
};

const named: Readonly<Record<Part, { name: Sql; order?: Sql; from: Sql; key: Sql }>> = {
  charity: {
    name: sql`max(c.name::text)`,
    from: sql`left join told_charities c on c.charity_id = g.charity_id`,
    key: sql`g.charity_id`,
  },
  session: {
    name: sql`max(x.name)`,
    order: sql`max(x.start)`,
    from: sql`left join sessions x on x.id = g.session_id`,
    key: sql`g.session_id`,
  },
  class: {
    name: sql`max(${personName("u")})`,
    from: sql`join users u on u.id = g.user_id`,
    key: sql`g.user_id`,
  },
  site: {
    name: sql`max(s.name::text)`,
    from: sql`join told_sites s on s.school_id = g.school_id and s.provider_id = g.provider_id`,
    key: sql`g.school_id`,
  },
};

interface Line {
  readonly key: number;
  /** The receiver, line by line. */
  readonly receiver: readonly string[];
  readonly part: Part | "all";
  /** Null: not yet chosen, or between sessions. */
  readonly name: string | null;
  readonly now: YearSums;
  readonly before: YearSums;
}

/** What was given, by the parts of a receiver's statement, all of one moment. */
function readLines(
  db: Db,
  of: Receiver,
  filter: GivingFilter,
  period: DaysBeside,
  { caller }: Context,
): Promise<Line[]> {
  const receiver = receivers[of];
  const sums = daySums("g");
  const part = (which: Part) => {
    const { name, order = sql`null::date`, from, key } = named[which];
    return sql`select ${receiver.key} as key, ${which}::text as part, ${name} as name, ${order} as nth, ${sums}
      from lines g ${from} group by ${receiver.key}, ${key}`;
  };
  const all = sql`select ${receiver.key} as key, 'all' as part, null as name, null::date as nth, ${sums} from lines g group by 1`;
  return rows<Line>(
    db,
    sql`with ${givingDays((schoolId) => givingInReach(caller, schoolId), period, filter, true)}, ${toldNames(filter.structure)},
      parts as (${sql.join([...partsOf[of].map(part), all], sql` union all `)})
      select p.key, ${receiver.names} as receiver, p.part, p.name, p.now, p.before
      from ${receiver.from} join parts p using (key)
      order by ${of === "site" ? sql`f.provider, f.school` : sql`f.nth`}, p.key, p.part, p.nth nulls last, p.name nulls last`,
  );
}

const none: YearSums = {
  points: 0,
  earned_cents: 0,
  donated_cents: 0,
  verified_cents: 0,
  paid_cents: 0,
  total_cents: 0,
  sent_cents: 0,
};

interface Asked {
  readonly id: number;
  readonly receiver: readonly string[];
}

/**
 * A statement for each site or charity: what classes gave in a period, with the year before beside it, and for charities
 * the payments that were sent. `asked` are those that get one even if nothing was given.
 */
export async function givingStatements(
  db: Db,
  of: Receiver,
  filter: GivingFilter,
  period: DaysBeside,
  {
    context,
    brand,
    asked,
  }: { readonly context: Context; readonly brand: string; readonly asked: readonly Asked[] },
): Promise<Sheet[]> {
  const { language, today } = context;
  const say = statementSay[language];
  const format = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const money = (cents: number) => format.format(cents / 100);
  const day = (date: string) => spellDate(date, language);
  const lines = await readLines(db, of, filter, period, context);
  const payments =
    of === "charity"
      ? await sentPayments(db, period, filter.charities ?? [], { language, money })
      : new Map<number, SheetTable>();
  const cells = (name: string, { now, before }: Pick<Line, "now" | "before">) => [
    name,
    ...[
      now.donated_cents,
      now.verified_cents,
      now.paid_cents,
      now.earned_cents,
      now.total_cents,
      before.total_cents,
    ].map(money),
  ];
  const sheetOf = ({ id, receiver }: Asked, own: readonly Line[]): Sheet => {
    const all = own.find(({ part }) => part === "all") ?? { now: none, before: none };
    const tables = partsOf[of].map(
      (part): SheetTable => ({
        title: say.by[part],
        headings: [say.one[part], say.donated, say.verified, say.paid, say.earned, say.total, say.yearBefore],
        rows: own
          .filter((line) => line.part === part)
          .map((line) => cells(line.name ?? say.without[part], line)),
        sum: cells(say.total, all),
      }),
    );
    const [first, ...further] = tables as [SheetTable, ...SheetTable[]];
    const sent = payments.get(id);
    return {
      to: receiver,
      facts: [
        [say.period, say.days(day(period.from), day(period.to))],
        [say.yearBefore, say.days(day(period.before.from), day(period.before.to))],
        [say.asOf, spellDate(today, language, "long")],
        [say.sent[of], say.beside(money(all.now.sent_cents), money(all.before.sent_cents))],
      ],
      text: [say.about[of](brand), ...(period.is_running ? [say.running] : [])].join(" "),
      ...first,
      further: [...further, ...(sent ? [sent] : [])],
    };
  };
  const byReceiver = Map.groupBy(lines, ({ key }) => key);
  const told = [...byReceiver].map(([id, own]) => sheetOf({ id, receiver: own[0]?.receiver ?? [] }, own));
  return [...told, ...asked.filter(({ id }) => !byReceiver.has(id)).map((each) => sheetOf(each, []))];
}
