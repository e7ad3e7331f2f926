import { streamXlsxRows } from "hucre/xlsx";

/** The rows of a workbook's first sheet as text. What people upload is read in a thread of its own; these files are ours. */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { index, values } of streamXlsxRows(bytes))
    rows[index] = values.map((value) => String(value ?? ""));
  return Array.from(rows, (row) => row ?? []);
}
