import {
  type ActivityTypeName,
  activityFormResponseEndpoints,
  activityFormResponses,
  activityTypes,
  type Endpoint,
  giverTv,
  giverTvEndpoints,
  nominationResponseEndpoints,
  nominationResponses,
  pdfFormResponseEndpoints,
  pdfFormResponses,
  quizAnswerEndpoints,
  quizAnswers,
  type Resource,
  traitEndpoints,
  traitKinds,
  traitResponseEndpoints,
  traitResponses,
  traits,
} from "@kindling/contract";
import { activityPaths } from "../../curriculum/activities/activityPaths.ts";
import { activityScreens } from "../../curriculum/activities/activityScreens.ts";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";
import type { ResponseScreenName } from "../../curriculum/responses/responsePaths.ts";
import type { ResponseCalls } from "./ResponseRow.ts";

/** The sorts of response by the call that takes them. */
const sorts = {
  "activity-form-response": { resource: activityFormResponses, calls: activityFormResponseEndpoints },
  "pdf-form-response": { resource: pdfFormResponses, calls: pdfFormResponseEndpoints },
  "add-quiz-answer": { resource: quizAnswers, calls: quizAnswerEndpoints },
  "add-nomination-response": { resource: nominationResponses, calls: nominationResponseEndpoints },
} as const;

/** What a screen of responses is made from. */
export interface ResponseScreen {
  readonly resource: Resource;
  readonly calls: ResponseCalls;
  /** The type of what is answered here. */
  readonly type: string;
  readonly area: Area;
  /** What is answered here: the call that names one, and the list where staff find it. */
  readonly item: {
    readonly resource: Pick<Resource, "labels">;
    readonly get: Endpoint;
    readonly path: string;
  };
}

// The sorts differ in what their rows carry beyond the others', which the columns know; their calls are the same.
const alike = (calls: object) => calls as unknown as ResponseCalls;

function ofActivities(kind: ActivityTypeName, area: Area): ResponseScreen {
  const { key, answeredThrough } = activityTypes[kind];
  const { resource, calls } = sorts[answeredThrough];
  const screen = activityScreens[kind];
  const item = { resource: screen.resource, get: screen.calls.get, path: activityPaths[kind] };
  return { resource: resource as unknown as Resource, calls: alike(calls), type: key, area, item };
}

const ofTraits = {
  resource: traitResponses as unknown as Resource,
  calls: alike(traitResponseEndpoints),
  area: "trait",
} as const;

/** What the screen of each type's responses is made from. */
export const responseScreens: Readonly<Record<ResponseScreenName, ResponseScreen>> = {
  mindfulOpen: ofActivities("mindfulOpen", "mindful"),
  mindfulClose: ofActivities("mindfulClose", "mindful"),
  puzzle: ofActivities("puzzle", "puzzle"),
  nomination: ofActivities("nomination", "nomination"),
  projectBased: ofActivities("projectBased", "project"),
  playActivity: ofActivities("playActivity", "play"),
  kinesthetic: ofActivities("kinesthetic", "movement"),
  peerConnection: ofActivities("peerConnection", "connection"),
  familyConnection: ofActivities("familyConnection", "connection"),
  lessonPlan: ofActivities("lessonPlan", "lesson"),
  giverTv: {
    ...ofTraits,
    type: traitKinds.giverTv.key,
    item: { resource: giverTv, get: giverTvEndpoints.get, path: "/givertv-eposide" },
  },
  trait: {
    ...ofTraits,
    type: traitKinds.trait.key,
    item: { resource: traits, get: traitEndpoints.get, path: "/trait" },
  },
  quiz: ofActivities("quiz", "quiz"),
};
