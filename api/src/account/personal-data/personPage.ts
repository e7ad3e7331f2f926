import type { Language } from "@kindling/contract";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import { personalDataSay } from "./personalDataSay.ts";

type Row = Readonly<Record<string, unknown>>;

/** How many rows of a section the page shows. */
const mostShown = 500;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export const titleOf = ({ title }: Pick<PersonSection, "title">, language: Language): string =>
  title[language === "es" ? 1 : 0];

/** The columns of a section and what they are called. */
export const columnsOf = ({ columns }: PersonSection, language: Language): [key: string, label: string][] =>
  Object.entries(columns).map(([key, words]) => [key, words[language === "es" ? 1 : 0]]);

/** A value as people read it. */
export function spell(value: unknown, language: Language): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return personalDataSay[language][value ? "yes" : "no"];
  if (typeof value !== "string") return JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? value.replace("T", " ").replace(/(\.\d+)?Z$/, "") : value;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}div{overflow-x:auto}th,td{text-align:start;vertical-align:top;border-bottom:1px solid #8886;padding:.35rem .6rem;overflow-wrap:anywhere}
h2{margin-top:2.5rem}th{white-space:nowrap}`;

/** The beginning of the page, with a list of its sections. */
export function pageHead(
  name: string,
  at: string,
  sections: readonly PersonSection[],
  language: Language,
): string {
  const say = personalDataSay[language];
  const contents = sections.map(
    (section) => `<li><a href="#${section.name}">${html(titleOf(section, language))}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(say.page(name))}</title><style>${style}</style></head>
<body><h1>${html(say.page(name))}</h1><p>${html(say.made(at))}</p><p>${html(say.howTo)}</p><ul>${contents.join("")}</ul>
`;
}

/** One section of the page as a table. */
export function pageSection(section: PersonSection, rows: readonly Row[], language: Language): string {
  const say = personalDataSay[language];
  const heading = `<h2 id="${section.name}">${html(titleOf(section, language))} (${rows.length})</h2>\n`;
  if (rows.length === 0) return `${heading}<p>${html(say.none)}</p>\n`;
  const columns = columnsOf(section, language);
  const note = rows.length > mostShown ? `<p>${html(say.more(mostShown, rows.length))}</p>\n` : "";
  const head = columns.map(([, label]) => `<th scope="col">${html(label)}</th>`).join("");
  const lines = rows
    .slice(0, mostShown)
    .map(
      (row) => `<tr>${columns.map(([key]) => `<td>${html(spell(row[key], language))}</td>`).join("")}</tr>`,
    );
  return `${heading}${note}<div><table><thead><tr>${head}</tr></thead><tbody>\n${lines.join("\n")}\n</tbody></table></div>\n`;
}

/** Says which files did not fit. */
export function pageEnd(leftOut: readonly string[], language: Language): string {
  const note =
    leftOut.length > 0 ? `<p>${html(personalDataSay[language].leftOut(leftOut.join(", ")))}</p>` : "";
  return `${note}</body></html>\n`;
}
