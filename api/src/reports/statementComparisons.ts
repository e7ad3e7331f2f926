import { type Comparison, compareFigures, type ToldFigure } from "../giving/ledger-check/comparison.ts";
import { besides, readFigures, readScopes } from "../giving/ledger-check/ledgerFigures.ts";
import { centsIn } from "../giving/payments/centsIn.ts";
import type { SheetTable } from "../giving/payments/paper.ts";
import { allDays } from "./giving-by-year/allDays.ts";
import { givingStatements, type Receiver } from "./giving-by-year/givingStatements.ts";

/** The columns of a statement's tables, after the name; the last one is of the year before. */
const columns = ["donated", "verified", "paid", "earned", "total"] as const;
const width = columns.length + 2;

type Sums = Record<(typeof columns)[number], number>;

/** What lines of tables come to. */
const sumsOf = (lines: readonly (readonly string[])[]) =>
  Object.fromEntries(
    columns.map((column, at) => [column, lines.reduce((sum, line) => sum + centsIn(line[at + 1]), 0)]),
  ) as Sums;

/** What statements tell over all days: of a charity, of a site, and of all sites of a provider; each table, and its sum. */
const statements = compareFigures("statements", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    const [one] = about;
    if (!one || filter.structure === "today" || context.caller.role === "Provider Leader") continue;
    if (one.kind !== "charity" && one.kind !== "provider" && one.kind !== "site") continue;
    const of: Receiver = one.kind === "charity" ? "charity" : "site";
    const narrowed = one.kind === "site" ? { schools: [one.id] } : filter;
    const period = { ...allDays, is_running: false };
    const sheets = await givingStatements(db, of, narrowed, period, { context, brand: "", asked: [] });
    const ledger = await readFigures(db, where);
    const tablesOf = sheets.map((sheet): SheetTable[] => [sheet, ...(sheet.further ?? [])]);
    const parts = Math.max(0, ...tablesOf.map((tables) => tables.filter(isOfGiving).length));
    for (let part = 0; part < parts; part += 1) {
      const same = tablesOf.flatMap((tables) => tables.filter(isOfGiving)[part] ?? []);
      told.push(
        ...besides(about, sumsOf(same.map(({ sum }) => sum)), ledger),
        ...besides(about, sumsOf(same.flatMap(({ rows }) => rows)), ledger),
      );
    }
  }
  return told;
});

/** A charity's payments are a table of their own. */
const isOfGiving = ({ sum }: SheetTable) => sum.length === width;

/** What statements of giving tell, against the ledger. */
export const statementComparisons: readonly Comparison[] = [statements];
