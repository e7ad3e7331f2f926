import type { Writable } from "node:stream";
import { writePdf } from "../../core/printing/flow.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { certificateSay } from "./certificateSay.ts";
import { drawCertificate } from "./drawCertificate.ts";

/** Writes a PDF with one certificate per page and sends each page at once, so memory stays constant. */
export async function writeCertificates(
  certificates: AsyncIterable<Certificate>,
  look: CertificateLook,
  out: Writable,
): Promise<void> {
  const { brand, language, paper } = look;
  const { title } = certificateSay[language];
  const margin = { side: 100, top: 0, bottom: 0 };
  const sheets = { title, brand, language, paper, isLandscape: true, isTagged: true, margin };
  await writePdf(sheets, out, async (flow) => {
    for await (const certificate of certificates) {
      await flow.addPage();
      await drawCertificate(flow, certificate, look);
    }
  });
}
