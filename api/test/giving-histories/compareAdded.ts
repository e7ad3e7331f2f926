import {
  type Endpoint,
  exportEndpoint,
  hasSums,
  type ListColumn,
  listTotals,
  sumColumns,
  sumsEndpoint,
} from "@kindling/contract";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import type { SignedIn } from "../signInAs.ts";
import { type Compared, inCents, same, sumOf } from "./compared.ts";
import { readWorkbook } from "./readWorkbook.ts";

type Cells = readonly string[];

const numberOf = ({ kind }: ListColumn, cell: string | undefined) =>
  kind === "money" ? inCents(cell ?? 0) : Number(cell ?? 0);

/** Whether a column's sum leaves a row out, as a file shows it. */
function isLeftOut(list: Endpoint, key: string, heading: Cells, row: Cells): boolean {
  const adds = listTotals[list.name]?.[key];
  const out = adds?.as === "sum" ? adds.leftOut : undefined;
  if (!out) return false;
  const label = list.labels?.en.fields[out.field];
  const cell = row[heading.indexOf(label ?? "")];
  if (cell === undefined) throw new Error(`The file of ${list.name} has no column ${label}`);
  return out.words ? out.words.includes(cell.toLowerCase().replaceAll(" ", "_")) : cell !== "";
}

/** Compares a list's sums, CSV and workbook with how many rows it is to have, and what columns are to come to, by their keys. */
export async function compareAdded(
  { kit: { call } }: Compared,
  list: Endpoint,
  { as, query }: { readonly as: SignedIn; readonly query: object },
  { rows, ...expected }: Readonly<Record<string, number>>,
): Promise<void> {
  const columns = sumColumns(list).filter(({ key }) => expected[key] !== undefined);
  if (hasSums(list)) {
    const { status, body } = await call(sumsEndpoint(list), { as, query: query as never });
    same(`sums of ${list.name}`, status, 200);
    const { data } = body as { data: Readonly<Record<string, number>> };
    for (const { key } of columns) same(`sum of ${list.name}, ${key}`, data[key], expected[key]);
  }
  const compare = (what: string, heading: Cells, told: readonly Cells[]) => {
    same(`${what} of ${list.name}`, told.length, rows);
    for (const column of columns) {
      const at = heading.indexOf(column.labels.en);
      const added = told.filter((row) => !isLeftOut(list, column.key, heading, row));
      const sum = sumOf(added, (row) => numberOf(column, row[at]));
      same(`${what} of ${list.name}, ${column.key}`, [at >= 0, sum], [true, expected[column.key]]);
    }
  };
  const [names = [], ...lines] = await readCsvRows(
    (await call(exportEndpoint(list), { as, query: query as never })).bytes,
  );
  compare("file", names, lines);
  const asked = { as, query: { ...query, format: "xlsx" } as never };
  const [heading = [], ...below] = await readWorkbook((await call(exportEndpoint(list), asked)).bytes);
  // An empty row and the total follow, if there is anything to add up.
  const [told, total] = [below.slice(0, -2), below.at(-1) ?? []];
  compare("workbook", heading, told);
  for (const column of columns) {
    const cell = numberOf(column, total[heading.indexOf(column.labels.en)]);
    same(`total of ${list.name}, ${column.key}`, cell, expected[column.key]);
  }
}
