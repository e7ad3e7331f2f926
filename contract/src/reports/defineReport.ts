import { z } from "zod";
import type { Access } from "../core/access.ts";
import { defineEndpoint, type Endpoint, type QueryOf } from "../core/endpoint.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { chartData } from "./chart.ts";

/**
 * What a column of a report holds. Percents are shares (0.5 is 50 %), money is cents, dates are `YYYY-MM-DD`, moments
 * `YYYY-MM-DD HH:MM` in the organization's time zone.
 */
export const columnKinds = ["text", "number", "percent", "money", "date", "moment", "flag"] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** One column of a report: its name in `fields` and in statements, what it holds, and its heading. */
export interface ReportColumn {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly labels: Localized<string>;
}

/** Declares a column. */
export function column(key: string, kind: ColumnKind, en: string, es: string): ReportColumn {
  return { key, kind, labels: { en, es } };
}

/** The kinds of file that reports come as; a report's first is the one it sends unless told otherwise. */
export type ReportFormat = "csv" | "xlsx" | "pdf";

// Stands second in the filters below, so that a word they don't know is told which ones they do.
const isAll = z.enum(["", "All", "all"]).transform(() => undefined);

/** Some of a fixed set of words that narrow a report, comma-joined; `All` or nothing means all. */
export function reportWords<const T extends readonly [string, ...string[]]>(values: T) {
  const words = z
    .string()
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(z.enum(values)));
  return words.or(isAll).optional();
}

/** One of a fixed set of words that narrows a report; `All` or nothing means all. */
export function reportWord<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).or(isAll).optional();
}

/** What the first rows of any report come as. */
const previewReply = z.object({
  data: z.object({
    columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(columnKinds) })),
    /** In the order of the columns; money in cents, moments in the organization's time zone. */
    rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    /** How many rows the file has, subtotals among them. */
    total: z.number().int(),
    chart: chartData,
  }),
});

export type ReportPreview = z.infer<typeof previewReply>["data"];

interface ReportInit<Name extends string, Filters extends z.ZodRawShape, Others extends z.ZodRawShape> {
  readonly name: Name;
  /** The path the specification gives it: `/report/site`. */
  readonly path: string;
  /** The file's name without its ending, and the report's title in English. */
  readonly fileName: string;
  readonly formats: readonly [ReportFormat, ...ReportFormat[]];
  readonly access: Access;
  /** What its filters are called, where they are not the common names. */
  readonly labels?: Localized<Labels>;
  readonly filters: Filters;
  /** Further names that its calls take filters by, and screens do not offer. */
  readonly alsoTaken?: Others;
  readonly columns: readonly ReportColumn[];
  /** Whether `fields` chooses among its columns. */
  readonly choosesFields?: boolean;
}

/** Declares a report: the call that sends its file, the one that answers its first rows and chart, and its columns. */
export function defineReport<
  const Name extends string,
  Filters extends z.ZodRawShape,
  Others extends z.ZodRawShape = Record<never, never>,
>(init: ReportInit<Name, Filters, Others>) {
  const { name, path, fileName, formats, access, columns, labels } = init;
  const keys = columns.map(({ key }) => key) as [string, ...string[]];
  const [format, ...others] = formats;
  const query = z.strictObject({
    ...init.filters,
    ...init.alsoTaken,
    ...(init.choosesFields && { fields: reportWords(keys) }),
    ...(others.length > 0 && { format: z.enum(formats).optional() }),
  }) as unknown as z.ZodObject<
    Filters & Others & { fields: ReturnType<typeof reportWords>; format: FormatChoice }
  >;
  return {
    name,
    fileName,
    format,
    formats,
    columns,
    choosesFields: init.choosesFields ?? false,
    filters: Object.keys(init.filters),
    download: defineEndpoint({
      name: `report.${name}`,
      method: "GET",
      path,
      access,
      summary: `${fileName}, as ${formats.join(" or ").toUpperCase()}`,
      query,
      labels,
      reply: z.string(),
      answersFile: true,
    }),
    preview: defineEndpoint({
      name: `report.${name}.preview`,
      method: "GET",
      path: `${path}/preview`,
      access,
      summary: `The first rows and the chart of: ${fileName}`,
      query,
      labels,
      reply: previewReply,
    }),
  };
}

type FormatChoice = z.ZodOptional<z.ZodEnum<{ csv: "csv"; xlsx: "xlsx"; pdf: "pdf" }>>;

/** Any report. */
export interface Report {
  readonly name: string;
  readonly fileName: string;
  /** The kind of file it sends unless told otherwise. */
  readonly format: ReportFormat;
  readonly formats: readonly ReportFormat[];
  readonly columns: readonly ReportColumn[];
  readonly choosesFields: boolean;
  /** The names of what it can be narrowed to. */
  readonly filters: readonly string[];
  readonly download: Endpoint;
  readonly preview: Endpoint;
}

/** What a report is narrowed to, as its query parses. */
export type ReportQuery<R extends Report> = QueryOf<R["download"]>;
