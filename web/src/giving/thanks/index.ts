import type { ResourceManifest } from "../../ui/manifest.ts";

export const thankYous: ResourceManifest = [
  {
    path: "/thank-yous",
    title: "thankYous",
    load: async () => (await import("./ThankYousPage.tsx")).ThankYousPage,
  },
  {
    path: "/public-page",
    title: "publicPage",
    load: async () => (await import("../public-page/PublicPageSettingsPage.tsx")).PublicPageSettingsPage,
  },
];
