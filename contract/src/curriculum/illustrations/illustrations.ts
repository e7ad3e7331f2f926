import type { illustrationNames } from "./illustrationNames.ts";

export type IllustrationName = (typeof illustrationNames)[number];

/** The parts of an activity's `details` that name illustrations: one for all of it, and one for each of its texts. */
export const illustrationParts = ["illustration", "step_illustrations", "script_illustrations"] as const;

/** Whether an illustration is one that staff uploaded; all others are of the set. */
export const isUploaded = (illustration: string) => illustration.startsWith("/");

/** Returns where an illustration is served, relative to the server root. */
export const illustrationAddress = (illustration: string): string =>
  isUploaded(illustration) ? illustration : `/illustrations/${illustration}.svg`;
