import type { ResourceManifest } from "../manifest.ts";

export const activityFormResponses: ResourceManifest = {
  screens: [
    {
      path: "/mindfulness-open-forms/responses/:id?",
      title: "mindfulOpenResponses",
      load: async () => (await import("./ResponsesList.tsx")).ResponsesList,
    },
  ],
};
