import type {
  LedgerComparison,
  LedgerDisagreement,
  LedgerFigure,
  LedgerFinding,
  LedgerSubject,
  LedgerUnit,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { personName } from "../../people/shared/personName.ts";

/** What a check sees: one snapshot of the database, with `ledger_sums` in it, as staff see it today. */
export interface Snapshot {
  readonly db: Db;
  readonly context: Context;
}

/** Something that has to agree with something else. */
export interface Comparison {
  readonly name: LedgerComparison;
  compare(snapshot: Snapshot): Promise<Omit<LedgerFinding, "name">>;
}

/** One that is made of statements only. */
export interface SumComparison extends Comparison {
  compare(snapshot: Pick<Snapshot, "db">): Promise<Omit<LedgerFinding, "name">>;
}

/** How many disagreements are told one by one. */
const mostExamples = 20;

interface Sums {
  readonly name: LedgerComparison;
  /** What each sum is of: columns of both statements, which hold ids. */
  readonly by: readonly LedgerSubject[];
  /** Further columns that tell sums apart. */
  readonly also?: readonly string[];
  /** Rows with the columns of `by` and `also`, `figure`, `unit` and `amount`. */
  readonly expected: Sql;
  readonly found: Sql;
}

/** Compares sums of two statements, by what they are of. */
export function compareSums({ expected, found, ...sums }: Sums): SumComparison {
  const columns = columnsOf(sums);
  return comparePairs({
    ...sums,
    pairs: sql`select ${columns}, sum(expected) as expected, sum(found) as found from (
        select ${columns}, amount as expected, 0 as found from (${expected}) e
        union all select ${columns}, 0, amount from (${found}) f) b
      group by ${columns}`,
  });
}

interface Pairs extends Pick<Sums, "name" | "by" | "also"> {
  /** Rows with the columns of `by` and `also`, `figure`, `unit`, `expected` and `found`. */
  readonly pairs: Sql;
}

/** Compares the numbers of each row of a statement. */
export function comparePairs({ name, by, also, pairs }: Pairs): SumComparison {
  const about = by.map((kind) => {
    const id = sql.ref(`d.${kind}`);
    return sql`jsonb_build_object('kind', ${kind}::text, 'id', ${id}, 'name', ${nameOf[kind]?.(id) ?? sql`null`})`;
  });
  const example = sql`select jsonb_build_object('figure', d.figure, 'unit', d.unit, 'expected', d.expected, 'found', d.found,
      'difference', d.found - d.expected, 'about', (select coalesce(jsonb_agg(a order by n), '[]')
        from unnest(array[${sql.join(about)}]) with ordinality s (a, n) where a->>'id' is not null)) as example
    from (select * from pairs where expected <> found order by ${columnsOf({ by, also })} limit ${mostExamples}) d`;
  return {
    name,
    compare: ({ db }) =>
      sole<Omit<LedgerFinding, "name">>(
        db,
        sql`with pairs as materialized (${pairs})
          select count(*) as compared, count(*) filter (where expected <> found) as disagreements,
            (select coalesce(json_agg(example), '[]') from (${example}) x) as examples from pairs`,
      ),
  };
}

const columnsOf = ({ by, also = [] }: Pick<Sums, "by" | "also">): Sql =>
  sql.join([...by, ...also, "figure", "unit"].map((name) => sql.ref(name)));

/** What a row is called by its id. */
const nameOf: Readonly<Partial<Record<LedgerSubject, (id: Sql) => Sql>>> = {
  teacher: (id) => sql`(select ${personName("n")} from users n where n.id = ${id})`,
  site: (id) => sql`(select n.name::text from sites n where n.id = ${id})`,
  provider: (id) => sql`(select n.name::text from providers n where n.id = ${id})`,
  district: (id) => sql`(select n.name::text from districts n where n.id = ${id})`,
  session: (id) => sql`(select n.name from sessions n where n.id = ${id})`,
  charity: (id) => sql`(select n.name::text from charities n where n.id = ${id})`,
  payment: (id) =>
    sql`(select r.name from payments n join payment_runs r on r.id = n.run_id where n.id = ${id})`,
  pledge: (id) => sql`(select n.name from pledges n where n.id = ${id})`,
};

type About = LedgerDisagreement["about"];

/** A figure as a screen or report tells it, beside what the ledger says. */
export interface ToldFigure {
  readonly about: About;
  readonly figure: LedgerFigure;
  readonly expected: number;
  readonly found: number;
}

/** Compares figures that screens and reports tell with those of the ledger. */
export function compareFigures(
  name: LedgerComparison,
  read: (snapshot: Snapshot) => Promise<readonly ToldFigure[]>,
): Comparison {
  return {
    name,
    async compare(snapshot) {
      const told = await read(snapshot);
      const off = told.filter(({ expected, found }) => expected !== found);
      return {
        compared: told.length,
        disagreements: off.length,
        examples: off
          .slice(0, mostExamples)
          .map((each) => ({ ...each, unit: unitOf(each.figure), difference: each.found - each.expected })),
      };
    },
  };
}

const unitOf = (figure: LedgerFigure): LedgerUnit =>
  figure === "points" || figure === "session_points" ? "points" : "cents";
