export { readXlsxRows } from "./xlsx/readXlsxRows.ts";
export { type Sheet, type SheetCell, writeXlsx, xlsxType } from "./xlsx/writeXlsx.ts";
