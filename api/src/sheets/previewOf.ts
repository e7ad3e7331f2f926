import type { SheetMapping, SheetPreview } from "@kindling/contract";
import { shownCell } from "../core/importing/fileErrors.ts";
import type { Plan } from "../core/importing/planImport.ts";
import type { Sheet } from "../core/importing/readSheet.ts";

const firstRows = 50;
const mostBadRows = 500;

/** Returns for the screen the first rows of a file, every bad or changed one, and what its columns are taken for. */
export function previewOf(
  sheet: Sheet,
  plan: Pick<Plan, "errors">,
): { preview: SheetPreview; mapping?: SheetMapping } {
  const bad = new Set(plan.errors.first.map((error) => error.row));
  const worst = sheet.rows.filter(({ row }) => bad.has(row)).slice(0, mostBadRows);
  const changed = sheet.rows.filter(({ row }) => sheet.changed?.has(row));
  const shown = new Set([...sheet.rows.slice(0, firstRows), ...worst, ...changed]);
  const preview = {
    columns: sheet.columns.map((column) => column.header),
    rows: sheet.rows
      .filter((each) => shown.has(each))
      .map(({ row, cells }) => ({ row, cells: cells.map(shownCell) })),
  };
  if (!sheet.mapping) return { preview };
  const { fields, unsure } = sheet.mapping;
  const filled = new Set(sheet.columns.map(({ field }) => field));
  const missing = new Set(
    fields.flatMap(({ field, required }) => (required && !filled.has(field) ? field : [])),
  );
  const lacks = plan.errors.first.some(({ path }) => missing.has(path ?? ""));
  return { preview, mapping: { ...sheet.mapping, unsure: unsure || lacks } };
}
