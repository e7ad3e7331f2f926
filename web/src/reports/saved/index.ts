import type { ResourceManifest } from "../../ui/manifest.ts";

/** Saved reports have no screen of their own: they are kept on the screen of their report. */
export const savedReports: ResourceManifest = { screens: [] };
