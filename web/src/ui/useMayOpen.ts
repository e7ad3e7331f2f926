import { createContext, use } from "react";

/** Whether the user may open a screen, by its path; provided by the app. */
export const MayOpen = createContext<(path: string) => boolean>(() => false);

export function useMayOpen(): (path: string) => boolean {
  return use(MayOpen);
}
