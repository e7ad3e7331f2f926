import { z } from "zod";
import { defineEndpoint, type Endpoint } from "../core/endpoint.ts";
import { type FieldMeta, fieldMeta } from "../core/fields.ts";
import { fieldLabel } from "../core/labels.ts";
import { idsFilter } from "../core/page.ts";
import { type ColumnKind, columnKinds, type ReportColumn } from "./defineReport.ts";
import { listLabels } from "./listLabels.ts";
import { listTotals } from "./totals.ts";

export const listFormats = ["csv", "xlsx"] as const;
export type ListFormat = (typeof listFormats)[number];

/** Lists without paging. */
const unpaged = new Set(["instructor.nominees"]);

/** Paged calls that aren't lists of rows. */
const noLists = new Set(["pace.board", "savedReport.recipients"]);

/** The row fields of a list; undefined for other calls. */
function rowShape(call: Endpoint): Readonly<Record<string, z.ZodType>> | undefined {
  if (call.method !== "GET" || noLists.has(call.name)) return undefined;
  const { name, reply } = call;
  if (!(reply instanceof z.ZodObject)) return undefined;
  const { data, meta } = reply.shape as Readonly<Record<string, unknown>>;
  if (!(meta || unpaged.has(name)) || !(data instanceof z.ZodArray) || !(data.element instanceof z.ZodObject))
    return undefined;
  return data.element.shape as Readonly<Record<string, z.ZodType>>;
}

function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

/** Whether values of this schema have a name. */
const isNamed = (schema: z.ZodType) =>
  schema instanceof z.ZodObject && ["name", "label", "question"].some((key) => key in schema.shape);

const isWord = (schema: z.ZodType) => schema instanceof z.ZodString || schema instanceof z.ZodEnum;

/** A column of an exported list, with the kind that its field declares. */
export interface ListColumn extends ReportColumn {
  readonly field: FieldMeta["kind"] | undefined;
}

/** The column kind of a field; undefined if it isn't exported. */
function kindOf(schema: z.ZodType, meta: FieldMeta | undefined): ColumnKind | undefined {
  if (meta?.kind === "internal" || meta?.sameAs) return undefined;
  const declared = columnKinds.find((kind) => kind === meta?.kind);
  if (declared) return declared;
  const inner = bare(schema);
  if (inner instanceof z.ZodBoolean) return "flag";
  if (inner instanceof z.ZodNumber) return "number";
  const shown = inner instanceof z.ZodArray ? bare(inner.element as z.ZodType) : inner;
  return isWord(shown) || isNamed(shown) ? "text" : undefined;
}

/** The columns a list can export; dates of creation come last. */
export function listColumns(list: Endpoint): readonly ListColumn[] {
  const labels = listLabels(list);
  const columns = Object.entries(rowShape(list) ?? {}).flatMap(([key, schema]): ListColumn[] => {
    const meta = fieldMeta(schema);
    const kind = kindOf(schema, meta);
    const label = (language: "en" | "es") => fieldLabel(labels, key, language);
    const adds = listTotals[list.name]?.[key];
    const spelled = { en: label("en"), es: label("es") };
    return kind ? [{ key, kind, field: meta?.kind, labels: spelled, ...(adds && { adds }) }] : [];
  });
  const isStamp = ({ key }: ReportColumn) => key === "created_at" || key === "updated_at";
  return [...columns.filter((each) => !isStamp(each)), ...columns.filter(isStamp)];
}

function fieldsOf(columns: readonly ReportColumn[]) {
  const keys = columns.map(({ key }) => key) as [string, ...string[]];
  const words = z
    .string()
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(z.enum(keys)));
  return z
    .literal("")
    .transform(() => undefined)
    .or(words)
    .optional();
}

/** `GET /things/export`: the filtered list as a file. `fields` selects and orders columns; `ids` selects rows. */
export function exportEndpoint(list: Endpoint) {
  const labels = listLabels(list);
  const query = () => {
    const { page: _page, rows: _rows, ...filters } = (list.query as z.ZodObject).shape;
    return z.strictObject({
      ...filters,
      format: z.enum(listFormats).default("csv"),
      fields: fieldsOf(listColumns(list)),
      ...("version" in (rowShape(list) ?? {}) && { ids: idsFilter() }),
    }) as unknown as typeof exportQuery;
  };
  return defineEndpoint({
    name: `${list.name}.export`,
    labels,
    method: "GET",
    path: `${list.path}/export`,
    access: list.access,
    summary: `Export the list of ${labels.en.many} as CSV or XLSX`,
    params: list.params,
    searches: list.searches,
    query,
    reply: z.string(),
    answerFiles: ["csv", "xlsx"],
  });
}

/** Export options of every list. */
const exportQuery = z.strictObject({
  format: z.enum(listFormats).default("csv"),
  fields: z.array(z.string()).optional(),
  ids: idsFilter(),
});

/** The calls that list rows. */
export function listsAmong(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter((endpoint) => rowShape(endpoint) !== undefined);
}
