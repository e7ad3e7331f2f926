import type { ResourceManifest } from "../manifest.ts";

/** What classes brought in. */
export const classDonations: ResourceManifest = {
  screens: [
    {
      path: "/donations",
      title: "donations",
      load: async () => (await import("./DonationsList.tsx")).DonationsList,
    },
  ],
};
