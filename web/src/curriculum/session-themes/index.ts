import type { ResourceManifest } from "../../ui/manifest.ts";

export const sessionThemes: ResourceManifest = {
  screens: [
    {
      path: "/session-themes",
      title: "sessionThemes",
      load: async () => (await import("./SessionThemesList.tsx")).SessionThemesList,
    },
  ],
};
