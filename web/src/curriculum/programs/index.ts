import type { ResourceManifest } from "../../ui/manifest.ts";

export const programs: ResourceManifest = [
  {
    path: "/program-video",
    title: "programs",
    load: async () => (await import("./ProgramsList.tsx")).ProgramsList,
  },
];
