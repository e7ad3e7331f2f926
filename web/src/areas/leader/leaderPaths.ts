import { responsePaths, responseScreenNames } from "../../resources/response-screens/responsePaths.ts";

const both = [
  "/users/instructor/:id?",
  "/school/:id?",
  ...responseScreenNames.flatMap((name) => responsePaths[name]),
  "/teacher-media",
  "/donations",
  "/activity-summary",
  "/imports",
] as const;

/** The screens of the leaders; what of them each may see and do, the server decides. */
export const leaderPaths = {
  site_leader: both,
  provider_leader: [...both, "/users/provider-leader/:id?", "/users/site-leader/:id?", "/providers/:id"],
} as const;
