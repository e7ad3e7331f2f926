import type { ResourceManifest } from "../../ui/manifest.ts";

export const users: ResourceManifest = [
  {
    path: "/users/super-admin",
    title: "superAdmins",
    load: async () => (await import("./SuperAdminsList.tsx")).SuperAdminsList,
  },
  {
    path: "/users/provider-leader",
    title: "providerLeaders",
    load: async () => (await import("./ProviderLeadersList.tsx")).ProviderLeadersList,
  },
  {
    path: "/users/site-leader",
    title: "siteLeaders",
    load: async () => (await import("./SiteLeadersList.tsx")).SiteLeadersList,
  },
  {
    path: "/users/instructor",
    title: "instructors",
    load: async () => (await import("./InstructorsList.tsx")).InstructorsList,
  },
];
