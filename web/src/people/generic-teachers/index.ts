import type { ResourceManifest } from "../../ui/manifest.ts";

export const genericTeachers: ResourceManifest = [
  {
    path: "/teacher",
    title: "genericTeachers",
    load: async () => (await import("./GenericTeachersList.tsx")).GenericTeachersList,
  },
];
