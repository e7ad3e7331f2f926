import { printThread } from "../../core/printing/printThread.ts";
import { writeTakeHome } from "./writeTakeHome.ts";

await printThread(writeTakeHome);
