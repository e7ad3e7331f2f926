import { type Localized, type ReportColumn, userActivityReport, users } from "@kindling/contract";
import { readBrand } from "../../account/set-up/readBrand.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { printApart } from "../../core/printing/printApart.ts";
import type { FileAnswer } from "../../core/route.ts";
import type { Asking, ReportRow } from "../machinery/reportRoutes.ts";
import { streamRows } from "../machinery/streamRows.ts";
import type { TablePart, TablePrint } from "../table-print/tablePrint.ts";
import { narrowedTo } from "./narrowedTo.ts";

const titles: Localized<string> = { en: userActivityReport.fileName, es: "Informe de actividad de usuarios" };

/** Column widths in points when all columns are shown. */
const shares: Readonly<Record<string, number>> = {
  first_name: 50,
  last_name: 56,
  email: 118,
  role: 68,
  provider: 68,
  district: 58,
  site: 78,
  grade: 30,
  last_login: 88,
  activities_completed: 54,
  points: 36,
  status: 40,
};

/** What is summed up under the table, whether its column is shown or not. */
const summed = ["activities_completed", "points"] as const;

/** The rows of a statement for paper, and their totals after them; read as the printer takes them. */
async function* partsOf(
  { db, context, signal }: Asking<typeof userActivityReport>,
  columns: readonly ReportColumn[],
  statement: Sql,
): AsyncGenerator<TablePart> {
  const sums = summed.map(() => 0);
  let count = 0;
  for await (const batch of await streamRows<ReportRow>(db, statement, { signal })) {
    for (const row of batch)
      for (const [place, key] of summed.entries()) sums[place] = (sums[place] ?? 0) + Number(row[key]);
    count += batch.length;
    yield { rows: batch.map((row) => columns.map(({ key }) => row[key] ?? null)) };
  }
  const { language } = context;
  const headingOf = (wanted: string) => userActivityReport.columns.find(({ key }) => key === wanted);
  yield {
    totals: [
      { label: users.labels[language].many, value: count },
      ...summed.map((key, place) => ({
        label: headingOf(key)?.labels[language] ?? key,
        value: sums[place] ?? 0,
      })),
    ],
  };
}

/** The User Activity Report as a PDF, typeset in a separate thread. */
export async function printUserActivity(
  asking: Asking<typeof userActivityReport>,
  columns: readonly ReportColumn[],
  statement: Sql,
): Promise<FileAnswer> {
  const { db, query, context, settings } = asking;
  const { language } = context;
  const look: TablePrint = {
    ...(await readBrand(settings)),
    language,
    title: titles[language],
    narrowed: await narrowedTo(db, query, language),
    date: context.today,
    columns: columns.map(({ key, kind, labels }) => ({
      label: labels[language],
      kind,
      share: shares[key] ?? 50,
    })),
  };
  const file = await printApart(
    new URL("../table-print/tableWorker.ts", import.meta.url),
    look,
    partsOf(asking, columns, statement),
  );
  return { file, type: "application/pdf", name: `${userActivityReport.fileName}.pdf` };
}
