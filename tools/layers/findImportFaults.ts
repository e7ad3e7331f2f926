import { isBuiltin } from "node:module";
import { posix } from "node:path";

/** One file of the repository; its path begins with its workspace's name. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a package.json says may be imported. */
export interface Declared {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What the imports of a file are held against. */
export interface House {
  /** The package.json of each workspace, and of the root under the empty name. */
  readonly declared: Readonly<Record<string, Declared>>;
}

/** The subjects in the order of their arrows; a file imports from its own subject and from those before it. */
const subjects: readonly (readonly string[])[] = [
  ["people"],
  ["account"],
  ["curriculum"],
  ["classroom"],
  ["giving", "recognition", "media", "leads"],
  ["reports"],
];

/** The layers of each workspace's src, from the lowest; those of one line below the top don't import each other. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  contract: [["core", "sheets"], ...subjects, [""]],
  // Nothing but the start needs the embedded PostgreSQL, so it lies above the subjects.
  api: [
    ["core", "sheets"],
    ...subjects,
    ["embedded-postgres"],
    ["backup", "demo", "open-api", "workers", ""],
  ],
  web: [["core", "ui", "locales", "navigation", "sheets", "texts"], ...subjects, ["app", ""]],
};

const importPattern =
  /^\s*(import|export)\s+(type\s)?[^;"'=]*?\bfrom\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/**
 * Finds the imports of a file that leave its workspace, name a package that the workspace does not declare, or go up
 * the layers or across one. Tests and their helpers (`testing.tsx`) keep the first two rules only.
 */
export function findImportFaults(file: SourceFile, house: House): readonly string[] {
  const [workspace = ""] = file.path.split("/");
  const named = house.declared[workspace];
  if (!named) return [];
  // The build of the screens takes into it what they import, so all their packages are for development.
  const own = workspace === "web" ? { dependencies: named.devDependencies } : named;
  const isTest =
    /(\.test|\/testing)\.tsx?$|\.config\.ts$/.test(file.path) || !file.path.startsWith(`${workspace}/src/`);
  const faults: string[] = [];
  for (const [line, specifier, isType] of importsOf(file.text)) {
    const fault = specifier.startsWith(".")
      ? pathFault(file.path, workspace, specifier, isTest)
      : packageFault(specifier, isTest || isType, own, house.declared[""]);
    if (fault) faults.push(`${file.path}:${line}: ${fault}`);
  }
  return faults;
}

/** Every import of the text: its line, what it names, and whether it is of types only. */
function* importsOf(text: string): Generator<[line: number, specifier: string, isType: boolean]> {
  for (const match of text.matchAll(importPattern)) {
    const [all, , type, from, bare, dynamic] = match;
    const line = text.slice(0, match.index + all.length).split("\n").length;
    yield [line, from ?? bare ?? dynamic ?? "", type !== undefined];
  }
}

function pathFault(path: string, workspace: string, specifier: string, isTest: boolean): string | undefined {
  const target = posix.join(posix.dirname(path), specifier);
  if (!target.startsWith(`${workspace}/`)) return `imports ${specifier}, out of its workspace`;
  if (isTest) return undefined;
  if (!target.startsWith(`${workspace}/src/`)) return `imports ${specifier}, which is no part of what runs`;
  const own = layers[workspace] ?? [];
  const top = own.length - 1;
  const from = placeOf(path, own);
  const to = placeOf(target, own);
  if (from.layer < 0) return `lies in ${from.folder}, which is no layer of the house`;
  if (to.layer > from.layer) return `imports ${specifier}, up the layers from ${from.folder} to ${to.folder}`;
  const isAcross = from.layer === to.layer && from.folder !== to.folder;
  if (isAcross && to.layer > 0 && to.layer < top) {
    return `imports ${specifier}, across from ${from.folder} to ${to.folder}`;
  }
  return undefined;
}

/** Where a file lies in its workspace's src. */
function placeOf(path: string, layers: readonly (readonly string[])[]) {
  const [, , ...names] = path.split("/");
  const folder = names.length > 1 ? (names[0] ?? "") : "";
  return { folder: folder || "the root", layer: layers.findIndex((layer) => layer.includes(folder)) };
}

function packageFault(
  specifier: string,
  mayBeDev: boolean,
  own: Declared,
  root: Declared | undefined,
): string | undefined {
  if (isBuiltin(specifier)) return undefined;
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  if (own.dependencies?.[name] || own.optionalDependencies?.[name]) return undefined;
  const isDev = Boolean(own.devDependencies?.[name] ?? root?.devDependencies?.[name]);
  if (mayBeDev && (isDev || own.devDependencies?.[`@types/${name}`])) return undefined;
  return isDev
    ? `imports ${name}, a devDependency, in what runs`
    : `imports ${name}, which its package.json does not name`;
}
