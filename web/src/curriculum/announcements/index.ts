import type { ResourceManifest } from "../../ui/manifest.ts";

export const announcements: ResourceManifest = [
  {
    path: "/announcement",
    title: "announcements",
    load: async () => (await import("./AnnouncementsList.tsx")).AnnouncementsList,
  },
];
