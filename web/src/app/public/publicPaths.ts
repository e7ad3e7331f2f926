import { frontPages } from "../front-door/frontPages.ts";

/** The addresses that need no sign-in: the front door's, and those that are drawn by the router. */
export const publicPaths: readonly string[] = [
  ...frontPages.map(({ path }) => path),
  "/lead-module/:unique_id",
  "/404",
  // Every shared part in its states, where the portal is developed.
  ...(import.meta.env.DEV ? ["/design"] : []),
];

/** Whether an address is of a pattern such as `/lead-module/:unique_id`; a slash at its end counts for nothing. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = pattern.split("/");
  const parts = pathname.replace(/\/+$/, "").split("/");
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => {
      const found = parts[at] ?? "";
      return part.startsWith(":") ? found !== "" : found.toLowerCase() === part;
    })
  );
}
