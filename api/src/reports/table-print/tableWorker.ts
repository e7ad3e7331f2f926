import { readPrintJob } from "../../core/printing/readPrintJob.ts";
import type { TablePart, TablePrint } from "./tablePrint.ts";
import { writeTable } from "./writeTable.ts";

// A separate thread frees its memory when it ends.
const { look, things } = await readPrintJob<TablePrint, TablePart>();
if (look) await writeTable(things, look, process.stdout);
