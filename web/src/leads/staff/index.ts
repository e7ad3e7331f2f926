import type { ResourceManifest } from "../../ui/manifest.ts";

export const leads: ResourceManifest = [
  { path: "/lead", title: "leads", load: async () => (await import("./LeadsList.tsx")).LeadsList },
  { path: "/lead/:id", title: "lead", load: async () => (await import("./LeadPage.tsx")).LeadPage },
];
