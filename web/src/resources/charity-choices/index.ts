import type { ResourceManifest } from "../manifest.ts";

/** Which charity each class has chosen. */
export const charityChoices: ResourceManifest = { screens: [] };
