const constituents = [
  "/users/super-admin",
  "/users/provider-leader",
  "/users/site-leader",
  "/users/instructor",
  "/districts",
  "/categories",
  "/providers",
  "/school/:id?",
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
const everyone = ["/imports"] as const;

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
