import { tellRows } from "../entities/tellRows.ts";
import { parsedCsv } from "./parseCsv.ts";

await tellRows(parsedCsv);
