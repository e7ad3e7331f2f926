import type { ResourceManifest } from "../../ui/manifest.ts";

export const fileCategories: ResourceManifest = [
  {
    path: "/file-category",
    title: "fileCategories",
    load: async () => (await import("./FileCategoriesList.tsx")).FileCategoriesList,
  },
];
