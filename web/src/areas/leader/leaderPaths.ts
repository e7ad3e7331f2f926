const both = [
  "/users/instructor/:id?",
  "/school/:id?",
  "/mindfulness-open-forms/responses",
  "/activity-summary",
  "/imports",
] as const;

/** The screens of the leaders; what of them each may see and do, the server decides. */
export const leaderPaths = {
  site_leader: both,
  provider_leader: [...both, "/users/provider-leader/:id?", "/users/site-leader/:id?", "/providers/:id"],
} as const;
