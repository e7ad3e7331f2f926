import type { ResourceManifest } from "../../ui/manifest.ts";

/** What classes brought in; its screen is composed in `areas`, with what staff log. */
export const classDonations: ResourceManifest = { screens: [] };
