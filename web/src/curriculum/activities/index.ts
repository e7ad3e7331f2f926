import type { ActivityKind } from "@kindling/contract";
import { createElement } from "react";
import type { ResourceManifest } from "../../ui/manifest.ts";
import { activityPaths } from "./activityPaths.ts";

/** The list and form of a kind; the component is made once, when its screen is first visited. */
function manifestOf(kind: ActivityKind): ResourceManifest {
  const load = async () => {
    const { ActivityPage } = await import("./ActivityPage.tsx");
    return () => createElement(ActivityPage, { kind });
  };
  return { screens: [{ path: activityPaths[kind], title: kind, load }] };
}

/** What each kind of activity adds to the portal. */
export const activityManifests = {
  mindfulOpen: manifestOf("mindfulOpen"),
  mindfulClose: manifestOf("mindfulClose"),
  nomination: manifestOf("nomination"),
  puzzle: manifestOf("puzzle"),
  kinesthetic: manifestOf("kinesthetic"),
  projectBased: manifestOf("projectBased"),
  peerConnection: manifestOf("peerConnection"),
  familyConnection: manifestOf("familyConnection"),
  playActivity: manifestOf("playActivity"),
  lessonPlan: manifestOf("lessonPlan"),
  quiz: manifestOf("quiz"),
} satisfies Record<ActivityKind, ResourceManifest>;
