import type { ResourceManifest } from "../manifest.ts";

export const users: ResourceManifest = {
  screens: [
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
    {
      path: "/users/super-admin/:id",
      title: "superAdmin",
      load: async () => (await import("./user-page/SuperAdminPage.tsx")).SuperAdminPage,
    },
    {
      path: "/users/provider-leader/:id",
      title: "providerLeader",
      load: async () => (await import("./user-page/ProviderLeaderPage.tsx")).ProviderLeaderPage,
    },
    {
      path: "/users/site-leader/:id",
      title: "siteLeader",
      load: async () => (await import("./user-page/SiteLeaderPage.tsx")).SiteLeaderPage,
    },
    {
      path: "/users/instructor/:id",
      title: "instructor",
      load: async () => (await import("./user-page/InstructorPage.tsx")).InstructorPage,
    },
  ],
};
