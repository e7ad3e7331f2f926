import { createHash } from "node:crypto";
import { plainPageStyle } from "../../people/shared/plainPageStyle.ts";

/** The style of the public page, in the page itself so that it needs no second request. The colors are the theme's. */
export const publicPageStyle = `
${plainPageStyle}
dl{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:.9rem;margin:0}
.tile{grid-column:span 2}.donated_cents,.earned_cents{grid-column:span 3}
@media (width < 36rem){.tile{grid-column:span 3}.activities,.donated_cents,.earned_cents{grid-column:1/-1}}
@media (width < 26rem){.tile{grid-column:1/-1}}
.tile{background:var(--paper);border:1px solid var(--line);border-top:4px solid var(--ember);border-radius:.9rem;padding:1rem 1.1rem}
.donated_cents{border-top-color:var(--charity)}
dt{font-weight:600}
dd{margin:0;color:var(--quiet);font-size:.9375rem}
dd b{display:block;font-size:1.75rem;line-height:1.2;color:var(--ink);font-variant-numeric:tabular-nums}
.names{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0}
.names li{background:var(--paper);border:1px solid var(--line);border-radius:99rem;padding:.3rem .9rem}
.said{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:1rem;align-items:start}
figure{margin:0;background:var(--paper);border:1px solid var(--line);border-radius:.9rem;overflow:hidden}
figure img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
blockquote{margin:0;padding:1rem 1.1rem .4rem;white-space:pre-line}
figcaption{padding:0 1.1rem 1rem;font-weight:700;color:var(--charity)}
.note{margin:2.25rem 0 0;color:var(--quiet);font-size:.9375rem}
.embedded main{padding-block:1rem}
@media print{:root{--page:#fff;--paper:#fff;--ink:#000;--quiet:#444;--line:#bbb;--ember:#8f3213;--charity:#8f1f2a}
@page{margin:12mm}
body{font-size:9.5pt}.other{display:none}main{padding:0}.intro{font-size:11pt}h1{font-size:20pt}h2{font-size:12.5pt;margin:5mm 0 2mm}
dl{gap:2mm}.tile{padding:2mm 2.5mm}dd b{font-size:14pt}dd{font-size:8pt}
header{padding:0 0 3mm}.said{grid-template-columns:repeat(3,1fr);gap:3mm}figure{break-inside:avoid}figure img{max-height:32mm}
blockquote{padding:2mm 2.5mm 1mm;font-size:8.5pt}figcaption{padding:0 2.5mm 2mm}.note{margin-top:4mm}}
`.replaceAll("\n", "");

/** The style as a content policy names it. */
export const publicPageStyleSource = `'sha256-${createHash("sha256").update(publicPageStyle).digest("base64")}'`;
