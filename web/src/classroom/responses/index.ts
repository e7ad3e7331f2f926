import { type AnsweredAs, type AnsweredKind, answeredTypes } from "@kindling/contract";
import { type ComponentType, createElement } from "react";
import {
  answeredKinds,
  leaderTitle,
  responsePathsOf,
  responseTitle,
} from "../../curriculum/responses/responsePaths.ts";
import type { ResourceManifest } from "../../ui/manifest.ts";

/** Returns the screens of one sort of responses: for each kind, of all of them and of those to one item. */
export function responseManifest(
  sort: AnsweredAs,
  load: (kind: AnsweredKind) => Promise<ComponentType> = loadPage,
): ResourceManifest {
  const kinds = answeredKinds.filter((kind) => answeredTypes[kind].answeredAs === sort);
  return kinds.flatMap((kind) => {
    const titles = { title: responseTitle(kind), leaderTitle: leaderTitle(kind) };
    return responsePathsOf(kind).map((path) => ({ path: `${path}/:id?`, ...titles, load: () => load(kind) }));
  });
}

/** The component is made once, so that going from all responses to those of one item keeps what stands. */
async function loadPage(kind: AnsweredKind): Promise<ComponentType> {
  const { ResponsesPage } = await import("./ResponsesPage.tsx");
  return () => createElement(ResponsesPage, { name: kind });
}

/** What each sort of response adds to the portal; nominations have a screen of their own. */
export const responseManifests = {
  activityFormResponse: responseManifest("activityFormResponse"),
  pdfFormResponse: responseManifest("pdfFormResponse"),
  quizAnswer: responseManifest("quizAnswer"),
  traitResponse: responseManifest("traitResponse"),
};
