import { activityPaths } from "../activities/activityPaths.ts";

/** Where the responses of each type are read, in the specification's order: first where staff go, last where leaders do. */
export const responsePaths = {
  mindfulOpen: [`${activityPaths.mindfulOpen}/responses`],
  mindfulClose: [`${activityPaths.mindfulClose}/responses`],
  puzzle: [`${activityPaths.puzzle}/responses`],
  nomination: [`${activityPaths.nomination}/responses`, `${activityPaths.nomination}/response`],
  projectBased: [`${activityPaths.projectBased}/responses`],
  playActivity: [`${activityPaths.playActivity}/responses`],
  kinesthetic: [`${activityPaths.kinesthetic}/responses`],
  peerConnection: [`${activityPaths.peerConnection}/responses`],
  familyConnection: [`${activityPaths.familyConnection}/responses`],
  lessonPlan: [`${activityPaths.lessonPlan}/responses`],
  giverTv: ["/trait/giver-tv-res"],
  trait: ["/trait/traits-activity-res"],
  quiz: [`${activityPaths.quiz}/responses`, `${activityPaths.quiz}/response`],
} as const;

/** The types that have a screen of responses, by name. */
export type ResponseScreenName = keyof typeof responsePaths;

/** The same as a list. */
export const responseScreenNames = Object.keys(responsePaths) as ResponseScreenName[];

/** The titles of the screens, under `titles` in the texts; leaders' pages on traits have titles of their own. */
export const responseTitles = {
  mindfulOpen: { staff: "mindfulOpenResponses" },
  mindfulClose: { staff: "mindfulCloseResponses" },
  puzzle: { staff: "puzzleResponses" },
  nomination: { staff: "nominationResponses" },
  projectBased: { staff: "projectBasedResponses" },
  playActivity: { staff: "playActivityResponses" },
  kinesthetic: { staff: "kinestheticResponses" },
  peerConnection: { staff: "peerConnectionResponses" },
  familyConnection: { staff: "familyConnectionResponses" },
  lessonPlan: { staff: "lessonPlanResponses" },
  giverTv: { staff: "giverTvResponses", leader: "giverTvActivityResponses" },
  trait: { staff: "traitResponses", leader: "traitActivityResponses" },
  quiz: { staff: "quizResponses" },
} as const;

type Titles = (typeof responseTitles)[ResponseScreenName];
type Title = Titles["staff"] | Extract<Titles, { leader: string }>["leader"];

/** What a leader's page of a type is titled. */
export function leaderTitle(name: ResponseScreenName): Title {
  const titles = responseTitles[name];
  return "leader" in titles ? titles.leader : titles.staff;
}

/** Where leaders read the responses of a type. */
export function leaderPath(name: ResponseScreenName): string {
  return responsePaths[name].at(-1) ?? "";
}
