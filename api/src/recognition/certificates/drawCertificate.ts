import { type Language, locales } from "@kindling/contract";
import { drawMark } from "../../core/printing/drawMark.ts";
import { inks } from "../../core/printing/inks.ts";
import type { Write } from "../../core/printing/lettering/pen.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { certificateSay } from "./certificateSay.ts";
import { drawFrame } from "./drawFrame.ts";
import { drawSeal } from "./drawSeal.ts";

type Doc = PDFKit.PDFDocument;

const plain = { weight: 400, style: "normal" } as const;
const bold = { weight: 600, style: "normal" } as const;
const slanted = { weight: 400, style: "italic" } as const;

/** Draws what is there to be looked at alone. */
function decorate(doc: Doc, draw: () => unknown): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** A line from one point to another on the same height. */
function drawRule(doc: Doc, x: number, y: number, width: number, color: string): void {
  doc
    .moveTo(x - width / 2, y)
    .lineTo(x + width / 2, y)
    .lineWidth(0.8)
    .stroke(color);
}

/** A date as people write it. */
function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
}

/** The organization's name under its mark or its own logo. */
async function drawBrand(
  doc: Doc,
  write: Write,
  { brand, logo, mark }: CertificateLook,
  x: number,
): Promise<void> {
  if (mark) decorate(doc, () => drawMark(doc, x, 80, 40));
  if (logo !== null && drawLogo(doc, logo, x)) return;
  await write(brand, bold, { width: 300, height: 24, size: 16, lines: 1 }, { x, y: 118, color: inks.ink });
}

/** Draws a logo of the program's own; false when its file can't be read. */
function drawLogo(doc: Doc, file: string, x: number): boolean {
  try {
    decorate(doc, () => doc.image(file, x - 110, 58, { fit: [220, 62], align: "center", valign: "center" }));
    return true;
  } catch {
    return false;
  }
}

/** A signature line with name and role. */
async function drawSignature(
  doc: Doc,
  write: Write,
  { name, role }: { name: string | null; role: string },
  { x, y }: { x: number; y: number },
): Promise<void> {
  const [width, color] = [210, inks.ink];
  decorate(doc, () => drawRule(doc, x, y, width, inks.ink));
  if (name) await write(name, plain, { width, height: 18, size: 13, lines: 1 }, { x, y: y + 16, color });
  const under = y + (name ? 31 : 16);
  await write(role, slanted, { width, height: 16, size: 12, lines: 1 }, { x, y: under, color: inks.soft });
}

/** Draws one certificate onto the page that has just been added. */
export async function drawCertificate(
  doc: Doc,
  write: Write,
  certificate: Certificate,
  look: CertificateLook,
): Promise<void> {
  const { width, height } = doc.page;
  const say = certificateSay[look.language];
  const [x, room] = [width / 2, width - 200];
  const foot = height - 112;
  decorate(doc, () => drawFrame(doc, width, height));
  await drawBrand(doc, write, look, x);
  await write(
    say.title,
    bold,
    { width: room, height: 50, size: 42, lines: 1 },
    { x, y: 164, tag: "H1", color: inks.ember },
  );
  await write(
    say.presented,
    slanted,
    { width: room, height: 22, size: 17, lines: 1 },
    { x, y: 200, color: inks.soft },
  );
  await write(
    certificate.student,
    bold,
    { width: room + 20, height: 96, size: 54 },
    { x, y: 288, color: inks.ink },
  );
  decorate(doc, () => drawRule(doc, x, 308, 460, inks.gold));
  await write(
    say.recognition,
    slanted,
    { width: room, height: 22, size: 17, lines: 1 },
    { x, y: 336, color: inks.soft },
  );
  const reason = certificate.trait ?? certificate.form;
  await write(reason, bold, { width: room, height: 46, size: 32, lines: 2 }, { x, y: 380, color: inks.deep });
  const grade = certificate.grade === null ? [] : [say.grade(certificate.grade)];
  const by = [say.nominatedBy(certificate.teacher), ...grade].join(", ");
  await write(by, plain, { width: room, height: 20, size: 15, lines: 1 }, { x, y: 407, color: inks.ink });
  const where = `${certificate.site} · ${longDate(certificate.date, look.language)}`;
  await write(where, plain, { width: room, height: 20, size: 15, lines: 1 }, { x, y: 427, color: inks.ink });
  decorate(doc, () => drawSeal(doc, x, foot - 4, 38));
  const sides = width / 2 - 205;
  await drawSignature(
    doc,
    write,
    { name: certificate.teacher, role: say.teacher },
    { x: 60 + sides / 2 + 40, y: foot },
  );
  await drawSignature(
    doc,
    write,
    { name: certificate.leader, role: say.leader },
    { x: width - 100 - sides / 2, y: foot },
  );
}
