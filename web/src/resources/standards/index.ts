import type { ResourceManifest } from "../manifest.ts";

export const standards: ResourceManifest = {
  screens: [
    {
      path: "/standards",
      title: "standards",
      load: async () => (await import("./StandardsList.tsx")).StandardsList,
    },
  ],
};
