import {
  type Language,
  type Localized,
  locales,
  type Report,
  type Resource,
  reportFilterLabel,
  reportFilterWords,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context, type Entity, type Sql } from "../../core/entities/entity.ts";
import { level } from "../../curriculum/levels.ts";
import { program } from "../../curriculum/programs.ts";
import { session } from "../../curriculum/sessions/sessions.ts";
import { trait } from "../../curriculum/traits/traits.ts";
import { charity } from "../../giving/charities/charities.ts";
import { district } from "../../people/districts.ts";
import { provider } from "../../people/providers.ts";
import { site } from "../../people/sites.ts";

const mostNamed = 5;

const nameOf = <R extends Resource>(entity: Entity<R>) => ({
  from: entity.from,
  scope: entity.scope,
  name: (context: Context): Sql => (entity.columns(context) as Readonly<Record<string, Sql>>)["name"] as Sql,
});

/** What the ids of a filter name. */
const named = {
  sessions: nameOf(session),
  session_id: nameOf(session),
  // This report's `trait_id` holds session ids.
  trait_id: nameOf(session),
  districts: nameOf(district),
  providers: nameOf(provider),
  schools: nameOf(site),
  programs: nameOf(program),
  program_id: nameOf(program),
  traits: nameOf(trait),
  charities: nameOf(charity),
  level: nameOf(level),
};

const say: Localized<{ more(names: string, count: number): string; unseen(count: number): string }> = {
  en: {
    more: (names, count) => `${names} and ${count} more`,
    unseen: (count) => `${count} you don't have access to`,
  },
  es: {
    more: (names, count) => `${names} y ${count} más`,
    unseen: (count) => `${count} a los que usted no tiene acceso`,
  },
};

/** Some names, as a sentence has them, and how many there are beside them. */
function enumerate(names: readonly string[], count: number, language: Language): string {
  const told = names.slice(0, mostNamed);
  const rest = count - told.length;
  if (told.length === 0) return say[language].unseen(rest);
  return rest > 0
    ? say[language].more(told.join(", "), rest)
    : new Intl.ListFormat(locales[language], { type: "unit" }).format(told);
}

const day = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${date}T00:00Z`),
  );

/** Labels of filter values; API aliases use those of activity types. */
const wordsOf = (filter: string, language: Language) =>
  ["activity_types", "curriculum_type", filter]
    .flatMap((name) => reportFilterWords[name] ?? [])
    .map((word) => [word.value, word.label(language)] as const);

/** What one filter is set to, in words. */
export async function filterValue(
  db: Db,
  { columns }: Pick<Report, "columns">,
  filter: string,
  text: string,
  context: Context,
): Promise<string> {
  const { language } = context;
  const values = [...new Set(text.split(","))];
  const holder = Object.hasOwn(named, filter) ? named[filter as keyof typeof named] : undefined;
  if (holder) {
    const found = await rows<{ name: string }>(
      db,
      sql`select ${holder.name(context)}::text as name from ${holder.from}
        where ${holder.scope(context)} and ${anyOf(sql`t.id`, values.map(Number))} order by 1`,
    );
    return enumerate(
      found.map(({ name }) => name),
      values.length,
      language,
    );
  }
  if (filter === "from" || filter === "to") return day(text, language);
  const words = new Map(
    filter === "fields"
      ? columns.map((each) => [each.key, each.labels[language]])
      : wordsOf(filter, language),
  );
  return enumerate(
    values.map((value) => words.get(value) ?? value),
    values.length,
    language,
  );
}

/**
 * A report's filters in words, one per line: "Sites: North, South". Names outside the user's scope are only counted.
 */
export async function filtersInWords(
  db: Db,
  report: Pick<Report, "columns" | "filters">,
  filters: Readonly<Record<string, string>>,
  context: Context,
): Promise<string[]> {
  const place = (name: string) => (report.filters.includes(name) ? report.filters.indexOf(name) : Infinity);
  const set = Object.entries(filters)
    .filter(([, text]) => text !== "" && text.toLowerCase() !== "all")
    .sort(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1));
  const lines: string[] = [];
  for (const [name, text] of set) {
    const value = await filterValue(db, report, name, text, context);
    lines.push(`${reportFilterLabel(name, context.language)}: ${value}`);
  }
  return lines;
}
