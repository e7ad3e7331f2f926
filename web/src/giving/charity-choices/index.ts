import type { ResourceManifest } from "../../ui/manifest.ts";

export const charityChoices: ResourceManifest = {
  screens: [
    {
      path: "/charity-teacher-association",
      title: "charityChoices",
      load: async () => (await import("./CharityChoicesList.tsx")).CharityChoicesList,
    },
  ],
};
