import type { Readable } from "node:stream";
import { printApart } from "../../core/printing/printApart.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";

/** Typesets certificates in a thread of their own; they are read as the PDF is taken. */
export function printCertificates(
  certificates: AsyncIterable<Certificate>,
  look: CertificateLook,
): Promise<Readable> {
  return printApart(new URL("./certificateWorker.ts", import.meta.url), look, certificates);
}
