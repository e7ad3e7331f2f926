import type { SheetBody, SheetMapping } from "@kindling/contract";
import { bindColumns, distinctHeaders } from "../../sheets/bindColumns.ts";
import { changeCells } from "../../sheets/changeCells.ts";
import type { Entity } from "../entities/entity.ts";
import { invalid, Refusal } from "../errors.ts";
import type { Call } from "../route.ts";
import { readTable } from "../spreadsheets/readTable.ts";
import type { Column } from "./cells.ts";
import { importSay } from "./importSay.ts";

/** A file as it was read: what each column means, and the cells as text. */
export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  /** What was decided about all columns of the file, also those that are left out. */
  readonly mapping?: SheetMapping;
  /** The numbers of rows with changed cells. */
  readonly changed?: ReadonlySet<number>;
}

/**
 * Reads a CSV or XLSX file, changes cells and binds its columns to the fields of an entity, as the call says.
 * @throws Refusal invalid when the file can't be read, is empty or has an unknown column.
 */
export async function readSheet(call: Call, entity: Entity): Promise<Sheet> {
  const { language } = call;
  const say = importSay[language];
  const content = call.uploads.get("file")?.[0]?.content;
  if (!content || content.length === 0) throw invalid("file", say.file);
  const table = await readTable(content, language).catch((error: unknown) => {
    throw error instanceof Refusal ? error : invalid("file", say.unreadable);
  });
  const header = (table[0] ?? []).map((cell) => cell.trim());
  while (header.at(-1) === "") header.pop();
  const read = table
    .map((cells, index) => ({ row: index + 1, cells: header.map((_, at) => cells[at]?.trim() ?? "") }))
    .filter(({ row, cells }) => row > 1 && cells.some((cell) => cell !== ""));
  if (header.length === 0 || read.length === 0) throw invalid("file", say.empty);
  const changes = (call.body as SheetBody).changes ?? {};
  const rows = changeCells(read, distinctHeaders(header), changes, language);
  const { bound, mapping } = await bindColumns(call, entity, header, rows);
  const columns = bound.filter((column) => column !== undefined);
  if (columns.length === 0) throw invalid("file", say.empty);
  const kept = ({ row, cells }: Sheet["rows"][number]) => ({
    row,
    cells: cells.filter((_, at) => bound[at]),
  });
  const changed = new Set(Object.keys(changes).map(Number));
  return { columns, rows: columns.length === bound.length ? rows : rows.map(kept), mapping, changed };
}
