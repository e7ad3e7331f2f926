import { type DaysBeside, locales, type YearSums } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type Context, type Sql } from "../../core/entities/entity.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { Sheet, SheetTable } from "../../giving/payments/paper.ts";
import { daySums, givingDays } from "../../people/measures/givingDays.ts";
import type { GivingFilter } from "../../people/measures/givingMeasures.ts";
import { toldNames } from "../../people/measures/givingStructure.ts";
import { personName } from "../../people/shared/personName.ts";
import { givingInReach } from "../../people/shared/reach.ts";
import { statementSay } from "./statementSay.ts";

const parts = ["charity", "session", "class"] as const;

interface Line {
  readonly school_id: number;
  readonly school: string;
  readonly provider: string;
  readonly part: (typeof parts)[number] | "all";
  /** Null: not yet chosen, or between sessions. */
  readonly name: string | null;
  readonly now: YearSums;
  readonly before: YearSums;
}

/** What classes of sites gave, by charity, by session and by class, all of one moment. */
function readLines(db: Db, filter: GivingFilter, period: DaysBeside, { caller }: Context): Promise<Line[]> {
  const sums = daySums("g");
  const part = (which: Line["part"], name: Sql, order: Sql, from: Sql, keys: Sql) =>
    sql`select g.school_id, ${which}::text as part, ${name} as name, ${order} as nth, ${sums} from lines g ${from} group by g.school_id ${keys}`;
  return rows<Line>(
    db,
    sql`with ${givingDays((schoolId) => givingInReach(caller, schoolId), period, filter, true)}, ${toldNames(filter.structure)},
      parts as (
        ${part("charity", sql`max(c.name::text)`, sql`null::date`, sql`left join told_charities c on c.charity_id = g.charity_id`, sql`, g.charity_id`)}
        union all
        ${part("session", sql`max(x.name)`, sql`max(x.start)`, sql`left join sessions x on x.id = g.session_id`, sql`, g.session_id`)}
        union all
        ${part("class", sql`max(${personName("u")})`, sql`null::date`, sql`join users u on u.id = g.user_id`, sql`, g.user_id`)}
        union all
        ${part("all", sql`null`, sql`null::date`, sql``, sql``)})
      select p.school_id, f.school, f.provider, p.part, p.name, p.now, p.before
      from (select school_id, max(place) as place from lines group by school_id) s join told_places f using (place)
        join parts p on p.school_id = s.school_id
      order by f.provider, f.school, p.school_id, p.part, p.nth nulls last, p.name nulls last`,
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

interface Site {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
}

/**
 * A statement for each site: what its classes gave in a period by charity, session and class, with the year before beside it.
 * `asked` are sites that get one even if they gave nothing.
 */
export async function siteStatements(
  db: Db,
  filter: GivingFilter,
  period: DaysBeside,
  {
    context,
    brand,
    asked,
  }: { readonly context: Context; readonly brand: string; readonly asked: readonly Site[] },
): Promise<Sheet[]> {
  const { language, today } = context;
  const say = statementSay[language];
  const format = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const money = (cents: number) => format.format(cents / 100);
  const day = (date: string) => spellDate(date, language);
  const lines = await readLines(db, filter, period, context);
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
  const sheetOf = ({ name, provider }: Site, own: readonly Line[]): Sheet => {
    const all = own.find(({ part }) => part === "all") ?? { now: none, before: none };
    const tables = parts.map(
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
    return {
      to: [name, provider],
      facts: [
        [say.period, say.days(day(period.from), day(period.to))],
        [say.yearBefore, say.days(day(period.before.from), day(period.before.to))],
        [say.asOf, spellDate(today, language, "long")],
        [say.sent, say.beside(money(all.now.sent_cents), money(all.before.sent_cents))],
      ],
      text: [say.about(brand), ...(period.is_running ? [say.running] : [])].join(" "),
      ...first,
      further,
    };
  };
  const bySite = Map.groupBy(lines, ({ school_id }) => school_id);
  const told = [...bySite].map(([id, own]) => {
    const { school, provider } = own[0] as Line;
    return sheetOf({ id, name: school, provider }, own);
  });
  return [...told, ...asked.filter(({ id }) => !bySite.has(id)).map((site) => sheetOf(site, []))];
}
