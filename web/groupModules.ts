import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Rollup } from "vite";
import { entry, firstLoads, mostFiles } from "./firstLoads.ts";
import { lightContract } from "./lightContract.ts";
import { laterTexts } from "./src/app/instructor/classroomTexts.ts";
import { textRuntime } from "./textRuntime.ts";

const root = import.meta.dirname;

/** The name of a module as `firstLoads` writes it. */
const nameOf = (id: string) => relative(root, id.split("?")[0] ?? id);

/** What is fetched behind every first screen: it must bring no other screen's modules along. */
const everywhere = ["src/app/Toasts.tsx"];

/** What instructors open later: it must not bring what only staff's need. */
const later = [
  "src/app/finding/ClassroomPalette.tsx",
  "src/app/instructor/classroomScreens.ts",
  "src/app/shell/AccountPanel.tsx",
  "src/app/shell/HeaderLater.tsx",
  "src/classroom/laterSteps.ts",
  "src/media/uploading/MediaPage.tsx",
];

/** The scripts as they would be without groups: each holds what the same screens reach. */
async function buildUngrouped(): Promise<readonly Rollup.OutputChunk[]> {
  const made = (await build({
    configFile: false,
    root,
    plugins: [react(), lightContract()],
    resolve: { alias: textRuntime },
    logLevel: "error",
    build: { write: false, minify: false, cssMinify: false, target: "es2023", reportCompressedSize: false },
  })) as Rollup.RollupOutput;
  return made.output.filter((file) => file.type === "chunk");
}

/** The names of the modules that come with the entry and these modules. */
function reachedFrom(chunks: readonly Rollup.OutputChunk[], modules: readonly string[]): Set<string> {
  const found = new Set<Rollup.OutputChunk>();
  for (const name of [entry, ...modules]) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => nameOf(id) === name));
    if (!chunk) throw new Error(`${name} is not in the build`);
    found.add(chunk);
  }
  for (const { imports } of found) {
    for (const chunk of chunks.filter(({ fileName }) => imports.includes(fileName))) found.add(chunk);
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds.map(nameOf)));
}

/** What staff's screens of money say. Every file of texts has a name that each first load must know. */
const moneyTexts =
  "adjusting bank givingByYear givingOverview ledgerCheck openMoney payments sponsors thankYous";

/** Texts in few files: those of every screen, those of the classroom, and those of staff's screens of money. */
function textGroup(id: string): string | null {
  const [, guided = "", folder = ""] = /\/docs\/guide\/(\w+)\/(\w+)\//.exec(id) ?? [];
  // Pictures are files, named by the guide's own script.
  if (folder && folder !== "pictures") return `guide-${folder}-${guided}`;
  const [, language, namespace = ""] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
  if (!language) return null;
  const classroom = firstLoads["home"]?.texts ?? [];
  const later: readonly string[] = laterTexts;
  if (namespace === "app" || namespace === "account") return `texts-${language}`;
  if (moneyTexts.split(" ").includes(namespace)) return `texts-money-${language}`;
  if (later.includes(namespace)) return `texts-classroom-later-${language}`;
  return namespace !== "ui" && classroom.includes(namespace) ? `texts-classroom-${language}` : null;
}

/** Modules that the same screens' first loads reach. */
interface Shared {
  readonly users: readonly string[];
  readonly names: readonly string[];
  /** The length of their code. */
  readonly size: number;
}

/** How many groups a first load may have; the texts and what starts the scripts are files, too. */
const mostGroups = mostFiles - 4;

/** Joins groups, each time at the least cost to screens that need only one of them, until no screen has too many. */
function joinSmall(groups: readonly Shared[]): readonly Shared[] {
  const screens = Object.keys(firstLoads);
  const isFew = (screen: string) => groups.filter(({ users }) => users.includes(screen)).length <= mostGroups;
  if (screens.every(isFew)) return groups;
  const joints = groups.flatMap((part) =>
    groups
      .filter((whole) => whole !== part && part.users.every((user) => whole.users.includes(user)))
      .map((whole) => ({ part, whole, cost: part.size * (whole.users.length - part.users.length) })),
  );
  const [least] = joints.toSorted((a, b) => a.cost - b.cost);
  if (!least) return groups;
  const { part, whole } = least;
  const joined = { ...whole, names: [...whole.names, ...part.names], size: whole.size + part.size };
  return joinSmall([...groups.filter((group) => group !== part && group !== whole), joined]);
}

/**
 * The groups that modules are put together in: one for each set of screens whose first loads reach the same modules, so
 * that each screen loads few files and none of another's.
 */
export async function groupModules() {
  const chunks = await buildUngrouped();
  const sizes = new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength] as const),
    ),
  );
  const screens = Object.entries(firstLoads).map(
    ([screen, { modules }]) => [screen, reachedFrom(chunks, modules)] as const,
  );
  const opened = reachedFrom(chunks, later);
  const shared = reachedFrom(chunks, everywhere);
  const sets = new Map<string, Shared>();
  for (const name of new Set(screens.flatMap(([, names]) => [...names]))) {
    const reached = screens
      .filter(([, names]) => names.has(name) || shared.has(name))
      .map(([screen]) => screen);
    const isApart = opened.has(name) && reached.every((screen) => screen === "users");
    const users = isApart ? [...reached, "later"] : reached;
    const { names, size } = sets.get(users.join("-")) ?? { names: [], size: 0 };
    sets.set(users.join("-"), { users, names: [...names, name], size: size + (sizes.get(name) ?? 0) });
  }
  return [
    { name: textGroup, debugName: "texts", priority: 2 * screens.length + 1 },
    ...joinSmall([...sets.values()]).map(({ users, names }) => {
      const known = new Set(names);
      return {
        name: users.length === screens.length ? "base" : users.join("-"),
        test: (id: string) => known.has(nameOf(id)),
        // What more screens share comes first, so that no group takes what another depends on.
        priority: users.at(-1) === "later" ? 3 : 2 * users.length,
      };
    }),
  ];
}
