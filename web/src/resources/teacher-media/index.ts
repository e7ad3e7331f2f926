import type { ResourceManifest } from "../manifest.ts";

export const teacherMedia: ResourceManifest = {
  screens: [
    {
      path: "/teacher-media",
      title: "teacherMedia",
      load: async () => (await import("./TeacherMediaPage.tsx")).TeacherMediaPage,
    },
  ],
};
