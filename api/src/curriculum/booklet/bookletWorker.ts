import { readPrintJob } from "../../core/printing/readPrintJob.ts";
import type { BookletLook, BookletPart } from "./bookletJob.ts";
import { writeBooklet } from "./writeBooklet.ts";

// A thread of its own: its letters, its pictures and all it has loaded are gone from memory with its end.
const { look, things } = await readPrintJob<BookletLook, BookletPart>();
if (look) await writeBooklet(things, look, process.stdout);
