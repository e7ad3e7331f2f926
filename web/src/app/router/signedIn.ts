import type { RouteObject } from "react-router";
import type { redirectFor } from "./redirectFor.ts";

/** What there is only for people who are signed in, and so is loaded only for them. */
interface SignedInRoutes {
  readonly routes: RouteObject[];
  readonly redirectFor: typeof redirectFor;
}

let loading: Promise<SignedInRoutes> | null = null;
let loaded: SignedInRoutes | null = null;

/** Loads the routes behind the sign-in, once; after a failure, again. */
export function loadSignedIn(): Promise<SignedInRoutes> {
  loading ??= import("./signedInRoutes.tsx").then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The routes behind the sign-in, as far as they are there. */
export const readSignedIn = (): SignedInRoutes | null => loaded;
