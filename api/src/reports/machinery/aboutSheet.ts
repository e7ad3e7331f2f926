import type { Localized, Report } from "@kindling/contract";
import { sql } from "kysely";
import { first } from "../../core/database.ts";
import { anyOf, type Context } from "../../core/entities/entity.ts";
import type { Sheet } from "../../core/spreadsheets/xlsx.ts";
import { filtersInWords } from "../saved-reports/filtersInWords.ts";
import type { Asking } from "./reportRoutes.ts";

interface Words {
  readonly sheet: string;
  readonly value: string;
  readonly report: string;
  readonly period: string;
  readonly filters: string;
  readonly structure: string;
  readonly timeZone: string;
  readonly made: string;
  readonly by: string;
  readonly allDays: string;
  readonly everything: string;
  readonly asItWas: string;
  readonly totals: string;
  readonly list: string;
  readonly allRows: string;
}

const words: Localized<Words> = {
  en: {
    sheet: "About",
    value: "Value",
    report: "Report",
    period: "Period",
    filters: "Filters",
    structure: "Places and Names",
    timeZone: "Time zone",
    made: "Created at",
    by: "Created for",
    allDays: "All sessions",
    everything: "None",
    asItWas: "As they were",
    totals: "Totals",
    list: "List",
    allRows: "All",
  },
  es: {
    sheet: "Acerca de",
    value: "Valor",
    report: "Informe",
    period: "Período",
    filters: "Filtros",
    structure: "Lugares y nombres",
    timeZone: "Zona horaria",
    made: "Creado el",
    by: "Creado para",
    allDays: "Todas las sesiones",
    everything: "Ninguno",
    asItWas: "Como eran",
    totals: "Totales",
    list: "Lista",
    allRows: "Todo",
  },
};

/** The days of the sessions that a report is narrowed to. */
async function periodOf({ db, query }: Asking): Promise<string | undefined> {
  const { sessions, trait_id: also } = query as Readonly<Record<string, readonly number[] | undefined>>;
  const ids = sessions ?? also;
  if (!ids) return undefined;
  const found = await first<{ start: string | null; end: string | null }>(
    db,
    sql`select min(x.start) as start, max(x."end") as "end" from sessions x where ${anyOf(sql`x.id`, ids)}`,
  );
  return found?.start ? `${found.start} – ${found.end}` : undefined;
}

/** A date and time of day in a time zone, as cells have them. */
const momentIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** What a workbook's rows are. */
export interface About {
  readonly title: string;
  /** Which days; without them, all. */
  readonly period?: string | undefined;
  /** Filters in words, a line each. */
  readonly filters: readonly string[];
  /** That places and names are told as they were. */
  readonly isFrozen?: boolean;
  /** What totals leave out. */
  readonly leftOut?: readonly string[];
  /** That it is a list, whose rows have no sessions by themselves. */
  readonly isList?: boolean;
}

/** The sheet of a workbook that tells what its rows are: period, filters, time zone, moment, and who it was made for. */
export function aboutSheet(about: About, context: Context): Sheet {
  const { title, period, filters, isFrozen, leftOut = [], isList } = about;
  const say = words[context.language];
  const rows = [
    [isList ? say.list : say.report, title],
    [say.period, period ?? (isList ? say.allRows : say.allDays)],
    ...(filters.length > 0 ? filters : [say.everything]).map((line) => [say.filters, line]),
    ...(isFrozen ? [[say.structure, say.asItWas]] : []),
    ...leftOut.map((line) => [say.totals, line]),
    [say.timeZone, context.timeZone],
    [say.made, momentIn(context.timeZone, new Date())],
    [say.by, context.caller.name],
  ];
  return {
    name: say.sheet,
    columns: [
      { label: say.sheet, kind: "text" },
      { label: say.value, kind: "text", width: 60 },
    ],
    rows,
  };
}

/** What a report's rows are. */
export async function aboutReport(report: Report, asking: Asking): Promise<Sheet> {
  const { db, context } = asking;
  const query = asking.query as Readonly<Record<string, unknown>>;
  const set = Object.entries(query).filter(([name, value]) => value !== undefined && name !== "format");
  const words = Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
  const filters = await filtersInWords(db, report, words, context);
  const isFrozen = report.filters.includes("structure") && query["structure"] === undefined;
  return aboutSheet({ title: report.fileName, period: await periodOf(asking), filters, isFrozen }, context);
}
