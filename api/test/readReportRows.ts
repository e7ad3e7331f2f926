import { readXlsxRows } from "../src/core/spreadsheets/xlsx.ts";

type Rows = Awaited<ReturnType<typeof readXlsxRows>>;

/** The rows of a written workbook with its heading, without the totals below an empty row. */
export async function readReportRows(bytes: Parameters<typeof readXlsxRows>[0]): Promise<Rows> {
  const rows = await readXlsxRows(bytes);
  const end = rows.findIndex((row) =>
    row.every((cell) => cell === null || cell === undefined || cell === ""),
  );
  return end < 0 ? rows : rows.slice(0, end);
}
