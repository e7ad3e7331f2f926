import { generate } from "lean-qr";
import type { Element, Flow } from "../../core/printing/flow.ts";

/** The empty edge that cameras need, in modules. */
const edge = 3;

/** Draws an address as a QR code, black on white, so wide and high with its edge. */
export function drawQr(
  { doc, ink, element }: Flow,
  parent: Element,
  { address, alt }: { readonly address: string; readonly alt: string },
  { left, top, side }: { readonly left: number; readonly top: number; readonly side: number },
): void {
  const code = generate(address);
  const step = side / (code.size + 2 * edge);
  ink(element(parent, "Figure", { alt }), () => {
    doc.rect(left, top, side, side).fill("#ffffff");
    for (let row = 0; row < code.size; row++) {
      for (let column = 0; column < code.size; column++) {
        if (!code.get(column, row)) continue;
        let end = column;
        while (end + 1 < code.size && code.get(end + 1, row)) end += 1;
        doc.rect(left + (edge + column) * step, top + (edge + row) * step, (end - column + 1) * step, step);
        column = end;
      }
    }
    doc.fill("#000000");
  });
}
