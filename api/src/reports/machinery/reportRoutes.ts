import type { ChartData, Report, ReportColumn, ReportPreview, ReportQuery } from "@kindling/contract";
import { sql } from "kysely";
import { countRowsOf } from "../../account/security-log/exportedRows.ts";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import { type Call, type FileAnswer, type Route, readRoute } from "../../core/route.ts";
import type { Settings } from "../../core/settings.ts";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { aboutReport } from "./aboutSheet.ts";
import { adderOf, totalWords } from "./adder.ts";
import { streamRows } from "./streamRows.ts";
import { tableFile } from "./tableFile.ts";

/** What a report is asked for with. */
export interface Asking<R extends Report = Report> {
  readonly db: Db;
  readonly query: ReportQuery<R>;
  readonly context: Context;
  readonly settings: Settings;
  readonly files: FileStore;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** A result row: cells by column key. */
export type ReportRow = Readonly<Record<string, SheetCell>>;

/** A report's columns and the SQL that fills them. */
export interface ReportShape {
  readonly columns: readonly ReportColumn[];
  cells(row: ReportRow): readonly SheetCell[];
}

/** Where the rows of a report come from. */
export interface ReportSource<R extends Report = Report> {
  /** Further access rules besides the endpoint's; throws to refuse. */
  check?(asking: Asking<R>): void;
  /** A statement of the rows in the order of the file: one output column per key of the report's columns. */
  statement(asking: Asking<R>): Sql | Promise<Sql>;
  /** The cells of a row where they are not the statement's outputs by the columns' keys. */
  cells?(row: ReportRow, columns: readonly ReportColumn[]): readonly SheetCell[];
  /** The columns and how rows fill them, where both depend on what is asked. */
  shape?(asking: Asking<R>): Promise<ReportShape>;
  /** That a row adds up others: such rows come last, below what a workbook filters. */
  isTotal?(row: ReportRow): boolean;
  /** A faster count than counting all rows. */
  count?(asking: Asking<R>): Sql;
  /** What the chart above the first rows shows, over all of them. */
  chart(asking: Asking<R>): Promise<ChartData>;
  /** The file in a format that is no table: PDF. */
  print?(asking: Asking<R>, columns: readonly ReportColumn[]): Promise<FileAnswer>;
}

/** How many rows a screen shows before the download. */
const firstRows = 25;

async function shapeOf<R extends Report>(
  report: R,
  source: ReportSource<R>,
  asking: Asking<R>,
): Promise<ReportShape> {
  if (source.shape) return source.shape(asking);
  const { fields } = asking.query as { fields?: readonly string[] };
  const known = report.columns;
  const columns = fields ? fields.flatMap((field) => known.find(({ key }) => key === field) ?? []) : known;
  const { cells } = source;
  return {
    columns,
    cells: (row) => (cells ? cells(row, columns) : columns.map(({ key }): SheetCell => row[key] ?? null)),
  };
}

/** Creates a report file for a download or an email; rows are read at the consumer's pace. */
export async function reportFile<R extends Report>(
  report: R,
  source: ReportSource<R>,
  asking: Asking<R>,
): Promise<FileAnswer> {
  const { language } = asking.context;
  source.check?.(asking);
  const format = (asking.query as { format?: Report["format"] }).format ?? report.format;
  if (format === "pdf") {
    if (!source.print) throw new Error(`${report.name} has no PDF`);
    return source.print(asking, (await shapeOf(report, source, asking)).columns);
  }
  const { columns, cells } = await shapeOf(report, source, asking);
  const { db, signal } = asking;
  const stream = await streamRows<ReportRow>(db, await source.statement(asking), { signal });
  let rowsTold = 0;
  let rowsFiltered = Infinity;
  const adder = format === "xlsx" && !source.isTotal ? adderOf(columns) : undefined;
  async function* batches() {
    for await (const batch of stream) {
      const at = source.isTotal ? batch.findIndex((row) => source.isTotal?.(row)) : -1;
      if (at >= 0) rowsFiltered = Math.min(rowsFiltered, rowsTold + at);
      rowsTold += batch.length;
      if (adder) for (const row of batch) adder.add(row);
      yield batch.map(cells);
    }
    rowsFiltered = Math.min(rowsFiltered, rowsTold);
    if (adder && rowsTold > 0) yield [adder.total(totalWords[language])];
  }
  const headed = columns.map(({ labels, kind }) => ({ label: labels[language], kind }));
  const about = format === "xlsx" ? await aboutReport(report, asking) : undefined;
  const answer = await tableFile(
    { name: report.fileName, columns: headed, batches: batches(), filtered: () => rowsFiltered, about },
    format,
    language,
  );
  countRowsOf(answer.file, () => rowsTold);
  // Also runs if the stream was never read.
  answer.file.once("close", () => void stream.close().catch(() => undefined));
  return answer;
}

/** How many rows the file of a report has. */
export async function countRows<R extends Report>(
  source: ReportSource<R>,
  asking: Asking<R>,
): Promise<number> {
  const counted =
    source.count?.(asking) ??
    sql`select count(*)::int as total from (${await source.statement(asking)}) counted`;
  return (await sole<{ total: number }>(asking.db, counted)).total;
}

async function preview<R extends Report>(
  report: R,
  source: ReportSource<R>,
  asking: Asking<R>,
): Promise<ReportPreview> {
  const { language } = asking.context;
  source.check?.(asking);
  const statement = await source.statement(asking);
  const [{ columns, cells }, shown, total, chart] = await Promise.all([
    shapeOf(report, source, asking),
    rows<ReportRow>(asking.db, sql`select * from (${statement}) shown limit ${firstRows}`),
    countRows(source, asking),
    source.chart(asking),
  ]);
  return {
    columns: columns.map(({ key, labels, kind }) => ({ key, label: labels[language], kind })),
    rows: shown.map((row) => [...cells(row)]),
    total,
    chart,
  };
}

/** The two calls of a report. */
export function reportRoutes<R extends Report>(report: R, source: ReportSource<R>): Route[] {
  const askingOf = ({ db, query, context, services, signal }: Call): Asking<R> => ({
    db,
    signal,
    query: query as ReportQuery<R>,
    context,
    settings: services.settings,
    files: services.files,
  });
  return [
    readRoute(report.download, (call) => reportFile(report, source, askingOf(call as Call))),
    snapshotRoute(report.preview, async (call) => ({
      data: await preview(report, source, askingOf(call as Call)),
    })),
  ];
}
