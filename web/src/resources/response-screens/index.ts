import { createElement } from "react";
import type { ResourceManifest } from "../manifest.ts";
import { leaderTitle, type ResponseScreenName, responsePaths, responseTitles } from "./responsePaths.ts";

/** The screens of some types' responses: of all of them, and of those to one item. */
function manifestOf(...names: ResponseScreenName[]): ResourceManifest {
  const screens = names.flatMap((name) => {
    // The component is made once, so that going from all responses to those of one item keeps what stands.
    const load = async () => {
      const { ResponsesPage } = await import("./ResponsesPage.tsx");
      return () => createElement(ResponsesPage, { name });
    };
    const titles = { title: responseTitles[name].staff, leaderTitle: leaderTitle(name) };
    return responsePaths[name].map((path) => ({ path: `${path}/:id?`, ...titles, load }));
  });
  return { screens };
}

/** What each sort of response adds to the portal. */
export const responseManifests = {
  activityFormResponse: manifestOf("mindfulOpen", "mindfulClose", "puzzle"),
  nominationResponse: manifestOf("nomination"),
  pdfFormResponse: manifestOf(
    "kinesthetic",
    "projectBased",
    "peerConnection",
    "familyConnection",
    "playActivity",
    "lessonPlan",
  ),
  quizAnswer: manifestOf("quiz"),
  traitResponse: manifestOf("trait", "giverTv"),
};
