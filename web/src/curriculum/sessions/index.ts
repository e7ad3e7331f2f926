import type { ResourceManifest } from "../../ui/manifest.ts";

export const sessions: ResourceManifest = {
  screens: [
    {
      path: "/session",
      title: "sessions",
      load: async () => (await import("./SessionsList.tsx")).SessionsList,
    },
  ],
};
