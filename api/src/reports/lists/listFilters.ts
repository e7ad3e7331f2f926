import { type Endpoint, fieldLabel, type Localized, listLabels, listWords } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { spellFlag } from "../machinery/tableFile.ts";
import { filterValue } from "../saved-reports/filtersInWords.ts";

type Query = Readonly<Record<string, unknown>>;

/** What of an export's query narrows nothing, or is told as the period. */
const others = new Set(["page", "rows", "sort", "order", "format", "fields", "ids", "from", "to"]);

const selected: Localized<(count: number) => string> = {
  en: (count) => `Selected rows: ${count}`,
  es: (count) => `Filas seleccionadas: ${count}`,
};

/** What one filter of a list is set to. */
async function valueOf(db: Db, name: string, value: unknown, context: Context): Promise<string> {
  const { language } = context;
  if (typeof value === "boolean") return spellFlag(value, language);
  if (name === "search") return String(value);
  const words = listWords[name]?.[language];
  if (words && Array.isArray(value))
    return value.map((each) => words[String(each)] ?? String(each)).join(", ");
  return filterValue(db, { columns: [] }, name, String(value), context);
}

/** A list's filters in words, one per line, and which days it is narrowed to. */
export async function listFilters(
  db: Db,
  list: Endpoint,
  query: Query,
  context: Context,
): Promise<{ filters: string[]; period: string | undefined }> {
  const { language } = context;
  const filters: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (others.has(name) || value === undefined || value === "") continue;
    const label = fieldLabel(listLabels(list), name, language);
    filters.push(`${label}: ${await valueOf(db, name, value, context)}`);
  }
  const { ids, from, to } = query as { ids?: readonly number[]; from?: string; to?: string };
  if (ids) filters.push(selected[language](ids.length));
  return { filters, period: from || to ? `${from ?? "…"} – ${to ?? "…"}` : undefined };
}
