/** A page to print out, as the portal's page files offer it. */
export interface Printable {
  readonly name: string;
  readonly title: string;
  /** What it is for, in a line under the title. */
  readonly lead: string;
  readonly color: string;
  readonly body: string;
}

/** A line to write on. */
export const line = '<div class="line"></div>';

/** Boxes side by side, each with a heading and what follows it. */
export function boxes(columns: number, entries: readonly (readonly [string, string])[]): string {
  const each = entries.map(([heading, text]) => `<section><h2>${heading}</h2>${text}</section>`);
  return `<div class="boxes" style="grid-template-columns:repeat(${columns},1fr)">${each.join("")}</div>`;
}

const style = `@page{size:letter;margin:16mm 15mm}*{box-sizing:border-box}body{margin:0;font:12.5pt/1.45 "Source Sans 3";color:#2b2331}
h1{font:800 27pt/1.1 Nunito;margin:0;color:var(--c)}.lead{font-size:13pt;color:#65596b;margin:2mm 0 7mm}h2{font:800 14pt/1.2 Nunito;margin:0 0 2mm;color:var(--c)}p{margin:0 0 2.500mm}
.boxes{display:grid;gap:5mm}.boxes section{border:1.500pt solid var(--c);border-radius:5mm;padding:5mm;break-inside:avoid}.line{border-bottom:.8pt solid #8d8092;height:9mm}
.big{font:800 92pt/1 Nunito;text-align:center;color:var(--c);padding:14mm 0}ol,ul{margin:0;padding-left:6mm}li{margin-bottom:1.800mm}table{border-collapse:collapse;width:100%}td{border:.8pt solid #8d8092;height:11.500mm;width:11.500mm;padding:1mm 2mm}
footer{margin-top:8mm;font-size:10pt;color:#65596b}svg{display:block;margin:auto}`;

/** The whole page, ready for the printer. */
export function pageOf({ title, lead, color, body }: Printable, faces: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${faces}${style}:root{--c:${color}}</style></head>
    <body><h1>${title}</h1><p class="lead">${lead}</p>${body}<footer>Kindling · may be copied for classroom use</footer></body></html>`;
}
