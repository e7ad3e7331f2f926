import { type ActivityKind, eachKind, kindPaths } from "@kindling/contract";
import { createElement } from "react";
import type { ResourceManifest } from "../../ui/manifest.ts";

/** The list and form of a kind; the component is made once, when its screen is first visited. */
function manifestOf(kind: ActivityKind): ResourceManifest {
  const load = async () => {
    const { ActivityPage } = await import("./ActivityPage.tsx");
    return () => createElement(ActivityPage, { kind });
  };
  return [{ path: kindPaths[kind], title: kind, load }];
}

export const activityManifests = eachKind(manifestOf);
