import type { ResourceManifest } from "../../ui/manifest.ts";

export const classes: ResourceManifest = [
  {
    path: "/index/classes",
    title: "classes",
    load: async () => (await import("./ClassesList.tsx")).ClassesList,
  },
];
