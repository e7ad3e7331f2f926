import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Settings } from "../../core/settings.ts";

/** What Super Admins set for the organization; null where the setting of the installation counts. */
export interface Organization {
  readonly name: string | null;
  readonly time_zone: string | null;
  readonly school_year_start: string | null;
  readonly accent: string | null;
  /** Names the content of the logo. */
  readonly logo_hash: string | null;
}

/** Settings that follow what is set for the organization. */
interface Following {
  readonly installed: Settings;
  own: Organization;
  /** The file that the logo is read from, once it is there. */
  logo: string | undefined;
}

const followed = new WeakMap<Settings, Following>();

const readOrganization = (db: Db) =>
  sole<Organization>(db, sql`select name, time_zone, school_year_start, accent, logo_hash from organization`);

/**
 * Returns the settings of the installation with what Super Admins set for the organization over them, each read anew
 * whenever it is asked for.
 */
export async function followOrganization(installed: Settings, db: Db): Promise<Settings> {
  const own = await readOrganization(db);
  const following: Following = { installed, own, logo: await keepLogo(installed, own, db) };
  const settings: Settings = {
    ...installed,
    get brandName() {
      return following.own.name ?? installed.brandName;
    },
    get brandLogo() {
      return following.logo ?? installed.brandLogo;
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

/**
 * Reads what is set for the organization, in the transaction that sets it or for what other processes have set; returns how
 * to have the settings follow it. Settings that follow nothing stay as they are.
 */
export async function readChanges(settings: Settings, db: Db): Promise<() => void> {
  const following = followed.get(settings);
  if (!following) return () => undefined;
  const own = await readOrganization(db);
  const logo = await keepLogo(following.installed, own, db);
  return () => Object.assign(following, { own, logo });
}

/** The path of the organization's own logo, written to a file where it isn't yet; undefined without one. */
async function keepLogo(
  { dataDir }: Settings,
  { logo_hash }: Organization,
  db: Db,
): Promise<string | undefined> {
  if (!logo_hash) return undefined;
  const { logo, logo_type } = await sole<{ logo: Buffer; logo_type: string }>(
    db,
    sql`select case when ${logo_hash} = logo_hash then logo end as logo, logo_type from organization`,
  );
  const folder = join(dataDir, "logo");
  const path = join(folder, `${logo_hash}.${logo_type}`);
  if (existsSync(path) || !logo) return path;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pending = `${path}.${process.pid}.part`;
  await writeFile(pending, logo);
  await rename(pending, path);
  return path;
}

/** The accent color that was set for the organization; null for the portal's own. */
export const accentOf = (settings: Settings): string | null => followed.get(settings)?.own.accent ?? null;

/** The settings of the installation, without what is set for the organization. */
export const installedSettings = (settings: Settings): Settings =>
  followed.get(settings)?.installed ?? settings;

/** Names the content of the logo that was set for the organization; null without one. */
export const logoHashOf = (settings: Settings): string | null =>
  followed.get(settings)?.own.logo_hash ?? null;
