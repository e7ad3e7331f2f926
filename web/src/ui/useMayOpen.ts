import { createContext, use } from "react";

/** Tells whether the person signed in may open a screen, by its path. The app provides it. */
export const MayOpen = createContext<(path: string) => boolean>(() => false);

/** Returns the function that tells whether the person signed in may open a screen, by its path. */
export function useMayOpen(): (path: string) => boolean {
  return use(MayOpen);
}
