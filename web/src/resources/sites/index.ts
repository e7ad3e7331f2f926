import type { ResourceManifest } from "../manifest.ts";

export const sites: ResourceManifest = {
  screens: [
    {
      path: "/school",
      title: "sites",
      load: async () => (await import("./SitesList.tsx")).SitesList,
    },
  ],
};
