import type { ResourceManifest } from "../../ui/manifest.ts";

/** The classes: instructors who take part, each at a site of theirs. */
export const classes: ResourceManifest = [
  {
    path: "/index/classes",
    title: "classes",
    load: async () => (await import("./ClassesList.tsx")).ClassesList,
  },
];
