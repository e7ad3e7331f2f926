import type { ResourceManifest } from "../manifest.ts";

export const programs: ResourceManifest = {
  screens: [
    {
      path: "/program-video",
      title: "programs",
      load: async () => (await import("./ProgramsList.tsx")).ProgramsList,
    },
  ],
};
