import { inks } from "../../core/printing/inks.ts";

type Doc = PDFKit.PDFDocument;

/** A leaf on its stem, drawn from the origin to the right. */
const leaf = "M0 0 C6 -9 18 -11 27 -4 C19 3 8 4 0 0 Z";

/** The ornament of a corner: a spray of leaves, drawn into the corner at the origin. */
function drawCorner(doc: Doc): void {
  doc.path("M8 62 C9 30 30 9 62 8").lineWidth(1.4).stroke(inks.gold);
  const sprays: readonly [x: number, y: number, turn: number][] = [
    [11, 47, -62],
    [17, 33, -20],
    [27, 22, -45],
    [34, 16, -70],
    [47, 11, -28],
  ];
  for (const [x, y, turn] of sprays) {
    doc.save().translate(x, y).rotate(turn).scale(0.62);
    doc.path(leaf).fill(inks.gold).restore();
  }
  doc.circle(8, 67, 2.4).fill(inks.ember).circle(67, 8, 2.4).fill(inks.ember);
}

/** The border of a certificate: two lines, a fine wave between them, and a spray of leaves in every corner. */
export function drawFrame(doc: Doc, width: number, height: number): void {
  const [outer, wave, inner] = [26, 33, 40];
  doc
    .rect(outer, outer, width - 2 * outer, height - 2 * outer)
    .lineWidth(3)
    .stroke(inks.ember);
  doc
    .rect(inner, inner, width - 2 * inner, height - 2 * inner)
    .lineWidth(0.8)
    .stroke(inks.gold);
  drawWave(doc, wave, wave, width - 2 * wave, 0);
  drawWave(doc, wave, height - wave, width - 2 * wave, 0);
  drawWave(doc, wave, wave, height - 2 * wave, 90);
  drawWave(doc, width - wave, wave, height - 2 * wave, 90);
  const corners: readonly [x: number, y: number, across: number, down: number][] = [
    [inner, inner, 1, 1],
    [width - inner, inner, -1, 1],
    [inner, height - inner, 1, -1],
    [width - inner, height - inner, -1, -1],
  ];
  for (const [x, y, across, down] of corners) {
    doc.save().translate(x, y).scale(across, down);
    drawCorner(doc);
    doc.restore();
  }
}

/** Two waves that cross, along one side. */
function drawWave(doc: Doc, x: number, y: number, length: number, turn: number): void {
  const count = Math.round(length / 12);
  const step = length / count;
  doc.save().translate(x, y).rotate(turn);
  for (const side of [1, -1]) {
    doc.moveTo(0, 0);
    for (let place = 0; place < count; place++) {
      const height = 3.4 * (place % 2 === 0 ? side : -side);
      doc.quadraticCurveTo((place + 0.5) * step, height * 2, (place + 1) * step, 0);
    }
    doc.lineWidth(0.7).stroke(inks.pale);
  }
  doc.restore();
}
