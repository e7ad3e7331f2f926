import { printThread } from "../../core/printing/printThread.ts";
import { writeBooklet } from "./writeBooklet.ts";

await printThread(writeBooklet);
