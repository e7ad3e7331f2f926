import { createHash } from "node:crypto";
import { plainPageStyle } from "../../people/shared/plainPageStyle.ts";

/** The style of the film page, in the page itself. */
export const filmPageStyle = `${plainPageStyle}
header,main{max-width:54rem}
.kind{margin:0 0 .25rem;font-weight:600;color:var(--ember)}
video,iframe{display:block;width:100%;aspect-ratio:16/9;border:0;border-radius:.9rem;background:#000;margin:1.25rem 0}
details{background:var(--paper);border:1px solid var(--line);border-radius:.9rem;padding:0 1.1rem;margin:1rem 0}
summary{cursor:pointer;font-weight:600;padding:.8rem 0}
.hosted{font-size:1.1875rem}
.said{margin:0 0 1rem;max-height:18rem;overflow:auto}
.said ul{list-style:none;margin:0;padding:0}
.said li{padding:.2rem 0}
.talk{background:var(--paper);border:1px solid var(--line);border-left:5px solid var(--ember);border-radius:.9rem;padding:1rem 1.1rem;font-size:1.1875rem;white-space:pre-line}
.talk+.talk{margin-top:.75rem}
@media print{video,iframe,details{display:none}}
`.replaceAll("\n", "");

/** The style as a content policy names it. */
export const filmPageStyleSource = `'sha256-${createHash("sha256").update(filmPageStyle).digest("base64")}'`;
