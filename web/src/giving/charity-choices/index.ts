import type { ResourceManifest } from "../../ui/manifest.ts";

export const charityChoices: ResourceManifest = [
  {
    path: "/charity-teacher-association",
    title: "charityChoices",
    load: async () => (await import("./CharityChoicesList.tsx")).CharityChoicesList,
  },
];
