import { useCallback } from "react";
import { matchPath } from "react-router";
import { useSession } from "../../core/session.ts";
import { allowedPaths } from "../allowedPaths.ts";

/** Tells whether the person signed in may open a screen, by its path. */
export function useMayOpen(): (path: string) => boolean {
  const claims = useSession()?.claims;
  return useCallback(
    (path: string) =>
      claims !== undefined && allowedPaths(claims).some((pattern) => matchPath(pattern, path) !== null),
    [claims],
  );
}
