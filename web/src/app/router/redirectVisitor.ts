import { matchesPath, publicPaths } from "../public/publicPaths.ts";

export const isPublic = (pathname: string) => publicPaths.some((pattern) => matchesPath(pattern, pathname));

/** Where somebody without a login is sent instead, or null when they may stay. */
export function redirectVisitor(pathname: string): string | null {
  return isPublic(pathname) ? null : "/log-in";
}
