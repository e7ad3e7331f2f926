import type { ResourceManifest } from "../../ui/manifest.ts";

export const pageFiles: ResourceManifest = [
  {
    path: "/page-file",
    title: "pageFiles",
    load: async () => (await import("./PageFilesList.tsx")).PageFilesList,
  },
];
