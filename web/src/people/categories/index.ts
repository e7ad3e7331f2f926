import type { ResourceManifest } from "../../ui/manifest.ts";

export const categories: ResourceManifest = {
  screens: [
    {
      path: "/categories",
      title: "categories",
      load: async () => (await import("./CategoriesList.tsx")).CategoriesList,
    },
  ],
};
