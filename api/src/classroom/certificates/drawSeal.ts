import { inks } from "./inks.ts";

type Doc = PDFKit.PDFDocument;

/** The mark of the portal on a field of 64: a small flame over two crossed sticks. */
const flame =
  "M33.5 3c1.3 9 14 14.9 14 28.6C47.5 41.5 40.7 48 32 48s-15.5-6.3-15.5-15.7c0-7.2 3.8-11.8 7.1-16 .6 3.3 1.9 5.5 4 6.8C26.5 15.3 28.7 8 33.5 3z";
const core =
  "M32.5 21.5c.9 4.9 7.5 7.7 7.5 14.8 0 5-3.6 8.2-8.1 8.2s-8.1-3.1-8.1-7.9c0-4.2 2.5-6.3 4.3-8.9.6 2 1.4 3 2.4 3.5-.2-3.7.3-7 2-9.7z";
const sticks = "M12 58.5 51 48M52 58.5 13 48";

/** Draws the mark with its middle at a point. */
export function drawMark(doc: Doc, x: number, y: number, size: number, lines: string = inks.ink): void {
  doc
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(size / 64);
  doc.path(flame).fill(inks.ember).path(core).fill(inks.flame);
  doc.path(sticks).lineWidth(5.5).lineCap("round").stroke(lines).restore();
}

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
