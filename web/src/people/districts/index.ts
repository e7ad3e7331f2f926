import type { ResourceManifest } from "../../ui/manifest.ts";

export const districts: ResourceManifest = [
  {
    path: "/districts",
    title: "districts",
    load: async () => (await import("./DistrictsList.tsx")).DistrictsList,
  },
];
