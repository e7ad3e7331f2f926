import {
  type ChartData,
  type charityChoiceStates,
  charityEarning,
  charityReport,
  charitySchoolEarning,
  type Localized,
  type Report,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { always, anyOf, type Sql } from "../core/entities/entity.ts";
import { type GivingFilter, givingLines, givingSums } from "../people/measures/givingMeasures.ts";
import { toldNames } from "../people/measures/givingStructure.ts";
import { personName } from "../people/shared/personName.ts";
import { givingInReach } from "../people/shared/reach.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";

/** The charity cell without a choice, or in a subtotal. */
const words: Localized<Readonly<Record<"notYetChosen" | "chosenLate" | "subtotal" | "grandTotal", string>>> =
  {
    en: {
      notYetChosen: "Not yet chosen",
      chosenLate: "Chosen after closing",
      subtotal: "Provider subtotal",
      grandTotal: "Grand total",
    },
    es: {
      notYetChosen: "Aún sin elegir",
      chosenLate: "Elegido tras el cierre",
      subtotal: "Subtotal del proveedor",
      grandTotal: "Total general",
    },
  };

type ChoiceState = (typeof charityChoiceStates)[number];

/** Which lines of giving (`k`) these words mean; each line is of one of them. */
const inState: Readonly<Record<ChoiceState, Sql>> = {
  chosen: sql`k.charity_id is not null`,
  open: sql`k.charity_id is null and k.session_id is not null`,
  between_sessions: sql`k.charity_id is null and k.session_id is null`,
};

interface GivingQuery extends GivingFilter {
  readonly charity_choice?: readonly ChoiceState[] | undefined;
}

type GivingAsking = Pick<Asking, "context"> & { readonly query: GivingQuery };

/** The lines of giving within what is asked for and the caller's reach. */
function linesOf({ query: { charity_choice: states, ...filter }, context: { caller } }: GivingAsking): Sql {
  const lines = givingLines((schoolId) => givingInReach(caller, schoolId), filter);
  if (!states) return lines;
  const wanted = states.map((state) => sql`(${inState[state]})`);
  return sql`(select k.* from ${lines} k where ${sql.join(wanted, sql` or `)})`;
}

/** The figures that giving reports end in. */
function sums() {
  const { classes, points, earned, donated, total } = givingSums("g");
  return {
    classes: sql`${classes} as classes`,
    money: sql`${points} as points, ${earned} as earned, ${donated} as donated, ${total} as total`,
  };
}

/** A chart of earned and donated by `label`. */
async function drawGiving(
  asking: GivingAsking & Pick<Asking, "db">,
  report: Report,
  statement: Sql,
): Promise<ChartData> {
  const found = await rows<{ label: string; earned: number; donated: number }>(asking.db, statement);
  const named = (key: "earned" | "donated") => ({
    name: report.columns.find((column) => column.key === key)?.labels[asking.context.language] ?? key,
    values: found.map((row) => row[key]),
  });
  return {
    unit: "money",
    labels: found.map(({ label }) => label),
    series: [named("earned"), named("donated")],
  };
}

/** The charities that are asked for (`c`). */
const listed = ({ query: { charities } }: GivingAsking) => (charities ? anyOf(sql`c.id`, charities) : always);

/** Every charity with its classes, their sites, and what goes to it. */
export const charityStatement = (asking: GivingAsking) => {
  const { classes, money } = sums();
  return sql`with lines as materialized ${linesOf(asking)}, ${toldNames(asking.query.structure)}
    select coalesce(n.name, c.name)::text as charity, c.country, c.state, coalesce(k.classes, 0) as classes, coalesce(k.sites, 0) as sites,
      coalesce(k.points, 0) as points, coalesce(k.earned, 0) as earned, coalesce(k.donated, 0) as donated, coalesce(k.total, 0) as total
    from charities c left join told_charities n on n.charity_id = c.id left join (
      select g.charity_id, ${classes}, count(distinct g.school_id) filter (where g.gives)::int as sites, ${money}
      from lines g where g.charity_id is not null group by g.charity_id) k on k.charity_id = c.id
    where ${listed(asking)} order by coalesce(n.name, c.name), c.id`;
};

export const charityReportSource: ReportSource<typeof charityReport> = {
  statement: charityStatement,
  count: (asking) => sql`select count(*)::int as total from charities c where ${listed(asking)}`,
  chart: (asking) =>
    drawGiving(
      asking,
      charityReport,
      sql`select charity as label, earned, donated from (${charityStatement(asking)}) each where total > 0
        order by total desc, charity limit 12`,
    ),
};

/** How a line read by an alias is called that has no charity. */
const noCharity = ({ context }: GivingAsking, alias: "g" | "k") => {
  const { chosenLate, notYetChosen } = words[context.language];
  return sql`case when ${sql.ref(`${alias}.is_late`)} then ${chosenLate} else ${notYetChosen} end`;
};

/** Amounts per site and charity, then a subtotal of each provider and the total of all, which a filter leaves alone. */
export const distributionStatement = (asking: GivingAsking) => {
  const { classes, money } = sums();
  const { subtotal, grandTotal } = words[asking.context.language];
  // Names are joined to the sums, of which there are far fewer than lines.
  return sql`with lines as materialized ${linesOf(asking)}, ${toldNames(asking.query.structure)}
    select coalesce(p.name::text, ${grandTotal}) as provider, case k.level when 0 then s.name::text when 3 then ${subtotal} end as site,
      case k.level when 0 then coalesce(c.name::text, ${noCharity(asking, "k")}) end as charity, k.classes, k.points, k.earned, k.donated, k.total
    from (select g.provider_id, g.school_id, g.charity_id, g.is_late, grouping(g.provider_id, g.school_id, g.charity_id) as level, ${classes}, ${money}
        from lines g group by grouping sets ((g.provider_id, g.school_id, g.charity_id, g.is_late), (g.provider_id), ())
        having count(*) > 0) k
      left join told_providers p on p.provider_id = k.provider_id
      left join told_sites s on (s.provider_id, s.school_id) = (k.provider_id, k.school_id)
      left join told_charities c on c.charity_id = k.charity_id
    order by k.level, p.nth, s.nth, c.nth nulls last, k.is_late`;
};

/** Where it comes from: provider, site, charity. */
export const charitySchoolEarningSource: ReportSource<typeof charitySchoolEarning> = {
  statement: distributionStatement,
  isTotal: ({ charity }) => charity === null,
  chart: (asking) =>
    drawGiving(
      asking,
      charitySchoolEarning,
      sql`with lines as materialized ${linesOf(asking)}, ${toldNames(asking.query.structure)}
        select p.name::text as label, ${sums().money} from lines g join told_providers p on p.provider_id = g.provider_id
        group by p.provider_id, p.name having sum(g.points) > 0 or sum(g.donated) > 0
        order by total desc, p.name, p.provider_id limit 12`,
    ),
};

/** What each class gives, by session and charity. */
export const earningStatement = (asking: GivingAsking) => sql`with lines as materialized ${linesOf(asking)},
    ${toldNames(asking.query.structure)}
  select coalesce(c.name::text, ${noCharity(asking, "g")}) as charity, p.name::text as provider,
    s.name::text as site, ${personName("u")} as teacher, x.name as session, g.points, g.earned, g.donated, g.earned + g.donated as total
  from lines g join told_providers p on p.provider_id = g.provider_id
    join told_sites s on (s.provider_id, s.school_id) = (g.provider_id, g.school_id)
    join users u on u.id = g.user_id left join told_charities c on c.charity_id = g.charity_id left join sessions x on x.id = g.session_id
  order by c.nth nulls last, g.is_late, p.nth, s.nth, u.last_name, u.first_name, u.id, x.start nulls last, x.id`;

export const charityEarningSource: ReportSource<typeof charityEarning> = {
  statement: earningStatement,
  count: (asking) => sql`select count(*)::int as total from ${linesOf(asking)} g`,
  chart: (asking) =>
    drawGiving(
      asking,
      charityEarning,
      sql`select * from (select x.name as label, x.start, x.id, ${sums().money}
          from ${linesOf(asking)} g join sessions x on x.id = g.session_id
          group by x.id having sum(g.points) > 0 or sum(g.donated) > 0 order by x.start desc, x.id desc limit 12) latest
        order by start, id`,
    ),
};
