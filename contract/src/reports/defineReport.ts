import { z } from "zod";
import type { Access } from "../core/access.ts";
import { defineEndpoint, type Endpoint, type QueryOf } from "../core/endpoint.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { chartData } from "./chart.ts";
import type { Adds } from "./totals.ts";

/**
 * Kinds of report columns. Percents are shares (0.5 is 50%), money is cents, dates are `YYYY-MM-DD`, moments
 * `YYYY-MM-DD HH:MM` in the organization's time zone.
 */
export const columnKinds = ["text", "number", "percent", "money", "date", "moment", "flag"] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** A report column: its key in `fields` and SQL, its kind and its heading. */
export interface ReportColumn {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly labels: Localized<string>;
  /** How a workbook adds it up below its rows; without it, there is no total. */
  readonly adds?: Adds;
}

export function column(key: string, kind: ColumnKind, en: string, es: string, adds?: Adds): ReportColumn {
  return { key, kind, labels: { en, es }, ...(adds && { adds }) };
}

/** A report's first format is its default. */
export type ReportFormat = "csv" | "xlsx" | "pdf";

// Listed second in unions, so that errors list the valid words.
const isAll = z.enum(["", "All", "all"]).transform(() => undefined);

/** A report filter of comma-separated words; `All` or empty means all. */
export function reportWords<const T extends readonly [string, ...string[]]>(values: T) {
  const words = z
    .string()
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(z.enum(values)));
  return words.or(isAll).optional();
}

/** A report filter with one word; `All` or empty means all. */
export function reportWord<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).or(isAll).optional();
}

const previewReply = z.object({
  data: z.object({
    columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(columnKinds) })),
    /** In column order; money in cents, moments in the organization's time zone. */
    rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    /** Rows in the file, including subtotals. */
    total: z.number().int(),
    chart: chartData,
  }),
});

export type ReportPreview = z.infer<typeof previewReply>["data"];

interface ReportInit<Name extends string, Filters extends z.ZodRawShape, Others extends z.ZodRawShape> {
  readonly name: Name;
  /** The specification's path: `/report/site`. */
  readonly path: string;
  /** The file name without extension; also the English title. */
  readonly fileName: string;
  readonly formats: readonly [ReportFormat, ...ReportFormat[]];
  readonly access: Access;
  /** Filter labels that differ from the common ones. */
  readonly labels?: Localized<Labels>;
  readonly filters: Filters;
  /** Filter aliases for API callers, not shown on screen. */
  readonly alsoTaken?: Others;
  readonly columns: readonly ReportColumn[];
  /** Whether callers can choose columns by `fields`. */
  readonly choosesFields?: boolean;
}

/** Declares a report: its download, its preview and its columns. */
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
      answerFiles: formats,
    }),
    preview: defineEndpoint({
      name: `report.${name}.preview`,
      method: "GET",
      path: `${path}/preview`,
      access,
      summary: `Preview the ${fileName}: first rows and chart`,
      query,
      labels,
      reply: previewReply,
    }),
  };
}

type FormatChoice = z.ZodOptional<z.ZodEnum<{ csv: "csv"; xlsx: "xlsx"; pdf: "pdf" }>>;

export interface Report {
  readonly name: string;
  readonly fileName: string;
  /** The default format. */
  readonly format: ReportFormat;
  readonly formats: readonly ReportFormat[];
  readonly columns: readonly ReportColumn[];
  readonly choosesFields: boolean;
  readonly filters: readonly string[];
  readonly download: Endpoint;
  readonly preview: Endpoint;
}

/** The parsed query of a report. */
export type ReportQuery<R extends Report> = QueryOf<R["download"]>;
