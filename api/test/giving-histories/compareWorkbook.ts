import { type Endpoint, exportEndpoint, listTotals, sumColumns } from "@kindling/contract";
import type { SignedIn } from "../signInAs.ts";
import { type Compared, inCents, same, sumOf } from "./compared.ts";
import { readWorkbook } from "./readWorkbook.ts";

/** Compares a list as a workbook with how many rows it is to have, and what columns are to come to, by their keys. */
export async function compareWorkbook(
  { kit: { call } }: Compared,
  list: Endpoint,
  { as, query }: { readonly as: SignedIn; readonly query: object },
  { rows, ...sums }: Readonly<Record<string, number>>,
): Promise<void> {
  const asked = { as, query: { ...query, format: "xlsx" } as never };
  const [heading = [], ...below] = await readWorkbook((await call(exportEndpoint(list), asked)).bytes);
  // An empty row and the total follow, if there is anything to add up.
  const [told, total] = [below.slice(0, -2), below.at(-1) ?? []];
  same(`workbook of ${list.name}`, told.length, rows);
  const leavesOut = Object.values(listTotals[list.name] ?? {}).some((each) => "leftOut" in each);
  for (const { key, kind, labels } of sumColumns(list)) {
    const at = heading.indexOf(labels.en);
    const expected = sums[key];
    if (expected === undefined) continue;
    const numberOf = (cells: readonly string[]) =>
      kind === "money" ? inCents(cells[at] ?? 0) : Number(cells[at] ?? 0);
    const added = leavesOut ? expected : sumOf(told, numberOf);
    same(`workbook of ${list.name}, ${key}`, [at >= 0, numberOf(total), added], [true, expected, expected]);
  }
}
