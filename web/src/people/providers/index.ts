import type { ResourceManifest } from "../../ui/manifest.ts";

export const providers: ResourceManifest = [
  {
    path: "/providers",
    title: "providers",
    load: async () => (await import("./ProvidersList.tsx")).ProvidersList,
  },
];
