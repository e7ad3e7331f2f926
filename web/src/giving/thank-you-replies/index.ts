import type { ResourceManifest } from "../../ui/manifest.ts";

export const thankYouReplies: ResourceManifest = [
  {
    path: "/thank-yous/replies",
    title: "thankYouReplies",
    load: async () => (await import("./RepliesPage.tsx")).RepliesPage,
  },
];
