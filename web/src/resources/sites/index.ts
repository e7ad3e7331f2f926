import type { ResourceManifest } from "../manifest.ts";

export const sites: ResourceManifest = {
  screens: [
    {
      path: "/school/:id?",
      title: "sites",
      load: async () => (await import("./SitesList.tsx")).SitesList,
    },
  ],
};
