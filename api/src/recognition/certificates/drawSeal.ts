import { drawMark } from "../../core/printing/drawMark.ts";
import { inks } from "../../core/printing/inks.ts";

type Doc = PDFKit.PDFDocument;

/** A ring with a scalloped edge. */
function drawScallops(doc: Doc, radius: number, count: number): void {
  const at = (place: number, distance: number): [number, number] => {
    const angle = (place / count) * 2 * Math.PI;
    return [Math.cos(angle) * distance, Math.sin(angle) * distance];
  };
  doc.moveTo(...at(0, radius));
  for (let place = 0; place < count; place++) {
    doc.quadraticCurveTo(...at(place + 0.5, radius * 1.16), ...at(place + 1, radius));
  }
  doc.closePath().fill(inks.gold);
}

/** A seal with two ribbons and the flame in its middle. */
export function drawSeal(doc: Doc, x: number, y: number, radius: number): void {
  doc.save().translate(x, y);
  for (const side of [1, -1]) {
    doc.save().rotate(side * -20);
    doc
      .path(`M-11 0 L11 0 L11 ${radius * 1.75} L0 ${radius * 1.55} L-11 ${radius * 1.75} Z`)
      .fill(side === 1 ? inks.ember : inks.deep)
      .restore();
  }
  drawScallops(doc, radius, 28);
  doc.circle(0, 0, radius * 0.9).fill("#ffffff");
  doc
    .circle(0, 0, radius * 0.84)
    .lineWidth(1.6)
    .stroke(inks.gold);
  doc
    .circle(0, 0, radius * 0.66)
    .lineWidth(0.8)
    .stroke(inks.gold);
  for (let place = 0; place < 36; place++) {
    const angle = (place / 36) * 2 * Math.PI;
    doc.circle(Math.cos(angle) * radius * 0.75, Math.sin(angle) * radius * 0.75, 1.2).fill(inks.gold);
  }
  drawMark(doc, 0, -radius * 0.02, radius * 0.92);
  doc.restore();
}
