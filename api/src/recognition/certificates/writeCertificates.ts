import { once } from "node:events";
import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { fontFiles } from "../../core/printing/lettering/fontFiles.ts";
import { pen } from "../../core/printing/lettering/pen.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { certificateSay } from "./certificateSay.ts";
import { drawCertificate } from "./drawCertificate.ts";

/** Writes a PDF with one certificate per page and sends each page at once, so memory stays constant. */
export async function writeCertificates(
  certificates: AsyncIterable<Certificate>,
  look: CertificateLook,
  out: Writable,
): Promise<void> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: look.paper === "a4" ? "A4" : "LETTER",
    layout: "landscape",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: look.language,
    displayTitle: true,
    info: { Title: certificateSay[look.language].title, Author: look.brand, Creator: look.brand },
  });
  doc.pipe(out);
  const write = pen(doc, fontFiles());
  for await (const certificate of certificates) {
    doc.addPage();
    await drawCertificate(doc, write, certificate, look);
    // The reader's pace limits the drawing.
    await setImmediate();
    if (out.writableNeedDrain) await once(out, "drain");
  }
  doc.end();
}
