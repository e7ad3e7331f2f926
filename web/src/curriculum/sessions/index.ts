import type { ResourceManifest } from "../../ui/manifest.ts";

export const sessions: ResourceManifest = [
  {
    path: "/session",
    title: "sessions",
    load: async () => (await import("./SessionsList.tsx")).SessionsList,
  },
];
