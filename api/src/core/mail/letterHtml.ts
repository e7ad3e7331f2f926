import type { Language } from "@kindling/contract";

/** What a mail of ours is made of. */
export interface LetterParts {
  readonly language: Language;
  readonly brand: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
  /** What stands below in small type. */
  readonly small: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

// Mail programs know neither our style sheet nor our fonts: colours stand inline and hold on light and dark grounds.
const ink = "#2b2a33";
const quiet = "#6b6876";
const ember = "#b8450f";

/** Lays a mail out: a card with the brand, the text, one button, and the small print. */
export function letterHtml({ language, brand, paragraphs, button, small }: LetterParts): string {
  const text = paragraphs.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join("\n");
  const notes = small.map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`).join("\n");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escaped(brand)}</title></head>
<body style="margin:0;padding:24px;background:#f7f1ea;color:${ink};font:16px/1.5 'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;color:${ember};font-size:22px;font-weight:700">${escaped(brand)}</p>
${text}
<p style="margin:24px 0"><a href="${escaped(button.link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${ember};color:#ffffff;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<div style="color:${quiet};font-size:14px">
${notes}
<p style="margin:16px 0 0;word-break:break-all">${escaped(button.link)}</p>
</div></div></body></html>`;
}
