import type { ResourceManifest } from "../../ui/manifest.ts";

export const sessionThemes: ResourceManifest = [
  {
    path: "/session-themes",
    title: "sessionThemes",
    load: async () => (await import("./SessionThemesList.tsx")).SessionThemesList,
  },
];
