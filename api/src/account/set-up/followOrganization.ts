import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import { isStorageFull } from "../../core/files/storage.ts";
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
  // Without room the portal starts all the same; the logo comes when there is some, by `readChanges`.
  const logo = await keepLogo(installed, own, db).catch((error: unknown) => {
    if (isStorageFull(error)) return undefined;
    throw error;
  });
  const following: Following = { installed, own, logo };
  const settings: Settings = {
    ...installed,
    get brandName() {
      return following.own.name ?? installed.brandName;
    },
    get brandLogo() {
      return following.own.logo_hash === null ? installed.brandLogo : following.logo;
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
  const logo = await keepLogo(following.installed, own, db, following.logo);
  return () => Object.assign(following, { own, logo });
}

/**
 * The path of the organization's own logo, written to a file where it isn't yet; undefined without one. Other logos are removed,
 * but for the former one, which other processes read until they have followed.
 * @throws Error if there is no room for it; nothing is left of it then.
 */
async function keepLogo(
  { dataDir }: Settings,
  { logo_hash }: Organization,
  db: Db,
  former?: string,
): Promise<string | undefined> {
  const folder = join(dataDir, "logo");
  const stored = await first<{ type: string; size: number }>(
    db,
    sql`select logo_type as type, octet_length(logo) as size from organization where logo_hash = ${logo_hash}`,
  );
  const path = stored && join(folder, `${logo_hash}.${stored.type}`);
  if (stored && path && (await sizeOf(path)) !== stored.size) {
    const { logo } = await sole<{ logo: Buffer | null }>(
      db,
      sql`select case when logo_hash = ${logo_hash} then logo end as logo from organization`,
    );
    if (logo) await writeWhole(path, logo);
  }
  await removeOthers(folder, [path, former]);
  return path;
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const pending = `${path}.${process.pid}.part`;
  try {
    await writeFile(pending, content, { flush: true });
    await rename(pending, path);
  } catch (error) {
    await rm(pending, { force: true });
    throw error;
  }
}

/** A half-written file this old (ms) isn't being written any more. */
const oldMs = 60_000;

async function removeOthers(folder: string, kept: readonly (string | undefined)[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    if (kept.includes(path)) continue;
    const isNew = async () => Date.now() - (await stat(path)).mtimeMs < oldMs;
    if (path.endsWith(".part") && (await isNew().catch(() => false))) continue;
    await rm(path, { force: true });
  }
}

/** The accent color that was set for the organization; null for the portal's own. */
export const accentOf = (settings: Settings): string | null => followed.get(settings)?.own.accent ?? null;

/** The settings of the installation, without what is set for the organization. */
export const installedSettings = (settings: Settings): Settings =>
  followed.get(settings)?.installed ?? settings;

/** Names the content of the logo that was set for the organization; null without one. */
export const logoHashOf = (settings: Settings): string | null =>
  followed.get(settings)?.own.logo_hash ?? null;
