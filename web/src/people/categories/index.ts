import type { ResourceManifest } from "../../ui/manifest.ts";

export const categories: ResourceManifest = [
  {
    path: "/categories",
    title: "categories",
    load: async () => (await import("./CategoriesList.tsx")).CategoriesList,
  },
];
