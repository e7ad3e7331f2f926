import { answeredKinds, responsePathsOf } from "../../curriculum/responses/responsePaths.ts";
import { namedReportPaths, reportPaths } from "../menus/reportLines.ts";

const both = [
  "/index",
  "/index/classes",
  "/users/instructor/:id?",
  "/school/:id?",
  ...answeredKinds.flatMap(responsePathsOf),
  "/teacher-media",
  "/donations",
  "/thank-yous",
  "/thank-yous/replies",
  "/giving-overview",
  "/giving-by-year",
  "/pacing",
  "/imports",
  "/notifications",
  // Leaders without access see who can help.
  ...namedReportPaths,
] as const;

export const leaderPaths = {
  site_leader: [...both, ...reportPaths("Site Leader"), "/users/site-leader", "/users/provider-leader"],
  provider_leader: [
    ...both,
    ...reportPaths("Provider Leader"),
    "/users/provider-leader/:id?",
    "/users/site-leader/:id?",
    "/providers/:id",
  ],
} as const;
