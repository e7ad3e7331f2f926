import type { ResourceManifest } from "../manifest.ts";

export const sessions: ResourceManifest = {
  screens: [
    {
      path: "/session",
      title: "sessions",
      load: async () => (await import("./SessionsList.tsx")).SessionsList,
    },
  ],
};
