import type { Language } from "@kindling/contract";

/** The content of an email. */
export interface LetterParts {
  readonly language: Language;
  readonly brand: string;
  /** What it is about, in large type. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
  /** Small print. */
  readonly small: readonly (string | { readonly label: string; readonly link: string })[];
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

// Mail clients ignore our style sheet and fonts, so colors are inline; dark mode overrides them.
const light = { ground: "#f7f1ea", card: "#ffffff", ink: "#2b2a33", quiet: "#6b6876", ember: "#b8450f" };
const dark = { ground: "#1c1a21", card: "#28252f", ink: "#f3eee8", quiet: "#b9b2bf", ember: "#ffa26b" };

const fontFamily = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";

const darkStyle = `@media (prefers-color-scheme: dark) {
.ground{background:${dark.ground}!important;color:${dark.ink}!important}
.card{background:${dark.card}!important}
.quiet,.quiet a{color:${dark.quiet}!important}
.rule{border-color:#44404d!important}
.ember{color:${dark.ember}!important}
.button{background:${dark.ember}!important;color:#2b1206!important}
}
@media (max-width: 480px) {.card{padding:28px 22px!important}.ground{padding:14px!important}}`;

/** Returns the email's HTML: brand, heading, text, one button and small print. */
export function letterHtml({ language, brand, heading, paragraphs, button, small }: LetterParts): string {
  const title = heading
    ? `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700">${escaped(heading)}</h1>\n`
    : "";
  const text = paragraphs.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join("\n");
  const linked = (to: LetterParts["button"]) =>
    `<a href="${escaped(to.link)}" style="color:${light.quiet}">${escaped(to.label)}</a>`;
  const noted = small.map((line) => (typeof line === "string" ? escaped(line) : linked(line)));
  const notes = noted.map((line) => `<p style="margin:0 0 8px">${line}</p>`).join("\n");
  const link = escaped(button.link);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading ?? brand)}</title><style>:root{color-scheme:light dark}${darkStyle}</style></head>
<body class="ground" style="margin:0;padding:28px;background:${light.ground};color:${light.ink};font:17px/1.55 ${fontFamily}">
<div class="card" style="max-width:520px;margin:0 auto;padding:36px;background:${light.card};border-radius:18px">
<p class="ember" style="margin:0 0 28px;color:${light.ember};font-size:20px;font-weight:700">${escaped(brand)}</p>
${title}${text}
<p style="margin:28px 0"><a class="button" href="${link}" style="display:inline-block;padding:13px 28px;border-radius:999px;background:${light.ember};color:#ffffff;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<div class="quiet rule" style="padding-top:18px;border-top:1px solid #e9e0d6;color:${light.quiet};font-size:15px;line-height:1.45">
${notes}
<p style="margin:14px 0 0;font-size:13px;word-break:break-all">${linked({ ...button, label: button.link })}</p>
</div></div></body></html>`;
}
