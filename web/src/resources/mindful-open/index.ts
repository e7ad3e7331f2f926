import type { ResourceManifest } from "../manifest.ts";

export const mindfulOpen: ResourceManifest = {
  screens: [
    {
      path: "/mindfulness-open-forms",
      title: "mindfulOpen",
      load: async () => (await import("./MindfulOpenList.tsx")).MindfulOpenList,
    },
  ],
};
