import type { ResourceManifest } from "../../ui/manifest.ts";

export const traits: ResourceManifest = [
  { path: "/trait", title: "traits", load: async () => (await import("./TraitsList.tsx")).TraitsList },
];
