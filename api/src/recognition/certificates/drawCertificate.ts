import { drawLogo, drawMark } from "../../core/printing/drawMark.ts";
import type { Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import type { Hand } from "../../core/printing/lettering/faces.ts";
import { tidy } from "../../core/printing/lettering/piecesOf.ts";
import type { Room } from "../../core/printing/lettering/typesetter.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { certificateSay } from "./certificateSay.ts";
import { drawFrame } from "./drawFrame.ts";
import { drawSeal } from "./drawSeal.ts";

const family = "eb-garamond";
const plain: Hand = { family, weight: 400, style: "normal" };
const bold: Hand = { family, weight: 600, style: "normal" };
const slanted: Hand = { family, weight: 400, style: "italic" };

/** Where a text is: its middle, and the baseline of its last line. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly tag?: "H1";
}

/** Writes a text centered, as large as fits; nothing if a letter has no font. */
async function write(
  flow: Flow,
  text: string,
  hand: Hand,
  room: Room,
  { x, y, color, tag }: Place,
): Promise<void> {
  const fitted = await flow.type.fit(text, { hand, color }, room);
  if (!fitted) return;
  const { lines, step } = fitted;
  const element = flow.element(null, tag ?? "P", { actual: tidy(text) });
  flow.ink(element, () => {
    for (const [at, line] of lines.entries())
      flow.type.draw(line, x - line.width / 2, y - (lines.length - 1 - at) * step);
  });
  element?.end();
}

/** A line from one point to another on the same height. */
function drawRule(doc: PDFKit.PDFDocument, x: number, y: number, width: number, color: string): void {
  doc
    .moveTo(x - width / 2, y)
    .lineTo(x + width / 2, y)
    .lineWidth(0.8)
    .stroke(color);
}

/** The organization's name under its mark or its own logo. */
async function drawBrand(flow: Flow, { brand, logo, mark }: CertificateLook, x: number): Promise<void> {
  if (mark) flow.decorate(() => drawMark(flow.doc, x, 80, 40));
  if (drawLogo(flow, logo, x - 110, 58, { fit: [220, 62], align: "center", valign: "center" })) return;
  await write(flow, brand, bold, { width: 300, size: 16 }, { x, y: 118, color: inks.ink });
}

/** A signature line with name and role. */
async function drawSignature(
  flow: Flow,
  { name, role }: { name: string | null; role: string },
  { x, y }: { x: number; y: number },
): Promise<void> {
  const [width, color] = [210, inks.ink];
  flow.decorate(() => drawRule(flow.doc, x, y, width, inks.ink));
  if (name) await write(flow, name, plain, { width, size: 13 }, { x, y: y + 16, color });
  const under = y + (name ? 31 : 16);
  await write(flow, role, slanted, { width, size: 12 }, { x, y: under, color: inks.soft });
}

/** Draws one certificate onto the page that has just been added. */
export async function drawCertificate(
  flow: Flow,
  certificate: Certificate,
  look: CertificateLook,
): Promise<void> {
  const { doc, width, height, full } = flow;
  const say = certificateSay[look.language];
  const [x, room] = [width / 2, full.width];
  const foot = height - 112;
  flow.decorate(() => drawFrame(doc, width, height));
  await drawBrand(flow, look, x);
  await write(flow, say.title, bold, { width: room, size: 42 }, { x, y: 164, tag: "H1", color: inks.ember });
  await write(flow, say.presented, slanted, { width: room, size: 17 }, { x, y: 200, color: inks.soft });
  await write(
    flow,
    certificate.student,
    bold,
    { width: room + 20, size: 54, lines: { most: 3, height: 96 } },
    { x, y: 288, color: inks.ink },
  );
  flow.decorate(() => drawRule(doc, x, 308, 460, inks.gold));
  await write(flow, say.recognition, slanted, { width: room, size: 17 }, { x, y: 336, color: inks.soft });
  const reason = certificate.trait ?? certificate.form;
  await write(
    flow,
    reason,
    bold,
    { width: room, size: 32, lines: { most: 2, height: 46 } },
    { x, y: 380, color: inks.deep },
  );
  const grade = certificate.grade === null ? [] : [say.grade(certificate.grade)];
  const by = [say.nominatedBy(certificate.teacher), ...grade].join(", ");
  await write(flow, by, plain, { width: room, size: 15 }, { x, y: 407, color: inks.ink });
  const where = `${certificate.site} · ${spellDate(certificate.date, look.language, "long")}`;
  await write(flow, where, plain, { width: room, size: 15 }, { x, y: 427, color: inks.ink });
  flow.decorate(() => drawSeal(doc, x, foot - 4, 38));
  const sides = width / 2 - 205;
  await drawSignature(
    flow,
    { name: certificate.teacher, role: say.teacher },
    { x: 60 + sides / 2 + 40, y: foot },
  );
  await drawSignature(
    flow,
    { name: certificate.leader, role: say.leader },
    { x: width - 100 - sides / 2, y: foot },
  );
}
