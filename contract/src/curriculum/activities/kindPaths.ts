import type { AnsweredKind } from "./answeredTypes.ts";

/** Where the portal lists each kind, in the order in which menus list its responses; previews are below it. */
export const kindPaths = {
  mindfulOpen: "/mindfulness-open-forms",
  mindfulClose: "/mindfulness-close-forms",
  puzzle: "/puzzle-form",
  nomination: "/nomination-forms",
  projectBased: "/pbl-activities",
  playActivity: "/play-activity",
  kinesthetic: "/kinesthetic",
  peerConnection: "/peer-connections-activities",
  familyConnection: "/family-connections-activities",
  lessonPlan: "/lesson-activities",
  giverTv: "/givertv-eposide",
  trait: "/trait",
  quiz: "/quiz",
} as const satisfies Record<AnsweredKind, string>;
