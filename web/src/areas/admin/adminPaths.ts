const constituents = [
  "/users/super-admin/:id?",
  "/users/provider-leader/:id?",
  "/users/site-leader/:id?",
  "/users/instructor/:id?",
  "/lead",
  "/lead/:id",
  "/districts",
  "/categories",
  "/providers/:id?",
  "/school/:id?",
  "/teacher",
] as const;

const curriculum = [
  "/program-video",
  "/levels",
  "/session",
  "/session-themes",
  "/trait",
  "/mindfulness-open-forms",
  "/mindfulness-open-forms/responses/:id?",
  "/mindfulness-open-forms/preview/:id",
] as const;

const charities = ["/charity/:id?"] as const;
const reports = ["/activity-summary"] as const;
const everyone = ["/imports", "/audit-log"] as const;

/** The screens of the programme's staff: all of them for an unrestricted Super Admin, else by permission group. */
export const adminPaths = {
  super_admin: [...constituents, ...curriculum, ...charities, ...reports, ...everyone],
  constituents: [...constituents, ...everyone],
  charities: [...charities, ...everyone],
  curriculum: [...curriculum, ...reports, ...everyone],
  page_files: everyone,
  teacher_media_uploads: everyone,
  reports: [...reports, ...everyone],
} as const;
