import type { ResourceManifest } from "../../ui/manifest.ts";

export const standards: ResourceManifest = [
  {
    path: "/standards",
    title: "standards",
    load: async () => (await import("./StandardsList.tsx")).StandardsList,
  },
];
