import { sql } from "kysely";
import { classEntity } from "../classroom/classes.ts";
import { sole } from "../core/database.ts";
import type { Context, Entity, Sql } from "../core/entities/entity.ts";
import { charityChoice } from "../giving/charities/charityChoices.ts";
import { type Comparison, compareFigures, type ToldFigure } from "../giving/ledger-check/comparison.ts";
import { besides, readFigures, readScopes } from "../giving/ledger-check/ledgerFigures.ts";
import { classesAt, sessionOf } from "../people/measures/classMeasures.ts";

/** Columns of a list by the figures that they tell. */
type Columns = Readonly<Partial<Record<"points" | "donated" | "verified", string>>>;

/** Compares the sums of all rows of a list, as staff and leaders see it, with the classes of the ledger (`b`) that it is of. */
const compareList = (
  name: "classLists" | "choiceList",
  entity: Pick<Entity, "columns" | "from" | "scope">,
  told: Columns,
  isListed: (context: Context) => Sql,
): Comparison =>
  compareFigures(name, async (snapshot) => {
    const figures: ToldFigure[] = [];
    for (const { about, context, filter, where } of await readScopes(snapshot)) {
      if (Object.keys(filter).length > 0) continue;
      const columns = entity.columns(context) as Readonly<Record<string, Sql>>;
      const sums = Object.entries(told).map(
        ([figure, column]) => sql`coalesce(sum(${columns[column]}), 0)::bigint as ${sql.ref(figure)}`,
      );
      const found = await sole<Partial<Record<keyof Columns, number>>>(
        snapshot.db,
        sql`select ${sql.join(sums)} from ${entity.from} where ${entity.scope(context)}`,
      );
      const ledger = await readFigures(snapshot.db, sql`${where} and ${isListed(context)}`);
      figures.push(...besides(about, found, ledger));
    }
    return figures;
  });

/** What the lists of classes and of their choices tell, against the ledger. */
export const listComparisons: readonly Comparison[] = [
  compareList(
    "classLists",
    classEntity,
    { points: "points" },
    ({ today }) => sql`b.session_id = ${sessionOf(sql`s.program_id`, today)}
      and (b.user_id, b.school_id) in (select c.user_id, c.school_id from ${classesAt(sql`select id from sites`)} c)`,
  ),
  compareList(
    "choiceList",
    charityChoice,
    { points: "points", donated: "donated_cents", verified: "verified_cents" },
    () =>
      sql`(b.user_id, b.school_id, b.session_id) in (select user_id, school_id, session_id from charity_choices)`,
  ),
];
