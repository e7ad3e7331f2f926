import type { ResourceManifest } from "../manifest.ts";

export const providers: ResourceManifest = {
  screens: [
    {
      path: "/providers",
      title: "providers",
      load: async () => (await import("./ProvidersList.tsx")).ProvidersList,
    },
  ],
};
