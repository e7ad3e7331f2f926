import { parsedCsv } from "./parseCsv.ts";
import { tellRows } from "./tellRows.ts";

await tellRows(parsedCsv);
