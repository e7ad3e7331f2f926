import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Settings } from "../../core/settings.ts";
import { spellCommand } from "../../core/spellCommand.ts";
import { installedSettings, readChanges } from "./followOrganization.ts";

const everyMs = 30_000;

/** Follows what other processes set for the organization, within half a minute; returns how to end that. */
export function keepUp(
  settings: Settings,
  db: Db,
  onError: (error: unknown) => void,
): { readonly stop: () => void } {
  const follow = () => readChanges(settings, db).then((take) => take());
  const timer = setInterval(() => void follow().catch(onError), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Returns what an operator should know at the start: how the first account comes, and which settings don't count. */
export async function tellBegin(db: Db, settings: Settings): Promise<string[]> {
  const { isEmpty } = await sole<{ isEmpty: boolean }>(
    db,
    sql`select not exists (select from users) as "isEmpty"`,
  );
  const installed = installedSettings(settings);
  const variables = {
    BRAND_NAME: "brandName",
    TIME_ZONE: "timeZone",
    SCHOOL_YEAR_START: "schoolYearStart",
  } as const;
  const unused = Object.entries(variables).filter(([, name]) => settings[name] !== installed[name]);
  return [
    ...(isEmpty
      ? [
          `Nobody has an account yet. Add the first: ${spellCommand("account", "add-super-admin <email> <first name> <last name>")}`,
        ]
      : []),
    ...unused.map(([variable, name]) => `${variable} isn't used: Setup says ${settings[name]}.`),
  ];
}
