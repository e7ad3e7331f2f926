const both = [
  "/users/instructor",
  "/school/:id?",
  "/mindfulness-open-forms/responses",
  "/activity-summary",
  "/imports",
] as const;

/** The screens of the leaders; what of them each may see and do, the server decides. */
export const leaderPaths = {
  site_leader: both,
  provider_leader: [...both, "/users/provider-leader", "/users/site-leader"],
} as const;
