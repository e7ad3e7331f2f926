/** The style that pages without scripts share. The colors are the theme's. */
export const plainPageStyle = `
:root{color-scheme:light dark;--page:#fdfaf6;--paper:#fff;--ink:#2b2331;--quiet:#65596b;--line:#eadfd2;--ember:#b4431d;--charity:#b3343f}
@media (prefers-color-scheme:dark){:root{--page:#19151d;--paper:#231d29;--ink:#f4eee8;--quiet:#bdb1c2;--line:#3b3243;--ember:#ff9d70;--charity:#ff9fa0}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:68rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,2rem)}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding-block:1rem}
.brand{font-size:1.25rem;font-weight:800;color:var(--ember)}
.other{color:var(--ember);font-weight:600;padding:.35rem 0}
main{padding-block:1rem 3rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.6vw,2.75rem);line-height:1.12;margin:0;text-wrap:balance}
h2{font-size:1.375rem;line-height:1.2;margin:2.25rem 0 .9rem}
.intro{font-size:1.1875rem;max-width:44rem;margin:.75rem 0 0;color:var(--quiet);white-space:pre-line}
:focus-visible{outline:3px solid var(--ember);outline-offset:2px}
`.replaceAll("\n", "");
