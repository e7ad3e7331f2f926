import type { ResourceManifest } from "../../ui/manifest.ts";

export const giverTv: ResourceManifest = [
  {
    path: "/givertv-eposide",
    title: "giverTv",
    load: async () => (await import("./EpisodesList.tsx")).EpisodesList,
  },
];
