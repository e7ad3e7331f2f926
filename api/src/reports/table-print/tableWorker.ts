import { printThread } from "../../core/printing/printThread.ts";
import { writeTable } from "./writeTable.ts";

await printThread(writeTable);
