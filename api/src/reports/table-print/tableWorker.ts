import { readPrintJob } from "../../core/printing/readPrintJob.ts";
import type { TablePart, TablePrint } from "./tablePrint.ts";
import { writeTable } from "./writeTable.ts";

// A thread of its own: what it has loaded is gone from memory with its end.
const { look, things } = await readPrintJob<TablePrint, TablePart>();
if (look) await writeTable(things, look, process.stdout);
