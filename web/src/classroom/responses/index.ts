import { type ComponentType, createElement } from "react";
import {
  leaderTitle,
  type ResponseScreenName,
  responsePaths,
  responseTitles,
} from "../../curriculum/responses/responsePaths.ts";
import type { ResourceManifest } from "../../ui/manifest.ts";

/** Returns the screens of some types' responses: of all of them, and of those to one item. */
export function responseManifest(
  names: readonly ResponseScreenName[],
  load: (name: ResponseScreenName) => Promise<ComponentType> = loadPage,
): ResourceManifest {
  const screens = names.flatMap((name) => {
    const titles = { title: responseTitles[name].staff, leaderTitle: leaderTitle(name) };
    return responsePaths[name].map((path) => ({ path: `${path}/:id?`, ...titles, load: () => load(name) }));
  });
  return { screens };
}

/** The component is made once, so that going from all responses to those of one item keeps what stands. */
async function loadPage(name: ResponseScreenName): Promise<ComponentType> {
  const { ResponsesPage } = await import("./ResponsesPage.tsx");
  return () => createElement(ResponsesPage, { name });
}

/** What each sort of response adds to the portal. */
export const responseManifests = {
  activityFormResponse: responseManifest(["mindfulOpen", "mindfulClose", "puzzle"]),
  pdfFormResponse: responseManifest([
    "kinesthetic",
    "projectBased",
    "peerConnection",
    "familyConnection",
    "playActivity",
    "lessonPlan",
  ]),
  quizAnswer: responseManifest(["quiz"]),
  traitResponse: responseManifest(["trait", "giverTv"]),
};
