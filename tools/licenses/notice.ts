/** The parts of package-lock.json that tell what is installed. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly license?: string; readonly dev?: true; readonly link?: true }
    >
  >;
}

/** Licenses that everything Kindling brings along may have. */
const sound = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  // Libraries that are loaded as they are and can be replaced: libvips, which reads pictures.
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
]);

/** What packages say only in the text of their license. */
const saidInText: Readonly<Record<string, string>> = { "png-js": "MIT" };

const packageOf = (path: string) => path.split("node_modules/").at(-1) ?? path;

/** What a running portal consists of besides its own code: `name version`, by license. */
function byLicense({ packages }: Lock): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [path, { version = "", license, dev, link }] of Object.entries(packages)) {
    if (dev || link || !path.includes("node_modules/")) continue;
    const name = packageOf(path);
    const own = (license ?? saidInText[name] ?? "no license").replace(/^\((.*)\)$/, "$1");
    const group = found.get(own) ?? new Set<string>();
    found.set(own, group.add(`${name} ${version}`));
  }
  return new Map(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([own, names]) => [own, [...names].sort()]),
  );
}

/** Packages of which no license is sound, or not all that hold together are. */
export function unsoundPackages(lock: Lock): string[] {
  return [...byLicense(lock)].flatMap(([license, names]) => {
    const isSound = license.includes(" OR ")
      ? license.split(" OR ").some((one) => sound.has(one))
      : license.split(" AND ").every((one) => sound.has(one));
    return isSound ? [] : names.map((name) => `${name}: ${license}`);
  });
}

/** The page NOTICE.md. */
export function noticePage(lock: Lock): string {
  const groups = [...byLicense(lock)].map(([license, names]) => `## ${license}\n\n${names.join(", ")}\n`);
  return `# Notice

Kindling is under the license in [LICENSE](LICENSE). A running portal also consists of the packages below, each under a license of its own, whose text lies in the package's folder in \`node_modules\`. Packages for other systems are listed too; an installation has those of its own. PostgreSQL, if the embedded one is used, is under the PostgreSQL License, and Node.js under the MIT License with those of its parts.

\`npm run docs:notice\` writes this page from package-lock.json, and a test holds the two together. \`npm run sbom\` writes the same as a bill of materials (CycloneDX) to \`kindling.cdx.json\`.

${groups.join("\n")}`;
}
