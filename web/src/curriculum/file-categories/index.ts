import type { ResourceManifest } from "../../ui/manifest.ts";

export const fileCategories: ResourceManifest = {
  screens: [
    {
      path: "/file-category",
      title: "fileCategories",
      load: async () => (await import("./FileCategoriesList.tsx")).FileCategoriesList,
    },
  ],
};
