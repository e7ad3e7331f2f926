import { lazy } from "react";

export { ThanksFrame as Frame } from "./ThanksFrame.tsx";

/** The page to join a room, with its texts; what it needs is listed here instead of in the portal's first script. */
export const Page = lazy(async () => ({
  default: (await import("../../classroom/joining/JoinPage.tsx")).JoinPage,
}));
