import type { ResourceManifest } from "../../ui/manifest.ts";

export const thankYous: ResourceManifest = [
  {
    path: "/thank-yous",
    title: "thankYous",
    load: async () => (await import("./ThankYousPage.tsx")).ThankYousPage,
  },
];
