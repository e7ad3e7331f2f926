import { type Language, type ListColumn, listWords, locales } from "@kindling/contract";
import sanitizeHtml from "sanitize-html";
import type { Context } from "../../core/entities/entity.ts";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";
import { spellFlag } from "../machinery/tableFile.ts";

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of a formatted text, its paragraphs and list items in lines of their own. */
function plainText(html: string): string {
  const parted = html.replaceAll(/<(?:\/p|\/h\d|\/li|\/blockquote|br|hr)\b[^>]*>/gi, "$&\n");
  const words = sanitizeHtml(parted, { allowedTags: [], allowedAttributes: {} });
  const text = words.replaceAll(/&(amp|lt|gt|quot);/g, (all, name: string) => signs[name] ?? all);
  return text
    .split("\n")
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** What a thing that a row carries is called; of a question that was answered also the answer. */
function nameOf(thing: unknown, language: Language): string {
  if (Array.isArray(thing)) return thing.map((each) => nameOf(each, language)).join(", ");
  if (typeof thing === "boolean") return spellFlag(thing, language);
  if (typeof thing === "string" || typeof thing === "number") return String(thing);
  if (typeof thing !== "object" || thing === null) return "";
  const { name, label, question, value } = thing as Readonly<Record<string, unknown>>;
  const called = [name, label, question].find((each) => typeof each === "string") ?? "";
  return value === undefined ? called : `${called}: ${value === null ? "–" : nameOf(value, language)}`;
}

const isAnswered = (thing: unknown) => typeof thing === "object" && thing !== null && "value" in thing;

/** Countries by their codes, in the reader's language. */
const countries = (language: Language) => new Intl.DisplayNames(locales[language], { type: "region" });

const minute = 60_000;
const quarter = 15 * minute;
const mostQuarters = 10_000;
/** Before that, the clocks of some places differed by odd minutes and seconds. */
const evenSince = Date.UTC(1973);

/** What spells moments as `YYYY-MM-DD HH:MM` in a time zone: the clock is asked once for every quarter of an hour. */
function momentSpeller(timeZone: string): (moment: string) => string {
  // Sweden writes moments as the files do.
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const quarters = new Map<number, string>();
  return (moment) => {
    const time = Date.parse(moment);
    if (time < evenSince) return clock.format(time);
    const begun = Math.floor(time / quarter) * quarter;
    let start = quarters.get(begun);
    if (start === undefined) {
      if (quarters.size >= mostQuarters) quarters.clear();
      start = clock.format(begun);
      quarters.set(begun, start);
    }
    const minutes = Number(start.slice(-2)) + Math.floor((time - begun) / minute);
    return start.slice(0, -2) + (minutes < 10 ? `0${minutes}` : String(minutes));
  };
}

/** What turns the values of a column into cells as people read them in the list. */
export function cellSpeller(
  { key, field }: Pick<ListColumn, "key" | "field">,
  { language, timeZone }: Pick<Context, "language" | "timeZone">,
): (value: unknown) => SheetCell {
  const words = new Map(Object.entries(listWords[key]?.[language] ?? {}));
  if (field === "moment") {
    const spell = momentSpeller(timeZone);
    return (value) => (typeof value === "string" ? spell(value) : null);
  }
  if (field === "country") {
    const names = countries(language);
    return (value) =>
      /^[A-Z]{2}$/.test(String(value)) ? (names.of(String(value)) ?? null) : nameOf(value, language);
  }
  return (value) => {
    if (value === null || value === undefined) return null;
    if (typeof value === "number" || typeof value === "boolean") return value;
    if (typeof value === "string") {
      if (field === "richText") return words.get(value) ?? plainText(value);
      return words.size === 0 ? value : (words.get(value) ?? value);
    }
    // Answers may contain commas, so each goes on its own line.
    if (Array.isArray(value) && value.some(isAnswered))
      return value.map((each) => nameOf(each, language)).join("\n");
    const name = nameOf(value, language);
    // Roles are references by their shape and words by what they say.
    return key === "role" ? (words.get(name) ?? name) : name;
  };
}
