import type { ResourceManifest } from "../manifest.ts";

export const fileCategories: ResourceManifest = {
  screens: [
    {
      path: "/file-category",
      title: "fileCategories",
      load: async () => (await import("./FileCategoriesList.tsx")).FileCategoriesList,
    },
  ],
};
