export { readXlsxRows } from "./xlsx/readXlsxRows.ts";
export { type Sheet, type SheetCell, type SheetColumn, writeXlsx, xlsxType } from "./xlsx/writeXlsx.ts";
