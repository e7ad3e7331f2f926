import { printThread } from "../../core/printing/printThread.ts";
import { writeCertificates } from "./writeCertificates.ts";

await printThread(writeCertificates);
