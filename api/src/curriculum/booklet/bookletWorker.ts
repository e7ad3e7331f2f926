import { readPrintJob } from "../../core/printing/readPrintJob.ts";
import type { BookletLook, BookletPart } from "./bookletJob.ts";
import { writeBooklet } from "./writeBooklet.ts";

// A separate thread frees its fonts, pictures and memory when it ends.
const { look, things } = await readPrintJob<BookletLook, BookletPart>();
if (look) await writeBooklet(things, look, process.stdout);
