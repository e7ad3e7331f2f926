import type { ResourceManifest } from "../../ui/manifest.ts";

export const sites: ResourceManifest = [
  { path: "/school", title: "sites", load: async () => (await import("./SitesList.tsx")).SitesList },
];
