import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Settings } from "../../core/settings.ts";

/** What Super Admins set for the organization; null where the setting of the installation counts. */
export interface Organization {
  readonly name: string | null;
  readonly time_zone: string | null;
  readonly school_year_start: string | null;
}

/** Settings that follow what is set for the organization. */
interface Following {
  readonly installed: Settings;
  own: Organization;
}

const followed = new WeakMap<Settings, Following>();

const readOrganization = (db: Db) =>
  sole<Organization>(db, sql`select name, time_zone, school_year_start from organization`);

/**
 * Returns the settings of the installation with what Super Admins set for the organization over them, each read anew
 * whenever it is asked for.
 */
export async function followOrganization(installed: Settings, db: Db): Promise<Settings> {
  const following: Following = { installed, own: await readOrganization(db) };
  const settings: Settings = {
    ...installed,
    get brandName() {
      return following.own.name ?? installed.brandName;
    },
    get timeZone() {
      return following.own.time_zone ?? installed.timeZone;
    },
    get schoolYearStart() {
      return following.own.school_year_start ?? installed.schoolYearStart;
    },
  };
  followed.set(settings, following);
  return settings;
}

/** Has the settings follow what was just set for the organization; other settings stay as they are. */
export function takeOrganization(settings: Settings, own: Organization): void {
  const following = followed.get(settings);
  if (following) following.own = own;
}

/** Reads what other processes have set for the organization. */
export async function refreshOrganization(settings: Settings, db: Db): Promise<void> {
  takeOrganization(settings, await readOrganization(db));
}

/** The settings of the installation, without what is set for the organization. */
export const installedSettings = (settings: Settings): Settings =>
  followed.get(settings)?.installed ?? settings;
