import type { ResourceManifest } from "../../ui/manifest.ts";

export const levels: ResourceManifest = {
  screens: [
    {
      path: "/levels",
      title: "levels",
      load: async () => (await import("./LevelsList.tsx")).LevelsList,
    },
  ],
};
