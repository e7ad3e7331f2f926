import type { ResourceManifest } from "../manifest.ts";

/** What classes brought in. */
export const classDonations: ResourceManifest = { screens: [] };
