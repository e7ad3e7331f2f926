import { printThread } from "../../core/printing/printThread.ts";
import { writePapers } from "./writePapers.ts";

await printThread(writePapers);
