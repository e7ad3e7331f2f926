import type { ResourceManifest } from "../../ui/manifest.ts";

export const charities: ResourceManifest = [
  {
    path: "/charity/:id?",
    title: "charities",
    load: async () => (await import("./CharitiesList.tsx")).CharitiesList,
  },
];
