import type { ResourceManifest } from "../manifest.ts";

export const traits: ResourceManifest = {
  screens: [
    {
      path: "/trait",
      title: "traits",
      load: async () => (await import("./TraitsList.tsx")).TraitsList,
    },
  ],
};
