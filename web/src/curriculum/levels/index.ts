import type { ResourceManifest } from "../../ui/manifest.ts";

export const levels: ResourceManifest = [
  { path: "/levels", title: "levels", load: async () => (await import("./LevelsList.tsx")).LevelsList },
];
