import type { ResourceManifest } from "../../ui/manifest.ts";

export const sponsors: ResourceManifest = [
  {
    path: "/sponsors",
    title: "sponsors",
    load: async () => (await import("./SponsorsList.tsx")).SponsorsList,
  },
  {
    path: "/sponsors/:id",
    title: "sponsor",
    load: async () => (await import("./SponsorPage.tsx")).SponsorPage,
  },
];
