import type { ResourceManifest } from "../../ui/manifest.ts";

/** Contacts have no screen of their own: they are kept with their charity. */
export const contacts: ResourceManifest = { screens: [] };
