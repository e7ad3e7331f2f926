import type { ResourceManifest } from "../../ui/manifest.ts";

export const genericTeachers: ResourceManifest = {
  screens: [
    {
      path: "/teacher",
      title: "genericTeachers",
      load: async () => (await import("./GenericTeachersList.tsx")).GenericTeachersList,
    },
  ],
};
