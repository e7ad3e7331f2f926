import { commonFieldLabels, type Language, type Localized, userActivityReport } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf } from "../../core/entities/entity.ts";

const en = { everybody: "All users, all sessions", more: (count: number) => `and ${count} more` };

const es: typeof en = {
  everybody: "Todos los usuarios, todas las sesiones",
  more: (count) => `y ${count} más`,
};

const say: Localized<typeof en> = { en, es };

/** How many of what was chosen are named. */
const mostNamed = 4;

/** The tables in which what a filter chooses has its name. */
const tables = { sessions: "sessions", districts: "districts", schools: "sites" } as const;

type Filters = { readonly [F in keyof typeof tables]?: readonly number[] | undefined };

/** What the User Activity Report is narrowed to, in words. */
export async function narrowedTo(db: Db, query: Filters, language: Language): Promise<string> {
  const parts: string[] = [];
  for (const filter of userActivityReport.filters as (keyof typeof tables)[]) {
    const ids = query[filter];
    if (!ids) continue;
    const found = await rows<{ name: string }>(
      db,
      sql`select t.name::text as name from ${sql.table(tables[filter])} t where ${anyOf(sql`t.id`, ids)} order by t.name, t.id`,
    );
    const names = found.slice(0, mostNamed).map(({ name }) => name);
    const more = found.length > mostNamed ? ` ${say[language].more(found.length - mostNamed)}` : "";
    parts.push(`${commonFieldLabels[language][filter]}: ${names.join(", ")}${more}`);
  }
  return parts.length > 0 ? parts.join("  ·  ") : say[language].everybody;
}
