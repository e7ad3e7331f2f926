import type { ResourceManifest } from "../../ui/manifest.ts";

/** Photos and videos of classes; their screen is composed in `areas`, with what staff add. */
export const teacherMedia: ResourceManifest = { screens: [] };
