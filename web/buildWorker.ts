import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rollup } from "vite";

const root = import.meta.dirname;
const worker = join(root, "src/classroom/offline/worker.ts");

/** The rooms of the portal that open without a line; what they import, at once or later, comes along. */
const rooms = [
  "/src/app/instructor/",
  "/src/media/uploading/MediaPage.tsx",
  "/src/app/shell/ClassroomFrame.tsx",
  "/src/app/shell/ClassModeFrame.tsx",
  "/src/account/SignInPage.tsx",
  "/src/app/front-door/AccountFrame.tsx",
  "/src/app/Portal.tsx",
  "/src/app/Toasts.tsx",
  "/src/locales/",
];

/** The modules that lead to every screen there is, or to the guide; of what they import later only the rooms are kept. */
const leadsEverywhere =
  /\/web\/src\/(?:main|app\/(?:App|Portal|loadPortal|manifests|(?:router|public|front-door|guide)\/\w+)|.+\/index)\.tsx?$/;

type Files = Rollup.OutputBundle;

/** The scripts a classroom may need, by file name; `later` answers what a module imports only when it is needed. */
function scriptsOf(files: Files, later: (id: string) => readonly string[]): Rollup.OutputChunk[] {
  const chunks = Object.values(files).filter((file) => file.type === "chunk");
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const isRoom = ({ moduleIds, isEntry }: Rollup.OutputChunk) =>
    isEntry || moduleIds.some((id) => rooms.some((room) => id.includes(`/web${room}`)));
  const found = new Set(chunks.filter(isRoom));
  for (const { imports, moduleIds } of found) {
    for (const name of imports) {
      const next = files[name];
      if (next?.type === "chunk") found.add(next);
    }
    for (const id of moduleIds.filter((each) => !leadsEverywhere.test(each)).flatMap(later)) {
      const next = byModule.get(id);
      if (next) found.add(next);
    }
  }
  return [...found];
}

/** Style sheets and pictures of those scripts, and the fonts of the languages there are. */
function assetsOf(files: Files, scripts: readonly Rollup.OutputChunk[]): string[] {
  const used = scripts.flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  const fonts = Object.keys(files).filter((name) => /-latin(-ext)?-.*\.woff2$/.test(name));
  return [...used.filter((name) => !/\.woff2?$/.test(name)), ...fonts];
}

const hashOf = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Everything to be kept, each with what tells its versions apart; a built file's name does that by itself. */
function shellOf(files: Files, later: (id: string) => readonly string[]) {
  const scripts = scriptsOf(files, later);
  const hashed = new Set([...scripts.map(({ fileName }) => fileName), ...assetsOf(files, scripts)]);
  const page = files["index.html"];
  if (page?.type !== "asset") throw new Error("The build has no index.html to keep");
  const own = readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svg|png)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    { url: "/index.html", revision: hashOf(page.source) },
    ...[...hashed].sort().map((name) => ({ url: `/${name}`, revision: null })),
    ...own.map((path) => ({
      url: path.slice(join(root, "public").length),
      revision: hashOf(readFileSync(path)),
    })),
  ];
}

/** Builds the service worker beside the portal, with the list of what it keeps; not while developing. */
export function buildWorker(): Plugin {
  return {
    name: "kindling-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, files) {
      const later = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const result = await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: "warn",
        define: { __SHELL__: JSON.stringify(shellOf(files, later)) },
        build: {
          write: false,
          target: "es2023",
          rollupOptions: { input: worker, output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
      const [made] = (Array.isArray(result) ? result : [result]).flatMap((each) =>
        "output" in each ? each.output : [],
      );
      if (made?.type !== "chunk") throw new Error("The service worker was not built");
      this.emitFile({ type: "asset", fileName: "sw.js", source: made.code });
    },
  };
}
