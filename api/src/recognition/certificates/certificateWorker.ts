import { readPrintJob } from "../../core/printing/readPrintJob.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { writeCertificates } from "./writeCertificates.ts";

// A thread of its own: its letters and all it has loaded are gone from memory with its end.
const { look, things } = await readPrintJob<CertificateLook, Certificate>();
if (look) await writeCertificates(things, look, process.stdout);
