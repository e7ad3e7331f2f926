import { readPrintJob } from "../../core/printing/readPrintJob.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { writeCertificates } from "./writeCertificates.ts";

// A separate thread frees its fonts and memory when it ends.
const { look, things } = await readPrintJob<CertificateLook, Certificate>();
if (look) await writeCertificates(things, look, process.stdout);
