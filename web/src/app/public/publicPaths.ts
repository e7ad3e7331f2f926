export const publicPaths = [
  "/log-in",
  "/auth/reset-password",
  "/forgot-password",
  "/password-success",
  "/change-password",
  "/stop-mails/:token",
  "/lead-module",
  "/lead-module/:unique_id",
  "/404",
] as const;
